import { deleteAppealDocument } from "@/lib/domain/document/upload";
import { idParam, route } from "@/lib/transport/route";

export const DELETE = route(
  {
    access: "user",
    params: idParam("appealId", "documentId"),
    status: 204,
    summary: "Delete an uploaded document",
  },
  ({ ctx, params: { appealId, documentId } }) => deleteAppealDocument(ctx, appealId, documentId),
);
