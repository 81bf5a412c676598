import { toast } from "@/components/ui/toast";
import type { ActionFailure } from "@/lib/core/action-result";

/** The sentence of a failure for the user: what the server said, else the call's own message (docs/product.md, D4). */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof TypeError) return `${fallback}. The server could not be reached; please try again.`;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** The same of a server action's refusal. */
export const failureText = (failed: string, { code, message }: ActionFailure): string =>
  code === "INTERNAL" || code === "NO_ANSWER" ? `${failed}. ${message}` : message;

/** The document that can't be enclosed, and why, when that is what stopped an export or a sending. */
export function enclosureProblem({ message, extra }: ActionFailure): { id: string; text: string } | null {
  const enclosure = extra?.enclosure;
  return typeof enclosure === "string" ? { id: enclosure, text: message } : null;
}

/** Beside the lists at the right: the blanks to fill, the document, the recipient. */
export const tellSuccess = (text: string) => toast.success(text, { aside: true });
