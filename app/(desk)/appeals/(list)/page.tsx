import type { Metadata } from "next";
import { AppealsDashboard } from "@/components/appeal/appeals-dashboard";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { countAppeals, listAppeals } from "@/lib/domain/appeal/queries";
import { dashboardQuery } from "@/lib/domain/appeal/schema";
import { getPractice } from "@/lib/domain/practice/practice";

export const metadata: Metadata = { title: "Appeals Dashboard" };

type Search = Promise<Record<string, string | string[] | undefined>>;

export default async function AppealsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const { from, ...query } = dashboardQuery.parse(await searchParams);
  const [page, counts, practice] = await Promise.all([
    listAppeals(ctx, { ...query, page_size: 50 }),
    countAppeals(ctx),
    getPractice(ctx),
  ]);
  return (
    <AppealsDashboard
      page={page}
      counts={counts}
      status={query.status ?? null}
      from={query.cursor ? from : 1}
      today={todayIn(practice.time_zone)}
    />
  );
}
