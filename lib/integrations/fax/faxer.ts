import { SendFailure } from "@/lib/integrations/send-failure";
import { parseFaxNumber } from "./fax-number";

export type FaxMessage = {
  /** Names this sending. It comes back with the service's webhooks, also where the answer to the call got lost. */
  idempotencyKey: string;
  /** E.164, as `parseFaxNumber` returns it. */
  to: string;
  pdf: Uint8Array;
  /** With nothing of the patient in it. */
  filename: string;
};

/** `queued` means taken over by the service: a webhook tells how it ended. */
export type FaxReceipt = { provider: string; reference: string; state: "queued" | "sent" };

/** A service that faxes. `send` throws `SendFailure`; its `reference` is what the service's webhooks carry. */
export type Faxer = {
  readonly provider: "telnyx" | "outbox" | "none";
  send(message: FaxMessage): Promise<FaxReceipt>;
};

const MAX_BYTES = 50 * 1024 * 1024;

/** The last gate before any fax service. Throws a rejected `SendFailure`. */
export function checkFax(message: FaxMessage): void {
  const refuse = (text: string, code: string) =>
    new SendFailure("rejected", text, { retryable: false, code });
  const parsed = parseFaxNumber(message.to);
  if (!parsed.ok) throw refuse(parsed.message, "bad_number");
  if (parsed.number !== message.to) throw refuse("Enter one plain fax number.", "bad_number");
  if (
    !/^[\w.:-]{8,200}$/.test(message.idempotencyKey) ||
    !/^[A-Za-z0-9-]{1,40}\.pdf$/.test(message.filename)
  ) {
    throw refuse("This fax could not be prepared. Please try again.", "bad_filename");
  }
  if (message.pdf.byteLength === 0) throw refuse("The letter's PDF is empty. Export it again.", "empty");
  if (message.pdf.byteLength > MAX_BYTES)
    throw refuse("The letter is too large to fax (over 50 MB).", "too_large");
}
