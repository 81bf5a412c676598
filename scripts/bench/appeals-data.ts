import type postgres from "postgres";
import type { PracticeId } from "@/lib/core/ids";

/**
 * Claims of one practice, one in `every` of them denied with an appeal that was sent in the last two years and seven of ten of these
 * decided, and drafts beside them: rows as the triggers and a look at the worklist leave them.
 */
export async function seedAppeals(
  admin: postgres.Sql,
  practiceId: PracticeId,
  userId: string,
  size: number,
  every = 4,
): Promise<void> {
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const [patient] =
      await tx`insert into patients (practice_id, first_name, last_name, date_of_birth, gender, address_line1, city, state, zip_code)
        values (${practiceId}, 'First', 'Last', '1950-01-01', 'female', '1 Street', 'Portland', 'ME', '04101') returning id`;
    const patientId = String(patient?.id);
    await tx`insert into claims (practice_id, patient_id, claim_number, status, total_charges, insurance_plan_name, denial_date,
          denial_category, appeal_deadline, can_appeal, right_move, created_at)
      select ${practiceId}, ${patientId}, 'CLM-' || n, case when n % ${every}::int > 0 then 'paid' else 'denied' end, 1000 + n * 37 % 190000,
          'Plan ' || n % 40, case when n % ${every}::int = 0 then current_date - 30 - n % 700 end,
          (array['coding','medical_necessity','billing','documentation','authorization'])[n % 5 + 1],
          current_date - 60 + n * 7 % 180, true, 'appeal', now() - n * interval '1 minute'
        from generate_series(1, ${size}::int) n`;
    await tx`insert into appeals (practice_id, claim_id, patient_id, patient_name, payer_name, claim_number, denial_code, denial_text,
          status, outcome, sent_at, sent_method, template_name, created_by, created_at)
      select practice_id, id, patient_id, 'First Last ' || n, insurance_plan_name, claim_number, 'CO-' || n % 60, repeat('Denied. ', 40),
          case when n % 20 = 0 then 'draft' else 'sent' end,
          case when n % 20 > 0 and n % 10 < 7 then (array['upheld','overturned','partly_overturned','dismissed','overturned'])[n % 5 + 1] end,
          case when n % 20 > 0 then now() - (n % 700) * interval '1 day' end, case when n % 20 > 0 then 'fax' end,
          'Template ' || n % 9, ${userId}::uuid, now() - (n % 700 + 5) * interval '1 day' - n * interval '1 second'
        from (select *, row_number() over (order by id) as n from claims where status = 'denied') as c`;
    await tx`insert into appeal_decisions (practice_id, appeal_id, outcome, decided_on, amount_paid_cents, source, state)
      select practice_id, id, outcome, (sent_at + (5 + length(claim_number) * 7 % 40) * interval '1 day')::date,
          case when outcome like '%overturned' then 41200 end, 'person', 'confirmed'
        from appeals where outcome is not null`;
    await tx`insert into letter_generations (practice_id, appeal_id, attempt, model, engine, move, state, requested_by)
      select practice_id, id, 1, 'deepseek-r1', 'built-in',
          (array['appeal','appeal','appeal','corrected_claim','external_review'])[abs(hashtext(id::text)) % 5 + 1], 'done', created_by
        from appeals`;
    await tx`insert into letter_versions (practice_id, appeal_id, version, content, sha256, content_format, origin, created_by)
      select practice_id, id, 1, 'A letter.', encode(sha256('A letter.'), 'hex'), 'html', 'generated', created_by from appeals`;
    await tx`insert into worklist_items (practice_id, claim_id, patient_id, payer_name, payer_key, category, amount, opened_on, move,
        why, clock, due, certain, expires, stale, assigned_to)
      select practice_id, id, patient_id, insurance_plan_name, payer_key, denial_category, denied_amount, denial_date, right_move,
        'The payer disputes the medical need for the service.', 'appeal', appeal_deadline, true, true, false,
        case when hashtext(id::text) % 10 = 0 then ${userId}::uuid end
        from claims where status = 'denied'`;
    await tx`insert into worklist_counts (practice_id, state, n) select practice_id, state, count(*) from worklist_items group by 1, 2`;
  });
  await admin`analyze`;
  await admin`select keep_appeal_cards(${practiceId}, array(select id from appeals))`;
  await admin`vacuum (analyze)`;
}
