import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { payers } from "@/db/schema/payers";
import type { Ctx } from "@/lib/domain/kernel/context";

export type PayerRow = typeof payers.$inferSelect;

/** One payer, however its name is typed: as the column `name_key` has it. */
export const payerNameKey = (name: string) =>
  sql<string>`regexp_replace(lower(${name}), '[^[:alnum:]]', '', 'g')`;

/** The directory's entry of a payer by name, else by the claim's payer id; null where there is none. */
export async function directoryEntryOf(
  tx: Tx,
  ctx: Ctx,
  payer: { name: string; payerId?: string },
): Promise<PayerRow | null> {
  const payerId = payer.payerId ?? "";
  if (payer.name === "" && payerId === "") return null;
  const nameKey = payerNameKey(payer.name);
  const [row] = await tx
    .select()
    .from(payers)
    .where(
      and(
        eq(payers.practiceId, ctx.practiceId),
        isNull(payers.deletedAt),
        or(eq(payers.nameKey, nameKey), and(eq(payers.payerId, payerId), ne(payers.payerId, ""))),
      ),
    )
    .orderBy(sql`(${payers.nameKey} = ${nameKey}) desc`, payers.name, payers.id)
    .limit(1);
  return row ?? null;
}
