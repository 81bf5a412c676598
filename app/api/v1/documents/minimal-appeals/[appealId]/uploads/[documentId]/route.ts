import { deleteAppealDocument } from "@/lib/domain/appeal/documents/files";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const DELETE = endpoint(
  {
    access: "user",
    params: idParam("appealId", "documentId"),
    status: 204,
    summary: "Delete an uploaded document",
  },
  ({ ctx, params: { appealId, documentId } }) => deleteAppealDocument(ctx, appealId, documentId),
);
