export type ModelFailureReason =
  | "not_configured"
  | "unreachable"
  | "rejected"
  | "rate_limited"
  | "server_error"
  | "timeout"
  | "stalled"
  | "too_long"
  | "cut_off"
  | "empty"
  | "nonsense"
  | "refused"
  | "malformed"
  | "canceled"
  | "over_limit";

const SENTENCES: Record<ModelFailureReason, { message: string; retryable: boolean }> = {
  not_configured: {
    message: "This model is not set up. Choose another model, or ask your administrator to set it up.",
    retryable: false,
  },
  unreachable: {
    message: "The model could not be reached. Try again, or choose another model.",
    retryable: true,
  },
  rejected: {
    message:
      "The model's service refused the request. Choose another model, or ask your administrator to check its settings.",
    retryable: false,
  },
  rate_limited: {
    message: "The model is busy right now. Try again in a few minutes, or choose another model.",
    retryable: true,
  },
  server_error: {
    message: "The model's service has a problem. Try again, or choose another model.",
    retryable: true,
  },
  timeout: {
    message: "The model did not answer in time. Try again, or choose another model.",
    retryable: true,
  },
  stalled: {
    message: "The model stopped in the middle of its answer. Try again, or choose another model.",
    retryable: true,
  },
  too_long: {
    message: "The model's answer did not end. Try again, or choose another model.",
    retryable: true,
  },
  cut_off: {
    message: "The model's answer was cut off. Try again, or choose another model.",
    retryable: true,
  },
  empty: { message: "The model gave an empty answer. Try again, or choose another model.", retryable: true },
  nonsense: {
    message: "The model's answer could not be used. Try again, or choose another model.",
    retryable: true,
  },
  refused: {
    message: "The model declined to write this. Try again, or choose another model.",
    retryable: true,
  },
  malformed: {
    message: "The model's answer had the wrong form. Try again, or choose another model.",
    retryable: true,
  },
  over_limit: {
    message:
      "Your practice has called language models as often as its limit allows for now. Try again later, or ask your administrator to raise the limit.",
    retryable: true,
  },
  canceled: { message: "The request to the model was canceled.", retryable: false },
};

/** Why a model gave nothing that can be used. `message` is for the user and quotes neither prompt nor answer. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** True when the same request may well succeed later. */
  readonly retryable: boolean;

  constructor(reason: ModelFailureReason) {
    super(SENTENCES[reason].message);
    this.name = "ModelFailure";
    this.reason = reason;
    this.retryable = SENTENCES[reason].retryable;
  }
}
