import type { z } from "zod";
import { invalid } from "@/lib/core/errors";

/** Throws a VALIDATION error whose fields are the paths of the schema, `non_field_errors` for the whole. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const nul = pathOfNul(value);
  if (nul !== null) throw invalid({ [nul || "non_field_errors"]: ["Use no control characters."] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  throw invalid(fields);
}

/** Where a NUL stands in what was sent: PostgreSQL's text can't hold one. Null where there is none. */
function pathOfNul(value: unknown, path = ""): string | null {
  if (typeof value === "string") return value.includes("\0") ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = pathOfNul(inner, path ? `${path}.${key}` : key);
    if (at !== null) return at;
  }
  return null;
}
