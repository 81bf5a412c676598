import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { claimFailure } from "@/components/claim/claim-failure";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";

export type ClaimUpload = {
  file: File;
  documentType: ClaimDocumentType;
  description: string;
  /** The claim's patient. */
  patient: string;
};

export const uploadClaimDocument = (
  claimId: string,
  { file, documentType, description, patient }: ClaimUpload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<ClaimDocumentDto> =>
  uploadForm(
    `/claims/${claimId}/upload_document/`,
    { document_type: documentType, description, patient, original_filename: file.name, file },
    { onProgress, signal, fallback: "The file was not accepted." },
  );

export type UploadRefusal = { text: string; whatToDo: string; canRetry: boolean };

/** What to say of a refused upload; too many pages within the hour has its own words (docs/product.md, E11). */
export function uploadRefusal(error: unknown): UploadRefusal {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status === 429) {
    return {
      text: "Upload rate limit exceeded. Please wait before uploading more documents.",
      whatToDo: `A claim takes 100 pages an hour. You can upload this file ${inWords(error.body.retry_after)}.`,
      canRetry: true,
    };
  }
  // The scanner's hit (422) and a file of another kind (415) stay what they are.
  const canRetry = ![400, 413, 415, 422].includes(status);
  return { text: claimFailure("upload document", error), whatToDo: "", canRetry };
}

/** "in about 12 minutes" of the seconds of `Retry-After`. */
function inWords(seconds: unknown): string {
  if (typeof seconds !== "number" || !(seconds > 0)) return "later";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "in about a minute" : `in about ${minutes} minutes`;
}
