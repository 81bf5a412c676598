import { afterEach, expect, it, vi } from "vitest";
import { apiFetch, onSessionGone, refreshOnce } from "./api-fetch";

afterEach(() => {
  onSessionGone(null);
  vi.unstubAllGlobals();
});

const REFRESH = "/api/v1/accounts/auth/token/refresh/";

/** Answers each call of the API by its path; what was asked is kept. */
function answering(status: (path: string) => number) {
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    return new Response("{}", { status: status(path) });
  });
  return asked;
}

// Seen red: a page that was left while it renewed the session lost the next token, and the spent one ended the session later.
it("renews the session by a call that goes on when the page is left", async () => {
  const asked = answering(() => 200);
  expect(await refreshOnce(false)).toBe(true);
  expect(asked).toMatchObject([{ path: REFRESH, init: { keepalive: true, method: "POST" } }]);
});

// Seen red: a server that was busy signed the person out.
it.each([429, 500, 503])("signs nobody out where the server answers a renewal by %i", async (status) => {
  const gone = vi.fn(() => true);
  onSessionGone(gone);
  const asked = answering((path) => (path === REFRESH ? status : 401));
  await expect(apiFetch("/claims/")).rejects.toThrow(TypeError);
  expect(gone).not.toHaveBeenCalled();
  expect(asked.map(({ path }) => path)).toEqual(["/api/v1/claims/", REFRESH]);
});

it("asks for the sign-in where the server refuses the token", async () => {
  const gone = vi.fn(() => true);
  onSessionGone(gone);
  answering(() => 401);
  expect((await apiFetch("/claims/")).status).toBe(401);
  expect(gone).toHaveBeenCalled();
});
