import { leaveWhenSignedOut, withRefresh } from "@/components/app-shell/api-fetch";
import type { ActionResult } from "@/lib/core/action-result";

const NO_ANSWER = {
  ok: false,
  error: { code: "NO_ANSWER", message: "The server did not respond. Check your connection and try again." },
} as const;

/**
 * Runs a server action with one refresh and one retry when the session's access token ran out. Without an answer the
 * result says so; a session that is gone leads to the sign-in.
 */
export async function callAction<T>(call: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await withRefresh(call, (result) => !result.ok && result.error.code === "UNAUTHENTICATED");
  } catch {
    // A signed-out browser's action is redirected before it is one (middleware.ts), which Next can't read as an answer.
    await leaveWhenSignedOut();
    return NO_ANSWER;
  }
}
