import { ApiError } from "@/components/app-shell/api-fetch";

const NO_ANSWER = "The server did not respond. Check your connection and try again.";

/**
 * What the server said, in the order of docs/product.md, C19: the first of `non_field_errors`, `detail`, `error`,
 * then the messages of all fields together.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  const { non_field_errors, detail, error: said } = error.body;
  const first = Array.isArray(non_field_errors) ? non_field_errors[0] : undefined;
  for (const text of [first, detail, said]) if (typeof text === "string" && text) return text;
  const messages = Object.values(error.fields ?? {}).flat();
  return messages.length > 0 ? messages.join(" ") : error.message;
}

/** "Failed to create claim: Choose a patient from the list." */
export const claimFailure = (action: string, error: unknown): string =>
  `Failed to ${action}: ${reasonOf(error)}`;
