import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterExports } from "@/db/schema/letters";
import type { Ctx } from "@/lib/domain/kernel/context";

export type ExportRow = typeof letterExports.$inferSelect;

/** The newest PDF of a version that is no fax, or null. */
export async function exportOfVersion(tx: Tx, ctx: Ctx, versionId: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(letterExports)
    .where(
      and(
        eq(letterExports.practiceId, ctx.practiceId),
        eq(letterExports.versionId, versionId),
        eq(letterExports.form, "pdf"),
      ),
    )
    .orderBy(desc(letterExports.createdAt), desc(letterExports.id))
    .limit(1);
  return row ?? null;
}
