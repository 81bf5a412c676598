import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** "Record added 10/09, retro enrollment", "reinstated back to 2/1": the coverage was put on file after the days that it holds for. */
const ADDED_LATER =
  /\bretro(?:active(?:ly)?|[- ]?(?:enroll\w*|add\w*|elig\w*|effective|dated|coverage|term\w*))?\b(?! ?auth)|\b(?:coverage|member|enroll\w+|eligibility|record|policy)\b[^.;]{0,24}\b(?:added|loaded|reinstated|put on file)\b|\bback-?dated\b/i;
/** What the payer's screen answered while the coverage was not on file. A claim that is not found is no such answer. */
const NOT_ON_FILE =
  /\b(?:member|subscriber|patient|pt|insured|eligibility|coverage|policy|ID|looked (?:again|up)|checked)\b[^.;]{0,24}\bnot (?:found|on file|active|eligible|in (?:the )?system)\b|\bno (?:active )?coverage\b|\bno (?:match|record|member) (?:found|on file)\b|(?<!\p{L}\s{0,3})\bnot found\b|\bnot found (?:in|on|at)\b/iu;
const OF_A_CLAIM = /\bclaims?\b[^.;]{0,30}\bnot (?:found|on file)\b|\breject\w*\b|\bterm(?:ed|inat\w+)\b/i;

/**
 * Against a late filing that the payer's own records caused, "member not found" is what the letter argues with; against any other denial it
 * speaks for the payer.
 */
export function withLateCoverage(
  all: readonly ChartFact[],
  { denialCategory }: LetterFacts,
): readonly ChartFact[] {
  if (denialCategory !== "timely_filing") return all;
  const texts = all.map(({ heading, quote }) => `${heading} ${quote}`);
  if (!texts.some((text) => ADDED_LATER.test(text))) return all;
  return all.map((fact) => {
    if (fact.adverse !== "refusal" || !NOT_ON_FILE.test(fact.quote) || OF_A_CLAIM.test(fact.quote))
      return fact;
    const { adverse: _, ...open } = fact;
    return { ...open, topics: [...new Set([...fact.topics, "coverage" as const])] };
  });
}
