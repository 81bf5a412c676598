import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { DenialPoint } from "../notice/denial-points";

const DAYS = String.raw`(?:migraine|headache|seizure|attack|asthma|flare)[- ](?:days?|nights?)\b`;
/** "At least 50 % fewer migraine days a month", "a reduction in monthly headache days". */
const ASKS_FEWER = new RegExp(
  String.raw`\b(?:fewer|less|reduc\w+|decreas\w+|drop|decline|improve\w*|respon[ds]\w*)\b[^.;]{0,60}\b${DAYS}|\b${DAYS}[^.;]{0,60}\b(?:fewer|less|reduc\w+|decreas\w+|drop\w*|declin\w+|improve\w*)\b`,
  "i",
);
/** "16 migraine days/mo by diary (April)", "Diary October: 6 migraine days", "headache days: 9". */
const COUNTED = new RegExp(
  String.raw`(?<![\d/.<>≤-] ?)\b\d{1,2} ${DAYS}|\b${DAYS}(?: (?:per|a|each) month|\/mo(?:nth)?)?(?: ?[:=]| was| were| is| now)? {1,3}\d{1,2}\b(?![/%])`,
  "i",
);
/** What is aimed at or feared is no count. */
const NOT_COUNTED =
  /\b(?:goals?|targets?|aims?|expect\w*|hop(?:e|ing)|until|if|or (?:fewer|less|more)|at least|fewer than|less than|more than|under|criteri\w+|policy|requires?|defined|missed)\b/i;

/** How often the illness came on when the treatment began, and at the last count, where the payer asks for fewer such days; nothing where one count is all. */
export function daysOfIllness(
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  facts: readonly ChartFact[],
): ChartFact[] {
  if (kind === "item" || !ASKS_FEWER.test(text)) return [];
  const counts = facts
    .filter(
      ({ measure, adverse, date, quote }) =>
        !measure && !adverse && date && COUNTED.test(quote) && !NOT_COUNTED.test(quote),
    )
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const [first, last] = [counts[0], counts.at(-1)];
  // More days than before answer no such point.
  return first && last && first.date !== last.date && countIn(last) < countIn(first) ? [first, last] : [];
}

const countIn = ({ quote }: ChartFact): number => Number(/\d+/.exec(COUNTED.exec(quote)?.[0] ?? "")?.[0]);
