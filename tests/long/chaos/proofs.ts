import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { connect } from "@/db/client";
import { sealAuditEvents, verifyAudit } from "@/lib/domain/practice/activity/seal";
import { S3Storage } from "@/lib/integrations/storage/s3-storage";
import type { ChaosInstallation } from "./installation";
import { type Ledger, PHI } from "./work";

/** Sentences that say what is wrong; none is the aim. */
type Problems = string[];

const QUIET_MS = 60_000;

/** Waits until no run is under way, a minute at the most, and names what still is. */
export async function nothingStuck(app: ChaosInstallation): Promise<{ problems: Problems; seconds: number }> {
  const sql = postgres(app.adminUrl, { max: 1, onnotice: () => {} });
  const began = Date.now();
  try {
    for (;;) {
      const stuck = await underWay(sql);
      const seconds = (Date.now() - began) / 1_000;
      if (stuck.length === 0 || Date.now() - began > QUIET_MS) return { problems: stuck, seconds };
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await sql.end();
  }
}

async function underWay(sql: postgres.Sql): Promise<Problems> {
  const rows = await sql<{ what: string; n: number }[]>`
    select 'run ' || name || ' is ' || status as what, count(*)::int as n from dbos.workflow_status
     where status in ('PENDING', 'ENQUEUED', 'DELAYED') group by name, status
    union all select 'appeal is being read', count(*)::int from appeals where extraction_state = 'running'
    union all select 'letter is ' || state, count(*)::int from letter_generations
     where state in ('queued', 'writing') group by state
    union all select method || ' delivery is ' || state, count(*)::int from deliveries
     where state = 'queued' or (state = 'sending' and provider_reference is null) group by method, state
    union all select 'export is ' || state, count(*)::int from practice_exports
     where state in ('queued', 'running') group by state
    union all select 'remittance is ' || state, count(*)::int from remittance_files
     where state in ('reading', 'applying') group by state
    union all select 'document waits to be read', count(*)::int from documents
     where ocr_status = 'pending' and page_count is not null and deleted_at is null`;
  return rows.filter(({ n }) => n > 0).map(({ what, n }) => `stuck: ${what} (${n})`);
}

/** Each acknowledged write is there, once. */
export async function nothingLost(app: ChaosInstallation, ledger: Ledger): Promise<Problems> {
  const problems: Problems = [];
  const sql = postgres(app.adminUrl, { max: 1, onnotice: () => {} });
  try {
    for (const { id, lastName, city } of ledger.patients) {
      const rows = await sql`select id, city from patients where last_name = ${lastName}`;
      const own = rows.find((row) => row.id === id);
      if (!own) problems.push(`lost: patient ${id}`);
      else if (own.city !== city) problems.push(`lost: an edit of patient ${id}`);
      if (rows.length > 1) problems.push(`doubled: patient ${id}, ${rows.length} rows`);
    }
    for (const { id, number, remarks } of ledger.claims) {
      const rows = await sql`
        select c.id, c.remarks, (select count(*)::int from claim_line_items l where l.claim_id = c.id) as lines
          from claims c where claim_number = ${number}`;
      const own = rows.find((row) => row.id === id);
      if (!own) problems.push(`lost: claim ${id}`);
      else if (own.remarks !== remarks) problems.push(`lost: an edit of claim ${id}`);
      else if (own.lines !== 1) problems.push(`claim ${id} has ${own.lines} lines instead of 1`);
      if (rows.length > 1) problems.push(`doubled: claim ${id}, ${rows.length} rows`);
    }
    for (const { id, sha256 } of ledger.documents) {
      const [row] = await sql`select sha256, deleted_at from documents where id = ${id}`;
      if (!row || row.deleted_at || row.sha256 !== sha256) problems.push(`lost: document ${id}`);
    }
    for (const { appeal, version, words } of ledger.letters) {
      const [row] = await sql`
        select content from letter_versions where appeal_id = ${appeal} and version = ${version}`;
      if (!row?.content.includes(words)) problems.push(`lost: version ${version} of the letter of ${appeal}`);
    }
    for (const { id, numbers } of ledger.remittances) {
      for (const number of numbers) {
        const rows = await sql`
          select c.total_paid_amount as total_paid from remittance_claims r join claims c on c.id = r.claim_id
           where r.claim_number = ${number}`;
        if (rows.length !== 1) problems.push(`remittance ${id}: ${rows.length} postings of one decision`);
        else if (Number(rows[0]?.total_paid) !== 8_000)
          problems.push(`remittance ${id}: ${rows[0]?.total_paid} cents posted instead of 8000`);
      }
    }
    for (const { id } of ledger.exports) {
      const [row] = await sql`select state from practice_exports where id = ${id}`;
      if (!row) problems.push(`lost: export ${id}`);
    }
    const [unrecorded] = await sql`
      select count(*)::int as n from patients p where not exists
        (select 1 from audit_events a where a.entity_id = p.id and a.action = 'create')`;
    if (unrecorded?.n) problems.push(`${unrecorded.n} patients whose creation nobody recorded`);
  } finally {
    await sql.end();
  }
  return problems;
}

/** The bytes of every file that a row names hash to what the row says; a few are fetched as people fetch them. */
export async function everyFileThere(
  app: ChaosInstallation,
  ledger: Ledger,
): Promise<{ problems: Problems; files: number; orphans: number }> {
  const problems: Problems = [];
  const sql = postgres(app.adminUrl, { max: 1, onnotice: () => {} });
  const store = new S3Storage({ ...app.s3, forcePathStyle: true, prefix: "" });
  const rows = await sql<{ what: string; key: string; sha256: string }[]>`
    select 'document ' || id as what, storage_key as key, sha256 from documents where deleted_at is null
    union all select 'letter ' || id, storage_key, sha256 from letter_exports
    union all select 'export ' || id, storage_key, sha256 from practice_exports where storage_key is not null
    union all select 'remittance ' || id, storage_key, sha256 from remittance_files where storage_key <> ''`;
  await sql.end();
  for (const { what, key, sha256 } of rows) {
    const hash = createHash("sha256");
    try {
      const { stream } = await store.get(key);
      for await (const chunk of stream) hash.update(chunk as Buffer);
      if (hash.digest("hex") !== sha256) problems.push(`${what}: the file has other bytes`);
    } catch {
      problems.push(`lost: the file of ${what}`);
    }
  }
  for (const { by, id, sha256, download } of ledger.documents.slice(0, 40)) {
    const answer = await by.ask("GET", download);
    const hash = createHash("sha256").update(answer.bytes).digest("hex");
    if (answer.status !== 200 || hash !== sha256)
      problems.push(`document ${id} is handed out with other bytes`);
  }
  const kept = (await readdir(app.s3.directory, { recursive: true })).filter((name) =>
    name.endsWith("_object"),
  );
  return { problems, files: rows.length, orphans: kept.length - rows.length };
}

/** By the services' own records: nobody got a letter twice, and who is said to have it got it. */
export async function nothingSentTwice(app: ChaosInstallation, ledger: Ledger): Promise<Problems> {
  const problems: Problems = [];
  const sql = postgres(app.adminUrl, { max: 1, onnotice: () => {} });
  for (const { appeal, to, method } of ledger.sendings) {
    const out =
      method === "email"
        ? app.mail.sent.filter((mail) => mail.to.includes(to)).length
        : app.fax.sent.filter((fax) => fax.to === to).length;
    const rows = await sql`
      select state, provider_reference as reference from deliveries where appeal_id = ${appeal} order by created_at`;
    const told = rows.filter(
      ({ state, reference }) => state === "sent" || (state === "sending" && reference),
    );
    const isOpen = rows.some(({ state }) => state === "check_needed");
    if (out > 1) problems.push(`sent ${out} times: a ${method}, told as ${rows.map(({ state }) => state)}`);
    if (told.length > out) problems.push(`a ${method} that is told as sent never went out`);
    if (out > told.length && !isOpen)
      problems.push(`a ${method} went out and is told as ${rows.map(({ state }) => state)}`);
  }
  await sql.end();
  const keys = app.mail.sent.map(({ idempotencyKey }) => idempotencyKey);
  if (new Set(keys).size !== keys.length) problems.push("a mail's key was taken twice");
  return problems;
}

export async function auditHolds(app: ChaosInstallation): Promise<{ problems: Problems; sealed: number }> {
  const db = connect(app.directUrl, { max: 1, name: "chaos" });
  try {
    await sealAuditEvents(db);
    const verdict = await verifyAudit(db);
    const problems = verdict.problems.map(
      ({ seal, event, what }) => `audit, seal ${seal}, event ${event}: ${what}`,
    );
    return { problems, sealed: verdict.sealed };
  } finally {
    await db.$client.end();
  }
}

export async function logsAreClean(app: ChaosInstallation): Promise<Problems> {
  const problems: Problems = [];
  for (const name of await readdir(app.logDir)) {
    const lines = (await readFile(path.join(app.logDir, name), "utf8")).split("\n");
    for (const line of lines) {
      if (PHI.some((word) => line.includes(word)))
        problems.push(`a patient shows in ${name}: ${line.slice(0, 160)}`);
    }
  }
  return problems;
}
