import { sentencesOf } from "./answer-by";

const NOT_YET =
  /\b(?:a|the|our) (?:final )?(?:decision|determination) has not (?:yet )?been (?:made|issued|rendered)\b|\bno (?:final )?(?:decision|determination) has (?:yet )?been (?:made|issued|rendered)\b|\bwe have not (?:yet )?(?:made|issued|reached) (?:a|any|our) (?:final )?(?:decision|determination)\b/i;
/** "If no decision has been made within 30 days, …", "… on your appeal": a decision that is still to come, or another one. */
const OF_ANOTHER = /\b(?:if|when|where|until|unless|once|in case|appeals?|grievances?)\b/i;

/** The paper says that nothing was decided yet: what can be contested is still to come. */
export const isUndecided = (notice: string): boolean =>
  sentencesOf(notice).some((said) => NOT_YET.test(said) && !OF_ANOTHER.test(said));
