import { beforeAll, describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/v1/accounts/auth/login/route";
import { contextOf } from "@/lib/auth/authenticate";
import type { Assertion } from "@/lib/domain/account/passkey/schema";
import {
  beginPasskey,
  confirmPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "@/lib/domain/account/passkey/settings";
import { beginPasskeySignIn, beginSessionByPasskey } from "@/lib/domain/account/passkey/sign-in";
import { listMembers } from "@/lib/domain/practice/members";
import { updatePractice } from "@/lib/domain/practice/practice";
import { relyingParty } from "@/lib/integrations/app-settings";
import { account, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { practiceOfTwo } from "../support/invited";
import { call, useDatabase } from "../support/routes";
import { softAuthenticator } from "../support/soft-authenticator";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

type Signed = Pick<Awaited<ReturnType<typeof account>>, "ctx">;
const here = () => ({ origin: relyingParty().origin });

async function withPasskey(person: Signed, name = "Laptop") {
  const key = softAuthenticator();
  const { challenge } = await beginPasskey(person.ctx, { password: PASSWORD });
  const added = await confirmPasskey(person.ctx, { name, credential: key.create(challenge, here()) });
  return { key, ...added };
}

const byPassword = (username: string, more: object = {}) =>
  call(login, { method: "POST", body: { username, password: PASSWORD, ...more } });

/** The sign-in without password, by whatever the authenticator says to the challenge. */
async function alone(answer: (challenge: string) => object, browser?: string) {
  const begun = await beginPasskeySignIn({ db: test.db, origin: origin() });
  const assertion = answer(begun.options.challenge) as Assertion;
  return beginSessionByPasskey(test.db, { assertion, browser: browser ?? begun.browser }, origin());
}
const refused = expect.objectContaining({ code: "UNAUTHENTICATED" });

describe("S12 adding a passkey", () => {
  it("asks for the password, gives recovery codes with the first, ends other sessions and tells", async () => {
    const person = await account(test.db);
    const other = await signInAs(test.db, { username: person.user.username, password: PASSWORD });
    await expect(beginPasskey(person.ctx, { password: "wrong" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    const first = await withPasskey(person);
    expect(first.recovery_codes).toHaveLength(10);
    expect((await withPasskey(person, "Phone")).recovery_codes).toBeNull();
    expect(await contextOf(test.db, other.tokens.access, "bearer", origin())).toBeNull();
    await renamePasskey(person.ctx, { id: first.passkey.id, name: "Old laptop" });
    expect((await listPasskeys(person.ctx)).results.map(({ name }) => name)).toEqual(["Old laptop", "Phone"]);
    const told = (await emitted(test.admin, "account/notice")).filter(
      ({ accountId }) => accountId === person.user.id,
    );
    expect(told.map(({ notice }) => notice)).toEqual(["passkey_added", "passkey_added"]);
  });

  it("takes an answer once, from its session, for its purpose, from our own page", async () => {
    const [person, stranger] = [await account(test.db), await account(test.db)];
    const key = softAuthenticator();
    const begin = async () => (await beginPasskey(person.ctx, { password: PASSWORD })).challenge;
    const no = expect.objectContaining({ code: "VALIDATION" });
    const add = (who: Signed, credential: object) =>
      confirmPasskey(who.ctx, { name: "Key", credential: credential as never });
    for (const wrong of [
      { origin: "https://evil.example" },
      { ...here(), rpId: "evil.example" },
      { origin: "http://localhost:3001" },
    ]) {
      await expect(add(person, key.create(await begin(), wrong))).rejects.toEqual(no);
    }
    await expect(add(stranger, key.create(await begin(), here()))).rejects.toEqual(no);
    const elsewhere = await signInAs(test.db, { username: person.user.username, password: PASSWORD });
    const other = await contextOf(test.db, elsewhere.tokens.access, "bearer", origin());
    if (!other) throw new Error("no context");
    await expect(add({ ctx: other }, key.create(await begin(), here()))).rejects.toEqual(no);
    const forSignIn = await beginPasskeySignIn({ db: test.db, origin: origin() });
    await expect(add(person, key.create(forSignIn.options.challenge, here()))).rejects.toEqual(no);
    const late = await begin();
    await test.admin`update passkey_challenges set expires_at = now()`;
    await expect(add(person, key.create(late, here()))).rejects.toEqual(no);
    expect((await listPasskeys(person.ctx)).results).toEqual([]);
    const good = key.create(await begin(), here());
    await add(person, good);
    await expect(add(person, good)).rejects.toEqual(no);
    // The same key is nobody else's, too.
    const theirs = (await beginPasskey(stranger.ctx, { password: PASSWORD })).challenge;
    await expect(add(stranger, key.create(theirs, here()))).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("belongs to its person: nobody else renames or removes it", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    const stranger = await account(test.db);
    const { passkey } = await withPasskey(colleague);
    for (const other of [owner, stranger]) {
      await expect(renamePasskey(other.ctx, { id: passkey.id, name: "Mine" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await expect(removePasskey(other.ctx, { id: passkey.id, password: PASSWORD })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      expect((await listPasskeys(other.ctx)).results).toEqual([]);
    }
    await expect(removePasskey(colleague.ctx, { id: passkey.id, password: "wrong" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    await removePasskey(colleague.ctx, { id: passkey.id, password: PASSWORD });
    expect((await byPassword(colleague.username)).status).toBe(200);
  });
});

describe("S12 a passkey as second factor", () => {
  it("is asked for after the password, works once, and only for its person", async () => {
    const [person, stranger] = [await account(test.db), await account(test.db)];
    const [{ key, recovery_codes }, theirs] = [await withPasskey(person), await withPasskey(stranger)];
    const { username } = person.user;
    const ask = async () => {
      const { status, body } = await byPassword(username);
      expect(status).toBe(401);
      const options = body.passkey_options as { challenge: string; allowCredentials: { id: string }[] };
      expect(options.allowCredentials.map(({ id }) => id)).toEqual([key.id]);
      return options.challenge;
    };
    const send = async (assertion: object) =>
      (await byPassword(username, { passkey: JSON.stringify(assertion) })).status;
    expect(await send(theirs.key.get(await ask(), here()))).toBe(401);
    expect(await send(key.get(await ask(), { origin: "https://evil.example" }))).toBe(401);
    expect(await send(softAuthenticator().get(await ask(), here()))).toBe(401);
    // One for a sign-in without password is not one for this.
    const begun = await beginPasskeySignIn({ db: test.db, origin: origin() });
    expect(await send(key.get(begun.options.challenge, here()))).toBe(401);
    expect((await byPassword(username, { passkey: "{" })).status).toBe(401);
    // Without the user's verification it is still the second of two factors.
    const good = key.get(await ask(), { ...here(), verifies: false });
    expect(await send(good)).toBe(200);
    expect(await send(good)).toBe(401);
    const code = recovery_codes?.[0] ?? "";
    expect((await byPassword(username, { code })).status).toBe(200);
    expect((await byPassword(username, { code })).status).toBe(401);
    expect((await byPassword(username, { code: "123456" })).status).toBe(401);
  });

  it("opens nothing with a wrong password", async () => {
    const person = await account(test.db);
    const { key } = await withPasskey(person);
    const { body } = await byPassword(person.user.username);
    const { challenge } = body.passkey_options as { challenge: string };
    const answer = await call(login, {
      method: "POST",
      body: {
        username: person.user.username,
        password: "wrong horse battery",
        passkey: JSON.stringify(key.get(challenge, here())),
      },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).not.toHaveProperty("passkey_options");
  });

  it("is a second factor where the practice asks for one, and its last one stays", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    const { passkey } = await withPasskey(owner);
    await updatePractice(owner.ctx, { require_second_factor: true });
    expect(await contextOf(test.db, owner.tokens.access, "bearer", origin())).not.toBeNull();
    expect(await contextOf(test.db, colleague.tokens.access, "bearer", origin())).toBeNull();
    expect((await byPassword(colleague.username)).body).toMatchObject({ second_factor: "setup" });
    const members = (await listMembers(owner.ctx)).results;
    expect(members.map(({ second_factor }) => second_factor)).toEqual([true, false]);
    await expect(removePasskey(owner.ctx, { id: passkey.id, password: PASSWORD })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect((await listPasskeys(owner.ctx)).results).toHaveLength(1);
    // A blocked one is none: the session check itself says so.
    await test.admin`update passkeys set blocked_at = now() where id = ${passkey.id}`;
    expect(await contextOf(test.db, owner.tokens.access, "bearer", origin())).toBeNull();
  });
});

describe("S12 signing in with a passkey alone", () => {
  it("opens a browser's session of whose passkey it is", async () => {
    const person = await account(test.db);
    const { key } = await withPasskey(person);
    const begun = await alone((challenge) => key.get(challenge, { ...here(), userHandle: person.user.id }));
    expect(begun.user.id).toBe(person.user.id);
    expect(await contextOf(test.db, begun.tokens.access, "browser", origin())).not.toBeNull();
    expect(await contextOf(test.db, begun.tokens.access, "bearer", origin())).toBeNull();
  });

  it("is refused from another page, for another host, unverified, foreign, replayed or late", async () => {
    const [person, stranger] = [await account(test.db), await account(test.db)];
    const { key } = await withPasskey(person);
    const tries: ((challenge: string) => object)[] = [
      (challenge) => key.get(challenge, { origin: "https://evil.example" }),
      (challenge) => key.get(challenge, { ...here(), rpId: "evil.example" }),
      (challenge) => key.get(challenge, { ...here(), verifies: false }),
      (challenge) => key.get(challenge, { ...here(), userHandle: stranger.user.id }),
      (challenge) => softAuthenticator().get(challenge, here()),
      () => key.get(Buffer.alloc(32).toString("base64url"), here()),
      (challenge) => ({ ...softAuthenticator().get(challenge, here()), id: key.id, rawId: key.id }),
    ];
    for (const answer of tries) await expect(alone(answer)).rejects.toEqual(refused);
    // A challenge belongs to the browser that asked for it.
    await expect(alone((challenge) => key.get(challenge, here()), "another browser")).rejects.toEqual(
      refused,
    );
    const { body } = await byPassword(person.user.username);
    const asked = body.passkey_options as { challenge: string };
    await expect(alone(() => key.get(asked.challenge, here()))).rejects.toEqual(refused);
    const begun = await beginPasskeySignIn({ db: test.db, origin: origin() });
    const assertion = key.get(begun.options.challenge, here()) as unknown as Assertion;
    const again = () => beginSessionByPasskey(test.db, { assertion, browser: begun.browser }, origin());
    expect((await again()).user.id).toBe(person.user.id);
    await expect(again()).rejects.toEqual(refused);
  });

  it("lets one of many parallel uses of an answer in", async () => {
    const person = await account(test.db);
    const { key } = await withPasskey(person);
    const begun = await beginPasskeySignIn({ db: test.db, origin: origin() });
    const assertion = key.get(begun.options.challenge, here()) as unknown as Assertion;
    const uses = Array.from({ length: 8 }, () =>
      beginSessionByPasskey(test.db, { assertion, browser: begun.browser }, origin()),
    );
    const done = await Promise.allSettled(uses);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("keeps a deactivated person out", async () => {
    const person = await account(test.db);
    const { key } = await withPasskey(person);
    await test.admin`update members set deactivated_at = now() where user_id = ${person.user.id}`;
    await expect(alone((challenge) => key.get(challenge, here()))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("blocks a passkey whose count did not grow, and tells its person", async () => {
    const person = await account(test.db);
    const { key } = await withPasskey(person);
    await alone((challenge) => key.get(challenge, { ...here(), counter: 7 }));
    await expect(alone((challenge) => key.get(challenge, { ...here(), counter: 7 }))).rejects.toEqual(
      refused,
    );
    await expect(alone((challenge) => key.get(challenge, { ...here(), counter: 99 }))).rejects.toEqual(
      refused,
    );
    expect((await listPasskeys(person.ctx)).results).toMatchObject([{ blocked: true }]);
    const told = (await emitted(test.admin, "account/notice")).filter(
      ({ accountId }) => accountId === person.user.id,
    );
    expect(told.map(({ notice }) => notice)).toContain("passkey_blocked");
  });
});
