import type Telnyx from "telnyx";
import { connectionErrorCode, neverConnected } from "@/lib/core/connection-error";
import { retryAfterSeconds, SendFailure } from "@/lib/integrations/send-failure";
import { checkFax, type Faxer, type FaxMessage, type FaxReceipt } from "./faxer";
import { openTelnyx } from "./telnyx-client";

export type TelnyxConfig = {
  apiKey: string;
  /** The fax application that sends and receives the webhooks. */
  connectionId: string;
  /** Our own fax number, E.164. */
  from: string;
  baseUrl?: string | undefined;
  /** Milliseconds for the whole call, upload included. */
  timeoutMs?: number;
};

const PROVIDER = "telnyx";

const rejected = (message: string, code: string, retryable = false, cause?: unknown, retryAfter?: number) =>
  new SendFailure("rejected", message, {
    retryable,
    code,
    cause,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** What a refusal by status means; undefined where the fax may have been taken anyway. */
function refusalOf(status: number, retryAfter: number | undefined): SendFailure | undefined {
  const code = String(status);
  if (status === 429) {
    return rejected(
      "The fax service is busy. Please try again in a minute.",
      code,
      true,
      undefined,
      retryAfter,
    );
  }
  if (status === 401 || status === 402 || status === 403) {
    return rejected(
      "The fax service refused our access. Ask your administrator to check the fax settings.",
      code,
    );
  }
  if (status === 408 || status === 409 || status < 400 || status >= 500) return undefined;
  return rejected("The fax service did not accept this fax. Check the number.", code);
}

/**
 * Faxes by Telnyx. The PDF goes up in the call itself: no link to it exists anywhere. Telnyx knows no idempotency
 * key, so a call is made once and one without an answer is uncertain; the key travels as `client_state`, which
 * the webhooks bring back.
 */
export class TelnyxFaxer implements Faxer {
  readonly provider = PROVIDER;
  readonly #config: TelnyxConfig;
  #client: Promise<Telnyx> | undefined;

  constructor(config: TelnyxConfig) {
    this.#config = config;
  }

  async send(message: FaxMessage): Promise<FaxReceipt> {
    checkFax(message);
    this.#client ??= openTelnyx(this.#config);
    const client = await this.#client;
    const request = {
      connection_id: this.#config.connectionId,
      from: this.#config.from,
      to: message.to,
      client_state: Buffer.from(message.idempotencyKey, "utf8").toString("base64"),
      store_media: false,
      // Part of the service's multipart form, though not of the SDK's type.
      contents: new File([Uint8Array.from(message.pdf)], message.filename, {
        type: "application/pdf",
      }),
    };
    try {
      const signal = AbortSignal.timeout(this.#config.timeoutMs ?? 60_000);
      const { data } = await client.faxes.create(request, { signal });
      if (data?.id) return { provider: PROVIDER, reference: data.id, state: "queued" };
    } catch (error) {
      throw await this.#failureOf(error);
    }
    throw this.#uncertain("no_id", undefined);
  }

  #uncertain(code: string, cause: unknown): SendFailure {
    return new SendFailure(
      "uncertain",
      "The fax service did not answer, so the fax may or may not have been sent. Check before sending again.",
      { retryable: false, code, cause },
    );
  }

  async #failureOf(error: unknown): Promise<SendFailure> {
    const { APIError } = await import("telnyx");
    if (error instanceof APIError && typeof error.status === "number") {
      const retryAfter = retryAfterSeconds(error.headers?.get("retry-after"));
      return refusalOf(error.status, retryAfter) ?? this.#uncertain(String(error.status), undefined);
    }
    const code = connectionErrorCode(error) ?? "no_answer";
    if (neverConnected(error)) {
      return rejected("The fax service cannot be reached right now. Please try again.", code, true);
    }
    return this.#uncertain(code, undefined);
  }
}
