import type { LineOfBusiness } from "@/lib/core/notice";
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
import { BY_ADJUSTMENT } from "./rules-by-adjustment";
import { BY_COVERAGE } from "./rules-by-coverage";
import { BY_DUPLICATE } from "./rules-by-duplicate";
import { BY_RECORDS } from "./rules-by-records";

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

/** "The medical group, Hill Physicians, is responsible for this service", "submit to the IPA": who carries the risk. */
const GROUP_PAYS =
  /\b(?:medical group|IPA|physician group|delegated (?:group|entity)|independent physician association)\b[^.;]{0,60}\b(?:is|are) (?:financially )?(?:responsible|liable)\b|\bresponsibility of (?:the |your |its |an? )?(?:[\w'’]+ ){0,2}(?:medical group|IPA|physician group|delegated (?:group|entity))\b|\b(?:bill|send|submit|forward)\b[^.;]{0,30}\bto (?:the |this |that |an? )?(?:\w+ ){0,2}(?:medical group|IPA|physician group|delegated (?:group|entity))\b/i;
const NOT_GROUP = /\b(?:if|unless|when|whether|not|your (?:\w+ ){0,2}(?:group|IPA))\b/i;

/** "Zoster vaccine and its administration are not a Part B benefit." Of what is not covered where nothing else says so, it tells no other payer. */
const NOT_PART_B =
  /(?<!\b(?:if|when|where|unless|whether)\b[^.;]{0,60})\b(?:(?:is|are|was|were) not (?:a |an )?(?:(?:covered|payable) (?:by|under) )?(?:Medicare )?Part B(?: benefits?| services?)?\b|(?:Medicare )?Part B does not (?:cover|pay for)\b)(?![^.;]{0,80}\b(?:unless|except|if|when)\b)/i;
/** The vaccines and how they are given. */
const VACCINE = /^(?:90[4-7]\d\d|913\d\d)/;
/** "Self-administered drugs are not covered by Part B" is printed for everybody. */
const SELF_GIVEN = /\bself-? ?administ\w+/i;
const OF_PART_D =
  /\b(?:covered|paid|payable|billed?|covers?|bill)\b[^.;]{0,60}\b(?:Part D|(?:Medicare )?prescription drug plan|drug plan)\b/i;

/** How a replacement of a claim is marked: CLM05-3 of the 837. */
export const REPLACEMENT = "claim frequency code 7 (837, CLM05-3)";

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
  ...BY_ADJUSTMENT,
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
      found.stage !== "pre_service" &&
      reasonIs("96", "204", "109")(found) &&
      (found.denied.length === 0 || found.denied.some((code) => VACCINE.test(code))) &&
      found.paper.some((said) => NOT_PART_B.test(said) && !SELF_GIVEN.test(said)) &&
      found.prints(OF_PART_D),
    move: "bill_right_payer",
    why: "Part B says itself that this is none of its benefits, and that the patient's prescription drug plan (Part D) may cover it.",
    steps:
      "Bill the drug plan that was in force that day, through its vaccine portal or by a claim of the patient's own with the lot and the receipt, within its own time.",
    source: `The notice's own words; CARC 96 and 204 (${LIST}); 42 CFR 423.100`,
    needs: ["The drug plan on the service date and the member's number in it"],
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
  ...BY_RECORDS,
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
    when: (found) => reasonIs("24")(found) && found.says(GROUP_PAYS) && !found.says(NOT_GROUP),
    move: "bill_right_payer",
    why: "The payer has handed this service over to a medical group, which pays for it in its place.",
    steps: "Bill that group within its own filing limit, with this notice as the proof of why it comes now.",
    source: `CARC 24 (${LIST}); the notice's own words`,
    needs: ["The group's address for claims"],
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
