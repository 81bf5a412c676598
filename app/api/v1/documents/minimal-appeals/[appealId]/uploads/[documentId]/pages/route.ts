import { z } from "zod";
import { documentPageAnswer } from "@/lib/core/evidence";
import { getDocumentPage } from "@/lib/domain/appeal/documents/files";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** The words of one page with their places, for the viewer beside the fields. */
export const GET = endpoint(
  {
    access: "user",
    params: idParam("appealId", "documentId"),
    summary: "Get the words of one page and where they stand",
    answer: documentPageAnswer,
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  },
  ({ ctx, params: { appealId, documentId }, query }) =>
    getDocumentPage(ctx, appealId, documentId, query.page),
);
