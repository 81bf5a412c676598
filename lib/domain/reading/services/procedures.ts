import { US_STATES } from "@/lib/core/us-states";
import { type Candidate, inScope, type Reading, type Scope } from "../page/candidate";
import { parseIdentifier } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { Span } from "../page/page-lines";
import { isDiagnosisCell } from "./diagnoses";
import { isDescribed, isOneOfList, rowsOfDecisions } from "./service-lists";
import { serviceOver } from "./service-over-amounts";
import { PUT_IN_PLACE } from "./told-services";

export const PROCEDURE =
  /(?<![\w$.,/-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:-(?:\d{2}|[A-Z]{2})|AT|G[ANOPYZ]|KX|[LR]T)?(?![\w/]|[.,-]\d)/g;
const SPEAKS_OF_CODES =
  /\b(?:cpt|hcpcs|procedures?|codes?|proc|services?|drug)\b|\b(?:billed|coded|billing|charged|billed us|paid it) (?:(?:with|as|for|under)\b|(?=\d{5}\b))|\bvisits? \(|\bvisit of\b|\d\.\d{2}\b|\$|^\s*\d{2} \d{2} \d{2}/i;
/** "Bay Mutual Insurance Co. (19925)": the number under which an insurer is listed (NAIC). */
const OF_AN_INSURER = /\b(?:co|company|corp|inc|insurance|indemnity|mutual|NAIC)[.,]* {1,4}\((?:NAIC:? ?)?$/i;
const WITH_MODIFIER =
  /(?<![\w$.,/-])(\d{5}|[A-V]\d{4}|\d{4}[FTU])\/(GP|GO|GN|KX|GA|GY|GZ|LT|RT|AT|TC|NU|RR|CQ|CO|X[EPSU]|25|26|50|51|52|59|76|77|95)(?![\w/])/g;
const OPENS_LINE = /^\s*9\d{4} {1,3}\p{L}{2}/u;
/** "… and two of 97530" at the end of a line: a small word is no state. */
const ADDRESS =
  /\b(?:P\.? ?O\.? ?)?BOX \d+,|\bP\.? ?O\.? ?BOX\b|\b(?!(?:of|as|to|is|by|on|at|an) )[A-Z]{2}\.? \d{5}(?:-\d{4})?\s*$/i;
const ROW_OF_CODE = /(?<![\w$.,/-])\d{5} {2,}$/;
/** "AETNA / 60054" in a clearing house's list: the number under which claims go to a payer. */
const PAYERS_ID = /(?<!\b(?:CPT|PROC|CODE|HCPCS|MOD))\p{Lu}{3} ?\/ ?$/u;
const STATE_BEFORE = /\b[A-Z]{2} $/;
/** "Grand Rapids, Michigan 49525": the ZIP of an address behind the whole name of its state. */
const STATE_IN_FULL = new RegExp(`, (?:${Object.values(US_STATES).join("|")}) $`, "i");
const OTHER_NUMBER =
  /\b(?:box|ste|suite|#|no\.?|receipt|invoice|check|account|acct|id|zip|ext(?:ension)?\.?(?: is)?|room|inquiry|case|reference|(?:employer |plan |policy )?group|policy|(?:reason|edit|remark|denial|rejection|error|message)(?: code)?) ?#?:? ?$/i;
/** "Texas lic. K5509": the number under which somebody practices is set like a code of HCPCS. */
const OF_A_PERSON =
  /\b(?:lic(?:en[sc]e)?|DEA|UPIN|cert(?:ificat(?:e|ion))?|registration|badge)\.?(?: (?:no|number|#))?\.?:? ?#? ?$/i;
/** "member number W2770 44183" */
const IN_GROUPS = /\b(?:number|no\.|id|#):? (?:(?=\S*\d)[A-Z\d]{2,8} ){1,4}$/i;
/** "Humana Gold Plus (HMO), H1036": the number of a plan's contract with Medicare looks like a service. */
const OF_CONTRACT =
  /\b(?:HMO|PPO|PFFS|POS|SNP|PDP|MSA)\)?,? {1,4}\(?$|\bcontract (?:number|no\.?|id|#)? ?:? ?$/i;
/** "Gold Plus H5216 (HMO)" */
const NAMES_PLAN = /^(?:-\d{3}){0,2} ?\((?:HMO|PPO|PFFS|POS|[A-Z]-?SNP|MSA)\b/;
const PAID_INSTEAD = /\b(?:paid|allowed|approved|payable|adjudicated|processed|changed to|replaced by)\b/i;
/** "The claim for 45385 will be paid", "for 31231 on 3/15/2027" */
const CLAIM_FOR =
  /\b(?:claims?|bills?|charges?|payment|visits?|services?|costs?|coverage|denial|notes?|reports?|records?|orders?) (?:for|of) $|^\s*for\s+$/i;

/** "After reading them we still cannot pay 99213-25." */
const CANNOT_PAY =
  /\b(?:can ?not|can['’]t|could not|will not|won['’]t|do not|did not|does not|unable to|not able to) (?:pay|cover|allow|approve)(?: for)? $|\b(?:lowered|reduced|removed|changed|downcoded|denied|refused|disallowed|rejected) $|\b(?:needed|required|necessary) for $/i;

/** "… support 99213, not the 99215 that was billed": the code that was charged, whatever the words before it say. */
const WAS_BILLED =
  /^,? (?:(?:that|which|as|you|you have|we were|was|were|is) ){0,2}(?:billed|charged|submitted|reported|coded)\b/i;

/** "CPT 97140 is not payable. Our extension is 55120.": a sentence is no list of what a label announces. */
const GOES_ON = /\b(?:is|are|was|were|has|have)\b|[.;] \p{Lu}\p{Ll}/u;

/** "97530 is included in 97140 when both are given on the same day": what is decided of a code that stands alone. */
const IS_DECIDED =
  /^(?:-\w\w)? (?:is|was|are|were) (?:(?:not|also|considered|being|therefore) ){0,2}(?:included in|bundled|incidental|part of|mutually exclusive|denied|disallowed|paid|covered|payable|separately payable|limited to|not (?:payable|allowed|covered|separately)|a component|inclusive|integral)\b/i;

/** "… for four units of 97110 and two of 97530" */
const UNITS_OF = /\bunits? of (?:\d{5}(?:,? and |, )\w{1,6} (?:units? )?of )?$/i;

/** "Exam : 73721 MRI lower extremity joint" */
const NAMED_SERVICE = /^\s*(?:exam|study|test|scan|treatment|item)s?(?: requested)?\s{0,30}:\s{0,4}$/i;

/** Labels whose numbers are no procedures, however they are cut: "26 170 44 00918". */
const OTHER_NUMBERS: ReadonlySet<string> = new Set([
  "claim",
  "reference",
  "authorization",
  "member_id",
  "group",
  "account",
  "other_id",
  "appeal",
]);
/** "Remark code G4712", "The code on your remittance is D2214": a payer's own code may look like a service of HCPCS. */
const CALLS_A_REASON =
  /\b(?:(?:reason|remark|message|msg|denial|explanation|explain|adjustment|edit|EOB|EOP|EX|disposition|action|status|outcome|rejection|CARC|RARC)(?: (?:reason|message))? (?:codes?|number|no\.?|#)(?: (?:is|was))?|denied (?:with|under|by) (?:code|message|reason)|codes? (?:on|of|in) (?:the|your|our) (?:[\p{L}]+ ){0,3}(?:is|was|will be))[:#]? {0,3}$/iu;
/** "Remark: G4712" alone; "Reason: G0283 is bundled" speaks of the service. */
const SAYS_WHY = /\b(?:reason|remark|message|msg|edit|note|denial|rule|EOB|EX)s?:? {1,3}$/i;
const ENDS_THERE = /^\s*(?:$|[-–.:;)]|(?:appears?|applie[sd]|was used|stopped|on your)\b)/i;
/** "S/LOC S B6001", "Status/location: P B9997": where a claim stands in Medicare's own system. */
const OF_A_PLACE =
  /\b(?:S\/?LOC|LOC|(?:claim )?(?:stat(?:us)?|S) ?(?:\/|and) ?loc(?:ation)?|location)\b\.?:? {1,4}(?:[A-Z] {0,2})?$/i;
/** "Services on the claim: 97110, 97140" */
const LISTS = /^\d{5}(?:,|;| and) ?\d{5}\b/;
const holds = (value: string, code: string) =>
  !LISTS.test(value) && (parseIdentifier(value)?.includes(code) ?? false);

/** "98941" in a line of charges under "MBR ID" with "GE40027715-0" in the line above: no number of that column. */
const isShortOfColumn = (
  { layout, value, labelLine, labelText }: LabeledValue,
  { labeled }: Reading,
): boolean =>
  layout === "below" &&
  /^\d{5}(?: [A-Z]{2})?$/.test(value) &&
  labeled.some(
    (o) =>
      o.layout === "below" &&
      o.labelLine === labelLine &&
      o.labelText === labelText &&
      /^\S{9,}$/.test(o.value),
  );

const columnOf = ({ labelLine, labelText }: LabeledValue): string => `${labelLine} ${labelText}`;
/** A column that is one of procedures by its heading and by a standard code in it. */
const isInColumn =
  (codes: readonly string[]) =>
  ({ label, layout, value }: LabeledValue): boolean =>
    label.kind === "procedure" && layout === "below" && codes.some((code) => value.startsWith(code));
/** "00164" in the column "EOB" of a state's remittance: why a charge was not paid, printed with as many digits as a service. */
const OPENS_ENTRY = /^\W*(?:(?:code|reason|remark|note|message|EOB)\W{1,3})?$/i;
const isReasonCell = ({ label, layout, value }: LabeledValue): boolean =>
  layout === "below" && /^(?:code|remark|reason)$/.test(label.kind) && /^\d{5}$/.test(value);
/** "WC002" and "RHC01" in a row of charges: letters and a number, as no remark and no reason is printed. */
const OWN_CODE = /^(?!(?:CO|PR|OA|PI|MA|CR)\d)[A-Z]{2,3}\d{2,3}$/;
const isOwnCode = ({ layout, value, span }: LabeledValue, { lines }: Reading): boolean =>
  layout === "below" &&
  OWN_CODE.test(value) &&
  (lines[span.line]?.text.match(/\d\.\d\d\b/g)?.length ?? 0) >= 2;

const ONLY_CODES = /^\s*\d{5}(?: ?-?[A-Z\d]{2})?(?:[ ,;|]{1,12}\d{5}(?: ?-?[A-Z\d]{2})?){1,11}\s*$/;
/** "99204" right under "SERVICES" in a grid of boxes. */
const isUnderServices = ({ lines }: Reading, line: number, start: number): boolean =>
  (lines[line - 1]?.cells ?? []).some(
    (cell) => /^(?:services?|service codes?)$/i.test(cell.text) && Math.abs(cell.start - start) <= 1,
  );

/** CPT and HCPCS codes by their columns, labels or brackets; five bare digits elsewhere may be a ZIP. */
export function readProcedures(
  reading: Reading,
  scope: Scope | undefined,
  /** Numbers of the paper in groups, of which one may look like a code: "W2770 44183". */
  numbers: readonly (string | undefined)[] = [],
): Candidate | undefined {
  const parts = new Set(numbers.flatMap((number) => (number?.includes(" ") ? number.split(" ") : [])));
  const codes = new Map<string, Span>();
  const places: number[] = [];
  let unannounced = 0;
  const { services, granted } = rowsOfDecisions(reading.lines);
  // "00164  PROVIDER NOT ENROLLED" below the table: what the column of reasons holds is no service where it is explained either.
  const ofReasons = new Set(reading.labeled.filter(isReasonCell).map(({ value }) => value));
  reading.lines.forEach((line, index) => {
    const { text: printed } = line;
    // "97110/97140/97112": a list of codes. "97110/GP": one with its modifier.
    const text = printed
      .replace(/(?<![\w/])\d{5}(?:\/\d{5})+(?![\w/])/g, (list) => list.replaceAll("/", " "))
      .replace(WITH_MODIFIER, "$1-$2");
    if (scope && (index < scope.from || index > scope.to)) return;
    if (granted.has(index)) return;
    if (ADDRESS.test(text) && !/\.\d\d\b/.test(text)) return;
    const announced = reading.labeled.filter((v) => v.label.kind === "procedure" && v.span.line === index);
    const column = announced.length > 0;
    const numbers = reading.labeled.filter((v) => v.span.line === index && OTHER_NUMBERS.has(v.label.kind));
    // "M9903" in the column of the diagnoses has no point, and looks like a service.
    const diagnoses = reading.labeled.filter((v) => v.span.line === index && isDiagnosisCell(v));
    const reasons = reading.labeled.filter((v) => v.span.line === index && isReasonCell(v));
    for (const match of text.matchAll(PROCEDURE)) {
      const code = match[1] ?? "";
      if (reasons.some(({ span }) => match.index >= span.start && match.index < span.end)) continue;
      if (ofReasons.has(code) && OPENS_ENTRY.test(text.slice(0, match.index))) continue;
      if (diagnoses.some(({ span }) => match.index >= span.start && match.index < span.end)) continue;
      if (parts.has(code) || IN_GROUPS.test(text.slice(0, match.index))) continue;
      // "Proc billed  Proc paid": what the payer put in place of the service was not billed.
      const over = announced.find((v) => match.index >= v.span.start && match.index < v.span.end);
      if (over && PAID_INSTEAD.test(over.labelText)) continue;
      if (
        numbers.some(
          (v) =>
            match.index >= v.span.start &&
            match.index < v.span.end &&
            holds(v.value, code) &&
            !isShortOfColumn(v, reading) &&
            // "RECIPIENT NUMBER" over "PROC" over "99393": the lower heading is that of the second lines of a record.
            !(over?.layout === "below" && v.layout === "below" && over.labelLine > v.labelLine),
        )
      )
        continue;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      if (PUT_IN_PLACE.test(before) || OF_A_PERSON.test(before)) continue;
      if (
        CALLS_A_REASON.test(before) ||
        (/^[A-Z0]/.test(code) && SAYS_WHY.test(before) && ENDS_THERE.test(after))
      )
        continue;
      if (/^[A-Z]\d{4}$/.test(code) && OF_A_PLACE.test(before)) continue;
      if (OF_AN_INSURER.test(before) && after.startsWith(")")) continue;
      if (/^[HRS]\d/.test(code) && (OF_CONTRACT.test(before) || NAMES_PLAN.test(after))) continue;
      // "97110   D2214   160.00": behind a row's procedure stands the practice's own number of the patient.
      if (/^D\d/.test(code) && ROW_OF_CODE.test(before) && /\d\.\d\d\b/.test(after)) continue;
      // Of the codes that begin with a zero there are those of anesthesia alone.
      if (/^0(?!0[1-9]|1)\d{4}$/.test(code)) continue;
      if (/^\d{5}$/.test(code)) {
        const bracketed = /\($/.test(before) || /^\s*,?\s*[\w, -]*\)/.test(after);
        // "97110, 97112 and 97140", "64636 each additional level" under another procedure.
        const listed =
          /\b\d{5}(?:[- ][A-Z\d]{2})?,? (?:and |& )?$/.test(before) ||
          /^,? (?:and |& )?\d{5}\b(?!-\d{4})/.test(after);
        const below = /^\s*$/.test(before) && /^ {1,3}\p{L}{3}/u.test(after) && places.at(-1) === index - 1;
        // "97110, 97140" at the end of a line, and "and 97530" in the next one.
        const wrapped =
          /^\s*(?:and |& )?$/.test(before) &&
          places.at(-1) === index - 1 &&
          /\b\d{5}(?:-[A-Z\d]{2})?(?:,| and|, and)?\s*$/.test(reading.lines[index - 1]?.text ?? "");
        // "99214    83036    36415" and nothing else: what holds for the first holds for all.
        const alone = places.at(-1) === index && ONLY_CODES.test(text);
        // "therapy, 97533" ends a described service.
        const described =
          /\p{Ll}, $/u.test(before) && /^(?: [A-Z\d]{2})?\s*(?:,|;|$|and \d{5}\b)/.test(after);
        // "CMT 3 regions 98941 done today; 97110 x1"
        // A visit's note says behind a dash what was done: "TX     98940 - thoracic and cervical".
        const decided = /^\s{0,6}$/.test(before) && services.has(index);
        const dashed = /^\s*(?:\p{L}{1,8}:?\s{2,})?$/u.test(before) && /^ [-–] \p{L}{1,2}/u.test(after);
        const done = /^ (?:x ?\d|done|performed|was (?:done|billed))\b/i.test(after);
        // A visit's note lists them line by line: "97140 joint mobilization", "97110 putty".
        const stacked =
          /^\s*$/.test(before) &&
          OPENS_LINE.test(text) &&
          [-1, 1].some((n) => OPENS_LINE.test(reading.lines[index + n]?.text ?? ""));
        if (
          OTHER_NUMBER.test(before) ||
          STATE_BEFORE.test(before) ||
          STATE_IN_FULL.test(before) ||
          (PAYERS_ID.test(before) && !column) ||
          !(
            SPEAKS_OF_CODES.test(text) ||
            CLAIM_FOR.test(before) ||
            UNITS_OF.test(before) ||
            isUnderServices(reading, index, match.index) ||
            CANNOT_PAY.test(before) ||
            WAS_BILLED.test(after) ||
            IS_DECIDED.test(after) ||
            NAMED_SERVICE.test(before) ||
            column ||
            bracketed ||
            described ||
            done ||
            dashed ||
            decided ||
            serviceOver(reading.lines, index + 1)?.procedure === code ||
            isDescribed(line, code) ||
            isOneOfList(text, match.index) ||
            listed ||
            wrapped ||
            alone ||
            stacked ||
            below
          )
        )
          continue;
      }
      places.push(index);
      const under =
        announced.some(
          (v) => v.value.includes(code) && !GOES_ON.test(v.value.slice(0, v.value.indexOf(code))),
        ) || /\b(?:CPT|HCPCS)\b[^.]{0,20}$/.test(before);
      if (!under) unannounced++;
      if (!codes.has(code))
        codes.set(code, { line: index, start: match.index, end: match.index + code.length });
    }
  });
  // In the column of the procedures a state's or a payer's own code is one of them.
  const columns = new Set(reading.labeled.filter(isInColumn([...codes.keys()])).map(columnOf));
  for (const { value, span } of reading.labeled.filter(
    (v) => columns.has(columnOf(v)) && isOwnCode(v, reading),
  ))
    if (inScope(scope, span.line) && !codes.has(value))
      codes.set(value, { ...span, end: span.start + value.length });
  // The letter around a list of claims may name the service of the one that is denied.
  if (codes.size === 0 && scope) return readProcedures(reading, undefined, numbers);
  if (codes.size === 0 || codes.size > 40) return undefined;
  // A code's pattern and its label say the same of each: two signs make it sure.
  const score = unannounced === 0 ? 0.87 : 0.75;
  return { value: [...codes.keys()].join(", "), score, spans: [...codes.values()] };
}
