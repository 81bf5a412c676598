import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { MoveFacts } from "@/lib/domain/move/facts/move-facts";

/** Whether the services of a claim were paid on another one; asked of a duplicate alone, whose advice turns on it. */
export async function otherClaimPaid(
  tx: Tx,
  ctx: Ctx,
  claim: { id: string; patientId: string },
  { category, carc }: Pick<MoveFacts, "category" | "carc">,
): Promise<MoveFacts["history"]> {
  if (category !== "duplicate" && carc !== "18") return {};
  const [paid] = await tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(
      claimLineItems,
      and(eq(claimLineItems.practiceId, claims.practiceId), eq(claimLineItems.claimId, claims.id)),
    )
    .where(
      and(
        eq(claims.practiceId, ctx.practiceId),
        eq(claims.patientId, claim.patientId),
        ne(claims.id, claim.id),
        isNull(claims.deletedAt),
        isNull(claimLineItems.deletedAt),
        sql`${claimLineItems.insurancePaid} > 0`,
        sql`(${claimLineItems.procedureCode}, ${claimLineItems.dateOfService}) in (
          select procedure_code, date_of_service from claim_line_items
          where practice_id = ${ctx.practiceId} and claim_id = ${claim.id} and deleted_at is null)`,
      ),
    )
    .limit(1);
  return { otherClaimPaid: paid !== undefined };
}
