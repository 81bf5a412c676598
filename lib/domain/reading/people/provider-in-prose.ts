import { type Candidate, type Reading, spansWithin } from "../page/candidate";
import type { Line, Sentence } from "../page/page-lines";
import { findPayers } from "../payer/payer-mention";
import { ORGANIZATION } from "./provider-words";

export function performedBy({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((s) =>
    [
      ...s.text.matchAll(YOUR_LETTER),
      ...s.text.matchAll(PERFORMED_BY),
      ...s.text.matchAll(SEEN_BY),
      ...s.text.matchAll(YOUR_DOCTOR),
      ...s.text.matchAll(ASKED_FROM),
      ...s.text.matchAll(BY_NUMBER),
      ...s.text.matchAll(SENT_BY),
      ...s.text.matchAll(BILLED_US),
      ...s.text.matchAll(WENT_TO),
      ...s.text.matchAll(IS_PROVIDER),
      ...s.text.matchAll(CLINICIAN_BILLED),
      ...s.text.matchAll(IS_TREATING),
    ].flatMap((m) => {
      const value = (m[1] ?? "").trim();
      const person =
        /^Dr\. /.test(value) ||
        /(?:TIN|NPI|Tax ID)$/.test(m[0]) ||
        /, ?(?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR|SLP|APRN|[FC]?NP|PA-?C?|LCSW)$/.test(m[0]);
      if (findPayers(value).length > 0 || !(person || ORGANIZATION.test(value))) return [];
      return [{ value: onOneLine(value, s, lines), score: 0.55, spans: spansWithin(s, lines, value) }];
    }),
  );
}

/** "… performed on January 5, 2026, by Dr. Miriam Halvorsen …" */
const PERFORMED_BY =
  /\b(?:performed|provided|rendered|given|furnished|administered|delivered|treated|placed|[Ss]ervices?|[Cc]are|[Vv]isits?|care|tests?|acupuncture|therapy|MRI|CT|scan|[Xx]-?ray|imaging|surgery|injection|study|exam)\b[^.;]{0,100}?\b(?:by|with|at|(?<!\b(?:referrals?|approvals?|authorizations?|orders?|prescriptions?|records?|notes?|letters?|information|payments?) )from) ((?:Dr\. )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.&-]*){1,5})(?:, ?(?:M\.?D|D\.?O|D\.?C|DPT|PT|NP|PA-C)\b)?/gu;

/** "… where Lacey was seen on 6 December 2025 by Ruth Ann Combs, APRN" */
const SEEN_BY =
  /\b(?:was|were) (?:seen|treated)\b(?![^.;]{0,120}\b(?:for us|at our request|independent)\b)[^.;]{0,60}?\bby ((?:Dr\. )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?:, ?(?:APRN|A?R?NP|FNP|CNP|PA-?C?|M\.?D|D\.?O|D\.?C|DPT|PT|OTR)\b)/gu;

/** "… asked for by Dr. Quentin Oyelaran of Rio Puerco Spine Institute for M54.51" */
const ASKED_FROM =
  /\b(?:asked for|requested|ordered|recommended|prescribed|submitted) by [^.;]{0,6}(?:\p{Lu}[\p{L}'’-]+,? ){1,4}(?:of|at|with) (\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+){1,5})/gu;

/** "The claim was sent by Canal Street Physical Therapy, which …": who bills has done it. */
const SENT_BY =
  /\b(?:claims?|bills?|invoices?|charges)\b[^.;]{0,60}? (?:sent|submitted|filed|billed|received|came)(?: (?:in|to us|us))?(?: on [^.;,]{6,20},?)? (?:by|from) (\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+){1,5})/gu;
/** "You saw Dr. Owen Falk on September 2", "She went to Canal Street Physical Therapy" */
const WENT_TO =
  /\b(?:[Yy]ou|[Ss]?[Hh]e|[Tt]hey|[Tt]he (?:patient|member)) (?:went to|visited|saw|chose|used) ((?:Dr\. )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.&-]*){1,5})(?:, ?(?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR|SLP|NP|PA-C)\b)?/gu;
/** "The provider, Canal Street Physical Therapy, has no contract with us" */
const IS_PROVIDER =
  /\b[Tt]he (?:rendering |treating |billing |servicing )?(?:provider|practice|clinic|facility), (\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+){1,5})(?=,)/gu;
/** "Owen Falk, DPT, billed for more units than …" */
const CLINICIAN_BILLED =
  /(?<=^|: )(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}), (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR|SLP|NP|PA-?C|LCSW)(?=,? (?:billed|charged|treated|saw|gave|provided|performed)\b)/gu;
/** "Canal Street Physical Therapy billed us for this visit." */
const BILLED_US =
  /(?<=^|: )((?:\p{Lu}[\p{L}'’&-]+ ){2,6})(?:has |have )?(?:billed|charged|sent|submitted)(?: (?:us|the plan|our plan|the claim|this claim|a claim|a bill)\b)/gu;

/** "Your doctor, Dr. Paloma Reyes, asked us …", "Your child's occupational therapist, Annika Rostad, OTR/L, …" */
const YOUR_DOCTOR =
  /\b[Yy]our (?:(?:child|son|daughter|patient|family)['’]s )?(?:[\p{Ll}-]+ ){0,2}(?:doctor|provider|therapist|chiropractor|surgeon|physician|clinician|practitioner),? (Dr\. \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}(?=,? (?:M\.?D|D\.?O|DC|DPM|DPT|PT|OTR|SLP|CCC-SLP|NP|PA-C|LCSW|PhD)\b)),?(?: (?:M\.?D|D\.?O|DC|DPM|DPT|PT|OTR|SLP|CCC-SLP|NP|PA-C|LCSW|PhD)\b)?/gu;

/** "… for three claims, provider Coral Way Endocrine, TIN 00-8817402" */
const BY_NUMBER =
  /\b[Pp]rovider,? (\p{Lu}[\p{L}'’.&-]{0,30}(?: (?:of |and |& )?\p{Lu}[\p{L}'’.&-]{0,30}){1,5}),? \(?(?:TIN|NPI|Tax ID)\b/gu;

/** "Re: your letter of 12 October 2026, Clearwater Audiology" */
const YOUR_LETTER =
  /\b[Yy]our (?:letter|appeal|request|dispute|fax|inquiry) (?:of|dated|from) [^,;:]{5,20}(?:, \d{4})?, ((?:\p{Lu}[\p{L}&'’.-]+ ?){2,6})/gu;

/** "The treating therapist we have on file is Beatriz Solheim, DPT." */
const IS_TREATING =
  /\b(?:treating|rendering|servicing|attending) (?:therapist|provider|physician|doctor|clinician|practitioner)\b[^.;:]{0,40} (?:is|was) ((?:Dr\. )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}), ?(?:M\.?D|D\.?O|DC|DPM|DPT|PT|OTR|SLP|NP|PA-C|LCSW)\b/gu;

/** So long a line of running text goes on in the next one, and so may a name. */
const FULL_LINE = 60;

/** A name that ends its line does not go on with the next one's first word, unless a sentence goes on behind it there. */
function onOneLine(value: string, { spans, text }: Sentence, lines: Line[]): string {
  const words = value.split(" ");
  const behind = text.slice(text.indexOf(value) + value.length);
  const isRunning = spans.length > 1 && spans.every(({ line }) => lines[line]?.cells.length === 1);
  const isFull = spans.slice(0, -1).some(({ line, start, end }) => {
    const printed = lines[line]?.text.slice(start, end).trimEnd() ?? "";
    return end > FULL_LINE && words.some((_, n) => n > 0 && printed.endsWith(words.slice(0, n).join(" ")));
  });
  if (isRunning && isFull && /^(?:[.,;:)]|$| \p{Ll})/u.test(behind))
    return value.replace(/(?<=\p{L}{4})\.$/u, "");
  for (let count = words.length; count >= 2; count--) {
    const part = words.slice(0, count).join(" ");
    if (spans.some((s) => lines[s.line]?.text.slice(s.start, s.end).includes(part))) return part;
  }
  return value;
}
