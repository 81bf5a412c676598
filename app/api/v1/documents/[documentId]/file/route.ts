import { openDocument } from "@/lib/domain/document/library/library";
import { LIBRARY_MEDIA_TYPES } from "@/lib/domain/document/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { fileResponse } from "@/lib/transport/file-response";

export const GET = endpoint(
  {
    access: "user",
    params: idParam("documentId"),
    summary: "Show a document",
    file: LIBRARY_MEDIA_TYPES,
  },
  async ({ ctx, params: { documentId } }) => {
    const { stream, ...file } = await openDocument(ctx, documentId);
    return fileResponse(stream, { ...file, show: "inline" });
  },
);
