import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AppError, invalid } from "@/lib/core/errors";
import type { ReceivedFile } from "@/lib/core/received-file";
import { detectFile, FileRefused } from "@/lib/integrations/reader/detect";
import { READ_LIMITS } from "@/lib/integrations/reader/limits";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import type { Checked } from "@/lib/integrations/reader/messages";
import { checkDocument } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { endOfRequest } from "@/lib/integrations/services";
import { CLAIM_DOCUMENT_MESSAGES } from "../schema";
import { shownFilename } from "../store/filename";

/** Far above what is read, so that a long file is counted as what it is. */
export const COUNTED_UP_TO = 5_000;

/** The one file of a form. Throws VALIDATION. */
export function onlyFile(files: readonly ReceivedFile[]): ReceivedFile {
  // A form whose file field was left empty sends a file without name and bytes.
  const sent = files.filter(({ field, filename, size }) => field === "file" && (filename !== "" || size > 0));
  const [file] = sent;
  if (!file) throw invalid({ file: [CLAIM_DOCUMENT_MESSAGES.noFile] });
  if (sent.length > 1) throw invalid({ file: [CLAIM_DOCUMENT_MESSAGES.oneFile] });
  return file;
}

/** Throws TOO_LARGE for a file that was cut off at the limit. */
export function requireWhole({ field, tooLarge }: ReceivedFile): void {
  if (tooLarge) throw refused("TOO_LARGE", field, new FileRefused("too_large").message);
}

/** The kind of file by its content. Throws UNSUPPORTED_MEDIA for one that is not among `accepted`; without these all are. */
export async function acceptedType(file: ReceivedFile, accepted?: readonly string[]): Promise<MediaType> {
  try {
    const { mediaType } = await detectFile(file.path, file.filename, file.declaredType);
    if (accepted && !accepted.includes(mediaType)) throw new FileRefused("unsupported");
    return mediaType;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw refused("UNSUPPORTED_MEDIA", file.field, error.message);
  }
}

const refused = (code: "TOO_LARGE" | "UNSUPPORTED_MEDIA", field: string, message: string) =>
  new AppError(code, message, named(field, message));

const named = (field: string, message: string) => ({ extra: { errors: { [field]: [message] } } });

/** Where a file lies on disk and what it hashes to. */
export type Bytes = Pick<ReceivedFile, "path" | "size" | "sha256">;

export async function bytesOf(path: string): Promise<Bytes> {
  const bytes = await readFile(path);
  return { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** A file that a request had no time to open; whether it opens at all is not known. */
export class NotOpened extends AppError {}

/**
 * Opens the file to its last page, in a process of its own that has ended by `until`. Throws UNSUPPORTED_MEDIA with the
 * reason for one that doesn't open, as `NotOpened` where only the request's time was over and not the file's own minute. A PDF in
 * which something acts gets a copy without it beside it.
 */
export async function openedFile(
  { path, field }: Pick<ReceivedFile, "path" | "field">,
  mediaType: MediaType,
  until = endOfRequest(),
): Promise<Checked & { flatTo: string }> {
  const flatTo = `${path}.flat`;
  const milliseconds = Math.min(READ_LIMITS.milliseconds, until - Date.now());
  try {
    if (milliseconds <= 0) throw new ReadFailure("timeout");
    const limits = { pages: COUNTED_UP_TO, milliseconds, longest: milliseconds };
    const checked = await checkDocument({ path, mediaType, flatTo, limits });
    return { ...checked, flatTo };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    const isLate = error.reason === "timeout" && milliseconds < READ_LIMITS.milliseconds;
    if (isLate) throw new NotOpened("UNSUPPORTED_MEDIA", error.message, named(field, error.message));
    throw refused("UNSUPPORTED_MEDIA", field, error.message);
  }
}

/** The name that was sent beside the file, unless it would give the file another kind's ending. */
export function shownName(filename: string, original: string): string {
  const ending = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return shownFilename(original !== "" && ending(original) === ending(filename) ? original : filename);
}
