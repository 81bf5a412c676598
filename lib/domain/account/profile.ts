import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { members } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { profileAnswer, usersAnswer } from "./answers";
import { membershipOf } from "./membership";
import { emailKey, profileInput } from "./schema";
import { profileOf } from "./sign-in";
import { greet } from "./sign-up";

export const getProfile = operation(
  { name: "getProfile", access: "user", answer: profileAnswer, summary: "Get your profile" },
  async (ctx, _input, tx) => {
    const member = await membershipOf(tx, ctx.actor.userId);
    if (!member) throw notFound();
    await audit(tx, ctx, { action: "read", entity: "user", entityId: ctx.actor.userId });
    return profileOf(tx, ctx.actor.userId, member);
  },
);

/**
 * Saves the editable fields; absent ones stay. A changed address is unverified until its own link is opened, and
 * links sent to the old one are void. Throws RATE_LIMITED when addresses are changed too often.
 */
export const updateProfile = operation(
  {
    name: "updateProfile",
    access: "user",
    input: profileInput,
    answer: profileAnswer,
    summary: "Change your profile",
    refuses: ["RATE_LIMITED"],
    // The count of mails must stay when the saving fails.
    transaction: false,
  },
  async (ctx, input) => {
    const [before] = await ctx.db
      .select({ email: users.email, emailKey: users.emailKey })
      .from(users)
      .where(eq(users.id, ctx.actor.userId));
    if (!before) throw notFound();
    const moved = input.email !== undefined && emailKey(input.email) !== before.emailKey;
    if (moved) {
      await takeTry(ctx.db, "mailAccount", ctx.actor.userId);
      await takeTry(ctx.db, "mailAddress", ctx.actor.address);
    }
    return inContext(ctx, async (tx) => {
      const changes = {
        ...(input.email !== undefined && { email: input.email, emailKey: emailKey(input.email) }),
        ...(moved && { emailVerifiedAt: null }),
        ...(input.npi !== undefined && { npi: input.npi }),
        ...(input.tin !== undefined && { tin: input.tin }),
        ...(input.organization !== undefined && { organization: input.organization }),
        ...(input.first_name !== undefined && { firstName: input.first_name }),
        ...(input.last_name !== undefined && { lastName: input.last_name }),
      };
      await tx
        .update(users)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(users.id, ctx.actor.userId));
      if (moved && input.email) await greet(tx, ctx.actor.userId, input.email);
      await audit(tx, ctx, {
        action: "update",
        entity: "user",
        entityId: ctx.actor.userId,
        detail: { fields: Object.keys(changes) },
      });
      const member = await membershipOf(tx, ctx.actor.userId);
      if (!member) throw notFound();
      return profileOf(tx, ctx.actor.userId, member);
    });
  },
);

/** The active people of the practice, for assignee lists. */
export const listUsers = operation(
  { name: "listUsers", access: "user", answer: usersAnswer, summary: "List the people of the practice" },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({
        id: users.id,
        first_name: users.firstName,
        last_name: users.lastName,
        username: users.username,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.practiceId, ctx.practiceId), isNull(members.deactivatedAt)))
      .orderBy(asc(users.lastName), asc(users.username));
    await audit(tx, ctx, { action: "list", entity: "user", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows, users: rows };
  },
);
