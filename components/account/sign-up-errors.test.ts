import { expect, it } from "vitest";
import { UNSENT } from "@/components/form/use-posted-form";
import type { FormState } from "@/lib/core/form-state";
import { signUpErrors } from "./sign-up-errors";

it.each<[Omit<FormState, "values">, string[]]>([
  [{}, []],
  [{ code: UNSENT, fields: { npi: ["Wrong."] } }, []],
  [
    { code: "VALIDATION", fields: { username: ["Taken.", "Bad."], password2: ["Passwords do not match."] } },
    ["Username: Taken.", "Password2: Passwords do not match."],
  ],
  [{ code: "VALIDATION", fields: { zip_code: ["Wrong."] } }, ["Zip Code: Wrong."]],
  [{ code: "VALIDATION", fields: {} }, ["Please check your input and try again."]],
  [{ code: "UNAUTHENTICATED", error: "x" }, ["Invalid credentials. Please try again."]],
  [{ code: "INTERNAL", error: "x" }, ["Server error. Please try again later."]],
  [{ code: "UNAVAILABLE", error: "x" }, ["Server error. Please try again later."]],
  [{ code: "RATE_LIMITED", error: "Too many attempts." }, ["Too many attempts."]],
  [{ code: "CONFLICT", error: "" }, ["An error occurred. Please try again."]],
])("sign-up errors speak the catalog: %j", (state, lines) => {
  expect(signUpErrors({ values: {}, ...state })).toEqual(lines);
});
