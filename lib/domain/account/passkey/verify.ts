import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { passkeys } from "@/db/schema/users";
import { relyingParty } from "@/lib/integrations/app-settings";
import { tellPerson } from "../notices";
import { type Holder, newChallenge, spendChallenge } from "./challenges";
import type { Assertion } from "./schema";

export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** The challenge that an answer of the browser says it signed; null when it says none. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = (said as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** A person's passkeys that may sign. */
export const usablePasskeys = (tx: Tx, userId: string) =>
  tx
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.blockedAt)));

/** What the browser asks an authenticator with. Without a list any passkey of ours may answer, and its user is verified. */
export async function requestOptions(
  tx: Tx,
  holder: Holder,
  allowed: readonly { credentialId: string; transports: string[] }[] = [],
): Promise<RequestOptions> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await newChallenge(tx, holder),
    allowCredentials: allowed.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    userVerification: holder.purpose === "sign_in" ? "required" : "preferred",
  });
}

type Judged = { userId: string; passkeyId: string } | { refused: "unknown" | "invalid" | "copy" };

/**
 * Whose passkey signed: the challenge is spent whatever comes of it, then origin, host, signature and count are
 * checked. `of` names the person that it must be. A count that did not grow blocks the passkey and is told by mail.
 */
export async function judgeAssertion(
  tx: Tx,
  given: Assertion,
  holder: Holder,
  of: string | null,
): Promise<Judged> {
  const challenge = challengeOf(given.response.clientDataJSON);
  if (!challenge || !(await spendChallenge(tx, challenge, holder))) return { refused: "invalid" };
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, given.id), isNull(passkeys.blockedAt)));
  if (!passkey || (of !== null && passkey.userId !== of)) return { refused: "unknown" };
  const { userHandle } = given.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString("utf8") !== passkey.userId) {
    return { refused: "invalid" };
  }
  const { id: rpId, origin } = relyingParty();
  const verified = await verifyAuthenticationResponse({
    response: given as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: holder.purpose === "sign_in",
    // The count is compared below, in one statement with its change.
    credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
  }).catch(() => null);
  if (!verified?.verified) return { refused: "invalid" };
  const count = verified.authenticationInfo.newCounter;
  const counted = await tx
    .update(passkeys)
    .set({ counter: count, lastUsedAt: sql`now()`, backedUp: verified.authenticationInfo.credentialBackedUp })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        // Those of phones and password managers never count.
        or(lt(passkeys.counter, count), and(eq(passkeys.counter, 0), sql`${count}::bigint = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  if (counted.length === 1) return { userId: passkey.userId, passkeyId: passkey.id };
  await tx.update(passkeys).set({ blockedAt: sql`now()` }).where(eq(passkeys.id, passkey.id));
  await tellPerson(tx, passkey.userId, "passkey_blocked");
  return { refused: "copy" };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
