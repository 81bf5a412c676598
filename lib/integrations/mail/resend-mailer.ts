import { setTimeout as sleep } from "node:timers/promises";
import { type ErrorResponse, Resend } from "resend";
import { retryAfterSeconds, SendFailure } from "@/lib/integrations/send-failure";
import { checkMessage, type Mailer, type MailMessage, SENDING_TAG } from "./mailer";

export type ResendConfig = {
  apiKey: string;
  /** `Name <address>`, at a domain that Resend knows as ours. */
  from: string;
  baseUrl?: string | undefined;
  /** Milliseconds for one attempt. */
  timeoutMs?: number;
  attempts?: number;
};

const PROVIDER = "resend";
const LONGEST_PAUSE_SECONDS = 20;

/** What an answer other than a success means for the mail; no status means no answer, or not one of Resend's own. */
function failureOf(error: ErrorResponse, retryAfter: number | undefined): SendFailure {
  const status = typeof error.statusCode === "number" ? error.statusCode : null;
  const code = status === null ? "no_answer" : `${status} ${error.name}`;
  if (status === 429) {
    const quota = error.name === "daily_quota_exceeded" || error.name === "monthly_quota_exceeded";
    return new SendFailure(
      "rejected",
      quota
        ? "The email service's quota is used up. Try again later or send by fax."
        : "The email service is busy. Please try again in a minute.",
      { retryable: !quota, code, ...(retryAfter === undefined ? {} : { retryAfter }) },
    );
  }
  if (status === 401 || status === 403) {
    return new SendFailure(
      "rejected",
      "The email service refused our access. Ask your administrator to check the mail settings.",
      { retryable: false, code },
    );
  }
  if (status === 409) {
    // The key has been used: by a call still running, or by one with other content. Either may have gone out.
    const running = error.name === "concurrent_idempotent_requests";
    return new SendFailure("uncertain", "The email may already have been sent. Check before sending again.", {
      retryable: running,
      code,
    });
  }
  if (status !== null && status >= 400 && status < 500) {
    return new SendFailure("rejected", "The email service did not accept this email. Check the address.", {
      retryable: status === 408,
      code,
    });
  }
  return new SendFailure(
    "uncertain",
    "The email service did not answer, so the email may or may not have been sent.",
    { retryable: true, code, ...(retryAfter === undefined ? {} : { retryAfter }) },
  );
}

/**
 * Mails by Resend. Each attempt carries the message's idempotency key, which Resend honors for 24 hours, so an
 * attempt whose answer got lost is repeated without a second mail.
 */
export class ResendMailer implements Mailer {
  readonly provider = PROVIDER;
  readonly #resend: Resend;
  readonly #config: ResendConfig;
  readonly #pause: (seconds: number) => Promise<unknown>;

  constructor(config: ResendConfig, pause = (seconds: number): Promise<unknown> => sleep(seconds * 1000)) {
    this.#config = config;
    this.#resend = new Resend(config.apiKey, { baseUrl: config.baseUrl ?? "https://api.resend.com" });
    this.#pause = pause;
  }

  async send(message: MailMessage): Promise<{ provider: string; reference: string }> {
    checkMessage(message);
    const attempts = this.#config.attempts ?? 3;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(message);
      if (!(outcome instanceof SendFailure)) return { provider: PROVIDER, reference: outcome };
      const pause = outcome.retryAfter ?? 4 ** (attempt - 1);
      if (!outcome.retryable || attempt >= attempts || pause > LONGEST_PAUSE_SECONDS) throw outcome;
      await this.#pause(pause);
    }
  }

  async #attempt(message: MailMessage): Promise<string | SendFailure> {
    const options = {
      idempotencyKey: message.idempotencyKey,
      signal: AbortSignal.timeout(this.#config.timeoutMs ?? 30_000),
      // A redirect would carry the letter to a host that nobody chose.
      redirect: "error",
    };
    const { data, error, headers } = await this.#resend.emails.send(
      {
        from: this.#config.from,
        to: [message.to],
        subject: message.subject,
        text: message.text,
        html: message.html,
        ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
        ...(/^[\w-]+$/.test(message.idempotencyKey)
          ? { tags: [{ name: SENDING_TAG, value: message.idempotencyKey }] }
          : {}),
        attachments: (message.attachments ?? []).map(({ filename, contentType, bytes }) => ({
          filename,
          contentType,
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        })),
      },
      options,
    );
    if (error) return failureOf(error, retryAfterSeconds(headers?.["retry-after"]));
    if (typeof data?.id === "string" && data.id !== "") return data.id;
    return failureOf({ name: "application_error", statusCode: null, message: "" }, undefined);
  }
}
