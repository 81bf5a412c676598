import { ApiError, api } from "@/components/app-shell/api-fetch";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import type { LetterDto, SaveLetterInput } from "@/lib/domain/appeal/schema";
import { at } from "./fetch-appeal";

/** What the quick appeal asks by REST beside looks at running work: uploads, the letter's saving and its download. */

export const saveLetter = ({ appealId, ...input }: SaveLetterInput) =>
  api<LetterDto>(at(appealId, "letter/"), { method: "PATCH", json: input }, "Failed to save letter");

/** The letter that someone saved meanwhile, when that is why a save was refused. */
export function conflictingLetter(error: unknown): LetterDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as LetterDto | undefined) ?? null;
}

/** Saves the letter's PDF on this machine. */
export async function downloadPdf(id: string): Promise<void> {
  const { saveFile } = await import("@/components/app-shell/save-file").catch(noAnswer);
  return saveFile(at(id, "download/"), "Failed to download appeal");
}

/** Without its script a call fails as it does without an answer. */
const noAnswer = (): never => {
  throw new TypeError("no answer");
};

type UploadAnswer = { uploaded_documents: AppealDocumentDto[]; errors?: Record<string, string[]> };

/** Uploads one file, as `uploadForm` does. */
export async function uploadFile(
  id: string,
  field: UploadField,
  file: File,
  onProgress: (percent: number) => void,
): Promise<AppealDocumentDto> {
  const fallback = "Failed to upload file";
  const { uploadForm } = await import("@/components/app-shell/upload-form").catch(noAnswer);
  const answer = await uploadForm<UploadAnswer>(
    at(id, "uploads/"),
    { [field]: file },
    { onProgress, fallback },
  );
  const [document] = answer.uploaded_documents;
  if (!document) throw new ApiError(400, answer.errors ?? {}, fallback);
  return document;
}
