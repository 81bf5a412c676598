import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { AppError, type FieldErrors, invalid } from "@/lib/core/errors";
import { namesVersion } from "@/lib/core/version";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { oncePerKey } from "@/lib/domain/kernel/idempotency";
import { isActiveMember } from "../practice/is-member";
import { practiceToday } from "../practice/today";
import { keepDenialItems } from "./action-item/denial-items";
import { blankDraft, type ClaimDraft, changedColumns, checkDraft, draftOf, editDraft } from "./draft";
import { numberedAnew, pointOutDuplicate } from "./duplicates";
import { differences } from "./line-item/rules";
import { linesOf, type SavedLines, saveLineItems } from "./line-item/save";
import { type LockedClaim, loadClaim, lockClaim } from "./queries";
import { CLAIM_MESSAGES, type CreateClaimInput, type SavedClaimDto, type UpdateClaimInput } from "./schema";

/**
 * Creates a claim, with its lines where they are sent. Throws VALIDATION, and CONFLICT for a number that its payer has
 * already and `confirm_duplicate` is false.
 */
export async function createClaim(
  ctx: Ctx,
  input: CreateClaimInput,
  idempotencyKey: string | null = null,
): Promise<SavedClaimDto> {
  return inContext(ctx, async (tx) => {
    const request = { key: idempotencyKey, operation: "create claim", input };
    const { answer } = await oncePerKey(tx, ctx, request, () => insertClaim(tx, ctx, input));
    return answer;
  });
}

async function insertClaim(tx: Tx, ctx: Ctx, input: CreateClaimInput): Promise<SavedClaimDto> {
  const birth = await patientBirth(tx, ctx, input.patient);
  const { draft, sent, errors } = editDraft(blankDraft(input.patient), input, await practiceToday(tx, ctx));
  if (input.provider === undefined && ctx.actor.role === "provider") draft.providerId = ctx.actor.userId;
  await refuse(tx, ctx, draft, { ...errors, ...checkDraft(draft, birth, sent) }, sent.has("provider"));
  if (!input.confirm_duplicate) await pointOutDuplicate(tx, ctx, draft, null);
  const [row] = await tx
    .insert(claims)
    .values({ ...draft, practiceId: ctx.practiceId, createdBy: ctx.actor.userId })
    .returning({ id: claims.id });
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
  await keepDenialItems(tx, ctx, { id: row.id, patientId: draft.patientId }, null, draft);
  return saved(tx, ctx, row.id, draft, lines);
}

/**
 * Changes the fields that are sent; `line_items` is the full list. Fields and lines are one transaction. Throws
 * VALIDATION, and CONFLICT with `current` when `version` or `updated_at` names another state than the stored one.
 */
export async function updateClaim(
  ctx: Ctx,
  claimId: string,
  input: UpdateClaimInput,
  version?: string,
): Promise<SavedClaimDto> {
  return inContext(ctx, (tx) => updateClaimIn(tx, ctx, claimId, input, version));
}

/** The same inside the caller's transaction. */
export async function updateClaimIn(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
  input: UpdateClaimInput,
  version?: string,
): Promise<SavedClaimDto> {
  const locked = await lockClaim(tx, ctx, claimId);
  await checkVersion(tx, ctx, locked, [version, input.updated_at]);
  const before = draftOf(locked.row);
  const { draft, sent, errors } = editDraft(before, input, await practiceToday(tx, ctx));
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
    await tx
      .update(claims)
      .set({ ...draft, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId)));
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

async function checkVersion(
  tx: Tx,
  ctx: Ctx,
  { row, updatedAt }: LockedClaim,
  named: (string | undefined)[],
): Promise<void> {
  if (named.every((version) => !version || namesVersion(version, updatedAt))) return;
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
  const [row] = await tx
    .select({ birth: patients.dateOfBirth })
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
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
  const current = lines?.lines ?? (await linesOf(tx, ctx, claimId));
  return {
    ...(await loadClaim(tx, ctx, claimId)),
    warnings: differences(draft, current),
    line_item_ids: lines?.ids ?? {},
  };
}
