import { addMonths, shiftDays } from "@/lib/core/dates";
import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";
import { addBusinessDays } from "./business-day";
import type { ClockKind } from "./schema";

/** From which day a rule counts: the notice in hand, the day of service, the day of sending, or the first payment or denial. */
export type ClockStart = "notice" | "service" | "sent" | "payment";
export type Period = { amount: number; unit: "days" | "months" | "business_days" };

/** A usual limit, for when no paper states one (docs/product.md, I7). */
export type ClockRule = {
  kind: ClockKind;
  linesOfBusiness: readonly LineOfBusiness[];
  stages?: readonly CareStage[];
  /** The decision in hand. */
  levels?: readonly DecisionLevel[];
  start: ClockStart;
  period: Period;
  /** The shorter period to work to, where the longer one rests on a presumed day of receipt. */
  safe?: Period;
  source: string;
};

export function count(from: string, { amount, unit }: Period): string {
  if (unit === "months") return addMonths(from, amount);
  return unit === "days" ? shiftDays(from, amount) : addBusinessDays(from, amount);
}
