import { afterEach, describe, expect, it, vi } from "vitest";
import { onSessionGone } from "@/components/app-shell/api-fetch";
import { callAction } from "./call-action";

afterEach(() => {
  onSessionGone(null);
  vi.unstubAllGlobals();
});

/** The refresh is refused, and the page asks for the password in place. */
function endSession() {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  onSessionGone(() => true);
}

const codeOf = async (call: () => Promise<never>) => {
  const result = await callAction(call);
  return result.ok ? null : result.error.code;
};

describe("an action that brings no answer", () => {
  it("was not done where the session had ended: it was sent away before it was one", async () => {
    endSession();
    expect(await codeOf(() => Promise.reject(new Error("An unexpected response was received")))).toBe(
      "UNAUTHENTICATED",
    );
  });

  // Red where a lost line was said to have saved nothing, which nobody knows.
  it("may have been done where the line broke, though the session has ended since", async () => {
    endSession();
    expect(await codeOf(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("NO_ANSWER");
  });

  // Seen red: the page was being left, and with it went the answer that held the next token.
  it("asks for no new token where the line broke or the page is left", async () => {
    const fetched = vi.fn(async () => new Response("{}", { status: 200 }));
    vi.stubGlobal("fetch", fetched);
    expect(await codeOf(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("NO_ANSWER");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is to be tried again where the session lives", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 200 }));
    expect(await codeOf(() => Promise.reject(new Error("An unexpected response was received")))).toBe(
      "NO_ANSWER",
    );
  });
});
