import { eq } from "drizzle-orm";
import { z } from "zod";
import { practices } from "@/db/schema/practices";
import { firstOfMonth, shiftDays } from "@/lib/core/dates";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { notFound } from "@/lib/core/errors";
import { centsOf, dollarsOf } from "@/lib/core/money";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { longDate } from "@/lib/domain/letter/facts/facts";
import { practiceToday } from "@/lib/domain/practice/today";
import type { Report, ReportTable } from "@/lib/integrations/pdf/report-pdf";
import { monthName } from "./group-names";
import { readResults } from "./read-results";
import { RATE_FROM, type ResultGroupDto, type ResultsDto, reportQuery } from "./schema";

/** What fits on one sheet beside the rest. */
const ROWS = 5;
const PREVENTABLE = 3;

/** The month on one page for the owner (docs/product.md, N8). */
export const openReport = operation(
  {
    name: "openReport",
    access: "owner",
    input: reportQuery,
    answer: z.custom<{ bytes: Uint8Array<ArrayBuffer>; filename: string }>(),
    media: ["application/pdf"],
    summary: "Get a month's results on one page",
    // A page is set while no connection is held.
    transaction: false,
  },
  async (ctx, query) => {
    const report = await inContext(ctx, async (tx) => {
      const [practice] = await tx
        .select({ name: practices.name })
        .from(practices)
        .where(eq(practices.id, ctx.practiceId));
      if (!practice) throw notFound();
      const today = await practiceToday(tx, ctx);
      const month = query.month ?? firstOfMonth(today, 1).slice(0, 7);
      const period = { from: `${month}-01`, to: lastDay(month) };
      const [decided, sent] = [
        await readResults(tx, ctx, { ...period, by: "decided" }),
        await readResults(tx, ctx, { ...period, by: "sent" }),
      ];
      await audit(tx, ctx, { action: "export", entity: "appeal_results", detail: { month } });
      return { month, report: reportOf(practice.name, month, today, decided, sent) };
    });
    // Loaded with the first report: a server that makes none starts sooner.
    const { renderReportPdf } = await import("@/lib/integrations/pdf/report-pdf");
    return { bytes: await renderReportPdf(report.report), filename: `appeals-${report.month}.pdf` };
  },
);

const lastDay = (month: string): string => shiftDays(firstOfMonth(`${month}-01`, -1), -1);

type Results = Pick<ResultsDto, "total" | "groups" | "preventable">;

function reportOf(practice: string, month: string, today: string, decided: Results, sent: Results): Report {
  const { total } = decided;
  const won = total.overturned + total.partly_overturned;
  return {
    title: "Appeals, month in review",
    practice,
    period: `${monthName(month)}${month === today.slice(0, 7) ? `, through ${longDate(today)}` : ""}`,
    figures: [
      { label: "Recovered", value: dollars(total.recovered), note: "of appeals decided this month" },
      {
        label: "Decided",
        value: String(total.decided),
        note: total.median_days === null ? "" : `${total.median_days} days to decide (median)`,
      },
      { label: "Overturned", value: rateOr(total, won), note: wonNote(total) },
      { label: "Sent", value: String(sent.total.filed), note: `${sent.total.open} of them still open` },
    ],
    tables: [
      decisions("Decided this month by payer", decided.groups.payer),
      decisions("Decided this month by reason of denial", decided.groups.category),
      {
        title: "Denials that repeat",
        none: "No payer denied three or more claims for the same reason this month.",
        headings: ["Payer", "Reason", "Claims", "Amount", "What would stop it"],
        rows: sent.preventable
          .slice(0, PREVENTABLE)
          .map(({ payer, category, claims, amount, step }) => [
            ...[payer, DENIAL_CATEGORY_LABELS[category], String(claims), dollars(amount), step],
          ]),
        widths: [24, 19, 8, 12, 37],
        words: [1, 4],
      },
    ],
    notes: [
      `Appeals are counted in the month of the decision, "Sent" in the month of sending. No rate of fewer than ${RATE_FROM} decisions.`,
      "Recovered: payments posted after a payer overturned a denial. Repeating denials are counted by the date of denial.",
    ],
    createdAt: new Date(),
  };
}

const dollars = (amount: string) => dollarsOf(centsOf(amount));

const rateOr = ({ success_rate: rate, decided }: ResultsDto["total"], won: number): string =>
  rate === null ? `${won} of ${decided}` : `${Math.round(rate * 100)}%`;

const wonNote = ({ overturned, partly_overturned: partly, success_rate, decided }: ResultsDto["total"]) =>
  `${overturned} wholly, ${partly} partly${success_rate === null ? "" : ` of ${decided}`}`;

const decisions = (title: string, groups: readonly ResultGroupDto[] = []): ReportTable => ({
  title,
  none: "No decision came in this month.",
  headings: ["", "Decided", "Overturned", "Partly", "Upheld", "Dismissed", "Recovered"],
  rows: [...groups]
    .sort((a, b) => b.decided - a.decided)
    .slice(0, ROWS)
    .map((group) => [
      ...[group.label, String(group.decided), String(group.overturned), String(group.partly_overturned)],
      ...[String(group.upheld), String(group.dismissed), dollars(group.recovered)],
    ]),
  widths: [34, 10, 12, 10, 10, 11, 13],
});
