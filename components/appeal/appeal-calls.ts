import { ApiError, api } from "@/components/app-shell/api-fetch";
import { saveFile } from "@/components/app-shell/save-file";
import { uploadForm } from "@/components/app-shell/upload-form";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import type { AppealDto, LetterDto, SaveLetterInput } from "@/lib/domain/appeal/schema";

/** What the quick appeal asks by REST: looks at running work, uploads, the letter's saving and its download. */

const at = (appealId: string, rest = "") => `/documents/minimal-appeals/${appealId}/${rest}`;

/** A look of the screen by itself: it never counts as the user's activity. */
export const fetchAppeal = (id: string) =>
  api<AppealDto>(at(id), { background: true }, "Failed to load appeal");

export const saveLetter = ({ appealId, ...input }: SaveLetterInput) =>
  api<LetterDto>(at(appealId, "letter/"), { method: "PATCH", json: input }, "Failed to save letter");

/** The letter that someone saved meanwhile, when that is why a save was refused. */
export function conflictingLetter(error: unknown): LetterDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as LetterDto | undefined) ?? null;
}

/** Saves the letter's PDF on this machine. */
export const downloadPdf = (id: string): Promise<void> =>
  saveFile(at(id, "download/"), "Failed to download appeal");

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
