import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { documents } from "@/db/schema/documents";
import { remittanceFiles } from "@/db/schema/remittances";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { discardUnkept } from "@/lib/domain/kernel/stored-file";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { type RemittanceFile, remittanceFileDto } from "../posting/files";
import { REMITTANCE_MESSAGES, remittanceFileAnswer } from "../schema";
import { insertPaper } from "./take-paper";

/** Makes a remittance of a document, with a copy of its own: deleting the document takes nothing from what was posted. */
export const postDocument = operation(
  {
    name: "postDocument",
    access: "user",
    input: z.object({ documentId: z.uuid() }),
    answer: remittanceFileAnswer,
    summary: "Make a remittance of an EOB among the documents",
    description:
      "The document's claims and lines are read and shown as a remittance; nothing is posted until it is applied. The same " +
      "document again is the same remittance.",
    refuses: ["CONFLICT"],
    transaction: false,
  },
  async (ctx, { documentId }) => {
    const { document, earlier } = await inContext(ctx, async (tx) => {
      const [document] = await tx
        .select()
        .from(documents)
        .where(
          and(
            eq(documents.practiceId, ctx.practiceId),
            eq(documents.id, documentId),
            isNull(documents.deletedAt),
            isNull(documents.quarantineReason),
          ),
        );
      if (!document) throw notFound("Document not found.");
      const [earlier] = await tx
        .select()
        .from(remittanceFiles)
        .where(
          and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.sha256, document.sha256)),
        );
      const known = earlier as unknown as RemittanceFile | undefined;
      const isThere = known !== undefined && known.state !== "quarantined" && known.state !== "unreadable";
      if (isThere) await audit(tx, ctx, { action: "read", entity: "remittance", entityId: known.id });
      return { document, earlier: isThere ? known : null };
    });
    if (document.ocrStatus === "pending") throw new AppError("CONFLICT", REMITTANCE_MESSAGES.reading);
    if (earlier) return remittanceFileDto(earlier);
    const storageKey = newStorageKey();
    const { stream } = await storage().get(document.storageKey);
    await storage().put(storageKey, stream, { contentType: document.mediaType, sha256: document.sha256 });
    try {
      const file = await inContext(ctx, (tx) =>
        insertPaper(tx, ctx, {
          storageKey,
          mediaType: document.mediaType,
          sha256: document.sha256,
          sizeBytes: document.sizeBytes,
          filename: document.originalFilename,
          source: "document",
          sourceRef: null,
          documentId: document.id,
        }),
      );
      return remittanceFileDto(file);
    } catch (error) {
      await discardUnkept([storageKey], error);
      throw error;
    }
  },
);
