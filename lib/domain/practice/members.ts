import { and, asc, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { members } from "@/db/schema/practices";
import { sessions, users } from "@/db/schema/users";
import { AppError, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { endedAnswer } from "../account/answers";
import { hasSecondFactor } from "../account/second-factor";
import { endSessions } from "../account/sessions";
import { memberAnswer } from "./answers";
import { lockOwners, owners } from "./emergency/access";

const memberIdField = { id: z.uuid() };

export const listMembers = operation(
  {
    name: "listMembers",
    access: "user",
    answer: pageAnswer(memberAnswer),
    summary: "List the practice's team",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({
        id: users.id,
        username: users.username,
        first_name: users.firstName,
        last_name: users.lastName,
        email: users.email,
        role: members.role,
        is_owner: members.isOwner,
        active: sql<boolean>`${members.deactivatedAt} is null`,
        second_factor: hasSecondFactor,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.practiceId, ctx.practiceId))
      .orderBy(asc(members.createdAt));
    await audit(tx, ctx, { action: "list", entity: "member", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows };
  },
);

async function memberInPractice(tx: Tx, ctx: Ctx, userId: string) {
  const [member] = await tx
    .select({ isOwner: members.isOwner, deactivatedAt: members.deactivatedAt })
    .from(members)
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.userId, userId)))
    .for("update");
  if (!member) throw notFound();
  return member;
}

/** Takes a colleague's access away. What they had open ends with the commit. */
export const deactivateMember = operation(
  {
    name: "deactivateMember",
    access: "owner",
    input: z.object(memberIdField),
    summary: "Deactivate a member",
    refuses: ["CONFLICT", "VALIDATION"],
  },
  (ctx, { id }, tx) => setMemberActive(tx, ctx, id, false),
);

/** Gives it back. */
export const activateMember = operation(
  {
    name: "activateMember",
    access: "owner",
    input: z.object(memberIdField),
    summary: "Reactivate a member",
    refuses: ["CONFLICT", "VALIDATION"],
  },
  (ctx, { id }, tx) => setMemberActive(tx, ctx, id, true),
);

async function setMemberActive(tx: Tx, ctx: Ctx, userId: string, active: boolean): Promise<void> {
  const member = await memberInPractice(tx, ctx, userId);
  if (member.isOwner)
    throw new AppError("CONFLICT", "Hand over the ownership before you deactivate the owner.");
  await tx
    .update(members)
    .set({ deactivatedAt: active ? null : sql`now()` })
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.userId, userId)));
  if (!active) await endSessions(tx, userId, "deactivated");
  await audit(tx, ctx, {
    action: "change_member",
    entity: "member",
    entityId: userId,
    detail: { change: active ? "reactivated" : "deactivated" },
  });
}

/** Signs a colleague out everywhere. Their password and second factor stay. */
export const endMemberSessions = operation(
  {
    name: "endMemberSessions",
    access: "owner",
    input: z.object(memberIdField),
    answer: endedAnswer,
    summary: "Sign a member out everywhere",
  },
  async (ctx, { id: userId }, tx) => {
    await memberInPractice(tx, ctx, userId);
    const keep = userId === ctx.actor.userId ? ctx.actor.sessionId : null;
    const ended = await endSessions(tx, userId, "ended by the owner", keep);
    await audit(tx, ctx, {
      action: "revoke_sessions",
      entity: "member",
      entityId: userId,
      detail: { count: ended },
    });
    return { ended };
  },
);

/** Makes a colleague the owner in the actor's place. */
export const handOverOwnership = operation(
  {
    name: "handOverOwnership",
    access: "owner",
    input: z.object(memberIdField),
    summary: "Hand the practice over to a member",
    refuses: ["CONFLICT", "VALIDATION"],
  },
  async (ctx, { id: userId }, tx) => {
    const member = await memberInPractice(tx, ctx, userId);
    if (member.isOwner) throw new AppError("CONFLICT", "This person is the owner already.");
    if (member.deactivatedAt)
      throw new AppError("CONFLICT", "Reactivate this person before you hand over to them.");
    const own = (id: string) => and(eq(members.practiceId, ctx.practiceId), eq(members.userId, id));
    await tx.update(members).set({ isOwner: false }).where(own(ctx.actor.userId));
    await tx.update(members).set({ isOwner: true }).where(own(userId));
    await audit(tx, ctx, {
      action: "change_member",
      entity: "member",
      entityId: userId,
      detail: { change: "owner" },
    });
  },
);

/** Makes a colleague an owner beside the actor: what one owner may, each may. */
export const addOwner = operation(
  {
    name: "addOwner",
    access: "owner",
    verified: true,
    input: z.object(memberIdField),
    summary: "Make a member an owner, too",
    refuses: ["CONFLICT"],
  },
  async (ctx, { id: userId }, tx) => {
    const member = await memberInPractice(tx, ctx, userId);
    if (member.isOwner) throw new AppError("CONFLICT", "This person is an owner already.");
    if (member.deactivatedAt) throw new AppError("CONFLICT", "Reactivate this person first.");
    await setOwner(tx, ctx, userId, true);
  },
);

/** Takes the ownership from an owner, oneself or another. Somebody active keeps it. */
export const removeOwner = operation(
  {
    name: "removeOwner",
    access: "owner",
    verified: true,
    input: z.object(memberIdField),
    summary: "Take the ownership from an owner",
    refuses: ["CONFLICT"],
  },
  async (ctx, { id: userId }, tx) => {
    await lockOwners(tx, ctx);
    const member = await memberInPractice(tx, ctx, userId);
    if (!member.isOwner) throw new AppError("CONFLICT", "This person is not an owner.");
    const others = (await owners(tx, ctx)).filter(({ id }) => id !== userId);
    if (others.length === 0) {
      throw new AppError("CONFLICT", "The practice needs an owner with a verified address who stays.");
    }
    await setOwner(tx, ctx, userId, false);
  },
);

async function setOwner(tx: Tx, ctx: Ctx, userId: string, isOwner: boolean): Promise<void> {
  await tx
    .update(members)
    .set({ isOwner })
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.userId, userId)));
  await audit(tx, ctx, {
    action: "change_member",
    entity: "member",
    entityId: userId,
    detail: { change: isOwner ? "owner added" : "owner removed" },
  });
}

/** Ends the sessions of the practice's people who have no second factor, when one begins to be required. */
export async function endFactorless(tx: Tx, ctx: Ctx): Promise<void> {
  const factorless = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(members.practiceId, ctx.practiceId), not(hasSecondFactor)));
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: "second factor required" })
    .where(and(isNull(sessions.revokedAt), inArray(sessions.userId, factorless)));
}
