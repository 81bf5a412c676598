import { createHash, randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "@/db/client";
import { type ChallengePurpose, passkeyChallenges } from "@/db/schema/users";

const MINUTES = 5;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** To whom a challenge is given: its purpose, and whoever alone may answer it. */
export type Holder = { purpose: ChallengePurpose; to: string };

/** A challenge that works once, for this purpose and holder, for five minutes. Only its hash is kept. */
export async function newChallenge(tx: Tx, { purpose, to }: Holder): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await tx.insert(passkeyChallenges).values({
    challengeHash: hashOf(Buffer.from(challenge).toString("base64url")),
    purpose,
    holderHash: hashOf(to),
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  return challenge;
}

/** True once, for the purpose and the holder that it was given to. `challenge` as the browser's answer states it. */
export async function spendChallenge(tx: Tx, challenge: string, { purpose, to }: Holder): Promise<boolean> {
  const spent = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holderHash, hashOf(to)),
        sql`${passkeyChallenges.expiresAt} > now()`,
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return spent.length === 1;
}

/** Removes challenges that nobody answered; called by the worker's sweep. */
export async function clearOldChallenges(db: Database): Promise<void> {
  await db.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} < now()`);
}
