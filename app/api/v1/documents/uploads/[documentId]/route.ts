import { deleteDocument, getDocument } from "@/lib/domain/document/library";
import { libraryDocumentAnswer } from "@/lib/domain/document/schema";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("documentId");

export const GET = route(
  {
    access: "user",
    params,
    summary: "Get one document and how far its reading is",
    answer: libraryDocumentAnswer,
  },
  ({ ctx, params: { documentId } }) => getDocument(ctx, documentId),
);

export const DELETE = route(
  {
    access: "user",
    params,
    summary: "Delete a document, wherever it is used",
    description: "Letters that were exported or sent with it keep their copies.",
  },
  ({ ctx, params: { documentId } }) => deleteDocument(ctx, documentId),
);
