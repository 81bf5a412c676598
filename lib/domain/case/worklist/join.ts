import { sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import type { worklistItems } from "@/db/schema/worklist";
import { AppError } from "@/lib/core/errors";
import { updateAppeal } from "@/lib/domain/appeal/mutations";
import type { Ctx } from "@/lib/domain/kernel/context";
import { compareNames } from "@/lib/domain/reading/chart/person/same-person";

type Case = Pick<typeof worklistItems.$inferSelect, "claimId" | "appealId">;
type Fitting = {
  appeal_id: string;
  claim_id: string;
  patient_id: string | null;
  claim_patient: string;
  patient_name: string;
  claim_patient_name: string;
};

/** Shorter numbers are anybody's. */
const LEAST_LENGTH = 4;
/** Appeals that one reading joins; the others come at the next. */
const MOST = 50;

/**
 * Links appeals that stand alone to the claim whose number and patient they name, where exactly one claim fits
 * (docs/product.md, W10). Answers which were linked.
 */
export async function joinWithClaims(tx: Tx, ctx: Ctx, cases: readonly Case[]): Promise<Set<string>> {
  const claimOf = new Map<string, Set<string>>();
  for (const one of await fitting(tx, ctx, cases)) {
    if (!isSamePatient(one)) continue;
    claimOf.set(one.appeal_id, (claimOf.get(one.appeal_id) ?? new Set()).add(one.claim_id));
  }
  const joined = new Set<string>();
  for (const [appealId, claimIds] of claimOf) {
    const [claimId = ""] = claimIds;
    if (claimIds.size === 1 && (await join(tx, ctx, appealId, claimId))) joined.add(appealId);
  }
  return joined;
}

const isSamePatient = (one: Fitting): boolean =>
  one.patient_id
    ? one.patient_id === one.claim_patient
    : compareNames(one.patient_name, one.claim_patient_name) === "same";

const keyOf = (column: string) => sql.raw(`regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`);

/** The appeals among the cases, or beside the claims among them, each with every claim of its number. */
async function fitting(tx: Tx, ctx: Ctx, cases: readonly Case[]): Promise<Fitting[]> {
  const appealIds = cases.flatMap(({ appealId }) => appealId ?? []);
  const claimIds = cases.flatMap(({ claimId }) => claimId ?? []);
  const ids = (values: string[]) => sql`${`{${values.join(",")}}`}::uuid[]`;
  const alone = sql`a.practice_id = ${ctx.practiceId} and a.claim_id is null and a.deleted_at is null
    and not a.claim_unlinked and a.claim_number <> ''`;
  return tx.execute<Fitting>(sql`
    with near as (
      select a.id from appeals a where ${alone} and a.id = any (${ids(appealIds)})
      union
      select a.id from claims c join appeals a on ${alone}
         and ${keyOf("a.claim_number")} in (c.number_key, ${keyOf("c.payer_claim_number")})
       where c.practice_id = ${ctx.practiceId} and c.id = any (${ids(claimIds)}) and c.deleted_at is null
    ), held as (
      -- One that somebody works on at this moment is joined the next time.
      select a.id, a.patient_id, a.patient_name, a.claim_number from appeals a
       where a.practice_id = ${ctx.practiceId} and a.id in (select id from near)
       order by a.id limit ${MOST} for update skip locked
    )
    select a.id as appeal_id, c.id as claim_id, a.patient_id, a.patient_name, c.patient_id as claim_patient,
           concat_ws(' ', p.first_name, p.last_name) as claim_patient_name
      from held a
      join lateral (
        select id, patient_id from claims where practice_id = ${ctx.practiceId} and deleted_at is null
           and number_key = ${keyOf("a.claim_number")}
        union
        select id, patient_id from claims where practice_id = ${ctx.practiceId} and deleted_at is null
           and payer_claim_number <> '' and payer_claim_number = a.claim_number
      ) as c on length(${keyOf("a.claim_number")}) >= ${LEAST_LENGTH}
      join patients p on p.practice_id = ${ctx.practiceId} and p.id = c.patient_id`);
}

/** As a person would link it; what can't be linked stays as it is. */
async function join(tx: Tx, ctx: Ctx, appealId: string, claimId: string): Promise<boolean> {
  const pair = sql`alone.practice_id = ${ctx.practiceId} and alone.appeal_id = ${appealId}
    and of_claim.practice_id = ${ctx.practiceId} and of_claim.claim_id = ${claimId}`;
  // What people did with the one goes over to the case that goes on, and a letter of a batch stays in it.
  await tx.execute(sql`
    update worklist_items of_claim set assigned_to = coalesce(of_claim.assigned_to, alone.assigned_to),
           note = coalesce(nullif(of_claim.note, ''), alone.note)
      from worklist_items alone where ${pair}`);
  await tx.execute(sql`
    update letter_batch_items b set worklist_item_id = of_claim.id
      from worklist_items alone, worklist_items of_claim
     where ${pair} and b.practice_id = ${ctx.practiceId} and b.worklist_item_id = alone.id`);
  try {
    await updateAppeal(tx, ctx, { appealId, claim: claimId });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "VALIDATION") return false;
    throw error;
  }
}
