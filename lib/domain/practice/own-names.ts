import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { OwnNames } from "@/lib/domain/reading/gates/notice-owner";
import { practiceNumbers } from "./numbers";

/** What payers know the practice and its people by. */
export async function ownNames(tx: Tx, ctx: Ctx): Promise<OwnNames> {
  const people = await tx
    .select({ first: users.firstName, last: users.lastName, practice: practices.name })
    .from(practices)
    .leftJoin(members, and(eq(members.practiceId, practices.id), isNull(members.deactivatedAt)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(practices.id, ctx.practiceId));
  const names = people.flatMap((one) => [
    one.practice,
    one.first && one.last ? `${one.first} ${one.last}` : null,
  ]);
  return {
    ...(await practiceNumbers(tx, ctx)),
    names: [...new Set(names.filter((name): name is string => Boolean(name)))],
  };
}
