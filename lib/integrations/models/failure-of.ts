import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  RetryError,
  TypeValidationError,
} from "ai";
import type { EndReason } from "./deadline";
import { ModelFailure, type ModelFailureReason } from "./failure";

/** Any error of a call to a model as one of our own, without the provider's words: those may quote the prompt. */
export function failureOf(error: unknown, ended: EndReason | undefined): ModelFailure {
  if (ended) return new ModelFailure(ended);
  if (error instanceof ModelFailure) return error;
  if (RetryError.isInstance(error)) return failureOf(error.lastError, ended);
  return new ModelFailure(reasonOf(error));
}

function reasonOf(error: unknown): ModelFailureReason {
  if (NoOutputGeneratedError.isInstance(error)) return "empty";
  if (NoObjectGeneratedError.isInstance(error) && !error.text) return "empty";
  if (
    NoObjectGeneratedError.isInstance(error) ||
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error) ||
    InvalidResponseDataError.isInstance(error)
  )
    return "malformed";
  if (APICallError.isInstance(error))
    return error.cause instanceof TypeError && error.statusCode === 200
      ? "cut_off"
      : reasonOfStatus(error.statusCode);
  // undici: the connection ended in the middle of the answer.
  if (error instanceof TypeError) return "cut_off";
  return "server_error";
}

function reasonOfStatus(status: number | undefined): ModelFailureReason {
  if (status === undefined) return "unreachable";
  if (status === 429) return "rate_limited";
  if (status === 408 || status === 409 || status >= 500) return "server_error";
  // A successful status here means that the body could not be read.
  return status < 400 ? "malformed" : "rejected";
}

/** The service knows no JSON schemas, as opposed to refusing the request. */
export function lacksJsonSchema(error: unknown): boolean {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return (
    APICallError.isInstance(cause) &&
    (cause.statusCode === 400 || cause.statusCode === 422) &&
    /response_format|json_schema|structured output/i.test(`${cause.message} ${cause.responseBody ?? ""}`)
  );
}
