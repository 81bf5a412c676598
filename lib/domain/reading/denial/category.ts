import type { DenialCategory } from "@/lib/core/enums";
import { CARC } from "@/lib/domain/codes/carc";
import { CATEGORY_PHRASES } from "./category-phrases";
import { NOT_THE_GROUND, withoutConcession } from "./denial-cues";
import type { Phrase } from "./phrase";

/** Codes whose meaning lies in the remark beside them: they say little by themselves. */
const VAGUE_CODES = new Set(["16", "96", "A1", "193", "216", "276", "252"]);

/** "This is not a denial of medical necessity." says what the reason is not, "Our answer has not changed." no reason at all. */
const DISOWNED =
  /\b(?:our|the|this) (?:answer|decision|position|result|determination|denial) (?:(?:has|have) not changed|does not change|did not change)\b[.;]?|[^.;]*\b(?:is|was) not (?:an? |the )?(?:denial|determination|decision|finding|question|matter|issue|judgment) (?:of|on|about|for|regarding|based on)\b[^.;]*[.;]?|\b(?:did|do|does|have|has) not (?:go|gone|look|looked|enter|entered) into\b[^.;]*[.;]?|,? nor (?:did|does|was|were|is|are)\b[^.;]*[.;]?|\bno (?:one|body) says\b[^.;]*[.;]?|\bis no (?:judgment|question|matter)\b[^.;]*[.;]?|\bis not in question\b[^.;]*[.;]?/gi;

/** … and so does each sentence that says what the decision does not rest on. */
const disowned = (words: string): string =>
  words
    .replace(DISOWNED, "")
    .split(/(?<=[.;]) /)
    .filter((sentence) => !NOT_THE_GROUND.test(sentence))
    .join(" ");

/** "Please send a corrected claim within one year of the service date.": what to do is no reason. */
const NEXT_STEP =
  /(?<=[.!?]\s)(?:please|you (?:may|can)|if you|(?:correct|send|submit|resubmit|fax|mail|add)\b[^.]{0,60}\b(?:and|claim|bill|to us|us))\b[^.]*\./gi;

const phrasesByCategory = Object.entries(CATEGORY_PHRASES) as [DenialCategory, readonly Phrase[]][];

export type CategoryFinding = { category: DenialCategory; confidence: number; basis: string };

/**
 * The category of a denial: the payer's words first, then the reason code where the words are silent or equal
 * (the narrative wins when both disagree).
 */
export function classifyDenial(
  narrative: string | undefined,
  code: string | undefined,
): CategoryFinding | undefined {
  const words =
    narrative === undefined ? undefined : withoutConcession(disowned(narrative)).replace(NEXT_STEP, "");
  const scores = new Map<DenialCategory, number>();
  for (const [category, phrases] of phrasesByCategory) {
    const weights = phrases.filter(([, pattern]) => words && pattern.test(words)).map(([weight]) => weight);
    // The strongest phrase counts whole; more of the same only a little, so that long lists gain nothing.
    if (weights.length > 0) scores.set(category, Math.max(...weights) + 0.4 * (weights.length - 1));
  }
  const entry = code ? CARC.get(code.replace(/^[A-Z]{2}-/, "")) : undefined;
  const bare = code?.replace(/^[A-Z]{2}-/, "") ?? "";
  if (entry && entry.category !== "other") {
    // Without its group a number may be the payer's own, beside which the meaning stands that counts.
    const weight = VAGUE_CODES.has(bare) ? 1.5 : bare === code ? 3.3 : 3.5;
    scores.set(entry.category, (scores.get(entry.category) ?? 0) + weight);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [top, second] = ranked;
  if (!top)
    return entry || narrative
      ? {
          category: entry?.category ?? "other",
          confidence: 0.4,
          basis: entry ? `reason code ${code}` : "no known reason",
        }
      : undefined;
  const spoken = words !== undefined && CATEGORY_PHRASES[top[0]]?.some(([, pattern]) => pattern.test(words));
  const margin = top[1] - (second?.[1] ?? 0);
  return {
    category: top[0],
    confidence: Math.min(0.95, 0.55 + margin * 0.08),
    basis: spoken ? "the payer's words" : `reason code ${code}`,
  };
}
