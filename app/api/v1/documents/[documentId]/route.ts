import { deleteClaimDocument } from "@/lib/domain/document/of-claim/claim-documents";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const DELETE = endpoint(
  { access: "user", params: idParam("documentId"), summary: "Delete a claim's document" },
  ({ ctx, params: { documentId } }) => deleteClaimDocument(ctx, documentId),
);
