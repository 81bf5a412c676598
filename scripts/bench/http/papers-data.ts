import type postgres from "postgres";
import { dropIndexes, makeIds } from "../claims-data";

/**
 * What belongs to the claims of `seedClaims`: patients as they are searched, members of the other practices, a document
 * with words for every fourth claim, an appeal with its letter for each denied one.
 */
export async function seedPapers(admin: postgres.Sql): Promise<void> {
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await makeIds(tx);
    await tx`set local maintenance_work_mem = '512MB'`;
    const indexes = await dropIndexes(tx, ["documents", "document_search", "appeals", "letter_versions"]);
    await tx`insert into users (id, username, username_key, email, email_key, password_hash)
      select pg_temp.made_id('u' || id), 'member-' || id, 'member-' || id, id || '@clinic.example', id || '@clinic.example', '-'
        from practices where id not in (select practice_id from members)`;
    await tx`insert into members (practice_id, user_id, role, is_owner)
      select id, pg_temp.made_id('u' || id), 'staff', true from practices where id not in (select practice_id from members)`;
    await tx`insert into patient_search (practice_id, patient_id, last_key, first_key, search_text)
      select practice_id, id, app_fold(last_name), app_fold(first_name), ' ' || app_fold(first_name || ' ' || last_name)
        from patients`;
    await tx`create temp table papers on commit drop as
      select c.id, c.practice_id, c.patient_id, c.claim_number, c.insurance_plan_name, c.status, c.created_at, m.user_id,
             row_number() over (partition by c.practice_id order by c.created_at desc) as n
        from claims c join members m on m.practice_id = c.practice_id and m.is_owner`;
    await tx`insert into documents (id, practice_id, claim_id, patient_id, document_type, original_filename, media_type,
        size_bytes, sha256, storage_key, ocr_status, pages_total, pages_read, page_count, uploaded_by, created_at)
      select pg_temp.made_id('d' || id), practice_id, id, patient_id, 'supporting_docs', 'chart-' || n || '.pdf',
        'application/pdf', 120000, md5('d' || id) || md5('e' || id), 'bench/' || id, 'success', 2, 2, 2, user_id, created_at
      from papers where n % 4 = 0`;
    await tx`insert into document_search (practice_id, document_id, words)
      select practice_id, pg_temp.made_id('d' || id),
        strip(to_tsvector('simple', 'patient chart visit therapy w' || n % 5000 || ' x' || n % 777 || ' y' || n % 13))
      from papers where n % 4 = 0`;
    await tx`insert into appeals (id, practice_id, patient_id, claim_id, patient_name, payer_name, claim_number, created_by,
        created_at, updated_at)
      select pg_temp.made_id('a' || id), practice_id, patient_id, id, 'A patient', insurance_plan_name, claim_number, user_id,
        created_at, created_at
      from papers where status = 'denied'`;
    await tx`insert into letter_versions (practice_id, appeal_id, version, content, content_format, sha256, origin, engine,
        created_by, created_at)
      select practice_id, pg_temp.made_id('a' || id), 1, ${LETTER}, 'html', md5(id::text) || md5(id::text), 'generated', 'built-in',
        user_id, created_at
      from papers where status = 'denied'`;
    for (const definition of indexes) await tx.unsafe(definition);
  });
  await admin`vacuum (analyze) users, members, patient_search, documents, document_search, appeals, letter_versions`;
  await admin`checkpoint`;
}

const LETTER = `<p>To whom it may concern:</p>${"<p>We ask you to reconsider the denial of this claim for the reasons that follow, which the enclosed chart bears out.</p>".repeat(6)}<p>Sincerely,</p>`;
