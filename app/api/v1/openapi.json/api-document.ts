import { PRODUCT_NAME } from "@/components/app-shell/brand";
import { type OpenApiDocument, openApiDocument } from "@/lib/transport/openapi/document";
import type { RouteSpec } from "@/lib/transport/route-spec";
import { ROUTE_FILES } from "./registry";

export const documentSpec = {
  access: "public",
  summary: "Describe this API (OpenAPI 3.1)",
} satisfies RouteSpec;

let made: Promise<OpenApiDocument> | undefined;

/** The document of all routes, made once a process. */
export function apiDocument(): Promise<OpenApiDocument> {
  made ??= make();
  return made;
}

async function make(): Promise<OpenApiDocument> {
  const routes = Object.entries(ROUTE_FILES).map(async ([folder, load]) => ({
    folder,
    handlers: await load(),
  }));
  const own = { folder: "openapi.json", handlers: { GET: { spec: documentSpec } } };
  return openApiDocument([...(await Promise.all(routes)), own], `${PRODUCT_NAME} API`);
}
