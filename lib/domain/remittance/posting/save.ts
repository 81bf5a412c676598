import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import {
  claimAdjustments,
  claimPostings,
  type PostingState,
  remittanceClaims,
  remittanceConflicts,
} from "@/db/schema/remittances";
import { claimColumns } from "@/lib/domain/claim/columns";
import { lineColumns } from "@/lib/domain/claim/line-item/columns";
import { type AuditRecord, auditMany } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import { keepDenialItemsOf } from "./action-items";
import type { BatchOutcome, NewPatient, Result } from "./batch";
import { insertMany, replacing } from "./bulk";
import type { ClaimState } from "./claim-state";

/** Writes what a batch worked out: everything in the caller's transaction, in a dozen statements. */
export async function saveBatch(
  tx: Tx,
  ctx: Ctx,
  { results, newPatients }: BatchOutcome,
  paymentIds: ReadonlyMap<number, string>,
): Promise<void> {
  const states = [...new Set(results.flatMap(({ claim }) => (claim?.touched ? [claim] : [])))];
  await savePatients(tx, ctx, newPatients);
  await saveClaims(tx, ctx, states);
  await saveLines(tx, ctx, states);
  await savePostings(tx, ctx, states);
  await saveDecisions(tx, ctx, results, paymentIds);
  await keepDenialItemsOf(tx, ctx, states);
  await tellAppeals(tx, ctx, results);
  await auditMany(tx, ctx, [...newPatients.map(patientRecord), ...states.flatMap(claimRecord)]);
}

/** Tells of payments on claims that an appeal was sent for. */
async function tellAppeals(tx: Tx, ctx: Ctx, results: readonly Result[]): Promise<void> {
  const paid = results.flatMap(({ claim, decision }) =>
    claim && (decision.claim.paid ?? 0) > 0 ? [claim.row.id] : [],
  );
  if (paid.length === 0) return;
  const appealed = await tx
    .selectDistinct({ claimId: appeals.claimId })
    .from(appeals)
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        inArray(appeals.claimId, paid),
        eq(appeals.status, "sent"),
        isNull(appeals.deletedAt),
      ),
    );
  const claimIds = appealed.flatMap(({ claimId }) => claimId ?? []);
  if (claimIds.length === 0) return;
  const { practiceId, actor } = ctx;
  await emit(tx, "claims/payments.posted", { practiceId, userId: actor.userId, claimIds });
}

async function savePatients(tx: Tx, ctx: Ctx, people: readonly NewPatient[]): Promise<void> {
  const rows = people.map(({ id, first, middle, last }) => ({
    id,
    practiceId: ctx.practiceId,
    firstName: first,
    middleName: middle,
    lastName: last,
    // A remittance states neither birth, gender nor address; the patient's page asks for them.
    addressLine1: "",
    city: "",
    state: "",
    zipCode: "",
    createdBy: ctx.actor.userId,
  }));
  await insertMany(tx, patients, rows);
}

const CLAIM_KEYS = Object.keys(claimColumns).filter((key) => key !== "id");

async function saveClaims(tx: Tx, ctx: Ctx, states: readonly ClaimState[]): Promise<void> {
  const changed = states.filter(
    (state) => state.isNew || state.changedFields.size > 0 || state.changedLines.size > 0,
  );
  const rows = changed.map(({ row }) => ({
    ...row,
    practiceId: ctx.practiceId,
    createdBy: ctx.actor.userId,
  }));
  await insertMany(tx, claims, rows, replacing(claims, sql`(id)`, CLAIM_KEYS, { touch: true }));
}

const LINE_KEYS = Object.keys(lineColumns).filter((key) => key !== "id" && key !== "claimId");

async function saveLines(tx: Tx, ctx: Ctx, states: readonly ClaimState[]): Promise<void> {
  const rows = states.flatMap(({ lines, changedLines }) =>
    lines.filter(({ id }) => changedLines.has(id)).map((line) => ({ ...line, practiceId: ctx.practiceId })),
  );
  await insertMany(
    tx,
    claimLineItems,
    rows,
    replacing(claimLineItems, sql`(id)`, LINE_KEYS, { touch: true }),
  );
}

const POSTING_KEYS = ["values", "nets", "spokenAt", "lastContent", "lastPayment", "lastOrder"];

async function savePostings(tx: Tx, ctx: Ctx, states: readonly ClaimState[]): Promise<void> {
  const rows = states.flatMap(({ row, posting }) =>
    posting ? [{ ...posting, practiceId: ctx.practiceId, claimId: row.id }] : [],
  );
  const tail = replacing(claimPostings, sql`(practice_id, claim_id)`, POSTING_KEYS);
  await insertMany(tx, claimPostings, rows, tail);
}

const STATES: Record<Result["outcome"], PostingState> = {
  created: "posted",
  updated: "posted",
  unchanged: "unchanged",
  conflict: "conflict",
  unmatched: "skipped",
};

/** Decisions that were recorded before are left alone; one that found no claim then may find it now. */
async function saveDecisions(
  tx: Tx,
  ctx: Ctx,
  results: readonly Result[],
  paymentIds: ReadonlyMap<number, string>,
): Promise<void> {
  const fresh = results.filter(({ merged, outcome }) => merged !== null || outcome === "unmatched");
  const rows = await insertMany<typeof remittanceClaims, { id: string; claim_key: string }>(
    tx,
    remittanceClaims,
    fresh.map((result) => decisionRow(ctx, result, paymentIds)),
    sql`${replacing(remittanceClaims, sql`(practice_id, claim_key)`, ["claimId", "state"], {
      where: sql`${remittanceClaims.state} = 'skipped' and excluded.state <> 'skipped'`,
    })} returning id, claim_key`,
  );
  const ids = new Map(rows.map(({ claim_key, id }) => [claim_key, id]));
  await saveAdjustments(tx, ctx, fresh, ids);
  await saveConflicts(tx, ctx, fresh, ids);
}

function decisionRow(
  ctx: Ctx,
  { decision, outcome, claim }: Result,
  paymentIds: ReadonlyMap<number, string>,
): typeof remittanceClaims.$inferInsert {
  const paymentId = paymentIds.get(decision.payment.index);
  if (!paymentId) throw new Error("a decision without its payment");
  const { claim: theirs, denial, move } = decision;
  return {
    practiceId: ctx.practiceId,
    paymentId,
    claimKey: decision.key,
    position: theirs.index,
    kind: theirs.kind,
    claimNumber: theirs.claimNumber ?? "",
    payerClaimNumber: theirs.payerClaimNumber ?? "",
    statusCode: theirs.statusCode ?? "",
    charge: theirs.charge,
    paid: theirs.paid,
    patientResponsibility: theirs.patientResponsibility,
    decidedOn: decision.decidedOn,
    outcome: denial.outcome,
    category: denial.category,
    move: move.move,
    flags: theirs.flags,
    claimId: claim?.row.id ?? null,
    state: STATES[outcome],
  };
}

async function saveAdjustments(
  tx: Tx,
  ctx: Ctx,
  results: readonly Result[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows: (typeof claimAdjustments.$inferInsert)[] = results.flatMap(({ decision: { claim, key } }) => {
    const remittanceClaimId = ids.get(key);
    if (!remittanceClaimId) return [];
    const levels = [{ ...claim, number: null }, ...claim.lines];
    return levels
      .flatMap(({ number, adjustments, remarks }) =>
        adjustments.map(({ group, reason, amount }) => ({ number, group, reason, amount, remarks })),
      )
      .map(({ number, group, reason, amount, remarks }, place) => ({
        practiceId: ctx.practiceId,
        remittanceClaimId,
        place,
        lineNumber: number,
        groupCode: group,
        reasonCode: reason,
        amount,
        remarks,
      }));
  });
  await insertMany(tx, claimAdjustments, rows, sql`on conflict do nothing`);
}

/** The newest difference of a field stands; a later decision replaces what an earlier one said. */
async function saveConflicts(
  tx: Tx,
  ctx: Ctx,
  results: readonly Result[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = new Map<string, typeof remittanceConflicts.$inferInsert>();
  for (const { decision, merged, claim } of results) {
    const remittanceClaimId = ids.get(decision.key);
    if (!claim || !remittanceClaimId) continue;
    for (const conflict of merged?.conflicts ?? []) {
      rows.set(`${claim.row.id} ${conflict.field}`, {
        ...conflict,
        practiceId: ctx.practiceId,
        claimId: claim.row.id,
        remittanceClaimId,
      });
    }
  }
  const tail = replacing(remittanceConflicts, sql`(practice_id, claim_id, field) where resolved_at is null`, [
    "ours",
    "theirs",
    "remittanceClaimId",
    "lineItemId",
  ]);
  await insertMany(tx, remittanceConflicts, [...rows.values()], tail);
}

const patientRecord = ({ id }: NewPatient): AuditRecord => ({
  action: "create",
  entity: "patient",
  entityId: id,
  patientId: id,
  detail: { source: "remittance" },
});

function claimRecord(state: ClaimState): AuditRecord[] {
  const { row, isNew, changedFields, changedLines, before } = state;
  if (!isNew && changedFields.size === 0 && changedLines.size === 0) return [];
  return [
    {
      action: isNew ? "create" : "update",
      entity: "claim",
      entityId: row.id,
      patientId: row.patientId,
      detail: {
        source: "remittance",
        fields: [...changedFields].sort(),
        lines: changedLines.size,
        ...(before && before.status !== row.status && { from: before.status }),
        to: row.status,
      },
    },
  ];
}
