import { eq, sql } from "drizzle-orm";
import { eventOutbox } from "@/db/schema/system";
import type { Step } from "@/inngest/define-workflow";
import { workflows } from "@/inngest/workflows";
import type { Ctx } from "@/lib/domain/kernel/context";

/** Steps one after the other, in this process. */
const step: Step = {
  run: (_name: string, fn: () => Promise<unknown>) => fn() as never,
  sleep: async () => {},
};

/**
 * Does here and now what was ordered for an appeal or a sending, so that the demo is the same however busy the worker is.
 * Events have to be bound to the outbox, from which they are taken.
 */
export async function runHere({ db }: Ctx, subjectId: string): Promise<void> {
  const ordered = await db
    .select()
    .from(eventOutbox)
    .where(sql`${eventOutbox.data}::text like ${`%${subjectId}%`}`)
    .orderBy(eventOutbox.createdAt);
  for (const { id, name, data } of ordered) {
    const workflow = workflows.find(({ event }) => event === name);
    await workflow?.run({ id, data, step });
    await db.delete(eventOutbox).where(eq(eventOutbox.id, id));
  }
}
