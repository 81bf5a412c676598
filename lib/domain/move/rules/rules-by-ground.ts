import type { LineOfBusiness } from "@/lib/core/notice";
import {
  bundled,
  identityDenied,
  duplicate as isDuplicate,
  isMiscoded,
  NOT_AGAIN,
  notCovered,
  PART_OF_OTHER,
  saysUnknown,
} from "../facts/denial-kinds";
import { type MoveCase, type MoveRule, reasonIs } from "../facts/move-facts";
import { isLate } from "./rules-by-law";

const LIST = "X12 code list";
const OWN_PAPER = "The practice's own paper";

/** Where the law asks for a form or a decision of its own before a patient pays, a practice's agreement is not enough. */
const ASKS_MORE_THAN_AGREEMENT: readonly LineOfBusiness[] = [
  "medicare_ffs",
  "medicare_advantage",
  "part_d",
  "medicaid_mco",
  "tricare",
  "workers_comp",
];
const LEFT_TO_PATIENT =
  /\b(?:member|patient|subscriber|enrollee|insured) (?:is|will be) responsible\b|\b(?:member|patient|subscriber) may be (?:billed|charged)\b|\byou may (?:bill|charge|collect|seek)\b|\b(?:bill|collect from|seek payment from) (?:the |your )?(?:member|patient|subscriber)\b|\b(?:member|patient|subscriber) (?:owes|liability|responsibility)\b(?!\W{0,3}\$?0\.00)|\bpatient (?:responsibility|liability)\b|\bresponsibility of the (?:former )?(?:member|patient|subscriber|enrollee)\b/i;
const NOT_TO_PATIENT =
  /\b(?:may not|must not|cannot|can['’]t|not) (?:be )?(?:bill(?:ed)?|charged?|collect(?:ed)?|balance[- ]bill(?:ed)?)\b|\bdo not (?:balance )?bill\b|\bnot billable\b/i;
const patientOwes = ({ group, prints }: MoveCase) =>
  (group === "PR" || prints(LEFT_TO_PATIENT)) && !prints(NOT_TO_PATIENT);
const SPENT =
  /\b(?:limits?|benefits?|coverage|maximum|PIP|personal injury protection|med-?pay|medical payments)\b(?:[^.]|\.\d){0,120}\b(?:exhausted|used up|paid in full|paid out|been reached|depleted|spent)\b|\bno further (?:PIP |medical )?benefits\b|\bexhaustion (?:of|letter|notice)\b/i;
const ofAccident = ({ plan, prints }: MoveCase) =>
  plan === "auto" ||
  prints(/\bpersonal injury protection\b|\bmed-?pay\b|\bmedical payments coverage\b|\bno-fault\b/i);
/** The diagnosis is what the payer finds wrong: by code, or by what it covers. */
const ofDiagnosis = ({ carc, category, prints, stage }: MoveCase) =>
  stage !== "pre_service" &&
  (["11", "12", "16", "50", "167", "146"].includes(carc) ||
    ["coding", "billing", "medical_necessity"].includes(category)) &&
  prints(/\bdiagnos[ei]s\b|\bICD-?10\b|\bdx\b|\bcoverage determination\b|\b[LN]CD\b|\bcovered indication/i);
const isAsked = ({ stage }: MoveCase) => stage === "pre_service" || stage === "concurrent";
const OWN_CLOCKS: readonly LineOfBusiness[] = ["workers_comp", "auto"];

/** What a paper at hand decides, each with the words that are shown beside the step. Where no paper says it, the rules by code go on. */
export const BY_GROUND: readonly MoveRule[] = [
  {
    when: ({ held, stage }) => held.has("talk_before_decision") && stage !== "post_service",
    move: "appeal",
    paper: "peer_to_peer",
    ground: "talk_before_decision",
    appealPossible: false,
    why: "The payer has not decided yet and offers the treating clinician a talk with its reviewer first.",
    steps:
      "Have the clinician call within that time with the case number and the findings at hand; an appeal opens only with a denial.",
    source: "The notice's own words",
    needs: ["The treating clinician's time for the call", "The payer's criteria, to answer them one by one"],
  },
  {
    when: (found) =>
      found.held.has("urgent_by_clinician") &&
      isAsked(found) &&
      !(found.plan && OWN_CLOCKS.includes(found.plan)) &&
      !["billing", "coding", "documentation", "duplicate", "timely_filing"].includes(found.category),
    move: "appeal",
    paper: "expedited_appeal",
    ground: "urgent_by_clinician",
    why: "The service is still to come, and the treating clinician writes what waiting would put at risk.",
    steps:
      "Ask for an expedited decision by the fastest way that the notice names, with the clinician's own words, and answer the payer's reason with it.",
    source: "29 CFR 2560.503-1(m)(1); 42 CFR 422.584 for Medicare Advantage, 438.410 for Medicaid plans",
    needs: [{ text: "The records that answer the payer's reason", unless: "records" }],
  },
  {
    when: (found) =>
      found.held.has("modifier_on_claim") &&
      found.stage !== "pre_service" &&
      (found.category === "coding" || found.category === "billing" || isMiscoded(found)),
    move: "appeal",
    ground: "modifier_on_claim",
    why: "The payer says that the claim came without a modifier, and the claim as it was sent and accepted has it on each denied line.",
    steps:
      "Send the claim as transmitted with the payer's acceptance and ask that it be processed as billed; a corrected claim would change nothing.",
    source: `CARC 4 (${LIST}); the claim as it was sent`,
  },
  {
    when: (found) =>
      found.held.has("data_on_claim") &&
      found.stage !== "pre_service" &&
      (["billing", "coding", "documentation", "eligibility"].includes(found.category) || isMiscoded(found)),
    move: "appeal",
    ground: "data_on_claim",
    why: "The payer says that the claim lacks a number or a name, and the claim as it was sent and accepted has it.",
    steps:
      "Send the claim as transmitted with the payer's acceptance and ask that it be processed as billed; a corrected claim would change nothing.",
    source: `CARC 16 (${LIST}); the claim as it was sent`,
  },
  {
    when: (found) =>
      found.held.has("new_patient_shown") &&
      found.stage !== "pre_service" &&
      ["billing", "coding", "other"].includes(found.category),
    move: "appeal",
    ground: "new_patient_shown",
    why: "The payer counts an earlier visit with the group, and the list of encounters shows that it was with another specialty.",
    steps:
      "Appeal with the list of encounters and each clinician's taxonomy: a patient is new where nobody of the same specialty in the group gave a face-to-face service within three years.",
    source: `CARC B16 (${LIST}); CPT guidelines for evaluation and management; Medicare Claims Processing Manual`,
  },
  {
    when: (found) =>
      found.held.has("payer_mended_record") &&
      found.stage !== "pre_service" &&
      (["billing", "coding", "eligibility"].includes(found.category) || isMiscoded(found)),
    move: "appeal",
    ground: "payer_mended_record",
    why: "The payer says that the claim does not match its record, and by its own word that record was wrong and is mended.",
    steps:
      "Ask with the day and the reference of that word that the claim be processed as billed; a corrected claim would change nothing.",
    source: OWN_PAPER,
  },
  {
    when: (found) => found.held.has("request_withdrawn") && isAsked(found),
    move: "none",
    ground: "request_withdrawn",
    why: "The practice took back the request that was refused, so that nothing is left to be decided.",
    steps: "Close the case; ask anew if the service is wanted again.",
    source: OWN_PAPER,
  },
  {
    when: (found) =>
      found.held.has("symptoms_in_note") &&
      found.stage !== "pre_service" &&
      !found.held.has("agreed_not_covered") &&
      !found.held.has("signed_abn") &&
      found.says(/\bcosmetic\b/i),
    move: "appeal",
    ground: "symptoms_in_note",
    why: "The payer calls the service cosmetic, and the signed note of the day tells what ailed the patient.",
    steps: "Appeal with the note, and with the plan's own text of what it calls cosmetic.",
    source: `CARC 96 and 204 (${LIST}); the plan's own text`,
    needs: [{ text: "The plan's text of the exclusion", unless: "policy" }],
  },
  {
    when: (found) => found.held.has("diagnosis_in_note") && reasonIs("11", "12", "167")(found),
    move: "appeal",
    ground: "diagnosis_in_note",
    why: "The payer says that the diagnosis does not go with the service, and the signed note of the day has the billed diagnosis and no other.",
    steps:
      "Appeal with the note, and with the policy that lists the diagnosis where there is one; a corrected claim needs a diagnosis that the note does not have.",
    source: `CARC 11 and 167 (${LIST}); the note of the day`,
  },
  {
    when: (found) => found.held.has("side_not_done") && found.stage !== "pre_service",
    move: "write_off",
    ground: "side_not_done",
    why: "The refused line is of a side that the signed note says was not done.",
    steps:
      "Take the charge off the account and bill nobody for it; send a corrected claim without it if the payer's record is to be mended.",
    source: OWN_PAPER,
  },
  {
    when: (found) =>
      found.held.has("nothing_separate") &&
      found.stage !== "pre_service" &&
      (bundled(found) || (["coding", "billing"].includes(found.category) && found.says(PART_OF_OTHER))),
    move: "write_off",
    ground: "nothing_separate",
    why: "The payer pays the service apart only if it was a separate one, and the note of the day says that it was not.",
    steps:
      "Write the line off, since a modifier would be untrue and the patient may not be billed for it; a clinician who remembers otherwise has to say so first.",
    source: `CARC 97 and 236 (${LIST}); NCCI Policy Manual, chapter 1; ${OWN_PAPER}`,
  },
  {
    when: (found) =>
      found.held.has("member_id_miskeyed") &&
      (identityDenied(found) ||
        saysUnknown(found) ||
        notCovered(found) ||
        (found.category === "eligibility" && !["22", "242", "279"].includes(found.carc)) ||
        ["N382", "MA27", "MA61"].some((remark) => found.remarks.has(remark))),
    move: "corrected_claim",
    ground: "member_id_miskeyed",
    why: "The payer did not find the member, and the practice's own check has another number than the claim, a slip of the keys away.",
    steps:
      "Put the number right at registration and send the claim again with it; an appeal of the old number would find nobody.",
    source: `CARC 31 (${LIST}); ${OWN_PAPER}`,
    needs: ["The member's card, both sides"],
  },
  {
    when: (found) =>
      found.held.has("diagnosis_miskeyed") && ofDiagnosis(found) && found.plan === "medicare_ffs",
    move: "reopening",
    ground: "diagnosis_miskeyed",
    why: "The practice's own papers show that the diagnosis on the claim was mistyped, and Medicare corrects such an error by a reopening.",
    steps: "Ask the contractor for a clerical error reopening and give the right diagnosis.",
    source: `42 CFR 405.980(a)(3); ${OWN_PAPER}`,
    needs: ["The right diagnosis, with the note that shows it"],
  },
  {
    when: (found) => found.held.has("diagnosis_miskeyed") && ofDiagnosis(found),
    move: "corrected_claim",
    ground: "diagnosis_miskeyed",
    why: "The practice's own papers show that the diagnosis on the claim was mistyped.",
    steps:
      "Send a corrected claim with the right diagnosis and the payer's claim number; the need for the service is not in dispute.",
    source: `CARC 11 and 167 (${LIST}); ${OWN_PAPER}`,
    needs: ["The right diagnosis, with the note that shows it", "The payer's claim number"],
  },
  {
    when: (found) => found.held.has("other_diagnosis_in_record") && found.plan === "medicare_ffs",
    move: "reopening",
    ground: "other_diagnosis_in_record",
    why: "The line was refused for a diagnosis that no note or order of the day has, and Medicare corrects such an error by a reopening.",
    steps: "Ask the contractor for a clerical error reopening and give the diagnosis of the record.",
    source: `42 CFR 405.980(a)(3); ${OWN_PAPER}`,
    needs: ["The right diagnosis, with the note that shows it"],
  },
  {
    when: (found) =>
      found.held.has("other_diagnosis_in_record") &&
      found.stage !== "pre_service" &&
      !found.prints(NOT_AGAIN),
    move: "corrected_claim",
    ground: "other_diagnosis_in_record",
    why: "The line was refused for a diagnosis that no note or order of the day has, and the payer takes a corrected claim for that.",
    steps:
      "Send a corrected claim with the diagnosis of the record and the payer's claim number; an appeal cannot change what was billed.",
    source: `CARC 11 and 167 (${LIST}); ${OWN_PAPER}`,
    needs: ["The right diagnosis, with the note that shows it", "The payer's claim number"],
  },
  {
    when: (found) =>
      found.held.has("premium_unpaid") &&
      ["eligibility", "other", "billing", "benefit_exclusion"].includes(found.category) &&
      !found.held.has("other_plan_active") &&
      !found.prints(NOT_TO_PATIENT) &&
      (patientOwes(found) || notCovered(found)) &&
      found.plan !== null &&
      !ASKS_MORE_THAN_AGREEMENT.includes(found.plan),
    move: "bill_patient",
    ground: "premium_unpaid",
    why: "The cover had ended on the service date because the premium was not paid, and the payer leaves the charge to the patient.",
    steps:
      "Ask the patient for another plan in force that day, and bill the patient where there is none; appeal only with proof that the premium was paid or the cover came back.",
    source: `CARC 27 and 200 with group PR (${LIST}); 45 CFR 156.270 for Marketplace plans`,
  },
  {
    when: (found) =>
      found.held.has("paid_before") &&
      isDuplicate(found) &&
      !found.repeated &&
      !found.held.has("two_services") &&
      !found.held.has("billed_apart") &&
      !found.held.has("two_patients"),
    move: "none",
    ground: "paid_before",
    why: "The payer calls this a duplicate, and a payment record at hand shows that the same services were paid before.",
    steps: "Post that payment to the right account and close this claim, unless the service was given twice.",
    source: `CARC 18 (${LIST}); Medicare Claims Processing Manual, chapter 1, section 120`,
    needs: ["The remittance of the first claim, to post it by"],
  },
  {
    when: (found) => found.held.has("other_plan_active") && identityDenied(found),
    move: "bill_right_payer",
    ground: "other_plan_active",
    why: "The payer does not know the patient, and an eligibility answer has another plan in force on the service date.",
    steps: "Bill that plan within its own filing limit, with this notice as the proof of why it comes now.",
    source: `CARC 31 (${LIST}); ${OWN_PAPER}`,
    needs: ["The member's number with that plan"],
  },
  {
    when: (found) => found.held.has("next_plan_active") && ofAccident(found) && found.prints(SPENT),
    move: "bill_right_payer",
    ground: "next_plan_active",
    why: "The accident insurer's limit is paid out, and another plan of the patient was in force on the service date.",
    steps:
      "Bill that plan within its own filing limit, with this notice as the proof that the limit is used up.",
    source: `The notice's own words; ${OWN_PAPER}`,
    needs: ["The accident insurer's payout log, if that plan asks for it"],
  },
  {
    when: (found) => found.held.has("never_accepted") && isLate(found),
    move: "write_off",
    ground: "never_accepted",
    why: "The payer says that the claim came too late, and the practice's own record shows that no earlier one was accepted.",
    steps:
      "Write it off, since a network practice may not bill the patient for a late claim; dispute it only with a paper that shows an acceptance in time or another ground for the delay.",
    source: `CARC 29 (${LIST}); ${OWN_PAPER}`,
  },
  {
    when: (found) =>
      found.held.has("approval_miskeyed") &&
      found.stage !== "pre_service" &&
      (found.category === "authorization" || ["15", "197", "198", "284", "296"].includes(found.carc)) &&
      !found.prints(NOT_AGAIN),
    move: "corrected_claim",
    ground: "approval_miskeyed",
    why: "The claim carried the number of another approval, and one that covers these services and dates is at hand.",
    steps:
      "Send a corrected claim with the number of the approval that covers the dates and the payer's claim number; the need for the service is not in dispute.",
    source: `CARC 15, 198 and 284 (${LIST}); the payer's own approval`,
    needs: [
      { text: "The approval with what it covers", unless: "authorization" },
      "The payer's claim number",
    ],
  },
  {
    when: (found) =>
      found.held.has("past_approval") &&
      found.stage !== "pre_service" &&
      found.group !== "PR" &&
      (found.category === "authorization" ||
        ["197", "198"].includes(found.carc) ||
        (["benefit_exclusion", "medical_necessity", "other"].includes(found.category) &&
          found.prints(/\b(?:pre-?)?(?:auth(?:ori[sz]\w+)?|cert\w+|approved (?:visits|number|units))\b/i))),
    move: "write_off",
    ground: "past_approval",
    why: "The approval covered fewer visits, and the practice's own log says that no more was asked for.",
    steps:
      "Write these visits off, since the patient may not be billed for a missing approval; ask for a review afterwards only if the payer's rules allow one.",
    source: `CARC 197 and 198 (${LIST}); ${OWN_PAPER}`,
  },
  {
    when: (found) =>
      found.held.has("outside_approvals") &&
      found.stage !== "pre_service" &&
      found.group !== "PR" &&
      (found.category === "authorization" || ["197", "198"].includes(found.carc)),
    move: "write_off",
    ground: "outside_approvals",
    why: "No approval or referral at hand covers the service dates, and whoever gives it has refused to move its start.",
    steps:
      "Write these visits off, since the patient may not be billed for a missing approval; dispute it only with an approval or referral that covers the dates.",
    source: `CARC 197 and 198 (${LIST}); ${OWN_PAPER}`,
    needs: ["An approval or referral that covers the service dates, if there is one"],
  },
  {
    when: (found) =>
      found.held.has("never_authorized") &&
      found.stage !== "pre_service" &&
      found.group !== "PR" &&
      !found.held.has("authorization") &&
      (found.category === "authorization" || ["15", "197", "198"].includes(found.carc)),
    move: "write_off",
    ground: "never_authorized",
    why: "No approval was asked for before the service by the practice's own paper, and the payer takes no request afterwards here.",
    steps:
      "Write it off, since the patient may not be billed for a missing approval; dispute it only with an approval or a ground that the payer names for a late one.",
    source: `CARC 197 (${LIST}); ${OWN_PAPER}`,
  },
  {
    when: (found) =>
      found.held.has("agreed_not_covered") &&
      found.category === "benefit_exclusion" &&
      patientOwes(found) &&
      found.plan !== null &&
      !ASKS_MORE_THAN_AGREEMENT.includes(found.plan),
    move: "bill_patient",
    ground: "agreed_not_covered",
    why: "The plan excludes the service and leaves it to the patient, and a promise to pay for it was signed before the service.",
    steps:
      "Bill the price of the agreement and no more, less what was paid already, and tell the patient of the right to ask the plan to look at it again.",
    source: `CARC 96 and 204 with group PR (${LIST}); the signed agreement`,
  },
  {
    when: (found) =>
      found.held.has("billed_right") &&
      found.stage !== "pre_service" &&
      (["coding", "billing"].includes(found.category) || isMiscoded(found)),
    move: "appeal",
    ground: "billed_right",
    why: "The payer disputes a code or a field of the claim, and the practice's own coder finds it right as billed.",
    steps:
      "Appeal with the record of the day that bears it out; a corrected claim would make the claim wrong.",
    source: OWN_PAPER,
    needs: [{ text: "The note for the date of service", unless: "records" }],
  },
];
