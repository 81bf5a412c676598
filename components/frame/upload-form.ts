import { ApiError, refreshOnce } from "./api-fetch";

type Answer = { status: number; body: Record<string, unknown> };

/**
 * Posts a multipart form to `/api/v1${path}` and tells how far it is (0 to 100); `fetch` can't tell, hence the older
 * interface. Throws `ApiError` (a 429 carries `retry_after` in seconds), `TypeError` without an answer, and an
 * `AbortError` when `signal` stopped it.
 */
export async function uploadForm<T>(
  path: string,
  form: () => FormData,
  onProgress: (percent: number) => void,
  { signal, fallback = "The file was not taken." }: { signal?: AbortSignal; fallback?: string } = {},
): Promise<T> {
  const send = () => post(path, form(), onProgress, signal);
  const first = await send();
  const answer = first.status === 401 && (await refreshOnce(false)) ? await send() : first;
  if (answer.status < 200 || answer.status >= 300) throw new ApiError(answer.status, answer.body, fallback);
  return answer.body as T;
}

function post(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
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
    request.onabort = () => reject(new DOMException("stopped", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
