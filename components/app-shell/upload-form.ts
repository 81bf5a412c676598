import { ApiError, isSignedOut, withRefresh } from "./api-fetch";

type Answer = { status: number; body: Record<string, unknown> };

interface UploadOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
  /** The message where the answer has none. */
  fallback: string;
}

/**
 * Posts files and their fields to `/api/v1${path}`; `fetch` can't tell how far it is, hence the older interface.
 * Refreshes and retries as `apiFetch` does. Throws `ApiError` (with `retry_after` in seconds where the answer says when
 * to come back), `TypeError` without an answer, and an `AbortError` when `signal` stopped it.
 */
export async function uploadForm<T>(
  path: string,
  fields: Record<string, string | File>,
  { onProgress, signal, fallback }: UploadOptions,
): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { status, body } = await withRefresh(() => post(path, form, onProgress, signal), isSignedOut);
  if (status < 200 || status >= 300) throw new ApiError(status, body, fallback);
  return body as T;
}

function post(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException("stopped", "AbortError"));
    if (signal?.aborted) return stopped();
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1${path}`);
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
    request.onabort = stopped;
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
