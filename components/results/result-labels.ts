import type { ResultDimension, ResultGroupDto, ResultsDto } from "@/lib/domain/case/results/schema";

export const DIMENSION_LABELS: Record<ResultDimension, string> = {
  payer: "Payer",
  category: "Category",
  code: "Denial code",
  move: "Move",
  level: "Level",
  template: "Letter template",
  person: "Person",
  month: "Month of sending",
};

type Figures = Pick<ResultsDto["total"], "decided" | "overturned" | "partly_overturned" | "success_rate">;

/** "62% of 13" with enough decisions, else the counts alone: "2 of 5" (docs/product.md, I10). */
export function successWords({ decided, overturned, partly_overturned, success_rate }: Figures): string {
  if (decided === 0) return "–";
  const won = overturned + partly_overturned;
  return success_rate === null ? `${won} of ${decided}` : `${Math.round(success_rate * 100)}% of ${decided}`;
}

/** One bar: what a group's appeals came to. */
export type ResultBar = Pick<
  ResultGroupDto,
  "label" | "overturned" | "partly_overturned" | "upheld" | "dismissed" | "open" | "recovered"
>;

export const OUTCOMES = [
  { key: "overturned", label: "Overturned", fill: "var(--success)" },
  { key: "partly_overturned", label: "Partly overturned", fill: "var(--accent)" },
  { key: "upheld", label: "Upheld", fill: "var(--danger)" },
  { key: "dismissed", label: "Dismissed", fill: "var(--warning)" },
  { key: "open", label: "Still open", fill: "var(--line-strong)" },
] as const;

/** "Granite Mutual: 3 overturned, 1 still open", for those who don't see the picture. */
export function barWords(bar: ResultBar): string {
  const parts = OUTCOMES.flatMap(({ key, label }) =>
    bar[key] > 0 ? [`${bar[key]} ${label.toLowerCase()}`] : [],
  );
  return `${bar.label}: ${parts.join(", ") || "none"}`;
}
