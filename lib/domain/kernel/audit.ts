import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { auditEvents } from "@/db/schema/system";
import type { PracticeId } from "@/lib/core/ids";
import type { Ctx } from "./context";

/** The closed list of what an audit record can say was done. */
export const AUDIT_ACTIONS = [
  "create",
  "read",
  "list",
  "search",
  "update",
  "delete",
  "export",
  "download",
  "send",
  "approve",
  "reveal",
  "extract",
  "generate",
  "ai_call",
  "sign_in",
  "sign_out",
  "sign_up",
  "verify_email",
  "reset_password",
  "change_password",
  "refresh_token",
  "revoke_sessions",
  "invite",
  "accept_invitation",
  "change_member",
  "second_factor",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type AuditRecord = {
  action: AuditAction;
  entity: string;
  entityId?: string | null;
  patientId?: string | null;
  result?: "success" | "refused";
  /** Field names, counts, states. Never a patient's value. */
  detail?: Record<string, string | number | boolean | string[] | null>;
};

/**
 * Writes the record in the operation's own transaction, and waits for it with the commit: if it can't be written, the
 * operation fails and nothing is answered.
 */
export async function audit(tx: Tx, ctx: Ctx, record: AuditRecord): Promise<void> {
  insertAudit(tx, {
    practiceId: ctx.practiceId,
    actorId: ctx.actor.userId,
    actorKind: ctx.actor.kind,
    address: ctx.actor.address,
    requestId: ctx.requestId,
    ...record,
    detail: detailOf(ctx, record),
  });
}

/**
 * The record of a reading in the reading's own statement, for what only its rows tell: `answer` names them, `counted` is what they
 * say of the record's detail, as JSON. Its values are `valuesBeside`. `whose` is the entity's id and the patient's
 * where a row tells them. The statement fails where the record can't be written.
 */
export const recordedBeside = (
  answer: SQL,
  counted: SQL,
  whose = sql`null::uuid, ${sql.placeholder("patientId")}::uuid`,
): SQL => sql`
  insert into audit_events
    (practice_id, actor_id, actor_kind, action, entity, entity_id, patient_id, result, address, request_id, detail)
  select ${sql.placeholder("practiceId")}, ${sql.placeholder("actorId")}, ${sql.placeholder("actorKind")}, ${sql.placeholder("action")},
         ${sql.placeholder("entity")}, ${whose}, 'success', ${sql.placeholder("address")},
         ${sql.placeholder("requestId")}, ${sql.placeholder("detail")}::jsonb || ${counted}
    from ${answer}`;

/** What a statement with `recordedBeside` takes beside its own values. */
export const valuesBeside = (ctx: Ctx, { action, entity, patientId = null, ...record }: Beside) => ({
  ...{ practiceId: ctx.practiceId, actorId: ctx.actor.userId, actorKind: ctx.actor.kind },
  ...{ address: ctx.actor.address, requestId: ctx.requestId, action, entity, patientId },
  detail: JSON.stringify(detailOf(ctx, { action, entity, ...record })),
});
type Beside = Pick<AuditRecord, "action" | "entity" | "patientId" | "detail">;

/** Which key it was is said beside whose. */
const detailOf = ({ actor }: Ctx, { detail = {} }: AuditRecord) =>
  actor.apiKey ? { ...detail, api_key: actor.apiKey.id } : detail;

/** The same for many records of one operation, in one statement. */
export async function auditMany(tx: Tx, ctx: Ctx, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx.insert(auditEvents).values(
    records.map((record) => ({
      practiceId: ctx.practiceId,
      actorId: ctx.actor.userId,
      actorKind: ctx.actor.kind,
      address: ctx.actor.address,
      requestId: ctx.requestId,
      ...record,
      result: record.result ?? ("success" as const),
      detail: detailOf(ctx, record),
    })),
  );
}

/** For events before anyone is signed in: sign-up, a refused sign-in, a reset link. */
export async function auditAnonymous(
  tx: Tx,
  origin: { requestId: string; address: string; practiceId?: PracticeId | null; actorId?: string | null },
  record: AuditRecord,
): Promise<void> {
  insertAudit(tx, {
    practiceId: origin.practiceId ?? null,
    actorId: origin.actorId ?? null,
    actorKind: origin.actorId ? "user" : "anonymous",
    address: origin.address,
    requestId: origin.requestId,
    ...record,
  });
}

const INSERT = `insert into audit_events
  (practice_id, actor_id, actor_kind, action, entity, entity_id, patient_id, result, address, request_id, detail)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

function insertAudit(
  tx: Tx,
  row: AuditRecord & {
    practiceId: PracticeId | null;
    actorId: string | null;
    actorKind: "user" | "job" | "api_key" | "anonymous";
    address: string;
    requestId: string;
  },
): void {
  sendAlong(tx, INSERT, [
    ...[row.practiceId, row.actorId, row.actorKind, row.action, row.entity, row.entityId ?? null],
    ...[row.patientId ?? null, row.result ?? "success", row.address, row.requestId],
    JSON.stringify(row.detail ?? {}),
  ]);
}
