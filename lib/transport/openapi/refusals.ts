import { ERROR_STATUS, type ErrorCode } from "@/lib/core/errors";
import { placesOf, type RouteSpec } from "../route-spec";
import type { Components } from "./json-schema";

/** What each refusal means to a caller; several codes may share a status. */
const MEANING: Record<ErrorCode, string> = {
  BAD_REQUEST: "The request can't be carried out as it is; the sentence says why.",
  VALIDATION: "Fields are missing or wrong; each is named with its messages.",
  UNAUTHENTICATED: "No valid access token.",
  FORBIDDEN: "You may not do this.",
  NOT_FOUND: "There is nothing with this id in your practice.",
  CONFLICT: "Someone changed this in the meantime.",
  TOO_LARGE: "The request is too large.",
  UNSUPPORTED_MEDIA: "Not a content type or a kind of file that is accepted.",
  UNPROCESSABLE: "The request is understood, but can't be done as things stand.",
  PRECONDITION_REQUIRED: "What this replaces is named by its version; send the one that was edited.",
  RATE_LIMITED: "Too many attempts. `Retry-After` says in how many seconds to come back.",
  UNAVAILABLE: "A required service does not answer. Try again later.",
};

const sentence = { type: "string" };

/** The two shapes of a refusal (docs/product.md, C6). */
export const REFUSAL_SCHEMAS: Components = {
  Refusal: {
    type: "object",
    description:
      "The same sentence under three keys. Some refusals carry further keys, such as the current state.",
    properties: {
      detail: sentence,
      error: sentence,
      message: sentence,
      request_id: { type: "string", description: "On 5xx only: names the line of the log" },
    },
    required: ["detail", "error", "message"],
  },
  FieldErrors: {
    type: "object",
    description: "Each wrong field with its messages; `non_field_errors` for the whole.",
    additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
  },
};

/** The refusals that a call can answer, by status. */
export function refusals(method: string, spec: RouteSpec): Record<string, object> {
  const codes = new Set<ErrorCode>(spec.refuses ?? []);
  if (spec.access !== "public") codes.add("UNAUTHENTICATED").add("FORBIDDEN");
  if (spec.access === "owner") codes.add("FORBIDDEN");
  if (spec.params) codes.add("NOT_FOUND");
  const { query, body } = placesOf(method, spec);
  if (query || body || spec.multipart) codes.add("VALIDATION");
  if (body || spec.multipart) codes.add("BAD_REQUEST").add("TOO_LARGE").add("UNSUPPORTED_MEDIA");
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
    if (!codes.has(code)) continue;
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const answers = [...byStatus].map(([status, those]) => [String(status), refusal(status, those)]);
  return { ...Object.fromEntries(answers), "500": refusal(500, []) };
}

function refusal(status: number, codes: ErrorCode[]): object {
  const shapes = [
    ...(codes.length === 0 || codes.some((code) => code !== "VALIDATION") ? ["Refusal"] : []),
    ...(codes.includes("VALIDATION") ? ["FieldErrors"] : []),
  ].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    description: codes.map((code) => MEANING[code]).join(" ") || "Something went wrong on our side.",
    ...(status === 429 && {
      headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } },
    }),
    content: { "application/json": { schema: shapes.length === 1 ? shapes[0] : { anyOf: shapes } } },
  };
}
