import { LEVEL_LABELS } from "@/lib/core/appeal-stages";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { ResultDimension } from "./schema";

const UNKNOWN: Record<ResultDimension, string> = {
  payer: "No payer named",
  category: "No category",
  code: "No code",
  move: "Not known",
  level: "Not known",
  template: "The category's own",
  person: "Not known",
  month: "Not known",
};

/** "2026-03" as "Mar 2026". */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
const months = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** What a group is called. `shown` is how the rows write it. */
export function groupName(dimension: ResultDimension, key: string, shown: string): string {
  if (key === "") return UNKNOWN[dimension];
  if (dimension === "category") return DENIAL_CATEGORY_LABELS[key as keyof typeof DENIAL_CATEGORY_LABELS];
  if (dimension === "move") return RIGHT_MOVE_LABELS[key as keyof typeof RIGHT_MOVE_LABELS];
  if (dimension === "level") return LEVEL_LABELS[key as keyof typeof LEVEL_LABELS] ?? key;
  return dimension === "month" ? monthName(key) : shown;
}
