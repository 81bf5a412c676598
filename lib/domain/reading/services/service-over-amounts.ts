import { findDates } from "../page/calendar-date";
import type { Line } from "../page/page-lines";

/** "09/02/2026  97110-GP Exercise", "1. 97110 Exercise   09/02/2026": a day and one service, in whichever order they open the line. */
const DAY_FIRST =
  /^\s*(?:\d{1,2}[.)]?\s{1,3})?\d{1,2}\/\d{1,2}\/\d{2,4}(?: ?[-–] ?\d{1,2}\/\d{1,2}\/\d{2,4})?\s+(\d{5}|[A-Z]\d{4})(?![\w/]|[.,]\d)/;
const CODE_FIRST =
  /^\s*(?:\d{1,2}[.)]?\s{1,3})?(\d{5}|[A-Z]\d{4})(?![\w/]|[.,]\d)\D{0,60}\d{1,2}\/\d{1,2}\/\d{2,4}(?: ?[-–] ?\d{1,2}\/\d{1,2}\/\d{2,4})?\s*$/;
const AN_AMOUNT = /\d\.\d\d(?!\d)/;
/** "Charge 120.00   Allowed 0.00": each with its word before it. */
const NAMED_AMOUNT = /\p{L}[:. ]{1,8}\$? ?\d[\d,]*\.\d\d(?!\d)/gu;

type Service = { procedure: string; date: string | undefined; line: number };

/** The service in the line above one of amounts that are each named: the two lines are one record. */
export function serviceOver(lines: readonly Line[], at: number): Service | undefined {
  const [above, here] = [lines[at - 1]?.text ?? "", lines[at]?.text ?? ""];
  if (AN_AMOUNT.test(above) || (here.match(NAMED_AMOUNT)?.length ?? 0) < 2) return undefined;
  const procedure = (DAY_FIRST.exec(above) ?? CODE_FIRST.exec(above))?.[1];
  return procedure ? { procedure, date: findDates(above)[0]?.iso, line: at - 1 } : undefined;
}
