import { toast } from "@/components/ui/toast";

/** The sentence of a failure for the user: what the server said, else the call's own message (docs/product.md, D4). */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof TypeError) return `${fallback}. The server could not be reached; please try again.`;
  return error instanceof Error && error.message ? error.message : fallback;
}

export const tellSuccess = (text: string) => toast.success(text);
export const tellFailure = (text: string) => toast.error(text);
