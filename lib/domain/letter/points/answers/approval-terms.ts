import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import type { PlannedPoint } from "./best-points";

const APPROVAL = /\b(?:approv\w+|(?:pre-?)?authori[sz]\w+|certification of services|referral)\b/i;
const NUMBER =
  /\b(?:approved|approval|(?:pre-?)?authorization|auth|certification|reference|referral)\b[^:]{0,12}:?\s*\S*\d{3}/i;
/** What an approval covers, each on a line of its own: "Visits: 16", "Good through: November 20, 2026". */
const TERM =
  /^(?:approved |authorized |number of |date )?(?:visits?|units?|quantity|qty|period|span|sessions?|codes?|procedures?|services?|good|valid|effective|expires?|from|through|to|start|end|dates?)(?: (?:approved|authorized|from|through|thru|until|to|codes?|dates?|of service))*\s*:\s*\S/i;

/** "12 visits (97110, 97140)   09/14/2026 through 11/13/2026": the same in one line without labels. */
const TERMS_IN_LINE = /\b\d{1,3} (?:visits?|units?|sessions?)\b/i;
const isTerm = (said: string) =>
  TERM.test(said) || (TERMS_IN_LINE.test(said) && RANGE_BETWEEN.test(said)) || isWithin(said);

/** "Visits used through 09/03/2026: 4 of 16": the service was one of those that were approved. */
const USED_OF =
  /^(?:visits?|units?|sessions?) (?:used|completed|attended)\b[^:]{0,24}:?\s{0,4}(?<![\d/])(\d{1,3}) of (\d{1,3})\b/i;
function isWithin(said: string): boolean {
  const [, used, approved] = USED_OF.exec(said) ?? [];
  return used !== undefined && Number(used) <= Number(approved);
}

/** The terms of an approval go with its number: without them it says not what it covers. */
export function termsBeside(
  fact: ChartFact,
  chosen: readonly ChartFact[],
  all: readonly ChartFact[],
): ChartFact[] {
  if (!APPROVAL.test(`${fact.heading} ${fact.quote}`) || !NUMBER.test(fact.quote)) return [];
  return all.filter(
    (other) =>
      !other.measure &&
      other.place.documentId === fact.place.documentId &&
      other.place.page === fact.place.page &&
      saidIn(other).some(isTerm) &&
      !chosen.includes(other),
  );
}

/** "REFERRAL / AUTHORIZATION" over "Order no.  0009-26011-7715": a payer may number what it approves by the order. */
const OF_APPROVAL = /\b(?:referral|authori[sz]ation|approval|certification)\b/i;
const ORDERED_HERE =
  /^(?:order|request|case|tracking|confirmation|reference) (?:no\.?|number|#|id)\s*[:#]?\s*[A-Z]{0,5}-?\d{3}/i;
const RANGE_BETWEEN = /\d\s*(?:to|through|thru|until|-|–)\s*\d{1,2}[/-]\d/i;

/** "Re: ROSA AMES   Authorization PA-2190044   APPROVED": the number in a letter's subject. */
const IN_SUBJECT =
  /^(?:re|subject|regarding)\b.{0,60}\b(?:(?:pre-?)?authorization|approval|certification|referral)\b(?: (?:no\.?|number))?[\s:#]{1,4}([A-Z]{0,5}-?\d[A-Z\d-]{4,})/i;

/**
 * The facts of pages that approve other days than those of the service: an older approval, or one that had ended. One that the notice itself names in
 * question stays: its days may be what the payer keyed wrong.
 */
export function approvedElsewhen(
  facts: readonly ChartFact[],
  service: readonly string[],
  noticeText = "",
): Set<string> {
  const [first, last] = [service[0], service.at(-1)];
  const out = new Set<string>();
  if (!first || !last) return out;
  const pages = Map.groupBy(facts, ({ place }) => `${place?.documentId}|${place?.page}`);
  for (const page of pages.values()) {
    const said = page.flatMap(saidIn);
    const subjects = said.flatMap((one) => IN_SUBJECT.exec(one)?.[1] ?? []);
    if (subjects.some((number) => noticeText.includes(number))) continue;
    const given = said.filter((one) => isNumbered(one) || REFERRED_HERE.test(one) || IN_SUBJECT.test(one));
    const isHeaded = page.some(({ heading }) => OF_APPROVAL.test(heading));
    const ordered = isHeaded ? said.filter((one) => ORDERED_HERE.test(one)) : [];
    if (given.length !== 1 && (given.length > 0 || ordered.length !== 1)) continue;
    const periods = said.flatMap((one) => {
      const [from, to] = findDates(one).map(({ iso }) => iso);
      return from && to && from < to && RANGE_BETWEEN.test(one) ? [{ from, to }] : [];
    });
    if (periods.length > 0 && periods.every(({ from, to }) => last < from || first > to))
      for (const { id } of page) out.add(id);
  }
  return out;
}

/** The facts of pages whose one approval names services, and none of the claim's: its number and days answer nothing. */
export function approvedForOther(
  facts: readonly ChartFact[],
  { procedureCodes = [] }: LetterFacts,
): ReadonlySet<string> {
  const out = new Set<string>();
  if (procedureCodes.length === 0) return out;
  for (const page of Map.groupBy(facts, ({ place }) => `${place?.documentId}|${place?.page}`).values()) {
    const decided = page.some(({ heading, told }) => told && DECIDES.test(heading));
    const numbered = page
      .flatMap(saidIn)
      .filter((said) => isNumbered(said) || (decided && FORM_NUMBER.test(said)));
    if (numbered.length !== 1) continue;
    const codes = page
      .flatMap(saidIn)
      .flatMap((said) => (OF_SERVICES.test(said) ? (said.match(SERVICE_CODE) ?? []) : []));
    if (codes.length > 0 && !codes.some((code) => procedureCodes.includes(code)))
      for (const { id } of page) out.add(id);
  }
  return out;
}
/** "Utilization Review" over "Number  PA-26-131902": what was asked for under it, granted or not. */
const DECIDES = /\butili[sz]ation (?:review|management)\b|\b(?:prior |pre-?)auth\w*|\bpre-?cert\w*/i;
const FORM_NUMBER =
  /^(?:(?:request|reference|case|auth\w*|certification) )?(?:number|no\.?|#)\s*:?\s*[A-Z]{0,5}-?\d[A-Z\d-]{4,}/i;
const OF_SERVICES = /^(?:approved |authorized )?(?:services?|procedures?|codes?|CPT|HCPCS)\b/i;
const APPROVED_HERE =
  /^(?:approved|approval|authorized|authorization|certification|certified)\b(?:[^.;]|\bno\.){0,14}[:#]\s*\S*\d{3}|^(?:pre-?)?(?:approval|authorization|certification)(?: (?:no\.?|number))? [A-Z]{0,5}-?(?:\d{1,4}-)?\d{3}/i;

/** "HMO REFERRAL   Referral no. R-5520": a referral's own head; "referral no. R-1 replaces R-2" is a sentence. */
const REFERRED_HERE =
  /^(?:[A-Z]{2,8} )?(?:referral form |referral )?referral (?:no\.?|number|#|id)\s*[:#]?\s*[A-Z]{0,5}-?\d{3}[A-Z0-9-]*$/i;
/** "Approved: 97161 and 97110, 8 visits": what was approved, not under which number. */
const APPROVED_CODES =
  /^(?:approved|authorized|certified)\b[^:#.;]{0,14}[:#]\s{0,8}(?:\d{5}|[A-Z]\d{4})(?![\w-])/i;
const isNumbered = (said: string) => APPROVED_HERE.test(said) && !APPROVED_CODES.test(said);

const SERVICE_CODE = /(?<![\w/.-])(?:\d{5}|[A-Z]\d{4})(?![\w-]|\.\d)/g;
/** "Member ID BQ 8814 02956; Status ACTIVE COVERAGE; Auth not required": an answer on who is covered approves nothing, and its numbers are no services. */
const ON_COVERAGE =
  /\b(?:active coverage|coverage:? (?:is )?active|eligible)\b.*\b(?:auth\w*:? (?:is )?not (?:required|needed)|no (?:prior )?auth\w* (?:is )?(?:required|needed))\b/i;
/** An approval whose own line names other services only: it covers none of these. */
export function approvesOther({ quote, topics }: ChartFact, { procedureCodes = [] }: LetterFacts): boolean {
  const codes = quote.match(SERVICE_CODE) ?? [];
  return (
    topics.includes("authorization") &&
    !ON_COVERAGE.test(quote) &&
    /\bapproved\b|\bstatus\b/i.test(quote) &&
    codes.length > 0 &&
    procedureCodes.length > 0 &&
    !codes.some((code) => procedureCodes.includes(code))
  );
}

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
const isApproval = (fact: ChartFact) => saidIn(fact).some(isNumbered);

/**
 * What an approval says stands under one reason, whatever part of it speaks to another one: its number here and its days there show
 * neither that the services were approved. A reason that keeps nothing else is quoted over the same answer.
 */
export function approvalTogether(points: readonly PlannedPoint[]): PlannedPoint[] {
  const isOwn = ({ kind, sameAs }: PlannedPoint) => kind === "reason" && !sameAs;
  const home = points.find((point) => isOwn(point) && point.passages.some(isApproval));
  if (!home) return [...points];
  const pages = new Set(home.passages.filter(isApproval).map(pageOf));
  const isTheirs = (fact: ChartFact) => pages.has(pageOf(fact)) && !home.passages.includes(fact);
  const moved = points.filter((point) => isOwn(point) && point !== home && point.passages.some(isTheirs));
  const emptied = new Set(
    moved
      .filter(({ passages, series, answer }) => series.length === 0 && !answer && passages.every(isTheirs))
      .map(({ id }) => id),
  );
  const all = moved.flatMap(({ passages }) => passages.filter(isTheirs));
  return points.map((point) => {
    if (point === home) return { ...point, passages: [...new Set([...point.passages, ...all])] };
    if (emptied.has(point.id) || emptied.has(point.sameAs ?? "")) return { ...point, sameAs: home.id };
    return moved.includes(point)
      ? { ...point, passages: point.passages.filter((fact) => !isTheirs(fact)) }
      : point;
  });
}
