import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patientSearch, patients } from "@/db/schema/patients";
import { claimPostings, remittanceClaims } from "@/db/schema/remittances";
import { claimColumns } from "@/lib/domain/claim/columns";
import { searchKey } from "@/lib/domain/claim/filters";
import { lineColumns } from "@/lib/domain/claim/line-item/columns";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ClaimState } from "./claim-state";
import type { Decision } from "./decision";
import { foldName } from "./match";

export type KnownDecision = { id: string; state: string; claimId: string | null };

/** The decisions of a batch that were recorded before, by their key. */
export async function knownDecisions(
  tx: Tx,
  ctx: Ctx,
  keys: readonly string[],
): Promise<Map<string, KnownDecision>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({
      key: remittanceClaims.claimKey,
      id: remittanceClaims.id,
      state: remittanceClaims.state,
      claimId: remittanceClaims.claimId,
    })
    .from(remittanceClaims)
    .where(
      and(eq(remittanceClaims.practiceId, ctx.practiceId), inArray(remittanceClaims.claimKey, [...keys])),
    );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Every claim on file that a decision of the batch may be about; held until the transaction ends with `forUpdate`. */
export async function loadCandidates(
  tx: Tx,
  ctx: Ctx,
  decisions: readonly Decision[],
  options: { forUpdate: boolean },
): Promise<ClaimState[]> {
  const found = await loadStates(tx, ctx, numbered(decisions), options);
  const known = new Set(found.flatMap(({ row }) => [searchKey(row.claimNumber), row.payerClaimNumber]));
  const rest = decisions.filter(
    ({ claim }) => !known.has(searchKey(claim.claimNumber ?? "")) && !known.has(claim.payerClaimNumber ?? ""),
  );
  const ids = await claimsByServices(tx, ctx, rest);
  const more = ids.filter((id) => !found.some(({ row }) => row.id === id));
  if (more.length === 0) return found;
  return [...found, ...(await loadStates(tx, ctx, inArray(claims.id, more), options))];
}

function numbered(decisions: readonly Decision[]): SQL | undefined {
  const keys = new Set<string>();
  const payerNumbers = new Set<string>();
  for (const { claim } of decisions) {
    keys.add(searchKey(claim.claimNumber ?? ""));
    keys.add(searchKey(claim.payerClaimNumber ?? ""));
    payerNumbers.add(claim.payerClaimNumber ?? "");
  }
  keys.delete("");
  payerNumbers.delete("");
  const chosen = decisions.flatMap(({ claim }) => claim.chosenClaimId ?? []);
  // The empty text keeps a list from being empty; no key is.
  return or(
    inArray(claims.numberKey, [...keys, "-"]),
    chosen.length > 0 ? inArray(claims.id, chosen) : undefined,
    and(sql`${claims.payerClaimNumber} <> ''`, inArray(claims.payerClaimNumber, [...payerNumbers, "-"])),
  );
}

async function loadStates(
  tx: Tx,
  ctx: Ctx,
  where: SQL | undefined,
  { forUpdate }: { forUpdate: boolean },
): Promise<ClaimState[]> {
  const query = tx
    .select({ row: claimColumns, last: patients.lastName, first: patients.firstName })
    .from(claims)
    .innerJoin(patients, and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)))
    .where(and(eq(claims.practiceId, ctx.practiceId), isNull(claims.deletedAt), where))
    .orderBy(claims.id);
  const rows = await (forUpdate ? query.for("update", { of: claims }) : query);
  const states = new Map<string, ClaimState>(
    rows.map(({ row, last, first }) => [
      row.id,
      {
        row: { ...row },
        lines: [],
        posting: null,
        patient: { last: foldName(last), first: foldName(first) },
        isNew: false,
        before: row,
        changedLines: new Set(),
        changedFields: new Set(),
        changes: 0,
        log: [],
        touched: false,
      },
    ]),
  );
  const ids = [...states.keys()];
  if (ids.length === 0) return [];
  const lines = await tx
    .select(lineColumns)
    .from(claimLineItems)
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        inArray(claimLineItems.claimId, ids),
        isNull(claimLineItems.deletedAt),
      ),
    )
    .orderBy(claimLineItems.claimId, claimLineItems.lineNumber, claimLineItems.id);
  for (const line of lines) states.get(line.claimId)?.lines.push(line);
  const postings = await tx
    .select()
    .from(claimPostings)
    .where(and(eq(claimPostings.practiceId, ctx.practiceId), inArray(claimPostings.claimId, ids)));
  for (const { claimId, practiceId: _practiceId, ...posting } of postings) {
    const state = states.get(claimId);
    if (state) state.posting = posting;
  }
  return [...states.values()];
}

/**
 * Claims of a patient of the same name, for the same first day and money, that lack a number to be known by. Where both
 * sides have their numbers, other numbers are other claims.
 */
async function claimsByServices(tx: Tx, ctx: Ctx, decisions: readonly Decision[]): Promise<string[]> {
  const asked = new Map<string, object>();
  for (const { claim, serviceFrom } of decisions) {
    if (!claim.patient?.last || !serviceFrom || claim.charge === null) continue;
    const row = {
      last: claim.patient.last,
      first: claim.patient.first ?? "",
      day: serviceFrom,
      charge: Math.abs(claim.charge),
      numbered: claim.claimNumber !== null,
      payer_numbered: claim.payerClaimNumber !== null,
    };
    asked.set(JSON.stringify(row), row);
  }
  if (asked.size === 0) return [];
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct c.id
      from jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb)
             as a(last text, first text, day date, charge bigint, numbered boolean, payer_numbered boolean)
      join ${patientSearch} p on p.practice_id = ${ctx.practiceId} and p.last_key = app_fold(a.last)
       and left(p.first_key, 3) = left(app_fold(a.first), 3)
      join ${claims} c on c.practice_id = p.practice_id and c.patient_id = p.patient_id
       and c.date_of_service_from = a.day and c.total_charges = a.charge and c.deleted_at is null
       and (c.claim_number = '' or not a.numbered) and (c.payer_claim_number = '' or not a.payer_numbered)`);
  return rows.map(({ id }) => id);
}

/** A patient of the name that a payer gives, with the member numbers known of them by payer. */
export type NamedPatient = {
  id: string;
  last: string;
  first: string;
  policies: { payer: string; number: string }[];
};

/** Patients on file by the folded names of the decisions, for claims to be created. */
export async function patientsNamed(
  tx: Tx,
  ctx: Ctx,
  decisions: readonly Decision[],
): Promise<NamedPatient[]> {
  const names = decisions.flatMap(({ claim }) =>
    claim.patient?.last ? [{ last: claim.patient.last, first: claim.patient.first ?? "" }] : [],
  );
  if (names.length === 0) return [];
  const rows = await tx.execute<{
    id: string;
    last: string;
    first: string;
    policies: { payer: string; number: string }[];
  }>(sql`
    select p.patient_id as id, min(p.last_key) as last, min(p.first_key) as first,
           coalesce(jsonb_agg(distinct jsonb_build_object('payer', c.insurance_plan_name, 'number', c.policy_number))
             filter (where c.policy_number <> ''), '[]') as policies
      from (select distinct app_fold(a.last) as last, app_fold(a.first) as first
              from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as a(last text, first text)) a
      join ${patientSearch} p on p.practice_id = ${ctx.practiceId} and p.last_key = a.last and p.first_key = a.first
      left join ${claims} c on c.practice_id = p.practice_id and c.patient_id = p.patient_id and c.deleted_at is null
     group by p.patient_id`);
  return rows.map(({ id, last, first, policies }) => ({
    id,
    last: foldName(last),
    first: foldName(first),
    policies: policies.map(({ payer, number }) => ({ payer: foldName(payer), number })),
  }));
}
