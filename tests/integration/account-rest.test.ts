import { beforeAll, describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/v1/accounts/auth/login/route";
import { POST as logout } from "@/app/api/v1/accounts/auth/logout/route";
import { POST as confirm } from "@/app/api/v1/accounts/auth/password/reset/confirm/route";
import { POST as reset } from "@/app/api/v1/accounts/auth/password/reset/route";
import { POST as register } from "@/app/api/v1/accounts/auth/register/route";
import { POST as refresh } from "@/app/api/v1/accounts/auth/token/refresh/route";
import { POST as resend } from "@/app/api/v1/accounts/auth/verify/request/route";
import { GET as profile, PATCH as save } from "@/app/api/v1/accounts/profile/route";
import { GET as users } from "@/app/api/v1/users/route";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { account, freshSignUp, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const post = (handler: unknown, body: unknown, bearer?: string) =>
  call(handler, { method: "POST", body, ...(bearer && { bearer }) });
/** A refusal that isn't about fields says the same sentence under the three keys that clients read. */
const sentence = (message: string) => ({ detail: message, error: message, message });

describe("POST accounts/auth/register/", () => {
  it("answers the success message", async () => {
    const answer = await post(register, freshSignUp());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: "Registration successful! Please check your email for verification.",
    });
  });

  it("answers errors by field, alone", async () => {
    const answer = await post(register, {
      username: "",
      email: "nobody",
      password: "short",
      password2: "other",
      npi: "12",
      tin: "12-34",
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      username: ["Enter a username."],
      email: ["Enter a valid email address."],
      password: ["Use at least 12 characters."],
      npi: ["NPI must be exactly 10 digits."],
      tin: ["TIN must be exactly 9 digits."],
    });
    const differing = await post(register, { ...freshSignUp(), password2: "something else" });
    expect(differing.body).toEqual({ password2: ["Passwords do not match."] });
    const empty = await post(register, {});
    expect(Object.keys(empty.body).sort()).toEqual(["email", "password", "password2", "username"]);
    const { username } = (await account(test.db)).input;
    expect((await post(register, freshSignUp({ username }))).body).toEqual({
      username: ["This username is taken. Choose another."],
    });
  });
});

describe("POST /accounts/auth/login/, token/refresh/ and logout/", () => {
  it("hand out, exchange and end a pair", async () => {
    const { input } = await account(test.db);
    const answer = await post(login, { username: input.username, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const tokens = answer.body.tokens as { access: string; refresh: string };
    expect(Object.keys(answer.body).sort()).toEqual(["tokens", "user"]);
    const next = await post(refresh, { refresh: tokens.refresh });
    expect(next.body.access).not.toBe(tokens.access);
    expect((await call(logout, { method: "POST", bearer: next.body.access as string })).status).toBe(204);
    expect((await call(profile, { bearer: tokens.access })).status).toBe(401);
  });

  it("say what is wrong", async () => {
    const wrong = await post(login, { username: "nobody", password: "x" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(sentence("Wrong username or password."));
    expect((await post(login, {})).body).toEqual({
      username: ["Enter your username."],
      password: ["Enter your password."],
    });
    expect((await post(refresh, { refresh: "x" })).body).toEqual(
      sentence("Your session has ended. Please sign in again."),
    );
  });

  it("refresh the browser's cookies without showing a token, and clear dead ones", async () => {
    const { input } = await account(test.db);
    const { tokens } = await signInAs(
      test.db,
      { username: input.username, password: PASSWORD },
      { carrier: "browser" },
    );
    const headers = { Cookie: `${REFRESH_COOKIE}=${tokens.refresh}`, Origin: "http://localhost:3000" };
    const answer = await call(refresh, { method: "POST", headers });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/ad[ar]_/);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
      ACCESS_COOKIE,
      REFRESH_COOKIE,
    ]);
    const foreign = await call(refresh, {
      method: "POST",
      headers: { ...headers, Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    const dead = await call(refresh, {
      method: "POST",
      headers: { ...headers, Cookie: `${REFRESH_COOKIE}=x` },
    });
    expect(dead.status).toBe(401);
    for (const cookie of dead.headers.getSetCookie()) expect(cookie).toContain("Max-Age=0");
  });
});

describe("/accounts/profile/", () => {
  it("is read, and saved as the whole object that was read", async () => {
    const { tokens, input } = await account(test.db);
    const bearer = tokens.access;
    const read = await call(profile, { bearer });
    expect(read.body).toMatchObject({
      username: input.username,
      email: input.email,
      email_verified: false,
      npi: null,
      tin: null,
      organization: input.organization,
      role: "provider",
    });
    const saved = await call(save, { method: "PATCH", bearer, body: { ...read.body, tin: "123456789" } });
    expect(saved.body).toEqual({ ...read.body, tin: "123456789" });
    const bad = await call(save, { method: "PATCH", bearer, body: { ...read.body, npi: "1", email: "x" } });
    expect(bad.status).toBe(400);
    expect(bad.body).toEqual({
      npi: ["NPI must be exactly 10 digits."],
      email: ["Enter a valid email address."],
    });
  });

  it("un-verifies a changed address and mails the new one", async () => {
    const { tokens, user, input } = await account(test.db);
    await test.admin`update users set email_verified_at = now() where id = ${user.id}`;
    const change = (email: string) => call(save, { method: "PATCH", bearer: tokens.access, body: { email } });
    expect((await change(input.email.toUpperCase())).body.email_verified).toBe(true);
    const before = (await emitted(test.admin, "account/verification.requested")).length;
    expect((await change(`moved-${input.email}`)).body.email_verified).toBe(false);
    expect((await emitted(test.admin, "account/verification.requested")).length).toBe(before + 1);
  });
});

describe("the other calls", () => {
  it("ask for a verification mail", async () => {
    const { tokens, user } = await account(test.db);
    const answer = await call(resend, { method: "POST", bearer: tokens.access });
    expect(answer.body).toEqual({ message: "Verification email sent! Please check your inbox." });
    await test.admin`update users set email_verified_at = now() where id = ${user.id}`;
    const again = await call(resend, { method: "POST", bearer: tokens.access });
    expect(again.status).toBe(409);
    expect(again.body).toEqual(sentence("Your email address is already verified."));
    expect((await call(resend, { method: "POST" })).status).toBe(401);
  });

  it("reset a password", async () => {
    expect((await post(reset, { email: "nobody@nowhere.example" })).body).toEqual({
      message: "Password reset instructions have been sent to your email.",
    });
    expect((await post(reset, { email: "a,b@x.co" })).body).toEqual({
      email: ["Enter a valid email address."],
    });
    const bad = await post(confirm, {
      token: "x",
      password: "long enough now",
      password2: "long enough now",
    });
    expect(bad.status).toBe(400);
    expect(bad.body.error).toContain("reset link is invalid");
    const differing = await post(confirm, {
      token: "x",
      password: "long enough now",
      password2: "long enough not",
    });
    expect(differing.body).toEqual({ password2: ["Passwords do not match."] });
  });

  it("list the practice's users", async () => {
    const { tokens, user } = await account(test.db);
    const answer = await call(users, { bearer: tokens.access });
    const entry = { id: user.id, first_name: "", last_name: "", username: user.username };
    expect(answer.body).toEqual({ count: 1, next: null, previous: null, results: [entry], users: [entry] });
  });
});
