import { UNSENT } from "@/components/form/use-posted-form";
import type { FormState } from "@/lib/core/form-state";

/** The catalog of sign-up errors (docs/product.md, B11), one line per entry; none for what was not sent at all. */
export function signUpErrors({ code, fields, error }: FormState): string[] {
  if (!code || code === UNSENT) return [];
  if (code === "VALIDATION") {
    const lines = Object.entries(fields ?? {}).map(([field, messages]) => `${titled(field)}: ${messages[0]}`);
    return lines.length > 0 ? lines : ["Please check your input and try again."];
  }
  if (code === "UNAUTHENTICATED") return ["Invalid credentials. Please try again."];
  if (code === "INTERNAL" || code === "UNAVAILABLE") return ["Server error. Please try again later."];
  return [error || "An error occurred. Please try again."];
}

const titled = (field: string) =>
  field
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
