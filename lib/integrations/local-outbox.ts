import { SendFailure } from "./send-failure";
import { newStorageKey, type Storage, StorageUnavailable } from "./storage/storage";

/** A row of the table `local_outbox`, which the caller writes. */
export type OutboxRow = {
  idempotencyKey: string;
  channel: "email" | "fax";
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; size: number; storageKey: string }[];
};

/**
 * Writes the row unless its idempotency key is there already; answers the id of the one that is there in the end.
 * One statement (`on conflict do nothing`), so that two calls at once keep one row.
 */
export type OutboxStore = (row: OutboxRow) => Promise<{ id: string; duplicate: boolean }>;

type Kept = Omit<OutboxRow, "attachments"> & {
  attachments: { filename: string; contentType: string; bytes: Uint8Array }[];
};

/** Keeps what would have been sent and answers its id. Throws a retryable `SendFailure` if it cannot. */
export async function storeInOutbox(store: OutboxStore, storage: Storage, item: Kept): Promise<string> {
  const attachments: OutboxRow["attachments"] = [];
  try {
    for (const { filename, contentType, bytes } of item.attachments) {
      const storageKey = newStorageKey();
      const { size } = await storage.put(storageKey, bytes, { contentType });
      attachments.push({ filename, contentType, size, storageKey });
    }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new SendFailure("rejected", error.message, { retryable: true, code: "storage", cause: error });
  }
  const { id, duplicate } = await store({ ...item, attachments });
  if (duplicate) await Promise.all(attachments.map(({ storageKey }) => storage.delete(storageKey)));
  return id;
}
