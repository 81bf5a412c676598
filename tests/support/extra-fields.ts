import type postgres from "postgres";
import type { z } from "zod";
import { type Components, type JsonSchema, jsonSchema } from "@/lib/transport/openapi/json-schema";
import { placesOf } from "@/lib/transport/route-spec";
import { type ApiCall, at, type InputPlace, withAt } from "./api-calls";
import type { Sample } from "./api-samples";

/** Fields that no call asked for, wrong ones, and keys of an answer that its declaration does not name. */

const TEXT = "Uncalledfor";
const MARKS: Record<string, unknown> = {
  uuid: "0f0f0f0f-0000-7000-8000-0f0f0f0f0f0f",
  numeric: "66601.66",
  int4: 66_601,
  int8: 66_601,
  bool: true,
  date: "1901-02-03",
  timestamptz: "1901-02-03T00:00:00Z",
  jsonb: { note: TEXT },
};
/**
 * Any of the marks in a row, as PostgreSQL writes it. Booleans can't be told; what parses them is compared instead. The number counts
 * where it stands alone: ids, hashes and fractions of seconds hold its digits by chance.
 */
export const MARKED = `${TEXT}|0f0f0f0f-0000|(?<![0-9a-f.])66601(66)?(?![0-9a-f])|1901-02-03`;

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every column of every table, as the API and as the code would write it, and the keys of objects themselves. */
export async function everyColumn(admin: postgres.Sql): Promise<Record<string, unknown>> {
  const columns = await admin<{ name: string; type: string }[]>`
    select distinct on (column_name) column_name as name, udt_name as type
      from information_schema.columns where table_schema = 'public' order by 1`;
  const fields = columns.flatMap(({ name, type }) =>
    [name, camel(name)].map((key) => [key, MARKS[type] ?? TEXT]),
  );
  const own = `"__proto__":{"is_owner":true,"status":"paid"},"constructor":{"prototype":{"is_owner":true}}`;
  return {
    ...JSON.parse(`{${own}}`),
    ...Object.fromEntries(fields),
    practiceID: MARKS.uuid,
    amountPaid: "66601.66",
  };
}

type Shape = { node: JsonSchema; components: Components };
const shapes = new WeakMap<z.ZodType, Shape>();

/** Made once a schema: the same calls are made by every role. */
function shapeOf(schema: z.ZodType, io: "input" | "output"): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const components: Components = {};
  const shape = { node: jsonSchema(schema, io, components), components };
  shapes.set(schema, shape);
  return shape;
}

/** The alternatives of a schema, each without a reference. */
function alternatives({ node, components }: Shape): JsonSchema[] {
  if (node.$ref)
    return alternatives({ node: components[node.$ref.split("/").at(-1) ?? ""] ?? {}, components });
  const parts = (node.anyOf ?? node.oneOf ?? node.allOf) as JsonSchema[] | undefined;
  // What all of them have may stand beside them.
  if (!parts) return [node];
  return [
    ...(node.properties ? [node] : []),
    ...parts.flatMap((part) => alternatives({ node: part, components })),
  ];
}
const objectsOf = (shape: Shape) => alternatives(shape).filter(({ properties }) => properties);
const inside = (shape: Shape, key: string): Shape => ({
  components: shape.components,
  node: {
    anyOf: objectsOf(shape).flatMap(({ properties }) => (properties?.[key] ? [properties[key]] : [])),
  },
});
const entries = (shape: Shape): Shape => ({
  components: shape.components,
  node: { anyOf: alternatives(shape).flatMap(({ items }) => (items ? [items] : [])) },
});

function add(value: unknown, shape: Shape, extras: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => add(one, entries(shape), extras));
  const objects = objectsOf(shape);
  if (typeof value !== "object" || value === null || objects.length === 0) return value;
  const known = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  // One that takes no further key refuses all of it, which is as good; one that takes any key is meant to.
  const more = objects.some(({ additionalProperties }) => additionalProperties !== undefined)
    ? {}
    : Object.fromEntries(Object.entries(extras).filter(([key]) => !known.has(key)));
  const own = Object.entries(value).map(([key, one]) => [key, add(one, inside(shape, key), extras)]);
  return { ...more, ...Object.fromEntries(own) };
}

/** The sample with everything beside what the call takes, at every level of its body and in its form. */
export function withExtras(
  { method, handler }: ApiCall,
  sample: Sample,
  extras: Record<string, unknown>,
): Sample {
  const { body } = placesOf(method, handler.spec);
  if (sample.form) {
    const form = new FormData();
    for (const [key, value] of sample.form.entries()) form.append(key, value);
    for (const key of ["practice_id", "created_by", "status"])
      if (!form.has(key)) form.append(key, String(MARKS.uuid));
    return { ...sample, form };
  }
  if (!body || !sample.json) return sample;
  return { ...sample, json: add(sample.json, shapeOf(body, "input"), extras) as object };
}

/** Where an answer holds a key that its declaration does not name. */
export function undeclared({ handler }: ApiCall, answer: unknown): string[] {
  if (!handler.spec.answer) return [];
  return strays(answer, shapeOf(handler.spec.answer, "output"), "");
}

function strays(value: unknown, shape: Shape, trail: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => strays(one, entries(shape), `${trail}[]`));
  if (typeof value !== "object" || value === null) return [];
  const objects = objectsOf(shape);
  // A record's keys are data.
  if (alternatives(shape).some(({ additionalProperties: more }) => typeof more === "object")) return [];
  const known = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return Object.entries(value).flatMap(([key, one]) =>
    known.has(key) ? strays(one, inside(shape, key), `${trail}.${key}`) : [`${trail}.${key}`],
  );
}

/** Objects whose own fields are places too, or whose keys are data: a text is what they are not. */
const holdsMore = (places: readonly InputPlace[], trail: readonly string[]): boolean =>
  trail.at(-1) === "clientExtensionResults" ||
  places.some((one) => one.trail.length > trail.length && trail.every((key, at) => one.trail[at] === key));

type Spoiled = { what: string; sample: Sample };

/** The sample with one field at a time that is of another type, far too long, or a text where one of a list is due. */
export function spoiled(sample: Sample, places: readonly InputPlace[]): Spoiled[] {
  return places.flatMap(({ place, trail }): Spoiled[] => {
    const name = trail.join(".");
    const long = "y".repeat(250_000);
    if (place === "form") {
      const form = new FormData();
      for (const [key, part] of sample.form?.entries() ?? []) if (key !== trail[0]) form.append(key, part);
      form.append(trail[0] ?? "", long);
      return [{ what: `${place} ${name} too long`, sample: { ...sample, form } }];
    }
    if (place === "query") {
      return [
        {
          what: `query ${name} too long`,
          sample: { ...sample, query: { ...sample.query, [trail[0] ?? ""]: long } },
        },
      ];
    }
    if (place !== "body") return [];
    // Only where the sample has what stands around it.
    if (trail.length > 1 && at(sample.json, trail.slice(0, -1)) === undefined) return [];
    const put = (value: unknown) => ({ ...sample, json: withAt(sample.json, trail, value) as object });
    return [
      { what: `body ${name} of another type`, sample: put(holdsMore(places, trail) ? "text" : { a: [1] }) },
      { what: `body ${name} too long`, sample: put(long) },
    ];
  });
}
