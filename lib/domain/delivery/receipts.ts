import type { Tx } from "@/db/client";
import { deliveryReceipts } from "@/db/schema/cases";
import type { PracticeId } from "@/lib/core/ids";

type Receipt = Omit<typeof deliveryReceipts.$inferInsert, "id" | "practiceId" | "deliveryId" | "createdAt">;

/** Adds to what proves a delivery. An event that is there already adds nothing. */
export async function keepReceipt(
  tx: Tx,
  delivery: { id: string; practiceId: PracticeId },
  receipt: Receipt,
): Promise<string | null> {
  const [row] = await tx
    .insert(deliveryReceipts)
    .values({ practiceId: delivery.practiceId, deliveryId: delivery.id, ...receipt })
    .onConflictDoNothing()
    .returning({ id: deliveryReceipts.id });
  return row?.id ?? null;
}
