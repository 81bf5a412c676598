import type { DecisionLevel, PaperKind } from "@/lib/core/notice";
import { endsInternally, saysFinalInternal } from "./external-review";

const EXTERNAL =
  /\b(independent review (organization|entity)|external review(er)?|independent medical review|IMR|IRO|IRE|maximus federal)\b/i;
const SECOND =
  /\b(second|2nd|level (2|ii|two))[ -](level )?(provider |member )?(appeal|dispute|grievance|review|reconsideration)|\b(appeal|dispute|grievance|reconsideration|review) level ?:? ?(2|ii|two|second)\b|\blevel of (appeal|review|dispute) ?:? ?(2|ii|two|second)\b|\blevel (2|ii|two) (decision|determination|appeal|dispute)|\b(?:appeal|dispute|grievance|reconsideration) (?:decision|determination|outcome|response)\W{1,5}(?:second|2nd)[- ]level\b/i;
/** The second level of Medicare, where it is the sender and not the address for what comes next. */
const CONTRACTOR = /qualified independent contractor|\bQIC\b/i;
const HEAD = 8;
/** "First level provider appeal" over the letter tells what it is; below, the next step is named. */
const FIRST =
  /\b(?:first|1st|level (?:1|i|one))[ -](?:level )?(?:provider |member )?(?:appeal|dispute|grievance|reconsideration)\b|\b(?:appeal|dispute|grievance) level ?:? ?(?:1|i|one|first)\b|\((?:appeal )?level (?:1|i|one)\)|\b(?:appeal|dispute|grievance|reconsideration) (?:decision|determination|outcome|response)\W{1,5}(?:first|1st)[- ]level\b/i;
const FIRST_LINES = 12;
/** "Two levels of internal appeal, and both must be used", "external review only after the second level": the second one is still ahead. */
export const SECOND_AHEAD =
  /\b(?:has|have|are|offers?|provides?) (?:two|2) levels of (?:internal )?(?:appeals?|review)\b[^.]{0,60}\b(?:both|must)\b|\b(?:external|outside|independent) review\b[^.]{0,60}\b(?:only (?:after|once|when)|(?:not|cannot)\b[^.]{0,40}\b(?:until|before|unless))\b[^.]{0,20}\b(?:second|2nd)[- ]level\b|\byou (?:may|can) (?:ask for|request|file|begin) (?:the|a) second(?= (?:within|by|no later|until|in writing)\b)/i;
/** "This was the first level of appeal. A second level is open to you."; "upheld that decision at the first level on June 22" was before. */
const WAS_FIRST =
  /(?<!\b(?:that|its|their|earlier|prior|previous|original|initial) )\b(?:decision|determination|response|answer|review)\b[^.]{0,12}\b(?:at|on|of) the (?:first|1st)[- ](?:level|step|stage)\b|\bthis (?:is|was) (?:the|our|a|your) (?:first|1st)[- ](?:level|step|appeal|stage)\b|\bthis (?:letter|notice|decision) (?:is about|answers|responds to|concerns|is our (?:answer|response) to) (?:your|the) (?:first|1st)[- ]level (?:\w+ )?(?:appeal|reconsideration|dispute|grievance)\b(?! (?:rights?|process|procedures?|options?|(?:that )?you (?:may|can))\b)/i;
/** What a letter says about the step after it: "you may request a second level appeal". */
const NEXT_STEP =
  /\b(you|provider|member|party|who|to (ask|request|file|submit))\b[^.]{0,40}\b(may|can|could|must|right|want|have)\b|\bif (you|the)\b|\bmay be (filed|requested|submitted)|\b(request|file|submit|ask for|asking for) (a|an|your|for)\b|\bnext (step|level)\b|\bhow to\b|^to (?:ask|request|file|have|get)\b|\bthen\b|\bmust (be|ask)\b|\b(?:send|mail|fax|write)\b[^.]{0,20}\bto\b|\bP\.? ?O\.? ?box\b/i;

/** The papers that decide an appeal, whatever the outcome. */
const OF_AN_APPEAL: ReadonlySet<PaperKind> = new Set([
  "appeal_decision_upheld",
  "appeal_decision_overturned",
  "partly_overturned",
  "dismissal",
]);
/** The papers that decide a claim or a request for the first time. */
const FIRST_DECISIONS: ReadonlySet<PaperKind> = new Set([
  "denial",
  "partial_denial",
  "paid_eob",
  "prior_auth_denial",
  "remittance",
  "recoupment",
]);

/** Which decision the paper in hand is; null for a paper that decides nothing. */
export function decisionLevelOf(kind: PaperKind | null, sentences: readonly string[]): DecisionLevel | null {
  if (kind === "external_review_decision") return "external";
  if (kind && FIRST_DECISIONS.has(kind)) return "initial";
  if (!kind || !OF_AN_APPEAL.has(kind)) return null;
  const told = sentences.filter((sentence) => !NEXT_STEP.test(sentence));
  if (told.slice(0, FIRST_LINES).some((sentence) => FIRST.test(sentence) && !SECOND.test(sentence)))
    return "first";
  if (sentences.some((sentence) => WAS_FIRST.test(sentence) || SECOND_AHEAD.test(sentence))) return "first";
  if (told.some((sentence) => SECOND.test(sentence))) return "second";
  // After the last decision inside the plan comes what comes after a second one.
  if (
    kind !== "dismissal" &&
    (sentences.slice(0, FIRST_LINES).some(saysFinalInternal) || endsInternally(sentences))
  )
    return "second";
  if (told.slice(0, HEAD).some((one) => CONTRACTOR.test(one) && !/\bP\.?O\.? ?box\b/i.test(one)))
    return "second";
  return told.slice(0, 6).some((sentence) => EXTERNAL.test(sentence)) ? "external" : "first";
}

/**
 * "If you disagree you may request a redetermination", "you may file a first level appeal": the step that is open is the first one, so
 * this decides no appeal. Of Medicare's steps only the first is called a redetermination (42 CFR 405.940, 423.580).
 */
const OPENS_FIRST =
  /\b(?:you|provider|physician|supplier|party|enrollee|beneficiary|patient|member)s?\b[^.;]{0,40}\b(?:may|can|(?:have|has) the right to|(?:are|is) entitled to)\b[^.;]{0,40}\b(?:redetermination|(?:first|1st)[- ]level (?:\w+ )?(?:appeal|dispute|reconsideration|review)|level (?:1|one|i) (?:\w+ )?(?:appeal|dispute))\b(?! (?:decision|determination|notice|letter|was|is|has|upheld))/i;
export const opensFirstLevel = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => OPENS_FIRST.test(sentence));
