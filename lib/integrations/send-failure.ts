/**
 * Why a mail or fax did not surely go out. `rejected`: it had no effect. `uncertain`: it may have had one, so it
 * must not be made again unless `retryable`, which then means that a repetition cannot double it.
 */
export class SendFailure extends Error {
  readonly kind: "rejected" | "uncertain";
  /** True where the same call, with the same key, may be made again and has some hope. */
  readonly retryable: boolean;
  /** Seconds the service asked us to wait. */
  readonly retryAfter: number | undefined;
  /** Short machine word for logs: an HTTP status, a socket's error code or the service's own name. */
  readonly code: string;

  constructor(
    kind: "rejected" | "uncertain",
    message: string,
    options: { retryable: boolean; code: string; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "SendFailure";
    this.kind = kind;
    this.retryable = options.retryable;
    this.retryAfter = options.retryAfter;
    this.code = options.code;
  }
}

/** Seconds of a `Retry-After` header, in either of its two forms. */
export function retryAfterSeconds(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
