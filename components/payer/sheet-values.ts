import type { SheetDto } from "@/lib/domain/remittance/from-paper/schema";

type Line = SheetDto["claims"][number]["lines"][number];
type Adjustment = Line["adjustments"][number];

/** What of a line may be put right, in the paper's order. */
export const LINE_FIELDS = [
  "service_date",
  "code",
  "billed",
  "allowed",
  "deductible",
  "copay",
  "coinsurance",
  "adjustments",
  "paid",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** A value as it is shown and typed; empty where the paper has none. */
export const shownValue = (line: Line, field: LineField): string =>
  field === "adjustments" ? adjustmentText(line.adjustments) : String(line[field] ?? "");

/** "CO-45 40.00; PR-3 20.00", as it is shown and typed. A code of the payer's own stands without its meaning. */
export const adjustmentText = (adjustments: readonly Adjustment[]): string =>
  adjustments.map((one) => `${codeOf(one)} ${one.amount ?? "?"}`).join("; ");

const codeOf = ({ group, reason, printed }: Adjustment): string =>
  reason ? [group, reason].filter(Boolean).join("-") : (printed.split(":")[0] ?? "");
