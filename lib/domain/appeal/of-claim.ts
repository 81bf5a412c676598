import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { appeals } from "@/db/schema/appeals";
import { DECISION_OUTCOMES } from "@/lib/core/cases";
import { APPEAL_STATUSES } from "@/lib/core/enums";
import { operation } from "@/lib/domain/kernel/operation";

const appealOfClaimAnswer = z.strictObject({
  id: z.uuid(),
  status: z.enum(APPEAL_STATUSES),
  sent_at: z.iso.datetime().nullable(),
  outcome: z.enum(DECISION_OUTCOMES).nullable(),
});
export type AppealOfClaimDto = z.infer<typeof appealOfClaimAnswer>;

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
