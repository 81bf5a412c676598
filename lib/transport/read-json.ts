import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";
import { readLimited } from "@/lib/core/read-limited";

const MAX_JSON_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body of at most 2 MB. Throws UNSUPPORTED_MEDIA, TOO_LARGE or BAD_REQUEST. */
export async function readJson(request: CallRequest): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const bytes = await readLimited(request, MAX_JSON_BYTES);
  if (bytes.length === 0) return {};
  if (type !== "application/json") {
    throw new AppError("UNSUPPORTED_MEDIA", "Send the request as application/json.");
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // PostgreSQL text can't hold NUL; refused here so that it is a clear 400 and not a failed insert.
    if (text.includes("\\u0000") || text.includes("\0")) throw new Error("NUL");
    return JSON.parse(text);
  } catch {
    throw new AppError("BAD_REQUEST", "The request is not valid JSON.");
  }
}

/** The raw body of at most 2 MB, for callers that check a signature over it. */
export async function readText(request: CallRequest): Promise<string> {
  return new TextDecoder().decode(await readLimited(request, MAX_JSON_BYTES));
}
