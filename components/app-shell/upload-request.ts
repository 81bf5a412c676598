export type Answer = { status: number; body: Record<string, unknown>; etag: string | null };

type Options = { signal?: AbortSignal | undefined; onBytes?: (loaded: number) => void };

/**
 * One request that tells how far it is: `fetch` can't, hence the older interface. Throws `TypeError` without an answer, and
 * an `AbortError` when `signal` stopped it.
 */
export function request(
  method: "POST" | "PUT",
  url: string,
  body: Blob,
  { signal, onBytes }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException("stopped", "AbortError"));
    if (signal?.aborted) return stopped();
    const asked = new XMLHttpRequest();
    asked.open(method, url);
    asked.upload.onprogress = (event) => {
      if (event.lengthComputable) onBytes?.(event.loaded);
    };
    asked.onload = () => {
      const retryAfter = Number(asked.getResponseHeader("Retry-After")) || undefined;
      const said = parsed(asked.responseText);
      const own = retryAfter ? { ...said, retry_after: retryAfter } : said;
      resolve({ status: asked.status, body: own, etag: asked.getResponseHeader("ETag") });
    };
    asked.onerror = () => reject(new TypeError("no answer"));
    asked.onabort = stopped;
    signal?.addEventListener("abort", () => asked.abort(), { once: true });
    asked.send(body);
  });
}

/** A store answers XML, or nothing. */
function parsed(text: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
