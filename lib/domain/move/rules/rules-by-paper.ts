import { SECOND_AHEAD } from "@/lib/domain/reading/paper/level";
import { joinedAdvantage } from "../facts/denial-kinds";
import type { MoveCase, MoveRule, Need } from "../facts/move-facts";

const PAPER = "What the paper says of itself";
const NEXT_LEVEL: Need[] = [
  "The decision that was appealed",
  "What that decision says is missing",
  { text: "Records for the dates of service", unless: "records" },
];

/** The decision in hand is one on an appeal, and at least a part of it stays denied. */
const upheld = ({ kind, level }: MoveCase) =>
  kind === "appeal_decision_upheld" ||
  kind === "partly_overturned" ||
  ((kind === null || kind === "denial" || kind === "partial_denial") &&
    (level === "first" || level === "second"));

const finalInternal = ({ prints }: MoveCase) =>
  prints(
    /final (internal )?(adverse|determination|decision|level)|external review|independent review organi[sz]ation|exhausted/i,
  );
/** "40.00 PR-3", "PR-1: $25.00": an amount beside the code, where the list of codes has its meaning. */
const SHARE_WITH_AMOUNT =
  /(?<![\d.,])(?!0\.00)\d[\d,]{0,8}\.\d\d[ \t|$(]{0,30}\bPR[- ]?0*[123]\b|\bPR[- ]?0*[123]\b[ \t:=|$(]{0,30}(?!0\.00)\d[\d,]{0,8}\.\d\d/;
/** "This decision is final under your provider agreement": of a dispute over the practice's own payment. */
const FINAL_BY_CONTRACT =
  /\b(?:decision|determination|resolution|outcome) is final (?:and binding )?(?:under|by|according to|per) (?:the terms of )?(?:your|the|our) (?:\w+ )?(?:provider|participat(?:ion|ing)|network|physician|practitioner|facility) (?:\w+ )?(?:agreement|contract)\b(?![^.;]{0,60}\b(?:if|unless|until)\b)/i;
/** A paper's own title may name the second level, which it decides. */
const STILL_OPEN =
  /\b(?:arbitrat\w+|mediat\w+|external review|independent review|(?:next|another|further) (?:level|appeal|dispute|review)|(?:submit|file|request|send|ask for) (?:an? |the |your )?(?:second[- ]level|level (?:2|two|ii))\b|\b(?:second[- ]level|level (?:2|two|ii)) (?:\w+ ){0,2}(?:may|must|can|has to|is available)\b|hearing|if you (?:disagree|are not satisfied)|within \d{1,3} (?:calendar |business )?days|you (?:may|can|have) [^.;]{0,60}\b(?:appeal|review|dispute|reconsider\w*|hearing)|right to)\b/i;
const furtherInternal = ({ prints }: MoveCase) =>
  prints(SECOND_AHEAD) ||
  prints(
    /(second|another|next|further)[ -]?(level|review|appeal)[^.]{0,60}(appeal|review|request|within|ask|panel)|level (2|two|ii)\b[^.]{0,40}(appeal|you may|review)|second appeal|you may (ask|appeal|write) (once more|again)/i,
  );
const medicalJudgment = ({ category, says }: MoveCase) =>
  ["medical_necessity", "authorization"].includes(category) ||
  says(/medical(ly)? necess|experimental|investigational|level of care|appropriate setting/i);

/**
 * "We overturned the denial", and not "you asked that it be overturned" or "should not be reversed". What was asked and what was decided may share a sentence:
 * behind a comma, an "and" or a verb of its own the reviewer speaks.
 */
const REVERSED =
  /(?<!\b(?:not|n['’]t|never|no|nor|whether|if|unless|may|could|asked|asks|asking|request(?:s|ed|ing)?|wants?|wanted|seeks?|seeking|appealed|appealing)\b(?:(?!\b(?:and|we|is|was|are|were|has|have|had)\b)[^.;:,]){0,80}|\b(?:denial|decision|determination|it|this|that) be )\b(?:overturn|revers)(?:ed|es|ing)\b/i;

/** What the paper is and whose rules its next level follows. These go before any code on it. */
export const BY_PAPER: readonly MoveRule[] = [
  {
    when: ({ kind }) => kind === "patient_statement",
    move: "none",
    appealPossible: false,
    why: "This is a bill or statement to the patient, not a payer's decision.",
    steps: "Find the payer's explanation of benefits before anything is disputed.",
    source: PAPER,
  },
  {
    when: ({ kind, prints }) =>
      kind === "paid_eob" && prints(/no surprises act|qualifying payment amount|open negotiation/i),
    move: "negotiate",
    appealPossible: false,
    why: "The claim was paid at an out-of-network rate under the No Surprises Act, so that only the amount is in dispute.",
    steps: "Send an open negotiation notice, and go to independent dispute resolution if it fails.",
    source: "45 CFR 149.510",
    needs: ["The date of the first payment or denial", "What the practice asks for the service, and why"],
  },
  {
    when: ({ kind, held }) =>
      (kind === "paid_eob" || kind === "partial_denial" || kind === "remittance") &&
      held.has("lower_level_agreed"),
    move: "none",
    ground: "lower_level_agreed",
    why: "The payer paid a lower level of the visit, and the practice's own coder finds no more in the note.",
    steps:
      "Post the payment at the lower level and write the difference off; the patient may not be billed for it.",
    source: "The practice's own paper",
  },
  {
    when: ({ kind, prints }) =>
      kind === "paid_eob" &&
      prints(
        /\blevel of (?:service|care|the visit) (?:was |has been |is )?(?:changed|reduced|lowered|adjusted|down-?coded)|\bdown-?coded\b|\bpaid at (?:a|the) lower (?:level|code)\b|\b(?:code|service)(?: \d{5})? (?:was |has been )?(?:changed|reduced|recoded) to (?:a lower level|\d{5})/i,
      ),
    move: "appeal",
    why: "The payer paid a lower level of service than was billed: the difference was refused.",
    steps:
      "Show from the note what the billed level rests on, or send a corrected claim if the lower level is right.",
    source: PAPER,
    needs: [{ text: "The note for the date of service", unless: "records" }],
  },
  {
    when: ({ held, plan, carc }) =>
      held.has("qmb_patient") &&
      (plan === "medicare_ffs" || plan === "medicare_advantage") &&
      (["1", "2", "3"].includes(carc) || (carc === "" && held.has("all_to_patient"))),
    move: "bill_right_payer",
    ground: "qmb_patient",
    appealPossible: false,
    why: "This is Medicare's deductible, coinsurance or copay of a patient with Medicaid (QMB), who may not be billed for it.",
    steps: "Bill the Medicaid program of the patient, or write it off where it allows nothing more.",
    source: "Claim adjustment reason codes 1, 2 and 3; Social Security Act, section 1902(n)(3)",
    needs: ["The patient's Medicaid number"],
  },
  {
    when: ({ kind, carc, held, prints }) =>
      held.has("medicaid_active") &&
      kind === "paid_eob" &&
      ["", "1", "2", "3"].includes(carc) &&
      (held.has("all_to_patient") || prints(SHARE_WITH_AMOUNT)),
    move: "bill_right_payer",
    ground: "medicaid_active",
    appealPossible: false,
    why: "Nothing was denied: the rest is a deductible, copay or coinsurance of a patient with Medicaid, which comes next and whose patients are not billed for it.",
    steps:
      "Bill Medicaid as the second payer with this statement, and write off what it leaves where the practice takes Medicaid.",
    source: "Claim adjustment reason codes 1, 2 and 3; 42 CFR 447.15",
    needs: ["The patient's Medicaid number"],
  },
  {
    when: ({ kind, group, carc }) => kind === "paid_eob" && group === "PR" && ["1", "2", "3"].includes(carc),
    move: "bill_patient",
    appealPossible: false,
    why: "Nothing was denied: the rest is the patient's deductible, copay or coinsurance.",
    steps: "Post the payment and bill the patient's share, or the next payer if the patient has one.",
    source: "Claim adjustment reason codes 1, 2 and 3",
  },
  {
    when: ({ kind, held }) => kind === "paid_eob" && held.has("underpaid"),
    move: "appeal",
    ground: "underpaid",
    why: "The payer paid this claim, and the practice's own review finds less than the contract or the law gives.",
    steps:
      "Dispute the payment with the page of the contract, or the days from receipt to payment, and the amount that is still due.",
    source: "The provider contract; the practice's own paper",
    needs: ["The page of the contract or fee schedule that applied on the service date"],
  },
  {
    when: ({ kind, held }) => kind === "paid_eob" && held.has("all_to_patient"),
    move: "bill_patient",
    ground: "all_to_patient",
    appealPossible: false,
    why: "Nothing was denied: the charge was allowed, and all of it is the patient's deductible, copay or coinsurance.",
    steps:
      "Bill the patient the allowed amount and no more, or the next payer if the patient has one, and write the payer's discount off.",
    source: "Claim adjustment reason codes 1, 2 and 3",
  },
  {
    when: ({ kind, held }) => kind === "paid_eob" && held.has("line_refused"),
    move: "appeal",
    ground: "line_refused",
    why: "The payer processed this claim, and refused one of its lines for a reason of its own.",
    steps:
      "Answer that reason with the note of the day, or send a corrected claim if the line was billed wrongly.",
    source: PAPER,
    needs: [{ text: "The note for the date of service", unless: "records" }],
  },
  {
    when: ({ kind }) => kind === "paid_eob",
    move: "none",
    appealPossible: false,
    why: "The payer processed this claim and denied nothing.",
    steps: "Post the payment, compare the allowed amount with the contract, and collect the patient's share.",
    source: PAPER,
  },
  {
    when: ({ kind }) => kind === "records_request",
    move: "send_records",
    appealPossible: false,
    why: "The payer asks for records and has not decided yet, so that there is nothing to appeal.",
    steps: "Send exactly the records that were asked for, each labeled to match the request.",
    source: PAPER,
    needs: [
      "The request itself, to go on top of the records",
      { text: "Each record that the request names", unless: "records" },
    ],
  },
  {
    when: ({ kind, prints }) =>
      kind === "appeal_decision_overturned" || (kind === "external_review_decision" && prints(REVERSED)),
    move: "none",
    appealPossible: false,
    why: "The denial was reversed.",
    steps: "Watch for the payment and its remittance, and ask the payer if neither comes.",
    source: PAPER,
  },
  {
    when: ({ kind, plan }) =>
      kind === "external_review_decision" && (plan === "medicare_advantage" || plan === "part_d"),
    move: "appeal",
    why: "The independent review entity kept the denial.",
    steps:
      "Ask for a hearing before an administrative law judge if the amount in controversy is high enough.",
    source: "42 CFR 422.600; 42 CFR 423.2000",
    needs: ["The independent reviewer's decision", "The amount in controversy"],
  },
  {
    when: ({ kind }) => kind === "external_review_decision",
    move: "write_off",
    appealPossible: false,
    why: "The independent reviewer kept the denial, and its decision binds the plan and the patient.",
    steps: "Close the case; only a court could still hear it.",
    source: "The reviewer's decision; 45 CFR 147.136(d)",
  },
  {
    when: ({ kind, held, carc }) => (kind === "dismissal" || carc === "286") && held.has("appeal_sent_late"),
    move: "write_off",
    ground: "appeal_sent_late",
    why: "The payer took up no appeal because it came too late, and the practice's own paper says that none went out in time.",
    steps:
      "Write it off unless there was good cause for the delay (illness, a notice that never came, a disaster); a network practice may not bill the patient.",
    source: "42 CFR 405.942(b) for Medicare; the practice's own paper",
    needs: ["Proof of good cause, if there is one"],
  },
  {
    when: ({ kind, plan }) => kind === "dismissal" && plan === "medicare_ffs",
    move: "appeal",
    why: "The request was dismissed without a decision on the claim.",
    steps:
      "Cure what was missing and ask the contractor to vacate the dismissal, or the next level to review it.",
    source: "42 CFR 405.952 and 405.972",
    needs: ["The dismissal", "What it says was missing, such as the signed appointment of a representative"],
  },
  {
    when: ({ kind }) => kind === "dismissal",
    move: "appeal",
    why: "The request was dismissed without a decision on the claim.",
    steps: "Cure what the dismissal names and ask the payer to take the appeal up again.",
    source: "The dismissal's own instructions",
    needs: ["The dismissal", "What it says was missing, such as the patient's written authorization"],
  },
  {
    when: (found) => found.kind === "recoupment" && joinedAdvantage(found),
    move: "bill_right_payer",
    why: "The payer takes its money back because the patient was in a Medicare Advantage plan on the service date, which pays in its place.",
    steps:
      "Look up the plan in force that day and bill it before its own filing limit; dispute the demand only if the patient had not joined or had left the plan.",
    source: `${PAPER}; Social Security Act, section 1851(i)`,
    needs: [
      "The name of the plan and the member's number in it",
      { text: "The eligibility answer (271) for the service date", unless: "eligibility" },
    ],
  },
  {
    when: ({ kind, held }) => kind === "recoupment" && held.has("paid_twice"),
    move: "none",
    ground: "paid_twice",
    why: "The payer paid one service twice, and the practice's own account shows both payments and the credit.",
    steps: "Send the refund within the letter's time, with its case number, and take it off the account.",
    source: `${PAPER}; the practice's own account`,
  },
  {
    when: ({ kind, plan }) => kind === "recoupment" && plan === "medicare_ffs",
    move: "appeal",
    why: "Medicare asks for money back that it paid for this claim.",
    steps:
      "Ask for a redetermination, within 30 days of the demand letter if the recoupment is to wait for it.",
    source: "42 CFR 405.379 and 405.942",
    needs: [
      "The demand letter and its list of claims",
      { text: "Records for the dates of service", unless: "records" },
    ],
  },
  {
    when: ({ kind }) => kind === "recoupment",
    move: "appeal",
    why: "The payer asks for money back that it paid for this claim.",
    steps: "Dispute the overpayment in writing before the payer takes it from other payments.",
    source: "The notice's own instructions; the provider contract",
    needs: [
      "The payer's reason for each claim on the list",
      { text: "Records for the dates of service", unless: "records" },
    ],
  },
  {
    when: (found) => upheld(found) && found.plan === "medicare_ffs" && found.level === "second",
    move: "appeal",
    why: "The Qualified Independent Contractor kept the denial.",
    steps:
      "Ask for a hearing before an administrative law judge if the amount in controversy is high enough.",
    source: "42 CFR 405.1000 to 405.1006",
    needs: ["The reconsideration decision", "The amount in controversy"],
  },
  {
    when: (found) => upheld(found) && found.plan === "medicare_ffs",
    move: "appeal",
    why: "Medicare's contractor kept the denial on redetermination.",
    steps:
      "Ask the Qualified Independent Contractor for a reconsideration, with all evidence, since little can be added later.",
    source: "42 CFR 405.960 to 405.970",
    needs: NEXT_LEVEL,
  },
  {
    when: (found) => upheld(found) && found.plan === "medicare_advantage",
    move: "external_review",
    why: "The plan kept its denial on reconsideration and must pass the case to the independent review entity.",
    steps: "Check that it was passed on, and send the reviewer what the plan's decision says is missing.",
    source: "42 CFR 422.590 and 422.592",
    needs: NEXT_LEVEL,
  },
  {
    when: (found) => upheld(found) && found.plan === "part_d",
    move: "external_review",
    why: "The plan kept its denial on redetermination.",
    steps:
      "Ask the independent review entity for a reconsideration; the plan does not pass the case on by itself.",
    source: "42 CFR 423.600",
    needs: NEXT_LEVEL,
  },
  {
    when: (found) => upheld(found) && found.plan === "medicaid_mco",
    move: "appeal",
    why: "The Medicaid plan kept its denial on the plan's own appeal.",
    steps:
      "Ask the State for a fair hearing for the member, or use the plan's provider dispute for the payment alone.",
    source: "42 CFR 438.402 and 438.408(f)",
    needs: ["The plan's decision", "The member's written consent"],
  },
  {
    when: (found) => upheld(found) && found.plan === "tricare",
    move: "appeal",
    why: "TRICARE's contractor kept the denial on reconsideration.",
    steps: "Ask the Defense Health Agency for a formal review if the amount in dispute is high enough.",
    source: "32 CFR 199.10",
    needs: ["The reconsideration decision", "The amount in dispute"],
  },
  {
    when: (found) => upheld(found) && found.plan === "fehb",
    move: "external_review",
    why: "The carrier kept its denial on reconsideration.",
    steps:
      "Have the patient ask the Office of Personnel Management to review it, or authorize the practice to ask.",
    source: "5 CFR 890.105(e)",
    needs: ["The carrier's decision", "The patient's written authorization"],
  },
  {
    when: (found) =>
      upheld(found) &&
      !medicalJudgment(found) &&
      found.prints(FINAL_BY_CONTRACT) &&
      !found.prints(STILL_OPEN),
    move: "write_off",
    appealPossible: false,
    why: "The payer kept its decision on the practice's own dispute, and calls that its last word under the contract.",
    steps:
      "Write it off and bill nobody for it, unless the contract has a clause for arbitration that is worth its cost.",
    source: "The decision's own words; the provider contract",
    needs: ["The contract's clause on disputes"],
  },
  {
    when: (found) => upheld(found) && furtherInternal(found) && found.level !== "second",
    move: "appeal",
    why: "The payer kept its denial and offers another level of its own.",
    steps: "Ask for that level, and answer what this decision says beyond the first one.",
    source: "The notice's appeal rights",
    needs: NEXT_LEVEL,
  },
  {
    when: (found) => upheld(found) && (medicalJudgment(found) || finalInternal(found)),
    move: "external_review",
    why: "The payer's own appeals are used up.",
    steps: "Ask for external review by an independent organization, which looks at medical judgments anew.",
    source: "45 CFR 147.136(d); 29 CFR 2590.715-2719(d)",
    needs: ["The final decision", "The patient's written authorization", "What the decision says is missing"],
  },
  {
    when: upheld,
    move: "appeal",
    why: "The payer kept its decision on review.",
    steps: "Go to the next level that the decision names, or to the dispute clause of the contract.",
    source: "The notice's appeal rights; the provider contract",
    needs: NEXT_LEVEL,
  },
];
