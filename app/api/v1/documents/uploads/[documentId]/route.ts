import { deleteDocument, getDocument } from "@/lib/domain/document/library/library";
import { libraryDocumentAnswer } from "@/lib/domain/document/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("documentId");

export const GET = endpoint(
  {
    access: "user",
    params,
    summary: "Get one document and how far its reading is",
    answer: libraryDocumentAnswer,
  },
  ({ ctx, params: { documentId } }) => getDocument(ctx, documentId),
);

export const DELETE = endpoint(
  {
    access: "user",
    params,
    summary: "Delete a document, wherever it is used",
    description: "Letters that were exported or sent with it keep their copies.",
  },
  ({ ctx, params: { documentId } }) => deleteDocument(ctx, documentId),
);
