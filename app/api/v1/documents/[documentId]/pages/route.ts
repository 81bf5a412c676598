import { z } from "zod";
import { documentPageAnswer } from "@/lib/core/evidence";
import { getPageOfDocument } from "@/lib/domain/document/library/library";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** The words of one page with their places, for the viewer: a browser shows no TIFF by itself. */
export const GET = endpoint(
  {
    access: "user",
    params: idParam("documentId"),
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    summary: "Get the words of one page of a document and where they stand",
    answer: documentPageAnswer,
  },
  ({ ctx, params: { documentId }, query }) => getPageOfDocument(ctx, documentId, query.page),
);
