import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { practices } from "@/db/schema/practices";
import { todayIn } from "@/lib/core/dates";
import type { PracticeId } from "@/lib/core/ids";

/** Today's date where the practice is (docs/product.md, D7). */
export const practiceToday = (tx: Tx, ctx: { practiceId: PracticeId }): Promise<string> =>
  practiceDay(tx, ctx, new Date());

/** The day that it was where the practice is. */
export async function practiceDay(tx: Tx, ctx: { practiceId: PracticeId }, at: Date): Promise<string> {
  const build = () => sql`select ${practices.timeZone} as "timeZone" from ${practices}
    where ${practices.id} = ${sql.placeholder("practiceId")}`;
  const [row] = await runKept<{ timeZone: string }>(tx, "time zone", build, { practiceId: ctx.practiceId });
  return todayIn(row?.timeZone ?? "UTC", at);
}

/** Noon of a day where the practice is: a moment that is surely of that day. */
export async function dayInstant(tx: Tx, ctx: { practiceId: PracticeId }, day: string): Promise<Date> {
  const [row] = await tx
    .select({ at: sql<string>`((${day}::date + time '12:00') at time zone ${practices.timeZone})::text` })
    .from(practices)
    .where(eq(practices.id, ctx.practiceId));
  return new Date(row?.at ?? `${day}T12:00:00Z`);
}

/** The same inside a query, evaluated once. */
export const todaySql = (ctx: { practiceId: PracticeId }) =>
  sql`(select (now() at time zone ${practices.timeZone})::date from ${practices} where ${practices.id} = ${ctx.practiceId})`;

/** The moment at which a day begins where the practice is, `later` days on. */
export const dayInPractice = (ctx: { practiceId: PracticeId }, day: string, later = 0) =>
  sql`((select (${day}::date + ${later}::int)::timestamp at time zone ${practices.timeZone}
    from ${practices} where ${practices.id} = ${ctx.practiceId}))`;
