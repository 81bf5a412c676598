import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, lettersOf } from "./other-plan";

const OF_MEDICARE = /\bmedicare\b(?! (?:advantage|supplement))/i;
/** "Medicare primary from 08/01/2026", "Aetna is the primary payer as of 8/1/26". */
const FIRST_SINCE =
  /\b(?:is |became |becomes |as )?(?:the )?(?:primary(?: payer)?|first payer)\b[^\d\n.;]{0,20}\b(?:from|since|as of|effective|eff|beginning|starting|on)\b[^\d\n.;]{0,12}$/i;
/** "Coordination period 02/01/2024 - 07/31/2026": the months in which a group plan comes before Medicare (42 CFR 411.162). */
const PERIOD = /\b(?:coordination period|30[- ]months?(?: coordination)?|MSP (?:period|record|ESRD))\b/i;
/** "From 01/01/2020 to 07/31/2026", "from 08/01/2026?": a turn that is over, or that somebody only asks for. */
const RANGE = /^\s{0,3}(?:-|–|to|through|thru|until)\s{0,3}$/i;
const NOT_SO = /\b(?:not|never|if|whether|until|would|secondary)\b/i;

/** A paper at hand has the payer of the notice come first by the day of service: its turn began, or the period of the other plan had ended. */
export function ownTurn(
  pages: readonly Page[],
  services: readonly string[],
  { payerName, noticeText }: { payerName: string; noticeText: string },
): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first) return undefined;
  const isMedicare = noticeText
    .split("\n")
    .slice(0, 2)
    .some((line) => OF_MEDICARE.test(line));
  const own = distinctive(payerName);
  const names = (text: string) =>
    (isMedicare && OF_MEDICARE.test(text)) || own.some((word) => lettersOf(text).includes(word));
  for (const page of pages) {
    for (const line of linesOf(page)) {
      const dates = findDates(line);
      const isFirst = dates.some(({ iso, start, end }, at) => {
        const until = dates[at + 1];
        const isOver = until && RANGE.test(line.slice(end, until.start)) && until.iso < first;
        if (isOver || /^\s?\?/.test(line.slice(end))) return false;
        const before = line.slice(0, start);
        const said = FIRST_SINCE.exec(before);
        const clause =
          before
            .slice(0, said?.index ?? 0)
            .split(/[.;]\s/)
            .at(-1) ?? "";
        return iso <= first && said !== null && names(clause) && !NOT_SO.test(clause + said[0]);
      });
      if (isFirst || (isMedicare && hasPeriodEnded(line, first))) return groundOf(page, line);
    }
  }
  return undefined;
}

function hasPeriodEnded(line: string, first: string): boolean {
  const at = PERIOD.exec(line);
  if (!at || /\b(?:extend\w*|suspend\w*|restart\w*|new period|\?)/i.test(line.slice(at.index))) return false;
  const [from, to] = findDates(line).filter(({ start }) => start > at.index);
  const isRange = from && to && RANGE.test(line.slice(from.end, to.start));
  return Boolean(isRange && to.iso < first);
}
