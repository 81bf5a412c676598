import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { fieldWordsIn } from "../../relevance/field-words";

/** "Report of any x-ray taken. If none was taken, say so.": that there is none is an answer of its own. */
const OR_NONE =
  /\bif (?:none|no|not)\b[^.;]{0,40}\b(?:say|state|tell|note|indicate|write|explain)\b|\bor (?:an? )?(?:statement|note|entry) that (?:none|no)\b/i;
/** "none taken, no red flags" behind its label, or "No x-rays were taken". */
const NONE =
  /^\W*(?:\[?x\]?\s+)?(?:none(?:\W*$| (?:was |were )?(?:taken|done|ordered|made|performed|obtained|indicated|needed|available|(?:for|in) this episode)\b)|not (?:taken|done|ordered|needed|performed|obtained)\b|no(?: [\w-]+){1,3} (?:taken|done|ordered|made|performed|obtained|indicated|needed|available)\b)/i;
/** "No new x-rays", "none today": there may be others. */
const ONLY_NOW =
  /^\W*no (?:new|further|repeat|additional|other|more|recent|updated|follow-?up)\b|\b(?:today|this visit|at this time|yet|machine|equipment)\b/i;
const MOST = 2;

/** What the record says of a paper that there is none of, where the payer leaves that answer open: behind the label of its kind, or by its name. */
export function ofNoneTaken(asked: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!OR_NONE.test(asked)) return [];
  const kinds = fieldWordsIn(asked.replace(OR_NONE, " "));
  return facts
    .filter(({ measure, adverse, quote, section }) => {
      if (measure || adverse || !NONE.test(quote) || ONLY_NOW.test(quote)) return false;
      // A label says of what there is none; behind another one the same words are about something else.
      return [...fieldWordsIn(section || quote)].some((name) => kinds.has(name));
    })
    .slice(0, MOST);
}
