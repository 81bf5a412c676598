import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { DenialPoint } from "../notice/denial-points";

/** "A current order", "an updated physician's prescription": one that holds on the day of the request. */
const CURRENT =
  /^.{0,30}\b(?:current|valid|new|renewed|updated|active|unexpired) (?:[\w'’]+ ){0,2}(?:orders?|prescriptions?|scripts?)\b/i;
/** "An order signed within 30 days before the request" */
const WITHIN =
  /^.{0,30}\b(?:orders?|prescriptions?|scripts?)\b[^.;]{0,80}\bwithin (?:the )?(?:last |past |previous )?(\d{1,3}) (?:calendar )?days\b/i;
const HEADED = /\b(?:order|prescription|script|Rx)\b/i;
const ENDS = /\b(?:valid|good|effective|expires?|expired|ends?)\b[^.;]{0,24}$/i;
const CERTIFIED =
  /\b(?:plan of care|POC|treatment plan)\b[^.;]{0,60}\b(?:signed|certified)\b|\bcertified by\b/i;
const REQUEST_DAY = /\brequest(?: was)? received(?: on)?\b[\s:.]{0,30}$/i;

/** The day on which the payer had the request, by its own paper; else that of the paper. */
function requestDay(noticeText: string, noticeDate: string | undefined): string | undefined {
  const found = findDates(noticeText).find(({ start }) =>
    REQUEST_DAY.test(noticeText.slice(Math.max(0, start - 60), start)),
  );
  return found?.iso ?? noticeDate;
}

type Order = { date: string | undefined; until: string | undefined; ids: string[] };

/** Each page that is an order, with the day by which its own words let it end. */
function ordersIn(all: readonly ChartFact[]): Order[] {
  const pages = Map.groupBy(
    all.filter(({ measure, heading }) => !measure && HEADED.test(heading)),
    ({ place, date }) => `${place.documentId}|${place.page}|${date}`,
  );
  return [...pages.values()].map((page) => {
    const ends = page.flatMap(({ quote }) =>
      findDates(quote).flatMap(({ start, iso }) => (ENDS.test(quote.slice(0, start)) ? iso : [])),
    );
    return { date: page[0]?.date, until: ends.sort().at(-1), ids: page.map(({ id }) => id) };
  });
}

/**
 * Whether the payer misses an order that holds at its request, and the chart has none in time: with the facts of those that had run out or are too
 * old, which answer nothing. A plan that a physician certified in time is an order as well.
 */
export function withoutOrderInTime(
  { text, granted }: Pick<DenialPoint, "text" | "granted">,
  all: readonly ChartFact[],
  { noticeText, noticeDate }: { noticeText: string; noticeDate?: string | undefined },
): ReadonlySet<string> | undefined {
  const days = Number(WITHIN.exec(text)?.[1] ?? 0);
  if (granted || (days === 0 && !CURRENT.test(text))) return undefined;
  const day = requestDay(noticeText, noticeDate);
  if (!day) return undefined;
  const isInTime = (date: string | undefined) =>
    date === undefined || days === 0 || date >= addDays(day, -days);
  const orders = ordersIn(all);
  const holds = orders.some(({ date, until }) => isInTime(date) && (until === undefined || until >= day));
  const ids = new Set(orders.flatMap((order) => order.ids));
  const certified = all.some(
    ({ id, topics, quote, date, adverse, measure }) =>
      !measure &&
      !adverse &&
      !ids.has(id) &&
      date !== undefined &&
      isInTime(date) &&
      (topics.includes("order") || CERTIFIED.test(quote)),
  );
  return holds || certified ? undefined : ids;
}
