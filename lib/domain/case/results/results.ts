import { z } from "zod";
import type { Tx } from "@/db/client";
import { csvRow } from "@/lib/core/csv";
import { firstOfMonth } from "@/lib/core/dates";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { practiceToday } from "@/lib/domain/practice/today";
import { type Period, readResults } from "./read-results";
import { RATE_FROM, RESULT_DIMENSIONS, type ResultsDto, resultsAnswer, resultsQuery } from "./schema";

const MONTHS_BEFORE = 11;

/** What became of the practice's appeals (docs/product.md, N6 to N8). */
export const getResults = operation(
  {
    name: "getResults",
    access: "user",
    input: resultsQuery,
    answer: resultsAnswer,
    summary: "Count what became of the appeals",
    description:
      "Filed, decided, overturned, dollars recovered and days to the decision, by payer, category, code, move, level, template, person and month.",
  },
  async (ctx, query, tx) => {
    const results = await resultsIn(tx, ctx, query);
    await audit(tx, ctx, { action: "read", entity: "appeal_results" });
    return results;
  },
);

export const exportResults = operation(
  {
    name: "exportResults",
    access: "user",
    input: resultsQuery,
    answer: z.string(),
    media: ["text/csv"],
    summary: "Download what became of the appeals as CSV",
    description: "Amounts, counts and rates are numbers. No rate of fewer than ten decisions.",
  },
  async (ctx, query, tx) => {
    const results = await resultsIn(tx, ctx, query);
    await audit(tx, ctx, { action: "export", entity: "appeal_results" });
    return csvOf(results);
  },
);

async function resultsIn(tx: Tx, ctx: Ctx, query: z.output<typeof resultsQuery>): Promise<ResultsDto> {
  const to = query.to ?? (await practiceToday(tx, ctx));
  const period: Period = { from: query.from ?? firstOfMonth(to, MONTHS_BEFORE), to, by: query.by };
  return { ...period, rate_from: RATE_FROM, ...(await readResults(tx, ctx, period)) };
}

const HEADINGS = [
  ...["From", "To", "Counted", "By", "Group", "Filed", "Open", "Decided", "Overturned", "Partly overturned"],
  ...["Upheld", "Dismissed", "Recovered (USD)", "Median days to decision", "Success rate"],
];

function csvOf({ from, to, by, total, groups }: ResultsDto): string {
  const line = (dimension: string, label: string, f: ResultsDto["total"]) =>
    csvRow([
      ...[from, to, by, dimension, label, f.filed, f.open, f.decided, f.overturned, f.partly_overturned],
      ...[f.upheld, f.dismissed, Number(f.recovered), f.median_days, f.success_rate],
    ]);
  const lines = RESULT_DIMENSIONS.flatMap((dimension) =>
    (groups[dimension] ?? []).map(({ label, ...f }) => line(dimension, label, f)),
  );
  // The mark tells Excel that this is UTF-8.
  return `\uFEFF${csvRow(HEADINGS)}${line("all", "All", total)}${lines.join("")}`;
}
