import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterGenerations } from "@/db/schema/appeals";
import type { LetterPaper } from "@/lib/core/enums";
import type { Ctx } from "@/lib/domain/kernel/context";

/** Which paper the appeal's letter is: that of the newest attempt that was written. */
export async function paperOfLetter(tx: Tx, ctx: Ctx, appealId: string): Promise<LetterPaper> {
  const [written] = await tx
    .select({ paper: letterGenerations.paper })
    .from(letterGenerations)
    .where(
      and(
        eq(letterGenerations.practiceId, ctx.practiceId),
        eq(letterGenerations.appealId, appealId),
        eq(letterGenerations.state, "done"),
      ),
    )
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  return written?.paper ?? "appeal";
}
