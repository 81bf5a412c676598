import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { stemsOf } from "../../relevance/stems";

/** "Does not pay for "services for developmental delay, …"", "excludes cosmetic surgery": what the plan leaves out, in the payer's words. */
const EXCLUDES =
  /\b(?:(?:do(?:es)? not|will not|cannot) (?:pay|cover)(?: for)?|excludes?|(?:is|are) excluded:?|exclusion (?:for|of))\s{1,3}["“]?([^"“”.;]{4,160})/gi;
const SAID_OF_NONE = /\b(?:no|not|none|never|denies|denied|without|negative|ruled out|n['’]t)\b/i;
const MOST_WORDS = 5;

/** A ticked box or a heading that only names what the plan excludes: it says what the payer says, and answers nothing. */
export function onlyExcluded(all: readonly ChartFact[], noticeText: string): ReadonlySet<string> {
  const left = [...noticeText.replace(/\s+/g, " ").matchAll(EXCLUDES)].map(([, words = ""]) =>
    stemsOf(words),
  );
  if (left.length === 0) return new Set();
  const isOnly = ({ quote, measure }: ChartFact) => {
    if (measure || SAID_OF_NONE.test(quote) || quote.trim().split(/\s+/).length > MOST_WORDS) return false;
    const own = [...stemsOf(quote)];
    return own.length > 1 && left.some((words) => own.every((stem) => words.has(stem)));
  };
  return new Set(all.filter(isOnly).map(({ id }) => id));
}
