import { kept } from "../page/kept";
import { isBlank, type Line } from "../page/page-lines";

/**
 * Rows under "Date paid   Paid to   For service of   Billed   Paid": what a policy paid before, and to whom. Nothing there is of the bill
 * that a letter answers.
 */
export const paymentLog: (lines: Line[]) => ReadonlySet<number> = kept((lines: Line[]) => {
  const log = new Set<number>();
  lines.forEach(({ cells, page }, at) => {
    const heads = (words: RegExp) => cells.some(({ text }) => words.test(text));
    if (!heads(/^(?:date paid|paid on|payment date)$/i) || !heads(/^(?:paid to|payee)$/i)) return;
    for (let i = at; i < lines.length && lines[i]?.page === page && !isBlank(lines[i]); i++) log.add(i);
  });
  return log;
});
