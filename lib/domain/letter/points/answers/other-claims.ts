import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** "DOS 01/15/2026", "Date of service: 2/3/26 - 2/5/26", "Service 01/15/2026": the day stands right behind its label. */
const SERVICE_DAY =
  /\b(?:DOS|dates? of service|(?:service|svc)(?: dates?)?)\b[\s:#]{0,6}(?=\d{1,4}[/-]\d|20\d{6}\b)/gi;
/** "Claim 76990   DOS 01/15/2026   45.00", "PATIENT AMES, ROSA   PCN Q1180   DOS 20260115": what stands below goes on with that claim. */
const CLAIM_HEAD =
  /^\W{0,3}(?:claim|ICN|DCN|invoice|bill|encounter|patient|PCN)\b[^.;]{0,60}\b(?:DOS|service)\b/i;
const LONGEST_DAY = 30;

/** The days of service that a line names. */
const servedIn = (quote: string): string[] =>
  [...quote.matchAll(SERVICE_DAY)].flatMap(({ 0: label, index }) => {
    const behind = quote
      .slice(index + label.length, index + label.length + LONGEST_DAY)
      .replace(/^(20\d\d)(\d\d)(\d\d)(?!\d)/, "$1-$2-$3 ");
    const [first] = findDates(behind);
    return first?.start === 0 ? [first.iso] : [];
  });

const pageOf = ({ place }: Pick<ChartFact, "place">) => `${place.documentId}|${place.page}`;
/** What a payer or a clearinghouse says of one claim, and what a machine prints of one fax: a log of calls tells of several, and names the day of some. */
const REPORT =
  /\b277(?:CA)?\b|\b(?:payer |claim )?(?:status|acknowledg\w+|acceptance|submission|rejection) (?:report|response)\b|\bpayer claim (?:status|control)\b|\bclaim acknowledg\w+|\bfax (?:transmission )?confirmations?\b|\bfax results? report\b|\b(?:fax )?transmission (?:report|result)s?\b|(?<!\b(?:will|to|please|and|should|must|did|can) )\bfax report\b(?! to\b)/i;
const isReport = ({ heading, quote }: ChartFact) => REPORT.test(heading) || REPORT.test(quote);

/**
 * What a report, a log or a history of claims says of the same patient's claim for another day: when that one was sent and taken
 * proves nothing of this one.
 */
export function ofOtherClaims(all: readonly ChartFact[], services: readonly string[]): ReadonlySet<string> {
  const [first, last] = [services.toSorted()[0], services.toSorted().at(-1)];
  const found = new Set<string>();
  if (!first || !last) return found;
  for (const [, page] of Map.groupBy(
    all.filter(({ measure }) => !measure),
    pageOf,
  )) {
    const days = page.flatMap(({ quote }) => servedIn(quote));
    const isOfOne = new Set(days).size === 1 && page.some(isReport);
    if (isOfOne && days.every((day) => day < first || day > last)) for (const { id } of page) found.add(id);
  }
  let page = "";
  let under: "ours" | "other" | undefined;
  for (const { id, quote, place, measure } of all) {
    if (measure) continue;
    const own = pageOf({ place });
    if (own !== page) [page, under] = [own, undefined];
    const served = servedIn(quote);
    const isOurs = served.some((day) => day >= first && day <= last);
    if (served.length > 0 && CLAIM_HEAD.test(quote)) under = isOurs ? "ours" : "other";
    if (served.length > 0 ? !isOurs : under === "other") found.add(id);
  }
  return found;
}
