import { and, desc, eq, lte } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterGenerations } from "@/db/schema/appeals";
import type { LetterPaper } from "@/lib/core/enums";
import type { Ctx } from "@/lib/domain/kernel/context";

/** Which paper the appeal's letter is: that of the newest attempt that was written, as it was at a time or now. */
export async function paperOfLetter(tx: Tx, ctx: Ctx, appealId: string, until?: Date): Promise<LetterPaper> {
  const [written] = await tx
    .select({ paper: letterGenerations.paper })
    .from(letterGenerations)
    .where(
      and(
        eq(letterGenerations.practiceId, ctx.practiceId),
        eq(letterGenerations.appealId, appealId),
        eq(letterGenerations.state, "done"),
        until && lte(letterGenerations.createdAt, until),
      ),
    )
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  return written?.paper ?? "appeal";
}
