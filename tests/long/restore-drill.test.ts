import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { connect } from "@/db/client";
import { ssnPlace } from "@/lib/domain/patient/ssn";
import { sealAuditEvents, verifyAudit } from "@/lib/domain/practice/activity/seal";
import { FieldCipher } from "@/lib/integrations/field-crypto/field-cipher";
import { LocalStorage } from "@/lib/integrations/storage/local-storage";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import type { Secrets } from "@/scripts/backup/keys";
import { type Manifest, readManifest } from "@/scripts/backup/manifest";
import { placeToBackUp } from "@/scripts/backup/place";
import { loadDemo } from "../../scripts/launch/demo-data";
import { freePort } from "../../scripts/launch/free-port";
import { openInstallation } from "../../scripts/launch/installation";
import { startPostgres } from "../support/hosted-copy";

/**
 * R4: the drill. A living installation with the demo's practice is lost, and comes back from its backup in another data
 * folder with embedded PostgreSQL, and in an outside PostgreSQL, by the README's commands.
 */

// The installation has its own secrets, database and settings, not this process's.
for (const name of ["DATABASE_URL", "APP_SECRET", "FIELD_KEYS", "APP_URL", "APP_MODE"])
  delete process.env[name];
const clean = { ...process.env };

const folder = await mkdtemp(path.join(tmpdir(), "appeals-drill-"));
// As root, PostgreSQL runs as a user of its own.
await chmod(folder, 0o711);
const [here, there, outside] = ["here", "there", "outside"].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const backup = path.join(folder, "backup");
const FILES = 150;
const FILE_BYTES = 4_000_000;
const MINUTES = 60_000;
/** What a restore changes on purpose, and what the commands themselves record. */
const SETTLED = ["audit_events", "deliveries", "one_time_tokens", "password_reset_requests", "sessions"];

afterAll(() => rm(folder, { recursive: true, force: true }));

type Said = { code: number; said: string; ms: number };
async function npmRun(script: string, args: string[], env: Record<string, string>): Promise<Said> {
  const began = performance.now();
  const { code, said } = await promisify(execFile)("npm", ["run", "--silent", script, "--", ...args], {
    env: { ...clean, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
  );
  return { code, said, ms: performance.now() - began };
}
const refused = (sentence: string) => ({ code: 1, said: expect.stringContaining(sentence) });

/** Files of a weight that can be measured, each named by a row. */
async function addWeight(readerUrl: string): Promise<void> {
  const sql = postgres(readerUrl, { max: 1 });
  const store = new LocalStorage(path.join(here, "files"), "parts");
  const attachments = [];
  for (let n = 0; n < FILES; n += 1) {
    const storageKey = newStorageKey();
    const contentType = "application/pdf";
    const { size } = await store.put(storageKey, randomBytes(FILE_BYTES), { contentType });
    attachments.push({ filename: `${n}.pdf`, contentType, size, storageKey });
  }
  await sql`insert into local_outbox (idempotency_key, channel, recipient, attachments)
    values ('weight', 'email', 'weight@example.com', ${sql.json(attachments)})`;
  await sql.end();
}

/** Backs up what was restored and compares it with the backup that it came from; answers the tables that differ. */
async function differences(env: Record<string, string>, secrets: Secrets) {
  const again = await mkdtemp(path.join(folder, "again-"));
  expect(await npmRun("backup", [again], env)).toMatchObject({ code: 0 });
  const [was, is] = [await readManifest(backup, secrets), await readManifest(again, secrets)];
  expect(is.files).toEqual(was.files);
  await rm(again, { recursive: true });
  const hashes = ({ tables }: Manifest) =>
    new Map(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]));
  const [before, after] = [hashes(was), hashes(is)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name));
}

async function chainHolds(appUrl: string): Promise<void> {
  const db = connect(appUrl, { max: 1 });
  const verdict = await verifyAudit(db).finally(() => db.$client.end());
  expect(verdict.problems).toEqual([]);
  expect(verdict.sealed).toBeGreaterThan(100);
}

/** A sealed value in a place of its own, as a patient's number is kept. */
async function sealOne(readerUrl: string, secrets: Secrets): Promise<string> {
  const sql = postgres(readerUrl, { max: 1 });
  const [patient] = await sql`select id, practice_id from patients order by id limit 1`;
  const cipher = new FieldCipher(secrets.FIELD_KEYS, secrets.APP_SECRET);
  const place = ssnPlace(patient?.practice_id, patient?.id);
  await sql`update patients set ssn_sealed = ${cipher.seal("219099999", place)},
    ssn_digest = ${cipher.digest("219099999", place)}, ssn_last_four = '9999' where id = ${patient?.id}`;
  await sql.end();
  return patient?.id;
}

async function opens(readerUrl: string, secrets: Secrets, id: string): Promise<void> {
  const sql = postgres(readerUrl, { max: 1 });
  const [row] = await sql`select practice_id, ssn_sealed from patients where id = ${id}`.finally(() =>
    sql.end(),
  );
  const cipher = new FieldCipher(secrets.FIELD_KEYS, secrets.APP_SECRET);
  expect(cipher.open(row?.ssn_sealed, ssnPlace(row?.practice_id, id))).toBe("219099999");
}

it("brings a living installation back elsewhere, whole, in less than 15 minutes for 10 GB", {
  timeout: 60 * MINUTES,
}, async () => {
  const living = await openInstallation({ ...clean, DATA_DIR: here, PORT: String(await freePort()) });
  expect(await loadDemo(living.env)).toBe(true);
  const { secrets, readerUrl, appUrl } = await placeToBackUp({ DATA_DIR: here });
  await addWeight(readerUrl);
  const sealed = await sealOne(readerUrl, secrets);
  const db = connect(appUrl, { max: 2 });
  await sealAuditEvents(db).finally(() => db.$client.end());

  const taken = await npmRun("backup", [backup], { DATA_DIR: here });
  expect(taken).toMatchObject({ code: 0, said: expect.stringContaining("Backed up") });

  // Over the living one: refused. Elsewhere without its keys: refused. At rest it is not living, but not empty either.
  expect(await npmRun("restore", [backup], { DATA_DIR: here })).toMatchObject(
    refused("is in use by process"),
  );
  expect(await npmRun("restore", [backup], { DATA_DIR: there })).toMatchObject(
    refused("The keys of the backup are needed"),
  );
  await living.stop();
  expect(await npmRun("restore", [backup], { DATA_DIR: here })).toMatchObject(refused("is not empty"));

  // The loss: all but the keys, which were kept elsewhere.
  await mkdir(there, { recursive: true });
  await copyFile(path.join(here, "secrets.json"), path.join(there, "secrets.json"));
  await rm(here, { recursive: true });

  const restored = await npmRun("restore", [backup], { DATA_DIR: there });
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("Restored") });
  const place = await placeToBackUp({ DATA_DIR: there });
  await chainHolds(place.appUrl);
  await opens(place.readerUrl, secrets, sealed);
  await place.close();
  const changed = await differences({ DATA_DIR: there }, secrets);
  expect(changed.filter((name) => !SETTLED.includes(name))).toEqual([]);

  // The same backup in an outside PostgreSQL, with files in a folder.
  await mkdir(outside);
  const server = await startPostgres(outside);
  const elsewhere = {
    ...{ ...secrets, DATA_DIR: path.join(outside, "data"), DATABASE_URL: server.app },
    ...{ DATABASE_MIGRATION_URL: server.owner, DATABASE_BACKUP_URL: server.admin },
  };
  const intoOutside = await npmRun("restore", [backup], elsewhere);
  expect(intoOutside).toMatchObject({ code: 0, said: expect.stringContaining("Restored") });
  await chainHolds(server.app);
  await opens(server.admin, secrets, sealed);
  expect((await differences(elsewhere, secrets)).filter((name) => !SETTLED.includes(name))).toEqual([]);
  expect(await npmRun("restore", [backup], elsewhere)).toMatchObject(refused("The database is not empty"));
  await server.close();

  const bytes = FILES * FILE_BYTES;
  const minutes = [taken, restored, intoOutside].map(({ ms }) => ((ms / bytes) * 10e9) / MINUTES);
  const [out, back, backOutside] = minutes.map((n) => n.toFixed(1));
  console.log(
    `10 GB, by ${bytes / 1e6} MB: backup ${out} min, restore ${back} min embedded, ${backOutside} min outside`,
  );
  for (const n of minutes) expect(n).toBeLessThan(15);
});
