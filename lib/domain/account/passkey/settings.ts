import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { practices } from "@/db/schema/practices";
import { passkeys, users } from "@/db/schema/users";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { returnTry, takeTry } from "@/lib/domain/kernel/throttles";
import { relyingParty } from "@/lib/integrations/app-settings";
import { tellPerson } from "../notices";
import { requireOwnPassword } from "../password-reset";
import { newRecoveryCodes, spendCode } from "../second-factor";
import { endSessions } from "../sessions";
import { openSecret } from "../totp-secret";
import { newChallenge, spendChallenge } from "./challenges";
import {
  addedAnswer,
  beginPasskeyInput,
  confirmPasskeyInput,
  optionsAnswer,
  passkeyAnswer,
  removePasskeyInput,
  renamePasskeyInput,
} from "./schema";
import { challengeOf } from "./verify";

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

/** A person's own passkeys (docs/product.md, B20 to B23). Adding and removing ask for the password again. */

const MOST = 10;

const mine = (ctx: Ctx) => eq(passkeys.userId, ctx.actor.userId);
/** A registration belongs to the session that began it. */
const holderOf = (ctx: Ctx) =>
  ({ purpose: "register", to: `${ctx.actor.userId}\n${ctx.actor.sessionId}` }) as const;

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  backed_up: passkeys.backedUp,
  blocked: sql<boolean>`${passkeys.blockedAt} is not null`,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};
type Row = { createdAt: Date; lastUsedAt: Date | null };
const answerOf = <R extends Row>({ createdAt, lastUsedAt, ...rest }: R) => ({
  ...rest,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys = operation(
  {
    name: "listPasskeys",
    access: "user",
    answer: pageAnswer(passkeyAnswer),
    summary: "List your passkeys",
  },
  async (ctx, _input, tx) => {
    const rows = await tx.select(columns).from(passkeys).where(mine(ctx)).orderBy(asc(passkeys.createdAt));
    await audit(tx, ctx, { action: "list", entity: "passkey", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows.map(answerOf) };
  },
);

/** First step: what the browser makes a passkey with. The answer must come from the same session within five minutes. */
export const beginPasskey = operation(
  {
    name: "beginPasskey",
    access: "user",
    input: beginPasskeyInput,
    answer: optionsAnswer,
    summary: "Begin adding a passkey",
    description:
      "Answers the options for `navigator.credentials.create()`. With an authenticator app on, its code too.",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { password, code }) => {
    await requireOwnPassword(ctx, password, "password");
    await takeTry(ctx.db, "secondFactor", ctx.actor.userId);
    const options = await inContext(ctx, async (tx): Promise<CreationOptions> => {
      const user = await ownUser(tx, ctx);
      if (user.confirmedAt && user.secret) {
        const secret = openSecret(user.secret, ctx.actor.userId);
        if (!code || !(await spendCode(tx, ctx.actor.userId, secret, code))) {
          throw invalid({ code: ["Enter the code that your authenticator app shows now."] });
        }
      }
      const held = await tx
        .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
        .from(passkeys)
        .where(mine(ctx));
      if (held.length >= MOST) throw tooMany();
      await audit(tx, ctx, { action: "second_factor", entity: "passkey", detail: { step: "begun" } });
      return generateRegistrationOptions({
        rpName: relyingParty().name,
        rpID: relyingParty().id,
        userName: user.username,
        userDisplayName: user.username,
        userID: new Uint8Array(Buffer.from(ctx.actor.userId, "utf8")),
        challenge: await newChallenge(tx, holderOf(ctx)),
        attestationType: "none",
        excludeCredentials: held.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      });
    });
    await returnTry(ctx.db, "secondFactor", ctx.actor.userId);
    return { ...options };
  },
);

const tooMany = () =>
  new AppError("CONFLICT", `You have ${MOST} passkeys. Remove one before you add another.`);

async function ownUser(tx: Tx, ctx: Ctx) {
  const [user] = await tx
    .select({
      username: users.username,
      secret: users.totpSecret,
      confirmedAt: users.totpConfirmedAt,
      recoveryCodes: users.recoveryCodeHashes,
    })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .for("update");
  if (!user) throw notFound();
  return user;
}

/** Second step. Every other session ends; where there were no recovery codes, new ones are shown this once. */
export const confirmPasskey = operation(
  {
    name: "confirmPasskey",
    access: "user",
    input: confirmPasskeyInput,
    answer: addedAnswer,
    summary: "Add the passkey that the browser made",
    refuses: ["CONFLICT"],
    // The challenge is spent also where the passkey is refused.
    transaction: false,
  },
  async (ctx, { name, credential }) => {
    const challenge = challengeOf(credential.response.clientDataJSON);
    const isOurs =
      challenge !== null && (await inContext(ctx, (tx) => spendChallenge(tx, challenge, holderOf(ctx))));
    const verified = isOurs ? await verifyNew(credential, challenge) : null;
    if (!verified) throw invalid({ credential: ["This passkey could not be added. Please try again."] });
    const { credential: made, credentialBackedUp } = verified;
    return inContext(ctx, async (tx) => {
      const user = await ownUser(tx, ctx);
      const [held] = await tx.select({ count: count() }).from(passkeys).where(mine(ctx));
      if ((held?.count ?? 0) >= MOST) throw tooMany();
      const [added] = await tx
        .insert(passkeys)
        .values({
          userId: ctx.actor.userId,
          name,
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey).toString("base64url"),
          counter: made.counter,
          transports: credential.response.transports ?? [],
          backedUp: credentialBackedUp,
        })
        .onConflictDoNothing()
        .returning(columns);
      if (!added) throw new AppError("CONFLICT", "This passkey has been added already.");
      const codes = user.recoveryCodes?.length ? null : await newRecoveryCodes(tx, ctx.actor.userId);
      await endSessions(tx, ctx.actor.userId, "passkey added", ctx.actor.sessionId);
      await audit(tx, ctx, {
        action: "second_factor",
        entity: "passkey",
        entityId: added.id,
        detail: { step: "added" },
      });
      await tellPerson(tx, ctx.actor.userId, "passkey_added");
      return { passkey: answerOf(added), recovery_codes: codes };
    });
  },
);

async function verifyNew(credential: object, challenge: string) {
  const { id, origin } = relyingParty();
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo : null;
}

export const renamePasskey = operation(
  {
    name: "renamePasskey",
    access: "user",
    input: renamePasskeyInput,
    answer: passkeyAnswer,
    summary: "Rename a passkey",
  },
  async (ctx, { id, name }, tx) => {
    const [renamed] = await tx
      .update(passkeys)
      .set({ name })
      .where(and(mine(ctx), eq(passkeys.id, id)))
      .returning(columns);
    if (!renamed) throw notFound();
    await audit(tx, ctx, { action: "update", entity: "passkey", entityId: id, detail: { fields: ["name"] } });
    return answerOf(renamed);
  },
);

/** By password; not the last second factor while the practice asks for one. Every other session ends. */
export const removePasskey = operation(
  {
    name: "removePasskey",
    access: "user",
    input: removePasskeyInput,
    summary: "Remove a passkey",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { id, password }) => {
    await requireOwnPassword(ctx, password, "password");
    await inContext(ctx, async (tx) => {
      const user = await ownUser(tx, ctx);
      const removed = await tx
        .delete(passkeys)
        .where(and(mine(ctx), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      if (removed.length === 0) throw notFound();
      if (!user.confirmedAt && !(await hasPasskey(tx, ctx))) await withoutFactor(tx, ctx);
      await endSessions(tx, ctx.actor.userId, "passkey removed", ctx.actor.sessionId);
      await audit(tx, ctx, {
        action: "second_factor",
        entity: "passkey",
        entityId: id,
        detail: { step: "removed" },
      });
      await tellPerson(tx, ctx.actor.userId, "passkey_removed");
    });
  },
);

async function hasPasskey(tx: Tx, ctx: Ctx): Promise<boolean> {
  const rows = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(mine(ctx), sql`${passkeys.blockedAt} is null`))
    .limit(1);
  return rows.length > 0;
}

/** The last factor goes: recovery codes stand in for nothing anymore. */
async function withoutFactor(tx: Tx, ctx: Ctx): Promise<void> {
  const [practice] = await tx
    .select({ required: practices.requireSecondFactor })
    .from(practices)
    .where(eq(practices.id, ctx.practiceId));
  if (practice?.required) {
    throw new AppError(
      "CONFLICT",
      "Your practice requires two-factor authentication. Add another passkey or an authenticator app first.",
    );
  }
  await tx.update(users).set({ recoveryCodeHashes: null }).where(eq(users.id, ctx.actor.userId));
}
