import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { emitDeleted } from "@/lib/events";

/** Takes a document of the practice out of sight everywhere; the record stays for the audit. */
export async function hideDocument(
  tx: Tx,
  ctx: Ctx,
  { id: documentId, patientId }: Pick<typeof documents.$inferSelect, "id" | "patientId">,
): Promise<void> {
  await tx
    .update(documents)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId)));
  await emitDeleted(tx, "document/deleted", {
    practiceId: ctx.practiceId,
    userId: ctx.actor.userId,
    documentId,
  });
  await audit(tx, ctx, { action: "delete", entity: "document", entityId: documentId, patientId });
}
