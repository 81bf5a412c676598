import type { z } from "zod";
import { invalid } from "@/lib/core/errors";

/** Throws a VALIDATION error whose fields are the paths of the schema, `non_field_errors` for the whole. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  throw invalid(fields);
}
