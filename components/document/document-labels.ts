import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";

export const DOCUMENT_TYPE_OPTIONS = Object.entries(CLAIM_DOCUMENT_TYPE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** docs/product.md, E10. */
export const CLAIM_FILE_TYPES = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/tiff": [".tiff", ".tif"],
};
export const CLAIM_FILE_TEXT = "PDF, JPG, PNG or TIFF";
export const NO_FILE = "Please select a file to upload";

type Reading = Pick<ClaimDocumentDto, "ocr_status" | "pages" | "counting">;

/** How far the reading of a document is. */
export function readingWords({ ocr_status, pages, counting }: Reading): string {
  if (counting) return "Being counted";
  if (ocr_status === "pending") return "Being read";
  if (ocr_status === "failed") return "Could not be read";
  return pages === 1 ? "Read, 1 page" : `Read, ${pages} pages`;
}
