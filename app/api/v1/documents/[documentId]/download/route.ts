import { openClaimDocument } from "@/lib/domain/document/claim-documents";
import { CLAIM_UPLOAD_MEDIA_TYPES } from "@/lib/domain/document/schema";
import { fileResponse } from "@/lib/transport/file-response";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    params: idParam("documentId"),
    summary: "Save a claim's document",
    file: CLAIM_UPLOAD_MEDIA_TYPES,
  },
  async ({ ctx, params: { documentId } }) => {
    const { stream, ...file } = await openClaimDocument(ctx, documentId);
    return fileResponse(stream, { ...file, show: "attachment" });
  },
);
