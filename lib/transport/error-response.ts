import { AppError, ERROR_STATUS } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { orDatabaseAway } from "./database-away";
import { jsonText } from "./json-text";

const GENERIC = "Something went wrong on our side. Nothing was changed. Please try again.";

/**
 * The body of a refusal (docs/product.md, C6): field errors stand alone as `{field: [message]}`; every other error says
 * the same sentence under the three keys that the documented calls read.
 */
export function errorResponse(thrown: unknown, requestId: string): Response {
  const error = orDatabaseAway(thrown);
  if (!(error instanceof AppError)) {
    log.error({ err: error }, "request failed");
    return json({ ...sentence(GENERIC), request_id: requestId }, 500);
  }
  const status = ERROR_STATUS[error.code];
  const headers: Record<string, string> = {};
  if (error.retryAfter !== undefined)
    headers["Retry-After"] = String(Math.max(1, Math.ceil(error.retryAfter)));
  if (status === 401) headers["WWW-Authenticate"] = 'Bearer realm="api"';
  if (status >= 500) log.error({ err: error }, "request failed");
  const body = error.fields ?? { ...sentence(error.message), ...error.extra };
  return json(status >= 500 ? { ...body, request_id: requestId } : body, status, headers);
}

const sentence = (message: string) => ({ detail: message, error: message, message });

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  const response = jsonText(JSON.stringify(body), status);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
