import { type MoveRule, reasonIs } from "../facts/move-facts";
import { saysShareAlone } from "../patient-owes/all-to-patient";

const LIST = "X12 code list";

/** "The information submitted does not support this level of service", "this code was changed because it describes the services better". */
const LEVEL_LOWERED =
  /(?<!\b(?:if|when|where|unless|should)\b[^.;]{0,40})(?:\b(?:does|do|did) not support (?:this|the|that|such a) (?:billed |submitted )?(?:level of (?:service|care|the visit))|\blevel of (?:service|care|the visit) (?:is |was |has been )?(?:not supported|changed|reduced|lowered|down-?coded)|\b(?:procedure )?code (?:was|has been) changed because)/i;

/** Reasons that deny nothing: the patient's share, the contract's discount, and a line that is still on its way. */
export const BY_ADJUSTMENT: readonly MoveRule[] = [
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
    when: ({ carc, kind, says, held }) =>
      ["45", "150"].includes(carc) &&
      kind !== "recoupment" &&
      !held.has("level_not_reached") &&
      says(LEVEL_LOWERED),
    move: "appeal",
    why: "The payer paid a lower level of service than was billed: beside the contract's discount the difference was refused.",
    steps:
      "Show from the note what the billed level rests on, or send a corrected claim if the lower level is right.",
    source: `CARC 150 (${LIST}); the notice's own words`,
    needs: [{ text: "The note for the date of service", unless: "records" }],
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
];
