import type { CodeMention } from "../denial/code-mentions";
import type { Reading } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import { AMOUNT, amountIn } from "./service-rows";

/** What a row says of money, by its columns and its own words. */
export type RowAmounts = {
  billed: string | undefined;
  paid: string | undefined;
  /** What a column of refusals takes. */
  refused: string | undefined;
  allowed: string | undefined;
  /** Nothing was paid, or nothing allowed where no payment is told. */
  isUnpaid: boolean;
};

export function amountsOf(reading: Reading, head: number): RowAmounts {
  const text = reading.lines[head]?.text ?? "";
  const first = amountIn(text);
  const charged =
    column(reading, head, (v) => v.label.kind === "billed" && !IN_DISPUTE.test(v.labelText)) ?? first;
  const money = (label: RegExp) =>
    column(reading, head, (v) => v.label.kind === "money" && label.test(v.labelText));
  const paid = money(IS_PAID) ?? parseMoney(PAYS.exec(text)?.[1] ?? "");
  // "Approved 41.00   Allowed 0.00": a fee that was agreed on, and what of it the plan takes.
  const allowed = money(/\ballow/i) ?? money(/approved/i);
  return {
    // Lines under a header of the claim's columns need not keep to them: nobody charges nothing.
    billed: charged === "0.00" ? first : charged,
    ...{ paid, allowed },
    refused: column(reading, head, isOfRefusals) ?? underDenied(reading, head),
    isUnpaid: paid === "0.00" || (paid === undefined && allowed === "0.00"),
  };
}

const isOfRefusals = ({ label, layout, labelText }: LabeledValue): boolean =>
  (label.kind === "money" || IN_DISPUTE.test(labelText)) && layout === "below" && REFUSES.test(labelText);
const REFUSES =
  /\b(?:in dispute|den|not cov|non-?cov|disallow|ineligible|excluded|not payable|not allowed|not pa(?:y|id)\b)/i;

/** What the plan pays of a line; "not payable" is what it doesn't. */
const IS_PAID = /\bpaid\b|payment|benefit|(?<!\bnot |\bnon-?)\bpayable\b/i;

/** "Amount in Dispute" beside "Amount of Bill": what an objection takes of a line. */
const IN_DISPUTE = /\bin dispute\b/i;

/** "Charge $62.00    Fund pays $0.00" */
const PAYS = /\b(?:fund|plan|insurer|carrier|payer|we) (?:pays?|paid):? ?(\$? ?[\d,]+\.\d\d)(?!\d)/i;

export function column(
  { labeled }: Reading,
  line: number,
  is: (v: LabeledValue) => boolean,
): string | undefined {
  const own = labeled.filter((v) => v.span.line === line && is(v) && parseMoney(v.value));
  // "99214   charge 188.00   plan paid 101.20": a row may name its amounts itself.
  const none = labeled.find(
    (v) => v.span.line === line && v.layout === "below" && is(v) && /^none$/i.test(v.value),
  );
  if (none) return "0.00";
  const value =
    own.find((v) => v.layout === "below") ?? own.find((v) => !/^(?:claim )?totals?\b/i.test(v.labelText));
  return value && parseMoney(value.value);
}

/** "Denied" over a column of amounts is no label elsewhere: there the word decides. */
function underDenied({ lines, labeled }: Reading, row: number): string | undefined {
  const charge = labeled.find(
    (v) => v.span.line === row && v.layout === "below" && v.label.kind === "billed",
  );
  const heading = lines[charge?.labelLine ?? -1]?.cells.find(({ text }) =>
    /^(?:denied|refused|disallowed)$/i.test(text),
  );
  const cell =
    heading && lines[row]?.cells.find((c) => c.start < heading.end + 2 && c.end > heading.start - 2);
  return cell && parseMoney(cell.text);
}

/** "PROC 99213   BILLED 98.00   ARC 22", or "99213   112.00   16 / N290" under "CHARGE": a refused line that has its charge and no other amount. */
export function chargeAlone({ lines, labeled }: Reading, line: number): string | undefined {
  const text = lines[line]?.text ?? "";
  const [charge, ...others] = text.match(AMOUNT) ?? [];
  const isUnder = labeled.some(
    (v) =>
      v.span.line === line && v.layout === "below" && v.label.kind === "billed" && v.value === charge?.trim(),
  );
  const isAlone = others.length === 0 && (isUnder || /\b(?:billed|charged?|charges)\b/i.test(text));
  return charge && isAlone ? amountIn(charge) : undefined;
}

/** "$145.00    denied    197": the one amount of a row, beside the word that says it was refused. */
export function chargeRefused({ lines, labeled }: Reading, line: number): string | undefined {
  const { cells, text } = lines[line] ?? { cells: [], text: "" };
  const [charge, ...others] = text.match(AMOUNT) ?? [];
  // Under "Copay" or "Allowed" it is no charge.
  const isOfAnother = labeled.some(
    (v) =>
      v.span.line === line && v.layout === "below" && v.label.kind === "money" && v.value === charge?.trim(),
  );
  const isSaid = cells.some((cell) =>
    /^(?:denied|refused|disallowed|not (?:paid|covered|payable|allowed))$/i.test(cell.text),
  );
  const amount = charge && others.length === 0 && isSaid && !isOfAnother ? amountIn(charge) : undefined;
  return Number(amount) > 0 ? amount : undefined;
}

/** "126.00  0.00  126.00  0.00": where the charge is the only amount beside zeros, all of it was refused. */
export function allOrNothing(text: string): string | null {
  const amounts = (text.match(AMOUNT) ?? []).flatMap((one) => parseMoney(one.replace(/[()$ -]/g, "")) ?? []);
  const [charge, ...others] = [...new Set(amounts.filter((amount) => amount !== "0.00"))];
  return amounts.includes("0.00") && others.length === 0 ? (charge ?? null) : null;
}

/** "CO-50 150.00", "CO 50    150.00": what the code takes is printed beside it. */
export function amountAfter({ lines, labeled }: Reading, mention: CodeMention): string | null {
  const rest = lines[mention.line]?.text.slice(mention.end) ?? "";
  const beside = /^[\s:=,*]{1,12}\$?((?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2})(?!\d)/.exec(rest);
  if (!beside?.[1]) return null;
  const at = mention.end + beside[0].length - 1;
  // The next column has a heading of its own: what was paid or allowed is not what the code takes.
  const another = labeled.some(
    (v) =>
      v.span.line === mention.line &&
      v.layout === "below" &&
      v.span.start <= at &&
      v.span.end > at &&
      /\b(?:paid|payment|allow\w*|benefit|pd|co-?pay\w*|co-?ins\w*|ded(?:uct\w*)?)\b/i.test(v.labelText),
  );
  // A code that takes something takes more than nothing.
  const amount = another ? undefined : parseMoney(beside[1]);
  return amount === "0.00" ? null : (amount ?? null);
}
