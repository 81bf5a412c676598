import {
  type CareStage,
  LINES_OF_BUSINESS,
  type PaperEvidence,
  type PaperKind,
  type PaperReading,
} from "@/lib/core/notice";
import type { Reading } from "../page/candidate";
import { claimsIn } from "../signs/claims-in";
import { paymentsOf } from "../signs/payments";
import { type Paper, paperOf } from "../signs/statements";
import { type Act, shareOfActs } from "../weighed/said";
import { OF_A_PAYER, payerShare, SURELY_OF_A_PAYER } from "../weighed/sender";
import { type Likely, WeighedPaper } from "../weighed/weighed-paper";
import { isFinalInternal, winsOutside } from "./external-review";
import { isSettled, paperKindOf } from "./kind";
import { offersAppeal } from "./kind/of-sentences";
import { paysAnother } from "./kind/paid-words";
import { deniedTheClaim, deniesOnLine } from "./kind/refusal-words";
import { decidesAppeal, isOfPayer, refuses } from "./kind-groups";
import { decisionLevelOf, opensFirstLevel } from "./level";
import {
  isForVeterans,
  isNamedIn,
  lineOfBusinessOf,
  planUnderHeading,
  saysContract,
} from "./line-of-business";
import { saysExchange } from "./marketplace";
import { withoutOtherPlans } from "./other-plans";
import { paperEvidenceOf } from "./paper-doubts";
import { planUnderLabel } from "./plan-words";
import { careStageOf } from "./stage";

/** Papers about what was billed, whatever else they mention. */
const AFTER_CARE: ReadonlySet<PaperKind> = new Set([
  "paid_eob",
  "remittance",
  "recoupment",
  "partial_denial",
]);

export type PaperFinding = {
  paper: Omit<PaperReading, "deniedLines">;
  /** How sure each of its values is. */
  evidence: PaperEvidence;
  /** It refuses something: only then it holds a reason, a code and a time to appeal. */
  refused: boolean;
};

/** What the paper is, unless a person chose its kind, and where its decision stands. The lines that it denies are read apart. */
export function readPaper(
  reading: Reading,
  payerName: string | undefined,
  chosen?: PaperKind | null,
  /** The reading leaves out what the paper says of other claims or people. */
  isPart = false,
): PaperFinding {
  const paper = paperOf(reading);
  const weighed = new WeighedPaper(reading, paper);
  const byRules = paperKindOf(reading, paper);
  const surelyPayers = payerShare(reading) >= SURELY_OF_A_PAYER;
  // What comes from a payer beyond doubt and no rule knows is weighed by its words alone.
  const kinds = weighed
    .ranked("kind", surelyPayers && !isOfPayer(byRules) ? null : byRules)
    .filter(
      ({ choice }) =>
        payerShare(reading) < OF_A_PAYER ||
        isOfPayer(byRules) ||
        isOfPayer(choice) ||
        (choice === byRules && !surelyPayers),
    );
  // What pays or asks is never made a denial by its words alone: that would invent a reason and a deadline.
  const open = byRules === "other" || refuses(byRules) || (!isOfPayer(byRules) && surelyPayers);
  const possible = (choice: PaperKind | null) =>
    (open || !refuses(choice)) &&
    // What no sentence of the paper does, the sum of its words does not either.
    !(!isOfPayer(byRules) && !doesSo(paper, choice)) &&
    !(choice === "prior_auth_denial" && deniesPayment(paper)) &&
    !(decidesAppeal(choice) && !decidesAppeal(byRules) && opensFirstLevel(paper.sentences)) &&
    // The result of a review speaks of records throughout, and says over its lines what came of it.
    !(choice === "records_request" && refuses(byRules) && deniesOnLine(paper)) &&
    // "We denied the claim. Please send the notes if you appeal." has decided.
    !(choice === "records_request" && refuses(byRules) && deniedTheClaim(paper)) &&
    !(
      choice === "denial" &&
      byRules === "partial_denial" &&
      (paysOneOfTwoRows(reading) || paysAnother(paper))
    ) &&
    // A remittance of one claim, whose rows are paid and refused, lists no several ones whatever it is called.
    !(
      choice === "remittance" &&
      byRules === "partial_denial" &&
      claimsIn(reading) === 1 &&
      paysOneOfTwoRows(reading)
    ) &&
    // Where nothing was paid, a refusal is no refusal in part.
    !(choice === "partial_denial" && byRules === "denial" && paysNothing(reading)) &&
    // A plan's last word speaks at length of the outside review that may follow it.
    !(choice === "external_review_decision" && isFinalInternal(paper));
  const kind =
    chosen ??
    (isWeighed(byRules, reading) && !isSettled(reading, paper, byRules)
      ? (likeliest(kinds.filter(({ choice }) => possible(choice))) ?? byRules)
      : byRules);
  const told = isOfPayer(kind);
  const won = kind === "external_review_decision" && winsOutside(paper);
  const byWords = careStageOf(paper);
  // Days that are refused of a stay under way are asked for in advance, too.
  const ofDays = byWords === "concurrent" && (kind === "prior_auth_denial" || isOfDaysAlone(kind, paper));
  // Of an estimate, too, a part may be refused.
  const ofKind =
    ofDays || (kind === "partial_denial" && byWords === "pre_service") ? byWords : stageOfKind(kind);
  const stages = weighed.ranked("stage", ofKind ?? byWords);
  const printed = reading.lines.map((line) => line.text).join("\n");
  const plan = told
    ? lineOfBusinessOf({ payerName, underHeading: planUnderHeading(reading.lines), printed }, paper.text)
    : null;
  const named = `${payerName ?? ""}\n${withoutOtherPlans(paper.text)}`;
  const byName = lineOfBusinessOf({ payerName });
  const plans = weighed
    .ranked("lineOfBusiness", plan)
    .filter(({ choice }) => choice === plan || isNamedIn(choice, named))
    // Older truths had lines of their own, and the weights know them still.
    .filter(({ choice }) => choice === null || LINES_OF_BUSINESS.includes(choice))
    // A plan with a contract is none of Medicare's own.
    .filter(
      ({ choice }) => choice !== "medicare_ffs" || plan !== "medicare_advantage" || !saysContract(named),
    )
    // What a label says of the plan, and an exchange that the paper names is not taken away by words that name no plan.
    .filter(({ choice }) => choice !== null || !(plan === "marketplace" && saysExchange(named)))
    .filter(({ choice }) => choice !== null || plan === null || planUnderLabel(printed) !== plan)
    // Whose name alone tells a program is of it, whatever a form lists around it.
    .filter(({ choice }) => choice !== null || plan === null || plan === "commercial" || byName !== plan)
    // "commercial" is what is left where nothing names another plan.
    .filter(({ choice }) => choice !== "commercial" || plan === null || plan === "commercial")
    .filter(({ choice }) => choice === plan || !isForVeterans(payerName ?? "", paper.text));
  const values = {
    kind,
    lineOfBusiness: told ? likeliest(plans) : null,
    stage: told ? (ofKind ?? likeliest(stages)) : null,
    level: decisionLevelOf(kind, [...paper.head.split("\n"), ...paper.sentences]),
  };
  return {
    paper: values,
    evidence: paperEvidenceOf({
      reading,
      paper,
      told: values,
      payerName,
      byRules,
      isPart,
      likely: { kinds, stages, plans },
    }),
    refused: refuses(kind) && !won,
  };
}

/** Forms are told by their boxes. What no rule knows is weighed where it surely comes from a payer. */
const isWeighed = (kind: PaperKind | null, reading: Reading): boolean =>
  kind === "other" ? payerShare(reading) >= OF_A_PAYER : kind !== null && kind !== "claim_form";

/** Fewer than tell the kind by themselves: a sign that something of it is said at all. */
const SAID = 0.5;

const REFUSAL: readonly (readonly Act[])[] = [
  ["claim_refused", "request_refused", "care_stopped"],
  ["appeal_upheld", "appeal_dismissed"],
  ["paid_less"],
  ["money_back"],
  ["why"],
];
/** What a sentence of a payer's paper does where it decides, asks or pays; tables may pay without a word. */
const DONE: Partial<Record<PaperKind, readonly (readonly Act[])[]>> = {
  records_request: [["records_wanted"]],
  appeal_decision_overturned: [["appeal_overturned"]],
  paid_eob: [["paid", "paid_less"]],
};

const doesSo = (paper: Paper, kind: PaperKind | null): boolean => {
  const told = refuses(kind) ? REFUSAL : kind && DONE[kind];
  const does = (acts: readonly Act[]) => shareOfActs(paper, ...acts) >= SAID;
  if (!told || told.some(does)) return true;
  // Where an appeal is offered something was refused, unless the paper grants it or waits.
  return refuses(kind) && offersAppeal(paper) && !does(["granted", "paid"]) && !does(["records_wanted"]);
};

/** "We've denied payment of the services listed below": one form serves what was asked for and what was billed. */
const PAYMENT_DENIED =
  /\b(?:denied|denying|will not make|not approved|stopped) (?:the )?payment (?:of|for) (?:the )?(?:medical )?(?:services?|items?|claim|visits?|care)\b/i;
const deniesPayment = (paper: Paper): boolean =>
  careStageOf(paper) === "post_service" && paper.sentences.some((text) => PAYMENT_DENIED.test(text));

/** Days of a stay under way may be refused in part as well; a claim for them has its charges. */
const isOfDaysAlone = (kind: PaperKind | null, { text }: Paper): boolean =>
  kind === "partial_denial" && !/\d\.\d\d\b/.test(text);

/** The table of one claim pays one row and pays or allows nothing of another: whatever the words, a part was paid. */
function paysOneOfTwoRows(reading: Reading): boolean {
  const { paid, paidRow, emptyRow, unpaidRow } = paymentsOf(reading);
  return paid && paidRow && (emptyRow || unpaidRow) && claimsIn(reading) < 2;
}

/** Charges stand in rows, and of none an amount was paid or, in a table without payments, allowed. */
function paysNothing(reading: Reading): boolean {
  const { paid, paidRow, emptyRow, unpaidRow } = paymentsOf(reading);
  return !paid && !paidRow && (emptyRow || unpaidRow) && claimsIn(reading) < 2;
}

/** Some papers are of one stage whatever their words. */
export function stageOfKind(kind: PaperKind | null): CareStage | null {
  if (kind === "prior_auth_denial") return "pre_service";
  return kind && AFTER_CARE.has(kind) ? "post_service" : null;
}

const likeliest = <T extends string>(likely: Likely<T>): T | null => likely[0]?.choice ?? null;
