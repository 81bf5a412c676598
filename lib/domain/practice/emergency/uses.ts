import { and, desc, eq, isNotNull } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { members } from "@/db/schema/practices";
import { remittanceFiles } from "@/db/schema/remittances";
import { passkeys, users } from "@/db/schema/users";
import { AppError, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { tellPerson } from "../../account/notices";
import { endSessions } from "../../account/sessions";
import { useEmergency } from "./access";
import { sealedOriginalAnswer } from "./schema";

/** What an open emergency access lets an owner do, and nothing else does (docs/product.md, A11). */

const LISTED = 100;

/** Names only; each opening is a use, the list is none. */
export const listSealedOriginals = operation(
  {
    name: "listSealedOriginals",
    access: "owner",
    answer: pageAnswer(sealedOriginalAnswer),
    summary: "List the newest sealed originals",
    description: "Files that were kept as they came because a copy without what acted in them is shown.",
  },
  async (ctx, _input, tx) => {
    const ofDocuments = tx
      .select({ id: documents.id, filename: documents.originalFilename, createdAt: documents.createdAt })
      .from(documents)
      .where(and(eq(documents.practiceId, ctx.practiceId), isNotNull(documents.originalStorageKey)))
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(LISTED);
    const ofRemittances = tx
      .select({
        id: remittanceFiles.id,
        filename: remittanceFiles.filename,
        createdAt: remittanceFiles.createdAt,
      })
      .from(remittanceFiles)
      .where(
        and(eq(remittanceFiles.practiceId, ctx.practiceId), isNotNull(remittanceFiles.originalStorageKey)),
      )
      .orderBy(desc(remittanceFiles.createdAt), desc(remittanceFiles.id))
      .limit(LISTED);
    const rows = await unionAll(ofDocuments, ofRemittances)
      .orderBy((row) => [desc(row.createdAt), desc(row.id)])
      .limit(LISTED);
    await audit(tx, ctx, {
      action: "list",
      entity: "document",
      detail: { sealed: true, count: rows.length },
    });
    const results = rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
    return { count: results.length, next: null, previous: null, results };
  },
);

type Opened = Awaited<ReturnType<typeof openStored>>;

/** The file as it came, to be saved and never shown: it may hold what acts. Throws FORBIDDEN without emergency access. */
export const openSealedOriginal = operation(
  {
    name: "openSealedOriginal",
    access: "owner",
    verified: true,
    input: z.object({ documentId: z.uuid() }),
    answer: z.custom<Opened>(),
    summary: "Get the sealed original of a document or a remittance in an emergency",
    media: ["application/octet-stream"],
    transaction: false,
  },
  async (ctx, { documentId }) => {
    const sealed = await inContext(ctx, async (tx) => {
      const found =
        (await sealedDocument(tx, ctx, documentId)) ?? (await sealedRemittance(tx, ctx, documentId));
      if (!found?.storageKey) throw notFound();
      const emergency = await useEmergency(tx, ctx);
      await audit(tx, ctx, {
        action: "download",
        entity: found.entity,
        entityId: documentId,
        patientId: found.patientId,
        detail: { sealed: true, emergency },
      });
      return { ...found, storageKey: found.storageKey };
    });
    const mediaType = "application/octet-stream";
    return openStored({ ...sealed, originalFilename: `${sealed.originalFilename}.original`, mediaType });
  },
);

async function sealedDocument(tx: Tx, ctx: Ctx, id: string) {
  const [found] = await tx
    .select({
      storageKey: documents.originalStorageKey,
      originalFilename: documents.originalFilename,
      patientId: documents.patientId,
    })
    .from(documents)
    .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, id)));
  return found && { ...found, entity: "document" as const };
}

async function sealedRemittance(tx: Tx, ctx: Ctx, id: string) {
  const [found] = await tx
    .select({ storageKey: remittanceFiles.originalStorageKey, originalFilename: remittanceFiles.filename })
    .from(remittanceFiles)
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, id)));
  return found && { ...found, patientId: null, entity: "remittance" as const };
}

/**
 * Takes the second factor off a colleague who lost it, whose recovery codes are gone: their password alone signs in
 * again, or leads through a new setup where the practice asks for one. Ends their sessions; they are told by mail.
 */
export const resetMemberFactor = operation(
  {
    name: "resetMemberFactor",
    access: "owner",
    verified: true,
    input: z.object({ id: z.uuid() }),
    summary: "Remove a member's lost second factor in an emergency",
    refuses: ["CONFLICT"],
  },
  async (ctx, { id: userId }, tx) => {
    if (userId === ctx.actor.userId) {
      throw new AppError("CONFLICT", "Your own second factor is changed under Security.");
    }
    const [member] = await tx
      .select({ id: members.userId })
      .from(members)
      .where(and(eq(members.practiceId, ctx.practiceId), eq(members.userId, userId)));
    if (!member) throw notFound();
    const emergency = await useEmergency(tx, ctx);
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await tx
      .update(users)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodeHashes: null })
      .where(eq(users.id, userId));
    await endSessions(tx, userId, "second factor removed in an emergency");
    await audit(tx, ctx, {
      action: "second_factor",
      entity: "member",
      entityId: userId,
      detail: { step: "reset", emergency },
    });
    await tellPerson(tx, userId, "factor_reset");
  },
);
