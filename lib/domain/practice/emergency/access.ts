import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/db/client";
import { emergencyAccesses } from "@/db/schema/emergency-accesses";
import { members } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { AppError, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emit } from "@/lib/events";
import { requireOwnPassword } from "../../account/password-reset";
import {
  APPROVAL_MINUTES,
  approveEmergencyInput,
  type EMERGENCY_STATES,
  type EmergencyDto,
  emergencyAnswer,
  emergencyIdInput,
  OPEN_MINUTES,
  requestEmergencyInput,
} from "./schema";

/** One owner asks, another approves, and for an hour the first may do what nobody may otherwise (docs/product.md, A9). */

const LISTED = 20;
const e = emergencyAccesses;

const isWaiting = and(isNull(e.approvedAt), isNull(e.endedAt), gt(e.endsAt, sql`now()`));
const isOpen = and(isNotNull(e.approvedAt), isNull(e.endedAt), gt(e.endsAt, sql`now()`));
const state = sql<(typeof EMERGENCY_STATES)[number]>`case
  when ${isOpen} then 'open' when ${isWaiting} then 'waiting'
  when ${e.approvedAt} is null then 'not_approved' else 'ended' end`;

const asker = alias(users, "asker");
const approver = alias(users, "approver");
const ender = alias(users, "ender");
const nameOf = (person: typeof asker | typeof approver | typeof ender): SQL<string | null> =>
  sql`coalesce(nullif(trim(${person.firstName} || ' ' || ${person.lastName}), ''), ${person.username})`;

async function read(tx: Tx, ctx: Ctx, more?: SQL): Promise<EmergencyDto[]> {
  const rows = await tx
    .select({
      row: e,
      state,
      askerName: nameOf(asker),
      approverName: nameOf(approver),
      enderName: nameOf(ender),
    })
    .from(e)
    .innerJoin(asker, eq(asker.id, e.requestedBy))
    .leftJoin(approver, eq(approver.id, e.approvedBy))
    .leftJoin(ender, eq(ender.id, e.endedBy))
    .where(and(eq(e.practiceId, ctx.practiceId), more))
    .orderBy(desc(e.createdAt), desc(e.id))
    .limit(LISTED);
  const who = (id: string | null, name: string | null) => (id ? { id, name: name ?? "" } : null);
  return rows.map(({ row, ...found }) => ({
    id: row.id,
    state: found.state,
    reason: row.reason,
    requested_by: { id: row.requestedBy, name: found.askerName ?? "" },
    approved_by: who(row.approvedBy, found.approverName),
    ended_by: who(row.endedBy, found.enderName),
    created_at: row.createdAt.toISOString(),
    ends_at: (row.endedAt ?? row.endsAt).toISOString(),
    uses: row.uses,
  }));
}

async function readOne(tx: Tx, ctx: Ctx, id: string): Promise<EmergencyDto> {
  const [one] = await read(tx, ctx, eq(e.id, id));
  if (!one) throw notFound();
  return one;
}

export const listEmergencies = operation(
  {
    name: "listEmergencies",
    access: "owner",
    answer: pageAnswer(emergencyAnswer),
    summary: "List the last emergency accesses",
  },
  async (ctx, _input, tx) => {
    const results = await read(tx, ctx);
    await audit(tx, ctx, { action: "list", entity: "emergency_access", detail: { count: results.length } });
    return { count: results.length, next: null, previous: null, results };
  },
);

/** Asks the other owners. Throws CONFLICT without another owner who could approve, or while one is under way. */
export const requestEmergency = operation(
  {
    name: "requestEmergency",
    access: "owner",
    verified: true,
    input: requestEmergencyInput,
    answer: emergencyAnswer,
    summary: "Ask for emergency access",
    description: "Another owner has to approve it within 15 minutes; it is then open for an hour.",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { reason, password }) => {
    await requireOwnPassword(ctx, password, "password");
    return inContext(ctx, async (tx) => {
      await lockOwners(tx, ctx);
      if ((await owners(tx, ctx)).every(({ id }) => id === ctx.actor.userId)) {
        throw new AppError("CONFLICT", "Emergency access needs a second owner with a verified address.");
      }
      const running = await tx
        .select({ id: e.id })
        .from(e)
        .where(
          and(eq(e.practiceId, ctx.practiceId), eq(e.requestedBy, ctx.actor.userId), or(isWaiting, isOpen)),
        )
        .limit(1);
      if (running.length > 0) throw new AppError("CONFLICT", "You have asked for emergency access already.");
      const [asked] = await tx
        .insert(e)
        .values({
          practiceId: ctx.practiceId,
          requestedBy: ctx.actor.userId,
          reason,
          endsAt: sql`now() + make_interval(mins => ${APPROVAL_MINUTES})`,
        })
        .returning({ id: e.id });
      if (!asked) throw new Error("the request was not stored");
      await record(tx, ctx, asked.id, "requested");
      return readOne(tx, ctx, asked.id);
    });
  },
);

/** Opens it for an hour. Throws CONFLICT for one's own, and once it is late, open or over. */
export const approveEmergency = operation(
  {
    name: "approveEmergency",
    access: "owner",
    verified: true,
    input: approveEmergencyInput,
    answer: emergencyAnswer,
    summary: "Approve another owner's emergency access",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { id, password }) => {
    await requireOwnPassword(ctx, password, "password");
    return inContext(ctx, async (tx) => {
      await lockOwners(tx, ctx);
      const found = await readOne(tx, ctx, id);
      if (found.requested_by.id === ctx.actor.userId) {
        throw new AppError("CONFLICT", "Another owner has to approve this.");
      }
      const [opened] = await tx
        .update(e)
        .set({
          approvedBy: ctx.actor.userId,
          approvedAt: sql`now()`,
          endsAt: sql`now() + make_interval(mins => ${OPEN_MINUTES})`,
        })
        .where(and(eq(e.practiceId, ctx.practiceId), eq(e.id, id), isWaiting))
        .returning({ id: e.id });
      if (!opened) throw new AppError("CONFLICT", "This request is no longer waiting.");
      await record(tx, ctx, id, "approved");
      return readOne(tx, ctx, id);
    });
  },
);

/** Declines one that waits, or ends one that is open. Any owner may. */
export const endEmergency = operation(
  {
    name: "endEmergency",
    access: "owner",
    input: emergencyIdInput,
    answer: emergencyAnswer,
    summary: "Decline or end an emergency access",
    refuses: ["CONFLICT"],
  },
  async (ctx, { id }, tx) => {
    await readOne(tx, ctx, id);
    const [ended] = await tx
      .update(e)
      .set({ endedAt: sql`now()`, endedBy: ctx.actor.userId })
      .where(and(eq(e.practiceId, ctx.practiceId), eq(e.id, id), or(isWaiting, isOpen)))
      .returning({ id: e.id });
    if (!ended) throw new AppError("CONFLICT", "This emergency access is over already.");
    await record(tx, ctx, id, "ended");
    return readOne(tx, ctx, id);
  },
);

/**
 * For what needs an open emergency access of the actor: counts the use, has it told to all owners, and returns its id,
 * which the caller's own audit record names. Throws FORBIDDEN without one. Locks it, so that none outlives its end.
 */
export async function useEmergency(tx: Tx, ctx: Ctx): Promise<string> {
  const [used] = await tx
    .update(e)
    .set({ uses: sql`${e.uses} + 1` })
    .where(
      and(
        eq(e.practiceId, ctx.practiceId),
        eq(e.requestedBy, ctx.actor.userId),
        isOpen,
        // The second owner must still be one.
        sql`exists (select 1 from members m where m.practice_id = ${e.practiceId} and m.user_id = ${e.approvedBy}
              and m.is_owner and m.deactivated_at is null)`,
      ),
    )
    .returning({ id: e.id });
  if (!used) throw new AppError("FORBIDDEN", "This needs emergency access, approved by a second owner.");
  await tell(tx, ctx, used.id, "used");
  return used.id;
}

type Change = "requested" | "approved" | "used" | "ended";

async function record(tx: Tx, ctx: Ctx, emergencyId: string, change: Exclude<Change, "used">): Promise<void> {
  const action = ({ requested: "create", approved: "approve", ended: "update" } as const)[change];
  await audit(tx, ctx, { action, entity: "emergency_access", entityId: emergencyId, detail: { change } });
  await tell(tx, ctx, emergencyId, change);
}

async function tell(tx: Tx, ctx: Ctx, emergencyId: string, change: Change): Promise<void> {
  const { practiceId, actor } = ctx;
  const requestId = crypto.randomUUID();
  await emit(tx, "practice/emergency.changed", {
    ...{ practiceId, userId: actor.userId, emergencyId, change, requestId },
  });
}

/** Two changes of who owns the practice, or of its emergencies, wait for each other. */
export async function lockOwners(tx: Tx, ctx: Ctx): Promise<void> {
  await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.isOwner, true)))
    .for("update");
}

/** The active owners whose address is known to be theirs: who can approve, and who is told. */
export function owners(tx: Tx, ctx: Ctx): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: users.id, email: users.emailKey })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.practiceId, ctx.practiceId),
        eq(members.isOwner, true),
        isNull(members.deactivatedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .limit(50);
}

/** For the mails: who asked, who acts, and until when. The reason stays in the app. */
export async function emergencyNames(tx: Tx, ctx: Ctx, id: string) {
  const [found] = await read(tx, ctx, eq(e.id, id));
  const [zone] = await tx.execute<{ zone: string; actor: string }>(sql`
    select p.time_zone as zone, u.username as actor from practices p, users u
     where p.id = ${ctx.practiceId} and u.id = ${ctx.actor.userId}`);
  if (!found || !zone) return null;
  return { asker: found.requested_by.name, actor: zone.actor, endsAt: found.ends_at, zone: zone.zone };
}
