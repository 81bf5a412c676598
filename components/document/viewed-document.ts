import { api } from "@/components/app-shell/api-fetch";
import type { PageText } from "@/lib/core/document-text";
import type { OcrStatus } from "@/lib/core/enums";

/** A stored document of any kind, as the viewer needs it. */
export type ViewedDocument = {
  id: string;
  /** How it is called in the viewer's list. */
  name: string;
  mediaType: string;
  pages: number;
  reading: OcrStatus;
  readingError: string | null;
  /** The file itself, to be shown. */
  fileUrl: string;
  /** The call that answers a page's words and their places, without its query. */
  pagesPath: string;
};

export type DocumentPage = Pick<PageText, "number" | "width" | "height" | "method" | "text" | "words">;

/** A page as it was read. Never counts as the user's activity. Throws `ApiError` and `TypeError`. */
export const fetchPage = (document: ViewedDocument, page: number) =>
  api<DocumentPage>(
    `${document.pagesPath}?page=${page}`,
    { background: true },
    "This page could not be loaded.",
  );
