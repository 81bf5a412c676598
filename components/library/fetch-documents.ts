import { api } from "@/components/app-shell/api-fetch";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import type { Page } from "@/lib/core/page";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

export type DocumentsAsk = {
  search: string;
  patient: string | null;
  type: ClaimDocumentType | null;
  from: string | null;
  to: string | null;
  cursor: string | null;
};

/** A page of the practice's documents, with the call's own message of failure (docs/product.md, D4). */
export function fetchDocuments(ask: DocumentsAsk, signal?: AbortSignal) {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null) => value && query.set(name, value);
  set("search", ask.search);
  set("patient", ask.patient);
  set("document_type", ask.type);
  set("date_from", ask.from);
  set("date_to", ask.to);
  set("cursor", ask.cursor);
  return api<Page<LibraryDocumentDto>>(
    `/documents/uploads/?${query}`,
    signal ? { signal } : {},
    "Failed to fetch documents",
  );
}
