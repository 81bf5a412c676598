import type { StagedFile, StagedUpload } from "@/lib/core/staged-file";
import { ApiError, api, isSignedOut, withRefresh } from "./api-fetch";
import { request } from "./upload-request";

interface UploadOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
  /** The message where the answer has none. */
  fallback: string;
  /** `POST` unless said. */
  method?: "POST" | "PUT";
}

/** A part is sent again where the line broke or the store stumbled. */
const TRIES = 3;

/**
 * Sends files to where the app keeps them, in parts that any host lets through, then posts their names and the fields to
 * `/api/v1${path}`, which checks and takes them. Refreshes and retries as `apiFetch` does. Throws `ApiError` (with
 * `retry_after` in seconds where the answer says when to come back), `TypeError` without an answer, and an `AbortError`
 * when `signal` stopped it.
 */
export async function uploadForm<T>(
  path: string,
  fields: Record<string, string | File>,
  { onProgress, signal, fallback, method = "POST" }: UploadOptions,
): Promise<T> {
  const entries = Object.entries(fields);
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File);
  const total = files.reduce((sum, [, file]) => sum + file.size, 0);
  let before = 0;
  const staged: StagedFile[] = [];
  for (const [field, file] of files) {
    const told = (bytes: number) => onProgress(Math.min(100, ((before + bytes) / Math.max(1, total)) * 100));
    staged.push({ field, filename: file.name, ...(await stage(file, told, { signal, fallback })) });
    before += file.size;
  }
  const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  const body = new Blob([JSON.stringify({ ...texts, files: staged })], { type: "application/json" });
  const send = () => request(method, `/api/v1${path}`, body, { signal });
  const { status, body: said } = await withRefresh(send, isSignedOut);
  if (status < 200 || status >= 300) throw new ApiError(status, said, fallback);
  return said as T;
}

type StageOptions = { signal: AbortSignal | undefined; fallback: string };

/** Sends a file's parts to the addresses that the app signed for them. */
async function stage(
  file: File,
  onBytes: (bytes: number) => void,
  { signal, fallback }: StageOptions,
): Promise<Pick<StagedFile, "upload" | "parts">> {
  const { id, parts } = await api<StagedUpload>(
    "/uploads/",
    { method: "POST", json: { size: file.size }, ...(signal && { signal }) },
    fallback,
  );
  const sent: StagedFile["parts"] = [];
  let from = 0;
  for (const { number, url, bytes } of parts) {
    const start = from;
    const part = file.slice(start, start + bytes);
    const etag = await sendPart(url, part, {
      signal,
      fallback,
      onBytes: (loaded) => onBytes(start + loaded),
    });
    sent.push({ number, etag });
    from += bytes;
  }
  return { upload: id, parts: sent };
}

async function sendPart(
  url: string,
  part: Blob,
  { signal, fallback, onBytes }: StageOptions & { onBytes: (loaded: number) => void },
): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const answer = await request("PUT", url, part, { signal, onBytes }).catch((error: unknown) => {
      if (error instanceof TypeError && tried < TRIES) return null;
      throw error;
    });
    const again = answer === null || (answer.status >= 500 && tried < TRIES);
    if (again) continue;
    if (answer.status !== 200 || !answer.etag) throw new ApiError(answer.status, answer.body, fallback);
    return answer.etag;
  }
}
