import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { remittanceFiles } from "@/db/schema/remittances";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { linkFor, REMITTANCES_PAGE } from "@/lib/domain/practice/notification/link";
import { notify } from "@/lib/domain/practice/notification/notifications";
import { emit } from "@/lib/events";
import { requireSeen } from "../from-paper/require-seen";
import { isPaper } from "../from-paper/sheets";
import { type ApplyAnswer, applyAnswer, applyInput, REMITTANCE_MESSAGES } from "../schema";
import { applyRemittance, begin } from "./apply";
import { countsOf } from "./counts";
import { getFileInPractice } from "./files";

/** Up to here a file is applied while the caller waits; more goes to the worker. */
const AT_ONCE = 1000;
/** How long a caller waits for the worker before it is told to look again later. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 250;

/** Applies a small file at once; a large one as a workflow, whose end is awaited for a while. */
export const requestApply = operation(
  {
    name: "requestApply",
    access: "user",
    input: applyInput,
    answer: applyAnswer,
    summary: "Apply a remittance to the claims",
    description:
      "Safe to repeat: what was posted is never posted again. Nothing that a person entered is overwritten; " +
      "differences are counted and listed at /payers/conflicts/. Answers 202 with the counts so far for a file so " +
      "large that it goes on in the background.",
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
    record: ({ remittanceId }) => ({ action: "update", entity: "remittance", entityId: remittanceId }),
    // One transaction a batch.
    transaction: false,
  },
  async (ctx, { remittanceId: fileId, create_missing: createMissing, ...seen }) => {
    const options = { createMissing };
    const { claimCount, state: before } = await inContext(ctx, async (tx) => {
      const file = await getFileInPractice(tx, ctx, fileId);
      if (isPaper(file)) await requireSeen(tx, ctx, file, seen);
      return file;
    });
    if (claimCount <= AT_ONCE || before === "applied") return applyAtOnce(ctx, fileId, options);
    const state = await inContext(ctx, async (tx) => {
      const { file } = await begin(tx, ctx, fileId, createMissing);
      if (file.state === "applied") return "applied";
      const { practiceId, actor } = ctx;
      await emit(tx, "payer/remittance.apply-requested", {
        practiceId,
        userId: actor.userId,
        fileId,
        createMissing,
      });
      return "applying";
    });
    return state === "applied" ? applyRemittance(ctx, fileId, options) : awaited(ctx, fileId);
  },
);

async function applyAtOnce(
  ctx: Ctx,
  fileId: string,
  options: { createMissing: boolean },
): Promise<ApplyAnswer> {
  try {
    return await applyRemittance(ctx, fileId, options);
  } catch (error) {
    if (!(error instanceof AppError)) await inContext(ctx, (tx) => stopApplying(tx, ctx, fileId));
    throw error;
  }
}

/** After a fault: nobody waits anymore, and applying again continues after what was posted. */
async function stopApplying(tx: Tx, ctx: Ctx, fileId: string): Promise<boolean> {
  const rows = await tx
    .update(remittanceFiles)
    .set({ state: "stopped" })
    .where(
      and(
        eq(remittanceFiles.practiceId, ctx.practiceId),
        eq(remittanceFiles.id, fileId),
        eq(remittanceFiles.state, "applying"),
      ),
    )
    .returning({ id: remittanceFiles.id });
  if (rows.length === 0) return false;
  await audit(tx, ctx, {
    action: "update",
    entity: "remittance",
    entityId: fileId,
    detail: { to: "stopped" },
  });
  return true;
}

async function awaited(ctx: Ctx, fileId: string): Promise<ApplyAnswer> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const file = await inContext(ctx, (tx) => getFileInPractice(tx, ctx, fileId));
    if (file.state === "stopped") {
      throw new AppError("UNAVAILABLE", REMITTANCE_MESSAGES.stopped, { retryAfter: 60 });
    }
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
    const link = linkFor(counts);
    await notify(tx, ctx, { kind: "remittance_applied", counts, link, causeId: fileId });
  });
}

/** After the last try of the worker. */
export async function failApply(ctx: Ctx, fileId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    if (!(await stopApplying(tx, ctx, fileId))) return;
    await notify(tx, ctx, { kind: "remittance_failed", counts: {}, link: REMITTANCES_PAGE, causeId: fileId });
  });
}
