import { CARC } from "@/lib/domain/codes/carc";
import { PAID_AS_OTHER_LEVEL } from "@/lib/domain/codes/visit-levels";
import { asksForPapers, PAPERS_DID_NOT_COME } from "../facts/denial-code";
import type { MoveCase, MoveRule } from "../facts/move-facts";

const LIST = "X12 code list";

/** A code that says only that papers are wanted, over words that say that none came: what they are about is not yet in dispute. */
const awaitsPapers = ({ carc, kind, category, prints }: MoveCase) =>
  (carc === ""
    ? category === "documentation" || category === "other"
    : CARC.get(carc)?.category === "documentation") &&
  (kind === null || AWAITING.includes(kind)) &&
  prints(PAPERS_DID_NOT_COME) &&
  prints(/\b(?:records?|documents?|documentation|notes?|papers?)\b/i);
const AWAITING: readonly string[] = ["denial", "partial_denial", "records_request", "other"];
/**
 * Whoever says what the record does not show has had the record: a remark that asks for more changes no decision. "The office note of 10/13/2026 which
 * came with the claim does not say when …" names the day and how it came between the two.
 */
const RECORD_WAS_READ =
  /\b(?:record|records|documentation|notes?|chart|plan of care)\b(?: (?:of|from|for|dated) \d{1,2}\/\d{1,2}\/\d{2,4})?,?(?: (?:(?:that |which )?(?:we )?(?:reviewed|received|have|had|hold|sent|submitted|was sent|came)(?: with (?:the|your|this) (?:claim|bill|request))?)),? (?:does|do|did) not (?:say|show|support|document|establish|demonstrate|bear|state|give|tell|contain(?! (?:(?:the|an?|any|all|your) )?(?:[\w-]+ ){0,3}(?:reports?|notes?|records?|documents?|plans? of care|orders?|logs?|forms?|films?|images?|letters?|certificates?|referrals?|prescriptions?|invoices?)\b))\b|\b(?:record|records|documentation|notes?|chart)\b (?:does|do|did) not (?:show|support|document|establish|demonstrate)\b|\b(?:record|records|documentation|notes?|chart) (?:that )?(?:we (?:hold|have|received|read)|you sent(?: us)?)(?: \([^()]{0,90}\))? shows? neither\b/i;
/** "Result of prepayment record review: DENIED": a review that has its result does not wait for a paper, unless it ended for want of one. */
const REVIEW_DENIED =
  /(?<!\b(?:if|when|where|once|should|unless|for)\b[^.;\n]{0,20})\b(?:results?|outcome|decision|determination|findings?) of (?:the |our |a |this |your )?(?:(?:pre|post)-?payment |medical |clinical |coding ){0,2}(?:records? )?(?:review|audit) ?(?::|[-–—]|\b(?:is|was)\b) ?(?:(?:claim|service|line|payment)s? )?(?:denied|not (?:approved|supported|allowed|payable))\b(?![^.\n]{0,60}\b(?:not (?:received|returned|sent|submitted|provided)|no (?:records?|response|documentation|notes?))\b)/i;
/**
 * "You sent us one sheet. We have reviewed it and found that …", "the plan of care we received carries no signature", "denied as not reasonable and
 * necessary": decided on what came, whatever is missed. Where a whole paper is missed among those that came, it is wanted.
 */
const DECIDED_ON_RECORD =
  /\b(?:records?|documentation|notes?|plans? of care|pages?|chart) (?:that )?(?:we (?:received|have|had|got|read)|you sent(?: us)?) (?:carr(?:y|ies) no|ha(?:s|ve) no|bears? no|shows? no|gives? no|contains? no|lacks?|(?:do|does|did) not (?:carry|show|bear|contain|name|give|have))\b(?! (?:(?:the|an?|any|all|your) )?(?:[\w-]+ ){0,3}(?:reports?|notes?|records?|documents?|plans? of care|orders?|logs?|forms?|films?|images?|letters?|certificates?|referrals?|prescriptions?|invoices?)\b)|\bwe (?:have )?(?:reviewed|looked at|read|examined) (?:it|them|what you sent|(?:the|your|these|those) (?:\w+ ){0,2}(?:records?|documentation|notes?|documents?|papers?))\b[^.]{0,30}\b(?:found|determined|decided|concluded)\b|\bden(?:y|ied)\b[^.;]{0,40}\bnot (?:considered )?(?:reasonable and necessary|medically necessary)\b|\bwe (?:received|got|were sent) [^.;:]{0,60}\b(?:pages?|cards?|sheets?|notes?)\b[^;:]{0,240}\bwe (?:could|did) not find\b/i;
/** "Our file has a closing report dated 05/14/2024", "the order in our file is dated 07/08/2026": decided on a paper that it names by its day. */
const DECIDED_ON_FILE =
  /\b(?:our|the) (?:claim )?file (?:has|holds|shows|contains) (?:an?|the|only) (?:[\w-]+ ){0,3}(?:reports?|notes?|orders?|letters?|evaluations?|exams?|plans?) (?:dated|of|from) \d|\b(?:reports?|notes?|orders?|letters?|evaluations?|exams?|plans?) (?:that is |which is )?in our file (?:is|was|are) (?:dated|of|from) \d/i;
const DEMANDS =
  /(?:^|[.;:] )(?:send|submit|provide|forward|furnish|fax|mail)\b|\b(?:please|kindly|we (?:still )?need you to) (?:send|submit|provide|forward|furnish|fax|mail)\b/i;
/** "The record does not support the level of service billed", "the note does not show moderate medical decision making". */
const LEVEL_NOT_SHOWN =
  /(?<!\b(?:if|when|where|unless|should)\b[^.;]{0,20})\b(?:records?|documentation|notes?|chart)\b(?: (?:that )?(?:we (?:received|have|reviewed)|you sent|submitted|of \d{1,2}\/\d{1,2}\/\d{2,4}))? (?:does|do|did) not (?:support|show|meet|reach|reflect|establish|document)\b[^.;]{0,24}\b(?:levels? of (?:service|care|the (?:office )?visit|E\/M|evaluation)|levels? (?:billed|submitted|coded|reported)|(?:moderate|high|low) (?:complexity )?medical decision[- ]making|(?:code |CPT )?992[01][2-5]\b)/i;
/** "The level that was billed is not supported": the same said of the level. */
const LEVEL_NOT_BORNE_OUT =
  /(?<!\b(?:if|when|where|unless|should)\b[^.;]{0,20})\blevel(?: of (?:service|care|the visit))?(?: (?:that )?(?:was |you )?(?:billed|charged|coded|reported))? (?:is|was|could) not (?:be )?(?:supported|borne out|justified|reached|shown|documented|met)\b/i;
/** "It supports low complexity": a level by what makes it. */
const OF_COMPLEXITY =
  /\b(?:low|moderate|high|minimal) complexity\b|\bstraightforward (?:visit|decision|problem)|\bdecision[- ]making (?:above|below|of|is|was)\b/i;
/** "If the record does not support it", "does not show which modifier applies": the claim is to be put right. */
const OF_THE_CLAIM = /^\W*(?:if|when|where|unless)\b|\b(?:which|what|any|a) modifier\b/i;
/** A contractor's code for a level that the record does not support. */
const OF_A_LEVEL: ReadonlySet<string> = new Set(["", "150", "152"]);
/** "Units billed exceed the maximum daily units we allow": what was given in fact may lie above it. */
const UNITS_ABOVE_MOST =
  /(?<!\b(?:if|when|where|unless|should)\b[^.;]{0,20})\bunits? (?:that (?:was|were|you) )?(?:(?:were |you )?billed |reported )?exceed(?:s|ed)? (?:the |our )?(?:\w+ ){0,3}(?:maximum|daily|most|limit|edit)\b/i;

/** Whether the payer still waits for papers or judged those that it has. */
export const BY_RECORDS: readonly MoveRule[] = [
  {
    // Only where the remark would have papers sent: what else is wrong with the claim has its own rule.
    when: (found) => {
      const { category, carc, kind, held, hints, prints, says } = found;
      return (
        (hints.has("send_records") || awaitsPapers(found)) &&
        !held.has("modifier_left_off") &&
        ["documentation", "coding", "billing", "medical_necessity", "other"].includes(category) &&
        (kind === "denial" || kind === "partial_denial") &&
        ((["", "50", "272"].includes(carc) && prints(REVIEW_DENIED)) ||
          (["50", "272"].includes(carc) && says(RECORD_WAS_READ)))
      );
    },
    move: "appeal",
    why: "The payer reviewed the records that it had and denied the claim.",
    steps: "Show where the record has what the review missed, with date and page, and enclose all of it.",
    source: "The notice's own words",
    needs: [{ text: "The whole record of the service dates", unless: "records" }],
  },
  {
    when: awaitsPapers,
    move: "send_records",
    why: "The payer asked for papers and closed the line because none came.",
    steps: "Send exactly the papers that were asked for, each labeled to match the request.",
    source: "The notice's own words",
    needs: [{ text: "Each paper that the notice names", unless: "records" }],
  },
  {
    when: ({ hints, category, carc, says }) =>
      hints.has("send_records") &&
      !(carc === "50" && says(RECORD_WAS_READ)) &&
      !["authorization", "timely_filing", "eligibility", "coding"].includes(category),
    move: "send_records",
    why: "The payer decided without the records that it needs.",
    steps: "Send exactly the records that were asked for, each labeled to match the request.",
    source: `The remark on the notice (RARC, ${LIST})`,
    needs: [{ text: "The records that the remark names", unless: "records" }],
  },
  {
    when: ({ category, carc, kind, reason, prints, says }) =>
      category === "documentation" &&
      (carc === "" || CARC.get(carc)?.category !== "documentation") &&
      (kind === "denial" || kind === "partial_denial" || kind === "prior_auth_denial") &&
      reason !== "" &&
      (!asksForPapers(reason) ||
        says(RECORD_WAS_READ) ||
        prints(DECIDED_ON_RECORD) ||
        (prints(DECIDED_ON_FILE) && !DEMANDS.test(reason))),
    move: "appeal",
    why: "The payer had records and finds that they do not show what the plan asks for.",
    steps: "Show where the record has it, with date and page, and enclose the notes for the service dates.",
    source: "The notice's own words",
    needs: [{ text: "The notes for the service dates", unless: "records" }],
  },
  {
    when: ({ category, carc, kind, says, prints }) =>
      category === "coding" &&
      (OF_A_LEVEL.has(carc) || !CARC.has(carc)) &&
      (kind === "denial" || kind === "partial_denial") &&
      (says(LEVEL_NOT_SHOWN) ||
        says(LEVEL_NOT_BORNE_OUT) ||
        (says(RECORD_WAS_READ) && !says(OF_THE_CLAIM)) ||
        says(OF_COMPLEXITY) ||
        (kind === "partial_denial" && prints(PAID_AS_OTHER_LEVEL))),
    move: "appeal",
    why: "The payer finds that the record does not bear out what was billed.",
    steps:
      "Show from the note what the billed level or service rests on, or send a corrected claim if the lower one is right.",
    source: "The notice's own words",
    needs: [{ text: "The note for the date of service", unless: "records" }],
  },
  {
    when: ({ category, carc, says }) => category === "coding" && carc === "" && says(UNITS_ABOVE_MOST),
    move: "appeal",
    why: "The payer counts more units than it allows in a day.",
    steps:
      "Show from the note that each unit was given and why, or send a corrected claim if the number was wrong.",
    source: "The notice's own words",
    needs: [{ text: "The note for the date of service, with the amount given", unless: "records" }],
  },
];
