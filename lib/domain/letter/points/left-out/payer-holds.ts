import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** A talk with the payer's people; a letter that upholds a decision is a step of the case. */
const TALK =
  /\b(?:reps?|representative|agent|csr|supervisor)\b|\b(?:spoke|talked|chat(?:ted)?) (?:with|to)\b|\b(?:payer|plan|insurer|carrier) (?:says|said|states|stated)\b/i;
/** "Denial upheld", "denied not in error", "will not reprocess": the payer holds to what it decided. */
const HOLDS = [
  /\b(?:denial|decision|determination) (?:is |was |has been |will be )?(?:right|correct|valid|stands?|upheld|stays)\b/i,
  /\b(?:stands? by|standing by|uph(?:eld|olds?|olding)) (?:the |its |their |our )?(?:denial|decision|determination)\b/i,
  /\bden(?:ied|ial)\b[^.;]{0,16}\b(?:not|never) (?:(?:made|done|processed|issued) )?(?:in error|by mistake|a mistake|an error)\b/i,
  /\b(?:denied correctly|correctly denied)\b|[,;:] ?upheld\b/i,
  /\b(?:(?:will|would|can|could|do|does|did)(?: ?not|n['’]t)|(?:won|can)['’]t|cannot|unable to|refus(?:es|ed) to|declin(?:es|ed) to) (?:be )?(?:re-?process\w*|re-?open\w*|overturn\w*|revers\w+|reconsider\w*|change (?:the |its |their |this |that )?(?:denial|decision|determination|outcome))\b/i,
];
/** Where an approval is missed, that the payer's people see none. */
const NONE_SEEN =
  /\b(?:no|not any|nothing) (?:(?:prior|approved|valid|active) )?(?:(?:pre-?|re-?)?auth\w*|pre-?cert\w*|approvals?|referrals?)?\s?(?:is |was |are )?(?:on file|found|seen|located|in (?:the |their )?system)\b(?! (?:needed|required|necessary))/i;
/** In the same breath it says the contrary, or what it has. */
const GRANTS =
  /\b(?:overturned|reversed)\b(?<!\bnot (?:be )?(?:overturned|reversed))|(?<!\b(?:not|never) )\bin error\b|\bby mistake\b|\bour (?:error|mistake)\b|(?<!\bnot )\b(?:will|to|being|for) (?:be )?re-?process\w*|\b(?:until|unless)\b|\b(?:but|then|now|later)\b[^.;]{0,40}\b(?:approv\w+|found|on file|re-?open\w*|overturn\w*|se(?:e|es|en)|located|linked|paid|received|accepted|corrected|granted|in error)\b|\b(?:is|are|was|were|now) (?:approved|on file|found|linked|loaded)\b|\bno (?:auth\w*|pre-?cert\w*|approval|referral) (?:is |was )?(?:needed|required|necessary)\b/i;

const SENTENCE = /(?:[^.;!?]|[.;!?](?=\S))+[.;!?]*/g;
const LEAST_WORDS = 5;

/** What the payer's people said on the telephone where it only held to the denial: quoted, it says once more what the letter contests. */
export function holdsToDenial(
  { quote, measure, topics }: Pick<ChartFact, "quote" | "measure" | "topics">,
  { denialCategory }: Pick<LetterFacts, "denialCategory">,
): boolean {
  if (measure || !(TALK.test(quote) || topics.includes("call")) || GRANTS.test(quote)) return false;
  const holds = (said: string) =>
    HOLDS.some((pattern) => pattern.test(said)) ||
    (denialCategory === "authorization" && NONE_SEEN.test(said));
  if (!holds(quote)) return false;
  // "First claim was received 3/10. He cannot reopen it": what it has stands beside what it will not do.
  return (quote.match(SENTENCE) ?? []).every(
    (said) =>
      holds(said) || (said.replace(WHO_AND_WHEN, " ").match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS,
  );
}
const WHO_AND_WHEN =
  /\b(?:reps?|representative|agent|supervisor|called|call|spoke|talked|with|to|ref(?:erence)?|no|provider line|claims?)\b|\d+/gi;
