import { z } from "zod";

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
};

export type Components = Record<string, JsonSchema>;

/** Formats that say all; zod adds a pattern of hundreds of characters for the same. */
const SPEAKING_FORMATS = ["date", "date-time", "uuid", "email"];

/**
 * The JSON Schema of what a caller sends (`input`) or gets (`output`). Schemas with an id of their own are put into
 * `components` and referred to.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output", components: Components): JsonSchema {
  const made = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    override: ({ jsonSchema: node }) => {
      if (SPEAKING_FORMATS.includes(node.format ?? "")) delete node.pattern;
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
    },
  });
  const { $schema: _, $defs = {}, ...root } = made as JsonSchema & { $defs?: Components };
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...body } = definition;
    components[name] = referToComponents(body);
  }
  return referToComponents(root);
}

function referToComponents<T>(node: T): T {
  if (Array.isArray(node)) return node.map(referToComponents) as T;
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === "$ref" && typeof value === "string"
      ? value.replace("#/$defs/", "#/components/schemas/")
      : referToComponents(value),
  ]);
  return Object.fromEntries(entries) as T;
}
