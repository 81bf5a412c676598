import { deleteClaimDocument } from "@/lib/domain/document/claim-documents";
import { idParam, route } from "@/lib/transport/route";

export const DELETE = route(
  { access: "user", params: idParam("documentId"), summary: "Delete a claim's document" },
  ({ ctx, params: { documentId } }) => deleteClaimDocument(ctx, documentId),
);
