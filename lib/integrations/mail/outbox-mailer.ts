import { type OutboxStore, storeInOutbox } from "@/lib/integrations/local-outbox";
import type { Storage } from "@/lib/integrations/storage/storage";
import { checkMessage, type Mailer, type MailMessage } from "./mailer";

/** Local mode: keeps mail for the outbox page instead of sending it, each idempotency key once. */
export class OutboxMailer implements Mailer {
  readonly provider = "outbox";
  readonly #store: OutboxStore;
  readonly #storage: Storage;

  constructor(store: OutboxStore, storage: Storage) {
    this.#store = store;
    this.#storage = storage;
  }

  async send(message: MailMessage): Promise<{ provider: string; reference: string }> {
    checkMessage(message);
    const reference = await storeInOutbox(this.#store, this.#storage, {
      idempotencyKey: message.idempotencyKey,
      channel: "email",
      recipient: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      attachments: message.attachments ?? [],
    });
    return { provider: this.provider, reference };
  }
}
