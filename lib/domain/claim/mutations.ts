import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { AppError, type FieldErrors, invalid } from "@/lib/core/errors";
import { namesVersion } from "@/lib/core/version";
import { announce } from "@/lib/domain/kernel/announce";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { isActiveMember } from "../practice/is-member";
import { practiceToday } from "../practice/today";
import { keepDenialItems } from "./action-item/denial-items";
import {
  blankDraft,
  type ClaimDraft,
  changedColumns,
  checkDraft,
  doubtfulNpis,
  draftOf,
  editDraft,
} from "./draft";
import { numberedAnew, pointOutDuplicate } from "./duplicates";
import { differences } from "./line-item/rules";
import { linesOf, type SavedLines, saveLineItems } from "./line-item/save";
import { type LockedClaim, loadClaim, lockClaim } from "./queries";
import {
  CLAIM_MESSAGES,
  type CreateClaimInput,
  createClaimInput,
  type SavedClaimDto,
  savedClaimAnswer,
  type UpdateClaimInput,
  updateClaimInput,
} from "./schema";

/**
 * Creates a claim, with its lines where they are sent. Throws VALIDATION, and CONFLICT for a number that its payer has
 * already and `confirm_duplicate` is false.
 */
export const createClaim = operation(
  {
    name: "createClaim",
    access: "user",
    input: createClaimInput,
    answer: savedClaimAnswer,
    summary: "Create a claim",
    description:
      "Takes an Idempotency-Key. With confirm_duplicate false, a number that the same payer has a claim for is answered 409 with code duplicate_claim and that claim, and nothing is saved.",
    refuses: ["CONFLICT"],
    idempotent: true,
  },
  (ctx, input, tx) => insertClaim(tx, ctx, input),
);

async function insertClaim(tx: Tx, ctx: Ctx, input: CreateClaimInput): Promise<SavedClaimDto> {
  const [birth, today] = await Promise.all([patientBirth(tx, ctx, input.patient), practiceToday(tx, ctx)]);
  const { draft, sent, errors } = editDraft(blankDraft(input.patient), input, today);
  if (input.provider === undefined && ctx.actor.role === "provider") draft.providerId = ctx.actor.userId;
  await refuse(tx, ctx, draft, { ...errors, ...checkDraft(draft, birth, sent) }, sent.has("provider"));
  if (!input.confirm_duplicate) await pointOutDuplicate(tx, ctx, draft, null);
  const values = { ...draft, practiceId: ctx.practiceId, createdBy: ctx.actor.userId };
  const build = () =>
    tx
      .insert(claims)
      .values(holesOf(Object.keys(values)) as typeof claims.$inferInsert)
      .returning({ id: claims.id })
      .getSQL();
  const [row] = await runKept<{ id: string }>(tx, "insert claim", build, values);
  if (!row) throw new Error("insert returned no row");
  const lines =
    input.line_items && (await saveLineItems(tx, ctx, { id: row.id, patientBirth: birth }, input.line_items));
  await audit(tx, ctx, {
    action: "create",
    entity: "claim",
    entityId: row.id,
    patientId: draft.patientId,
    detail: { status: draft.status, fields: [...sent].toSorted(), lines: lines?.added ?? 0 },
  });
  announce(tx, ctx, "claim.created", { claim_id: row.id });
  await keepDenialItems(tx, ctx, { id: row.id, patientId: draft.patientId }, null, draft);
  return saved(tx, ctx, row.id, draft, lines ?? NO_LINES);
}

const NO_LINES: SavedLines = { lines: [], ids: {}, added: 0, changed: 0, removed: 0 };

/**
 * Changes the fields that are sent; `line_items` is the full list. Fields and lines are one transaction. Throws
 * VALIDATION, CONFLICT with `current` when `updated_at` names another state than the stored one, and
 * PRECONDITION_REQUIRED for lines that would replace others without it.
 */
export const updateClaim = operation(
  {
    name: "updateClaim",
    access: "user",
    input: updateClaimInput,
    answer: savedClaimAnswer,
    summary: "Change a claim, or its full list of line items",
    description:
      "Fields that are left out stay. Denial fields are taken while the status is denied, under denial_details or beside the others. With updated_at, or If-Match, a claim that was changed meanwhile is answered 409 with code changed_meanwhile and current. line_items for a claim that has lines needs one of the two: 428 without.",
    refuses: ["CONFLICT", "PRECONDITION_REQUIRED"],
  },
  (ctx, input, tx) => updateClaimIn(tx, ctx, input),
);

/** The same inside the caller's transaction. */
export async function updateClaimIn(
  tx: Tx,
  ctx: Ctx,
  { claimId, ...input }: UpdateClaimInput,
): Promise<SavedClaimDto> {
  const [locked, today] = await Promise.all([lockClaim(tx, ctx, claimId), practiceToday(tx, ctx)]);
  await checkVersion(tx, ctx, locked, input);
  const before = draftOf(locked.row);
  const { draft, sent, errors } = editDraft(before, input, today);
  const moved = draft.patientId !== before.patientId;
  const birth = moved ? await patientBirth(tx, ctx, draft.patientId) : locked.patientBirth;
  const newProvider = draft.providerId !== before.providerId;
  await refuse(tx, ctx, draft, { ...errors, ...checkDraft(draft, birth, sent) }, newProvider);
  if (!input.confirm_duplicate && numberedAnew(before, draft)) {
    await pointOutDuplicate(tx, ctx, draft, claimId);
  }
  const lines =
    input.line_items &&
    (await saveLineItems(tx, ctx, { id: claimId, patientBirth: birth }, input.line_items));
  const fields = changedColumns(before, draft);
  const linesChanged = lines ? lines.added + lines.changed + lines.removed : 0;
  if (fields.length > 0 || linesChanged > 0) {
    announce(tx, ctx, "claim.updated", { claim_id: claimId });
    await write(tx, ctx, claimId, draft, fields);
  }
  await audit(tx, ctx, {
    action: "update",
    entity: "claim",
    entityId: claimId,
    patientId: draft.patientId,
    detail: {
      fields,
      ...(draft.status !== before.status && { from: before.status, to: draft.status }),
      ...(lines && {
        lines_added: lines.added,
        lines_changed: lines.changed,
        lines_removed: lines.removed,
      }),
    },
  });
  await keepDenialItems(tx, ctx, { id: claimId, patientId: draft.patientId }, before, draft);
  return saved(tx, ctx, claimId, draft, lines);
}

/** Changes of more fields at once than this are too many to keep the text of each. */
const KEPT_FIELDS = 2;

/** Writes `fields` alone: a column that is written as it was would wake the triggers on it. */
async function write(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
  draft: ClaimDraft,
  fields: (keyof ClaimDraft)[],
): Promise<void> {
  const values = Object.fromEntries(fields.map((field) => [field, draft[field]]));
  const build = () =>
    tx
      .update(claims)
      .set({ ...holesOf(fields), updatedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(claims.practiceId, sql.placeholder("ofPractice")),
          eq(claims.id, sql.placeholder("changedClaim")),
        ),
      )
      .getSQL();
  const key = fields.length > KEPT_FIELDS ? null : `change claim ${fields}`;
  await runKept(tx, key, build, { ...values, ofPractice: ctx.practiceId, changedClaim: claimId });
}

/** A placeholder for each column, by its name. For columns that write null as it is: one of JSON or of a list would write its text. */
const holesOf = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));

async function checkVersion(
  tx: Tx,
  ctx: Ctx,
  { row, updatedAt }: LockedClaim,
  { updated_at: edited, line_items: lines }: Pick<UpdateClaimInput, "updated_at" | "line_items">,
): Promise<void> {
  if (!edited) {
    if (!lines || (await linesOf(tx, ctx, row.id)).length === 0) return;
    throw new AppError("PRECONDITION_REQUIRED", CLAIM_MESSAGES.versionNeeded);
  }
  if (namesVersion(edited, updatedAt)) return;
  throw new AppError("CONFLICT", CLAIM_MESSAGES.conflict, {
    extra: { code: CHANGED_MEANWHILE, current: await loadClaim(tx, ctx, row.id) },
  });
}

async function refuse(
  tx: Tx,
  ctx: Ctx,
  draft: ClaimDraft,
  errors: FieldErrors,
  providerChosen: boolean,
): Promise<void> {
  if (providerChosen && draft.providerId && !(await isActiveMember(tx, ctx, draft.providerId))) {
    throw invalid({ ...errors, provider: ["Choose a provider from the list."] });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A patient named in a body: foreign and unknown ids are the same field error (docs/product.md, C8). */
async function patientBirth(tx: Tx, ctx: Ctx, patientId: string): Promise<string | null> {
  const build = () => sql`select ${patients.dateOfBirth} as birth from ${patients}
    where ${patients.practiceId} = ${sql.placeholder("practiceId")} and ${patients.id} = ${sql.placeholder("patientId")}
      and ${patients.deletedAt} is null`;
  const values = { practiceId: ctx.practiceId, patientId };
  const [row] = await runKept<{ birth: string | null }>(tx, "patient's birth", build, values);
  if (!row) throw invalid({ patient: [CLAIM_MESSAGES.choosePatient] });
  return row.birth;
}

async function saved(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
  draft: ClaimDraft,
  lines: SavedLines | undefined,
): Promise<SavedClaimDto> {
  const [claim, current] = await Promise.all([
    loadClaim(tx, ctx, claimId),
    lines?.lines ?? linesOf(tx, ctx, claimId),
  ]);
  return {
    ...claim,
    warnings: [...differences(draft, current), ...doubtfulNpis(draft)],
    line_item_ids: lines?.ids ?? {},
  };
}
