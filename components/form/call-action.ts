import { leaveWhenSignedOut, withRefresh } from "@/components/app-shell/api-fetch";
import type { ActionResult } from "@/lib/core/action-result";

const NO_ANSWER = {
  ok: false,
  error: { code: "NO_ANSWER", message: "The server did not respond. Check your connection and try again." },
} as const;

/** Stands on the page behind the sign-in, and after it. */
const SIGNED_OUT = {
  ok: false,
  error: {
    code: "UNAUTHENTICATED",
    message: "You had been signed out, so nothing was saved or changed. Once you are signed in, try again.",
  },
} as const;

const isSignedOut = (result: ActionResult<unknown>) => !result.ok && result.error.code === "UNAUTHENTICATED";

/**
 * Runs a server action with one refresh and one retry when the session's access token ran out. Without an answer the
 * result says so; a session that is gone leads to the sign-in, or to the one over the page, and the result says that.
 */
export async function callAction<T>(call: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    const result = await withRefresh(call, isSignedOut);
    return isSignedOut(result) ? SIGNED_OUT : result;
  } catch (error) {
    // A lost line, or a page that is being left: it says nothing of the session, and a token renewed now could be lost on its way, too.
    if (error instanceof TypeError) return NO_ANSWER;
    // A signed-out browser's action is redirected before it is one (middleware.ts), which Next can't read as an answer.
    return (await leaveWhenSignedOut()) ? SIGNED_OUT : NO_ANSWER;
  }
}
