import type { Reading } from "./candidate";
import { hasReasonWords, ORDINARY } from "./denial-cues";
import { readLegend } from "./legend";

const MONEY = /(?<![\d/.-])\$? ?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2}(?![\d/])/g;
const SERVICE = /(?<![\w$.,/#-])(?:[A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{5})(?![\w/]|[.,]\d)/;
const TOTALS = /\btotals?\b/i;
/** What the patient owes by the plan is paid by nobody, and yet not refused. */
const SHARED = /\bdeductible|\bco-?pay|\bco-?insurance/i;

/**
 * Lines of charges for which nothing is paid and whose code the page explains as a refusal: they need no heading and no
 * standard code.
 */
export function refusedRows({ lines }: Pick<Reading, "lines">): Set<number> {
  const reasons = new Map(readLegend(lines).map((e) => [bare(e.marker), e.text]));
  const rows = new Set<number>();
  if (reasons.size === 0) return rows;
  lines.forEach(({ text, cells }, index) => {
    const money = text.match(MONEY) ?? [];
    const isNothing = money.some((amount) => /^\$? ?0\.00$/.test(amount.trim()));
    if (money.length < 2 || !isNothing || TOTALS.test(text) || !SERVICE.test(text)) return;
    const codes = (cells.at(-1)?.text ?? "").split(/[, ]+/).map(bare);
    const said = codes.flatMap((code) => reasons.get(code) ?? []);
    if (said.some((reason) => hasReasonWords(reason) && !ORDINARY.test(reason) && !SHARED.test(reason)))
      rows.add(index);
  });
  return rows;
}

const bare = (code: string) =>
  code.replace(/^\W*(?:objection|rsn|reason|code|ex|note|msg|remark)\b/i, "").replace(/\W/g, "");
