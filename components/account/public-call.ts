import { ApiError } from "@/components/app-shell/api-fetch";

/** A call that needs no session: no refresh, no way to the sign-in page. Throws `ApiError`, `TypeError` offline. */
export async function publicCall<T>(
  path: string,
  init: { method: "GET" | "POST"; json?: unknown },
  fallback: string,
) {
  const response = await fetch(`/api/v1${path}`, {
    method: init.method,
    cache: "no-store",
    credentials: "same-origin",
    ...(init.json !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(init.json),
    }),
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, (body ?? {}) as Record<string, unknown>, fallback);
  return body as T;
}

/** The catalog of sign-up errors (docs/product.md, B11), one line per entry. */
export function signUpErrors(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ["Network error. Please check your connection."];
  if (error.status === 400) {
    const lines = Object.entries(error.fields ?? {}).map(
      ([field, messages]) => `${titled(field)}: ${messages[0]}`,
    );
    return lines.length > 0 ? lines : ["Please check your input and try again."];
  }
  if (error.status === 401) return ["Invalid credentials. Please try again."];
  if (error.status >= 500) return ["Server error. Please try again later."];
  return [error.message || "An error occurred. Please try again."];
}

const titled = (field: string) =>
  field
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
