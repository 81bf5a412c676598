import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { users } from "@/db/schema/users";
import { worklistItems } from "@/db/schema/worklist";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { personName } from "@/lib/domain/claim/columns";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { closedOn } from "./closed-on";
import { type ClosingDto, closingAnswer } from "./schema";

/** That a person closed a claim's case, when and why; null while it is in motion, or its denial is newer than the closing. */
export const closingOfClaim = operation(
  {
    name: "closingOfClaim",
    access: "user",
    input: z.object({ claimId: z.uuid() }),
    answer: closingAnswer.nullable(),
    summary: "Get how the case of a claim was closed",
  },
  (ctx, { claimId }, tx) => readClosing(tx, ctx, eq(worklistItems.claimId, claimId)),
);

/** The same of an appeal: of its claim's case where it has a claim, else of its own. */
export const closingOfAppeal = operation(
  {
    name: "closingOfAppeal",
    access: "user",
    input: z.object({ appealId: z.uuid() }),
    answer: closingAnswer.nullable(),
    summary: "Get how the case of an appeal was closed",
  },
  async (ctx, { appealId }, tx) => {
    const { claimId, facts } = await getAppealInPractice(tx, ctx, appealId);
    if (claimId) return readClosing(tx, ctx, eq(worklistItems.claimId, claimId));
    return readClosing(tx, ctx, eq(worklistItems.appealId, appealId), facts.notice_date?.value);
  },
);

/** `noticeDate`: the day of the denial where the case has no claim that tells it. */
async function readClosing(tx: Tx, ctx: Ctx, isOwn: SQL, noticeDate?: string): Promise<ClosingDto | null> {
  const item = worklistItems;
  const deniedOn = noticeDate ? sql`${noticeDate}::date` : claims.denialDate;
  const [row] = await tx
    .select({
      patientId: item.patientId,
      id: item.id,
      closed_at: sql<string>`${exactTime(item.closedAt)}`,
      closed_by_name: sql<string>`case when ${users.id} is null then '' else ${personName} end`,
      reason: item.closeReason,
    })
    .from(item)
    .leftJoin(claims, and(eq(claims.practiceId, item.practiceId), eq(claims.id, item.claimId)))
    .leftJoin(users, eq(users.id, item.closedBy))
    .where(
      and(
        eq(item.practiceId, ctx.practiceId),
        isOwn,
        isNotNull(item.closedAt),
        // The case is opened by it when it is read anew; until then it stays open.
        or(sql`${deniedOn} is null`, sql`${closedOn} >= ${deniedOn}`),
      ),
    );
  if (!row) return null;
  const { patientId, ...closing } = row;
  await audit(tx, ctx, { action: "read", entity: "worklist", entityId: closing.id, patientId });
  return closing;
}
