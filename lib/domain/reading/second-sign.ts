import { shownDay } from "@/lib/core/dates";
import {
  type Evidence,
  EXTRACTION_FACTS,
  EXTRACTION_FIELDS,
  type Extraction,
  type ExtractionFact,
  type ExtractionField,
  SURE,
} from "@/lib/core/extraction";
import { birthDatesOf } from "./deadline/birth-dates";
import { faxHasSecondSign } from "./gates/fax-sign";
import { judgeTotal } from "./gates/money-gate";
import { isMbi, isProcedureCode } from "./gates/number-patterns";
import { findDates } from "./page/calendar-date";
import type { Reading, Scope } from "./page/candidate";
import { comparable } from "./page/clean-text";
import { kept } from "./page/kept";
import { labelOf } from "./page/labels";
import type { Line } from "./page/page-lines";
import { DOUBTFUL, ONE_SIGN, type Ruling } from "./page/ruling";
import { billedOfLines } from "./services/billed-amount";
import { serviceLabels } from "./services/dates/service-labels";
import { hasOtherDiagnosis } from "./services/whole-diagnoses";
import { isLikelyReason, tellsCategory } from "./weighed/weighed-reason";
import type { Opinion, WeighedField, WeighedValues } from "./weighed/weighed-values";

/** The words around a value hold it from this share on; a rival so likely contradicts a value below the other. */
const HELD = 0.5;
const HARDLY = 0.3;
/** Two periods this near are one clock: "6 months" and "180 days". */
const ONE_CLOCK_DAYS = 6;

type Name = ExtractionField | ExtractionFact;
type Paper = {
  extraction: Extraction;
  reading: Reading;
  scope: Scope | undefined;
  weighed: WeighedValues;
  text: string;
};
/** True: a second sign tells the same. A ruling: something tells against it. */
type Sign = (value: string, paper: Paper) => boolean | Ruling;

/** What a rule read by a label or a phrase, told once more by the words around it, which were weighed without that rule. */
const byWords =
  (name: WeighedField, otherwise: Sign = () => false): Sign =>
  (value, paper) => {
    const { share, rival } = paper.weighed.opinion(
      name,
      name === "dates_of_service" ? value.split(", ") : [value],
    );
    if (share >= HELD && share >= (rival?.share ?? 0)) return true;
    return otherwise(value, paper) || against(name, { share, rival });
  };

const against = (name: WeighedField, { share, rival }: Opinion): boolean | Ruling =>
  share < HARDLY && rival && rival.share >= HELD
    ? { doubt: `By the words around it, "${shown(name, rival.value).slice(0, 80)}" is likelier.` }
    : false;

/** Days as every screen writes them, anything else as it stands. */
const shown = (name: WeighedField, value: string): string =>
  name === "notice_date" || name === "dates_of_service" ? value.split(", ").map(shownDay).join("; ") : value;

/** A name in the letterhead or the address and once more below, whichever of its parts comes first. */
const isToldTwice: Sign = (value, { text }) => {
  const [first = "", ...rest] = value.split(" ");
  const last = rest.at(-1) ?? "";
  const orders = [value, [...rest, first].join(" "), [last, first, ...rest.slice(0, -1)].join(" ")].map(
    comparable,
  );
  return [...new Set(orders)].reduce((count, order) => count + text.split(order).length - 1, 0) > 1;
};

const addsUp: Sign = (value, { reading, scope }) => {
  const lines = billedOfLines(reading, scope);
  return lines.length >= 2 && judgeTotal(value, lines).doubt === undefined;
};

/** "Jane Roe, DO, Lakeside Clinic" names two, and "Lakeside Health Plan, Care Management" a part: only a form of company and a degree go with a name. */
const OF_A_NAME =
  /^(?:inc|llc|l\.l\.c|pllc|p\.l\.l\.c|llp|p\.?c|p\.?a|ltd|co|corp|s\.c|m\.?d|d\.?o|d\.?c|dpt|pt|otr?(?:\/l)?|cht|ot|np|pa-c|ph\.?d|lcsw|rn|d\.?p\.?m|dds|slp|ccc-slp|jr|sr|i{2,3})\.?$/i;
const isOneName = (value: string): boolean =>
  !/ [-–] /.test(value) &&
  value
    .split(/, ?/)
    .slice(1)
    .every((part) => OF_A_NAME.test(part.trim()));
/** "Meridian Supply Claims, LLC" is not Meridian: one word that goes on as a name wherever it stands is part of one. */
const isPartOfAnother = (value: string, { lines }: Reading): boolean => {
  if (value.includes(" ") || /^(?:medicare|medicaid|medi-cal|tricare)$/i.test(value)) return false;
  const rests = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const at = text.indexOf(value);
      return at < 0 ? [] : [text.slice(at + value.length)];
    }),
  );
  return rests.length > 0 && rests.every((rest) => GOES_ON.test(rest));
};
const GOES_ON =
  /^ (?!(?:Explanation|Provider|Remittance|Statement|Appeals?|Member|P\.?O|Notice|EOB|EOP)\b)\p{Lu}\p{L}+/u;

const named =
  (sign: Sign): Sign =>
  (value, paper) => {
    const told = sign(value, paper);
    return told === true ? isOneName(value) : told;
  };

/** "F82 and R26.89": a code without a point beside the ones that were read leaves the list open. */
const CODE = /(?<![\w.$-])[A-TV-Z]\d[0-9AB](?![\w.-])/g;
const diagnosesSign: Sign = (value, { reading: { lines } }) => {
  const codes = value.split(", ");
  if (hasOtherDiagnosis(lines, codes)) return false;
  return !lines.some(
    ({ text }) =>
      codes.some((code) => text.includes(code)) &&
      (text.match(CODE) ?? []).some((code) => !codes.includes(code)),
  );
};

const deadlineSign: Sign = (value, { extraction: { kind, facts }, weighed }) => {
  // A dismissal's times are those of three different requests.
  if (kind === "dismissal") return false;
  const printed = weighed.opinion("appeal_deadline", [value]);
  if (printed.share >= HELD && (printed.rival?.share ?? 0) < HELD) return true;
  const [, count, unit] =
    /^(\d+) (?:business )?(day|month|year)s?\b/.exec(facts.appeal_deadline?.basis ?? "") ?? [];
  if (!count || !unit || !isSure(facts.notice_date)) return false;
  const days = daysOf(`${count} ${unit}`);
  const periods = weighed
    .ranked("appeal")
    .map((one) => ({ ...one, away: Math.abs(daysOf(one.value) - days) }));
  const own = periods.find(({ away }) => away <= ONE_CLOCK_DAYS)?.share ?? 0;
  return own >= HELD && !periods.some(({ away, share }) => away > ONE_CLOCK_DAYS && share >= HELD);
};
const DAYS: Record<string, number> = { day: 1, month: 30.4, year: 365 };
const daysOf = (period: string): number => {
  const [count, unit = "day"] = period.split(" ");
  return Number(count) * (DAYS[unit] ?? 1);
};

/** A payer's own code may look like a remark code; beside a group's code or its heading it is one. */
const REMARKS = /\b(?:remarks?|RARC|CARC|MOA)\b|\b(?:CO|PR|OA|PI|CR)[ -]?\d{1,3}\b/i;

/** "Claim no.   E26-4410-77   X-8820133": of numbers side by side that could not be told apart by their columns none is sure. */
const hasClaimsAbreast = kept((lines: Line[]): boolean =>
  lines.some(({ cells: [label, ...values] }) => {
    const isOfClaims = labelOf(label?.text.replace(/\s*:$/, "") ?? "")?.kind === "claim";
    const numbers = new Set(values.map(({ text }) => comparable(text)));
    return isOfClaims && numbers.size > 1 && values.every(({ text }) => A_NUMBER.test(text));
  }),
);
const A_NUMBER = /^(?=(?:\D*\d){5})[A-Z\d][A-Z\d-]{5,}$/i;

/** Where just these days stand under labels of service, a likelier one that no label announces is no reason to doubt them. */
function areTheLabeledDays(value: string, { reading, scope }: Paper): boolean {
  const labeled = new Set(
    serviceLabels(reading, scope).flatMap((v) => findDates(v.value).map(({ iso }) => iso)),
  );
  const days = value.split(", ");
  return labeled.size === days.length && days.every((day) => labeled.has(day));
}

const SIGNS: Partial<Record<Name, Sign>> = {
  patient_name: byWords("patient_name", isToldTwice),
  claim_number: (value, paper) =>
    !isProcedureCode(value) &&
    !hasClaimsAbreast(paper.reading.lines) &&
    byWords("claim_number")(value, paper),
  payer_name: (value, paper) =>
    !isPartOfAnother(value, paper.reading) && named(byWords("payer_name", isToldTwice))(value, paper),
  provider_name: named(byWords("provider_name")),
  member_id: byWords("member_id", isMbi),
  billed_amount: byWords("billed_amount", addsUp),
  notice_date: byWords("notice_date"),
  dates_of_service: (value, paper) => {
    if (hasClaimsAbreast(paper.reading.lines)) return false;
    const told = byWords("dates_of_service")(value, paper);
    return told !== true && areTheLabeledDays(value, paper) ? false : told;
  },
  appeal_deadline: deadlineSign,
  payer_fax: (value, { extraction, reading }) => faxHasSecondSign(value, extraction.kind, reading),
  // Of two people one's birth date has the same label as the other's.
  date_of_birth: (_, { reading }) => new Set(birthDatesOf(reading)).size <= 1,
  group_number: (value, { reading }) =>
    reading.labeled.some((v) => v.label.kind === "group" && comparable(v.value) === comparable(value)),
  diagnosis_codes: diagnosesSign,
  remark_codes: (_, { reading }) => reading.lines.some((line) => REMARKS.test(line.text)),
  denial_text: (value, { extraction: { paperEvidence }, reading }) =>
    !paperEvidence?.kind?.doubt && isLikelyReason(reading, value),
  denial_category: (value, { extraction: { fields } }) =>
    isSure(fields.denial_text) && tellsCategory(fields.denial_text?.value ?? "", value),
};

const isSure = (evidence: Evidence | undefined): boolean =>
  evidence !== undefined && evidence.confidence >= SURE && !evidence.doubt;

/**
 * Only what two signs tell that do not hang on each other is shown as sure (docs/product.md, E15): the rule that read a value, and the
 * weighed words around it, a sum, a second place or a check digit. One alone makes it fairly sure, and a likelier rival doubtful.
 */
export function needSecondSign(
  extraction: Extraction,
  reading: Reading,
  scope: Scope | undefined,
  weighed: WeighedValues,
): Extraction {
  const judged = { ...extraction, fields: { ...extraction.fields }, facts: { ...extraction.facts } };
  const text = comparable(reading.lines.map((line) => line.text).join("\n"));
  const paper = { extraction: judged, reading, scope, weighed, text };
  const settle = (name: Name, evidence: Evidence | undefined): Evidence | undefined => {
    const sign = SIGNS[name];
    if (!evidence || !sign || !isSure(evidence)) return evidence;
    const told = sign(evidence.value, paper);
    if (told === true) return evidence;
    return told !== false && told.doubt
      ? { ...evidence, doubt: told.doubt, confidence: DOUBTFUL }
      : { ...evidence, confidence: ONE_SIGN };
  };
  for (const name of EXTRACTION_FIELDS) put(judged.fields, name, settle(name, judged.fields[name]));
  // What is counted from the notice's date comes after it, and the category after its reason.
  for (const name of FACTS_IN_ORDER) put(judged.facts, name, settle(name, judged.facts[name]));
  return judged;
}

const FACTS_IN_ORDER = [...EXTRACTION_FACTS].sort(
  (a, b) => Number(a === "appeal_deadline") - Number(b === "appeal_deadline"),
);

function put<K extends Name>(
  values: Partial<Record<K, Evidence>>,
  name: K,
  evidence: Evidence | undefined,
): void {
  if (evidence) values[name] = evidence;
}
