import type { Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";

/** "H1290-014", "S5601-060-000": Medicare's number of a plan; a short one names no member either. */
export const OF_A_PLAN = /^[HRSE]\d{4}(?:[- ]\d{3}){0,2}$/;

/** "Provider Medicaid number:" */
export const OF_PROVIDER =
  /\b(?:provider|doctor|facility|vendor|supplier|billing|practice|clinic|pharmacy|physician|therapist|prescriber|submitter|sender|receiver|employer|agent|broker|adjuster|examiner|reviewer|user|log-?in|staff)(?:['’]s)?\s*$/i;

/** Numbers that are no member's: a plan's own, a provider's, and those of policies that are the employer's or of a car. */
export function numbersOfOthers(reading: Reading): string[] {
  const ofPlans = reading.lines.flatMap(({ text }) => text.match(PLAN_NUMBERS) ?? []);
  const ofProviders = reading.labeled.filter((v) => v.label.kind === "member_id" && isOfProvider(reading, v));
  return [...ofPlans, ...ofProviders.map(({ value }) => value), ...policiesOfOthers(reading)];
}
const PLAN_NUMBERS = /(?<![\w-])[HRSE]\d{4}(?:-\d{3}){1,2}(?![\w-])/g;

/** A number that stands under a label of whoever treated, sent or handled the claim. */
export function isOfProvider({ lines }: Reading, { labelLine, labelText }: LabeledValue): boolean {
  const text = lines[labelLine]?.text ?? "";
  const at = text.indexOf(labelText);
  return at > 0 && OF_PROVIDER.test(text.slice(0, at));
}

/** Numbers of policies on a paper about an injury at work or an accident: they are the employer's, or of a car. */
export function policiesOfOthers(reading: Reading): string[] {
  const policies = reading.labeled.filter((v) => /^policy\b/i.test(v.labelText));
  return policies.length > 0 && OF_INJURY.test(headOf(reading)) ? policies.map((v) => v.value) : [];
}
const OF_INJURY =
  /\binjured (?:worker|employee|person|party)\b|\bworkers['’]? comp|\bno-?fault\b|\bpersonal injury protection\b|\bPIP\b|\bmed(?:ical )?-?pay(?:ments)?\b|\bmotor vehicle\b|\bdate of (?:loss|accident)\b/i;
const headOf = ({ lines }: Reading): string =>
  lines
    .slice(0, 30)
    .map(({ text }) => text)
    .join("\n");
