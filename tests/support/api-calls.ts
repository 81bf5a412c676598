import { ROUTE_FILES } from "@/app/api/v1/openapi.json/registry";
import { GET as apiDescription } from "@/app/api/v1/openapi.json/route";
import type { RouteHandler } from "@/lib/transport/endpoint";
import { type ApiRoute, METHODS, type Method, pathOf } from "@/lib/transport/openapi/document";
import { type Components, type JsonSchema, jsonSchema } from "@/lib/transport/openapi/json-schema";
import { placesOf } from "@/lib/transport/route-spec";

/** One method of one route of the API, as its own declaration describes it. */
export type ApiCall = {
  /** "PATCH /claims/{claimId}/" */
  name: string;
  method: Method;
  /** `/claims/{claimId}/` */
  path: string;
  handler: RouteHandler;
  inputs: InputPlace[];
};

type Place = "path" | "query" | "body" | "form";
/** A leaf of what a call takes. `trail`: keys from the outside in, "0" for the first of a list. */
export type InputPlace = { place: Place; trail: string[]; kind: "id" | "cursor" | "other" | "opaque" };

/** Every call below `/api/v1`, from the registry that a test holds against the route files. */
export async function apiCalls(): Promise<ApiCall[]> {
  const files = await Promise.all(
    Object.entries(ROUTE_FILES).map(async ([folder, load]) => ({ folder, handlers: await load() })),
  );
  const own: ApiRoute = { folder: "openapi.json", handlers: { GET: apiDescription } };
  return [...files, own].flatMap(({ folder, handlers }) =>
    METHODS.flatMap((method) => {
      const handler = handlers[method] as RouteHandler | undefined;
      const path = pathOf(folder);
      if (!handler) return [];
      return [{ name: `${method} ${path}`, method, path, handler, inputs: inputsOf(method, handler) }];
    }),
  );
}

function inputsOf(method: Method, { spec }: RouteHandler): InputPlace[] {
  return (["path", "query", "body", "form"] as const).flatMap((place) => {
    const { query, body, fields } = placesOf(method, spec);
    const schema = { path: spec.params, query, body, form: fields }[place];
    if (!schema) return [];
    const components: Components = {};
    const leaves = leavesOf(jsonSchema(schema, "input", components), [], components);
    const byTrail = new Map(leaves.map((leaf) => [leaf.trail.join("."), leaf]));
    for (const leaf of leaves) if (leaf.kind === "id") byTrail.set(leaf.trail.join("."), leaf);
    return [...byTrail.values()].map((leaf) => ({ place, ...leaf }));
  });
}

type Leaf = Omit<InputPlace, "place">;

function leavesOf(node: JsonSchema, trail: string[], components: Components): Leaf[] {
  if (node.$ref) {
    return leavesOf(components[node.$ref.split("/").at(-1) ?? ""] ?? {}, trail, components);
  }
  const parts = node.anyOf ?? (node.oneOf as JsonSchema[] | undefined) ?? (node.allOf as JsonSchema[]);
  if (parts) return parts.flatMap((part) => leavesOf(part, trail, components));
  if (node.properties) {
    return Object.entries(node.properties).flatMap(([key, child]) =>
      leavesOf(child, [...trail, key], components),
    );
  }
  if (node.items) return leavesOf(node.items, [...trail, "0"], components);
  return [{ trail, kind: kindOf(node, trail) }];
}

/** Codes that others give out; no row of ours is found by them. */
const NOT_OURS = ["payer_id"];

/** Whatever comes is read as a number there. */
const ANYTHING = ["days_back"];

function kindOf(node: JsonSchema, trail: string[]): Leaf["kind"] {
  const name = trail.findLast((key) => !/^\d+$/.test(key)) ?? "";
  if (name === "cursor") return "cursor";
  if (node.format === "uuid") return "id";
  if (/(^|_)ids?$|(Id|Ids)$/.test(name) && !NOT_OURS.includes(name)) return "id";
  const says = node.type ?? node.enum ?? node.const ?? node.not;
  return says === undefined && trail.length > 0 && !ANYTHING.includes(name) ? "opaque" : "other";
}

/** `value` with what stands at `trail` replaced; nothing is made where the trail leads nowhere but its last key. */
export function withAt(value: unknown, trail: readonly string[], put: unknown): unknown {
  const [key, ...rest] = trail;
  if (key === undefined) return put;
  if (/^\d+$/.test(key)) {
    const list = Array.isArray(value) ? value : [];
    return [withAt(list[Number(key)], rest, put), ...list.slice(1)];
  }
  return { ...(value as object | undefined), [key]: withAt(at(value, [key]), rest, put) };
}

export const at = (value: unknown, trail: readonly string[]): unknown =>
  trail.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);
