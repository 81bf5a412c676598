import type { Tx } from "@/db/client";
import { type AccountNotice, emit } from "@/lib/events";

/** Has a person told by mail of something that happened to their account, with the transaction's commit. */
export function tellPerson(
  tx: Tx,
  accountId: string,
  notice: AccountNotice,
  sessionId?: string | null,
): Promise<void> {
  const requestId = crypto.randomUUID();
  return emit(tx, "account/notice", { accountId, requestId, notice, ...(sessionId && { sessionId }) });
}
