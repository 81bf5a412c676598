import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import type { JsonSchema } from "@/lib/transport/openapi/json-schema";
import { Prose } from "./prose";
import { limitsOf, TypeText } from "./schema-text";

export type FieldRow = { name: string; required: boolean; place?: string; schema: JsonSchema };

/** The fields of an object, with those of nested objects under dotted names. */
export function rowsOf(schema: JsonSchema, prefix = ""): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const inner = property.type === "array" ? property.items : property;
    const suffix = property.type === "array" ? "[]." : ".";
    return [
      { name, required: schema.required?.includes(key) ?? false, schema: property },
      ...(inner?.properties ? rowsOf(inner, `${name}${suffix}`) : []),
    ];
  });
}

export function FieldTable({
  label,
  rows,
  answer = false,
}: {
  label: string;
  rows: FieldRow[];
  answer?: boolean;
}) {
  return (
    <Table label={label} cards className="sm:min-w-2xl sm:table-fixed">
      <THead>
        <Tr>
          <Th className="w-[28%]">Name</Th>
          <Th className="w-[26%]">Type</Th>
          <Th className="w-24">{answer ? "Presence" : "Needed"}</Th>
          <Th>Notes</Th>
        </Tr>
      </THead>
      <TBody>
        {rows.map(({ name, required, place, schema }) => (
          <Tr key={`${place ?? ""}${name}`}>
            <Td className="break-words font-mono text-xs">{name}</Td>
            <Td label="Type" className="break-words text-xs">
              <span>
                <TypeText schema={schema} />
              </span>
            </Td>
            <Td label={answer ? "Presence" : "Needed"}>{presence(required, answer)}</Td>
            <Td label="Notes" className="text-ink-muted">
              <span>
                <Prose>
                  {[place && `in the ${place}`, schema.description, limitsOf(schema)]
                    .filter(Boolean)
                    .join("; ")}
                </Prose>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function presence(required: boolean, answer: boolean): string {
  if (answer) return required ? "always" : "sometimes";
  return required ? "required" : "optional";
}
