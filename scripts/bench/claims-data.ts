import type postgres from "postgres";
import type { PracticeId } from "@/lib/core/ids";

const TEN = 10;
const CLAIMS_PER_PATIENT = 10;

/**
 * Fills a database with `count` claims of ten practices or more, the given one among them: two lines a claim, one in ten denied,
 * each denied one with its two action items. As superuser and without triggers, for speed; the data obey them anyway.
 */
export async function seedClaims(
  admin: postgres.Sql,
  practiceId: PracticeId,
  userId: string,
  count: number,
  practices = TEN,
): Promise<void> {
  const each = Math.round(count / practices);
  const patients = Math.max(1, Math.round(each / CLAIMS_PER_PATIENT));
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await makeIds(tx);
    await tx`set local maintenance_work_mem = '512MB'`;
    const indexes = await dropIndexes(tx, ["claims", "claim_line_items", "action_items", "claim_search"]);
    await tx`insert into practices (name) select 'Practice ' || n from generate_series(2, ${practices}::int) n`;
    await tx`create temp table seats on commit drop as
      select id as practice_id, row_number() over (order by (id = ${practiceId}) desc, id) - 1 as seat from practices`;
    await tx`insert into patients (id, practice_id, first_name, last_name, date_of_birth, gender, address_line1, city, state, zip_code)
      select pg_temp.made_id('p' || seat || '-' || n), practice_id, 'First' || n, 'Last' || n, date '1950-01-01' + n % 20000, 'female',
        '1 Street', 'Portland', 'ME', '04101' from seats, generate_series(1, ${patients}::int) n`;
    await tx`insert into claims (id, practice_id, patient_id, claim_number, internal_claim_number, payer_claim_number, status,
        date_submitted, date_of_service_from, date_of_service_to, total_charges, total_paid_amount, insurance_plan_name,
        policy_number, diagnosis_codes, denial_date, denial_category, denial_summary, appeal_deadline, can_appeal,
        requires_correction, right_move, created_at, updated_at)
      select pg_temp.made_id('c' || seat || '-' || n), practice_id, pg_temp.made_id('p' || seat || '-' || (n % ${patients}::int) + 1),
        'CLM-' || to_char(n, 'FM0000000'), 'INT-' || n * 7, 'P' || md5(n::text),
        (array['denied','submitted','in_process','approved','paid','paid','paid','paid','rejected','partially_paid'])[n % 10 + 1],
        date '2025-01-01' + n % 600, date '2024-12-20' + n % 600, date '2024-12-21' + n % 600,
        10000 + n * 37 % 90000, case when n % 10 in (4, 5, 6, 7) then 9000 else 0 end, 'Plan ' || n % 12, 'W' || n,
        array['M54.50', 'M25.561'],
        case when n % 10 = 0 then date '2025-02-01' + n % 600 end,
        case when n % 10 = 0 then (array['coding','medical_necessity','billing','documentation'])[n / 10 % 4 + 1] end,
        case when n % 10 = 0 then 'The payer denied this claim for a reason of some length, as payers do.' else '' end,
        case when n % 10 = 0 then date '2025-07-31' + n % 600 end, case when n % 10 = 0 then true end,
        case when n % 10 = 0 then false end, case when n % 10 = 0 then 'appeal' end,
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${each}::int) n, seats`;
    await tx`insert into claim_line_items (practice_id, claim_id, line_number, procedure_code, procedure_description, units,
        unit_charge, total_charge, date_of_service, status)
      select practice_id, pg_temp.made_id('c' || seat || '-' || n), line, '97110', 'Therapeutic exercises', 2, 5000, 10000,
        date '2024-12-20' + n % 600, 'PROCESSED'
      from generate_series(1, ${each}::int) n, seats, generate_series(1, 2) line`;
    await tx`insert into action_items (practice_id, claim_id, rule, title, action_type, priority, due_date, assigned_to)
      select practice_id, pg_temp.made_id('c' || seat || '-' || n), rule, rule, rule, 'high', date '2026-07-28' + n % 600,
        case when seat = 0 and n % 100 = 0 then ${userId}::uuid end
      from generate_series(10, ${each}::int, 10) n, seats, unnest(array['review_denial', 'file_appeal']) rule`;
    // What the triggers would have kept.
    await tx`insert into claim_search (practice_id, claim_id, search_text)
      select practice_id, id, ' ' || concat_ws(' ', number_key, regexp_replace(lower(internal_claim_number), '[^a-z0-9]', '', 'g'),
        lower(payer_claim_number)) from claims`;
    await tx`insert into claim_counts (practice_id, status, n) select practice_id, status, count(*) from claims group by 1, 2`;
    await tx`insert into claim_months (practice_id, status, month, n, charges, paid)
      select practice_id, status, claim_month(date_submitted, created_at), count(*), sum(total_charges), sum(total_paid_amount) from claims group by 1, 2, 3`;
    await tx`insert into denied_sums (practice_id, plan_name, payer_key, category, n, amount)
      select practice_id, insurance_plan_name, payer_key, denial_category, count(*), sum(denied_amount) from claims
       where status = 'denied' group by 1, 2, 3, 4`;
    for (const definition of indexes) await tx.unsafe(definition);
    await tx`set local session_replication_role = origin`;
    // Counted once below, not after each case.
    await tx`alter table worklist_items disable trigger count_added_cases`;
    const ofCases = await dropIndexes(tx, ["worklist_items"]);
    await tx`select count(follow_claim(practice_id, id)) from claims where status in ('denied', 'rejected', 'partially_paid')`;
    await tx`alter table worklist_items enable trigger count_added_cases`;
    // Each case has settled as it came in.
    await tx`set local session_replication_role = replica`;
    await tx`update worklist_items set stale = false`;
    for (const definition of ofCases) await tx.unsafe(definition);
    await tx`insert into worklist_counts (practice_id, state, n) select practice_id, state, count(*) from worklist_items group by 1, 2`;
  });
  // Where commits are not waited for, only flushed ones count as visible to all.
  await admin`checkpoint`;
  await admin`vacuum (analyze) claims, claim_line_items, action_items, patients, practices, claim_search, claim_counts, claim_months, denied_sums, worklist_items`;
}

/** The same id for the same words, of the form that the app's addresses take. */
export async function makeIds(tx: postgres.TransactionSql): Promise<void> {
  await tx`create or replace function pg_temp.made_id(words text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(words) placing '4' from 13) placing '8' from 17)::uuid $$`;
}

/** Loading into tables without indexes and building these after is several times faster. Answers their definitions; what keeps rows apart stays. */
export async function dropIndexes(tx: postgres.TransactionSql, tables: string[]): Promise<string[]> {
  const found = await tx<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any (${tables}::regclass[])
       and not indisunique`;
  for (const { name } of found) await tx.unsafe(`drop index ${name}`);
  return found.map(({ definition }) => definition);
}
