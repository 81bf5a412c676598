import type { DenialCategory, RightMove } from "@/lib/core/enums";
import type { RemarkHint } from "@/lib/domain/codes/rarc";
import type { PayerType } from "@/lib/domain/reading/payer-directory";

/** What a rule looks at. `reason` is the CARC without its group. */
export type MoveCase = {
  reason: string;
  group: string;
  category: DenialCategory;
  payer: PayerType | undefined;
  hints: Set<RemarkHint>;
};

type Proposal = { move: RightMove; reason: string; steps: string; source: string; canAppeal?: boolean };
type MoveRule = Proposal & { when: (found: MoveCase) => boolean };

const LIST = "X12 code list";
/** How a replacement of a claim is marked: CLM05-3 of the 837. */
const REPLACEMENT = "claim frequency code 7 (837, CLM05-3)";
const DUPLICATES = `CARC 18 (${LIST}); Medicare Claims Processing Manual, chapter 1, section 120`;

const is = (...codes: string[]) => {
  const set = new Set(codes);
  return ({ reason }: MoveCase) => set.has(reason);
};

/** Reasons that mean nothing without their remark. */
const vague = is("16", "96", "125", "129", "226", "250", "251", "252", "A1");

/** First match wins: rules of law and of remarks before rules of practice. */
export const RULES: readonly MoveRule[] = [
  {
    when: ({ hints }) => hints.has("unprocessable"),
    move: "corrected_claim",
    canAppeal: false,
    reason: "The claim was rejected as unprocessable (MA130), which carries no appeal rights.",
    steps: "Correct the claim and send it as a new claim.",
    source: "Remark MA130; Medicare contractors' appeals decision trees",
  },
  {
    when: ({ reason, payer }) => reason === "29" && payer === "medicare",
    move: "write_off",
    canAppeal: false,
    reason: "Medicare's timely-filing denials cannot be appealed.",
    steps:
      "Ask for an exception if an agency error, retroactive entitlement or retroactive disenrollment made the claim late; otherwise write it off. The patient may not be billed.",
    source: "42 CFR 424.44(b)",
  },
  {
    when: is("286"),
    move: "write_off",
    canAppeal: false,
    reason: "The payer says the appeal itself came too late.",
    steps:
      "Ask the payer to accept it late if there was good cause (illness, wrong notice, disaster); otherwise write it off.",
    source: "42 CFR 405.942(b) for Medicare; the payer's manual for others",
  },
  {
    when: is("B11"),
    move: "none",
    canAppeal: false,
    reason: "The payer has passed the claim on to the right payer.",
    steps: "Wait for that payer's remittance and check that it has the claim.",
    source: `CARC B11 (${LIST})`,
  },
  {
    when: is("22", "109", "19", "20", "21", "166", "258", "B9"),
    move: "bill_right_payer",
    reason: "Another payer comes first or is the right one.",
    steps:
      "Check coverage for the service date, bill that payer, or send this payer the first payer's explanation of benefits.",
    source: `CARC 22 and 109 (${LIST}); 42 CFR 411.32 where Medicare comes second`,
  },
  {
    when: (found) => found.hints.has("other_payer") && (vague(found) || found.category === "documentation"),
    move: "bill_right_payer",
    reason: "The remark says that another payer comes first or that its explanation of benefits is missing.",
    steps: "Bill the first payer, or send its explanation of benefits with the claim.",
    source: `The remark on the remittance (RARC, ${LIST})`,
  },
  {
    when: is("26", "27", "200"),
    move: "bill_right_payer",
    reason: "Coverage was not in force on the service date.",
    steps:
      "Ask the patient for the plan in force that day and bill it; appeal only with an eligibility answer that shows coverage.",
    source: `CARC 26, 27 and 200 (${LIST})`,
  },
  {
    when: is("18", "B13", "B20"),
    move: "corrected_claim",
    reason: "The payer sees this as a duplicate.",
    steps:
      "Find the first claim. If it was paid, nothing is owed; if the services were distinct, send a corrected claim with the modifier that says so.",
    source: DUPLICATES,
  },
  {
    when: is("31", "32", "140"),
    move: "corrected_claim",
    reason: "The payer can't identify the patient from what the claim says.",
    steps:
      "Check name, birth date and member ID against the card and an eligibility answer, then send a corrected claim.",
    source: `CARC 31, 32 and 140 (${LIST})`,
  },
  {
    when: is("284", "296"),
    move: "corrected_claim",
    reason: "The authorization number on the claim belongs to another service or provider.",
    steps:
      "Compare code, units, provider and dates with the approval and send a corrected claim; appeal if they agree.",
    source: `CARC 284 and 296 (${LIST})`,
  },
  {
    when: ({ hints, category }) =>
      hints.has("send_records") &&
      !["authorization", "timely_filing", "eligibility", "coding"].includes(category),
    move: "send_records",
    reason: "The payer decided without the records that it needs.",
    steps: "Send exactly the records that were asked for, each labeled to match the request.",
    source: `The remark on the remittance (RARC, ${LIST})`,
  },
  {
    when: (found) => found.hints.has("fix_claim") && vague(found),
    move: "corrected_claim",
    reason: "The remark names data that are missing or wrong on the claim.",
    steps:
      "Correct them and send a corrected claim with the payer's claim number; appeal only if the claim was right.",
    source: `CARC 16 and its remark (${LIST}); ${REPLACEMENT}`,
  },
  {
    when: is("24", "222", "256"),
    move: "write_off",
    reason: "The contract with this payer does not allow payment.",
    steps: "Check the contract; if it agrees, write the amount off. The patient may not be billed for it.",
    source: "Provider contract",
  },
  {
    when: is("147"),
    move: "appeal",
    reason: "The payer has no valid contracted rate on file.",
    steps: "Send the contract page or fee schedule that applied on the service date.",
    source: "Provider contract",
  },
  {
    when: is("193"),
    move: "appeal",
    reason: "The payer kept its decision on review.",
    steps: "Go to the next level of appeal named on the notice.",
    source: "The notice's appeal rights",
  },
  {
    when: is("276"),
    move: "appeal",
    reason: "This payer follows the denial of the payer before it.",
    steps: "Settle the denial with the first payer, then send this payer the new explanation of benefits.",
    source: `CARC 276 (${LIST})`,
  },
  {
    when: ({ category, group, reason }) =>
      group === "PR" && (category === "benefit_exclusion" || ["33", "34", "177", "178"].includes(reason)),
    move: "bill_patient",
    reason: "The plan does not cover this and makes the patient responsible (PR).",
    steps: "Check the plan's text and any notice the patient signed, then bill the patient.",
    source: `Group code PR (${LIST})`,
  },
];

/** What holds for a category when no rule above is nearer. */
export const BY_CATEGORY: Record<DenialCategory, Proposal> = {
  medical_necessity: {
    move: "appeal",
    reason: "The payer disputes the medical need for the service.",
    steps:
      "Answer the payer's own policy criterion by criterion with chart notes, and ask for a reviewer of the same specialty.",
    source: "42 CFR 405.944 for Medicare; 29 CFR 2560.503-1(h) for employer plans",
  },
  authorization: {
    move: "appeal",
    reason: "The payer finds no valid authorization.",
    steps:
      "Send the authorization number and dates or the call log; if there was none, say why and ask for a retrospective review.",
    source: `CARC 197 and 198 (${LIST})`,
  },
  coding: {
    move: "corrected_claim",
    reason: "The payer disputes the codes or modifiers.",
    steps:
      "Check them against the visit note. Send a corrected claim with the payer's claim number if they were wrong; appeal with the note if they were right.",
    source: `CARC 4, 11 and 97 (${LIST}); NCCI Policy Manual, chapter 1`,
  },
  documentation: {
    move: "send_records",
    reason: "The payer waits for documents.",
    steps:
      "Send exactly the documents that were asked for, each labeled to match the request; add proof if they were sent before.",
    source: `CARC 252 and its remark (${LIST})`,
  },
  eligibility: {
    move: "appeal",
    reason: "The payer disputes coverage or network for this service.",
    steps:
      "Send the eligibility answer for the service date, the card and, out of network, the emergency or the network gap.",
    source: `CARC 27, 31 and 242 (${LIST})`,
  },
  billing: {
    move: "corrected_claim",
    reason: "Data on the claim are missing or wrong.",
    steps:
      "Correct them and send a corrected claim with the payer's claim number; appeal only if the claim was right.",
    source: `CARC 16 and its remark (${LIST}); ${REPLACEMENT}`,
  },
  duplicate: {
    move: "corrected_claim",
    reason: "The payer sees this as a duplicate.",
    steps: "Find the first claim; send a corrected claim if the services were distinct.",
    source: DUPLICATES,
  },
  timely_filing: {
    move: "appeal",
    reason: "The payer says the claim came too late.",
    steps:
      "Send the payer's acceptance report (277CA) with patient, service date and receipt date, or proof of retroactive coverage.",
    source: `CARC 29 (${LIST}); 42 CFR 424.44 for Medicare`,
  },
  benefit_exclusion: {
    move: "appeal",
    reason: "The payer says the plan does not cover the service.",
    steps: "Ask for the plan's text and show why the service is outside the exclusion or the count is wrong.",
    source: `CARC 96, 119 and 204 (${LIST}); the plan's own text`,
  },
  other: {
    move: "appeal",
    reason: "The payer refused payment for a reason of its own.",
    steps: "Read the remark codes or ask the payer for the reason, then answer it.",
    source: `The remark on the remittance (RARC, ${LIST})`,
  },
};
