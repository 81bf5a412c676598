import type { LineOfBusiness } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { asksForPapers, PAPERS_DID_NOT_COME } from "../facts/denial-code";
import {
  bundled,
  duplicate,
  identityDenied,
  inWords,
  leftToPatient,
  limitReached,
  PLANS_LIMIT,
  refusedThoughSetApart,
  vague,
} from "../facts/denial-kinds";
import { type MoveCase, type MoveRule, reasonIs } from "../facts/move-facts";
import { saysShareAlone } from "../patient-owes/all-to-patient";
import { BY_COVERAGE } from "./rules-by-coverage";
import { BY_DUPLICATE } from "./rules-by-duplicate";

const LIST = "X12 code list";
const NCCI = "NCCI Policy Manual, chapter 1";
const MODIFIER = String.raw`modifiers? (?:[A-Z]\d|[A-Z]{2}|\d\d)`;
/** "Modifier 25 on the claim was noted", "although the claim carries modifier Q8", "your use of modifier 59 is not supported by …". */
const DOUBTS_MODIFIER = [
  new RegExp(
    String.raw`\b${MODIFIER} on the (?:claim|line|bill) (?:was|is|has been|were) (?:noted|seen|considered|reviewed)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:although|though|while) (?:the|your|this) (?:claim|line|bill) (?:carries|carried|has|had|bears|bore|shows|showed|came with) (?:the )?${MODIFIER}\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:use of |the |your )${MODIFIER}[^.;]{0,30}\b(?:is|was|are|were) not (?:supported|borne out|substantiated|justified|documented|warranted)\b`,
    "i",
  ),
];
/** "If modifier 25 is not supported …" and "without modifier 59" say nothing of this claim, or that it is missing. */
const NOT_OF_CLAIM =
  /\b(?:if|unless|when(?:ever)?|without|missing|lacks?|requires?|append|add)\b[^.;]{0,60}\bmodifiers?\b/i;
/** The payer says what should have been billed in its place: that is a correction. */
const NAMES_ANOTHER =
  /\buse (?:modifier )?(?!of\b)[A-Z0-9]{2}\b|\b(?:should|must) (?:be|have)\b|\binstead\b|\bcorrected claim\b|\bre-?(?:bill|submit)\w*|\bunits?\b/i;
const doubtsModifier = ({ says }: MoveCase) =>
  DOUBTS_MODIFIER.some((pattern) => says(pattern)) && !says(NOT_OF_CLAIM) && !says(NAMES_ANOTHER);

/** How a replacement of a claim is marked: CLM05-3 of the 837. */
export const REPLACEMENT = "claim frequency code 7 (837, CLM05-3)";

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
  reasonIs("B7", "183", "184", "185")(found) ||
  (inWords(found) &&
    found.says(/\bprovider\b[^.]{0,40}\bnot (?:certified|eligible|enrolled|credentialed|participating)\b/i));

/** Whose patients owe nothing for what these programs leave unpaid, whatever the group says. */
const NEVER_BILLED: readonly LineOfBusiness[] = ["medicaid_mco", "workers_comp"];

/** What the reason code, its remark or the payer's words say. First match wins. */
export const BY_CODE: readonly MoveRule[] = [
  {
    when: (found) => found.held.has("provider_enrolled") && notEnrolled(found),
    move: "appeal",
    why: "The payer says that the provider could not be paid on that day, and its own letter shows the provider enrolled by then.",
    steps:
      "Send the letter of enrollment with its effective date and ask the payer to correct its provider file and process the claim.",
    source: `CARC B7 and 183 to 185 (${LIST}); 42 CFR 424.520 for Medicare`,
    needs: ["The payer's letter with the effective date"],
  },
  {
    when: ({ carc, remarks }) =>
      ["", "1", "2", "3"].includes(carc) && ["N781", "N782", "N783"].some((remark) => remarks.has(remark)),
    move: "bill_right_payer",
    appealPossible: false,
    why: "This is Medicare's deductible, coinsurance or copay of a patient with Medicaid (QMB), who may not be billed for it.",
    steps: "Bill the Medicaid program of the patient, or write it off where it allows nothing more.",
    source: `Remarks N781 to N783 (${LIST}); Social Security Act, section 1902(n)(3)`,
    needs: ["The patient's Medicaid number"],
  },
  {
    when: ({ carc, held, reason }) => carc === "" && held.has("all_to_patient") && saysShareAlone(reason),
    move: "bill_patient",
    ground: "all_to_patient",
    appealPossible: false,
    why: "The charge was allowed, and all of it is the patient's deductible, copay or coinsurance: nothing was denied.",
    steps:
      "Bill the patient the allowed amount and no more, or the next payer if the patient has one, and write the payer's discount off.",
    source: "Claim adjustment reason codes 1, 2 and 3",
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
    why: "The claim came without a modifier that the record of the day has: it was left off.",
    steps:
      "Send a corrected claim with the modifier on each line and the notes that support it; appeal only if the claim had it.",
    source: `CARC 4 (${LIST}); the practice's own record; ${REPLACEMENT}`,
    needs: ["Which lines lack the modifier", "The payer's claim number"],
  },
  {
    when: (found) =>
      found.plan === "medicare_ffs" &&
      found.group === "PR" &&
      reasonIs("96", "204")(found) &&
      found.remarks.has("N425") &&
      !found.held.has("qmb_patient"),
    move: "bill_patient",
    why: "By law Medicare never pays for this service (N425), and its remittance leaves the charge to the patient (PR).",
    steps:
      "Bill another insurance of the patient that covers it, else the patient; no advance notice is needed for what the law excludes.",
    source: `Remark N425 (${LIST}); Social Security Act, section 1862(a); 42 CFR 411.15`,
    needs: ["Whether another insurance of the patient covers it"],
  },
  {
    when: (found) =>
      found.stage !== "pre_service" &&
      ["coding", "billing"].includes(found.category) &&
      doubtsModifier(found),
    move: "appeal",
    why: "The payer has the modifier on the claim and says that nothing bears it out, so that a corrected claim would change nothing.",
    steps: "Appeal with the note of the day that bears it out; write the line off if none does.",
    source: `The notice's own words; CARC 4 and 97 (${LIST})`,
    needs: [{ text: "The note for the date of service", unless: "records" }],
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
  ...BY_COVERAGE,
  ...BY_DUPLICATE,
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
    when: (found) => refusedThoughSetApart(found) && found.held.has("records"),
    move: "appeal",
    why: "The payer bundles a service that was billed with a modifier that sets it apart, and the note is at hand.",
    steps: "Appeal with the note that shows the separate time, site or work.",
    source: `CARC 97 and 236 (${LIST}); ${NCCI}`,
  },
  {
    when: reasonIs("54"),
    move: "appeal",
    why: "The payer allows no assistant for this operation, which is a matter of the code and of what the assistant did.",
    steps:
      "Look the code up in the payer's list of assistants (Medicare's fee schedule has it by indicator): appeal with the operative report where one is allowed, and write it off where none is.",
    source: `CARC 54 (${LIST}); 42 CFR 414.40 and the assistant indicator of the Medicare fee schedule`,
    needs: [{ text: "The operative report, with what the assistant did", unless: "records" }],
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
      !(found.plan && NEVER_BILLED.includes(found.plan)) &&
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
