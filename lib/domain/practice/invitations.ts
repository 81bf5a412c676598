import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { invitations, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { requireOwner } from "@/lib/domain/kernel/permission";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { emit } from "@/lib/events";
import { appUrl } from "@/lib/integrations/app-settings";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { invitationMail } from "@/lib/integrations/mail/templates/invitation";
import { emailKey } from "../account/schema";
import { hashToken, linkToken } from "../account/tokens";
import { invitationAnswer } from "./answers";
import { type Invitation, invitationInput } from "./schema";

const LINK_DAYS = 7;

const columns = {
  id: invitations.id,
  email: invitations.email,
  state: sql<Invitation["state"]>`case
    when ${invitations.acceptedAt} is not null then 'accepted'
    when ${invitations.revokedAt} is not null then 'revoked'
    when ${invitations.expiresAt} <= now() then 'expired'
    else 'open' end`,
  expiresAt: invitations.expiresAt,
  createdAt: invitations.createdAt,
};
type Row = { id: string; email: string; state: Invitation["state"]; expiresAt: Date; createdAt: Date };
const dto = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  state: row.state,
  expires_at: row.expiresAt.toISOString(),
  created_at: row.createdAt.toISOString(),
});

/**
 * Invites a colleague by mail. The answer says nothing about whether the address has an account. An open invitation
 * to the same address is replaced.
 */
export const inviteColleague = operation(
  {
    name: "inviteColleague",
    access: "owner",
    verified: true,
    input: invitationInput,
    answer: invitationAnswer,
    summary: "Invite a colleague by email",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    // The count of mails must stay when the inviting fails.
    transaction: false,
  },
  async (ctx, { email }) => {
    await takeTry(ctx.db, "mailAddress", ctx.actor.address);
    await takeTry(ctx.db, "mailAccount", `invite\n${ctx.practiceId}\n${emailKey(email)}`);
    return inContext(ctx, async (tx) => {
      await tx
        .update(invitations)
        .set({ revokedAt: sql`now()` })
        .where(
          and(
            eq(invitations.practiceId, ctx.practiceId),
            eq(invitations.email, emailKey(email)),
            isNull(invitations.acceptedAt),
            isNull(invitations.revokedAt),
          ),
        );
      const id = crypto.randomUUID();
      const [row] = await tx
        .insert(invitations)
        .values({
          id,
          practiceId: ctx.practiceId,
          email: emailKey(email),
          tokenHash: hashToken(linkToken("invitation", id)),
          invitedBy: ctx.actor.userId,
          expiresAt: sql`now() + make_interval(days => ${LINK_DAYS})`,
        })
        .returning(columns);
      if (!row) throw new Error("invitation not stored");
      await emit(tx, "practice/invitation.requested", {
        practiceId: ctx.practiceId,
        userId: ctx.actor.userId,
        invitationId: id,
      });
      await audit(tx, ctx, { action: "invite", entity: "invitation", entityId: id });
      return dto(row);
    });
  },
);

export const listInvitations = operation(
  {
    name: "listInvitations",
    access: "owner",
    answer: pageAnswer(invitationAnswer),
    summary: "List the invitations",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select(columns)
      .from(invitations)
      .where(eq(invitations.practiceId, ctx.practiceId))
      .orderBy(desc(invitations.createdAt))
      .limit(100);
    await audit(tx, ctx, { action: "list", entity: "invitation", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows.map(dto) };
  },
);

export const revokeInvitation = operation(
  {
    name: "revokeInvitation",
    access: "owner",
    input: z.object({ id: z.uuid() }),
    summary: "Withdraw an invitation",
  },
  async (ctx, { id }, tx) => {
    const revoked = await tx
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(invitations.practiceId, ctx.practiceId),
          eq(invitations.id, id),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      )
      .returning({ id: invitations.id });
    if (revoked.length === 0) throw notFound();
    await audit(tx, ctx, { action: "delete", entity: "invitation", entityId: id });
  },
);

/**
 * Mails an open invitation; safe to repeat. Run by a job in the context of who invited, who must still be the owner:
 * throws FORBIDDEN.
 */
export async function sendInvitationMail(
  ctx: Ctx,
  deps: { mailer: Mailer },
  request: { invitationId: string },
): Promise<"sent" | "not needed"> {
  requireOwner(ctx);
  const found = await inContext(ctx, (tx) => openInvitation(tx, ctx, request.invitationId));
  if (!found) return "not needed";
  const mail = await invitationMail({
    practiceName: found.practiceName,
    invitedBy: found.invitedBy,
    url: appUrl(`/invite/${linkToken("invitation", request.invitationId)}`),
    days: LINK_DAYS,
  });
  await deps.mailer.send({ idempotencyKey: `invitation-${request.invitationId}`, to: found.email, ...mail });
  return "sent";
}

async function openInvitation(tx: Tx, ctx: Ctx, id: string) {
  const [row] = await tx
    .select({ ...columns, practiceName: practices.name, invitedBy: users.username })
    .from(invitations)
    .innerJoin(practices, eq(practices.id, invitations.practiceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.practiceId, ctx.practiceId), eq(invitations.id, id)));
  return row?.state === "open" ? row : undefined;
}
