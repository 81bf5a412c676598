/** Where the app serves an appeal's files. Each call checks the session; nothing here is a signed link. */
const base = (appealId: string) => `/api/v1/documents/minimal-appeals/${appealId}`;

export const documentFilePath = (appealId: string, documentId: string) =>
  `${base(appealId)}/uploads/${documentId}/file/`;

export const letterPdfPath = (appealId: string) => `/api/documents/minimal-appeals/${appealId}/download/`;

/** The same PDF among a claim's letters. */
export const claimLetterPdfPath = (appealId: string) => `/api/v1/documents/appeals/${appealId}/download/`;
