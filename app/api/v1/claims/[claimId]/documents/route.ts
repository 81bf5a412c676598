import { listClaimDocuments } from "@/lib/domain/document/claim-documents";
import { claimDocumentsAnswer } from "@/lib/domain/document/schema";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
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
