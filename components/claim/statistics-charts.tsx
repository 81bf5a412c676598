import type { ReactNode } from "react";
import { BarChart } from "@/components/chart/bar-chart";
import { ChartOrTable } from "@/components/chart/late-chart";
import { LineChart } from "@/components/chart/line-chart";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { usdRounded } from "@/lib/core/number-text";
import type { ClaimStatisticsDto } from "@/lib/domain/claim/statistics/schema";
import { type ChartRow, categoryRows, drawn, payerRows, rateRows } from "./chart-data";

/** The statistics as pictures, each with a table that says the same. */
export function StatisticsCharts({ statistics }: { statistics: ClaimStatisticsDto }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <Chart
          title="Denial rate by month"
          heading="Month"
          measure="Denial rate"
          rows={rateRows(statistics.denial_rate_by_month)}
          draw={(label, rows) => (
            <LineChart
              label={label}
              points={rows.map((row) => ({ ...row, hint: hintOf(row) }))}
              tick={(value) => `${value}%`}
            />
          )}
        />
      </div>
      <Chart
        title="Denied amount by payer"
        heading="Payer"
        measure="Denied amount"
        rows={payerRows(statistics.denied_by_payer)}
        draw={amounts}
      />
      <Chart
        title="Denied amount by category"
        heading="Category"
        measure="Denied amount"
        rows={categoryRows(statistics.denied_by_category)}
        draw={amounts}
      />
    </div>
  );
}

const hintOf = ({ name, text, note }: ChartRow): string => `${name}\n${text} · ${note}`;

const amounts = (label: string, rows: readonly ChartRow[]) => (
  <BarChart
    label={label}
    bars={drawn(rows).map((row) => ({
      name: row.name,
      hint: hintOf(row),
      parts: [{ key: "amount", value: row.value, fill: "var(--accent)" }],
    }))}
    tick={usdRounded}
  />
);

interface ChartProps {
  title: string;
  /** Heading of the table's first column. */
  heading: string;
  measure: string;
  rows: readonly ChartRow[];
  draw: (label: string, rows: readonly ChartRow[]) => ReactNode;
}

function Chart({ title, heading, measure, rows, draw }: ChartProps) {
  if (rows.length === 0) {
    return (
      <ChartOrTable
        title={title}
        chart={<p className="rounded-lg border px-4 py-6 text-center text-ink-muted">No denied claims.</p>}
        table={null}
      />
    );
  }
  const label = `${title}: ${rows.map(({ name, text }) => `${name} ${text}`).join(", ")}`;
  return (
    <ChartOrTable
      title={title}
      chart={draw(label, rows)}
      table={<RowsTable title={title} heading={heading} measure={measure} rows={rows} />}
    />
  );
}

function RowsTable({ title, heading, measure, rows }: Omit<ChartProps, "draw">) {
  return (
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
  );
}
