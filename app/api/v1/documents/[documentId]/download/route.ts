import { openDocument } from "@/lib/domain/document/library";
import { LIBRARY_MEDIA_TYPES } from "@/lib/domain/document/schema";
import { fileResponse } from "@/lib/transport/file-response";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    params: idParam("documentId"),
    summary: "Save a document",
    file: LIBRARY_MEDIA_TYPES,
  },
  async ({ ctx, params: { documentId } }) => {
    const { stream, ...file } = await openDocument(ctx, documentId);
    return fileResponse(stream, { ...file, show: "attachment" });
  },
);
