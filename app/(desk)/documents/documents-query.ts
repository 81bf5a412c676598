import type { DocumentFilters } from "@/components/library/documents-address";

/** The filters of the address as the list of documents takes them. */
export const documentsQuery = ({ type, patient, from, to }: DocumentFilters) => ({
  document_type: type ?? undefined,
  patient: patient ?? undefined,
  date_from: from ?? undefined,
  date_to: to ?? undefined,
});
