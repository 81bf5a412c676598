import { listClaimDocuments } from "@/lib/domain/document/of-claim/claim-documents";
import { claimDocumentsAnswer } from "@/lib/domain/document/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    access: "user",
    params: idParam("claimId"),
    summary: "List a claim's documents",
    answer: claimDocumentsAnswer,
  },
  async ({ ctx, params: { claimId } }) => {
    const documents = await listClaimDocuments(ctx, claimId);
    return { count: documents.length, next: null, previous: null, documents, results: documents };
  },
);
