import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { craftedPath } from "@/tests/support/crafted-paths";
import { isOwnPath } from "./own-path";

describe("isOwnPath", () => {
  it.each([
    "/claims",
    "/claims/1?tab=notes",
    "/appeals/new",
    "/claims?search=%2F%2Fx&page=2#row",
    "/claims?next=//evil.example",
  ])("takes %s", (path) => expect(isOwnPath(path)).toBe(true));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/claims/..//evil.example",
    "/claims/../..//evil.example",
    "/%2e%2e//evil.example",
    "/%2e%2e/%2fevil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "/claims//evil.example",
    "/%ff",
    "/LOGIN",
    "/login",
    "/%6cogin",
    "/resume?next=/x",
    "/api/v1/users",
    "",
    "claims",
    null,
  ])("refuses %s", (path) => expect(isOwnPath(path)).toBe(false));

  it("takes nothing that any reading leads off the site, in 10,000 crafted paths", () => {
    const here = "https://desk.example";
    fc.assert(
      fc.property(craftedPath, (path) => {
        fc.pre(isOwnPath(path));
        const once = new URL(path, `${here}/login`);
        // What a framework makes of it when it writes only path and query, and what it makes of that.
        const again = new URL(once.pathname + once.search, `${here}/login`);
        const decoded = new URL(decodeURIComponent(once.pathname), `${here}/login`);
        expect([once.origin, again.origin, decoded.origin]).toEqual([here, here, here]);
      }),
      { numRuns: 10_000, maxSkipsPerRun: 1000 },
    );
  });
});
