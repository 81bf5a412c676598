import { emit } from "@/lib/events";
import { type Ctx, inContext } from "../../context";
import { notify } from "../../notification/notifications";
import type { ApplyAnswer } from "../../remittance/schema";
import { applyRemittance, begin } from "./apply";
import { countsOf } from "./counts";
import { getFileInPractice } from "./files";

/** Up to here a file is applied while the caller waits; more goes to the worker. */
const AT_ONCE = 1000;
/** How long a caller waits for the worker before it is told to look again later. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 250;

/** Applies a small file at once; a large one as a workflow, whose end is awaited for a while. */
export async function requestApply(
  ctx: Ctx,
  fileId: string,
  options: { createMissing: boolean },
): Promise<ApplyAnswer> {
  const { claimCount } = await inContext(ctx, (tx) => getFileInPractice(tx, ctx, fileId));
  if (claimCount <= AT_ONCE) return applyRemittance(ctx, fileId, options);
  const state = await inContext(ctx, async (tx) => {
    const { file } = await begin(tx, ctx, fileId, options.createMissing);
    if (file.state === "applied") return "applied";
    const { practiceId, actor } = ctx;
    await emit(tx, "payer/remittance.apply-requested", {
      practiceId,
      userId: actor.userId,
      fileId,
      createMissing: options.createMissing,
    });
    return "applying";
  });
  return state === "applied" ? applyRemittance(ctx, fileId, options) : awaited(ctx, fileId);
}

async function awaited(ctx: Ctx, fileId: string): Promise<ApplyAnswer> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const file = await inContext(ctx, (tx) => getFileInPractice(tx, ctx, fileId));
    const done = file.state === "applied";
    if (done || Date.now() > until) return { status: done ? "applied" : "applying", ...countsOf(file) };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** News for the person whose file went on in the background. */
export async function tellApplied(ctx: Ctx, fileId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const { created, updated, conflicts, unmatched, newly_denied } = countsOf(
      await getFileInPractice(tx, ctx, fileId),
    );
    const counts = { updated: created + updated + conflicts, newly_denied, conflicts, unmatched };
    await notify(tx, ctx, { kind: "remittance_applied", counts, link: "/claims", causeId: fileId });
  });
}
