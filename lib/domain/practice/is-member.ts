import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { members } from "@/db/schema/practices";
import type { Ctx } from "@/lib/domain/kernel/context";

/** Whether a person works in the practice. Foreign, unknown and deactivated people are the same "no". */
export async function isActiveMember(tx: Tx, ctx: Ctx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(eq(members.practiceId, ctx.practiceId), eq(members.userId, userId), isNull(members.deactivatedAt)),
    );
  return Boolean(row);
}
