import { sql } from "drizzle-orm";
import { type Database, inPractice } from "@/db/client";
import type { Ctx } from "@/lib/domain/kernel/context";
import { endingCtx } from "./job-context";

/**
 * For maintenance over all practices: a context of each one, in the name of one of its people, active or not, because
 * a practice that everybody left keeps its records too.
 */
export async function* practiceContexts(db: Database, requestId: string): AsyncGenerator<Ctx> {
  const users = await db.execute<{ id: string }>(sql`select id from users order by id`);
  const seen = new Set<string>();
  for (const { id: userId } of users) {
    const practiceId = await inPractice(db, { practiceId: null, userId }, async (tx) => {
      const [member] = await tx.execute<{ practice_id: string }>(
        sql`select practice_id from members where user_id = ${userId}`,
      );
      return member?.practice_id;
    });
    if (!practiceId || seen.has(practiceId)) continue;
    seen.add(practiceId);
    yield endingCtx(db, { practiceId, userId, requestId });
  }
}

/** For commands of whoever runs the installation: the practice of that id, else the only one. */
export async function onlyPractice(db: Database, id: string | undefined): Promise<Ctx> {
  const contexts: Ctx[] = [];
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) contexts.push(ctx);
  const fitting = id ? contexts.filter((ctx) => ctx.practiceId === id) : contexts;
  const [only] = fitting;
  if (!only) throw new Error("There is no such practice.");
  if (fitting.length > 1) throw new Error("There are several practices: say which one with --practice.");
  return only;
}
