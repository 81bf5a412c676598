import { z } from "zod";
import { database } from "@/lib/auth/database";
import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Operation, OperationSpec } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import type { Access } from "@/lib/domain/kernel/permission";
import { endpoint, queryOf, type RouteHandler } from "./endpoint";
import { idempotencyKey } from "./idempotency-key";
import { ifMatch } from "./if-match";
import { paged } from "./paged";
import { readJson } from "./read-json";
import type { RouteSpec } from "./route-spec";
import { withFiles } from "./staged";

export type { RouteHandler };

type Answered<R> = { answer: R; ctx: Ctx | null; origin: Origin; request: CallRequest };

export type RouteOptions<R> = {
  /** The fields of the input that are in the path, by the names of their folders. One that is not an id of ours: 404. */
  params?: readonly string[];
  /** Of the success; 200 when left out, 204 for an operation that answers nothing. */
  status?: number;
  /** `If-Match` may name the state that was edited instead of `updated_at` in the body. */
  ifMatch?: true;
  /** The shape of the JSON that `respond` writes piece by piece. */
  answer?: z.ZodType;
  /** Makes the answer's response where it is not the JSON of the answer: a file, cookies, another status. */
  respond?: (answered: Answered<R>) => Promise<Response> | Response;
};

// biome-ignore lint/suspicious/noExplicitAny: any operation, whatever it takes
type Any = any;
type AnyOperation<R> = ((...args: Any[]) => Promise<R>) &
  Pick<Operation<Access, Any, R, boolean>, "spec" | "answered">;

/**
 * Makes a route handler from an operation: reads its input from path, query and body, and answers what it answers.
 * Access, schemas and the API's document come from the operation.
 */
export function route<R>(operation: AnyOperation<R>, options: RouteOptions<R> = {}): RouteHandler {
  const { spec } = operation;
  const { params = [], status, respond } = options;
  const shape = shapeOf(spec.input);
  const inPath = z.object(Object.fromEntries(params.map((name) => [name, shape[name] ?? z.never()])));
  const handler = endpoint(
    {
      access: spec.access,
      ...(spec.verified && { verified: spec.verified }),
      // Without a variable part in its path a route gets no params at all.
      ...(params.length > 0 && { params: inPath }),
      ...(status !== undefined && { status }),
    },
    async ({ ctx, params: path, origin, request }) => {
      const caller = ctx ?? { db: database(), origin };
      const call = spec.idempotent ? { key: idempotencyKey(request) } : {};
      const inForm = (fields: object) => ({ ...queryOf(request), ...fields, ...path });
      const answer = await (spec.files
        ? withFiles(ctx, request, {
            fileBytes: spec.fileBytes ?? 0,
            handle: ({ fields, files }) => operation(caller, inForm(fields), files, call),
            answered: async ({ fields, files }) =>
              ctx && call.key ? operation.answered?.(ctx, inForm(fields), files, call) : null,
          })
        : operation(caller, { ...(await inputOf(request, spec, options)), ...path }, call));
      if (respond) return respond({ answer, ctx, origin, request });
      return nextPage(request, answer);
    },
  );
  return Object.assign(handler, { spec: documented(operation.spec, options, handler.spec) });
}

const isRead = (request: CallRequest) => ["GET", "HEAD", "DELETE"].includes(request.method);

async function inputOf<R>(
  request: CallRequest,
  spec: OperationSpec,
  options: RouteOptions<R>,
): Promise<object> {
  if (!spec.input) return {};
  if (isRead(request)) return queryOf(request);
  const body = hasBody(spec.input, options) ? await readJson(request) : {};
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("VALIDATION", "Send an object.", {
      fields: { non_field_errors: ["Send an object."] },
    });
  }
  const version = options.ifMatch && ifMatch(request);
  return version ? { ...body, updated_at: version } : body;
}

const hasBody = <R>(input: z.ZodType, { params = [] }: RouteOptions<R>) =>
  Object.keys(shapeOf(input)).some((name) => !params.includes(name));

/** A page's cursor becomes the address of the next page. */
function nextPage(request: CallRequest, answer: unknown): unknown {
  const isPage = typeof answer === "object" && answer !== null && "next" in answer;
  return isPage && typeof answer.next === "string" ? paged(request, answer as never) : answer;
}

/** The fields of an object schema, also of one that is transformed afterwards. */
function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
}

/** What the API's document says of the call. */
function documented<R>(
  spec: OperationSpec & Pick<RouteSpec, "multipart"> & { files?: RouteSpec["multipart"] },
  { params = [], status, answer = spec.answer }: RouteOptions<R>,
  own: RouteSpec,
): RouteSpec {
  const fields = Object.entries(shapeOf(spec.input)).filter(([name]) => !params.includes(name));
  const rest = params.length > 0 ? z.object(Object.fromEntries(fields)) : spec.input;
  const isFile = spec.media !== undefined;
  const success = status ?? (answer || isFile ? undefined : 204);
  return {
    access: spec.access,
    ...(spec.verified && { verified: spec.verified }),
    ...(params.length > 0 && { params: own.params }),
    ...(rest && fields.length > 0 && { rest }),
    ...(success !== undefined && { status: success }),
    summary: spec.summary,
    ...(spec.description && { description: spec.description }),
    ...(answer && !isFile && { answer }),
    ...(isFile && { file: spec.media }),
    ...(spec.files && { multipart: spec.files }),
    ...(spec.refuses && { refuses: spec.refuses }),
    ...(spec.idempotent && { idempotent: spec.idempotent }),
  } as RouteSpec;
}
