import { asksForAccident } from "../coverage/injury-claim";
import { asksForOtherCoverage } from "../coverage/other-coverage-answered";
import { saysSettled } from "../coverage/settled-in-full";
import { notCovered } from "../facts/denial-kinds";
import type { MoveCase, MoveRule } from "../facts/move-facts";

const LIST = "X12 code list";
const OWN_PAPER = "The practice's own paper";

/** "He was therefore not a member", "no enrollment was received", "was never added": in no plan of this payer that day. */
const NEVER_IN =
  /\bnot (?:a |an )?(?:\w+ )?(?:member|dependent|covered person|enrolled|added|insured)\b|\bnever (?:been )?(?:enrolled|added|a member|a dependent|covered|insured)\b|\bno enrollment\b|\b(?:enrollment|application) (?:was )?(?:not |never )(?:received|made|completed)\b/i;
/** In words alone, or under a code of coverage. */
const ofCoverage = ({ category, carc }: MoveCase) =>
  category === "eligibility" && !["22", "24", "242", "279", "B9"].includes(carc);
const awaits = ({ carc, category }: MoveCase) =>
  carc === "227" || ["documentation", "coordination_of_benefits", "other", "eligibility"].includes(category);
const isBilled = ({ stage }: MoveCase) => stage !== "pre_service" && stage !== "concurrent";

const ELSEWHERE: readonly MoveRule[] = (["medicaid_active", "other_plan_active"] as const).map((paper) => ({
  when: (found) =>
    found.held.has(paper) &&
    isBilled(found) &&
    ofCoverage(found) &&
    !found.held.has("covered_on_day") &&
    !found.held.has("eligibility") &&
    (notCovered(found) || found.says(NEVER_IN)),
  move: "bill_right_payer",
  ground: paper,
  why: "The payer says that the patient was not covered, and an eligibility answer has another plan in force on the service date.",
  steps: "Bill that plan within its own filing limit, with this notice as the proof of why it comes now.",
  source: `CARC 27 and 31 (${LIST}); ${OWN_PAPER}`,
  needs: ["The member's number with that plan"],
}));

/** Whose turn it is to pay, where a paper at hand shows it: the payer's own record, another insurer's, or an agreement. */
export const BY_PAYER_ORDER: readonly MoveRule[] = [
  {
    when: (found) =>
      found.held.has("covered_on_day") &&
      isBilled(found) &&
      (notCovered(found) || found.held.has("premium_unpaid")),
    move: "appeal",
    ground: "covered_on_day",
    why: "The payer says that coverage was not in force, and its own record at hand has it in force on the service date.",
    steps: "Send that record and ask the payer to process the claim by it.",
    source: `CARC 26, 27 and 200 (${LIST}); 45 CFR 156.270(d) for the first month of a Marketplace plan's grace period`,
  },
  {
    when: (found) =>
      found.held.has("first_grace_month") &&
      isBilled(found) &&
      (notCovered(found) || found.held.has("premium_unpaid")),
    move: "appeal",
    ground: "first_grace_month",
    why: "The service fell in the first month of a three-month grace period, whose claims the plan has to pay whether or not the premium comes.",
    steps:
      "Appeal with the record of the grace period and ask that the claim be paid; only the second and third months are the patient's once the coverage ends.",
    source: "45 CFR 156.270(d)",
    needs: [
      "The record that the plan has advance payments of the premium tax credit, if the paper does not say so",
    ],
  },
  ...ELSEWHERE,
  {
    when: (found) =>
      found.held.has("other_coverage_answered") &&
      isBilled(found) &&
      awaits(found) &&
      asksForOtherCoverage(`${found.carc} ${found.reason}`),
    move: "appeal",
    ground: "other_coverage_answered",
    why: "The payer closed the claim because nobody told it of other coverage, and it has that answer by now: it comes first.",
    steps:
      "Write to the payer with the day and the reference of that answer and ask that the claim be processed; no chart is asked for.",
    source: `CARC 227 (${LIST}); ${OWN_PAPER}`,
  },
  {
    when: (found) =>
      found.held.has("injury_claim") &&
      isBilled(found) &&
      awaits(found) &&
      found.plan !== "workers_comp" &&
      found.plan !== "auto" &&
      asksForAccident(`${found.carc} ${found.reason}`),
    move: "bill_right_payer",
    ground: "injury_claim",
    why: "The payer asked how the injury happened, and the practice's own record has the answer: another insurer has a claim open for it and comes first.",
    steps:
      "Bill that insurer under its claim number with the notes, and tell this payer whose the injury is; an answer to its form alone would end in a denial.",
    source: `CARC 19, 21 and 227 (${LIST}); ${OWN_PAPER}`,
    needs: ["That insurer's billing address and its forms"],
  },
  {
    when: (found) =>
      found.held.has("settled_in_full") &&
      isBilled(found) &&
      (found.plan === "workers_comp" ||
        found.prints(/\b(?:date of injury|injured|claimant|workers.{0,2} comp)/i)) &&
      !found.held.has("other_plan_active") &&
      saysSettled(found.reason),
    move: "bill_patient",
    ground: "settled_in_full",
    why: "The injury was settled with all later care before the service, and the money for that care was paid to the patient.",
    steps:
      "Bill the patient at the practice's own price, with the settlement's words; the insurer of the injury owes nothing after the day of its approval.",
    source: `The settlement at hand; ${OWN_PAPER}`,
    needs: ["Whether Medicare's set-aside rules bind the money, where the patient has Medicare"],
  },
];
