"use client";

import { type ReactNode, useId, useState } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { Button } from "@/components/ui/button";
import { barWords, OUTCOMES, type ResultBar } from "./result-words";

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
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-sm">
          {title}
        </h3>
        <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? "Show chart" : "Show table"}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      {asTable ? (
        <div className="rounded-lg border">{table}</div>
      ) : (
        <>
          <div
            role="img"
            aria-label={`${title}. ${bars.map(barWords).join("; ")}`}
            className="rounded-lg border px-2 pt-3 pb-1"
          >
            <Bars bars={bars} upright={upright} />
          </div>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
            {OUTCOMES.map(({ key, label, fill }) => (
              <li key={key} className="flex items-center gap-1.5">
                <span aria-hidden className="size-2.5 rounded-xs" style={{ background: fill }} />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const TICK = { fontSize: 12, fill: "var(--ink-muted)" };
const BAR_HEIGHT = 32;

function Bars({ bars, upright }: { bars: readonly ResultBar[]; upright: boolean }) {
  const counts = { type: "number" as const, allowDecimals: false };
  const names = { type: "category" as const, dataKey: "label" };
  const plain = { tick: TICK, tickLine: false, axisLine: false };
  return (
    <ResponsiveContainer width="100%" height={upright ? 240 : bars.length * BAR_HEIGHT + 36}>
      <BarChart
        data={bars}
        layout={upright ? "horizontal" : "vertical"}
        margin={{ top: 4, right: 20, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={!upright} horizontal={upright} stroke="var(--line)" />
        {upright ? (
          <>
            <XAxis {...names} {...plain} minTickGap={16} />
            <YAxis {...counts} {...plain} width={36} />
          </>
        ) : (
          <>
            <XAxis {...counts} {...plain} />
            <YAxis
              {...names}
              {...plain}
              width={128}
              interval={0}
              tickFormatter={(name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)}
            />
          </>
        )}
        <Tooltip content={Hint} cursor={{ fill: "var(--hover)" }} />
        {OUTCOMES.map(({ key, fill }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="appeals"
            fill={fill}
            barSize={upright ? 22 : 16}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface HintProps {
  active?: boolean;
  payload?: readonly { payload?: ResultBar }[];
}

function Hint({ active, payload }: HintProps) {
  const bar = payload?.[0]?.payload;
  if (!active || !bar) return null;
  return (
    <div className="rounded-md border bg-surface px-2.5 py-1.5 text-xs shadow-pop">
      <p className="font-medium">{bar.label}</p>
      {OUTCOMES.map(({ key, label }) =>
        bar[key] > 0 ? (
          <p key={key} className="tabular-nums">
            {bar[key]} <span className="text-ink-muted">{label.toLowerCase()}</span>
          </p>
        ) : null,
      )}
    </div>
  );
}
