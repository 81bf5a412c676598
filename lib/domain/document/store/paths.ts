/** Where the app serves a document's file. Each call checks the session; nothing here is a signed link. */
export const documentPath = (documentId: string, way: "file" | "download") =>
  `/api/v1/documents/${documentId}/${way}/`;
