import { describe, expect, it } from "vitest";
import { ApiError } from "@/components/app-shell/api-fetch";
import { signUpErrors } from "./public-call";

const said = (status: number, body: Record<string, unknown>) => signUpErrors(new ApiError(status, body, ""));

describe("sign-up errors", () => {
  it("speaks the catalog", () => {
    expect(signUpErrors(new TypeError("fetch failed"))).toEqual([
      "Network error. Please check your connection.",
    ]);
    expect(said(400, { username: ["Taken.", "Bad."], password2: ["Passwords do not match."] })).toEqual([
      "Username: Taken.",
      "Password2: Passwords do not match.",
    ]);
    expect(said(400, {})).toEqual(["Please check your input and try again."]);
    expect(said(401, { error: "x" })).toEqual(["Invalid credentials. Please try again."]);
    expect(said(500, { error: "x" })).toEqual(["Server error. Please try again later."]);
    expect(said(503, { error: "x" })).toEqual(["Server error. Please try again later."]);
    expect(said(429, { error: "Too many tries." })).toEqual(["Too many tries."]);
    expect(said(418, {})).toEqual(["An error occurred. Please try again."]);
  });
});
