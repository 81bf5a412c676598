import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { seriesKey } from "@/lib/domain/reading/chart/page/copies";

/** "Unless there is a red flag such as progressive motor weakness", "new or worsening neurologic deficit", "no motor deficit that is progressing". */
const ASKS =
  /\b(?:progressive|progressing|worsening|increasing|deteriorating|evolving|new|acute)(?: (?:or|and|of|\w{3,14})){0,3} (?:weakness|deficits?|paralysis|paresis|(?:motor|neurolog\w+) (?:loss|decline|changes?))\b|\b(?:motor|neurolog\w+) (?:deficits?|function|status|loss|weakness) (?:that (?:is|are) |is |are )?(?:progressing|worsening|deteriorat\w+)\b/i;
/** What the record calls it, and how it shows in walking. */
const TELLS =
  /\b(?:progressive|new|worsening|increasing|worse)(?: (?:or|and|onset|of|right|left|bilateral|[RL]|both|upper|lower|extremity|limb|proximal|distal|focal|leg|arm|hand|foot|ankle|toe|knee|hip|thigh|grip|wrist|finger|shoulder|elbow|facial|motor|muscle|neurologic|[CLST]\d{1,2})){0,5} (?:motor (?:deficits?|weakness|loss)|weakness|foot drop|drop foot|paresis|paralysis)\b|\b(?:foot drop|drop foot|steppage)\b/i;
const NEGATED =
  /\b(?:no|not|without|denies|denied|never|resolved|ruled out|rule out|negative|possible|risk of|watch for|if|prevents?|avoid|goals?)\b/i;
/** An old loss, one that got better, and another person's. */
const NOT_WORSE =
  /\b(?:chronic|long-?standing|old|history|hx|h\/o|since (?:childhood|birth|(?:19|20)\d\d)|unchanged|stable|improv\w+|better|less|recovered|baseline|mother|father|brother|sister|wife|husband|son|daughter|aunt|uncle)\b/i;
const MOST = 3;

type Found = { series: ChartFact[]; passages: ChartFact[] };

/** Where the payer looks for a strength that gets less: each muscle that is weaker at the last examination than before, and what the record calls it. */
export function ofWorseStrength(asked: string, facts: readonly ChartFact[]): Found {
  if (!ASKS.test(asked)) return { series: [], passages: [] };
  const strengths = facts.filter(
    ({ measure, date }) => date && measure?.number !== undefined && measure.key.startsWith("strength"),
  );
  const weaker = [...Map.groupBy(strengths, seriesKey).values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
    const last = ordered.at(-1);
    const before = ordered.findLast(
      ({ date, measure }) =>
        (date ?? "") < (last?.date ?? "") && (measure?.number ?? 0) > (last?.measure?.number ?? 0),
    );
    return last && before ? [[before, last]] : [];
  });
  const passages = facts.filter(
    ({ measure, adverse, quote }) =>
      !measure && !adverse && TELLS.test(quote) && !NEGATED.test(quote) && !NOT_WORSE.test(quote),
  );
  return {
    series: weaker.slice(0, MOST).flat(),
    passages: passages.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "")).slice(0, MOST),
  };
}
