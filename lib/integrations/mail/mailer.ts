import { SendFailure } from "@/lib/integrations/send-failure";
import { parseMailAddress } from "./mail-address";

type MailAttachment = { filename: string; contentType: string; bytes: Uint8Array };

export type MailMessage = {
  /** Names this sending: the same key with the same content has one effect, however often it is sent. */
  idempotencyKey: string;
  /** One plain address, as `parseMailAddress` returns it. */
  to: string;
  /** Where answers go; the practice's own address. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
};

/** A service that mails. `send` throws `SendFailure`; its `reference` is what the service's webhooks carry. */
export type Mailer = {
  readonly provider: "resend" | "outbox";
  send(message: MailMessage): Promise<{ provider: string; reference: string }>;
};

/** The tag that carries the idempotency key into the webhooks; tags take letters, digits, `_` and `-` only. */
export const SENDING_TAG = "sending";

const MAX_ATTACHED_BYTES = 25 * 1024 * 1024;
const CONTROL_CHARACTER = /\p{Cc}|\p{Zl}|\p{Zp}/u;
const SAFE_FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

const refuse = (message: string, code: string) =>
  new SendFailure("rejected", message, { retryable: false, code });

/**
 * The last gate before any mail service: one canonical recipient, and nothing that could end a header line.
 * Throws a rejected `SendFailure`.
 */
export function checkMessage(message: MailMessage): void {
  for (const address of [message.to, ...(message.replyTo === undefined ? [] : [message.replyTo])]) {
    const parsed = parseMailAddress(address);
    if (!parsed.ok) throw refuse(parsed.message, "bad_address");
    if (parsed.address !== address) throw refuse("Enter one plain email address.", "bad_address");
  }
  if (message.subject.trim() === "" || CONTROL_CHARACTER.test(message.subject)) {
    throw refuse("The email's subject is empty or has a line break in it.", "bad_subject");
  }
  if (!/^[\w.:-]{8,200}$/.test(message.idempotencyKey)) {
    throw refuse("This email could not be prepared. Please try again.", "bad_idempotency_key");
  }
  const attachments = message.attachments ?? [];
  if (attachments.some((attachment) => !SAFE_FILE_NAME.test(attachment.filename))) {
    throw refuse("The attached file's name has characters that mail cannot carry.", "bad_file_name");
  }
  const attached = attachments.reduce((sum, attachment) => sum + attachment.bytes.byteLength, 0);
  if (attached > MAX_ATTACHED_BYTES) {
    throw refuse("The letter is too large to email (over 25 MB). Send it by fax instead.", "too_large");
  }
}

/** Text for a header: control characters and line breaks become spaces, and it ends after `limit` characters. */
export function headerText(value: string, limit = 120): string {
  const plain = value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= limit ? plain : `${plain.slice(0, limit - 1).trimEnd()}…`;
}
