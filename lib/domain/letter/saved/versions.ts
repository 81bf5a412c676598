import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterVersions } from "@/db/schema/letters";
import type { LetterFormat } from "@/lib/core/enums";
import type { Ctx } from "@/lib/domain/kernel/context";

export type LetterVersionRow = typeof letterVersions.$inferSelect;

/** The appeal's letter: its highest version, or null. */
export async function latestVersion(tx: Tx, ctx: Ctx, appealId: string): Promise<LetterVersionRow | null> {
  const [row] = await tx
    .select()
    .from(letterVersions)
    .where(and(eq(letterVersions.practiceId, ctx.practiceId), eq(letterVersions.appealId, appealId)))
    .orderBy(desc(letterVersions.version))
    .limit(1);
  return row ?? null;
}

export type NewVersion = {
  content: string;
  format: LetterFormat;
  origin: "generated" | "edited";
  engine: string | null;
  providerModel: string | null;
  generationId: string | null;
};

/**
 * Keeps a further version. The caller holds the appeal's row (`forUpdate`), so that numbers have no gaps. A
 * generation's version is kept once, however often its step is tried.
 */
export async function appendVersion(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  letter: NewVersion,
): Promise<LetterVersionRow | null> {
  const previous = await latestVersion(tx, ctx, appealId);
  const [row] = await tx
    .insert(letterVersions)
    .values({
      practiceId: ctx.practiceId,
      appealId,
      version: (previous?.version ?? 0) + 1,
      content: letter.content,
      contentFormat: letter.format,
      sha256: createHash("sha256").update(letter.content).digest("hex"),
      origin: letter.origin,
      engine: letter.engine,
      providerModel: letter.providerModel,
      generationId: letter.generationId,
      createdBy: ctx.actor.userId,
    })
    .onConflictDoNothing({ target: [letterVersions.practiceId, letterVersions.generationId] })
    .returning();
  return row ?? null;
}
