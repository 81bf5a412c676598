import type { LineOfBusiness } from "@/lib/core/notice";
import { saysFirstPaidEnough } from "../coverage/first-paid-enough";
import { NOT_AGAIN } from "../facts/denial-kinds";
import { type MoveCase, type MoveRule, reasonIs } from "../facts/move-facts";
import { REPLACEMENT } from "./rules-by-code";

const LIST = "X12 code list";

/** Who has Medicaid beside Medicare owes nothing for what Medicare covers, whatever was signed. */
const OF_QMB = /\bQMB\b|\bqualified medicare beneficiary\b/i;
/** Billed as active care: the practice itself held it to be covered. */
const AS_ACTIVE = /\b9894[0-2]\b[^\n]{0,16}\bAT\b/;
const ofApproval = (found: MoveCase) =>
  ["authorization", "billing"].includes(found.category) || reasonIs("15", "284", "296")(found);

/** Nothing else is held against the line than what the first payer paid. */
const firstPaidEnough = ({ reason, carc, kind }: MoveCase) =>
  saysFirstPaidEnough(reason) &&
  (carc === "" || ["23", "45", "A1", "96", "22"].includes(carc)) &&
  kind !== "recoupment";

/** Of a chiropractor's care Medicare covers only active treatment of a subluxation; a therapist's skilled upkeep it does cover. */
const MANIPULATION = /\b9894[0-2]\b/;
const THERAPY = /\b97\d{3}\b/;
const OF_MEDICARE: readonly (LineOfBusiness | null)[] = ["medicare_ffs", "medicare_advantage"];
const calledMaintenance = ({ carc, says, prints, plan, stage }: MoveCase) =>
  OF_MEDICARE.includes(plan) &&
  stage !== "pre_service" &&
  (carc === "50" || says(/\bmaintenance\b/i)) &&
  prints(/\bmaintenance\b/i) &&
  prints(MANIPULATION) &&
  !prints(THERAPY);

/** What a signed form, a number or another payer's remittance at hand settles. */
export const BY_FORM: readonly MoveRule[] = [
  {
    when: ({ held, group, plan, prints, remarks }) =>
      held.has("signed_abn") &&
      group === "PR" &&
      plan === "medicare_ffs" &&
      !remarks.has("N781") &&
      !prints(OF_QMB) &&
      !prints(AS_ACTIVE),
    move: "bill_patient",
    ground: "signed_abn",
    why: "Medicare leaves the charge to the patient, who signed the advance notice (ABN) before the service and chose to have it.",
    steps:
      "Bill the patient about the price of the notice, less what was paid already; the patient, or you for the patient, may still ask for a redetermination.",
    source: "42 CFR 411.404 and 411.408; Medicare Claims Processing Manual, chapter 30, section 50",
    needs: ["The signed notice, kept with the account"],
  },
  {
    when: (found) =>
      found.held.has("maintenance_by_note") && found.group !== "PR" && calledMaintenance(found),
    move: "write_off",
    ground: "maintenance_by_note",
    why: "Medicare covers a chiropractor's care only as active treatment, and the notes of the denied visits call it maintenance themselves.",
    steps:
      "Write the visits off; the patient may be billed only with a notice or a plan's decision of before the visit. A chiropractor who treated something new has to show the note.",
    source: "42 CFR 410.21(b); Medicare Benefit Policy Manual, chapter 15, section 240.1.3",
  },
  {
    when: (found) => found.held.has("right_approval") && found.stage !== "pre_service" && ofApproval(found),
    move: "corrected_claim",
    ground: "right_approval",
    why: "The number on the claim belongs to another approval, and the one at hand covers the service dates.",
    steps:
      "Send a corrected claim with that number and the payer's claim number; appeal only if the number on the claim was right.",
    source: `CARC 15 and 284 (${LIST}); ${REPLACEMENT}`,
    needs: ["The payer's claim number"],
  },
  {
    when: (found) =>
      found.held.has("approval_left_off") &&
      found.stage !== "pre_service" &&
      ofApproval(found) &&
      !found.prints(NOT_AGAIN),
    move: "corrected_claim",
    ground: "approval_left_off",
    why: "The claim was sent without the number of the approval, and one that covers these services and dates is at hand.",
    steps:
      "Send a corrected claim with that number and the payer's claim number; the need for the service is not in dispute.",
    source: `CARC 15 (${LIST}); ${REPLACEMENT}`,
    needs: ["The payer's claim number"],
  },
  {
    when: (found) => firstPaidEnough(found) && found.held.has("first_payer_paid_nothing"),
    move: "corrected_claim",
    why: "The second payer counts a payment of the first one, whose own remittance shows none.",
    steps:
      "Send the claim again with the first payer's amounts as its remittance has them, and that remittance with it.",
    source: `CARC 23 (${LIST}); loops 2320 and 2430 of the 837`,
    needs: ["The payer's claim number"],
  },
  {
    when: firstPaidEnough,
    move: "none",
    why: "The first payer has paid as much as this one allows, so that nothing more is due from it.",
    steps:
      "Compare the first payer's amounts with its remittance, post the claim at nothing and write the rest off; a patient with Medicaid or QMB is not billed for it.",
    source: `CARC 23 (${LIST}); 42 CFR 447.20; Social Security Act, section 1902(n)`,
  },
];
