import type { DeniedLine } from "@/lib/core/notice";
import type { Ruling } from "../page/ruling";

const cents = (amount: string) => Math.round(Number(amount) * 100);
const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A claim's printed total is the sum of its lines; a single line may be one of several on another page. */
export function judgeTotal(total: string, lines: readonly string[]): Ruling {
  if (lines.length < 2) return {};
  const sum = lines.reduce((all, line) => all + cents(line), 0);
  if (sum === cents(total)) return {};
  return { doubt: `The lines add up to ${usd.format(sum / 100)}. Compare the amounts with the notice.` };
}

/** Nobody is denied more than was billed: such an amount belongs to something else. */
export function balancedLine(line: DeniedLine): DeniedLine {
  if (!line.amount || !line.billed || cents(line.amount) <= cents(line.billed)) return line;
  return { ...line, amount: null };
}
