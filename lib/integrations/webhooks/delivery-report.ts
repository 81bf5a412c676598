/**
 * What a service reports of a mail or fax that it took over. Reports come twice, late and in any order: for one
 * sending `failed` outweighs `sent` (an address can bounce after its server took the mail), never the other way.
 */
export type DeliveryReport = {
  provider: "resend" | "telnyx";
  /** The `reference` that `send` answered. */
  reference: string;
  /** The sending's own idempotency key, where the service gives it back: it also finds a call without an answer. */
  idempotencyKey?: string;
  state: "sent" | "failed";
  /** How many pages the fax service says that it delivered. */
  pages?: number;
  /** A sentence for the user, on `failed`. */
  reason?: string;
  /** The same for each repetition of one report: handle it once. */
  eventId: string;
  /** When it happened, by the service's clock. */
  at: Date;
};

/** A fax that came in at one of our numbers: its file waits at the service. */
export type FaxReceived = {
  provider: "telnyx";
  /** The service's id of the fax: the same for each repetition. */
  reference: string;
  /** As the line tells it: empty where the sender withholds it. */
  from: string;
  /** E.164. */
  to: string;
  pages: number | null;
  at: Date;
};

/** Header names in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

/** The call is not the service's own, was changed on the way, or is older than five minutes. Answer 401. */
export class WebhookRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookRefused";
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function reportTime(value: string | undefined, now: number): Date {
  const time = Date.parse(value ?? "");
  return new Date(Number.isNaN(time) ? now : time);
}
