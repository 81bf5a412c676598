import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { connect } from "@/db/client";
import { offerResetLinks, requestPasswordReset } from "@/lib/domain/account/password-reset";
import { ssnPlace } from "@/lib/domain/patient/ssn";
import { verifyAudit } from "@/lib/domain/practice/activity/seal";
import { FieldCipher } from "@/lib/integrations/field-crypto/field-cipher";
import { storage } from "@/lib/integrations/services";
import { LocalStorage } from "@/lib/integrations/storage/local-storage";
import { openStorage } from "@/lib/integrations/storage/open-storage";
import { newStorageKey, type Storage } from "@/lib/integrations/storage/storage";
import { filePath, type Manifest, readManifest, writeManifest } from "@/scripts/backup/manifest";
import { checkBackup, restoreBackup } from "@/scripts/backup/restore-backup";
import { makeSchema } from "@/scripts/backup/schema";
import { takeBackup } from "@/scripts/backup/take-backup";
import { APP_ROLE, ensureDatabase } from "@/scripts/launch/database-roles";
import { account, origin } from "../support/account";
import { readCatalog } from "../support/catalog";
import { practiceAtWork } from "../support/practice-at-work";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { startS3Server } from "../support/s3-server";

/** R4. Seen red: triggers left on while rows come in. */

const { adminUrl, port } = inject("postgres");
const root = postgres(adminUrl, { max: 1, onnotice: () => {} });
const urlOf = (user: string, name: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;
const SSN = /219-?09-?9999/;
/** What a restore changes on purpose. */
const SETTLED = ["audit_events", "deliveries", "one_time_tokens", "password_reset_requests", "sessions"];

let folder: string;
let desk: RestDesk;
let taken: string;
let manifest: Manifest;
const made: string[] = [];
const secrets = () => ({
  APP_SECRET: process.env.APP_SECRET ?? "",
  FIELD_KEYS: process.env.FIELD_KEYS ?? "",
});
const source = (changes: { url?: string; storage?: Storage } = {}) => ({
  url: desk.t.adminUrl,
  storage: storage(),
  secrets: secrets(),
  ...changes,
});

async function emptyDatabase(): Promise<string> {
  const name = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name);
  made.push(name);
  return name;
}

const target = (
  name: string,
  store: Storage = new LocalStorage(path.join(folder, `files-${name}`), "parts"),
) => ({
  ownerUrl: urlOf("appeals_owner", name),
  appRole: APP_ROLE,
  storage: store,
});

async function inside<T>(name: string, work: (client: postgres.Sql) => Promise<T>): Promise<T> {
  const client = postgres(urlOf("postgres", name), { max: 1, onnotice: () => {} });
  return work(client).finally(() => client.end());
}

const tablesIn = (name: string) =>
  inside(
    name,
    (client) => client`select 1 from pg_tables where schemaname in ('public', 'dbos', 'drizzle')`,
  ).then((rows) => rows.length);

const hashes = ({ tables }: Manifest) =>
  Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]));

/** A copy of the backup to spoil. */
async function copied(): Promise<string> {
  const copy = await mkdtemp(path.join(folder, "copy-"));
  await cp(taken, copy, { recursive: true });
  return copy;
}

beforeAll(async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  taken = path.join(folder, "taken");
  desk = await restDesk();
  await practiceAtWork(desk.t, desk.workflows);
  await desk.t.admin`update deliveries set state = 'sending' where id = (select id from deliveries limit 1)`;
  await askForResets();
  ({ manifest } = await takeBackup(taken, source()));
}, 240_000);

/** One whose link was made, and one that the worker has not come to. */
async function askForResets() {
  const [person] = await desk.t.admin<{ email: string }[]>`select email from users order by id limit 1`;
  for (const worked of [true, false]) {
    await requestPasswordReset({ db: desk.t.db, origin: origin() }, { email: person?.email ?? "" });
    const [request] = await desk.t.admin<{ id: string }[]>`
      select id from password_reset_requests order by created_at desc limit 1`;
    if (worked) expect(await offerResetLinks(desk.t.db, request?.id ?? "")).toHaveLength(1);
  }
}

afterAll(async () => {
  for (const name of made) await root`drop database if exists ${root(name)} with (force)`;
  await root.end();
  await rm(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  it("holds every table with rows, every file that rows name, and neither a key nor a Social Security number", async () => {
    expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
    expect(manifest.files.count).toBeGreaterThan(3);
    const wanted = [...Object.values(secrets()), secrets().FIELD_KEYS.slice(2)];
    let bytes = 0;
    for (const entry of await readdir(taken, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const raw = await readFile(path.join(entry.parentPath, entry.name));
      const text = (entry.name.endsWith(".zst") ? zstdDecompressSync(raw) : raw).toString("latin1");
      bytes += text.length;
      expect(text, entry.name).not.toMatch(SSN);
      for (const secret of wanted) expect(text.includes(secret), entry.name).toBe(false);
    }
    expect(bytes).toBeGreaterThan(10_000);
  });

  it("knows each column that names a stored file", async () => {
    const columns = await desk.t.admin<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and column_name like '%key' order by 1`;
    const files = columns
      .map(({ name }) => name)
      .filter((name) => /(storage|logo)_key$/.test(name))
      .sort();
    expect(files).toEqual([
      "documents.original_storage_key",
      "documents.storage_key",
      "letter_exports.storage_key",
      "practice_exports.storage_key",
      "practices.logo_key",
      "remittance_files.original_storage_key",
      "remittance_files.storage_key",
      // In the quarantine, and no file yet: left out.
      "staged_uploads.storage_key",
    ]);
    // 40 hexadecimal digits anywhere else would be a file that no backup takes along.
    const named = new Set(files);
    for (const { name } of columns) {
      if (named.has(name)) continue;
      const [table = "", column = ""] = name.split(".");
      const found = await desk.t.admin.unsafe(`select 1 from ${table} where ${column} ~ '^[0-9a-f]{40}$'`);
      expect(found.length, name).toBe(0);
    }
  });

  it("goes into an empty folder only, and is made by a role only that sees all rows", async () => {
    await expect(takeBackup(taken, source())).rejects.toThrow(/is not empty/);
    const other = path.join(folder, "blind");
    await expect(takeBackup(other, source({ url: desk.t.ownerUrl }))).rejects.toThrow(
      /appeals_owner does not see every practice's rows.*DATABASE_BACKUP_URL/,
    );
    expect(await readdir(other)).toEqual([]);
  });

  it("tells files that the store lost, and is silent of those that were deleted meanwhile", async () => {
    const key = newStorageKey();
    const add = (attachments: object[]) => desk.t.admin`
      insert into local_outbox (idempotency_key, channel, recipient, attachments)
      values ('lost', 'email', 'x@example.com', ${desk.t.admin.json(attachments as never)})`;
    await add([{ filename: "a", contentType: "b", size: 1, storageKey: key }]);
    const lost = await takeBackup(path.join(folder, "lost"), source());
    expect(lost.missing).toEqual([key]);
    const deleting: Storage = Object.assign(Object.create(storage()), {
      get: async (wanted: string) => {
        if (wanted === key) await desk.t.admin`delete from local_outbox where idempotency_key = 'lost'`;
        return storage().get(wanted);
      },
    });
    const gone = await takeBackup(path.join(folder, "gone"), source({ storage: deleting }));
    expect(gone.missing).toEqual([]);
    expect(gone.manifest.files.count).toBe(manifest.files.count);
  });

  it("says that there is no room, and leaves nothing", async () => {
    const room = path.join(folder, "no-room");
    const full: Storage = Object.assign(Object.create(storage()), {
      get: async () => Promise.reject(Object.assign(new Error("write"), { code: "ENOSPC" })),
    });
    await expect(takeBackup(room, source({ storage: full }))).rejects.toThrow(
      /^There is no room left in .*no-room \(ENOSPC\). What was written there was removed/,
    );
    expect(await readdir(room)).toEqual([]);
  });
});

describe("the command", () => {
  const command = (script: string, args: string[], shell = "") =>
    promisify(execFile)(
      "sh",
      [
        "-c",
        `${shell} exec "$@"`,
        "sh",
        process.execPath,
        "--import",
        "tsx",
        `scripts/${script}.ts`,
        ...args,
      ],
      {
        env: {
          ...process.env,
          DATABASE_BACKUP_URL: desk.t.adminUrl,
          DATABASE_MIGRATION_URL: desk.t.ownerUrl,
        },
      },
    ).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
    );

  it("backs up with one audit record, checks what it wrote, and refuses to restore over it", async () => {
    const directory = path.join(folder, "by-command");
    const done = await command("backup", [directory]);
    expect(done).toEqual({
      code: 0,
      said: expect.stringMatching(/^Backed up \d+ rows of \d+ tables and \d+ files/),
    });
    const records = await desk.t.admin`select action from audit_events where entity = 'backup'`;
    expect(records).toHaveLength(1);
    expect(await command("restore", ["--check", directory])).toEqual({
      code: 0,
      said: expect.stringMatching(/^Whole: \d+ rows, \d+ files/),
    });
    expect(await command("restore", [directory])).toEqual({
      code: 1,
      said: expect.stringMatching(/^The database is in use \(\d+ connections\)/),
    });
  });

  it("ends with a sentence where files may not grow", async () => {
    const directory = path.join(folder, "limited");
    const { code, said } = await command("backup", [directory], "ulimit -f 1;");
    expect(said).toMatch(/^There is no room left in .*limited \(EFBIG\)/);
    expect(code).toBe(1);
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("a restore", () => {
  let name: string;
  beforeAll(async () => {
    name = await emptyDatabase();
  });

  it("is refused with other keys, by name", async () => {
    const field = `2:${Buffer.alloc(32, 9).toString("base64")}`;
    for (const [change, sentence] of [
      [
        { APP_SECRET: "another secret of the tests, long enough" },
        /: APP_SECRET is another one\. Nothing was/,
      ],
      [{ FIELD_KEYS: field }, /: FIELD_KEYS 1 is missing/],
      [{ FIELD_KEYS: field.replace("2:", "1:") }, /: FIELD_KEYS 1 is another one/],
    ] as const) {
      await expect(restoreBackup(taken, target(name), { ...secrets(), ...change })).rejects.toThrow(sentence);
    }
    // A key that came since is no hindrance.
    await readManifest(taken, { ...secrets(), FIELD_KEYS: `${field},${secrets().FIELD_KEYS}` });
    expect(await tablesIn(name)).toBe(0);
  });

  const someFile = async (directory: string) => {
    const [first = ""] = (await readFile(path.join(directory, "files.jsonl"), "utf8")).split("\n");
    return filePath(directory, JSON.parse(first).key);
  };
  const flip = async (file: string, at: number) => {
    const bytes = await readFile(file);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const rewritten = async (directory: string, change: Partial<Manifest>) =>
    writeManifest(directory, { ...manifest, ...change }, secrets());

  const FAULTS: [string, (directory: string) => Promise<unknown>, RegExp][] = [
    ["a changed file", async (d) => flip(await someFile(d), 0), /is damaged: .* is not what was backed up/],
    ["a shorter file", async (d) => writeFile(await someFile(d), "short"), /is not what was backed up/],
    ["a missing file", async (d) => unlink(await someFile(d)), /is not whole: .* is missing/],
    ["a changed list", (d) => flip(path.join(d, "files.jsonl"), 12), /files.jsonl is damaged/],
    [
      "a damaged table",
      (d) => flip(path.join(d, "tables/public.claims.copy.zst"), 40),
      /is damaged: .*claims/,
    ],
    ["a missing table", (d) => unlink(path.join(d, "tables/public.users.copy.zst")), /is not whole.*users/],
    [
      "another table",
      (d) =>
        cp(path.join(d, "tables/public.users.copy.zst"), path.join(d, "tables/public.patients.copy.zst")),
      /patients/,
    ],
    ["a changed manifest", (d) => flip(path.join(d, "manifest.json"), 30), /manifest.json was changed/],
    ["an unfinished backup", (d) => unlink(path.join(d, "manifest.json")), /holds no finished backup/],
    ["a newer format", (d) => rewritten(d, { format: 2 }), /a newer version .*its format is 2/],
    [
      "newer migrations",
      (d) => rewritten(d, { application: "9.9.9", migrations: [...manifest.migrations, "ff"] }),
      /a newer version of Appeals Desk \(9\.9\.9, /,
    ],
    ["a newer workflow engine", (d) => rewritten(d, { engine: 99_999 }), /workflow tables .* don't fit/],
  ];
  it.each(FAULTS)(
    "of %s is refused with a sentence, and leaves the database empty",
    async (_what, spoil, sentence) => {
      const directory = await copied();
      await spoil(directory);
      await expect(restoreBackup(directory, target(name), secrets())).rejects.toThrow(sentence);
      expect(await tablesIn(name)).toBe(0);
      if (!/workflow/.test(String(sentence))) {
        await expect(checkBackup(directory, secrets())).rejects.toThrow(sentence);
      }
      await rm(directory, { recursive: true });
    },
  );

  it("that PostgreSQL refuses at the end of a table's rows is told, and leaves the database empty", async () => {
    const directory = await copied();
    const doubled = path.join(directory, "tables/public.users.copy.zst");
    const rows = zstdDecompressSync(await readFile(doubled));
    const twice = Buffer.concat([rows, rows]);
    await writeFile(doubled, zstdCompressSync(twice));
    const users = manifest.tables.find(({ name: one }) => one === "users");
    const sha256 = createHash("sha256").update(twice).digest("hex");
    const changed = {
      ...users,
      sha256,
      rows: 2 * (users?.rows ?? 0),
      bytes: twice.length,
    } as Manifest["tables"][number];
    await rewritten(directory, { tables: manifest.tables.map((one) => (one === users ? changed : one)) });
    await expect(restoreBackup(directory, target(name), secrets())).rejects.toThrow(
      /^PostgreSQL did not take the rows of "public"."users"/,
    );
    expect(await tablesIn(name)).toBe(0);
  });

  it("brings back every row, every file, every rule and the next numbers, and the app goes on", async () => {
    const store = new LocalStorage(path.join(folder, "restored-files"), "parts");
    await checkBackup(taken, secrets());
    await restoreBackup(taken, target(name, store), secrets());

    const again = await takeBackup(
      path.join(folder, "again"),
      source({ url: urlOf("postgres", name), storage: store }),
    );
    const [before, after] = [hashes(manifest), hashes(again.manifest)];
    expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual(SETTLED);
    expect(again.manifest.files).toEqual(manifest.files);
    expect(again.missing).toEqual([]);
    expect(await inside(name, readCatalog)).toEqual(await readCatalog(desk.t.admin));

    const db = connect(urlOf("appeals_app", name), { max: 2 });
    try {
      expect((await verifyAudit(db)).problems).toEqual([]);
      // Sequences: a new person, practice and audit record find free numbers.
      await account(db);
      expect((await verifyAudit(db)).problems).toEqual([]);
      expect(await db.$client`select 1 from patients`).toEqual([]);
    } finally {
      await db.$client.end();
    }
    await inside(name, async (client) => {
      const cipher = new FieldCipher(secrets().FIELD_KEYS, secrets().APP_SECRET);
      const patients =
        await client`select id, practice_id, ssn_sealed from patients where ssn_sealed is not null`;
      expect(patients.length).toBeGreaterThan(0);
      for (const { id, practice_id, ssn_sealed } of patients) {
        expect(cipher.open(ssn_sealed, ssnPlace(practice_id, id))).toMatch(SSN);
      }
      const open = await client`select 1 from sessions where revoked_reason is distinct from 'restored'
        and revoked_at is null and created_at < (select min(at) from audit_events where entity = 'restored_backup')`;
      expect(open).toEqual([]);
      expect(await client`select 1 from deliveries where state in ('queued', 'sending')`).toEqual([]);
      expect(await client`select 1 from password_reset_requests`).toEqual([]);
      const links = await client`select superseded from one_time_tokens where purpose = 'reset_password'`;
      expect([...links]).toContainEqual({ superseded: true });
      expect([...links]).not.toContainEqual({ superseded: false });
    });
  });

  it("is refused over an installation, living or not, and changes nothing there", async () => {
    const before = hashes(
      (await takeBackup(path.join(folder, "kept"), source({ url: urlOf("postgres", name) }))).manifest,
    );
    await expect(restoreBackup(taken, target(name), secrets())).rejects.toThrow(
      /^The database is not empty: public\..* Nothing was changed/,
    );
    await inside(name, async (client) => {
      await client`select 1`;
      await expect(restoreBackup(taken, target(name), secrets())).rejects.toThrow(
        /^The database is in use \(1 conn/,
      );
    });
    const after = hashes(
      (await takeBackup(path.join(folder, "kept2"), source({ url: urlOf("postgres", name) }))).manifest,
    );
    expect(after).toEqual(before);
  });

  it("of a database of the first migrations ends at this version's schema", async () => {
    const [old, now] = [await emptyDatabase(), await emptyDatabase()];
    await makeSchema(target(old), { ...manifest, tables: [] }, 2);
    await inside(old, async (client) => {
      await client`insert into users (username, username_key, email, email_key, password_hash)
        values ('Old', 'old', 'old@clinic.example', 'old@clinic.example', 'x')`;
    });
    const directory = path.join(folder, "old");
    const backup = await takeBackup(directory, source({ url: urlOf("postgres", old) }));
    expect(backup.manifest.migrations).toHaveLength(2);
    await restoreBackup(directory, target(now), secrets());
    expect(await inside(now, (client) => client`select username from users`)).toEqual([{ username: "Old" }]);
    expect(await inside(now, readCatalog)).toEqual(await readCatalog(desk.t.admin));
  });

  it("of a backup taken while people work is whole, from one bucket to another", async () => {
    const s3 = await startS3Server();
    const bucket = (prefix: string) =>
      openStorage({
        ...secrets(),
        DATA_DIR: folder,
        S3_BUCKET: s3.bucket,
        S3_ENDPOINT: s3.endpoint,
        S3_REGION: s3.region,
        S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
        S3_FORCE_PATH_STYLE: true,
        S3_PREFIX: prefix,
      });
    try {
      const [from, to] = [bucket("living"), bucket("restored")];
      for (const line of (await readFile(path.join(taken, "files.jsonl"), "utf8")).trim().split("\n")) {
        const { key } = JSON.parse(line);
        await from.put(key, await readFile(filePath(taken, key)), { contentType: "application/pdf" });
      }
      const [mark] = await desk.t.admin`select max(id) as event from audit_events`;
      const [before] = await desk.t.admin`select count(*)::int as users from users`;
      let working = true;
      let signedUp = 0;
      const people = (async () => {
        for (; working; signedUp += 1) await account(desk.t.db);
      })();
      const directory = path.join(folder, "under-load");
      const backup = await takeBackup(directory, source({ storage: from }));
      working = false;
      await people;
      expect(signedUp).toBeGreaterThan(0);
      expect(backup.missing).toEqual([]);
      const restored = await emptyDatabase();
      await restoreBackup(directory, target(restored, to), secrets());
      // Copied at the two ends of the backup: everybody who is there has signed up, and nobody else has.
      const [there] = await inside(
        restored,
        (client) => client`select (select count(*)::int from users) as users,
          (select count(*)::int from audit_events where action = 'sign_up' and id > ${mark?.event}) as signed`,
      );
      expect(there?.users).toBe(before?.users + there?.signed);
      for (const line of (await readFile(path.join(directory, "files.jsonl"), "utf8")).trim().split("\n")) {
        expect(await to.exists(JSON.parse(line).key)).toBe(true);
      }
    } finally {
      await s3.close();
    }
  });
});
