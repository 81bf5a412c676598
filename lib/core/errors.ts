/** The closed set of ways in which an operation can refuse. Each transport maps a code to its status once. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  UNPROCESSABLE: 422,
  PRECONDITION_REQUIRED: 428,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export type FieldErrors = Record<string, string[]>;

/** Thrown by every layer; `message` is a sentence for the user and holds no patient data and no internals. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds, for RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfter: number | undefined;
  /** Extra keys of the answer's body, for example the current state on a CONFLICT. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: FieldErrors;
      retryAfter?: number;
      extra?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.extra = options.extra;
  }
}

export const notFound = (message = "Not found.") => new AppError("NOT_FOUND", message);

/** A refusal that belongs to named fields: `{field: ["message"]}` in the answer. */
export const invalid = (fields: FieldErrors) =>
  new AppError("VALIDATION", Object.values(fields)[0]?.[0] ?? "Please check your input and try again.", {
    fields,
  });
