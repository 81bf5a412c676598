import { sql } from "drizzle-orm";
import { type Database, inPractice } from "@/db/client";
import type { Role } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/kernel/context";

/**
 * The context of a job's step: acts for the person who asked, checked afresh each time, so that a job of someone who
 * lost their rights does nothing more. Throws FORBIDDEN.
 */
export async function jobCtx(
  db: Database,
  job: { practiceId: string; userId: string; requestId: string },
): Promise<Ctx> {
  const row = await inPractice(db, { practiceId: null, userId: job.userId }, async (tx) => {
    const [member] = await tx.execute<{
      practice_id: PracticeId;
      role: Role;
      is_owner: boolean;
      email_verified: boolean;
    }>(sql`
      select m.practice_id, m.role, m.is_owner, u.email_verified_at is not null as email_verified
        from members m join users u on u.id = m.user_id
       where m.user_id = ${job.userId} and m.practice_id = ${job.practiceId} and m.deactivated_at is null`);
    return member;
  });
  if (!row) throw new AppError("FORBIDDEN", "The person who asked for this no longer works at the practice.");
  return {
    practiceId: row.practice_id,
    actor: {
      kind: "job",
      userId: job.userId,
      role: row.role,
      isOwner: row.is_owner,
      emailVerified: row.email_verified,
      sessionId: null,
      address: "",
    },
    requestId: job.requestId,
    db,
  };
}

/**
 * For marking a job's work as ended after its person lost their rights: what is under way must be closed on the
 * screen anyway. It may write states, never read or send.
 */
export function endingCtx(db: Database, job: { practiceId: string; userId: string; requestId: string }): Ctx {
  return {
    practiceId: job.practiceId as PracticeId,
    actor: {
      kind: "job",
      userId: job.userId,
      role: "staff",
      isOwner: false,
      emailVerified: false,
      sessionId: null,
      address: "",
    },
    requestId: job.requestId,
    db,
  };
}
