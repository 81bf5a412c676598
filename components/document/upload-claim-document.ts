import { claimFailure } from "@/components/claim/claim-words";
import { ApiError, refreshOnce } from "@/components/frame/api-fetch";
import type { ClaimDocumentType } from "@/lib/core/enums";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";

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

export type UploadRefusal = { text: string; whatToDo: string; canRetry: boolean };

/** What to say of a refused upload; too many pages within the hour has its own words (spec document 2, section 8). */
export function uploadRefusal(error: unknown): UploadRefusal {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status === 429) {
    return {
      text: "Upload rate limit exceeded. Please wait before uploading more documents.",
      whatToDo: `A claim takes 100 pages an hour. There is room for this file ${inWords(error.body.retry_after)}.`,
      canRetry: true,
    };
  }
  // The scanner's hit (422) and a file of another kind (415) stay what they are.
  const canRetry = ![400, 413, 415, 422].includes(status);
  return { text: claimFailure("upload document", error), whatToDo: "", canRetry };
}

/** "in about 12 minutes" of the seconds of `Retry-After`. */
export function inWords(seconds: unknown): string {
  if (typeof seconds !== "number" || !(seconds > 0)) return "later";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "in about a minute" : `in about ${minutes} minutes`;
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
    request.onload = () => {
      const retryAfter = Number(request.getResponseHeader("Retry-After")) || undefined;
      const body = (request.response ?? {}) as Record<string, unknown>;
      resolve({ status: request.status, body: retryAfter ? { ...body, retry_after: retryAfter } : body });
    };
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
