import { sentencesOf } from "@/lib/domain/reading/deadline/answer-by";
import { offersTalk } from "@/lib/domain/reading/deadline/peer-to-peer";
import type { Ground } from "../facts/move-facts";

/** The payer has decided nothing yet, and says so. */
const UNDECIDED =
  /\b(?:decision|determination) has not (?:yet )?been (?:made|issued|reached|rendered)\b|\bno (?:final |adverse |formal )?(?:decision|determination) (?:has been|was|is|has) (?:yet )?(?:made|issued|reached|rendered)\b|\b(?:we have|has|have) not (?:yet )?(?:made|issued|reached|rendered) (?:a|any|our|the|its) (?:final )?(?:decision|determination)\b|\bnot (?:yet )?(?:decided|a (?:denial|decision|determination))\b|\b(?:pre-?denial|pre-?determination|intent to deny|proposed (?:denial|adverse)|potential (?:denial|adverse))\b/i;
/** "If no call takes place by then, the request is denied": what comes when nobody calls. */
const ELSE_DENIED =
  /\b(?:if|unless|without|when)\b[^.]{0,80}\b(?:call|talk|peer[- ]to[- ]peer|conversation|discussion|consultation|contact\w*|hear)\b[^.]{0,60}\b(?:denied|denial|adverse|non-?cert\w*|not (?:be )?approved)\b/i;
/** "Before a final decision your clinician may speak with our physician". */
const BEFORE_DECIDING =
  /\bbefore (?:(?:a|any|the|our|we (?:make|issue|reach|render) (?:a|any|our|the)|(?:making|issuing|reaching) (?:a|any|our|the)) )?(?:final |formal |adverse )?(?:decision|determination)\b/i;
const DECIDED =
  /\b(?:has been|have been|was|were|is|are) (?:denied|not approved|non-?certified)\b(?! if| unless)/i;

/** "We are denying your request", "we cannot approve": a decision that no passive tells. */
const WE_DENY =
  /\bwe (?:are |have |must |now |therefore ){0,2}(?:deny(?:ing)?|denied)\b|\b(?:cannot|can ?not|could not|unable to|did not|do not|will not|have not) (?:approve|authori[sz]e|certify|cover)\b(?! (?:it |this |the request )?(?:if|unless|yet))/i;
/** "Before our decision your physician was offered a call": it is over. */
const IN_THE_PAST =
  /\b(?:was|were|had been|we|has been) (?:\w+ )?(?:offered|invited|called|contacted|given)\b|\bbefore (?:our|the|a) (?:decision|determination) was\b/i;

/** The notice offers a talk with its reviewer before it decides; its words for it. Not once the time for the talk is over. */
export function talkBeforeDecision(noticeText: string, isOver: boolean): Ground | undefined {
  if (isOver || !offersTalk(noticeText)) return undefined;
  const sentences = sentencesOf(noticeText);
  const undecided = sentences.find((sentence) => UNDECIDED.test(sentence));
  const otherwise = sentences.find((sentence) => ELSE_DENIED.test(sentence));
  const isDecided = (but?: string) => sentences.some((one) => one !== but && DECIDED.test(one));
  const before = sentences.find((one) => BEFORE_DECIDING.test(one) && offersTalk(one));
  const words =
    undecided ??
    (before && !isDecided(before) && !sentences.some((one) => WE_DENY.test(one)) && !IN_THE_PAST.test(before)
      ? before
      : undefined) ??
    (isDecided(otherwise) ? undefined : otherwise);
  return words ? { words: words.replace(/\s+/g, " ").trim(), place: "the payer's notice" } : undefined;
}
