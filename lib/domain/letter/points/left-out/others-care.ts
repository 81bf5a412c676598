import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { faxedElsewhere, faxedForOtherClaims } from "../answers/sent-before";
import { beforeOperation } from "./before-operation";
import type { Circumstances } from "./circumstances";
import { copiedScores } from "./copied-scores";
import { ofEndedCare } from "./ended-care";
import { onlyExcluded } from "./excluded-words";
import { ofLaterEvent } from "./later-event";
import { ofLaterIntake } from "./later-intake";
import { ofOtherClinicians } from "./other-clinicians";
import { ofOtherDecisions } from "./other-decisions";
import { ofOldInjuries, ofOtherClaims, ofOtherInjuries } from "./other-injuries";
import { ofRemediesElsewhere } from "./other-part-remedies";
import { ofOtherPlans } from "./other-periods";
import { isStateOfCase, ofOtherRequest } from "./other-requests";
import { asksOfDischarge, ofOtherStays } from "./other-stays";
import { ofOtherYears } from "./other-years";
import { overtakenAnswers } from "./overtaken";
import { overtakenForecasts } from "./overtaken-forecast";
import { overtakenLimits } from "./overtaken-limits";
import { overtakenWorkStatus } from "./overtaken-work-status";
import { isOwnMail } from "./own-mail";
import { holdsToDenial } from "./payer-holds";
import { ofPayersReports } from "./payers-reports";
import { ofSampleForms } from "./sample-forms";
import { ofEarlierChecks, ofOtherLookUps } from "./screen-blocks";
import { reportsOfSide } from "./treated-side";
import { ofTreatmentBeforeUpkeep, ofUpkeepVisits } from "./upkeep-visits";

/** Tells what is of another claim, illness, provider or time than the one in question, or was overtaken since. */
export function ofOthersCare(known: Circumstances): (fact: ChartFact) => boolean {
  const { all, letter, counted, ofClaim } = known;
  const notOurs = notOursAmong(known);
  const lookUps = ofOtherLookUps(all, letter);
  return (fact) =>
    (notOurs.has(fact.id) && !counted.has(fact.id)) ||
    (lookUps.has(fact.id) && !ofClaim(fact.quote)) ||
    isOwnMail(fact, letter) ||
    ofOtherRequest(fact, letter) ||
    isStateOfCase(fact) ||
    holdsToDenial(fact, letter);
}

const notOursAmong = ({
  all,
  letter,
  noticeText,
  service,
  from,
  other,
}: Circumstances): ReadonlySet<string> =>
  new Set([
    ...ofOtherDecisions(all, service),
    ...ofOtherYears(all, service),
    ...(asksOfDischarge(letter, noticeText) ? ofOtherStays(all, service) : []),
    ...ofOtherPlans(all, service),
    ...ofOtherInjuries(all, noticeText),
    ...ofOtherClaims(all, letter),
    ...ofOldInjuries(all, noticeText, from),
    ...ofRemediesElsewhere(all, noticeText, from),
    ...onlyExcluded(all, noticeText),
    ...ofEndedCare(all, from, letter.procedureCodes),
    ...ofLaterEvent(all, letter, noticeText),
    ...ofLaterIntake(all, letter),
    ...ofUpkeepVisits(all, letter, noticeText),
    ...ofTreatmentBeforeUpkeep(all, letter),
    ...beforeOperation(all, letter, noticeText),
    ...ofOtherClinicians(all, letter),
    ...ofEarlierChecks(all, letter),
    ...ofPayersReports(all),
    ...copiedScores(all),
    ...overtakenAnswers(all, letter),
    ...overtakenForecasts(all),
    ...overtakenLimits(all),
    ...overtakenWorkStatus(all, letter),
    ...(other ? reportsOfSide(all, other) : []),
    ...ofSampleForms(all),
    ...faxedElsewhere(all, noticeText),
    ...faxedForOtherClaims(all, letter.claimNumber),
  ]);
