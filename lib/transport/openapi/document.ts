import type { z } from "zod";
import { scopeOf } from "@/lib/core/api-scopes";
import { entryKind } from "@/lib/domain/kernel/permission";
import { METHODS, type Method, placesOf, type RouteSpec } from "../route-spec";
import { stagedFiles } from "../staged-shape";
import { type Components, type JsonSchema, jsonSchema } from "./json-schema";
import { REFUSAL_SCHEMAS, refusals } from "./refusals";
import { orderOf, tagOf } from "./tags";

export { METHODS, type Method };

/** A route file: its folder below the API's base, as Next names it, and its handlers. */
export type ApiRoute = { folder: string; handlers: Partial<Record<Method, { spec: RouteSpec }>> };

type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
type Media = Record<string, { schema: JsonSchema }>;
export type Answer = { description: string; headers?: object; content?: Media };
export type Operation = {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security: Record<string, string[]>[];
  "x-access": string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, Answer>;
};
type PathItem = { servers?: { url: string; description?: string }[] } & {
  [M in Lowercase<Method>]?: Operation;
};
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Components; securitySchemes: object };
};

const BASE = "/api/v1";
/** Folders that the app serves without the version as well (docs/product.md, C16). */
const UNVERSIONED_TOO = /(^|\/)minimal-appeals\/\[appealId\]\/download$/;

const ABOUT =
  "Sign in with POST /accounts/auth/login/ and send the access token as `Authorization: Bearer …`. A program of the " +
  "practice sends an API key instead, which the owner makes on Profile, Integrations; each call names the scope it " +
  "needs, and a call without one is for people only. " +
  "Paths answer with and without the trailing slash. Lists are pages: follow `next` until it is null. Money is a " +
  "decimal string, dates are YYYY-MM-DD, times ISO 8601 UTC. Field errors are `{field: [message]}`; any other " +
  "refusal says its sentence under `detail`, `error` and `message`.";

/** The OpenAPI 3.1 document of the routes, made from the schemas that validate their calls. */
export function openApiDocument(routes: readonly ApiRoute[], title: string): OpenApiDocument {
  const schemas: Components = { ...REFUSAL_SCHEMAS };
  const operations = routes.flatMap(({ folder, handlers }) =>
    METHODS.flatMap((method) => {
      const handler = handlers[method];
      return handler
        ? [{ folder, method, operation: operationOf(folder, method, handler.spec, schemas) }]
        : [];
    }),
  );
  const paths: Record<string, PathItem> = {};
  for (const { folder, method, operation } of operations.sort(byTagAndPath)) {
    const path = pathOf(folder);
    paths[path] ??= UNVERSIONED_TOO.test(folder)
      ? { servers: [{ url: BASE }, { url: "/api", description: "The same without the version" }] }
      : {};
    paths[path][method.toLowerCase() as Lowercase<Method>] = operation;
  }
  const names = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const tags = names.map((name) => {
    const folder = operations.find(({ operation }) => operation.tags.includes(name))?.folder ?? "";
    const { description } = tagOf(folder);
    return { name, ...(description && { description }) };
  });
  return {
    openapi: "3.1.0",
    info: { title, version: "1", description: ABOUT },
    servers: [{ url: BASE }],
    tags,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The access token of a person." },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "adk_…",
          description: "A key of the practice, with the scopes that a call names.",
        },
      },
    },
  };
}

/** `documents/[documentId]` becomes `/documents/{documentId}/`; a file such as `openapi.json` has no slash behind. */
export function pathOf(folder: string): string {
  const path = `/${folder.replaceAll(/\[([^\]]+)\]/g, "{$1}")}`;
  return path.includes(".") ? path : `${path}/`;
}

/** A deletion that declares no answer has none. */
export const successStatus = (method: Method, spec: RouteSpec): number =>
  spec.status ?? (method === "DELETE" && !spec.answer ? 204 : 200);

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A word of your own for this request, 1 to 200 visible characters. A retry of the same request within 24 hours gets the " +
    "first answer and does nothing again; with another request it is refused with 409.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

type Placed = { folder: string; method: Method; operation: Operation };
function byTagAndPath(a: Placed, b: Placed): number {
  return (
    orderOf(a.operation.tags[0] ?? "") - orderOf(b.operation.tags[0] ?? "") ||
    a.folder.localeCompare(b.folder) ||
    METHODS.indexOf(a.method) - METHODS.indexOf(b.method)
  );
}

function operationOf(folder: string, method: Method, spec: RouteSpec, schemas: Components): Operation {
  const requestBody = requestBodyOf(method, spec, schemas);
  const status = String(successStatus(method, spec));
  return {
    operationId: `${method.toLowerCase()}_${folder.replaceAll(/[^A-Za-z0-9]+/g, "_").replaceAll(/^_|_$/g, "")}`,
    tags: [tagOf(folder).name],
    ...(spec.summary && { summary: spec.summary }),
    ...(spec.description && { description: spec.description }),
    security: securityOf(folder, method, spec),
    "x-access": entryKind(spec),
    parameters: [
      ...parametersOf("path", spec.params, schemas),
      ...parametersOf("query", placesOf(method, spec).query, schemas),
      ...(spec.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: { [status]: successOf(method, spec, schemas), ...refusals(method, spec) } as Record<
      string,
      Answer
    >,
  };
}

function securityOf(folder: string, method: Method, spec: RouteSpec): Operation["security"] {
  const kind = entryKind(spec);
  if (kind === "public") return [];
  const scope = kind === "user" ? scopeOf(method, folder) : null;
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

function parametersOf(
  place: "path" | "query",
  schema: z.ZodType | undefined,
  schemas: Components,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input", schemas);
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description && { description }),
    schema: rest,
  }));
}

function requestBodyOf(method: Method, spec: RouteSpec, schemas: Components): Operation["requestBody"] {
  const { body, fields } = placesOf(method, spec);
  if (spec.multipart) {
    const file = { type: "string", contentMediaType: "application/octet-stream" };
    const properties = Object.entries(spec.multipart).map(([name, { description, many }]) => [
      name,
      many ? { type: "array", items: file, description } : { ...file, description },
    ]);
    const texts = fields ? jsonSchema(fields, "input", schemas).properties : {};
    const schema: JsonSchema = {
      type: "object",
      properties: { ...Object.fromEntries(properties), ...texts },
    };
    const { properties: named = {}, required = [] } = jsonSchema(stagedFiles, "input", schemas);
    const staged: JsonSchema = { type: "object", properties: { ...texts, ...named }, required };
    return {
      required: true,
      content: { "multipart/form-data": { schema }, "application/json": { schema: staged } },
    };
  }
  if (!body) return undefined;
  const schema = jsonSchema(body, "input", schemas);
  // An empty body is read as {}.
  return { required: (schema.required ?? []).length > 0, content: { "application/json": { schema } } };
}

function successOf(method: Method, spec: RouteSpec, schemas: Components): Answer {
  if (spec.file) {
    const binary = { type: "string", format: "binary" };
    return {
      description: "The file.",
      content: Object.fromEntries(spec.file.map((type) => [type, { schema: binary }])),
    };
  }
  if (spec.answer) {
    const schema = jsonSchema(spec.answer, "output", schemas);
    return {
      description: spec.status === 202 ? "Accepted." : "Done.",
      content: { "application/json": { schema } },
    };
  }
  return { description: successStatus(method, spec) === 204 ? "Done; nothing is answered." : "Done." };
}
