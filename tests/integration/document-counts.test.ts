import { expect, it } from "vitest";
import { connect } from "@/db/client";
import { deleteDocument, listDocuments } from "@/lib/domain/document/library/library";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim } from "../support/claims";
import { testDatabase } from "../support/database";

// Seen red: a limit that is a value; documents of a deleted claim counted; one counted off that was deleted before its claim; a limit that leaves the hidden ones out.

const t = await testDatabase();
const { ctx } = await account(t.db);
const { ctx: other } = await account(t.db);

/** As many documents of a claim as they lie there after an upload. */
async function upload(of: Ctx, claimId: string, patientId: string, count: number): Promise<string[]> {
  const rows = await t.admin<{ id: string }[]>`
    insert into documents (practice_id, claim_id, patient_id, document_type, original_filename, storage_key, media_type, size_bytes, sha256, ocr_status, uploaded_by)
    select ${of.practiceId}, ${claimId}, ${patientId}, 'supporting_docs', 'letter-' || n || '.pdf', gen_random_uuid()::text, 'application/pdf', 1000,
           md5(n::text) || md5(n::text), 'success', ${of.actor.userId} from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => id);
}

const counts = async () => {
  const all = await listDocuments(ctx, { page_size: "100" });
  const filtered = await listDocuments(ctx, { page_size: "100", date_from: "2001-01-01" });
  return [all.count, filtered.count];
};

it("counts the documents that a practice sees, with or without a filter", async () => {
  const kept = await claim(ctx);
  const gone = await claim(ctx);
  const foreign = await claim(other);
  const [first = ""] = await upload(ctx, kept.claim_id, kept.patient, 5);
  const [second = ""] = await upload(ctx, gone.claim_id, gone.patient, 3);
  await upload(other, foreign.claim_id, foreign.patient, 2);
  expect(await counts()).toEqual([8, 8]);
  await deleteDocument(ctx, { documentId: first });
  await deleteDocument(ctx, { documentId: second });
  expect(await counts()).toEqual([6, 6]);
  await t.admin`update claims set deleted_at = now() where id = ${gone.claim_id}`;
  expect(await counts()).toEqual([4, 4]);
  await upload(ctx, kept.claim_id, kept.patient, 9_996);
  expect(await counts()).toEqual([10_000, 10_000]);
  await upload(ctx, kept.claim_id, kept.patient, 1);
  expect(await counts()).toEqual([null, null]);
});

it("is planned a few times a connection, not for each page", async () => {
  await t.admin`analyze documents`;
  const db = connect(t.appUrl, { max: 1 });
  try {
    for (let n = 0; n < 8; n += 1) await listDocuments({ ...ctx, db }, { page_size: "7" });
    const [list] = await db.$client<{ kept: number }[]>`
      select generic_plans::int as kept from pg_prepared_statements
       where statement like '%"providers"%' and statement not like '%pg_prepared%'`;
    expect(list?.kept).toBeGreaterThan(0);
  } finally {
    await db.$client.end();
  }
});
