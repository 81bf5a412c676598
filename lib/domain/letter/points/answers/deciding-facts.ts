import {
  asksForOtherCoverage,
  toldOfOtherCoverage,
} from "@/lib/domain/move/coverage/other-coverage-answered";
import { saysSettled } from "@/lib/domain/move/coverage/settled-in-full";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isNotParticipating } from "./enrollment";
import { forbidsScan } from "./ruled-out";
import { tellsOpenThere } from "./used-up-coverage";

/** "(wrong chart: …, disregard)": what the writer takes back stands in no letter. */
const STRUCK =
  /\s*[([][^()[\]]{0,20}\b(?:wrong (?:chart|patient|account|person)|misfiled|entered in error)\b[^()[\]]{0,120}[)\]]?/i;

const OF_HOSPICE = /\bhospice\b/i;
const HOSPICE_DAY = /\b(?:start\w*|began|elect\w*|from|end(?:ed|s)?|revo\w*|discharg\w*|effective|period)\b/i;

/** "Myofascial release" and "vascular compromise" settle nothing. */
const OF_SETTLEMENT =
  /\bsettle(?:d|ment)\b|\bcompromise (?:and|&|agreement)|\bstipulat\w+|\breleased? (?:of|from) all\b|\bfuture medical\b|\bmedical\b[^.]{0,30}\bopen\b/i;

/** "Effective date 05/01/2026", behind a name or a number of the provider or in a letter of the network's. */
const EFFECTIVE = /\b(?:effective(?: date)?|eff|participating|credentialed|enrolled)\b[^\d]{0,30}$/i;
const OF_PROVIDER =
  /\b(?:practitioner|provider|clinician|NPI|network|participat\w+|credential\w*|enroll\w*|PTAN|group)\b/i;

/**
 * What a paper says of the very thing that the payer decides by, whatever else it is about: the dates of a hospice election, a settlement, the answer on other coverage, the day from which
 * a provider takes part. Such papers are short rows and legal forms without a word of a topic, so that they are chosen by what the notice names.
 */
export function decidingFacts(
  facts: readonly ChartFact[],
  {
    datesOfService = [],
    payerName = "",
    denialText = "",
  }: Pick<LetterFacts, "datesOfService" | "payerName" | "denialText">,
  noticeText: string,
): ChartFact[] {
  // A notice speaks of much beside its reason: how other insurance is told, what a hospice may bill.
  const notice = (denialText || noticeText).replace(/\s+/g, " ");
  const told = facts.filter(({ measure }) => !measure).map(withoutStruck);
  if (OF_HOSPICE.test(notice))
    return asRows(facts, datesOfService)
      .filter(({ quote }) => OF_HOSPICE.test(quote) && HOSPICE_DAY.test(quote) && findDates(quote).length > 0)
      .slice(0, MOST);
  if (/\bsettle(?:d|ment)\b/i.test(notice) && saysSettled(notice))
    return told.filter(({ quote }) => OF_SETTLEMENT.test(quote)).slice(0, MOST);
  if (asksForOtherCoverage(notice))
    return told.filter(({ quote }) => toldOfOtherCoverage(quote, payerName)).slice(0, MOST);
  // Which insurer comes first is settled by the claim that one of them has open.
  const open = paysAfterInjuryInsurer(notice)
    ? told.filter((fact) => !fact.adverse && tellsOpenThere(fact, { payerName, datesOfService }))
    : [];
  if (open.length > 0) return open.slice(0, 2);
  if (isNotParticipating(notice)) return enrolledBy(told, datesOfService);
  return told.filter((fact) => forbidsScan(fact, notice)).slice(0, MOST);
}

const INJURY_INSURER = String.raw`\b(?:auto(?:mobile)?|motor vehicle|no-?fault|PIP|worker['’]?s?['’]? comp\w*|liability (?:carrier|insur\w+|policy|coverage|or no-?fault))\b`;
const COMES_FIRST = [
  // "Benefits under a motor vehicle policy pay before this plan."
  String.raw`${INJURY_INSURER}[^.;]{0,80}\b(?:before (?:this|our|the) (?:plan|payer|coverage)|first|primary\b(?! care)|responsible)`,
  // "This injury is covered by the liability or no-fault carrier.", "the liability of the workers' compensation carrier"
  String.raw`\b(?:bill|covered by|payable (?:by|under)|(?:liability|responsibility) of|primary to)\b[^.;]{0,40}${INJURY_INSURER}`,
].map((pattern) => new RegExp(pattern, "i"));
/** What any notice says of other insurance decides nothing: "if an auto carrier is primary, tell us". */
const SUPPOSED = /\b(?:if|whether|when|unless|such as|should you)\b/i;
/** The payer says that the insurer of an injury comes before it: to any other it would be told of a claim that it never asked about. */
const paysAfterInjuryInsurer = (notice: string): boolean =>
  notice
    .split(/[.;]\s/)
    .some((said) => !SUPPOSED.test(said) && COMES_FIRST.some((pattern) => pattern.test(said)));

const MOST = 4;
/** The first day of Medicare Part A, years ago, dates no row below it. */
const OF_THE_TIME_DAYS = 400;

/** "HOSPICE   start 08/11/2026   end (none)": a row of an answer, whose figures are no measure of the patient. */
function asRows(facts: readonly ChartFact[], services: readonly string[]): ChartFact[] {
  const first = services.toSorted()[0];
  const rows = facts.map(({ measure: _, date, ...fact }) => ({
    ...withoutStruck(fact),
    ...(date && (!first || date >= addDays(first, -OF_THE_TIME_DAYS)) ? { date } : {}),
  }));
  return [...new Map(rows.map((row) => [row.quote, row])).values()];
}

/** From no day after the services. */
function enrolledBy(facts: readonly ChartFact[], services: readonly string[]): ChartFact[] {
  const first = services.toSorted()[0];
  if (!first) return [];
  return facts
    .filter(({ quote, heading }) => OF_PROVIDER.test(`${heading} ${quote}`))
    .filter(({ quote }) => {
      const effective = findDates(quote).filter(({ start }) => EFFECTIVE.test(quote.slice(0, start)));
      return effective.length > 0 && effective.every(({ iso }) => iso <= first);
    })
    .slice(0, MOST);
}

/** "Same-day letter for Owen Tarrant: effective 07/01/2026": a day after the services is another provider's, or speaks against the case. */
export function enrolledTooLate(
  facts: readonly ChartFact[],
  { datesOfService = [], denialText = "" }: Pick<LetterFacts, "datesOfService" | "denialText">,
  noticeText: string,
): ReadonlySet<string> {
  const last = datesOfService.toSorted().at(-1);
  if (!last || !isNotParticipating((denialText || noticeText).replace(/\s+/g, " "))) return new Set();
  return new Set(
    facts.flatMap(({ id, quote }) => {
      const effective = findDates(quote).filter(({ start }) => EFFECTIVE.test(quote.slice(0, start)));
      return effective.length > 0 && effective.every(({ iso }) => iso > last) ? [id] : [];
    }),
  );
}

const withoutStruck = (fact: ChartFact): ChartFact =>
  STRUCK.test(fact.quote) ? { ...fact, quote: fact.quote.replace(STRUCK, "").trim() } : fact;
