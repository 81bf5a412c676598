import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import type { PracticeId } from "@/lib/core/ids";

/** The numbers that payers know a practice by: its own and those of the people who work in it. */
export type PracticeNumbers = { tins: ReadonlySet<string>; npis: ReadonlySet<string> };

const digits = (value: string | null): string => (value ?? "").replace(/\D/g, "");

export async function practiceNumbers(tx: Tx, ctx: { practiceId: PracticeId }): Promise<PracticeNumbers> {
  const [own] = await tx
    .select({ tin: practices.tin, npi: practices.npi })
    .from(practices)
    .where(eq(practices.id, ctx.practiceId));
  const people = await tx
    .select({ tin: users.tin, npi: users.npi })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.practiceId, ctx.practiceId), isNull(members.deactivatedAt)));
  const all = [...(own ? [own] : []), ...people];
  const some = (pick: (one: (typeof all)[number]) => string | null) =>
    new Set(all.map((one) => digits(pick(one))).filter((value) => value !== ""));
  return { tins: some(({ tin }) => tin), npis: some(({ npi }) => npi) };
}
