import { isNoOrganization } from "../gates/name-gate";
import { bestOf, type Candidate, inScope, type Reading, type Scope, spansWithin } from "../page/candidate";
import { oneName } from "../page/name-parts";
import type { Line, Sentence } from "../page/page-lines";
import { parsePersonName } from "../page/person-name";
import { findPayers } from "../payer/payer-mention";
import { stackedProvider } from "./stacked-provider";

/** The practice that billed, or whoever treated there. */

const ORGANIZATION =
  /\b(?:clinics?|associates|group|physicians?|doctors|hospital|llc|pllc|p\.?c\.?|m\.?d\.?|d\.?o\.?|dpm|dds|dmd|np|centers?|center|practice|orthop\w+|pediatrics?|therapy|pt|rehab\w*|chiropractic|surgery|surgical|dental|imaging|diagnostics?|medical|health|medicine|care|counseling|ambulance|wellness|podiatry|spine|nursing|supply|institute|pain|eye|services|lab|partners|studio|recovery|psychology|acupuncture|\w{3,}ology|\w{3,}ologists?|\w{3,}iatry|allergy|anesthesia|vision|optical|hearing|speech|women's health|midwifery|dentistry|mobility|equipment|home health|infusion|dialysis|hospice|sleep)\b/i;

/** `ownPaper`: the practice wrote it, so that its letterhead names it. */
export function readProvider(
  reading: Reading,
  scope: Scope | undefined,
  ownPaper = false,
): Candidate | undefined {
  const found: Candidate[] = ownPaper ? letterhead(reading) : [];
  const stacked = stackedProvider(reading);
  found.push(...afterNumber(reading), ...stacked);
  for (const v of reading.labeled) {
    // "Provider /" over a column of several things is read as a whole.
    if (stacked.length > 0 && v.layout === "below") continue;
    // "CLINIC" under "PROVIDER" is the list's next label, and a log of payments tells who else was paid.
    if (/^(?:clinic|office|facility|hospital|practice|group)$/i.test(v.value)) continue;
    if (v.layout === "below" && /^(?:paid to|payee)$/i.test(v.labelText) && isLog(reading, v)) continue;
    const sender = ownPaper && /^(?:from|sender)$/i.test(v.labelText);
    if ((v.label.kind !== "provider" && !sender) || TOTALS_LINE.test(reading.lines[v.span.line]?.text ?? ""))
      continue;
    // "With     Brandywine Chiropractic" beside other labels; in running text the word announces nobody.
    if (/^with$/i.test(v.labelText) && v.layout !== "next-cell") continue;
    const printed = v.value.length > LONGEST_NAME ? withoutPractice(v.value) : v.value;
    // "Dear Provider:" over the letter's first words.
    if (
      /\bdear (?:\w+ ){0,2}$/i.test(
        reading.lines[v.labelLine]?.text.toLowerCase().split(v.labelText.toLowerCase())[0] ?? "",
      )
    )
      continue;
    // "Mail original claims to: TMHP, PO Box 200555": where something is sent.
    if (/\bP\.? ?O\.? ?Box\b/i.test(printed)) continue;
    const value = printed
      .replace(/^(?:Dear|Attention|Attn)[:,]? (?=\p{Lu})/u, "")
      // "1359174020 S ETXEBERRIA NP": the number of who treated before the name.
      .replace(/^\d{10},? (?=\p{Lu})/u, "")
      .replace(
        /\s*(?:\(|\||,? \d{3}[ -]?\d{3}|,? (?:NPI|PTAN|Tax ID|TIN|billing (?:dept|department|office|\())\b|, billing\b).*$/,
        "",
      )
      .replace(/,? \(?(?:in|out[- ]of)[- ](?:the )?network\b.*$|,? \(?(?:non-?)?participating\b.*$/i, "")
      .replace(LEADING_LETTER, "")
      .replace(STAFF_BEHIND, (whole, house: string) => (ORGANIZATION.test(house) ? house : whole))
      .replace(CREDENTIALS_OF, "$1")
      .replace(PERSON_OF, (whole, practice: string) => (ORGANIZATION.test(practice) ? practice : whole))
      .replace(/[\s,;]+$/, "")
      .trim();
    if (
      value.length < 4 ||
      value.length > LONGEST_NAME ||
      /^\d|\d{4,}|[:$]/.test(value) ||
      !/^\p{Lu}/u.test(value) ||
      value.split(" ").length > 8
    )
      continue;
    if (
      findPayers(value).length > 0 ||
      isNoProvider(value) ||
      /^(?:dear|parents?|guardians?|family|billing|medical records|claims?|appeals?|npi|member|patient|remittance|explanation|summary|number|signature|provided|information)\b/i.test(
        value,
      ) ||
      (!value.includes(" ") && !ORGANIZATION.test(value))
    )
      continue;
    const known = ORGANIZATION.test(value) ? 0.12 : 0;
    found.push({
      value,
      score:
        v.label.weight * (v.layout === "below" ? 0.8 : 0.85) +
        known -
        v.labelLine * 0.0005 +
        (scope && inScope(scope, v.span.line) ? 0.3 : 0),
      spans: [v.span],
    });
  }
  reading.lines.slice(0, 40).forEach((line, index) => {
    for (const cell of line.cells) {
      const below = reading.lines[index + 1]?.cells.find((c) => Math.abs(c.start - cell.start) <= 2);
      const address =
        below &&
        /^(?:\d{1,6} \p{L}|\p{Lu}[\p{L} .]{2,20},? (?:[A-Z]{2}|\p{Lu}[\p{L} ]{3,14}) \d{5}\b|attn|re:|subject:|attention\b|billing|P\.? ?O|fax\b|phone\b|tel\b|tax id|TIN\b|NPI\b|PTAN\b|vendor\b|provider (?:id|no|number|#))/iu.test(
          below.text,
        );
      const under = reading.lines[index + 2]?.cells.find((c) => Math.abs(c.start - cell.start) <= 2);
      // "Renner Okafor, LPC" over "Susquehanna Day Treatment" over a street: whom the payer writes to.
      if (index > 2 && !address && isClinician(cell.text) && /^\d{1,6} \p{Lu}/u.test(under?.text ?? ""))
        found.push({
          value: cell.text,
          score: 0.56,
          spans: [{ line: index, start: cell.start, end: cell.end }],
        });
      if (
        address &&
        index > 2 &&
        (ORGANIZATION.test(cell.text) || NUMBERED.test(below.text)) &&
        !/[:\d]|^(?:c\/o|attn|care of)\b|\bclaims?\b/i.test(cell.text) &&
        !isNoProvider(cell.text) &&
        findPayers(cell.text).length === 0
      ) {
        found.push({
          value: cell.text,
          score: 0.6,
          spans: [{ line: index, start: cell.start, end: cell.end }],
        });
      }
    }
  });
  found.push(...underSubject(reading), ...beforeNumber(reading), ...performedBy(reading));
  if (!ownPaper) found.push(...recipient(reading));
  return bestOf(found.filter((c) => !isNoOrganization(c.value)));
}

/** Longer it is a person with the house that the person works for, or no name. */
const LONGEST_NAME = 60;

const CLINICIAN =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?),? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR(?:\/L)?|SLP|NP|PA-C|PhD|PsyD|LCSW|LPC|LMFT|LMHC)\.?$/u;
const isClinician = (text: string): boolean => {
  const name = CLINICIAN.exec(text)?.[1];
  return name !== undefined && parsePersonName(name)?.printed === name;
};

/** "RE: Level 1 appeal" over the patient, the claim and, in a line of its own, "Kezia Landrieu, PT": who treated. */
function underSubject({ lines }: Reading): Candidate[] {
  let isOpen = false;
  return lines.slice(0, 40).flatMap(({ text, cells: [cell, ...others] }, line) => {
    isOpen = /^\s*(?:re|subject|regarding)\s?:/i.test(text) || (isOpen && cell !== undefined);
    return isOpen && cell && others.length === 0 && isClinician(cell.text)
      ? [{ value: cell.text, score: 0.55, spans: [{ line, start: cell.start, end: cell.end }] }]
      : [];
  });
}

/** Different names in one column. */
const isLog = ({ labeled }: Reading, v: Reading["labeled"][number]): boolean =>
  labeled.some(
    (o) =>
      o.labelLine === v.labelLine &&
      o.labelText === v.labelText &&
      o.layout === "below" &&
      o.value !== v.value &&
      /\p{L}{4}/u.test(o.value),
  );

/** Under a name: it is one that bills. */
const NUMBERED = /^(?:PTAN|NPI|TIN|tax id)\b/i;

/** "Provider Disputes, Station 4" is an office of the payer's; "Twelve more visits" was asked for. */
export const isNoProvider = (value: string): boolean =>
  /^(?:(?:provider|member|customer) )?(?:disputes?|financial|recover\w+|reimbursement|finance|accounting|integrity|relations|services?|correspondence|inquir\w+|operations|network|contact|portal|manual|support|detail|advisory|inquiry|bulletin|payments?|voucher|response|resolution|enrollment|audit|recovery|overpayments?|name and)\b/i.test(
    value,
  ) ||
  /^(?:custodian|keeper|director|manager|office|health information|release) (?:of|manager|management)\b/i.test(
    value,
  ) ||
  /^(?:(?:employee|group|member|your|the|our) )*(?:health|medical|benefit|dental) plan$/i.test(value) ||
  /^(?:(?:\w+ )?(?:more|additional)|up to|your|our|the|this|not|no)\b/i.test(value) ||
  /\b(?:visits|sessions|outpatient|inpatient|requested|denied|approved)\b/i.test(value) ||
  // "… written appeal to / Coding Appeals at the address above."
  /\bat the (?:address|number|fax)\b|\b(?:appeals|disputes|grievances|reconsiderations)\b/i.test(value);

/** "Stay at Prairie Crest Hospital": what was done there is no part of its name. */
const OF_A_VISIT =
  /^(?:stay|admission|admitted|visits?|services?|surgery|treatment|care|procedure) (?:at|with|by|in|from) (?:the )?(?=\p{Lu})/iu;

/** A person with what they learned, "of" a practice: the person alone. */
export function withoutPractice(name: string): string {
  // "Hill Country Nursing, for Dr. Ada Brandt": the house asks in the doctor's name.
  const asked = name
    .replace(/^Dear (?=\p{Lu})/u, "")
    .replace(OF_A_VISIT, "")
    .replace(/^.{4,50}, (?:for|on behalf of) (?=Dr\.? \p{Lu})/u, "");
  const short = oneName(beforeHouse(besideStroke(asked)).replace(CREDENTIALS_OF, "$1"));
  // "Paulette Gruszka of Riverbend Family Chiropractic": before "of" stands a person, behind it a house.
  const [person = "", house] = short.split(/,? of (?=\p{Lu})/u);
  const isPerson = / /.test(person) && parsePersonName(person)?.printed === person;
  return house && isPerson && !/[,&]/.test(person) ? person : short;
}

/** "Dr. Solange Petitjean, Wrenway Pediatric Therapy": who treated, and where. */
function beforeHouse(name: string): string {
  // "Hollis Tremaine, DPT, Foothill Orthopedic Rehab", "Jasper Kincaid, D.C., at Kincaid Chiropractic"
  const joined = name.replace(LEARNED, "$1 $2").replace(/, (?:at|with|of) (?=\p{Lu})/u, ", ");
  const [first = "", house = "", ...more] = joined.split(", ");
  const bare = first
    .replace(/^Dr\.? /, "")
    .replace(/\b([A-Z])\.([A-Z])\.?$/, "$1$2")
    .replace(CREDENTIALS_BEHIND, "");
  const isPerson = parsePersonName(bare)?.printed === bare && !ORGANIZATION.test(bare);
  // Behind a person with what they learned any name of several words is a house's.
  const isHouse = ORGANIZATION.test(house) || LEARNED.test(name);
  return isPerson && more.length === 0 && isHouse && / \p{L}{4}/u.test(house)
    ? name.slice(0, name.indexOf(house)).replace(/,? (?:(?:at|with|of) )?$/, "")
    : name;
}
const LEARNED =
  /^([^,]+), (M\.?D|D\.?O|D\.?C|OD|DPM|DPT|PT|OTR(?:\/L)?|NP|FNP|PA-C|PhD|PsyD|LCSW|LMFT|SLP|CCC-SLP)\.?(?=, )/;

/** "Kennebec Valley Behavioral Health / Ingrid Thorsen, LCSW": of a house and a person the person alone. */
function besideStroke(name: string): string {
  // "Black Canyon Sports Therapy - S. Yarrow, PT"
  const [first = "", second, ...more] = name.split(/ \/ | [-–] /);
  if (!second || more.length > 0) return name;
  const isPerson = (part: string) => {
    const bare = WITH_CREDENTIALS.exec(part)?.[1] ?? /^Dr\.? (\p{Lu}.+)$/u.exec(part)?.[1] ?? "";
    // "CAPE FEAR SPINAL CARE" ends like letters that somebody learned.
    const isHouse = ORGANIZATION.test(bare) || HOUSE_BEHIND.test(part);
    return (parsePersonName(bare) !== undefined || INITIAL_AND_NAME.test(bare)) && !isHouse;
  };
  const person = [first, second].find(isPerson);
  const house = person === first ? second : first;
  return person && !isPerson(house) && ORGANIZATION.test(house) ? person : name;
}
const HOUSE_BEHIND = /\b(?:care|clinic|group|pain|spine|eye|sleep|labs?|rehab|ctr|assoc|med)$/i;
/** "A. Szymanski", behind whose house stands what they learned. */
const INITIAL_AND_NAME = /^\p{Lu}\. ?\p{Lu}[\p{L}'’-]{2,30}$/u;
/** "Priya Nandakumar OD": no comma before what somebody learned. */
const CREDENTIALS_BEHIND =
  / (?:MD|DO|OD|DC|DPM|DDS|DMD|DPT|PT|NP|FNP|PA-C|PhD|PsyD|LCSW|LMFT|SLP|CCC-SLP|OTR(?:\/L)?)$/;
const WITH_CREDENTIALS =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?)(?:,? (?:[A-Z]{2,5}(?:-[A-Z]{1,4})?|M\.D\.|D\.[OC]\.))+$/u;

/** A box's letter before capitals; "T HUANG PT" is a person's initial. */
const LEADING_LETTER = /^[A-Z] (?=[A-Z]{2})(?![A-Z'’-]{2,25},? (?:MD|DO|DC|DPM|DPT|PT|OTR?|NP|PA|LCSW|SLP)$)/;

/** "Alamo Kids Speech & Language - Brenda Fitzroy, SLP": the house, and who of it asks. */
const STAFF_BEHIND =
  /^(\p{Lu}[\p{L}&.,'’ ]{3,50}) [-–] \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2},? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR?|NP|PA-C|PhD|LCSW|SLP|CCC-SLP)\.?$/u;

/** "Priya Natarajan, PT, DPT, of Wickford Balance Clinic" */
const CREDENTIALS_OF =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?)(?:, (?:[A-Z]{2,5}(?:-[A-Z]{1,4})?|M\.D\.|D\.[OC]\.))+,? of \p{Lu}.*$/u;

/** "Gideon Marchbanks, DO, Whitetail Family Practice" */
const PERSON_OF =
  /^[\p{Lu}][\p{L}.'’ -]{4,40}, (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|NP|PA-C|PhD|LCSW)\.?, (?=\p{Lu}[\p{L}&'’ ]+$)(.+)$/u;

const TOTALS_LINE = /^\s*(?:pt\.? resp|patient resp|claim totals?|totals?|net|rem:|sub-?totals?)\b/i;

function letterhead({ lines }: Reading): Candidate[] {
  const printed = lines.flatMap((one, at) => (one.cells.length > 0 ? [at] : [])).slice(0, 3);
  // "FINAL NOTICE" may stand over the name.
  const line = printed.find((at) => ORGANIZATION.test(lines[at]?.cells[0]?.text ?? "")) ?? -1;
  const cell = lines[line]?.cells[0];
  return cell && ORGANIZATION.test(cell.text) && !/[:\d]/.test(cell.text)
    ? [{ value: cell.text, score: 0.8, spans: [{ line, start: cell.start, end: cell.end }] }]
    : [];
}

/** "PROVIDER NUMBER 90018827 HARVEST LANE CLINIC", "PROVIDER: 1487712345  CEDAR FALLS FAMILY MEDICINE". */
function afterNumber({ labeled, lines }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    if (
      !/\b(?:provider|payee|vendor|facility|billing|rendering)\b/i.test(v.labelText) ||
      v.layout === "below"
    )
      return [];
    const line = lines[v.span.line];
    const number = /^\d{5,12}\b\s*/.exec(v.value);
    if (!line || !number) return [];
    const rest = line.text.slice(v.span.start + number[0].length);
    const name = /^\s*(\p{Lu}[\p{L}&.,'’ -]{3,50}?)(?:\s{2,}|$)/u.exec(rest)?.[1]?.trim();
    if (!name || !ORGANIZATION.test(name) || findPayers(name).length > 0) return [];
    const start = line.text.indexOf(name, v.span.start);
    return [{ value: name, score: 0.85, spans: [{ line: v.span.line, start, end: start + name.length }] }];
  });
}

/** "To: Dr. Lenore Quist, Ashgrove Family Medicine", "Recipient: Front desk, Juniper Ridge PT": whom a payer's message went to. */
function recipient({ labeled }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    if (!/^(?:to|recipient)$/i.test(v.labelText) || v.layout === "below") return [];
    const value = v.value.replace(/^(?:front desk|billing(?: office| department)?|office manager), /i, "");
    const house = value.split(", ").find((part) => ORGANIZATION.test(part) && / /.test(part)) ?? "";
    if (!/^\p{Lu}/u.test(house) || /[:\d]/.test(house) || isNoProvider(house) || findPayers(house).length > 0)
      return [];
    const start = v.span.start + Math.max(0, v.value.indexOf(house));
    return [{ value: house, score: 0.5, spans: [{ line: v.span.line, start, end: start + house.length }] }];
  });
}

/** "Dakota Family Clinic - tax ID 00-4418820" */
const BEFORE_NUMBER = /^\s*(\p{Lu}[\p{L}&.'’ -]{3,50}?),? [-–(] ?(?:tax id|TIN|NPI)\b/u;

function beforeNumber({ lines }: Reading): Candidate[] {
  return lines.slice(0, 40).flatMap(({ text }, line) => {
    const name = BEFORE_NUMBER.exec(text)?.[1];
    if (!name || !ORGANIZATION.test(name) || findPayers(name).length > 0) return [];
    const start = text.indexOf(name);
    return [{ value: name, score: 0.7, spans: [{ line, start, end: start + name.length }] }];
  });
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

function performedBy({ sentences, lines }: Reading): Candidate[] {
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
