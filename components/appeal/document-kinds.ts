import type { WireType } from "@/lib/core/enums";

/** The papers of an appeal: what they are called, and the files that they come in. */

/** In the order in which they are asked. */
export const DOCUMENT_TYPES: Record<WireType, string> = {
  denial: "Denial letter",
  claim: "Original claim",
  supporting: "Supporting document",
};

export const ACCEPTED_FILES = {
  "application/pdf": [".pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/tiff": [".tif", ".tiff"],
};
export const ACCEPTED_TEXT = "PDF, DOCX, PNG, JPG/JPEG or TIFF";
