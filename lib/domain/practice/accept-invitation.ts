import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { type Tx, transact } from "@/db/client";
import { invitations, members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { AppError, invalid } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { messageAnswer } from "../account/answers";
import { passwordWeakness } from "../account/password-rules";
import { hashPassword } from "../account/passwords";
import { acceptInput } from "../account/schema";
import { endSessions } from "../account/sessions";
import { insertUser } from "../account/sign-up";
import { hashToken } from "../account/tokens";
import { isHeldByOther, isTakenMeanwhile } from "../account/verification";
import { invitationLinkAnswer } from "./answers";

type OpenInvitation = { id: string; practiceId: PracticeId; email: string; role: "provider" | "staff" };

/** A link's secret; never in an address of the API, so that no log of addresses holds it. */
const link = z.object({ token: z.string().min(1).max(200) });

const badLink = () =>
  new AppError(
    "BAD_REQUEST",
    "This invitation is invalid, was already used or has expired. Please ask for a new one.",
  );

/** The open invitation of a link's secret; the transaction then works for its practice. */
async function openByLink(tx: Tx, token: string): Promise<OpenInvitation> {
  await tx.execute(sql`select set_config('app.link_hash', ${hashToken(token)}, true)`);
  const [found] = await tx
    .select({
      id: invitations.id,
      practiceId: invitations.practiceId,
      email: invitations.email,
      role: invitations.role,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        sql`${invitations.expiresAt} > now()`,
      ),
    );
  if (!found) throw badLink();
  await tx.execute(sql`select set_config('app.practice_id', ${found.practiceId}, true)`);
  return found;
}

/** Marks it used; the one update decides among parallel uses. */
async function spend(tx: Tx, invitation: OpenInvitation): Promise<void> {
  const used = await tx
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(
      and(
        eq(invitations.practiceId, invitation.practiceId),
        eq(invitations.id, invitation.id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id });
  if (used.length === 0) throw badLink();
}

/** What the page of an invitation shows. Throws BAD_REQUEST. */
export const readInvitation = operation(
  {
    name: "readInvitation",
    access: "public",
    input: link,
    answer: invitationLinkAnswer,
    summary: "See what an invitation is for",
    refuses: ["NOT_FOUND", "RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, { token }) => {
    await takeTry(db, "linkAddress", origin.address);
    return transact(db, async (tx) => {
      const invitation = await openByLink(tx, token);
      const [practice] = await tx
        .select({ name: practices.name })
        .from(practices)
        .where(eq(practices.id, invitation.practiceId));
      return { practice_name: practice?.name ?? "", email: invitation.email };
    });
  },
);

/** Makes an account in the inviting practice. The link proves the address, so it counts as verified. */
export const acceptWithNewAccount = operation(
  {
    name: "acceptWithNewAccount",
    access: "public",
    input: acceptInput,
    answer: messageAnswer,
    summary: "Accept an invitation with a new account",
    refuses: ["NOT_FOUND", "RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, input) => {
    await takeTry(db, "linkAddress", origin.address);
    const { email } = await transact(db, (tx) => openByLink(tx, input.token));
    const weakness = passwordWeakness(input.password, { username: input.username, email });
    if (weakness) throw invalid({ password: [weakness] });
    const passwordHash = await hashPassword(input.password);
    await onceMoreIfTaken(() =>
      transact(db, async (tx) => {
        const invitation = await openByLink(tx, input.token);
        await spend(tx, invitation);
        const taken = await isHeldByOther(tx, crypto.randomUUID(), email);
        const person = { username: input.username, email, npi: null, tin: null, organization: null };
        const userId = await insertUser(tx, person, passwordHash, taken ? null : new Date());
        await join(tx, invitation, userId, origin);
      }),
    );
    return { message: "Your account is ready. You can sign in now." };
  },
);

/** Another account may have the address verified while this one joins: it then joins with an unverified one. */
async function onceMoreIfTaken(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    if (isTakenMeanwhile(error)) return work();
    throw error;
  });
}

/**
 * Moves the signed-in person into the inviting practice. Only with the invited address, and only out of a practice
 * that holds nothing: nobody takes patients along, and none are left without a person.
 */
export const acceptAsMyself = operation(
  {
    name: "acceptAsMyself",
    access: "user",
    input: link,
    answer: messageAnswer,
    summary: "Accept an invitation with your own account",
    refuses: ["NOT_FOUND", "CONFLICT"],
    transaction: false,
  },
  async (ctx, { token }) => {
    const origin = { requestId: ctx.requestId, address: ctx.actor.address };
    await takeTry(ctx.db, "linkAddress", origin.address);
    await onceMoreIfTaken(() =>
      transact(ctx.db, async (tx) => {
        const [person] = await tx
          .select({ emailKey: users.emailKey })
          .from(users)
          .where(eq(users.id, ctx.actor.userId))
          .for("update");
        await leaveEmptyPractice(tx, ctx);
        const invitation = await openByLink(tx, token);
        if (person?.emailKey !== invitation.email) {
          throw new AppError(
            "FORBIDDEN",
            "This invitation was sent to another email address than your account's.",
          );
        }
        await spend(tx, invitation);
        const verified = !(await isHeldByOther(tx, ctx.actor.userId, invitation.email));
        if (verified) {
          await tx.update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.id, ctx.actor.userId));
        }
        await endSessions(tx, ctx.actor.userId, "joined another practice");
        await join(tx, invitation, ctx.actor.userId, origin);
      }),
    );
    return { message: "You have joined the practice. Please sign in again." };
  },
);

async function leaveEmptyPractice(tx: Tx, ctx: Ctx): Promise<void> {
  await tx.execute(sql`select set_config('app.practice_id', ${ctx.practiceId}, true)`);
  const [holds] = await tx.execute<{ anything: boolean }>(sql`
    select exists (select 1 from patients) or exists (select 1 from claims) or exists (select 1 from appeals)
        or exists (select 1 from documents) as anything`);
  const colleagues = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.practiceId, ctx.practiceId), ne(members.userId, ctx.actor.userId)));
  if (holds?.anything || colleagues.length > 0) throw notEmpty();
  // Nobody may come into a practice that its last person has left.
  await tx.delete(invitations).where(eq(invitations.practiceId, ctx.practiceId));
  await tx
    .delete(members)
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.userId, ctx.actor.userId)))
    .catch((error) => {
      throw isReferredTo(error) ? notEmpty() : error;
    });
}

const notEmpty = () =>
  new AppError("CONFLICT", "Your own practice holds data or colleagues. Accept with a new account instead.");

/** True for the database's refusal to remove what other rows name, whatever table they are in. */
function isReferredTo(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "23503";
}

async function join(
  tx: Tx,
  invitation: OpenInvitation,
  userId: string,
  origin: { requestId: string; address: string },
): Promise<void> {
  const { practiceId, role } = invitation;
  await tx.insert(members).values({ practiceId, userId, role, isOwner: false });
  await auditAnonymous(
    tx,
    { ...origin, practiceId, actorId: userId },
    { action: "accept_invitation", entity: "invitation", entityId: invitation.id },
  );
}
