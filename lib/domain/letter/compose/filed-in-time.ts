import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { type LetterFacts, longDate } from "../facts/facts";
import { ACCEPTED, filingLimit, lastDayToFile, TAKEN_ON_THE_WAY } from "../points/answers/filing-proof";
import { NOT_FINAL } from "../points/left-out/other-decisions";
import type { LetterEvidence, LetterPlan } from "../points/plan/letter-plan";
import { surnameOf } from "../relevance/page-heads";
import { isPolicyPage } from "../relevance/policy-page";
import { placeOf } from "./place-of";

/** Day and limit side by side, from the payer's own words and its own report; undefined where the two do not show it. */
export function filedInTime(
  letter: LetterFacts,
  { points, supporting }: LetterPlan,
  { noticeText, chart }: Pick<LetterEvidence, "noticeText" | "chart">,
): string | undefined {
  const { datesOfService = [], enclosures = [] } = letter;
  const days = filingLimit(noticeText);
  const until = lastDayToFile(noticeText, datesOfService);
  const service = datesOfService.toSorted().at(-1);
  if (!service) return undefined;
  const all = [...points.flatMap(({ passages }) => passages), ...supporting.flatMap((one) => one.facts)];
  // The row that names the patient before what a report says of all of them.
  const surname = surnameOf(letter);
  const named = (fact: ChartFact) => surname !== undefined && fact.quote.toLowerCase().includes(surname);
  const ofOthers = clearinghousePages(chart.facts);
  const facts = [...all.filter(named), ...all.filter((fact) => !named(fact))].filter(
    (fact) => !ofOthers.has(pageOf(fact)) && !COUNTED.test(fact.quote),
  );
  const behind = asSecondary(chart.facts, noticeText, datesOfService);
  for (const fact of facts) {
    const place = placeOf(fact, enclosures);
    // "RECEIVED BY PAYER 05/06/2026  REPORT 05/07/2026": the day of receipt, where the report gives it, not its own.
    const day =
      acceptedOn(fact, datesOfService) && (receivedOn(fact, chart.facts) ?? acceptedOn(fact, datesOfService));
    const first = behind && placeOf(behind.eob, enclosures);
    if (place && day && first && day >= behind.on && day <= addDays(behind.on, behind.days))
      return `For a claim on which you are secondary, your own rule counts ${behind.days} days from the primary payer's explanation of benefits. That explanation is of ${longDate(behind.on)} (${first}). Your own acknowledgment accepts the claim on ${longDate(day)} (${place}), which is within the ${behind.days} days.`;
    if (place && day && days > 0 && until && day >= service && day <= until)
      return `The date of service is ${longDate(service)}. Your own acknowledgment accepts the claim on ${longDate(day)} (${place}), which is within the ${days} days that your notice gives${lastDay(noticeText, until)}.`;
  }
  return undefined;
}

/** The last day for filing, where the payer itself prints it. */
const lastDay = (noticeText: string, until: string): string =>
  findDates(noticeText).some(({ iso }) => iso === until) ? ` and which ended on ${longDate(until)}` : "";

/** "Claims on which we are secondary: 90 days from the date of the primary payer's explanation of benefits". */
const SECONDARY_LIMIT =
  /\bsecondary\b[^.]{0,60}?\b(\d{2,3}) (?:calendar )?days (?:of|from|after|following) (?:the )?(?:date (?:of|on) )?(?:the )?primary\b[^.]{0,30}\b(?:explanation|EOB|remittance|payment|decision|determination)/i;
/** "When another plan pays first, the 180 days run from the date of that plan's explanation of benefits". */
const BEHIND_LIMIT =
  /\b(?:another|the other|a first|the primary) (?:plan|payer|insurer|carrier) (?:pays|is|was|has paid|paid) (?:first|primary)\b[^.]{0,40}?\b(\d{2,3}) (?:calendar )?days\b[^.]{0,25}?\b(?:from|after|of|following) (?:the )?(?:date|day) of (?:that|its|the (?:first|other|primary)) (?:(?:plan|payer|insurer|carrier)['’]s )?(?:explanation|EOB|remittance|payment|decision)/i;
const EOB = /\bexplanation of (?:benefits|payment)\b|\bremittance\b|\bEOB\b/i;
const PAID = /\bpaid\b[^.;]{0,12}\d|\bfinal\b|\bpatient responsibility\b/i;

/** The payer's own rule for a secondary claim, with the first payer's final explanation that its time begins with. */
function asSecondary(
  facts: readonly ChartFact[],
  noticeText: string,
  services: readonly string[],
): { days: number; on: string; eob: ChartFact } | undefined {
  const rules = [
    noticeText,
    ...facts
      .filter((fact) => isPolicyPage(fact) || fact.topics.includes("plan_text"))
      .map((one) => one.quote),
  ];
  const [days] = rules
    .map((text) => text.replace(/\s+/g, " "))
    .flatMap((text) => SECONDARY_LIMIT.exec(text)?.[1] ?? BEHIND_LIMIT.exec(text)?.[1] ?? []);
  if (!days) return undefined;
  const pages = [...Map.groupBy(facts, pageOf).values()].filter(
    (page) =>
      page.some(({ heading }) => EOB.test(heading)) &&
      page.some(({ quote }) => PAID.test(quote)) &&
      !page.some(({ quote }) => NOT_FINAL.test(quote)),
  );
  // A row's day is that of its service: the paper's own stands beside it.
  const ownDay = ({ date }: ChartFact) => date !== undefined && !services.includes(date);
  const dated = pages.flatMap(
    (page) => page.find(ownDay) ?? page.find(({ date, quote }) => date && PAID.test(quote)) ?? [],
  );
  // Of two explanations it can't be told which one the time begins with.
  const [eob] = dated;
  return eob?.date && new Set(dated.map(({ date }) => date)).size === 1
    ? { days: Number(days), on: eob.date, eob }
    : undefined;
}

/** A clearinghouse's receipt says what it took in and sent on; whether the payer has the claim only the payer's own report says. */
const OF_CLEARINGHOUSE =
  /\b(?:accepted|received|acknowledged|processed) (?:by|at) (?:the |our )?(?:clearing ?house|vendor|gateway|switch)\b|\bforwarded to (?:the )?(?:payers?|plan)\b|\bsubmitter report\b|\bclearing ?house (?:receipt|acknowledg\w+|acceptance)\b/i;
/** "Claims accepted: 6": of a batch, whichever claims those are. */
const COUNTED = /\baccepted(?: by [a-z ]{3,20})?\s*[:=]\s*\d{1,4}\b/i;
const OF_PAYER = /\b277(?:CA)?\b|\bpayer (?:claim|response|acceptance)\b|\badjudicat|\bremittance\b/i;
const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** Pages that the clearinghouse says of itself, and nothing of the payer. */
function clearinghousePages(facts: readonly ChartFact[]): ReadonlySet<string> {
  const said = (pattern: RegExp) =>
    facts.filter(({ heading, quote }) => pattern.test(heading) || pattern.test(quote)).map(pageOf);
  const payers = new Set(said(OF_PAYER));
  return new Set(said(OF_CLEARINGHOUSE).filter((page) => !payers.has(page)));
}

/** "ACCEPTED FOR PROCESSING BY PAYER 11/10/2025" stands on a report of the day after. */
const BY_PAYER = [
  /\breceived by (?:the )?(?:payer|plan|health plan)\b\W*(?:on\W*)?/i,
  /\baccepted (?:(?:for processing|into adjudication) )?by (?:the )?(?:payer|plan|health plan)\b\W*(?:on\W*)?/i,
];
function receivedOn({ place }: ChartFact, facts: readonly ChartFact[]): string | undefined {
  const said = facts.filter(
    (other) => other.place.documentId === place.documentId && other.place.page === place.page,
  );
  return BY_PAYER.flatMap((pattern) =>
    said.flatMap(({ quote }) => {
      const at = pattern.exec(quote);
      const [date] = at ? findDates(quote.slice(at.index + at[0].length)) : [];
      return date && date.start < 3 ? date.iso : [];
    }),
  )[0];
}

/** The day of the service, which such a report names too, is not the day it was accepted on. */
function acceptedOn({ quote, date }: ChartFact, services: readonly string[]): string | undefined {
  const at = ACCEPTED.exec(quote);
  if (!at || TAKEN_ON_THE_WAY.test(quote) || /\breject/i.test(quote)) return undefined;
  const dayIn = (text: string) => findDates(text).find(({ iso }) => !services.includes(iso))?.iso;
  const day = dayIn(quote.slice(at.index)) ?? dayIn(quote);
  return day ?? (date && !services.includes(date) ? date : undefined);
}
