import type { Reading } from "../page/candidate";
import { parseIdentifier } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { CodeHere } from "./printed-code";
import { PUT_IN_PLACE } from "./told-services";

/** Whether a label over or before it says that it is something else than a service. */
export function isOtherNumber({ reading, on, code, start, before }: CodeHere): boolean {
  const isWithin = ({ span }: LabeledValue) => start >= span.start && start < span.end;
  if (on.elsewhere.some(isWithin) || IN_GROUPS.test(before)) return true;
  // "Proc billed  Proc paid": what the payer put in place of the service was not billed.
  const over = on.procedures.find(isWithin);
  if (over && PAID_INSTEAD.test(over.labelText)) return true;
  return on.numbers.some(
    (v) =>
      isWithin(v) &&
      holds(v.value, code) &&
      !isShortOfColumn(v, reading) &&
      // "RECIPIENT NUMBER" over "PROC" over "99393": the lower heading is that of the second lines of a record.
      !(over?.layout === "below" && v.layout === "below" && over.labelLine > v.labelLine),
  );
}

/** Whether the words around it make it the number of a person, a plan, a place or a patient. */
export function isAnotherNumber({ code, before, after }: CodeHere): boolean {
  if (ASKED_ON_THE_PHONE.test(before)) return true;
  if (PUT_IN_PLACE.test(before) || OF_A_PERSON.test(before) || CALLS_A_REASON.test(before)) return true;
  if (/^[A-Z0]/.test(code) && SAYS_WHY.test(before) && ENDS_THERE.test(after)) return true;
  if (/^[A-Z]\d{4}$/.test(code) && OF_AN_ACCOUNT.test(before)) return true;
  if (/^[A-Z]\d{4}$/.test(code) && OF_A_PLACE.test(before)) return true;
  if (OF_AN_INSURER.test(before) && after.startsWith(")")) return true;
  if (/^[HRS]\d/.test(code) && (OF_CONTRACT.test(before) || NAMES_PLAN.test(after))) return true;
  if (/^[HRS]\d/.test(code) && OF_NAMED_PLAN.test(before) && /^(?:-\d{3}){0,2}\)/.test(after)) return true;
  if (/^[NSEW]\d{4}$/.test(code) && HOUSE_BEFORE.test(before) && ROAD_BEHIND.test(after)) return true;
  if (/^\d{5}$/.test(code) && BEHIND_REMARK.test(before)) return true;
  if (/^[A-Z]\d{4}$/.test(code) && COUNTS_SHEETS.test(after) && !/\d\.\d\d\b/.test(before + after))
    return true;
  if (/^\d{5}$/.test(code) && REMARK_BEFORE.test(before) && after.startsWith(")")) return true;
  // "97110   D2214   160.00": behind a row's procedure stands the practice's own number of the patient.
  if (/^D\d/.test(code) && ROW_OF_CODE.test(before) && /\d\.\d\d\b/.test(after)) return true;
  // Of the codes that begin with a zero there are those of anesthesia alone.
  return /^0(?!0[1-9]|1)\d{4}$/.test(code);
}

/** "00164" in the column "EOB" of a state's remittance: why a charge was not paid, printed with as many digits as a service. */
export const isReasonCell = ({ label, layout, value }: LabeledValue): boolean =>
  layout === "below" && /^(?:code|remark|reason)$/.test(label.kind) && /^\d{5}$/.test(value);

/** "Questions: 1-800-MEDICARE. Ask for code 14112.": what a caller is to say. */
const ASKED_ON_THE_PHONE =
  /(?:\b1-800-[A-Z]{7,8}\b|\d{3}[-.]\d{4}\b|\b(?:call|phone|dial)\b)[^\n]{0,60}\b(?:ask for|mention|quote|give|enter|press|say) (?:the )?(?:code|number|extension):? $/i;
/** "CARC 50 with N102 / 56900": Medicare's own number of a reason behind a remark; "M54 / 97110" is a diagnosis and what was done for it. */
const BEHIND_REMARK = /\b[CR]ARC\b[^.;]{0,20}[ (](?:N|MA?)\d{2,3} ?\/ ?$/;
/** "LC-7712-3   B1106   00021884   SHEET 1 OF 1": numbers of a form in the last line of its page. */
const COUNTS_SHEETS =
  /^(?:\s+(?=[A-Z/.-]{0,13}\d)[A-Z\d/.-]{3,14}){1,3}\s+(?:sheet|page|pg\.?) \d{1,3} (?:of|\/) \d{1,3}\s*$/i;
/** "Bay Mutual Insurance Co. (19925)": the number under which an insurer is listed (NAIC). */
const OF_AN_INSURER = /\b(?:co|company|corp|inc|insurance|indemnity|mutual|NAIC)[.,]* {1,4}\((?:NAIC:? ?)?$/i;
const ROW_OF_CODE = /(?<![\w$.,/-])\d{5} {2,}$/;
/** "Texas lic. K5509": the number under which somebody practices is set like a code of HCPCS. */
const OF_A_PERSON =
  /\b(?:lic(?:en[sc]e)?|DEA|UPIN|cert(?:ificat(?:e|ion))?|registration|badge)\.?(?: (?:no|number|#))?\.?:? ?#? ?$/i;
/** "Claim 26-4410-77 Acct C1207": the practice's own number of a patient or an account. */
const OF_AN_ACCOUNT =
  /\b(?:acct|account|chart|med(?:ical)? rec(?:ord)?|MRN|PCN)\.?(?: ?(?:no\.?|number|nbr|#))?\s?[:#]? {0,2}$/i;
/** "member number W2770 44183" */
const IN_GROUPS = /\b(?:number|no\.|id|#):? (?:(?=\S*\d)[A-Z\d]{2,8} ){1,4}$/i;
/** "Humana Gold Plus (HMO), H1036": the number of a plan's contract with Medicare looks like a service. */
const OF_CONTRACT =
  /\b(?:HMO|PPO|PFFS|POS|SNP|PDP|MSA)\)?,? {1,4}\(?$|\bcontract (?:number|no\.?|id|#)? ?:? ?$/i;
/** "Medicare Advantage HMO (Humana Gold Plus H1036)" */
const OF_NAMED_PLAN = /\b(?:Medicare Advantage|Part D|HMO|PPO)(?: plan)? \((?:\p{Lu}\p{L}+ ){1,5}$/u;
/** "Gold Plus H5216 (HMO)" */
const NAMES_PLAN = /^(?:-\d{3}){0,2} ?\((?:HMO|PPO|PFFS|POS|[A-Z]-?SNP|MSA)\b/;
/** "E4480 COUNTY ROAD SS", "N6712 State Highway 27": houses of the upper Midwest are numbered by a grid. */
const HOUSE_BEFORE = /^\s*$| {3,}$|[,;:] {1,3}$/;
const ROAD_BEHIND =
  /^ (?:[NSEW]\.? )?(?:(?:county|state|town|old|us) (?:road|rd|highway|hwy|trunk)\b|(?:\p{L}[\p{L}'’.]{1,20} ){1,3}(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|highway|hwy|court|trail|trl|way|circle|boulevard|blvd)\b\.?(?:\s{2}(?!.*\d\.\d\d)|\s*$|,))/iu;
/** "denied (N706 and 56900)": beside a remark stands another code of why, not a service. */
const REMARK_BEFORE =
  /\b(?:deni\w+|reject\w+|reduced|unpaid|reasons?|remarks?|codes?)[^()]{0,20}\((?:N\d{3}|MA\d{1,3}) and {1,3}$/i;
const PAID_INSTEAD = /\b(?:paid|allowed|approved|payable|adjudicated|processed|changed to|replaced by)\b/i;
/** "S/LOC S B6001", "Status/location: P B9997": where a claim stands in Medicare's own system. */
const OF_A_PLACE =
  /\b(?:S\/?LOC|LOC|(?:claim )?(?:stat(?:us)?|S) ?(?:\/|and) ?loc(?:ation)?|location)\b\.?:? {1,4}(?:[A-Z] {0,2})?$/i;
/** "Services on the claim: 97110, 97140", "98941 on 07/06/2026, 07/08/2026" under a column of numbers */
const LISTS = /^\d{5}(?:,|;| and) ?\d{5}\b|^\d{5}(?: [A-Z]{2})? on \d{1,2}\/\d{1,2}\//;
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

/** "Remark code G4712", "The code on your remittance is D2214": a payer's own code may look like a service of HCPCS. */
const CALLS_A_REASON =
  /\b(?:(?:reason|remark|message|msg|denial|explanation|explain|adjustment|edit|EOB|EOP|EX|disposition|action|status|outcome|rejection|CARC|RARC)(?: (?:reason|message))? (?:codes?|number|no\.?|#)(?: (?:is|was))?|denied (?:with|under|by) (?:code|message|reason)|codes? (?:on|of|in) (?:the|your|our) (?:[\p{L}]+ ){0,3}(?:is|was|will be))[:#]? {0,3}$/iu;
/** "Remark: G4712" alone; "Reason: G0283 is bundled" speaks of the service. */
const SAYS_WHY = /\b(?:reason|remark|message|msg|edit|note|denial|rule|EOB|EX)s?:? {1,3}$/i;
const ENDS_THERE = /^\s*(?:$|[-–.:;)]|(?:appears?|applie[sd]|was used|stopped|on your)\b)/i;
