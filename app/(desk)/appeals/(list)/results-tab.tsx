import { readResultsAddress } from "@/components/results/results-address";
import { ResultsPanel } from "@/components/results/results-panel";
import { firstOfMonth, todayIn } from "@/lib/core/dates";
import { getResults } from "@/lib/domain/case/results/results";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceOf } from "../../practice-of";

type Search = Promise<Record<string, string | string[] | undefined>>;

/** What became of the appeals (docs/product.md, N6). */
export async function ResultsTab({ ctx, searchParams }: { ctx: Ctx; searchParams: Search }) {
  const at = await readResultsAddress(searchParams);
  const today = todayIn((await practiceOf(ctx)).time_zone);
  const results = await getResults(ctx, { from: firstOfMonth(today, Number(at.months) - 1), to: today });
  return <ResultsPanel results={results} at={at} isOwner={ctx.actor.isOwner} />;
}
