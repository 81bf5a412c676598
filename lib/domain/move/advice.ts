import type { DenialCategory } from "@/lib/core/enums";
import type { LineOfBusiness } from "@/lib/core/notice";
import { lineOfBusinessOf, type PlanSigns } from "@/lib/domain/reading/paper/line-of-business";
import { carcOf, denialSays, groupCodeOf, type PrintedDenial, remarksOf } from "./denial-code";

const APPEAL_MOVES = [
  "new_claim",
  "filing_exception",
  "reopening",
  "send_records",
  "corrected_claim",
  "find_first_claim",
  "bill_right_payer",
  "payment_negotiation",
  "not_a_denial",
  "patient_appointment",
] as const;
export type AppealMove = (typeof APPEAL_MOVES)[number];

export type AppealAdvice = {
  move: AppealMove;
  /** False: an appeal has no standing here. True: an appeal is open, but another step usually comes first. */
  appealPossible: boolean;
  /** Two or three plain sentences for the screen: why, and what to do. */
  reason: string;
  /** The rule or page the advice rests on. */
  source: string;
};

/** What the rules look at. */
export type DeniedAppeal = PrintedDenial &
  PlanSigns & { denialCategory?: DenialCategory; appealFor?: "practice" | "patient" };

type Case = { carc: string; remarks: string[]; plan: LineOfBusiness | null; facts: DeniedAppeal };
type Rule = AppealAdvice & { applies: (denial: Case) => boolean };

const PATIENT_SHARE = ["1", "2", "3"];
const ADJUSTMENTS = ["23", "42", "45", "94", "100", "131", "253", "A2"];
const CLAIM_DATA = ["4", "11", "16", "125", "140", "181", "182", "206", "207", "208"];
const OTHER_PAYER = ["19", "20", "21", "22", "109", "B11"];

/** First match wins: cases without any appeal stand above those where another step merely comes first. */
const RULES: Rule[] = [
  {
    applies: ({ remarks }) => remarks.includes("MA130"),
    move: "new_claim",
    appealPossible: false,
    reason:
      "Remark MA130 means that the claim was rejected as unprocessable, so there are no appeal rights. Correct the claim and send it as a new claim.",
    source: "Medicare contractors' appeals decision trees (Noridian, NGS)",
  },
  {
    applies: ({ carc, plan, facts }) => plan === "medicare_ffs" && (carc === "29" || isLateFiling(facts)),
    move: "filing_exception",
    appealPossible: false,
    reason:
      "Medicare allows no appeal of a claim that was filed too late. Ask for an exception if one applies: an error by Medicare or its contractor, retroactive entitlement, recoupment by State Medicaid after retroactive entitlement, or retroactive disenrollment from a Medicare Advantage or PACE plan.",
    source: "42 CFR 424.44(b)",
  },
  {
    applies: ({ carc, facts }) => PATIENT_SHARE.includes(carc) || denialIsPatientShare(facts),
    move: "not_a_denial",
    appealPossible: false,
    reason:
      "This is the patient's deductible, copay or coinsurance, not a denial, so there is nothing to appeal. Bill the patient or the secondary payer.",
    source: "Claim adjustment reason codes 1, 2 and 3",
  },
  {
    applies: ({ carc }) => ADJUSTMENTS.includes(carc),
    move: "not_a_denial",
    appealPossible: false,
    reason:
      "This is a payment adjustment, not a denial, so there is nothing to appeal. If the allowed amount looks wrong, compare it with the contract and ask the payer's provider services.",
    source: "Claim adjustment reason codes",
  },
  {
    applies: ({ facts, remarks }) =>
      remarks.includes("56900") || /\b56900\b/.test(facts.denialCode ?? "") || denialSays(facts, /\b56900\b/),
    move: "send_records",
    appealPossible: true,
    reason:
      "Code 56900 means that Medicare's request for records was not answered. Send the records and ask for a reopening, or ask for a redetermination within 120 days of receiving the notice.",
    source: "42 CFR 405.942; Medicare contractors' guidance",
  },
  {
    applies: ({ plan, facts }) => plan === "tricare" && facts.appealFor !== "patient",
    move: "patient_appointment",
    appealPossible: true,
    reason:
      "A TRICARE network provider is not a proper appealing party. If the practice is in the network, have the patient appoint it in writing and enclose the appointment; a non-network participating provider may appeal itself.",
    source: "TRICARE provider handbook; 32 CFR 199.10",
  },
  {
    applies: ({ plan, facts }) =>
      plan === "medicare_ffs" && denialSays(facts, /clerical (error|omission)|minor error/i),
    move: "reopening",
    appealPossible: true,
    reason:
      "Medicare corrects clerical errors and omissions by a reopening. Ask the contractor for one instead of an appeal.",
    source: "Medicare contractors' appeals decision trees",
  },
  {
    applies: ({ carc }) => carc === "18",
    move: "find_first_claim",
    appealPossible: true,
    reason:
      "The payer considers this a duplicate. Find the first claim and its outcome. If the services are distinct, send a corrected claim with the right modifier; appeal only if that was done already.",
    source: "Claim adjustment reason code 18",
  },
  {
    applies: ({ carc, facts }) =>
      OTHER_PAYER.includes(carc) || denialSays(facts, /coordination of benefits|other insurance is primary/i),
    move: "bill_right_payer",
    appealPossible: true,
    reason:
      "Another payer may have to pay first. Bill the right payer, or send this payer the primary payer's explanation of benefits.",
    source: "Claim adjustment reason codes 22 and 109",
  },
  {
    applies: ({ facts }) => denialSays(facts, /no surprises act|qualifying payment amount|open negotiation/i),
    move: "payment_negotiation",
    appealPossible: true,
    reason:
      "A dispute over the rate of an out-of-network service under the No Surprises Act goes to open negotiation and then to independent dispute resolution, not to an appeal. A denial of coverage can still be appealed.",
    source: "45 CFR part 149",
  },
  {
    applies: ({ carc, facts }) =>
      CLAIM_DATA.includes(carc) ||
      facts.denialCategory === "billing" ||
      denialSays(facts, /send a corrected claim/i),
    move: "corrected_claim",
    appealPossible: true,
    reason:
      "Missing or wrong claim data is usually put right by a corrected claim (frequency code 7 with the original claim number). Appeal only if the claim was right as sent.",
    source: "Claim adjustment reason code and its remark code",
  },
];

/** What to do before or instead of an appeal; null when an appeal is the right move. Advice only: it never blocks a letter. */
export function appealAdvice(facts: DeniedAppeal): AppealAdvice | null {
  const denial: Case = {
    carc: carcOf(facts),
    remarks: remarksOf(facts),
    plan: lineOfBusinessOf(facts, facts.denialText),
    facts,
  };
  const rule = RULES.find(({ applies }) => applies(denial));
  if (!rule) return null;
  const { applies: _, ...advice } = rule;
  return advice;
}

const isLateFiling = (facts: DeniedAppeal) => facts.denialCategory === "timely_filing";

const denialIsPatientShare = (facts: DeniedAppeal) =>
  groupCodeOf(facts) === "PR" &&
  denialSays(facts, /^(this is )?(your|the patient's)? ?(deductible|co-?insurance|co-?pay)/i);
