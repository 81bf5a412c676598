import { contextOf } from "@/lib/auth/authenticate";
import { linkToken } from "@/lib/domain/account/tokens";
import type { Ctx } from "@/lib/domain/kernel/context";
import { acceptWithNewAccount } from "@/lib/domain/practice/accept-invitation";
import { inviteColleague } from "@/lib/domain/practice/invitations";
import { origin, PASSWORD, signInAs } from "./account";
import type { TestDatabase } from "./database";
import { verifiedAccount } from "./verified-account";

export const invitationToken = (invitationId: string) => linkToken("invitation", invitationId);

/** An owner with a verified address and a colleague who came by invitation. */
export async function practiceOfTwo(t: TestDatabase) {
  const owner = await verifiedAccount(t);
  const name = `staff-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await inviteColleague(owner.ctx, { email: `${name}@clinic.example` });
  const input = { token: invitationToken(id), username: name, password: PASSWORD, password2: PASSWORD };
  await acceptWithNewAccount({ db: t.db, origin: origin() }, input);
  const { tokens, user } = await signInAs(t.db, { username: name, password: PASSWORD });
  const ctx = (await contextOf(t.db, tokens.access, "bearer", origin())) as Ctx;
  return { owner, colleague: { tokens, user, ctx, username: name } };
}
