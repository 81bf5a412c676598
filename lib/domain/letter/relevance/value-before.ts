import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "VHI-10 31 17 < 11", "Walk, ft 400 900 1,000 or more": the goal at the end of a row says which way is better. */
const TO_LOWER =
  /(?:[<≤]=?|\b(?:under|below|less than)) ?\d[\d.,]*(?: ?(?:%|\p{L}{1,4}))?\s*$|(?<![\d.,])\d[\d.,]* ?%? or (?:less|lower|fewer)(?: (?:not )?met)?\s*$/iu;
const TO_HIGHER =
  /(?:[>≥]=?|\b(?:over|above|more than|at least)) ?\d[\d.,]*(?: ?(?:%|\p{L}{1,4}))?\s*$|(?<![\d.,])\d[\d.,]* ?%? or (?:more|higher|greater)(?: (?:not )?met)?\s*$/iu;

/** Which way a value gets better: by its measure, or by the goal that its row ends with. */
export function betterOf({ measure, quote }: ChartFact): "lower" | "higher" | undefined {
  if (measure?.better || !measure) return measure?.better;
  const [lower, higher] = [TO_LOWER.exec(quote)?.[0], TO_HIGHER.exec(quote)?.[0]];
  const goal = Number((lower ?? higher)?.match(/\d[\d,]*(?:\.\d+)?/)?.[0].replaceAll(",", ""));
  // A value that stands within it already has a normal range beside it, and no goal: "Calcium 9.8 9.1 < 10.4".
  if (measure.number === undefined || Number.isNaN(goal)) return undefined;
  if (lower) return measure.number > goal ? "lower" : undefined;
  return measure.number < goal ? "higher" : undefined;
}

const NUMBER = String.raw`-?\d[\d.,]*(?: ?x ?\d[\d.]*){0,2} ?(?:%|°|deg\w*|[a-z]{1,5}\b)?(?: ?(?:\/|of) ?\d{1,3})?`;
const BEFORE = String.raw`(?:(?:it )?was|from|up from|down from|initial(?:ly)?|intake|at (?:intake|eval(?:uation)?|start)|eval(?:uation)?|baseline|start|before|previous(?:ly)?|prior|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)`;
const CHANGED = [
  // "1.4 x 1.1 cm (was 2.2 x 1.8 on 10/2)", "26% (9/28: 46%)", "31 (intake 54)"
  new RegExp(String.raw`\d ?(?:%|°|[a-z]{1,5})?,? ?\(${BEFORE}[:,]? ?${NUMBER}`, "i"),
  // "38 lb, was 21"
  new RegExp(String.raw`\d ?(?:%|°|[a-z]{1,5})?[,;] ?(?:it )?was ${NUMBER}`, "i"),
  // "went from 44 to 16", and not "works from 9 to 5"
  new RegExp(
    String.raw`\b(?:went|improv\w+|decreas\w+|increas\w+|reduc\w+|drop\w+|rose|fell|down|up|gain\w+|chang\w+|advanc\w+)\b[^.;\d]{0,30}\bfrom ${NUMBER} ?(?:on [\d/]{3,10} )?to ${NUMBER}`,
    "i",
  ),
  // "11 -> 5"
  /\d ?%? ?(?:->|→) ?\d/,
];
/** What is neither a finding nor a score. */
const OF_OTHER_THINGS =
  /\$|\b(?:paid|billed|charge[sd]?|claims?|units?|codes?|fax|phone|call\w*|\d+ (?:visits?|sessions?|surger\w+)|weekly|sizes?|years?|aged?|mg|mcg|dose|page|box|increased? (?:the )?dose|appointment|a\.?m\.?|p\.?m\.?)\b|\d:\d\d/i;

/** A value with what it was before, in one statement: what shows a change, whatever it is of. */
export const tellsBefore = (quote: string): boolean =>
  !OF_OTHER_THINGS.test(quote) && CHANGED.some((pattern) => pattern.test(quote));
