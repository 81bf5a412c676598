import { type OutboxStore, storeInOutbox } from "@/lib/integrations/local-outbox";
import type { Storage } from "@/lib/integrations/storage/storage";
import { checkFax, type Faxer, type FaxMessage, type FaxReceipt } from "./faxer";

/** Local mode: keeps faxes for the outbox page instead of sending them, each idempotency key once. */
export class OutboxFaxer implements Faxer {
  readonly provider = "outbox";
  readonly #store: OutboxStore;
  readonly #storage: Storage;

  constructor(store: OutboxStore, storage: Storage) {
    this.#store = store;
    this.#storage = storage;
  }

  async send(message: FaxMessage): Promise<FaxReceipt> {
    checkFax(message);
    const reference = await storeInOutbox(this.#store, this.#storage, {
      idempotencyKey: message.idempotencyKey,
      channel: "fax",
      recipient: message.to,
      subject: `Fax of ${message.filename}`,
      text: "",
      html: "",
      attachments: [{ filename: message.filename, contentType: "application/pdf", bytes: message.pdf }],
    });
    return { provider: this.provider, reference, state: "sent" };
  }
}
