import { account } from "./account";
import type { TestDatabase } from "./database";

/** An account whose address is verified, so that it may send. */
export async function verifiedAccount(t: TestDatabase) {
  const made = await account(t.db);
  await t.admin`update users set email_verified_at = now() where id = ${made.ctx.actor.userId}`;
  return { ...made, ctx: { ...made.ctx, actor: { ...made.ctx.actor, emailVerified: true } } };
}
