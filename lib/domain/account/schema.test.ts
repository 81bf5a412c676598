import { expect, it } from "vitest";
import { MESSAGES } from "@/lib/core/account-messages";
import { signUpInput } from "./schema";

const form = {
  username: "front.desk",
  email: "desk@clinic.example",
  password: "a long enough secret",
  password2: "a long enough secret",
};
const fieldsOf = (input: object) => {
  const { error } = signUpInput.safeParse(input);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
};

it("says that the passwords differ together with what is wrong elsewhere", () => {
  expect(fieldsOf({ ...form, email: "nobody", npi: "12", password2: "another secret" })).toEqual({
    email: "Enter a valid email address.",
    npi: MESSAGES.npi,
    password2: MESSAGES.passwordsDiffer,
  });
});

it("asks for the second password before it compares", () => {
  expect(fieldsOf({ ...form, password2: "" })).toEqual({ password2: "Enter the password again." });
  expect(fieldsOf({})).toMatchObject({
    password: "Enter a password.",
    password2: "Enter the password again.",
  });
  expect(fieldsOf(form)).toEqual({});
});
