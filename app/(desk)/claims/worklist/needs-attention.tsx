import { redirect } from "next/navigation";
import { SavedFiltersButton } from "@/components/claim/late-toolbar";
import { ViewLinks } from "@/components/claim/view-links";
import { readWorklistAddress, worklistHref } from "@/components/worklist/worklist-address";
import { WorklistView } from "@/components/worklist/worklist-view";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { listWorklist, listWorklistPayers } from "@/lib/domain/case/worklist/queries";
import type { WorklistPage } from "@/lib/domain/case/worklist/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceOf } from "../../practice-of";
import { peopleOf } from "../people-of";
import { savedFiltersView } from "../views";
import { worklistKeysView } from "./views";

type Search = Promise<Record<string, string | string[] | undefined>>;

/** The tab "Needs attention" (docs/product.md, I9). */
export async function NeedsAttention({ ctx, searchParams }: { ctx: Ctx; searchParams: Search }) {
  const { view: _view, ...place } = await readWorklistAddress(searchParams);
  const [page, { payers }, practice, people] = await Promise.all([
    pageAt(ctx, place),
    listWorklistPayers(ctx),
    practiceOf(ctx),
    peopleOf(ctx),
  ]);
  // An address that was kept too long may name what is no more: then it is the first page.
  if (!page) redirect(worklistHref({}));
  return (
    <>
      <ViewLinks place={{ view: "needs_attention" }} attention={page.counts.open}>
        <div className="py-1">
          <SavedFiltersButton current={{ view: "needs_attention" }} view={savedFiltersView} />
        </div>
      </ViewLinks>
      <WorklistView
        page={page}
        place={place}
        payers={payers}
        people={people}
        me={ctx.actor.userId}
        today={todayIn(practice.time_zone)}
        keysView={worklistKeysView}
      />
    </>
  );
}

type Place = Omit<Awaited<ReturnType<typeof readWorklistAddress>>, "view">;

async function pageAt(ctx: Ctx, { from: _, ...place }: Place): Promise<WorklistPage | null> {
  const asked = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null));
  try {
    return await listWorklist(ctx, asked);
  } catch (error) {
    if (Object.keys(asked).length > 0 && error instanceof AppError && error.code !== "FORBIDDEN") return null;
    throw error;
  }
}
