import type { Database } from "@/db/client";
import { transact } from "@/db/client";
import { contextOf } from "@/lib/auth/authenticate";
import { API_SCOPES, type ApiScope } from "@/lib/core/api-scopes";
import { ACCESS_COOKIE } from "@/lib/core/cookie-names";
import type { PracticeId } from "@/lib/core/ids";
import { type Carrier, openSession } from "@/lib/domain/account/sessions";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Caller } from "@/lib/domain/kernel/permission";
import { createApiKey } from "@/lib/domain/practice/api-key/api-keys";
import { origin } from "./account";
import type { TestDatabase } from "./database";

/** Someone of a practice with a session of each kind. */
export type Person = {
  userId: string;
  username: string;
  practiceId: PracticeId;
  tokens: Record<Carrier, string>;
  refresh: string;
};

/** How the database holds a role of the role table. */
const STANDING = {
  deactivated: { role: "staff", owner: false, verified: true },
  unverified: { role: "staff", owner: false, verified: false },
  "unverified owner": { role: "provider", owner: true, verified: false },
  provider: { role: "provider", owner: false, verified: true },
  staff: { role: "staff", owner: false, verified: true },
  owner: { role: "provider", owner: true, verified: true },
} as const satisfies Record<Exclude<Caller, "anonymous" | "API key">, object>;

/** A new member with the password of `likeUser`, whose hash is costly to make. */
export async function addPerson(
  t: TestDatabase,
  practiceId: PracticeId,
  caller: keyof typeof STANDING,
  likeUser: string,
): Promise<Person> {
  const { role, owner, verified } = STANDING[caller];
  const username = `${role}-${crypto.randomUUID().slice(0, 12)}`;
  const email = `${username}@clinic.example`;
  const [user] = await t.admin`
    insert into users (username, username_key, email, email_key, email_verified_at, password_hash)
    select ${username}, ${username}, ${email}, ${email}, ${verified ? t.admin`now()` : null}, password_hash
      from users where id = ${likeUser} returning id`;
  const userId = String(user?.id);
  await t.admin`insert into members (practice_id, user_id, role, is_owner)
    values (${practiceId}, ${userId}, ${role}, ${owner})`;
  const person = await withSessions(t.db, { userId, username, practiceId });
  // The sessions stay: it is the membership that must be looked at.
  if (caller === "deactivated")
    await t.admin`update members set deactivated_at = now() where user_id = ${userId}`;
  return person;
}

/** A program of the practice: a key with these scopes, all of them unless said, in the name of `person`. */
export async function withKey(
  ctx: Ctx,
  person: Person,
  scopes: readonly ApiScope[] = API_SCOPES,
): Promise<Person & { keyId: string }> {
  const { key, api_key } = await createApiKey(ctx, { name: "Program", scopes: [...scopes] });
  return { ...person, tokens: { bearer: key, browser: key }, refresh: key, keyId: api_key.id };
}

export async function withSessions(
  db: Database,
  who: { userId: string; username: string; practiceId: PracticeId },
): Promise<Person> {
  const open = (carrier: Carrier) => transact(db, (tx) => openSession(tx, { ...who, carrier }, origin()));
  const [bearer, browser] = [await open("bearer"), await open("browser")];
  const tokens = { bearer: bearer.tokens.access, browser: browser.tokens.access };
  return { ...who, tokens, refresh: bearer.tokens.refresh };
}

export async function ctxOf(db: Database, person: Person): Promise<Ctx> {
  const ctx = await contextOf(db, person.tokens.bearer, "bearer", origin());
  if (!ctx) throw new Error("no context");
  return ctx;
}

/** The headers by which a person's request is known; a browser's come from a page of ours. */
export const credentials = (person: Person | null, carrier: Carrier): Record<string, string> =>
  carrier === "browser"
    ? {
        Origin: "http://localhost:3000",
        ...(person && { Cookie: `${ACCESS_COOKIE}=${person.tokens.browser}` }),
      }
    : person
      ? { Authorization: `Bearer ${person.tokens.bearer}` }
      : {};
