import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { inboundFaxes } from "@/db/schema/inbound-faxes";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { countUpTo } from "@/lib/domain/kernel/count-up-to";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { emit } from "@/lib/events";
import { FAX_MESSAGES, openFaxesAnswer, openFaxesQuery } from "./schema";

const faxIdField = { faxId: z.uuid() };

/** What came and is no document yet. One that was taken in is a payer's answer that waits (`GET /decisions/`). */
export const listOpenFaxes = operation(
  {
    name: "listOpenFaxes",
    access: "user",
    input: openFaxesQuery,
    answer: openFaxesAnswer,
    summary: "List the faxes that came in and are no document yet, newest first",
    description: "They are being fetched, or say why they could not be. The others are among the answers.",
  },
  async (ctx, query, tx) => {
    const after = decodeCursor(query.cursor);
    const { createdAt, id } = inboundFaxes;
    const open = and(
      eq(inboundFaxes.practiceId, ctx.practiceId),
      inArray(inboundFaxes.state, ["fetching", "failed"]),
    );
    const count = await countUpTo(tx, inboundFaxes, open);
    const rows = await tx
      .select({ row: inboundFaxes, exact: exactTime(createdAt) })
      .from(inboundFaxes)
      .where(
        and(
          open,
          after ? sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(query.page_size + 1);
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    await audit(tx, ctx, { action: "list", entity: "fax", detail: { count: page.length } });
    return {
      count,
      next: last ? encodeCursor({ at: last.exact, id: last.row.id }) : null,
      previous: null,
      results: page.map(({ row }) => ({
        id: row.id,
        from: row.fromNumber,
        to: row.toNumber,
        pages: row.pages,
        received_at: row.receivedAt.toISOString(),
        state: row.state === "failed" ? ("failed" as const) : ("fetching" as const),
        problem: row.problem,
      })),
    };
  },
);

/** Throws NOT_FOUND, and CONFLICT for one that did not fail. */
export const retryFax = operation(
  {
    name: "retryFax",
    access: "user",
    input: z.object(faxIdField),
    summary: "Fetch a fax again whose file could not be fetched",
    refuses: ["CONFLICT"],
  },
  async (ctx, { faxId }, tx) => {
    // Whoever asks takes it in: the owner of that day may have left.
    await settle(tx, ctx, faxId, { state: "fetching", problem: "", takenBy: ctx.actor.userId });
    const { practiceId, actor } = ctx;
    await emit(tx, "fax/received", { practiceId, userId: actor.userId, faxId });
  },
);

/** Throws NOT_FOUND, and CONFLICT for one that did not fail. */
export const dismissFax = operation(
  {
    name: "dismissFax",
    access: "user",
    input: z.object(faxIdField),
    summary: "Dismiss a fax whose file could not be fetched",
    refuses: ["CONFLICT"],
  },
  async (ctx, { faxId }, tx) => settle(tx, ctx, faxId, { state: "dismissed" }),
);

async function settle(
  tx: Tx,
  ctx: Ctx,
  faxId: string,
  values: Partial<typeof inboundFaxes.$inferInsert>,
): Promise<void> {
  const which = and(eq(inboundFaxes.practiceId, ctx.practiceId), eq(inboundFaxes.id, faxId));
  const [row] = await tx.select({ state: inboundFaxes.state }).from(inboundFaxes).where(which).for("update");
  if (!row) throw notFound(FAX_MESSAGES.notFound);
  if (row.state !== "failed") throw new AppError("CONFLICT", FAX_MESSAGES.settled);
  await tx
    .update(inboundFaxes)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(which);
  await audit(tx, ctx, {
    ...{ action: "update", entity: "fax", entityId: faxId },
    detail: { state: values.state ?? null },
  });
}
