import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterExports } from "@/db/schema/letters";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { discardUnkept } from "@/lib/domain/kernel/stored-file";
import {
  awaitMade,
  beingMade,
  buildOrEnd,
  isLate,
  openFaxTo,
  packetIdOf,
  sealedFaxTo,
} from "@/lib/domain/letter/export/hand-over";
import { printLetter } from "@/lib/domain/letter/export/render";
import type { ExportRow } from "@/lib/domain/letter/saved/made";
import { type EventData, emitAgain, isUnderWay } from "@/lib/events";
import { endOfRequest, storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { type RebuttalOrder, rebuttalOrder } from "./rebuttal";

type ProofAsk = {
  appealId: string;
  deliveryId: string;
  /** Makes it a fax to this number, with a cover sheet. */
  faxTo?: string | undefined;
  /** When it is to be there that a request waits for; left out: its share of the request's time. */
  until?: number | undefined;
};

/**
 * The packet that proves a sending as it is today: the one made before if nothing in it changed since, else a new one.
 * Throws as `rebuttalOrder`, UNPROCESSABLE for what can't be enclosed, and UNAVAILABLE for a packet that isn't there in the
 * time of the request: a workflow then builds it, and the next call finds it.
 */
export async function ensureProof(
  ctx: Ctx,
  { appealId, deliveryId, faxTo, until: asked }: ProofAsk,
): Promise<{ row: ExportRow; patientId: string | null }> {
  // A job has no request that waits for it.
  const until = ctx.actor.kind === "job" ? undefined : (asked ?? endOfRequest());
  const { order, key, existing, packetId, isMaking } = await inContext(ctx, async (tx) => {
    const ordered = await rebuttalOrder(tx, ctx, { appealId, deliveryId, faxTo });
    const same = keyOf(deliveryId, ordered);
    const made = await madeBefore(tx, ctx, appealId, same);
    const id = packetIdOf(ctx, ["proof", same]);
    const isAwaited = !made && until !== undefined && (await isUnderWay(tx, id));
    return { order: ordered, key: same, existing: made, packetId: id, isMaking: isAwaited };
  });
  const { patientId } = order.appeal;
  const look = (tx: Tx) => madeBefore(tx, ctx, appealId, key);
  const ready = existing ?? (isMaking ? await awaitMade(ctx, packetId, look, asked) : null);
  if (ready) return { row: ready, patientId };
  const printed = await printLetter(order, until).catch(async (error) => {
    if (until === undefined || !isLate(error)) throw error;
    const sealed = sealedFaxTo(ctx, packetId, faxTo ?? null);
    const told = { practiceId: ctx.practiceId, userId: ctx.actor.userId, appealId, deliveryId, packetId };
    await inContext(ctx, (tx) =>
      emitAgain(tx, "delivery/proof.requested", { ...told, faxTo: sealed }, packetId),
    );
    throw beingMade(error);
  });
  const storageKey = newStorageKey();
  const stored = await storage().put(storageKey, printed.bytes, { contentType: "application/pdf" });
  try {
    const row = await inContext(ctx, async (tx) => {
      const [made] = await tx
        .insert(letterExports)
        .values({
          practiceId: ctx.practiceId,
          appealId,
          versionId: order.versionId,
          storageKey,
          sizeBytes: stored.size,
          sha256: stored.sha256,
          pages: printed.pages,
          form: "proof",
          cover: order.cover,
          // The sending and its first page stand in front of the receipts; they are no documents of the library.
          enclosures: printed.enclosed.slice(2),
          enclosuresKey: key,
          createdBy: ctx.actor.userId,
        })
        .returning();
      if (!made) throw new Error("insert returned no row");
      await audit(tx, ctx, {
        action: "create",
        entity: "delivery",
        entityId: deliveryId,
        patientId,
        detail: { rebuttal: true, pages: made.pages, bytes: made.sizeBytes },
      });
      return made;
    });
    return { row, patientId };
  } catch (error) {
    await discardUnkept([storageKey], error);
    throw error;
  }
}

/** Builds and keeps the proof that a request could not wait for. */
export const buildProof = (
  ctx: Ctx,
  { appealId, deliveryId, packetId, faxTo }: EventData<"delivery/proof.requested">,
): Promise<void> =>
  buildOrEnd(packetId, () =>
    ensureProof(ctx, { appealId, deliveryId, faxTo: openFaxTo(ctx, { packetId, faxTo }) }),
  );

/** The same for proofs of one sending that would read the same: its words of today, its papers, its cover, its letterhead. */
function keyOf(deliveryId: string, { letter, files, cover, practice }: RebuttalOrder): string {
  const papers = files.map(({ id, sha256 }) => [id, sha256]);
  const same = [
    deliveryId,
    letter.content,
    papers,
    cover && [cover.to, cover.toFax, cover.date, cover.subject],
  ];
  return createHash("sha256")
    .update(JSON.stringify([...same, practice.updatedAt]))
    .digest("hex");
}

async function madeBefore(tx: Tx, ctx: Ctx, appealId: string, key: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(letterExports)
    .where(
      and(
        eq(letterExports.practiceId, ctx.practiceId),
        eq(letterExports.appealId, appealId),
        eq(letterExports.form, "proof"),
        eq(letterExports.enclosuresKey, key),
      ),
    )
    .orderBy(desc(letterExports.createdAt))
    .limit(1);
  return row ?? null;
}
