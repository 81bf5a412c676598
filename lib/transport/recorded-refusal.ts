import type { CallRequest } from "@/lib/core/call-request";
import { isUuid } from "@/lib/core/ids";
import type { AuditAction, AuditRecord } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { recordRefusal } from "@/lib/domain/kernel/refusal";

const ACTIONS: Record<string, AuditAction> = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PUT: "update",
  PATCH: "update",
  DELETE: "delete",
};

/**
 * The error to answer with, once the audit has the refusal; the audit's own when it could not be written, so that
 * nobody can go on trying unseen. Nobody signed in, nothing to record.
 */
export async function recorded(
  error: unknown,
  ctx: Ctx | null,
  subject: () => Promise<AuditRecord>,
): Promise<unknown> {
  if (!ctx) return error;
  try {
    await recordRefusal(ctx, await subject(), error);
    return error;
  } catch (fault) {
    return fault;
  }
}

type Params = Record<string, string | string[] | undefined>;

/** What a call was about, by its address: `PATCH …/claims/<id>/` is an update of that claim. */
export async function requestSubject(
  request: CallRequest,
  /** Without a variable part in its path a route gets no params at all. */
  context: { params?: Promise<Params> },
): Promise<AuditRecord> {
  const params = await Promise.resolve(context.params ?? {}).catch((): Params => ({}));
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  const parts = new URL(request.url).pathname.split("/").filter(Boolean).slice(1);
  const call = parts.map((part) => (names.has(part) ? `[${names.get(part)}]` : part)).join("/");
  const [name, id] = Object.entries(params).at(-1) ?? [];
  const fixed = parts.filter((part) => !names.has(part)).at(-1) ?? "";
  return {
    action: ACTIONS[request.method] ?? "read",
    entity: name?.endsWith("Id") ? wordOf(name) : fixed.replace(/s$/, "").replaceAll("-", "_"),
    entityId: idOf(id),
    detail: { call: `${request.method} ${call}` },
  };
}

/** The same for a server action, by the ids of its input. */
export function inputSubject(input: unknown): AuditRecord {
  const fields = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const [name, id] = fields.find(([key, value]) => key.endsWith("Id") && isUuid(value)) ?? [];
  return { action: "read", entity: name ? wordOf(name) : "action", entityId: idOf(id) };
}

const idOf = (value: unknown) => (typeof value === "string" && isUuid(value) ? value : null);

/** `documentId` is a document, `actionItemId` an action_item. */
const wordOf = (name: string) =>
  name.slice(0, -2).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
