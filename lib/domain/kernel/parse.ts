import type { z } from "zod";
import { invalid } from "@/lib/core/errors";

/** Throws a VALIDATION error whose fields are the paths of the schema, `non_field_errors` for the whole. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const wrong = pathOfNoText(value);
  if (wrong !== null) throw invalid({ [wrong || "non_field_errors"]: ["Use no control characters."] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  throw invalid(fields);
}

/** Far more than any call takes; a recursion over thousands of levels would end in an overflow of the stack. */
const MAX_DEPTH = 64;

/** Where a NUL or half a character stands in what was sent: PostgreSQL can't hold them. Null where there is none. */
function pathOfNoText(value: unknown, path = "", depth = 0): string | null {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : null;
  if (typeof value !== "object" || value === null) return null;
  if (depth > MAX_DEPTH) throw invalid({ non_field_errors: ["This is nested too deep."] });
  for (const [key, inner] of Object.entries(value)) {
    const at = pathOfNoText(inner, path ? `${path}.${key}` : key, depth + 1);
    if (at !== null) return at;
  }
  return null;
}
