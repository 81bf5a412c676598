import {
  createLoader,
  createParser,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { CLAIM_DOCUMENT_TYPES, type ClaimDocumentType } from "@/lib/core/document-types";

const DOCUMENT_TABS = ["documents", "letters", "upload"] as const;
export type DocumentsTab = (typeof DOCUMENT_TABS)[number];

const day = createParser({
  parse: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
  serialize: (text: string) => text,
});

/**
 * What of the Documents page is in its address: the tab, the filters, the page of the list and the open document.
 * What is searched for does not, because names do not belong there.
 */
const address = {
  tab: parseAsStringLiteral(DOCUMENT_TABS).withDefault("documents"),
  type: parseAsStringLiteral(CLAIM_DOCUMENT_TYPES),
  patient: parseAsString,
  from: day,
  to: day,
  cursor: parseAsString,
  row: parseAsInteger.withDefault(1),
  document: parseAsString,
};

export type DocumentFilters = {
  type?: ClaimDocumentType | null | undefined;
  patient?: string | null | undefined;
  /** Days of the upload. */
  from?: string | null | undefined;
  to?: string | null | undefined;
};
/** Where a page of a list begins. */
export type ListPlace = { cursor: string | null; row: number };
type Address = DocumentFilters & Partial<ListPlace> & { tab?: DocumentsTab; document?: string | null };

export const readDocumentsAddress = createLoader(address);
export const documentsHref = (to: Address) => `/documents${serialize(to)}`;
const serialize = createSerializer(address);

export const isFiltered = (filters: DocumentFilters): boolean => Object.values(filters).some(Boolean);
