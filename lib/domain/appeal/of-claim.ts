import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { appeals } from "@/db/schema/appeals";
import { operation } from "@/lib/domain/kernel/operation";
import { appealOfClaimAnswer } from "./schema";

/** The appeal that a claim's denial is answered by: the newest one, a draft or sent. Nothing of the patient is in it. */
export const newestAppealOfClaim = operation(
  {
    name: "newestAppealOfClaim",
    access: "user",
    input: z.object({ claimId: z.uuid() }),
    answer: appealOfClaimAnswer.nullable(),
    summary: "Get where the newest appeal of a claim stands",
  },
  async (ctx, { claimId }, tx) => {
    const [row] = await tx
      .select({
        id: appeals.id,
        status: appeals.status,
        sent_at: appeals.sentAt,
        outcome: appeals.outcome,
      })
      .from(appeals)
      .where(
        and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.claimId, claimId), isNull(appeals.deletedAt)),
      )
      .orderBy(desc(appeals.createdAt), appeals.id)
      .limit(1);
    return row ? { ...row, sent_at: row.sent_at?.toISOString() ?? null } : null;
  },
);
