/** Why a backup or a restore did not come about, in a sentence for whoever asked for it. */
export class BackupError extends Error {}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** The same for a file that could not be written: a full disk, a quota and a limit on the size of files have names of their own. */
export function writeFailure(directory: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const code = (error as NodeJS.ErrnoException | null)?.code ?? "";
  const message = error instanceof Error ? error.message : String(error);
  const sentence = FULL.has(code)
    ? `There is no room left in ${directory} (${code}). What was written there was removed. Free some space, or name another place.`
    : `The backup failed, and what was written to ${directory} was removed: ${message}`;
  return new BackupError(sentence, { cause: error });
}
