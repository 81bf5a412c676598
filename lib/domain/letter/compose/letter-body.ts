import type { LetterPaper } from "@/lib/core/enums";
import type { LineOfBusiness } from "@/lib/core/notice";
import { asksForPapers, carcOf, remarksOf } from "@/lib/domain/move/facts/denial-code";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { isStated, type LetterFacts } from "../facts/facts";
import { usedUpCoverage } from "../points/answers/used-up-coverage";
import { type LetterPlan, showsFindings, topicsShown } from "../points/plan/letter-plan";
import type { NamedNotice } from "./named-notice";

/** What the denial's category adds to the frame that all letters share. */
export type LetterBody = {
  /** Over the answer to the payer's reason. */
  title: string;
  /** Said before the points. */
  lead?: string;
  /** Requests beyond the common ones, each a sentence that follows "We ask that you". */
  asks: string[];
  /** Replaces the common first request ("reverse the denial and pay the claim"). */
  mainAsk?: string;
  /** Replaces the heading of the RE block, when the letter is no appeal. */
  heading?: string;
  /** Replaces "an appeal" in the opening sentence. */
  request?: string;
};

export type LetterContext = {
  facts: LetterFacts;
  plan: LineOfBusiness | null;
  level: 1 | 2 | 3;
  carc: string;
  remarks: string[];
  /** Denied before the service: it is asked for, and nothing can be paid yet. */
  preService: boolean;
  /** A request was denied, and no claim: before the service, or while care that nobody has billed goes on. */
  ofRequest: boolean;
  /** Denied while the service goes on. */
  concurrent: boolean;
  /** The paper is a cover for records, and the notice asks for them. */
  recordsAsked: boolean;
  /** What the letter's facts are about. */
  shown: ReadonlySet<Topic>;
  /** The letter shows what was found of the patient, and not only calls, approvals and orders. */
  showsFindings: boolean;
  /** The letter shows whom the plan had as the member's primary care provider, which the payer's reason gets wrong. */
  showsOfRecord: boolean;
  /** The papers show that another insurer's coverage is used up. */
  otherSpent: boolean;
  /** Day and limit side by side, where the papers show that the claim was filed in time. */
  filedInTime?: string | undefined;
  /** How the payer's own notice is named, with its place among the enclosures. */
  notice?: NamedNotice | undefined;
  /** That the signed consent goes along, without which the notice lets no practice appeal. */
  consent?: string | undefined;
  /** Something beside the notice and the claim form goes with the letter: it may be called a record. */
  hasRecords: boolean;
};

const NO_RECORDS: readonly string[] = ["denial_letter", "claim_form"];

export function letterContext(
  facts: LetterFacts,
  paper: LetterPaper = "appeal",
  letter?: LetterPlan,
): LetterContext {
  // Where no paper tells the stage, an authorization without a claim is one asked for before the service.
  const preService =
    facts.stage === "pre_service" ||
    (!facts.stage && !isStated(facts, "claimNumber") && isStated(facts, "authorizationNumber"));
  const concurrent = facts.stage === "concurrent";
  return {
    facts,
    plan: lineOfBusinessOf(facts, facts.denialText),
    level: facts.appealLevel ?? 1,
    carc: carcOf(facts),
    remarks: remarksOf(facts),
    preService,
    concurrent,
    ofRequest:
      preService || (concurrent && !isStated(facts, "billedAmount") && !facts.datesOfService?.length),
    recordsAsked: paper === "records" && asksForRecords(facts, letter),
    shown: letter ? topicsShown(letter) : new Set(),
    showsFindings: letter ? showsFindings(letter) : false,
    showsOfRecord:
      letter?.supporting.some(({ need, facts: found }) => need.id === "of-record" && found.length > 0) ??
      false,
    otherSpent: letter !== undefined && usedUpCoverage(letter, facts) !== undefined,
    hasRecords: (facts.enclosures ?? []).some(({ type }) => !NO_RECORDS.includes(type)),
  };
}

/** The notice asks for papers by name, or its reason says that some are needed or didn't come. */
const asksForRecords = (facts: LetterFacts, plan?: LetterPlan): boolean =>
  plan?.points.some(({ kind }) => kind === "item") === true || asksForPapers(facts.denialText ?? "");
