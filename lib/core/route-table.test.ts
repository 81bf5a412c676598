import { describe, expect, it } from "vitest";
import { redirectFor } from "./route-table";

describe("route table", () => {
  it.each([
    ["/", null],
    ["/login", null],
    ["/signup", null],
    ["/forgot-password", null],
    ["/reset-password/abc", null],
    ["/verify-email/a/b", null],
    ["/profile", "/login?next=%2Fprofile"],
    ["/patients", "/login?next=%2Fpatients"],
    ["/documents", "/login?next=%2Fdocuments"],
    ["/claims", "/login?next=%2Fclaims"],
    ["/claims/1", "/login?next=%2Fclaims%2F1"],
    ["/appeals/new", "/login?next=%2Fappeals%2Fnew"],
    ["/claimsx", null],
  ])("signed out: %s → %s", (path, target) => expect(redirectFor(path, "", false)).toBe(target));

  it.each([
    ["/", "/claims"],
    ["/login", "/claims"],
    ["/signup", "/profile"],
    ["/forgot-password", "/profile"],
    ["/reset-password/abc", "/profile"],
    ["/verify-email/a/b", null],
    ["/claims", null],
    ["/profile", null],
  ])("signed in: %s → %s", (path, target) => expect(redirectFor(path, "", true)).toBe(target));

  it("keeps the query of the asked page, and comes back to a page of ours only", () => {
    expect(redirectFor("/claims", "?status=denied", false)).toBe("/login?next=%2Fclaims%3Fstatus%3Ddenied");
    expect(redirectFor("/login", "?next=%2Fappeals%2F7", true)).toBe("/appeals/7");
    expect(redirectFor("/login", "?next=%2F%2Fevil.example", true)).toBe("/claims");
    expect(redirectFor("/login", "?next=%2F..%2F%2Fevil.example", true)).toBe("/claims");
  });
});
