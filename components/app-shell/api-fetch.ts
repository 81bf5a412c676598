import type { FieldErrors } from "@/lib/core/errors";

/** What an answer that is not 2xx becomes: the sentence for the user and the fields it belongs to. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>, fallback: string) {
    const said = [body.error, body.message, body.detail].find((value) => typeof value === "string");
    const fields = said === undefined && status === 400 ? (body as FieldErrors) : undefined;
    super((said as string | undefined) ?? Object.values(fields ?? {})[0]?.[0] ?? fallback);
    this.name = "ApiError";
    this.status = status;
    this.fields = fields;
    this.body = body;
  }
}

export type ApiOptions = Omit<RequestInit, "body"> & {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is (uploads). */
  body?: BodyInit;
  /** Polling: doesn't count as the user's activity. */
  background?: boolean;
};

let refreshing: Promise<boolean> | null = null;
let locked = false;

/** While the shell asks for the password again, calls fail in place instead of leaving the page. */
export function lockForSignIn(on: boolean): void {
  locked = on;
}

let signInHere: (() => boolean) | null = null;

/** What the shell does about a session that is gone: true where it asks for the password over the page, which then stays. */
export function onSessionGone(ask: (() => boolean) | null): void {
  signInHere = ask;
}

/**
 * Calls `/api/v1${path}`. On 401 one refresh, shared by all calls that wait, and one retry; when that fails too, the
 * cookies are gone and the browser goes to sign in and comes back here; where work is unsaved the shell asks in place.
 */
export const apiFetch = (path: string, options: ApiOptions = {}): Promise<Response> =>
  withRefresh(() => send(path, options), isSignedOut, options.background);

/** For an answer's status. */
export const isSignedOut = ({ status }: { status: number }): boolean => status === 401;

/** Sends once, and on a refusal a second time with a new access token, as `apiFetch` tells. */
export async function withRefresh<R>(
  call: () => Promise<R>,
  isRefused: (answer: R) => boolean,
  background = false,
): Promise<R> {
  const first = await call();
  if (!isRefused(first)) return first;
  if (await refreshOnce(background)) {
    const second = await call();
    if (!isRefused(second)) return second;
  }
  await leave();
  return first;
}

/** As `apiFetch`, read as JSON. Throws `ApiError`; `TypeError` when there was no answer at all. */
export async function api<T>(
  path: string,
  options: ApiOptions = {},
  fallback = "Something went wrong.",
): Promise<T> {
  const response = await apiFetch(path, options);
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, (body ?? {}) as Record<string, unknown>, fallback);
  return body as T;
}

function send(path: string, { json, background, headers, ...init }: ApiOptions): Promise<Response> {
  const own = new Headers(headers);
  if (background) own.set("x-background", "1");
  if (json !== undefined) own.set("Content-Type", "application/json");
  return fetch(`/api/v1${path}`, {
    ...init,
    headers: own,
    credentials: "same-origin",
    cache: "no-store",
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

/**
 * True when there is a new access token, false where the server refuses one; throws `TypeError` when it neither gives nor refuses one, as
 * without an answer. One call for all that ask meanwhile.
 */
export function refreshOnce(background: boolean): Promise<boolean> {
  // It goes on when the page is left: a spent refresh token whose answer is lost would be taken for a stolen one.
  refreshing ??= send("/accounts/auth/token/refresh/", {
    method: "POST",
    json: {},
    background,
    keepalive: true,
  })
    .then(({ ok, status }) => {
      if (!ok && status !== 401 && status !== 403)
        throw new TypeError(`The session was not renewed: ${status}`);
      return ok;
    })
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

/**
 * Goes to the sign-in if the server refuses a new access token, and is true where that stands over this page; without an answer
 * nothing happens.
 */
export async function leaveWhenSignedOut(): Promise<boolean> {
  const hasSession = await refreshOnce(false).catch(() => true);
  if (!hasSession) await leave();
  return !hasSession;
}

async function leave(): Promise<void> {
  if (locked || signInHere?.()) return;
  // The refusal of the refresh cleared the cookies; this makes sure of it.
  await send("/accounts/auth/logout/", { method: "POST", json: {} }).catch(() => undefined);
  const here = `${window.location.pathname}${window.location.search}`;
  window.location.replace(`/login?next=${encodeURIComponent(here)}`);
  // The page is going away: callers need not show anything.
  await new Promise(() => {});
}
