import { Fragment, type ReactNode } from "react";
import type { JsonSchema } from "@/lib/transport/openapi/json-schema";

export const shapeName = (schema: JsonSchema): string | null => schema.$ref?.split("/").at(-1) ?? null;

/** The type of a value in words; named shapes link to their own section. */
export function TypeText({ schema }: { schema: JsonSchema }): ReactNode {
  const name = shapeName(schema);
  if (name) {
    return (
      <a className="text-accent-text underline underline-offset-2" href={`#shape-${name}`}>
        {name}
      </a>
    );
  }
  if (schema.anyOf) return <Alternatives schemas={schema.anyOf} />;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentMediaType || schema.format === "binary") return "file";
  if (schema.type === "array") {
    return (
      <>
        list of <TypeText schema={schema.items ?? {}} />
      </>
    );
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    return (
      <>
        map to <TypeText schema={schema.additionalProperties} />
      </>
    );
  }
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return schema.format ?? schema.type ?? "any";
}

function Alternatives({ schemas }: { schemas: JsonSchema[] }): ReactNode {
  return schemas.map((schema, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a schema never change
    <Fragment key={index}>
      {index > 0 && " or "}
      <TypeText schema={schema} />
    </Fragment>
  ));
}

/** What a value must keep to beside its type. */
export function limitsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum } = schema;
  const parts = [
    minLength === 1 && "not empty",
    typeof minLength === "number" && minLength > 1 && `at least ${minLength} characters`,
    typeof maxLength === "number" && `at most ${maxLength.toLocaleString("en-US")} characters`,
    typeof minimum === "number" && typeof maximum === "number" && `${minimum} to ${maximum}`,
    typeof minimum === "number" && maximum === undefined && `from ${minimum}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter((part) => typeof part === "string");
  return parts.join(", ");
}
