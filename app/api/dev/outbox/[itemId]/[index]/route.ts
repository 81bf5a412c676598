import { z } from "zod";
import { database } from "@/lib/auth/database";
import { requireLocalCaller } from "@/lib/auth/local-caller";
import { notFound } from "@/lib/core/errors";
import { outboxAttachment } from "@/lib/domain/delivery/outbox";
import { storage } from "@/lib/integrations/services";
import { endpoint } from "@/lib/transport/endpoint";
import { fileResponse } from "@/lib/transport/file-response";

export const dynamic = "force-dynamic";

export const GET = endpoint(
  { access: "public", params: z.object({ itemId: z.uuid(), index: z.coerce.number().int().min(0).max(50) }) },
  async ({ params, request }) => {
    requireLocalCaller(request.headers);
    const file = await outboxAttachment(database(), params.itemId, params.index);
    if (!file) throw notFound();
    const { stream, size } = await storage().get(file.storageKey);
    return fileResponse(stream, {
      size,
      filename: file.filename,
      mediaType: file.contentType,
      show: "attachment",
    });
  },
);
