import type { Tx } from "@/db/client";
import { claimFactsOf } from "@/lib/domain/claim/claim-facts";
import type { Ctx } from "@/lib/domain/kernel/context";
import { directoryEntryOf, type PayerRow } from "@/lib/domain/payer-directory/look-up";
import type { AppealRow } from "../queries";

/** The directory's entry of an appeal's payer: by its name, else by the payer id of the claim that it is about. */
export async function directoryEntryOfAppeal(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<PayerRow | null> {
  const claim = appeal.claimId ? await claimFactsOf(tx, ctx, appeal.claimId) : null;
  return directoryEntryOf(tx, ctx, { name: appeal.payerName, payerId: claim?.payerId ?? "" });
}
