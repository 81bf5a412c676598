import { type Candidate, inScope, type Reading, type Scope } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import { labelOf } from "../page/labels";
import type { Cell } from "../page/page-lines";
import { findPayers } from "../payer/payer-mention";
import { isNoProvider, LONGEST_NAME, ORGANIZATION } from "./provider-words";
import { CREDENTIALS_OF, withoutPractice } from "./without-practice";

/** Names behind or under a label of who treated or bills. `isStacked`: a column of several things was read as a whole. */
export function labeledProviders(
  reading: Reading,
  scope: Scope | undefined,
  { ownPaper, isStacked }: { ownPaper: boolean; isStacked: boolean },
): Candidate[] {
  return reading.labeled.flatMap((v) => {
    if (!isOfProvider(v, ownPaper) || (isStacked && v.layout === "below") || isOfSomethingElse(reading, v))
      return [];
    const rest = restOf(reading, v);
    const value = nameIn(rest ? `${v.value} ${rest.text}` : v.value);
    if (!isName(value)) return [];
    const known = ORGANIZATION.test(value) ? 0.12 : 0;
    return [
      {
        value,
        score:
          v.label.weight * (v.layout === "below" ? 0.8 : 0.85) +
          known -
          v.labelLine * 0.0005 +
          (scope && inScope(scope, v.span.line) ? 0.3 : 0),
        spans: rest ? [v.span, { line: v.span.line + 1, start: rest.start, end: rest.end }] : [v.span],
      },
    ];
  });
}

/** "Requested by: Fern Hollow Physical" over "Therapy (Ada Roe, PT)", "Summit Spine &" over "Rehab": a name that its box cut. */
function restOf({ lines }: Reading, { value, span, layout }: LabeledValue): Cell | undefined {
  const rest = OPEN_NAMES.find(({ open }) => open.test(value))?.rest;
  const cells = lines[span.line]?.cells ?? [];
  const at = cells.findIndex(({ start, end }) => span.start >= start && span.start < end);
  const own = cells[at]?.start ?? span.start;
  const label = own < span.start ? own : (cells[at - 1]?.start ?? own);
  const below = lines[span.line + 1]?.cells ?? [];
  return below.find(
    (cell) =>
      rest?.test(cell.text) &&
      REST_OF_NAME.test(cell.text) &&
      [span.start, own].some((start) => Math.abs(cell.start - start) <= ASKEW) &&
      labelOf(cell.text) === undefined &&
      // "Patient   Ada Roe" under "Provider   Summit Spine &" is a row of its own.
      (layout === "below"
        ? below.length === 1
        : !below.some(({ start }) => start >= label - ASKEW && start < cell.start)),
  );
}
const ASKEW = 2;
/** No house is called so alone, and what it lacks is told by its last word. */
const OPEN_NAMES = [
  { open: /\p{L} (?:&|and)$/iu, rest: /^(?!dear\b)/i },
  {
    open: /\p{L} (?:Physical|Occupational|Speech|Family|Internal|Sports|Behavioral)$/iu,
    rest: /^(?:&|and|\p{L}*therapy|rehab\w*|medic\w+|practice|health\w*|care|wellness|dent\w+|chiropractic|counseling|pathology|physicians|clinic)\b/iu,
  },
];
const REST_OF_NAME =
  /^(?:(?:&|and) )?\p{Lu}\p{L}+(?: (?:&|and|\p{Lu}[\p{L}.]+)){0,4}(?:,? (?:LLC|PLLC|PC|Inc\.?|PA|LLP))?(?: \(.*)?$/u;

/** On the practice's own paper who sends it is who treats. */
const isOfProvider = ({ label, labelText }: LabeledValue, ownPaper: boolean): boolean =>
  label.kind === "provider" || (ownPaper && /^(?:from|sender)$/i.test(labelText));

/** Totals, a list's next label, somebody else who was paid, an address, or words of a sentence. */
function isOfSomethingElse(reading: Reading, v: LabeledValue): boolean {
  // "CLINIC" under "PROVIDER" is the list's next label, and a log of payments tells who else was paid.
  if (/^(?:clinic|office|facility|hospital|practice|group)$/i.test(v.value)) return true;
  if (v.layout === "below" && /^(?:paid to|payee)$/i.test(v.labelText) && isLog(reading, v)) return true;
  if (TOTALS_LINE.test(reading.lines[v.span.line]?.text ?? "")) return true;
  // "With     Brandywine Chiropractic" beside other labels; in running text the word announces nobody.
  if (/^with$/i.test(v.labelText) && v.layout !== "next-cell") return true;
  // "Dear Provider:" over the letter's first words.
  const [before = ""] = reading.lines[v.labelLine]?.text.toLowerCase().split(v.labelText.toLowerCase()) ?? [];
  if (/\bdear (?:\w+ ){0,2}$/i.test(before)) return true;
  // "Mail original claims to: TMHP, PO Box 200555": where something is sent.
  return /\bP\.? ?O\.? ?Box\b/i.test(ofName(v.value));
}

/** So long it is a person with the house that the person works for: the person alone. */
const ofName = (value: string) => (value.length > LONGEST_NAME ? withoutPractice(value) : value);

/** The name without its number, its address, its network and who of the house asks. */
const nameIn = (value: string): string =>
  ofName(value.replace(STREET_BEHIND, (whole, house: string) => (ORGANIZATION.test(house) ? house : whole)))
    .replace(/^(?:Dear|Attention|Attn)[:,]? (?=\p{Lu})/u, "")
    // "Billing - Ridgecrest Orthopedic & Sports PT": an office of the house before its name.
    .replace(
      /^(?:billing|accounts receivable|front desk|business office|office manager|claims|medical records)(?: (?:dept\.?|department|office|team|manager))? ?[-–—:,] (?=\p{Lu}\p{L})/iu,
      "",
    )
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

/** "Ferncliff Chiropractic Center PC, 52 S Prairie St, Galesburg IL": the house, and its street behind it. */
const STREET_BEHIND = /^(\p{Lu}[\p{L}&.,'’ -]{5,60}?),? \d{1,6} (?:[NSEW]\.? )?\p{Lu}.*$/u;

const isName = (value: string): boolean =>
  value.length >= 4 &&
  value.length <= LONGEST_NAME &&
  /^\p{Lu}/u.test(value) &&
  !/^\d|\d{4,}|[:$]/.test(value) &&
  value.split(" ").length <= 8 &&
  findPayers(value).length === 0 &&
  !isNoProvider(value) &&
  !OPENS_NO_NAME.test(value) &&
  (value.includes(" ") || ORGANIZATION.test(value));

const OPENS_NO_NAME =
  /^(?:dear|parents?|guardians?|family|billing|medical records|claims?|appeals?|npi|member|patient|remittance|explanation|summary|number|signature|provided|information)\b/i;

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

/** A box's letter before capitals; "T HUANG PT" is a person's initial. */
const LEADING_LETTER = /^[A-Z] (?=[A-Z]{2})(?![A-Z'’-]{2,25},? (?:MD|DO|DC|DPM|DPT|PT|OTR?|NP|PA|LCSW|SLP)$)/;

/** "Alamo Kids Speech & Language - Brenda Fitzroy, SLP": the house, and who of it asks. */
const STAFF_BEHIND =
  /^(\p{Lu}[\p{L}&.,'’ ]{3,50}) [-–] \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2},? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR?|NP|PA-C|PhD|LCSW|SLP|CCC-SLP)\.?$/u;

/** "Gideon Marchbanks, DO, Whitetail Family Practice" */
const PERSON_OF =
  /^[\p{Lu}][\p{L}.'’ -]{4,40}, (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|NP|PA-C|PhD|LCSW)\.?, (?=\p{Lu}[\p{L}&'’ ]+$)(.+)$/u;

const TOTALS_LINE = /^\s*(?:pt\.? resp|patient resp|claim totals?|totals?|net|rem:|sub-?totals?)\b/i;
