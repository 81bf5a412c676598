import { ApiError, api, apiFetch } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import type { ModelLabel, SendMethod } from "@/lib/core/enums";
import { letterFileName } from "@/lib/core/letter-file-name";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import type { ConfirmPayerInput, PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import type {
  AppealDto,
  AppealMetadataInput,
  DeliveryDto,
  GenerationDto,
  LetterDto,
  SaveLetterInput,
  UpdateAppealInput,
} from "@/lib/domain/appeal/schema";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";

/** The quick appeal's REST calls, each with its own message of failure (docs/product.md, D4). */

const at = (appealId: string, rest = "") => `/documents/minimal-appeals/${appealId}/${rest}`;

/** A look of the screen by itself: it never counts as the user's activity. */
export const getAppeal = (id: string, signal?: AbortSignal) =>
  api<AppealDto>(at(id), { background: true, ...(signal && { signal }) }, "Failed to load appeal");

export const updateAppeal = (
  id: string,
  input: Omit<UpdateAppealInput, "appealId">,
  fallback = "Failed to update appeal information",
) => api<AppealDto>(at(id), { method: "PATCH", json: input }, fallback);

export const markSent = (id: string, how: Pick<UpdateAppealInput, "sent_method" | "reference_number">) =>
  updateAppeal(id, { status: "sent", ...how }, "Failed to update appeal status");

export const deleteAppeal = (id: string) =>
  api<void>(at(id), { method: "DELETE" }, "Failed to delete appeal");

export const deleteDocument = (id: string, documentId: string) =>
  api<void>(at(id, `uploads/${documentId}/`), { method: "DELETE" }, "Failed to delete file");

export const startExtraction = (id: string, force: boolean) =>
  api<{ run_id: string }>(
    at(id, "extract/"),
    { method: "POST", json: { force } },
    "Failed to start extraction",
  );

export const saveMetadata = (id: string, input: Omit<AppealMetadataInput, "appealId">) =>
  api<AppealDto>(
    at(id, "metadata/"),
    { method: "PATCH", json: input },
    "Failed to save extracted information",
  );

export const startGeneration = (id: string, model: ModelLabel) =>
  api<GenerationDto>(at(id, "generate/"), { method: "POST", json: { model } }, "Failed to start generation");

export const saveLetter = (id: string, input: Omit<SaveLetterInput, "appealId">) =>
  api<LetterDto>(at(id, "letter/"), { method: "PATCH", json: input }, "Failed to save letter");

/** The letter that someone saved meanwhile, when that is why a save was refused. */
export function conflictingLetter(error: unknown): LetterDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as LetterDto | undefined) ?? null;
}

export type Exported = NonNullable<AppealDto["exported"]>;
/** `enclosures` are ids of the appeal's documents in their order. */
export const exportPdf = (id: string, enclosures: readonly string[]) =>
  api<Exported>(at(id, "export/"), { method: "POST", json: { enclosures } }, "Failed to export PDF");

/** The document that can't be enclosed, and why, when that is what stopped an export or a sending. */
export function enclosureProblem(error: unknown): { id: string; text: string } | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const { enclosure } = error.body;
  return typeof enclosure === "string" ? { id: enclosure, text: error.message } : null;
}

export type SendAnswer = { status: DeliveryDto["state"]; delivery: DeliveryDto; message: string };
export const sendLetter = (
  id: string,
  input: {
    method: SendMethod;
    to: string;
    version: number;
    again: boolean;
    enclosures: readonly string[];
  },
) => api<SendAnswer>(at(id, "send/"), { method: "POST", json: input }, `Failed to send via ${input.method}`);

/** What the practice's directory knows of the appeal's payer, and what its letter says. */
export const fetchPayer = (id: string, signal?: AbortSignal) =>
  api<PayerOfAppealDto>(
    at(id, "payer/"),
    { background: true, ...(signal && { signal }) },
    "Failed to load the payer",
  );

export const confirmPayer = (id: string, input: Omit<ConfirmPayerInput, "appealId">) =>
  api<PayerDto>(at(id, "payer/"), { method: "POST", json: input }, "Failed to save the payer");

export const attachDocuments = (id: string, documents: readonly string[]) =>
  api<AppealDto>(
    at(id, "documents/"),
    { method: "POST", json: { documents } },
    "Failed to update appeal information",
  );

/** Saves the letter's PDF on this machine. */
export async function downloadPdf(id: string): Promise<void> {
  const failed = "Failed to download appeal";
  const response = await apiFetch(at(id, "download/"));
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    throw new ApiError(response.status, body, failed);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = letterFileName(id);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type UploadAnswer = { uploaded_documents: AppealDocumentDto[]; errors?: Record<string, string[]> };

/** Uploads one file, as `uploadForm` does. */
export async function uploadFile(
  id: string,
  field: UploadField,
  file: File,
  onProgress: (percent: number) => void,
): Promise<AppealDocumentDto> {
  const fallback = "Failed to upload file";
  const answer = await uploadForm<UploadAnswer>(
    at(id, "uploads/"),
    { [field]: file },
    { onProgress, fallback },
  );
  const [document] = answer.uploaded_documents;
  if (!document) throw new ApiError(400, answer.errors ?? {}, fallback);
  return document;
}
