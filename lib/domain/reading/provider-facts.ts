import { bestOf, type Candidate, inScope, type Reading, type Scope, spansWithin } from "./candidate";
import { TAKES_NONE } from "./gates/fax-sign";
import { isNoOrganization } from "./gates/name-gate";
import { oneName } from "./name-parts";
import type { Line, Sentence, Span } from "./page-lines";
import { findPayers } from "./payer-mention";
import { parsePersonName } from "./person-name";
import { stackedProvider } from "./stacked-provider";

/** The practice that billed, and where the payer takes appeals. */

const ORGANIZATION =
  /\b(?:clinics?|associates|group|physicians?|hospital|llc|pllc|p\.?c\.?|m\.?d\.?|d\.?o\.?|dpm|dds|dmd|np|centers?|center|practice|orthop\w+|pediatrics?|therapy|pt|rehab\w*|chiropractic|surgery|surgical|dental|imaging|diagnostics?|medical|health|medicine|care|counseling|ambulance|wellness|podiatry|spine|nursing|supply|institute|pain|eye|services|lab|partners|studio|recovery|psychology|acupuncture|\w{3,}ology|\w{3,}ologists?|\w{3,}iatry|allergy|anesthesia|vision|optical|hearing|speech|women's health|midwifery|dentistry|mobility|equipment|home health|infusion|dialysis|hospice|sleep)\b/i;

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
    const value = v.value
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
      value.length > 60 ||
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
        /^(?:\d{1,6} \p{L}|\p{Lu}[\p{L} .]{2,20},? (?:[A-Z]{2}|\p{Lu}[\p{L} ]{3,14}) \d{5}\b|attn|re:|attention\b|billing|P\.? ?O|fax\b|phone\b|tel\b|tax id|TIN\b|NPI\b|PTAN\b|vendor\b|provider (?:id|no|number|#))/iu.test(
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
  found.push(...beforeNumber(reading), ...performedBy(reading));
  if (!ownPaper) found.push(...recipient(reading));
  return bestOf(found.filter((c) => !isNoOrganization(c.value)));
}

const CLINICIAN =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?),? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR|SLP|NP|PA-C|PhD|PsyD|LCSW|LPC|LMFT|LMHC)\.?$/u;
const isClinician = (text: string): boolean => {
  const name = CLINICIAN.exec(text)?.[1];
  return name !== undefined && parsePersonName(name)?.printed === name;
};

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
  const asked = name.replace(OF_A_VISIT, "").replace(/^.{4,50}, (?:for|on behalf of) (?=Dr\.? \p{Lu})/u, "");
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
  return isPerson && more.length === 0 && ORGANIZATION.test(house) && / \p{L}{4}/u.test(house)
    ? name.slice(0, name.indexOf(house)).replace(/,? (?:(?:at|with|of) )?$/, "")
    : name;
}
const LEARNED = /^([^,]+), (M\.?D|D\.?O|D\.?C|OD|DPM|DPT|PT|OTR|NP|PA-C|PhD|PsyD|LCSW|SLP)\.?(?=, )/;

/** "Kennebec Valley Behavioral Health / Ingrid Thorsen, LCSW": of a house and a person the person alone. */
function besideStroke(name: string): string {
  const [first = "", second, ...more] = name.split(" / ");
  if (!second || more.length > 0) return name;
  const isPerson = (part: string) => {
    const bare = WITH_CREDENTIALS.exec(part)?.[1] ?? /^Dr\.? (\p{Lu}.+)$/u.exec(part)?.[1] ?? "";
    return parsePersonName(bare) !== undefined && !ORGANIZATION.test(bare);
  };
  const person = [first, second].find(isPerson);
  const house = person === first ? second : first;
  return person && !isPerson(house) && ORGANIZATION.test(house) ? person : name;
}
/** "Priya Nandakumar OD": no comma before what somebody learned. */
const CREDENTIALS_BEHIND = / (?:MD|DO|OD|DC|DPM|DDS|DMD|DPT|PT|NP|PA-C|PhD|PsyD|LCSW|SLP|OTR)$/;
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
  /\b(?:performed|provided|rendered|given|furnished|administered|delivered|treated|placed|[Ss]ervices?|[Cc]are|[Vv]isits?|care|tests?|acupuncture|therapy|MRI|CT|scan|[Xx]-?ray|imaging|surgery|injection|study|exam)\b[^.;]{0,100}?\b(?:by|with|at) ((?:Dr\. )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.&-]*){1,5})(?:, ?(?:M\.?D|D\.?O|D\.?C|DPT|PT|NP|PA-C)\b)?/gu;

/** "… asked for by Dr. Quentin Oyelaran of Rio Puerco Spine Institute for M54.51" */
const ASKED_FROM =
  /\b(?:asked for|requested|ordered|recommended|prescribed|submitted) by [^.;]{0,6}(?:\p{Lu}[\p{L}'’-]+,? ){1,4}(?:of|at|with) ((?:\p{Lu}[\p{L}'’&-]+ ?){2,6})/gu;

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
      ...s.text.matchAll(YOUR_DOCTOR),
      ...s.text.matchAll(ASKED_FROM),
      ...s.text.matchAll(BY_NUMBER),
      ...s.text.matchAll(IS_TREATING),
    ].flatMap((m) => {
      const value = (m[1] ?? "").trim();
      const person =
        /^Dr\. /.test(value) ||
        /(?:TIN|NPI|Tax ID)$/.test(m[0]) ||
        /, ?(?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR|SLP|NP|PA-C|LCSW)$/.test(m[0]);
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

const NAMES_APPEALS = /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?)\b/i;
const APPEALS_WORDS =
  /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?|protests?|objections?|write to|mail|send|reviews?)\b/i;
/** Who hears an appeal outside the payer: a number beside them is theirs. */
const OUTSIDE =
  /\b(?:board of|appeals board|hearings? (?:office|division|unit)|office of (?:administrative )?hearings|administrative law judge|QIO|quality improvement organization|ombudsman|department of insurance|division of insurance|commission(?:er)?|court)\b/i;
const OUTSIDE_WEIGHT = 0.25;

/** A letterhead prints the phone in a column beside the address; it is no part of it. */
const PHONE_BESIDE = /,?\s*\b(?:phone|fax|tel(?:ephone)?)[:.]?\s*\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\s*/gi;

/** "Grievance and Appeals", "Provider Disputes Unit": a line of an address, not the words that lead to one. */
const DEPARTMENT =
  /^(?:Attn:? )?(?:[A-Z][\w&/'’-]{0,20} (?:and |& |of )?){0,4}(?:Grievances? (?:and|&) Appeals?|Appeals? (?:and|&) Grievances?|(?:Appeals?|Grievances?|Disputes?|Reconsiderations?) (?:Department|Dept\.?|Unit|Division|Team|Desk|Office|Section|Coordinator))(?: (?:Department|Dept\.?|Unit|Division|Team|Desk|Office))?$/;

/** The department's line right over the box, in its column. */
function departmentAbove({ lines }: Reading, spans: readonly Span[]) {
  for (const { line } of spans) {
    const box = lines[line]?.cells.find(({ text }) => /^P\.? ?O\.? ?Box \d/i.test(text));
    if (!box) continue;
    const above = lines[line - 1]?.cells.find(({ start }) => Math.abs(start - box.start) <= 3);
    return above && DEPARTMENT.test(above.text) ? above : undefined;
  }
  return undefined;
}

/** "… within 30 days. BCBST Provider Appeals, 1 Cameron Hill Circle": the department opens a sentence of its own. */
const DEPARTMENT_FIRST =
  /(?:^|[.] +)((?:(?<![\w&.'’-])[A-Z][\w&'’-]*,? ?(?:of |and |for |& )?){0,6}(?:Appeals?|Reconsiderations?|Disputes?|Grievances?)(?: (?:Department|Dept|Unit|Team|Desk|Office))?, ?)$/;

/** Where appeals go: the box or street after the words that say so. Several lines are joined by ", ". */
export function readPayerAddress(reading: Reading, provider?: Candidate): Candidate | undefined {
  // "ATTN APPEALS" under the practice's name: the street below it is the practice's.
  const block = provider?.spans[0];
  const isAddressee = ({ line, start }: Span): boolean =>
    block !== undefined &&
    line > block.line &&
    line - block.line <= 3 &&
    Math.abs(start - block.start) <= 2 &&
    reading.lines.slice(block.line + 1, line).every(({ text }) => /^\s*(?:attn|attention)\b/i.test(text));
  const found: Candidate[] = [];
  const end = /\b[A-Z]{2},? {1,2}\d{5}(?:-\d{4})?\b/;
  reading.sentences.forEach((s, index) => {
    const box =
      /\b(?:P\.? ?O\.? ?Box \d+|\d{1,6} [A-Z][\w. ]{3,30}(?:St(?:reet)?|Ave(?:nue)?|Blvd|Boulevard|Road|Rd|Drive|Dr|Lane|Ln|Way|Pkwy|Parkway|Circle|Cir|Court|Ct|Plaza|Place|Pl|Square|Sq|Terrace|Highway|Hwy|Loop|Trail))\b.{0,60}?\b[A-Z]{2},? {1,2}\d{5}(?:-\d{4})?\b/i.exec(
        s.text,
      );
    if (!box) return;
    const [street] = spansWithin(s, reading.lines, box[0].split(" ").slice(0, 2).join(" "));
    if (street && isAddressee(street)) return;
    // "Write to: Aetna, Attn: Appeals, PO Box 1": a colon ends a sentence, and the words that say so stand before it.
    const before = reading.sentences
      .slice(Math.max(0, index - 2), index)
      .filter((b) => b.paragraph === s.paragraph);
    const lead = `${before.map(({ text }) => text).join(" ")} ${s.text.slice(0, box.index)}`.slice(-160);
    // A word begins where none goes on: else a run of capitals is parted in every way there is.
    const named =
      /(?:to|to:|write|mail|at|:)\s+((?:(?<![\w&.'’-])[A-Z][\w&.'’-]*,? ?(?:of |and |for |& )?){1,8}(?:,? ?(?:Attn|ATTN):? [\w ]{3,40})?,? ?)$/.exec(
        lead,
      ) ?? DEPARTMENT_FIRST.exec(lead);
    const said = `${lead} ${s.text.slice(0, box.index)}`;
    const forAppeals = NAMES_APPEALS.test(said);
    // "Mail to:" alone stands over the window of the envelope: that is whom the notice was sent to.
    const asked = forAppeals || (APPEALS_WORDS.test(said) && !/\bmail(?:ed)? to:/i.test(said));
    // An address that nothing ties to the payer is the practice's or the patient's.
    if (!asked && findPayers(lead).length === 0) return;
    const score = forAppeals ? 0.85 : asked ? 0.8 : 0.35;
    const isLonger = named !== null && !s.text.includes(named[1] ?? "");
    const department = named ? undefined : departmentAbove(reading, s.spans);
    const value = `${named?.[1] ?? (department ? `${department.text}, ` : "")}${box[0]}`
      .replace(PHONE_BESIDE, ", ")
      .replace(/\s+/g, " ")
      .trim();
    const spans = isLonger ? [...before.flatMap((b) => b.spans), ...s.spans] : s.spans;
    found.push({ value, score, spans });
  });
  reading.lines.forEach((line, index) => {
    for (const cell of line.cells) {
      if (!/^P\.? ?O\.? ?Box \d+/i.test(cell.text)) continue;
      const parts: Span[] = [{ line: index, start: cell.start, end: cell.end }];
      const texts = [cell.text];
      if (!end.test(cell.text)) {
        const below = reading.lines[index + 1]?.cells.find(
          (c) => Math.abs(c.start - cell.start) <= 3 && end.test(c.text),
        );
        if (!below) continue;
        texts.push(below.text);
        parts.push({ line: index + 1, start: below.start, end: below.end });
      }
      const above = [1, 2, 3].map((n) => reading.lines[index - n]?.text ?? "").join(" ");
      const department = departmentAbove(reading, parts);
      if (department) {
        texts.unshift(department.text);
        parts.unshift({ line: index - 1, start: department.start, end: department.end });
      }
      found.push({
        value: texts.join(", "),
        score: APPEALS_WORDS.test(above) && index > 8 ? 0.75 : 0.45 - index * 0.001,
        spans: parts,
      });
    }
  });
  return bestOf(found);
}

const FAX =
  /\b(?:(?:tele)?fax|facsimile)(?: (?:(?:an?|written|provider|member) ){0,2}(?:appeals?|reconsiderations?|redeterminations?|disputes?|grievances?|objections?)(?: requests?)? to(?: us at)?| number| no\.?| #| to| at| us at| is| number is|ed to| for (?:(?:provider|member|standard|expedited|all|written) )?(?:both|either|all|appeals?|reconsiderations?|redeterminations?|disputes?|grievances?|records?|complaints?)(?: is)?|(?: [A-Z]-\d{1,2})? (?:dispute |appeal )?forms? to| to(?: (?:our|the))?(?: \p{Lu}[\p{L}]+){1,3},|(?: (?:it|them|this|that|the|an?|your|records?|responses?|documents?|documentation|copies|all))(?: [\p{L}()]+){0,8}? to)?[\s:.,]{0,14}(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

/** "Fax line for redeterminations: 803-555-0138", "Fax desk, claim disputes: …": the line is named by what it takes. */
const FAX_LINE =
  /\b(?:fax|facsimile) (?:line|desk|server|machine)(?:,| for| -)? (?:\p{Ll}+ ){0,3}(?:appeals?|redeterminations?|reconsiderations?|disputes?|grievances?|objections?)\s?[:.]?\s{0,14}(\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/giu;

const faxesIn = (text: string): RegExpExecArray[] => [...text.matchAll(FAX), ...text.matchAll(FAX_LINE)];

/** "… is open. Fax (501)" and in the next line "555-0125". */
function overLines({ sentences, lines }: Reading): [Candidate] | undefined {
  for (const s of sentences)
    for (const m of s.text.matchAll(FAX)) {
      const value = m[1] ?? "";
      const onOneLine = lines.some(({ text }) => [...text.matchAll(FAX)].some((one) => one[1] === value));
      if (!onOneLine && !OTHER_DESK.test(s.text.slice(0, m.index)))
        return [{ value, score: 0.6 + (APPEALS_WORDS.test(s.text) ? 0.2 : 0), spans: s.spans }];
    }
  return undefined;
}

/** "t 401-555-0117    f 401-555-0119" in a letterhead. */
const BESIDE_PHONE =
  /(?:^|\s)(?:t|p|ph|tel)[.:]? {0,2}\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}[\s,|/·]{1,8}f[.:]? {0,2}(\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})\b/i;

function besidePhone({ lines }: Reading): Candidate | undefined {
  for (const [line, { text }] of lines.slice(0, 12).entries()) {
    const value = BESIDE_PHONE.exec(text)?.[1];
    if (value) {
      const start = text.lastIndexOf(value);
      return { value, score: 0.7, spans: [{ line, start, end: start + value.length }] };
    }
  }
  return undefined;
}

/** "Adjuster: Bettina Crowe, 813-555-0191, fax …": whoever handles the claim has a number of their own. */
const OF_STAFF = /\b(?:adjuster|examiner|case manager|nurse|claim rep\w*|representative): *[^;]{3,80}$/i;

/** "Disagreements with this review must be sent to the adjuster": then that number is the one for them. */
const SENT_TO_STAFF =
  /\b(?:disagree\w*|disput\w*|appeals?|objections?|reconsiderations?)\b[^.]{0,80}\b(?:to|with) (?:the|your|our|this) (?:claims? )?(?:adjuster|examiner|case manager|nurse|representative)\b/i;

/** What a fax number is for, where it takes no appeals. */
const OTHER_DESK =
  /\b(?:not for appea[l1]s?|(?:do|does|please do) not (?:send|fax|use|mail)|address changes?|general mail|mail ?room|claims? address|correspondence unit|clinical notes|eligibility|new information|re-?open\w*|other[- ]insurance|records of insurance|(?:new|more) (?:services?|requests?|treatment)|requests? for (?:review of )?new|bills? for|first-time claims|corrected claims|cards?\b|ID cards?|premiums?|enrollment|member services fax)\b/i;

/** Only what stands in the number's own clause says what it is for. */
function isOtherDesk({ lines }: Reading, line: number, match: RegExpMatchArray): boolean {
  const text = lines[line]?.text ?? "";
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const cell = lines[line]?.cells.find((c) => at >= c.start && at < c.end);
  const above =
    cell && at - cell.start < 30 && cell.start === lines[line]?.cells[0]?.start
      ? (lines[line - 1]?.text ?? "")
      : "";
  const clauses = `${above} ${text.slice(cell?.start ?? 0, at)}`.split(/[.;](?=\s)|\d{3}-\d{4}/);
  // "Send new information within 14 days. Fax 920-555-0113.": the clause before says what for.
  const before = clauses.at(-1)?.trim() ? clauses.at(-1) : clauses.slice(-2).join(" ");
  const after = /^\s?\([^)]*\)/.exec(text.slice(end))?.[0] ?? "";
  return OTHER_DESK.test(`${before}${match[0]}${after}`);
}

/** The words that lead to the number, up to the one before it: "file an appeal with the Board of …, fax". */
function isOutside({ lines }: Reading, line: number, at: number): boolean {
  const own = lines[line]?.text.slice(0, at) ?? "";
  const lead = `${lines[line - 1]?.text ?? ""} ${own}`
    .split(/\d{3}-\d{4}/)
    .filter((part) => /\p{L}{3}/u.test(part));
  return OUTSIDE.test(lead.at(-1) ?? "");
}

/** "(not the number that this came from)" */
const ASIDES = /\([^()]{8,80}\)/g;
const digits = (text: string) => text.replace(/\D/g, "");
const NEAR = 0.2;
const DOUBTFUL_FAX = 0.75;

/** "… by fax, 401-555-0175. Do not send appeals there." */
const TURNED_AWAY =
  /^[\s).,]*(?:please )?(?:do not|don['’]t|never) (?:send|fax|use|mail)\b(?! (?:it|them|this|that) to (?:the|our|any|an?)\b)[^.]{0,60}\b(?:there|here|this|that|it)\b/i;
const afterwards = (lines: readonly Line[], line: number, match: RegExpMatchArray): string =>
  `${lines[line]?.text.slice((match.index ?? 0) + match[0].length) ?? ""} ${lines[line + 1]?.text.trim() ?? ""}`;

/** "TO   Lakeside Rheumatology" over "Fax 978-555-0149": the number of whoever the paper was sent to. */
function isUnderTo(lines: readonly Line[], line: number): boolean {
  for (let above = line - 1; above >= Math.max(0, line - 4); above--) {
    const text = lines[above]?.text ?? "";
    if (!text.trim() || /^\s*(?:from|re|date|subject)\b/i.test(text)) return false;
    if (/^\s*(?:faxed |sent |mailed )?to(?:\s*:|\s{2,})/i.test(text)) return !/\bfrom\b/i.test(text);
  }
  return false;
}

/** Under "TO" and "FROM" side by side on a fax cover each column has its own number. */
function coverColumn(lines: readonly Line[], line: number, at: number): "to" | "from" | undefined {
  for (let above = line; above >= Math.max(0, line - 3); above--) {
    const heads = (lines[above]?.cells ?? []).filter(({ text }) => /^(?:to|from)\b/i.test(text));
    if (heads.length < 2) continue;
    const head = heads.filter(({ start }) => start <= at + 2).at(-1);
    return head && (/^to\b/i.test(head.text) ? "to" : "from");
  }
  return undefined;
}

const HURRIED = 0.1;

/** "Expedited appeal: 800-555-0149 or fax …", over the line of the standard one. */
function isHurried(lines: readonly Line[], { spans: [span] }: Candidate): boolean {
  const lead =
    lines[span?.line ?? -1]?.text
      .slice(0, span?.start)
      .split(/[.;]\s/)
      .at(-1) ?? "";
  return /\b(?:expedited|fast|urgent)\b/i.test(lead) && !/\bstandard\b/i.test(lead);
}

/** "Appeals, fax": the number's own words, while a letterhead stands near "Clinical Review" by its place alone. */
const OF_APPEALS =
  /\b(?:appeals?|disputes?|reconsiderations?)(?: (?:unit|department|dept\.?|desk|only))?[:,]? {0,3}$/i;
/** It settles which of two comes first; both stay in doubt. */
const OF_APPEALS_WEIGHT = 0.02;

/** The payer's fax number for appeals; a number beside "To:" or in a fax machine's line is another's. */
export function readPayerFax(reading: Reading, provider?: Candidate): Candidate | undefined {
  const found: Candidate[] = [];
  const toStaff = reading.sentences.some(({ text }) => SENT_TO_STAFF.test(text));
  // In the addressee's block the number is the practice's.
  const block = provider?.spans[0]?.line;
  const isAddressee = (line: number, text: string) =>
    /^\s*(?:fax|phone|tel|attn)\b/i.test(text) &&
    ((block !== undefined && line > block && line - block <= 3) || isUnderTo(reading.lines, line));
  reading.lines.forEach(({ text }, line) => {
    for (const m of isAddressee(line, text) ? [] : faxesIn(text)) {
      const cell = text.slice(0, m.index);
      const reply = /\b(?:reply|return|our)[ -]?$/i.test(cell) ? 0.3 : 0;
      const machine =
        !reply &&
        (/\d{1,2}:\d{2}|->|\bfrom\s*:|^[\s|]*to(?:\s*:|\s{2,})/i.test(text) ||
          /\bfrom\b(?! (?:the|receipt|this|your)\b)/i.test(text.replace(ASIDES, "")))
          ? 0.5
          : 0;
      // "FAXED TO  856-555-0145": where this paper went.
      if (
        /(?:^|\s{2,}|\|)\s*(?:(?:tele)?faxed|(?:sent|mailed) by (?:tele)?fax) to\W{1,14}$/i.test(
          text.slice(0, m.index + m[0].length - (m[1]?.length ?? 0)),
        )
      )
        continue;
      const column = coverColumn(reading.lines, line, m.index);
      if (column === "to") continue;
      const near = [line - 2, line - 1, line].map((n) => reading.lines[n]?.text ?? "").join(" ");
      const staff = OF_STAFF.test(cell) ? (toStaff ? -0.1 : 0.2) : 0;
      const outside = isOutside(reading, line, m.index) ? OUTSIDE_WEIGHT : 0;
      if (isOtherDesk(reading, line, m) || TURNED_AWAY.test(afterwards(reading.lines, line, m))) continue;
      const start = m.index + m[0].indexOf(m[1] ?? "");
      found.push({
        value: m[1] ?? "",
        score:
          0.6 +
          (APPEALS_WORDS.test(near.replace(TAKES_NONE, "")) ? 0.25 : 0) +
          (OF_APPEALS.test(cell) ? OF_APPEALS_WEIGHT : 0) +
          reply -
          machine -
          outside -
          staff,
        spans: [{ line, start, end: start + (m[1]?.length ?? 0) }],
      });
    }
  });
  const hurried = found.filter((one) => isHurried(reading.lines, one));
  // Where appeals in the usual time have a number of their own, the one for expedited ones gives way.
  if (hurried.length < found.length) for (const one of hurried) one.score -= HURRIED;
  const best = bestOf([...found, ...(overLines(reading) ?? [])]) ?? besidePhone(reading);
  if (!best || best.score < 0.5) return undefined;
  // Another desk's number, as likely by the words around it, leaves either in doubt.
  const rivals = found.filter(
    (one) => digits(one.value) !== digits(best.value) && best.score - one.score < NEAR,
  );
  return rivals.length > 0 ? { ...best, score: Math.min(best.score, DOUBTFUL_FAX) } : best;
}
