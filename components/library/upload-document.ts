import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

export type NewUpload = {
  file: File;
  patient: string;
  provider: string;
  type: ClaimDocumentType;
};

/** The upload of the Documents page, with its own message of failure (docs/product.md, D4). */
export const uploadDocument = (
  { file, patient, provider, type }: NewUpload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) =>
  uploadForm<LibraryDocumentDto>(
    "/documents/uploads/",
    { patient, provider_id: provider, document_type: type, original_filename: file.name, file },
    { onProgress, signal, fallback: "Failed to upload file" },
  );

/** The call's own message (docs/product.md, D4), then the server's, or what to do where none arrived. */
export function failureWords(words: string, error: unknown): string {
  if (error instanceof ApiError && error.message !== words && error.status < 500) {
    return `${words}: ${error.message}`;
  }
  if (error instanceof ApiError) return `${words}. Nothing was changed. Try again.`;
  return `${words}: the server did not respond. Check your connection and try again.`;
}
