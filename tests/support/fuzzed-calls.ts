import type { RawCall } from "./http-raw";

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  required?: string[];
};
type ApiOperation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = {
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, Schema> };
};
export type Fuzzed = RawCall & { method: string; what: string };

/** These end the caller's own session or lock the account out for the rest. */
const LEFT_OUT = /end-all|auth\/logout|auth\/login|password\/change|auth\/register|password\/reset/;
const METHODS = ["get", "post", "put", "patch", "delete"];

const NASTY: unknown[] = [
  null,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202Etxt.exe",
  "'; drop table claims; --",
  "{{7*7}}#{7*7}",
  "%00%FF../../etc/passwd",
  "x".repeat(70_000),
  0,
  -1,
  1e308,
  2 ** 60,
  0.1 + 0.2,
  "99999999999999999999.99",
  "NaN",
  true,
  [],
  {},
  [[[[[[]]]]]],
  { a: 1 },
  { toString: "x", constructor: { prototype: { admin: true } } },
  Array.from({ length: 3_000 }, () => null),
  "0000-00-00",
  "9999-12-31",
  "2026-02-30",
  "275760-09-14T00:00:00Z",
  "2026-01-01T00:00:00+99:99",
  "00000000-0000-0000-0000-000000000000",
  "019a0000-0000-7000-8000-00000000000Z",
  "=cmd|' /C calc'!A0",
  "a@b.example\r\nBcc: c@d.example",
];

/** Whole bodies that are no object of the schema, as they go over the wire. */
const BODIES: [string, string | Buffer, string?][] = [
  ["no JSON", "{"],
  ["nothing", ""],
  ["a list", "[]"],
  ["a text", '"x"'],
  ["null", "null"],
  ["two objects", "{}{}"],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a key twice", '{"a":1,"a":2,"__proto__":{"x":1}}'],
  ["a prototype", '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}}'],
  ["great depth", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
  ["a form", "a=1&b=2", "application/x-www-form-urlencoded"],
  ["XML", "<a/>", "application/xml"],
  ["a broken form of parts", "--x\r\n", "multipart/form-data; boundary=x"],
  ["no type", "{}", ""],
];

/** What the requests are made of: ids that name what is there, and further values for every place that takes one. */
export type Seeds = { ids: Record<string, string>; values: readonly string[] };

/** At least `count` requests over all calls of the document. */
export function fuzzedCalls(document: OpenApi, seeds: Seeds, count: number): Fuzzed[] {
  const per = operationsOf(document).map((one) => [...requestsOf(document, one, seeds)]);
  const calls: Fuzzed[] = [];
  // Round after round over all calls, so that none is left out when the number is reached.
  for (let round = 0; per.some((list) => round < list.length); round += 1) {
    for (const list of per) if (list[round]) calls.push(list[round] as Fuzzed);
    if (calls.length >= count) break;
  }
  return calls;
}

type Named = { path: string; method: string; operation: ApiOperation };
const operationsOf = ({ paths }: OpenApi): Named[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method) && !LEFT_OUT.test(path))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

function* requestsOf(document: OpenApi, one: Named, seeds: Seeds): Generator<Fuzzed> {
  const { ids } = seeds;
  const nasty = [...seeds.values, ...NASTY];
  const { path, method, operation } = one;
  const base = path.startsWith("/api/v1") ? path : `/api/v1${path}`;
  const address = (change: (name: string) => string | undefined = () => undefined) =>
    base.replaceAll(/\{(\w+)\}/g, (_, name: string) => change(name) ?? ids[name] ?? UNKNOWN);
  const json = (body: unknown): Pick<Fuzzed, "headers" | "body"> => ({
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const sample = (schema ? sampleOf(document, schema) : {}) as Record<string, unknown>;
  const withBody = method !== "GET" && method !== "DELETE" ? json(sample) : {};

  for (const { name } of operation.parameters?.filter((at) => at.in === "query") ?? []) {
    for (const value of nasty.filter((one) => typeof one !== "object")) {
      const text = encodeURIComponent(String(value).toWellFormed().slice(0, 6_000));
      yield { method, path: `${address()}?${name}=${text}`, what: `query ${name}` };
    }
    yield { method, path: `${address()}?${name}=1&${name}=2&${name}[]=3`, what: `query ${name} three times` };
  }
  for (const [, name = ""] of base.matchAll(/\{(\w+)\}/g)) {
    for (const value of [UNKNOWN, "0", "null", "%20", "..%2f..", "%ED%A0%80", "x".repeat(3_000), "🂡"]) {
      const path = address((at) => (at === name ? encodeURI(decodeSafely(value)) : undefined));
      yield { method, path, ...withBody, what: `path ${name}` };
    }
  }
  if (method === "GET" || method === "DELETE") return;
  for (const trail of trailsOf(document, schema)) {
    for (const value of nasty) {
      yield { method, path: address(), ...json(put(sample, trail, value)), what: `body ${trail.join(".")}` };
    }
  }
  for (const [what, body, type = "application/json"] of BODIES) {
    yield { method, path: address(), headers: type ? { "Content-Type": type } : {}, body, what };
  }
}

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const decodeSafely = (value: string) => (value.startsWith("%E") ? "\uFFFD" : value);

export const resolved = (document: OpenApi, schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
export const partsOf = ({ anyOf, oneOf, allOf }: Schema) => anyOf ?? oneOf ?? allOf ?? [];

/** Something that the schema takes, as far as a few rules get. */
export function sampleOf(document: OpenApi, given: Schema, depth = 0): unknown {
  const schema = resolved(document, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [part] = partsOf(schema);
  if (part) return sampleOf(document, part, depth + 1);
  if (schema.properties && depth < 5) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, child]) => [key, sampleOf(document, child, depth + 1)]),
    );
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "array") return schema.items && depth < 5 ? [sampleOf(document, schema.items, depth + 1)] : [];
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return false;
  if (schema.format === "uuid") return UNKNOWN;
  if (schema.format === "date") return "2026-03-02";
  if (schema.format === "date-time") return "2026-03-02T00:00:00Z";
  if (schema.format === "email") return "a@clinic.example";
  return "x";
}

export function trailsOf(document: OpenApi, given: Schema | undefined, trail: string[] = []): string[][] {
  if (!given || trail.length > 4) return [];
  const schema = resolved(document, given);
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      trailsOf(document, child, [...trail, key]),
    ),
    ...(schema.items ? trailsOf(document, schema.items, [...trail, "0"]) : []),
    ...partsOf(schema).flatMap((part) => trailsOf(document, part, trail)),
  ];
  const own = trail.length > 0 ? [trail] : [];
  const all = [...own, ...inner].map((one) => JSON.stringify(one));
  return [...new Set(all)].map((one) => JSON.parse(one) as string[]);
}

export function put(value: unknown, [key, ...rest]: string[], nasty: unknown): unknown {
  if (key === undefined) return nasty;
  if (Array.isArray(value)) return [put(value[0], rest, nasty)];
  const object = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [key]: put(object[key], rest, nasty) };
}
