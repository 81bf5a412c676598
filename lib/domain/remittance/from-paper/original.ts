import type { Readable } from "node:stream";
import { z } from "zod";

import { notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { getFileInPractice } from "../posting/files";
import { REMITTANCE_MEDIA_TYPES, REMITTANCE_MESSAGES, remittanceIdField } from "../schema";

type OpenedOriginal = { stream: Readable; size: number; filename: string; mediaType: string };

/** What was uploaded, as it came; nothing of another practice's, and nothing that the virus scanner objects to. */
export const openOriginal = operation(
  {
    name: "openOriginal",
    access: "user",
    input: z.object(remittanceIdField),
    answer: z.custom<OpenedOriginal>(),
    summary: "Get a remittance's file as it came",
    media: REMITTANCE_MEDIA_TYPES,
    transaction: false,
  },
  async (ctx, { remittanceId }) => {
    const file = await inContext(ctx, async (tx) => {
      const found = await getFileInPractice(tx, ctx, remittanceId);
      if (found.state === "quarantined" || found.storageKey === "")
        throw notFound(REMITTANCE_MESSAGES.notFound);
      await audit(tx, ctx, { action: "download", entity: "remittance", entityId: remittanceId });
      return found;
    });
    return openStored({
      storageKey: file.storageKey,
      originalFilename: file.filename,
      mediaType: file.mediaType,
    });
  },
);
