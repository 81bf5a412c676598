import type { ReactNode } from "react";
import { BarChart } from "@/components/chart/bar-chart";
import { ChartOrTable } from "@/components/chart/chart-or-table";
import { ColumnChart } from "@/components/chart/column-chart";
import { barWords, OUTCOMES, type ResultBar } from "./result-labels";

interface ResultChartProps {
  title: string;
  bars: readonly ResultBar[];
  /** Time runs to the right; groups stand under each other. */
  upright?: boolean;
  /** What the picture shows, as a table. */
  table: ReactNode;
}

/** A picture of outcomes with a table behind it that says the same, and more. */
export function ResultChart({ title, bars, upright = false, table }: ResultChartProps) {
  const label = `${title}. ${bars.map(barWords).join("; ")}`;
  const drawn = bars.map((bar) => ({
    name: bar.label,
    hint: hintOf(bar),
    parts: OUTCOMES.filter(({ key }) => bar[key] > 0).map(({ key, fill }) => ({
      key,
      value: bar[key],
      fill,
    })),
  }));
  return (
    <ChartOrTable
      title={title}
      chart={
        <>
          {upright ? (
            <ColumnChart label={label} bars={drawn} />
          ) : (
            <BarChart label={label} bars={drawn} tick={String} whole />
          )}
          <Legend />
        </>
      }
      table={<div className="rounded-lg border">{table}</div>}
    />
  );
}

const hintOf = (bar: ResultBar): string =>
  [
    bar.label,
    ...OUTCOMES.flatMap(({ key, label }) => (bar[key] > 0 ? `${bar[key]} ${label.toLowerCase()}` : [])),
  ].join("\n");

function Legend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
      {OUTCOMES.map(({ key, label, fill }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-xs" style={{ background: fill }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
