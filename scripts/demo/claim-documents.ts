import { createReadStream } from "node:fs";
import { documents } from "@/db/schema/documents";
import { auditMany } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import type { DeniedClaim } from "./claims";
import { denialNotice, progressNote } from "./notice";
import { inTurn } from "./random";

const COUNT = 9;

/**
 * Notices and visit notes at some denied claims, for the worker to read. Stored without the checks of an upload: the
 * files are our own, and looking into each costs a second.
 */
export async function seedClaimDocuments(
  people: readonly Ctx[],
  claims: readonly DeniedClaim[],
  folder: string,
): Promise<void> {
  for (let index = 0; index < COUNT; index++) {
    await addDocument(inTurn(people, index), inTurn(claims, index), index, folder);
  }
}

async function addDocument(ctx: Ctx, claim: DeniedClaim, index: number, folder: string): Promise<void> {
  const isNotice = index % 3 !== 2;
  const file = await (isNotice ? denialNotice : progressNote)(claim, folder, "file");
  const contentType = "application/pdf";
  const storageKey = newStorageKey();
  await storage().put(storageKey, createReadStream(file.path), { contentType, sha256: file.sha256 });
  const id = crypto.randomUUID();
  const { patientId, id: claimId } = claim.row;
  const documentType = isNotice ? "denial_letter" : "medical_records";
  await inContext(ctx, async (tx) => {
    await tx.insert(documents).values({
      id,
      practiceId: ctx.practiceId,
      claimId,
      patientId,
      documentType,
      description: isNotice ? "Notice from the payer" : "Note of the visit",
      originalFilename: file.filename,
      mediaType: contentType,
      sizeBytes: file.size,
      sha256: file.sha256,
      storageKey,
      pageCount: file.pages,
      uploadedBy: ctx.actor.userId,
    });
    const detail = { type: documentType, bytes: file.size, pages: file.pages };
    await auditMany(tx, ctx, [{ action: "create", entity: "document", entityId: id, patientId, detail }]);
    const { practiceId, actor } = ctx;
    await emit(tx, "document/uploaded", { practiceId, userId: actor.userId, documentId: id }, id);
  });
}
