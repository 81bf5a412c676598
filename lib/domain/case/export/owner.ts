import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { members } from "@/db/schema/practices";
import type { Ctx } from "@/lib/domain/kernel/context";

/** The practice's owner; of several the first by id, as in people.json. */
export async function ownerOf(tx: Tx, ctx: Ctx): Promise<string> {
  const [owner] = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.practiceId, ctx.practiceId), eq(members.isOwner, true)))
    .orderBy(asc(members.userId))
    .limit(1);
  if (!owner) throw new Error("the practice has no owner");
  return owner.id;
}
