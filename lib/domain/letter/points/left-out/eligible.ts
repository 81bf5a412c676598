import type { ChartFact, Side } from "@/lib/domain/reading/chart/chart";
import { holdsOn } from "@/lib/domain/reading/chart/page/edition";
import type { LetterFacts } from "../../facts/facts";
import { approvedElsewhen, approvedForOther, approvesOther } from "../answers/approval-terms";
import { withFailedRemedies } from "../answers/failed-remedies";
import { rulesOutForLife } from "../answers/ruled-out";
import { missesInjuryElsewhere } from "../answers/treated-part";
import { tellsLimitSpent } from "./benefit-count";
import { type Circumstances, circumstancesOf } from "./circumstances";
import { isIdleOfClaim } from "./claim-lines";
import { withoutEndedPlans, withoutOlderPlans } from "./ended-plans";
import { withLateCoverage } from "./late-coverage";
import { tellsNoFinding } from "./no-finding";
import { isOfEarlierEpisode, isOfItsTime } from "./of-its-time";
import { isOfOneVisit, ofTheDay } from "./of-the-day";
import { outOfPeriod } from "./other-periods";
import { ofOtherSide } from "./other-side";
import { ofOthersCare } from "./others-care";
import { withOwnStock } from "./own-stock";
import { inOwnWords } from "./own-words";
import { speaksAgainstNeed } from "./too-well";

/** Facts that may argue: of the treated side, of the time, not against the practice. */
export function eligibleFacts(
  papers: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): { facts: ChartFact[]; side?: Side } {
  const all = withFailedRemedies(withOwnStock(withLateCoverage(papers, letter)), letter, noticeText);
  const known = circumstancesOf(all, letter, noticeText);
  const isOfOthersCare = ofOthersCare(known);
  const isOfOtherSide = ofOtherSide(known);
  const facts = all
    .filter(
      (fact) =>
        !isOfOthersCare(fact) &&
        mayArgue(fact, known) &&
        (rulesOutForLife(fact, noticeText) || (!isOfOtherSide(fact) && isOfItsTime(fact, known))),
    )
    .map((fact) => inOwnWords(fact, known));
  const current = inForce(facts, known);
  return {
    facts: isOfOneVisit(letter, noticeText)
      ? ofTheDay(current, known.service, letter, { after: missesInjuryElsewhere(noticeText), noticeText })
      : current,
    ...(known.side ? { side: known.side } : {}),
  };
}

/** What it says can be held for the claim, whichever side and day it is of. */
const mayArgue = (fact: ChartFact, known: Circumstances): boolean =>
  !tellsNoFinding(fact, known) &&
  !speaksAgainstNeed(fact, known) &&
  !isIdleOfClaim(fact, known) &&
  !tellsLimitSpent(fact, known.letter) &&
  !(fact.inForce && !holdsOn(fact.inForce, known.service)) &&
  !isOfEarlierEpisode(fact, known.letter) &&
  !(approvesOther(fact, known.letter) && !known.ofClaim(fact.quote));

/** Without approvals and plans of care of other times than the service's. */
function inForce(facts: ChartFact[], { all, letter, noticeText, service }: Circumstances): ChartFact[] {
  // The line with its days may speak of the other side.
  const elsewhen = approvedElsewhen(all, service, noticeText);
  for (const id of approvedForOther(facts, letter)) elsewhen.add(id);
  const timely = facts.filter((fact) => !outOfPeriod(fact, service) && !elsewhen.has(fact.id));
  return withoutOlderPlans(withoutEndedPlans(timely, all, letter, service), all, letter, service);
}
