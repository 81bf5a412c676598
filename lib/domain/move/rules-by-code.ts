import type { LineOfBusiness } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { asksForPapers, PAPERS_DID_NOT_COME } from "./denial-code";
import { type MoveCase, type MoveRule, reasonIs } from "./move-facts";

const LIST = "X12 code list";
const NCCI = "NCCI Policy Manual, chapter 1";
const DUPLICATES = `CARC 18 (${LIST}); Medicare Claims Processing Manual, chapter 1, section 120`;
/** How a replacement of a claim is marked: CLM05-3 of the 837. */
export const REPLACEMENT = "claim frequency code 7 (837, CLM05-3)";

/** Reasons that mean nothing without their remark. */
const vague = reasonIs("16", "96", "125", "129", "226", "250", "251", "252", "A1");
export const bundled = (found: MoveCase) =>
  reasonIs("97", "231", "234", "236", "B14", "B15")(found) ||
  (found.category === "coding" &&
    found.says(/bundl|incidental|mutually exclusive|\bNCCI\b|included in (the )?(payment|allowance)/i));
export const duplicate = (found: MoveCase) =>
  reasonIs("18", "B13", "B20")(found) || found.category === "duplicate";
/** A code that says only that papers are wanted, over words that say that none came: what they are about is not yet in dispute. */
const awaitsPapers = ({ carc, kind, category, prints }: MoveCase) =>
  (carc === ""
    ? category === "documentation" || category === "other"
    : CARC.get(carc)?.category === "documentation") &&
  (kind === null || AWAITING.includes(kind)) &&
  prints(PAPERS_DID_NOT_COME) &&
  prints(/\b(?:records?|documents?|documentation|notes?|papers?)\b/i);
const AWAITING: readonly string[] = ["denial", "partial_denial", "records_request", "other"];
/** Whoever says what the record does not show has had the record: a remark that asks for more changes no decision. */
const RECORD_WAS_READ =
  /\b(?:record|records|documentation|notes?|chart)\b(?: (?:reviewed|we reviewed|that was sent|sent|submitted|received))? (?:does|do|did) not (?:show|support|document|establish|demonstrate)\b/i;
/** "You sent us one sheet. We have reviewed it and found that …", "denied as not reasonable and necessary": decided on what came, whatever is missed. */
const DECIDED_ON_RECORD =
  /\bwe (?:have )?(?:reviewed|looked at|read|examined) (?:it|them|what you sent|(?:the|your|these|those) (?:\w+ ){0,2}(?:records?|documentation|notes?|documents?|papers?))\b[^.]{0,30}\b(?:found|determined|decided|concluded)\b|\bden(?:y|ied)\b[^.;]{0,40}\bnot (?:considered )?(?:reasonable and necessary|medically necessary)\b/i;
/** The provider, and not the patient, was not eligible: not enrolled, certified or credentialed on the day. */
const notEnrolled = (found: MoveCase) =>
  reasonIs("B7", "185")(found) ||
  (inWords(found) &&
    found.says(/\bprovider\b[^.]{0,40}\bnot (?:certified|eligible|enrolled|credentialed|participating)\b/i));
/** Coverage was not in force, by the code or by the payer's words. */
export const notCovered = (found: MoveCase) =>
  reasonIs("26", "27", "200")(found) ||
  (eligibilityWords(found) && found.says(COVERAGE_ENDED_WORDS) && !identityDenied(found));
/** The payer does not find the person, whatever it says of coverage under the number on the claim. */
export const saysUnknown = (found: MoveCase) => inWords(found) && found.says(IDENTITY_WORDS);
export const identityDenied = (found: MoveCase) =>
  reasonIs("31", "32", "140")(found) || (eligibilityWords(found) && found.says(IDENTITY_WORDS));
/** The code or its modifier is in dispute. */
export const isMiscoded = reasonIs("4", "16", "182");
/** A reason in words alone: no code says more. */
const inWords = ({ carc }: MoveCase) => carc === "" || carc === "A1" || carc === "16";
const OTHER_PAYER_WORDS =
  /coordination of benefits|other (insurance|coverage|carrier) (is|as|may be) primary|primary (payer|carrier|insurer)('s)? (explanation|eob|payment)|another (plan|payer|insurer|carrier) (is|may be|should be) (primary|responsible)|\b(?:medicare|the (?:other|first) (?:plan|payer|insurer|carrier)|another (?:plan|payer|insurer|carrier)) (?:is|pays|must pay|should pay|has to pay) (?:as )?(?:the )?(?:primary|first)\b|\bpays? (?:only )?(?:after|behind|second(?:ary)? to) (?:all |any |every |the )?(?:other|primary) (?:health )?(?:insurance|insurer|coverage|plan|payer)s?\b|\brecords? (?:show|indicate|reflect)s? (?:that )?(?:(?:the |this )?(?:patient|member|beneficiary) (?:has|had) )?(?:other|additional) (?:health |medical )?(?:insurance|coverage)\b|\b(?:other|primary|first) (?:insurer|insurance|insurance carrier|carrier|payer|plan)(?:['’]s)? (?:explanation of benefits|EO[BP]\b|remittance|payment (?:voucher|advice))/i;
/** "If the service was repeated, submit a corrected claim with the appropriate modifier." */
const MODIFIER_INVITED =
  /\bcorrected claim\b[^.]{0,60}\bmodifier|\bmodifier\b[^.]{0,60}\b(?:corrected claim|resubmi\w+)/i;
/** "Please do not resubmit the line; it will be denied again": the payer itself takes no corrected claim. */
export const NOT_AGAIN =
  /\bdo not (?:re-?submit|re-?bill|re-?send|send (?:it|the (?:claim|line)|a (?:new|corrected|replacement) claim) again|send a (?:corrected|replacement) claim)\b|\b(?:corrected|replacement) claims? (?:will|is|are|can)(?: not|not) (?:be )?accepted\b/i;
/** "Do not send a new claim" beside an offer of a corrected one is no refusal of that. */
const NOT_A_NEW_ONE = /\bdo not (?:send|submit|file|bill) (?:a |another )?(?:new|second|separate) claim\b/i;
/**
 * Who has joined a Medicare Advantage plan has left Original Medicare, and a supplement to it, for that time. What a payer of many plans
 * prints for whoever is in one ("for members enrolled in a Medicare Advantage plan the time is 60 days") says it of nobody.
 */
const JOINED_ADVANTAGE =
  /(?<!\b(?:if|when|whether|unless|for (?:members|patients|enrollees|beneficiaries|providers))\b[^.]{0,60})\b(?:enroll(?:ed|ment)|joined|belong(?:s|ed)|switched|changed|moved|transferred|elected|covered|coverage|member)\b[^.]{0,40}\b(?:(?<!\bour )(?<!\bthis )(?:medicare )?advantage (?:plan|organization|HMO|PPO|contract)|(?:medicare |risk )HMO|MA(?:-PD)? plan|medicare managed care|medicare replacement)\b/i;
/** "20 visits per condition": a limit of the plan. */
const PLANS_LIMIT =
  /\b\d{1,3} (?:\w+ ){0,3}(?:visits|sessions|treatments|days) (?:per|for each|for one|for the same|each|a|in a) (?:\w+ )?(?:condition|diagnosis|injury|illness|episode|year|member|person)\b/i;
const USED_UP =
  /\b(?:used(?: up)?|reached|exhausted|exceed(?:s|ed)|met|maximum|no (?:more|further) visits)\b/i;
const limitReached = (found: MoveCase) =>
  reasonIs("35", "119", "149", "273")(found) ||
  (inWords(found) && found.says(PLANS_LIMIT) && found.says(USED_UP));
/** Medicare has a form of its own for it (the ABN), a Medicare Advantage plan asks for its decision beforehand, and Medicaid forbids it. */
const CLOSED_TO_AGREEMENTS: readonly LineOfBusiness[] = [
  "medicare_ffs",
  "medicare_advantage",
  "medicaid_mco",
];
/** The plan makes the patient pay and says nothing of an appeal. */
const leftToPatient = ({ group, held, prints }: MoveCase) =>
  group === "PR" && !held.has("visit_count") && !prints(/\bappeals?\b|reconsideration|grievance/i);
export const joinedAdvantage = ({ plan, prints }: MoveCase) =>
  plan !== "medicare_advantage" && prints(JOINED_ADVANTAGE);
/** The payer itself sends the bills on: its own benefit is spent. */
const SEND_ELSEWHERE_WORDS =
  /\b(?:send|submit|forward|bill) (?:these|the|this|your|all) (?:bills?|claims?|charges?)\b[^.]{0,40}\bto (?:any|the|their|your|his|her|another|other) [^.]{0,30}\b(?:coverage|insurance|plan|insurer|carrier|payer)\b|\b(?:PIP|personal injury protection|med-?pay|medical payments)\b[^.]{0,60}\b(?:exhausted|paid out|used up|no further)/i;
const ACCIDENT_WORDS =
  /\b(?:injury|illness|condition|sickness|disability)\b[^.;]{0,60}\b(?:aris(?:es|ing)|arose) (?:out of|from|in|at)\b[^.;]{0,50}\b(?:work|employment|job|occupation)\b|work(ers'?|ers’|man's)? comp|work[- ]related (injury|illness)|auto(mobile)? (insurance|carrier|accident)|no-fault/i;
/** The insurer of the injury speaks of its own insurance, unless it says that the injury is not of that kind. */
const namesItself = ({ plan, says }: MoveCase) =>
  (plan === "workers_comp" || plan === "auto") && !says(/\bnot\b|\bnever\b|\bdid n[o'’]t\b/i);
const IDENTITY_WORDS =
  /(unable|cannot|could not|can't) (to )?(identify|locate|find) (the |this )?(patient|member)|not (found|recognized) as a member|(patient|member|person|subscriber|insured)[^.]{0,40}(cannot|could not|can't) be (identified|located|found|matched)|(unable|cannot|could not|can't) (to )?(match|find|identify) (the |this )?(person|individual|name|subscriber|id)|no member with (this|the|that) (id|number|name)|name and (member )?(id|number)[^.]{0,30}not match|\b(?:recipient|member|beneficiary|client|subscriber|enrollee|patient|insured|medicaid|medicare)(?:['’]s)? (?:id |i\.d\. |identification )?(?:number|no\.?|id)\b[^.\w]{0,3}(?:is |was )?not (?:on|found (?:on|in)|in) (?:the |our |state )?(?:\w+ )?(?:file|records?|system|database)\b|\b(?:invalid|unknown|incorrect) (?:recipient|member|beneficiary|client|subscriber|enrollee|medicaid|medicare) (?:id\w*|number|no\b)/i;
const COVERAGE_ENDED_WORDS =
  /(coverage|policy|eligibility)[^.]{0,40}(terminated|ended|not (in effect|active|effective)|lapsed|cancel)|not eligible (for benefits )?on (the|this) date|no coverage on|not (enrolled|insured|covered) (on|for|at) (the|that|this) (date|time|day)/i;
const eligibilityWords = (found: MoveCase) =>
  found.category === "eligibility" && !/^(242|279)$/.test(found.carc);

/** What the reason code, its remark or the payer's words say. First match wins. */
export const BY_CODE: readonly MoveRule[] = [
  {
    when: (found) => found.held.has("provider_enrolled") && notEnrolled(found),
    move: "appeal",
    why: "The payer says that the provider could not be paid on that day, and its own letter shows the provider enrolled by then.",
    steps:
      "Send the letter of enrollment with its effective date and ask the payer to correct its provider file and process the claim.",
    source: `CARC B7 and 185 (${LIST}); 42 CFR 424.520 for Medicare`,
    needs: ["The payer's letter with the effective date"],
  },
  {
    when: ({ carc, group, says }) =>
      ["1", "2", "3"].includes(carc) ||
      (group === "PR" && says(/^(this is )?(your|the patient's)? ?(deductible|co-?insurance|co-?pay)/i)),
    move: "bill_patient",
    appealPossible: false,
    why: "This is the patient's deductible, copay or coinsurance, not a denial.",
    steps: "Bill the patient, or the next payer if the patient has one.",
    source: "Claim adjustment reason codes 1, 2 and 3",
  },
  {
    when: reasonIs("133"),
    move: "none",
    appealPossible: false,
    why: "The payer has not decided on this line yet.",
    steps: "Wait for the decision, and ask the payer if none comes.",
    source: `CARC 133 (${LIST})`,
  },
  {
    when: reasonIs("23", "42", "45", "94", "100", "131", "253", "A2"),
    move: "none",
    appealPossible: false,
    why: "This is a payment adjustment, not a denial.",
    steps:
      "Compare the allowed amount with the contract, and ask the payer's provider services if it is wrong.",
    source: "Claim adjustment reason codes",
  },
  {
    when: reasonIs("B11"),
    move: "none",
    appealPossible: false,
    why: "The payer has passed the claim on to the right payer.",
    steps: "Wait for that payer's remittance and check that it has the claim.",
    source: `CARC B11 (${LIST})`,
  },
  {
    when: ({ says }) => says(/corrected claim[^.]{0,60}(was|has been) (received|processed|reviewed|denied)/i),
    move: "appeal",
    why: "The payer has had a corrected claim already and still denies.",
    steps: "Appeal with the corrected claim and the note that supports it.",
    source: "The payer's own words on the notice",
    needs: [
      "The corrected claim as it was sent",
      { text: "The note for the date of service", unless: "records" },
    ],
  },
  {
    when: (found) =>
      found.held.has("modifier_left_off") && !duplicate(found) && found.stage !== "pre_service",
    move: "corrected_claim",
    why: "The payer says that the claim came without a modifier, and the record of the day has it: it was left off.",
    steps:
      "Send a corrected claim with the modifier on each line and the notes that support it; appeal only if the claim had it.",
    source: `CARC 4 (${LIST}); the practice's own record; ${REPLACEMENT}`,
    needs: ["Which lines lack the modifier", "The payer's claim number"],
  },
  {
    when: (found) =>
      found.stage === "pre_service" && ["billing", "coding", "documentation"].includes(found.category),
    move: "send_records",
    why: "The request was denied before the service for what it leaves out or names wrongly.",
    steps: "Complete the authorization request and send it again, or ask the reviewer for a call.",
    source: "The notice's own words",
    needs: [
      "What the notice says is missing",
      { text: "The notes that support the request", unless: "records" },
    ],
  },
  {
    when: (found) =>
      found.held.has("first_payer_decided") &&
      (reasonIs("22")(found) ||
        (inWords(found) && found.says(OTHER_PAYER_WORDS)) ||
        (found.hints.has("other_payer") && vague(found))),
    move: "bill_right_payer",
    why: "The payer says that another plan comes first, and that plan's decision on these services is at hand.",
    steps:
      "Send this payer the claim as the second payer with the first payer's remittance, and bill the patient only for what both leave.",
    source: `CARC 22 (${LIST}); 42 CFR 411.32 where Medicare comes second`,
  },
  {
    when: (found) =>
      found.held.has("no_other_coverage") &&
      (reasonIs("22")(found) || (inWords(found) && found.says(OTHER_PAYER_WORDS))),
    move: "appeal",
    why: "The payer says that another plan comes first, and a paper at hand shows that it had ended or that there is none.",
    steps:
      "Send that paper with the eligibility answer for the service date, and ask that the claim be processed.",
    source: `CARC 22 (${LIST})`,
    needs: [{ text: "The eligibility answer (271) for the service date", unless: "eligibility" }],
  },
  {
    when: (found) =>
      found.held.has("no_accident") &&
      (reasonIs("19", "20", "21")(found) ||
        (inWords(found) &&
          found.says(ACCIDENT_WORDS) &&
          !namesItself(found) &&
          found.category !== "medical_necessity")),
    move: "appeal",
    why: "The payer says that an accident or an injury at work is behind this, and a paper of the day says that none is.",
    steps: "Send that paper, with whatever closed an older accident, and ask that the claim be processed.",
    source: `CARC 19, 20 and 21 (${LIST})`,
    needs: ["The other insurer's closing letter, where the payer's record is of an older accident"],
  },
  {
    when: (found) =>
      (reasonIs("24")(found) && found.plan === "medicare_ffs") ||
      ((reasonIs("24", "B1", "26", "27", "96")(found) || inWords(found)) && joinedAdvantage(found)),
    move: "bill_right_payer",
    why: "On the service date the patient was in a Medicare Advantage plan, which pays in the place of Original Medicare.",
    steps:
      "Look up the plan in force that day, bill it with the proof of the first sending, and appeal only if the patient had not joined or had left it.",
    source: `CARC 24 and 109 (${LIST}); Social Security Act, section 1851(i)`,
    needs: [
      "The name of the plan and the member's number in it",
      { text: "The eligibility answer (271) for the service date", unless: "eligibility" },
    ],
  },
  {
    when: (found) =>
      reasonIs("22", "109", "19", "20", "21", "166", "258", "B9")(found) ||
      (inWords(found) &&
        found.says(ACCIDENT_WORDS) &&
        !namesItself(found) &&
        found.category !== "medical_necessity") ||
      found.says(SEND_ELSEWHERE_WORDS) ||
      (inWords(found) && found.says(OTHER_PAYER_WORDS)),
    move: "bill_right_payer",
    why: "Another payer comes first or is the right one.",
    steps:
      "Check coverage for the service date, bill that payer, or send this payer the first payer's explanation of benefits.",
    source: `CARC 22 and 109 (${LIST}); 42 CFR 411.32 where Medicare comes second`,
    needs: [
      "Which payer comes first on the service date",
      {
        text: "The first payer's explanation of benefits, or the patient's statement of no other coverage",
        unless: "primary_eob",
      },
    ],
  },
  {
    when: (found) => found.hints.has("other_payer") && (vague(found) || found.category === "documentation"),
    move: "bill_right_payer",
    why: "The remark says that another payer comes first or that its explanation of benefits is missing.",
    steps: "Bill the first payer, or send its explanation of benefits with the claim.",
    source: `The remark on the notice (RARC, ${LIST})`,
    needs: [{ text: "The first payer's explanation of benefits", unless: "primary_eob" }],
  },
  {
    when: (found) => reasonIs("26", "27", "200")(found) && found.held.has("eligibility"),
    move: "appeal",
    why: "The payer says that coverage was not in force, and an eligibility answer is at hand.",
    steps: "Send the eligibility answer for the service date with the card.",
    source: `CARC 26, 27 and 200 (${LIST})`,
    needs: ["The member's card, both sides"],
  },
  {
    when: notCovered,
    move: "bill_right_payer",
    why: "The payer says that coverage was not in force on the service date.",
    steps:
      "Ask the patient for the plan in force that day and bill it; appeal only with an eligibility answer that shows coverage.",
    source: `CARC 26, 27 and 200 (${LIST})`,
    needs: [
      "The plan that was in force on the service date",
      { text: "The eligibility answer (271) for that date", unless: "eligibility" },
    ],
  },
  {
    when: (found) =>
      found.group === "PR" &&
      limitReached(found) &&
      found.held.has("agreed_to_pay") &&
      !(found.plan && CLOSED_TO_AGREEMENTS.includes(found.plan)),
    move: "bill_patient",
    why: "The plan's limit is used up by the practice's own check too, and the patient promised in writing, before the visit, to pay for it.",
    steps:
      "Bill the price of the agreement and no more, less what was paid already, and tell the patient of the right to ask the plan to look at it again.",
    source: `CARC 119 with group PR (${LIST}); the patient's agreement`,
    needs: ["The signed agreement, with the days that it is for"],
  },
  {
    when: (found) => limitReached(found) && !leftToPatient(found) && found.category !== "benefit_exclusion",
    move: "appeal",
    why: "The payer says that a limit of the plan is used up, whatever else its words speak of.",
    steps:
      "Count the visits that the limit is about, by their own condition, kind and year, and appeal if fewer were used; otherwise ask for an exception or bill the patient where the plan allows it.",
    source: `CARC 35, 119, 149 and 273 (${LIST}); the plan's own text`,
    needs: [
      { text: "The plan's text of the limit", unless: "policy" },
      { text: "The list of the visits that were counted", unless: "visit_count" },
    ],
  },
  {
    when: (found) => duplicate(found) && found.held.has("two_patients"),
    move: "appeal",
    why: "The payer sees this as a duplicate, but the other claim is another person's.",
    steps: "Appeal with the sheet of both claims and the member's card, which tell the two patients apart.",
    source: DUPLICATES,
    needs: [{ text: "The note of this patient's own visit", unless: "records" }],
  },
  {
    when: (found) => duplicate(found) && found.history.otherClaimPaid === true && !found.setApart,
    move: "none",
    why: "Another claim for this patient, day and service was paid.",
    steps: "Post that payment and close this claim, unless the service was given twice.",
    source: DUPLICATES,
    needs: ["The remittance of the first claim"],
  },
  {
    when: (found) =>
      duplicate(found) &&
      found.prints(
        /(earlier|first|original|other|that) claim[^.]{0,40}(still (being )?process|(still )?(pending|in process))/i,
      ),
    move: "none",
    why: "The payer says that the first claim is still being processed.",
    steps:
      "Wait for its outcome; send a corrected claim with the right modifier only if the service was given twice.",
    source: DUPLICATES,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && (found.repeated || found.held.has("billed_apart")),
    move: "appeal",
    why: "The payer sees this as a duplicate, but the line was billed with a modifier that tells the services apart.",
    steps: "Appeal with the notes that show the second service by its own time, site or reason.",
    source: DUPLICATES,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
  {
    when: (found) =>
      duplicate(found) &&
      (found.prints(NOT_AGAIN) || (found.prints(NOT_A_NEW_ONE) && !found.prints(MODIFIER_INVITED))) &&
      found.held.has("records"),
    move: "appeal",
    why: "The payer sees this as a duplicate, takes no second claim for it, and the record of the day is at hand.",
    steps:
      "Appeal with the record if it shows two services; otherwise post the first payment and close this line.",
    source: `The payer's own words on the notice; ${DUPLICATES}`,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && found.prints(MODIFIER_INVITED),
    move: "corrected_claim",
    why: "The payer sees this as a duplicate, and takes a corrected claim with a modifier where the service was given twice.",
    steps:
      "Add the modifier that is true to the second line (59 or an X modifier for a separate service, 76, 77 or 91 for a repeated one), and keep the notes that show both.",
    source: `The payer's own words on the notice; ${DUPLICATES}`,
    needs: [{ text: "The notes that show two services", unless: "records" }],
  },
  {
    when: (found) => duplicate(found) && found.held.has("two_services"),
    move: "appeal",
    why: "The payer sees this as a duplicate, and the record of the day shows two services.",
    steps:
      "Appeal with the notes and results, which tell the services apart by time, place, order or result.",
    source: DUPLICATES,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && found.held.has("first_claim_paid"),
    move: "none",
    why: "The payer calls this a duplicate, and a payment record at hand shows that the first claim was paid.",
    steps: "Post that payment to the right account and close this claim, unless the service was given twice.",
    source: DUPLICATES,
    needs: ["The remittance of the first claim, to post it by"],
  },
  {
    when: (found) => duplicate(found) && found.plan === "medicare_ffs",
    move: "reopening",
    why: "The payer sees this as a duplicate, and Medicare takes no replacement claims for professional services.",
    steps:
      "Find the first claim, and if the services were distinct, ask for a clerical error reopening that adds the modifier that says so.",
    source: `42 CFR 405.980(a)(3); ${DUPLICATES}`,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
  {
    when: duplicate,
    move: "corrected_claim",
    why: "The payer sees this as a duplicate.",
    steps:
      "Find the first claim, and if the services were distinct, send a corrected claim with the modifier that says so.",
    source: DUPLICATES,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
  {
    when: identityDenied,
    move: "corrected_claim",
    why: "The payer cannot identify the patient from what the claim says.",
    steps:
      "Check name, birth date and member ID against the card and an eligibility answer, then send a corrected claim.",
    source: `CARC 31, 32 and 140 (${LIST})`,
    needs: [
      "The member's card, both sides",
      { text: "The eligibility answer (271) for the service date", unless: "eligibility" },
    ],
  },
  {
    when: reasonIs("284", "296"),
    move: "corrected_claim",
    why: "The authorization number on the claim belongs to another service or provider.",
    steps:
      "Compare code, units, provider and dates with the approval and send a corrected claim; appeal if they agree.",
    source: `CARC 284 and 296 (${LIST})`,
    needs: [{ text: "The approval with what it covers", unless: "authorization" }],
  },
  {
    when: ({ held }) => held.has("level_not_reached"),
    move: "corrected_claim",
    why: "The note's own minutes lie below the level of the visit that was billed, and nothing else in it reaches that level.",
    steps:
      "Send a corrected claim with the level that the note supports; appeal only if a clinician finds that the decision making was as high as billed.",
    source: `CARC 150 (${LIST}); CPT guidelines for office visits, in force since January 2024; ${REPLACEMENT}`,
    needs: ["The level that the note supports", "The payer's claim number"],
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
    when: ({ category, carc, kind, reason, prints }) =>
      category === "documentation" &&
      (carc === "" || CARC.get(carc)?.category !== "documentation") &&
      (kind === "denial" || kind === "partial_denial" || kind === "prior_auth_denial") &&
      reason !== "" &&
      (!asksForPapers(reason) || prints(DECIDED_ON_RECORD)),
    move: "appeal",
    why: "The payer had records and finds that they do not show what the plan asks for.",
    steps: "Show where the record has it, with date and page, and enclose the notes for the service dates.",
    source: "The notice's own words",
    needs: [{ text: "The notes for the service dates", unless: "records" }],
  },
  {
    when: (found) => found.hints.has("fix_claim") && vague(found),
    move: "corrected_claim",
    why: "The remark names data that are missing or wrong on the claim.",
    steps:
      "Correct them and send a corrected claim with the payer's claim number; appeal only if the claim was right.",
    source: `CARC 16 and its remark (${LIST}); ${REPLACEMENT}`,
    needs: ["What the remark names, as it should be", "The payer's claim number"],
  },
  {
    when: (found) => bundled(found) && found.ncci === "modifier_not_allowed",
    move: "write_off",
    why: "The NCCI edit between the two codes allows no modifier.",
    steps: "Write the line off unless a code was billed wrongly; the patient may not be billed for it.",
    source: NCCI,
  },
  {
    when: (found) => bundled(found) && found.ncci === "no_edit",
    move: "appeal",
    why: "The payer bundles codes that the NCCI edits of that day do not pair.",
    steps:
      "Appeal and name the edition of the edits that was looked up, unless the payer's own policy pairs them.",
    source: `CARC 97 and 236 (${LIST}); ${NCCI}; the edits that the practice loaded`,
    needs: ["The payer's own bundling policy, if it names one"],
  },
  {
    when: (found) => bundled(found) && found.setApart && found.held.has("records"),
    move: "appeal",
    why: "The payer bundles a service that was billed with a modifier that sets it apart, and the note is at hand.",
    steps: "Appeal with the note that shows the separate time, site or work.",
    source: `CARC 97 and 236 (${LIST}); ${NCCI}`,
  },
  {
    // "20 visits per condition": the plan's own limit, not one of the contract, is a matter of the count.
    when: (found) =>
      reasonIs("24", "222", "256")(found) && !(found.carc === "222" && found.prints(PLANS_LIMIT)),
    move: "write_off",
    why: "The contract with this payer does not allow payment.",
    steps:
      "Check the contract, and if it agrees, write the amount off, since the patient may not be billed for it.",
    source: "Provider contract",
    needs: ["The contract page that applies"],
  },
  {
    when: reasonIs("147"),
    move: "appeal",
    why: "The payer has no valid contracted rate on file.",
    steps: "Send the contract page or fee schedule that applied on the service date.",
    source: "Provider contract",
    needs: ["The contract page or fee schedule"],
  },
  {
    when: reasonIs("193"),
    move: "appeal",
    why: "The payer kept its decision on review.",
    steps: "Go to the next level of appeal named on the notice.",
    source: "The notice's appeal rights",
    needs: ["The decision that was kept"],
  },
  {
    when: reasonIs("276"),
    move: "appeal",
    why: "This payer follows the denial of the payer before it.",
    steps: "Settle the denial with the first payer, then send this payer the new explanation of benefits.",
    source: `CARC 276 (${LIST})`,
    needs: ["The first payer's decision on its denial"],
  },
  {
    when: reasonIs("285"),
    move: "appeal",
    why: "The payer says that its appeal procedure was not followed.",
    steps: "Read what was missing, and send the appeal again with it.",
    source: `CARC 285 (${LIST}); the notice's appeal rights`,
    needs: ["What the payer says was missing"],
  },
  {
    when: ({ hints, group }) => hints.has("excluded") && group === "CO",
    move: "appeal",
    why: "The payer says that the plan or the law excludes the service, and holds the practice to it.",
    steps:
      "Ask for the text of the exclusion and show why the service is outside it; otherwise write it off.",
    source: `The remark on the notice (RARC, ${LIST}); the plan's own text`,
    needs: [{ text: "The plan's text of the exclusion", unless: "policy" }],
  },
  {
    when: (found) =>
      leftToPatient(found) &&
      (found.category === "benefit_exclusion" ||
        limitReached(found) ||
        ["33", "34", "177", "178"].includes(found.carc)),
    move: "bill_patient",
    why: "The plan does not cover this and makes the patient responsible (PR).",
    steps: "Check the plan's text and any notice the patient signed, then bill the patient.",
    source: `Group code PR (${LIST})`,
    needs: [{ text: "The plan's text", unless: "policy" }],
  },
];
