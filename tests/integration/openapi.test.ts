import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "@/app/api/v1/openapi.json/api-document";
import { ROUTE_FILES } from "@/app/api/v1/openapi.json/registry";
import { GET } from "@/app/api/v1/openapi.json/route";
import { METHODS, type OpenApiDocument, type Operation } from "@/lib/transport/openapi/document";
import { routeFolders } from "../../scripts/api-routes";
import { call } from "../support/routes";

let document: OpenApiDocument;
let calls: { name: string; operation: Operation }[];

beforeAll(async () => {
  document = await apiDocument();
  calls = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<typeof method>];
      return operation ? [{ name: `${method} ${path}`, operation }] : [];
    }),
  );
});

describe("the API's document", () => {
  it("lists every route file; `npx tsx scripts/api-routes.ts` writes the list", () => {
    expect(Object.keys(ROUTE_FILES).sort()).toEqual(routeFolders());
  });

  it("holds every handler that the files export", async () => {
    const files = await Promise.all(Object.values(ROUTE_FILES).map((load) => load()));
    const exported = files.flatMap((handlers) => METHODS.filter((method) => method in handlers));
    const itself = 1;
    expect(calls.length).toBe(exported.length + itself);
  });

  it("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it("refers only to shapes that it holds, and to all of them", () => {
    const text = JSON.stringify(document);
    const used = new Set([...text.matchAll(/#\/components\/schemas\/([A-Za-z]+)/g)].map((match) => match[1]));
    expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it("names each call once and says in a line what it does", () => {
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const silent = calls.filter(({ operation }) => !operation.summary).map(({ name }) => name);
    expect(silent, "give these routes a `summary`").toEqual([]);
  });

  it("shows what each call answers", () => {
    const silent = calls
      .filter(({ name, operation }) => {
        const [status, answer] =
          Object.entries(operation.responses).find(([key]) => key.startsWith("2")) ?? [];
        return status !== "204" && !answer?.content && !name.includes("openapi.json");
      })
      .map(({ name }) => name);
    expect(silent, "give these routes an `answer`, a `file` or `status: 204`").toEqual([]);
  });

  it("describes an upload, a page and a file", () => {
    const upload = document.paths["/documents/minimal-appeals/{appealId}/uploads/"]?.post;
    const form = upload?.requestBody?.content["multipart/form-data"]?.schema;
    expect(Object.keys(form?.properties ?? {})).toEqual([
      "denial_letter",
      "original_claim",
      "supporting_docs",
    ]);
    expect(Object.keys(upload?.responses ?? {})).toEqual([
      "201",
      "400",
      "401",
      "403",
      "404",
      "409",
      "413",
      "415",
      "422",
      "500",
      "503",
    ]);
    expect(upload?.parameters.find((one) => one.in === "header")).toMatchObject({
      name: "Idempotency-Key",
      required: false,
    });
    const list = document.paths["/documents/minimal-appeals/"]?.get;
    expect(list?.parameters.map(({ name }) => name)).toEqual(
      ["search", "appeal_level", "payer", "category", "who", "due"].concat([
        "cursor",
        "page_size",
        "status",
        "appeal_stage",
        "sort",
      ]),
    );
    const download = document.paths["/documents/minimal-appeals/{appealId}/download/"];
    expect(download?.servers?.map(({ url }) => url)).toEqual(["/api/v1", "/api"]);
    expect(Object.keys(download?.get?.responses["200"]?.content ?? {})).toEqual(["application/pdf"]);
  });

  it("is answered to strangers", async () => {
    const { status, body } = await call(GET);
    expect(status).toBe(200);
    expect(body.openapi).toBe("3.1.0");
  });
});
