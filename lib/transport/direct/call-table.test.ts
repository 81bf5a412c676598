import { expect, it } from "vitest";
import { callTable, type RouteFile } from "./call-table";

// Seen red: parameters before what is spelled out; parts taken that are encoded or dots.

const nothing = async (): Promise<RouteFile> => ({});
const table = callTable("/api/v1/", {
  claims: nothing,
  "claims/statistics": nothing,
  "claims/[claimId]": nothing,
  "claims/[claimId]/documents/[documentId]": nothing,
  "claims/[claimId]/documents/newest": nothing,
  "files/[...path]": nothing,
});
const found = (path: string) => {
  const match = table(path);
  return match && [match.call.route, match.params];
};

it("finds a route file by what is spelled out before parameters, with and without the slash at the end", () => {
  expect(found("/api/v1/claims")).toEqual(["/api/v1/claims", {}]);
  expect(found("/api/v1/claims/")).toEqual(["/api/v1/claims", {}]);
  expect(found("/api/v1/claims/statistics/")).toEqual(["/api/v1/claims/statistics", {}]);
  expect(found("/api/v1/claims/019a-b/")).toEqual(["/api/v1/claims/[claimId]", { claimId: "019a-b" }]);
  expect(found("/api/v1/claims/1/documents/newest")?.[0]).toBe("/api/v1/claims/[claimId]/documents/newest");
  expect(found("/api/v1/claims/1/documents/2")).toEqual([
    "/api/v1/claims/[claimId]/documents/[documentId]",
    { claimId: "1", documentId: "2" },
  ]);
});

it("leaves to Next what is no call, or is spelled in any other way", () => {
  for (const path of [
    ...[
      "/claims/",
      "/api/health",
      "/api/v1/",
      "/api/v1/no-such/",
      "/api/v1/claims/1/documents/",
      "/api/v1/files/a/b",
    ],
    ...[
      "/api/v1//claims/",
      "/api/v1/claims//",
      "/api/v1/claims/../claims/",
      "/api/v1/claims/./",
      "/api/v1/claims/..",
    ],
    ...[
      "/api/v1/claims/%31/",
      "/api/v1/claims/a%2Fb/",
      "/api/v1/claims/a b/",
      "/api/v1/claims/1;2/",
      "/API/v1/claims/",
    ],
  ]) {
    expect(found(path), path).toBeNull();
  }
});
