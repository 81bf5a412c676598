"use client";

import { useId, useState } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { Button } from "@/components/ui/button";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import type { ClaimStatisticsDto } from "@/lib/domain/claim/statistics/schema";
import { type ChartRow, categoryRows, drawn, payerRows, rateRows } from "./chart-data";
import { usdRounded } from "./claim-labels";

/** The statistics as pictures, each with a table that says the same. */
export function StatisticsCharts({ statistics }: { statistics: ClaimStatisticsDto }) {
  const payers = payerRows(statistics.denied_by_payer);
  const categories = categoryRows(statistics.denied_by_category);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <Chart
          title="Denial rate by month"
          heading="Month"
          measure="Denial rate"
          rows={rateRows(statistics.denial_rate_by_month)}
          draw={(rows) => <Rates rows={rows} />}
        />
      </div>
      <Chart
        title="Denied amount by payer"
        heading="Payer"
        measure="Denied amount"
        rows={payers}
        draw={(rows) => <Amounts rows={drawn(rows)} />}
      />
      <Chart
        title="Denied amount by category"
        heading="Category"
        measure="Denied amount"
        rows={categories}
        draw={(rows) => <Amounts rows={drawn(rows)} />}
      />
    </div>
  );
}

interface ChartProps {
  title: string;
  /** Heading of the table's first column. */
  heading: string;
  measure: string;
  rows: readonly ChartRow[];
  draw: (rows: readonly ChartRow[]) => React.ReactNode;
}

function Chart({ title, heading, measure, rows, draw }: ChartProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-sm">
          {title}
        </h3>
        {rows.length > 0 && (
          <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? "Show chart" : "Show table"}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="rounded-lg border px-4 py-6 text-center text-ink-muted">No denied claims.</p>
      ) : asTable ? (
        <div className="max-h-80 overflow-y-auto rounded-lg border">
          <Table label={title}>
            <THead>
              <Tr>
                <Th>{heading}</Th>
                <Th numeric>Claims</Th>
                <Th numeric>{measure}</Th>
              </Tr>
            </THead>
            <TBody>
              {rows.map((row) => (
                <Tr key={row.name}>
                  <Td className="h-9 py-1">{row.name}</Td>
                  <Td numeric className="h-9 py-1">
                    {row.note}
                  </Td>
                  <Td numeric className="h-9 py-1">
                    {row.text}
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        </div>
      ) : (
        <div
          role="img"
          aria-label={`${title}: ${rows.map((row) => `${row.name} ${row.text}`).join(", ")}`}
          className="rounded-lg border px-2 pt-3 pb-1"
        >
          {draw(rows)}
        </div>
      )}
    </section>
  );
}

const TICK = { fontSize: 12, fill: "var(--ink-muted)" };

function Rates({ rows }: { rows: readonly ChartRow[] }) {
  return (
    <ResponsiveContainer width="100%" height={220}>
      <LineChart data={rows} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" tick={TICK} tickLine={false} axisLine={false} minTickGap={16} />
        <YAxis
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={44}
          domain={[0, "auto"]}
          tickFormatter={(value: number) => `${value}%`}
        />
        <Tooltip content={Hint} cursor={{ stroke: "var(--line-strong)" }} />
        <Line
          dataKey="value"
          stroke="var(--accent)"
          strokeWidth={2}
          dot={{ r: 3, fill: "var(--accent)", strokeWidth: 0 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

const BAR_HEIGHT = 30;

function Amounts({ rows }: { rows: readonly ChartRow[] }) {
  return (
    <ResponsiveContainer width="100%" height={rows.length * BAR_HEIGHT + 40}>
      <BarChart
        data={rows}
        layout="vertical"
        margin={{ top: 0, right: 24, bottom: 0, left: 4 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis
          type="number"
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => usdRounded(value)}
        />
        <YAxis
          type="category"
          dataKey="name"
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={128}
          interval={0}
          tickFormatter={(name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)}
        />
        <Tooltip content={Hint} cursor={{ fill: "var(--hover)" }} />
        <Bar
          dataKey="value"
          fill="var(--accent)"
          radius={[0, 3, 3, 0]}
          barSize={14}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface HintProps {
  active?: boolean;
  payload?: readonly { payload?: ChartRow }[];
}

function Hint({ active, payload }: HintProps) {
  const row = payload?.[0]?.payload;
  if (!active || !row) return null;
  return (
    <div className="rounded-md border bg-surface px-2.5 py-1.5 text-xs shadow-pop">
      <p className="font-medium">{row.name}</p>
      <p className="tabular-nums">
        {row.text} <span className="text-ink-muted">· {row.note}</span>
      </p>
    </div>
  );
}
