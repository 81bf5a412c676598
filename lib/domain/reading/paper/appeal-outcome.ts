import type { PaperKind } from "@/lib/core/notice";
import { kept } from "../page/kept";
import { type Paper, states, statesIn } from "../signs/statements";

const APPEAL =
  "(?:appeals?|disputes?|grievances?|complaints?|reconsiderations?|redeterminations?|second review)";
/** "First level provider appeal", "recent level 1 payment dispute": what may stand before the name of an appeal that was made. */
const OF_LEVEL =
  "(?:(?:recent|formal|written|timely|standard|expedited|internal|first|second|1st|2nd|level|one|two|[12]|provider|member|claim|payment|clinical|medical)[ -]){1,5}";
const DECISION = "(?:decisions?|denials?|determinations?|findings?)";

/** The paper answers an appeal: its heading says so, or it tells that one was received and looked at. */
const HEADING = new RegExp(
  `\\b(?:decision|determination|outcome|result)\\b\\W{1,6}(?:overturned|upheld|reversed)\\b|^(?:re|subject|regarding)\\b.{0,30}\\b(?:first|second|1st|2nd)[- ]level (?:appeal|review|dispute|grievance)\\b|(?<!\\b(?:days?|months?)\\s+(?:of|after|from)\\s+(?:the|our|this|that|your)\\s+)(?:\\b${APPEAL}s?[ -](?:\\w+ )?(?:decision|determination|resolution|outcome|response|results?|notice|decided|closed|uphold|upheld|overturned)|\\b(?:decision|determination|resolution|outcome|results?|notice) (?:on|of|for|about|letter on) (?:your |the |an? |this )?(?:\\w+[ -]){0,4}${APPEAL}|\\bfinal (?:internal )?adverse (?:benefit )?determination|^(?:first|second|1st|2nd|third)[- ]level (?:member |provider )?(?:appeal|review|dispute|grievance)$|\\b(?:final )?(?:appeal|grievance) (?:uphold|overturn) (?:letter|notice)|^(?:re:? |subject:? )?your ${APPEAL},? (?:(?:number|no\\.?|#) ?)?(?=\\S*\\d)[A-Z\\d-]{4,24} (?:about|concerning|on|for|of) |\\b${APPEAL}(?: resolution)?\\W{1,4}(?:original )?(?:decision|denial)|\\b${APPEAL} ?[:–—-] ?(?:the|our|this) (?:\\w+ ){0,2}(?:decision|denial|determination))`,
  "i",
);
const ANSWERED = new RegExp(
  `\\b(?:after|on|upon|following) (?:an? |our |full |further |careful )?reconsideration,? (?:we|the (?:plan|carrier|claim|denial|decision|service))\\b|\\bwe (?:have )?(?:now )?reconsidered,? (?:and|but)\\b|\\bthank you for (?:your|this|the) (?:\\w+ |${OF_LEVEL})?${APPEAL}\\b|\\b(?:this|here) (?:\\w+ )?is (?:our|the|an?) (?:answer|response|reply) (?:to|on) (?:your|the|this|that) (?:\\w+[ -]){0,3}${APPEAL}\\b|\\byour (?:\\w+ )?${APPEAL},? (?:which|that) (?:we|came|reached|arrived)|\\basked (?:that )?(?:us|the plan|we)\\b[^.]{0,20}\\b(?:to )?look again\\b|\\b(?:fully|wholly|partially|un)[ -]?favorable decision\\b|\\bwe (?:have )?(?:(?:looked|gone|went|been) again (?:at|over|through|into)|(?:taken|took|had) (?:another|a (?:second|further|new)) look at) (?:the|our|this|that|its|your) (?:[\\w-]+ ){0,3}(?:${DECISION}|claims?|cases?|bills?)\\b|\\bwe (?:have )?(?:gone|went) over (?:the|this|your) (?:claim|case|bill) (?:again|once more|a second time)\\b|\\b(?:appeals?|grievance) (?:committee|panel|board|department|unit|team) (?:has |have )?(?:met|upheld|reviewed|decided|considered|voted|agreed|overturned)\\b|\\b(?:received|reviewed|completed|considered|looked (?:again )?at|finished|decided|processed|reconsidered|conducted|responding to|response to|about|regarding|concerning)\\b[^.>]{0,70}\\b(?:your|the|this|that|a|an|our)\\b[^.>]{0,50}\\b(?:${APPEAL}|request for (?:an? )?(?:(?:claim )?(?:review|adjustment)|reconsideration|redetermination|appeal))|\\byour (?:\\w+[ -]){0,3}${APPEAL}\\b[^.]{0,60}\\b(?:received|reviewed|was|has been|is)\\b|\\b(?:we|has) (?:have )?reviewed (?:this|your|the) (?:claim|case|bill) again|\\bwe (?:have )?(?:reconsidered|re-?examined|re-?reviewed) (?:the|this|your|our|it)\\b|\\b(?:on|upon|after|following) (?:a |our |further |full )?review(?:ing)? [^.]{0,70}\\b(?:your|the|this) (?:\\w+ )?${APPEAL}\\b|\\byou (?:have )?(?:appealed|disputed)\\b|\\byour (?:\\w+ )?request that we (?:reconsider|review|look|change)\\b|\\b(?:you|your (?:doctor|provider|representative)|the (?:provider|member)) (?:has |have )?asked (?:us |the plan )?(?:on \\w+ \\d{1,2}, \\d{4} )?(?:to (?:reconsider|look again|review (?:our|the) (?:denial|decision))|for (?:a |an )?(?:reconsideration|redetermination|appeal|second look))|\\b(?:your|the) request for (?:an? )?(?:review|reconsideration|redetermination)\\b[^.]{0,60}\\b(?:received|reviewed|complete)`,
  "i",
);

const UPHELD = new RegExp(
  [
    `\\b(?:uphold(?:ing|s)?|upheld|affirm(?:ed|ing|s)?|sustain(?:ed|ing|s)?|maintain(?:ed|ing|s)?|stand(?:s|ing)? by|support(?:s|ed)?|agrees? with) (?:(?:our|the|its|this|that|previous|original|initial|prior|earlier|adverse|first|plan's|of) )*(?:${DECISION}|non-?payment|non-?coverage)`,
    `\\b${DECISION} (?:[\\w-]+ ){0,6}?(?:is|was|are|were|has been|have been|will be|remains?|stays?|stands?)(?: being)? (?:(?:correct and|hereby|therefore) )?(?:upheld|affirmed|sustained|maintained|unchanged|in (?:place|effect)|the same|correct|proper|appropriate)`,
    `\\b${DECISION}(?:,? [A-Z]{2}[- ]?\\d{1,3},?)? (?:\\w+ ){0,4}(?:still )?stands\\b`,
    // "The denial of the visits of 08/03/2026 stands"
    `\\b(?:the|our|this|that) (?:\\w+ )?${DECISION} of (?:[^\\s.;]+ ){1,6}(?:still )?stands\\b`,
    `\\b(?:original|initial|previous|prior|our|first) ${DECISION} (?:upheld|affirmed|sustained)`,
    `\\b(?:keep|leave|left|kept) (?:our|the|that|this|its) (?:\\w+ ){0,2}${DECISION} (?:as it (?:was|is|stands|stood)|in place|unchanged|in effect)`,
    // "We have looked again at the decision of June 2. It stands.", "We come to the same result", "Our answer has not changed"
    `^(?:it|this|that|the (?:result|outcome|answer)|our (?:result|answer|position|view)) (?:\\w+ ){0,2}(?:stands|(?:has|have) not changed|(?:is|remains|stays) (?:unchanged|the same|no))(?: as \\w+(?: \\w+)?)?\\W*$`,
    `\\b(?:come|came|reach(?:ed)?|arrived?) (?:(?:to|at) )?(?:the|a) same (?:${DECISION}|result|conclusion|answer|outcome)\\b`,
    `\\blet (?:our|the|its) (?:\\w+ ){0,2}${DECISION} stand\\b`,
    `\\bwe(?: are|['’]re| will be)? (?:keeping|standing by|staying with) (?:our|the|this|that) (?:\\w+ ){0,2}${DECISION}\\b`,
    `\\b(?:claims?|services?|charges?|payment|requests?|bills?) (?:[\\w-]+ ){0,5}?(?:stays?|remains?) (?:denied|unpaid|not (?:covered|payable))`,
    `\\b${APPEAL}(?: request)? (?:[\\w-]+ ){0,6}?(?:is|was|has been|have been) (?:\\w+ )?(?:denied|rejected|unsuccessful|not (?:approved|granted|successful))`,
    `\\b(?:denied|denying|deny|rejected) (?:your|this|the) (?:\\w+[ -]){0,3}${APPEAL}`,
    `\\bunfavorable\\b`,
    `\\b(?:our|the) answer (?:is|remains|stays) (?:still )?no\\b`,
    // "A second doctor read the records and agrees that the care was not needed"
    `\\b(?:second|another|other|different) (?:doctor|physician|reviewer|clinician|nurse|therapist)\\b[^.]{0,60}\\b(?:agrees?|agreed|also (?:found|finds|says|said|concluded))\\b[^.]{0,40}\\bnot\\b`,
    `\\b(?:outcome|decision|determination|disposition|result|status) ?[:–-] ?(?:\\w+ )?(?:upheld|uphold|denied|affirmed|unfavorable|not overturned)`,
    `\\b(?:cannot|can't|can not|could not|will not|unable to|not able to|do(?:es)? not|did not|have not|not) (?:be )?(?:overturn|reverse|change|revers|chang|overtur)\\w*`,
    `\\bno change (?:to|in) (?:our|the) (?:\\w+ ){0,2}${DECISION}`,
  ].join("|"),
  "i",
);
const OVERTURNED = new RegExp(
  [
    `\\b(?:overturn(?:ed|ing|s)?|revers(?:ed|ing|es?))\\b`,
    `\\b(?:fully|wholly) favorable|\\bfavorable (?:decision|determination|to you|to the)`,
    `\\bin (?:your|the (?:provider|member|appellant|patient|enrollee)(?:'s)?) favor\\b`,
    `\\b${APPEAL}(?: request)? (?:[\\w-]+ ){0,5}?(?:is|was|has been|have been) (?:\\w+ )?(?:approved|granted|allowed|successful|accepted)`,
    `\\b(?:approved|granted|allowed|accepted) (?:your|this|the) (?:\\w+[ -]){0,3}${APPEAL}`,
    `\\b(?:outcome|decision|determination|disposition|result|status) ?[:–-] ?(?:\\w+ )?(?:overturned|overturn|approved|reversed|favorable)`,
    `\\bwe (?:have )?(?:[\\w ]{3,60} and (?:have )?)?(?:changed|are changing) our (?:\\w+ ){0,2}decision`,
    // "We are turning our decision around", "we have turned the denial around"
    `\\b(?:turn(?:ed|ing)?) (?:our|the|that|its) (?:\\w+ ){0,2}${DECISION} around`,
    // "Our denial of June 2 is withdrawn", "we have set aside the decision"
    `\\b(?:our|the|that|this|its) (?:\\w+ ){0,2}${DECISION}(?: of (?:\\S+ ){1,3})? ?(?:is|was|has been|is being) (?:hereby )?(?:withdrawn|rescinded|set aside|taken back|vacated)\\b`,
    `\\bwe (?:have |are |hereby )?(?:withdr[ae]w(?:n|ing)?|rescind(?:ed|ing)?|set(?:ting)? aside|vacat(?:e|ed|ing)) (?:our|the|that|this|its) (?:\\w+ ){0,2}${DECISION}`,
    `\\bwe (?:now )?agree with you(?:r (?:appeal|dispute))?[.,:;]`,
    // "We agree that the visit should be paid", "we sent the claim back to be processed"
    `\\bwe (?:now |do )?agree (?:that )?(?:the|this|these|your) (?:[\\w-]+ ){1,5}(?:should|can|will) be (?:paid|covered|approved|allowed)\\b`,
    `\\bclaim (?:is being |has been |was |will be )?(?:sent )?back to be (?:re)?processed\\b`,
    `\\b(?:payment|claim) (?:\\w+ ){0,3}(?:was|has been|will be) (?:released|reprocessed (?:and paid|for payment))`,
  ].join("|"),
  "i",
);
const PARTLY =
  /\b(?:will|can|are|is) (?:now )?(?:pay|paying|paid|cover|covering|allow|allowing|approve|approving) (?:for )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|some|part) of (?:them|these|those|the)\b|\b(?:partly|partially) (?:chang|revis|modif|amend)(?:ed|ing|ied|ying) (?:our|the|its|that|this)\b|\b(?:revers|overturn|uphold|keep|maintain|sustain|affirm|chang|revis|modif|amend)(?:e|s|es|ing|ed|y|ied|ying)? (?:a |only (?:a )?)?(?:part|some|portion) of (?:the|our|your|this|its|it)\b|\b(?:approved?|approve|grant|allow|pay)(?:ed)? part of (?:your|the|this) appeal|\b(?:change|modify|amend|revise)[sd]? (?:our|the|its|that) (?:\w+ ){0,2}(?:decision|determination|denial),? in part\b|\bpartial(?:ly)? (?:favorable|overturn\w*|uph\w+|approv\w+|revers\w+|grant\w+|den\w+|allow\w+)|\bpartly (?:favorable|overturn\w*|uph\w+|approv\w+|revers\w+|grant\w+|den\w+)|\b(?:overturn\w*|revers\w+|uph\w+|approv\w+|granted|favorable|affirm\w+)[^.]{0,30}\bin part\b|\bin part\b[^.]{0,30}\b(?:overturn|revers|uph[eo]l|approv|grant|favorable)/i;

/** Rows of a table that tell each charge's own outcome. */
const LINE_KEPT =
  /(?:\d\.\d\d\b|^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\b).*\b(?:upheld|affirmed|sustained|(?:remains|stays|still) denied)\b/im;
const LINE_WON =
  /(?:\d\.\d\d\b|^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\b).*(?:\b(?:reversed|overturned)\b|\bdenied\s{2,}(?:now )?(?:allowed|approved|payable|paid)\b)/im;

/** "We have your appeal. Nothing has been decided yet." */
const NOT_DECIDED =
  /\b(?:nothing|no decision) has (?:yet )?been (?:decided|made)\b|\bwe (?:have|received|are acknowledging)\b[^.]{0,30}\byour appeal\b[^.]*$|\backnowledg\w+ (?:of |that )?[^.]{0,30}\b(?:appeal|dispute|grievance|reconsideration)\b/i;
/** It takes an appeal in and says when the answer comes. */
export const takesAppealIn = (paper: Paper): boolean =>
  paper.head.split("\n").some((line) => NOT_DECIDED.test(line)) &&
  paper.sentences.some((s) =>
    /\bwe (?:will|expect to)\b[^.]{0,60}\b(?:answer|decid|decision|respon|notify|write|complete)/i.test(s),
  ) &&
  appealOutcomeOf(paper) === null;

export const answersAppeal: (paper: Paper) => boolean = kept(
  ({ head, sentences }: Paper) =>
    head
      .replace(/\b((?:days?|months?) (?:of|after|from))\n/gi, "$1 ")
      .split("\n")
      .some((line) => HEADING.test(line) && !RIGHTS.test(line)) ||
    sentences.some((sentence) => ANSWERED.test(sentence) && !RIGHTS.test(sentence)) ||
    (head.split("\n", NAMED_LINES).some((line) => APPEAL_NAMED.test(line) && !RIGHTS.test(line)) &&
      sentences.some(
        (sentence) => WE_ANSWER.test(sentence) && !CONDITION.test(sentence) && !AT_LARGE.test(sentence),
      )) ||
    (sentences.some((sentence) => TAKEN_BACK.test(sentence) && !CONDITION.test(sentence)) &&
      !sentences.some((sentence) => DENIED_ANEW.test(sentence))),
);

/** "… Health Appeals" or "appeal 5580" over the letter, and in it "we uphold the denial of 97140". */
const APPEAL_NAMED = new RegExp(`\\b${APPEAL}\\b`, "i");
const NAMED_LINES = 8;
/** What is done with appeals in general is no answer to this one. */
const AT_LARGE = /\b(?:in (?:most|some|many|all) (?:\w+ )?cases|usually|often|generally)\b/i;
const WE_ANSWER = new RegExp(
  `\\bwe (?:have |hereby |now |therefore |must )?(?:uphold|upheld|affirm|affirmed|sustain|sustained|overturn|overturned|reverse|reversed) (?:the|our|this|that) (?:\\w+ ){0,2}${DECISION}\\b`,
  "i",
);
/** "The denial is reversed": said of nothing but an answer, whatever asked for it. */
const TAKEN_BACK = new RegExp(
  `\\b(?:the|our|this|that) (?:[\\w-]+ ){0,2}${DECISION} (?:of (?:\\S+ ){1,4})?(?:is|has been) (?:now |hereby |therefore )?(?:reversed|overturned|withdrawn|rescinded)\\b`,
  "i",
);
/** "The denial for want of records is withdrawn. The service is now denied as not needed." */
const DENIED_ANEW = /\b(?:is|are) (?:now |instead |hereby )?denied\b/i;
const CONDITION = /\b(?:if|when|unless|until|whether|should|once|may|might|can|could)\b/i;

/** "You may ask for a reconsideration": a right that is still to be used. */
const RIGHTS =
  /\b(?:you|provider|member)s? (?:may|can|have the right|have (?:up to )?\d{1,3} (?:\w+ )?(?:days|months)|must)\b|\b(?:right to|how to) (?:appeal|dispute)\b|\bif you\b|\bwe must (?:get|receive)\b|\bto (?:ask for|request|file) an?\b/i;

/** "cannot overturn" upholds. */
const UPHELD_BY_NOT =
  /\b(?:cannot|can't|can not|could not|will not|unable to|not able to|not) (?:be )?(?:overturn|revers)/i;

/** How an appeal was decided; null when the paper does not say. */
export const appealOutcomeOf: (paper: Paper) => PaperKind | null = kept(outcomeByWords);

function outcomeByWords(paper: Paper): PaperKind | null {
  const all = [...paper.head.split("\n"), ...paper.sentences];
  if (states(all, PARTLY) || (LINE_KEPT.test(paper.text) && LINE_WON.test(paper.text)))
    return "partly_overturned";
  const upheld = states(all, UPHELD) || all.some((s) => UPHELD_BY_NOT.test(s) && !RIGHTS.test(s));
  const overturned = all.some((s) => !UPHELD_BY_NOT.test(s) && statesIn(s, OVERTURNED));
  if (upheld && overturned) return "partly_overturned";
  if (upheld) return "appeal_decision_upheld";
  return overturned ? "appeal_decision_overturned" : null;
}
