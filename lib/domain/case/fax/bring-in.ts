import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { inboundFaxes } from "@/db/schema/inbound-faxes";
import { AppError } from "@/lib/core/errors";
import { ANSWERS_PAGE, faxWords } from "@/lib/core/fax-labels";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { notify } from "@/lib/domain/practice/notification/notifications";
import { practiceDay } from "@/lib/domain/practice/today";
import { FaxFetchFailure } from "@/lib/integrations/fax/telnyx-inbox";
import { fetchFax } from "@/lib/integrations/services";
import { keepAnswer } from "../decision/keep-answer";

type FaxRow = typeof inboundFaxes.$inferSelect;
const GAVE_UP = "The file could not be fetched: something went wrong on our side. Try again.";

/** The fax was kept or dismissed meanwhile: nothing is kept a second time. */
class NoLongerWaits extends Error {}

/**
 * Fetches the file of a fax and takes it in as an uploaded answer is: the same checks, the same reading, matched by what it
 * says, confirmed by a person. What can't be had or taken stays with its reason. Safe to start twice; throws what may pass.
 */
export async function bringIn(ctx: Ctx, faxId: string): Promise<void> {
  const fax = await inContext(ctx, (tx) => waiting(tx, ctx, faxId));
  if (!fax) return;
  const folder = await mkdtemp(path.join(tmpdir(), "fax-"));
  try {
    const file = path.join(folder, "fax");
    const fetched = await fetchFax(fax.reference, file);
    await keep(ctx, fax, { path: file, ...fetched });
  } catch (error) {
    if (error instanceof NoLongerWaits) return;
    const problem = finalProblem(error);
    if (problem === null) throw error;
    await failFax(ctx, faxId, problem);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Fetched = { path: string; size: number; sha256: string; tooLarge: boolean };

async function keep(ctx: Ctx, fax: FaxRow, fetched: Fetched): Promise<void> {
  const { named, described } = faxWords(fax);
  const filename = `${named}.${await endingOf(fetched.path)}`;
  const received = { field: "file", declaredType: "", filename, ...fetched };
  const receivedOn = await inContext(ctx, (tx) => practiceDay(tx, ctx, fax.receivedAt));
  // The fax's own row says whether it was kept.
  const once: Once = (_tx, work) => work();
  const answer = { patientId: null, appealOf: async () => null, once, description: described, receivedOn };
  await keepAnswer(ctx, received, answer, async (tx, { documentId }) => {
    if (!(await waiting(tx, ctx, fax.id, { forUpdate: true }))) throw new NoLongerWaits();
    await tx
      .update(inboundFaxes)
      .set({ state: "kept", documentId, problem: "", updatedAt: sql`clock_timestamp()` })
      .where(and(eq(inboundFaxes.practiceId, ctx.practiceId), eq(inboundFaxes.id, fax.id)));
    await audit(tx, ctx, {
      ...{ action: "update", entity: "fax", entityId: fax.id },
      detail: { state: "kept", bytes: fetched.size },
    });
    await notify(tx, ctx, { kind: "fax_received", counts: {}, link: ANSWERS_PAGE, causeId: fax.id });
  });
}

/** A fax has no name of its own: services give a PDF, or the TIFF that the line carried. */
async function endingOf(file: string): Promise<"pdf" | "tiff"> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return ["II*\0", "MM\0*"].includes(buffer.toString("latin1")) ? "tiff" : "pdf";
  } finally {
    await handle.close();
  }
}

/** What no other try changes, as a sentence; null for what may pass. */
function finalProblem(error: unknown): string | null {
  if (error instanceof FaxFetchFailure) return error.retryable ? null : error.message;
  const refused = error instanceof AppError && REFUSES_FILE.has(error.code);
  return refused ? error.message : null;
}
const REFUSES_FILE: ReadonlySet<string> = new Set(["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE"]);

async function waiting(
  tx: Tx,
  ctx: Ctx,
  faxId: string,
  options: { forUpdate?: boolean } = {},
): Promise<FaxRow | null> {
  const query = tx
    .select()
    .from(inboundFaxes)
    .where(and(eq(inboundFaxes.practiceId, ctx.practiceId), eq(inboundFaxes.id, faxId)));
  const [row] = await (options.forUpdate ? query.for("update") : query);
  return row?.state === "fetching" ? row : null;
}

/** Ends a fax whose file did not come, so that a person sees it. */
export async function failFax(ctx: Ctx, faxId: string, problem = GAVE_UP): Promise<void> {
  await inContext(ctx, async (tx) => {
    if (!(await waiting(tx, ctx, faxId, { forUpdate: true }))) return;
    await tx
      .update(inboundFaxes)
      .set({ state: "failed", problem, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(inboundFaxes.practiceId, ctx.practiceId), eq(inboundFaxes.id, faxId)));
    await audit(tx, ctx, {
      ...{ action: "update", entity: "fax", entityId: faxId },
      detail: { state: "failed" },
    });
    await notify(tx, ctx, { kind: "fax_failed", counts: {}, link: ANSWERS_PAGE, causeId: faxId });
  });
}
