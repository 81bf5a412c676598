import { ApiError, refreshOnce } from "@/components/frame/api-fetch";
import type { ClaimDocumentType } from "@/lib/core/enums";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { claimFailure } from "./claim-words";

export type ClaimUpload = {
  file: File;
  documentType: ClaimDocumentType;
  description: string;
  /** The claim's patient. */
  patient: string;
};

/** Uploads one document and tells how far it is (0 to 100). `fetch` can't tell, hence the older interface. */
export async function uploadClaimDocument(
  claimId: string,
  upload: ClaimUpload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<ClaimDocumentDto> {
  const send = () => post(claimId, upload, onProgress, signal);
  const first = await send();
  const answer = first.status === 401 && (await refreshOnce(false)) ? await send() : first;
  if (answer.status < 200 || answer.status >= 300) {
    throw new ApiError(answer.status, answer.body, "The file was not taken.");
  }
  return answer.body as unknown as ClaimDocumentDto;
}

/** The sentence for a refused upload; too many pages within the hour has its own (spec document 2, section 8). */
export function uploadFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) {
    return "Upload rate limit exceeded. Please wait before uploading more documents.";
  }
  return claimFailure("upload document", error);
}

function post(
  claimId: string,
  { file, documentType, description, patient }: ClaimUpload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/claims/${claimId}/upload_document/`);
    request.responseType = "json";
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress((event.loaded / event.total) * 100);
    };
    request.onload = () =>
      resolve({ status: request.status, body: (request.response ?? {}) as Record<string, unknown> });
    request.onerror = () => reject(new TypeError("no answer"));
    request.onabort = () => reject(new DOMException("stopped", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("document_type", documentType);
    form.append("description", description);
    form.append("patient", patient);
    form.append("original_filename", file.name);
    form.append("file", file);
    request.send(form);
  });
}
