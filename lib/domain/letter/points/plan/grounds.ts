import type { DenialCategory } from "@/lib/core/enums";
import { CARC } from "@/lib/domain/codes/carc";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { ChartFact, LeftOut } from "@/lib/domain/reading/chart/chart";
import { withApprovalInQuestion } from "../../facts/approval-denial";
import type { LetterFacts } from "../../facts/facts";
import { withPayersWords } from "../../facts/payers-words";
import { ofOtherProviders } from "../../relevance/other-providers";
import type { PersonAnswer } from "../answers/best-points";
import { withoutListedDays } from "../answers/counted-visits";
import { decidingFacts, enrolledTooLate } from "../answers/deciding-facts";
import { proofOfFiling } from "../answers/filing-proof";
import { withoutOrderInTime } from "../answers/order-in-time";
import { withAdmissions } from "../left-out/admissions";
import { withoutClerksAdvice } from "../left-out/clerks-advice";
import { withoutDaysAhead } from "../left-out/days-ahead";
import { eligibleFacts } from "../left-out/eligible";
import { laterIntake } from "../left-out/later-intake";
import { asksForPaper } from "../notice/awaited-lists";
import { type DenialPoint, denialPoints } from "../notice/denial-points";
import type { LetterEvidence } from "./letter-plan";
import { namedByRow } from "./named-by-column";

/** What a letter stands on: what the payer holds against the claim, and what of the chart may answer it. */
export type LetterGrounds = {
  letter: LetterFacts;
  category: DenialCategory;
  noticeText: string;
  /** The payer's points, in the order of its notice. */
  asked: readonly DenialPoint[];
  answers: readonly PersonAnswer[];
  /** Every fact of the chart, also what may not argue. */
  all: readonly ChartFact[];
  leftOut: readonly LeftOut[];
  /** What may argue, of whatever the denial is about. */
  eligible: ChartFact[];
  /** What of it may answer a denial of this category. */
  facts: ChartFact[];
  /** What the payer decides by, where the chart holds it. */
  deciding: readonly ChartFact[];
  /** Points that miss an order, which the chart holds with a later date only. */
  lateOrders: ReadonlySet<string>;
  /** The first visit of the record, where it is after every denied day. */
  later: string | undefined;
};

export function groundsOf(known: LetterFacts, { chart, noticeText, answers }: LetterEvidence): LetterGrounds {
  const read = withApprovalInQuestion(withPayersWords(known, noticeText));
  const spoken = withoutDaysAhead(chart.facts.map(namedByRow), read).flatMap(
    (fact) => withoutClerksAdvice(fact) ?? [],
  );
  const all = withAdmissions(spoken, read, noticeText);
  const asked = denialPoints(withoutListedDays(noticeText), read.denialText ?? "", read.reasonPoints);
  const letter = filedAsAsked(read, asked);
  const category = letter.denialCategory ?? "other";
  const late = enrolledTooLate(all, letter, noticeText);
  const eligible = eligibleFacts(all, letter, noticeText).facts.filter(({ id }) => !late.has(id));
  const outdated = outdatedOrders(asked, all, letter, noticeText);
  return {
    ...{ letter, category, noticeText, asked, answers, all, eligible },
    leftOut: chart.leftOut,
    facts: ofCategory(eligible, all, letter, noticeText).filter(({ id }) => !outdated.ids.has(id)),
    deciding: decidingFacts(all, letter, noticeText),
    lateOrders: outdated.points,
    later: laterIntake(all, letter),
  };
}

/** Where papers are asked for one by one, they answer, whatever code stands on the line: a second sending is no second service. */
const filedAsAsked = (read: LetterFacts, asked: readonly DenialPoint[]): LetterFacts =>
  asked.filter(({ kind }) => kind === "item").length > 1 &&
  ((read.denialCategory ?? "other") === "other" ||
    read.denialCategory === "duplicate" ||
    (read.denialCategory === "billing" && asked.filter(asksForPaper).length > 1) ||
    (read.denialCategory === "coding" && CARC.get(carcOf(read))?.category === "documentation"))
    ? { ...read, denialCategory: "documentation" }
    : read;

/** The points whose order came too late, and the facts that would show it as one in time. */
function outdatedOrders(
  asked: readonly DenialPoint[],
  all: readonly ChartFact[],
  { noticeDate }: LetterFacts,
  noticeText: string,
): { points: ReadonlySet<string>; ids: ReadonlySet<string> } {
  const found = asked.flatMap((point) => {
    const ids = withoutOrderInTime(point, all, { noticeText, noticeDate });
    return ids ? [{ text: point.text, ids }] : [];
  });
  return {
    points: new Set(found.map(({ text }) => text)),
    ids: new Set(found.flatMap(({ ids }) => [...ids])),
  };
}

function ofCategory(
  eligible: ChartFact[],
  all: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): ChartFact[] {
  if (letter.denialCategory === "timely_filing")
    return proofOfFiling(eligible, all, noticeText, letter.datesOfService);
  return letter.denialCategory === "authorization" ? withoutOthersApprovals(eligible, letter) : eligible;
}

/** An approval that was given to another provider answers nothing. */
function withoutOthersApprovals(facts: ChartFact[], letter: LetterFacts): ChartFact[] {
  const others = ofOtherProviders(facts, letter);
  return facts.filter(({ id }) => !others.has(id));
}
