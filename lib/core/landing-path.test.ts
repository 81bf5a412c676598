import { expect, it } from "vitest";
import { landingPath } from "./landing-path";

const whole = { email_verified: true, role: "provider", tin: "123456789" } as const;

it.each([
  ["/appeals/1", whole, "/appeals/1"],
  ["//evil.example", whole, "/claims"],
  [null, whole, "/claims"],
  [null, { ...whole, tin: null }, "/profile"],
  [null, { ...whole, email_verified: false }, "/profile"],
  [null, { ...whole, role: "staff", tin: null } as const, "/claims"],
])("after sign-in with next %s", (next, profile, path) => expect(landingPath(next, profile)).toBe(path));
