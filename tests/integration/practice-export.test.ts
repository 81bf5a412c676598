import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireExports } from "@/lib/domain/case/export/make-export";
import type { Manifest } from "@/lib/domain/case/export/manifest";
import { EXPORT_TABLES, LEFT_BEHIND } from "@/lib/domain/case/export/tables";
import { importPractice } from "@/lib/domain/case/import/import-practice";
import { openExportZip } from "@/lib/domain/case/import/open-zip";
import type { Ctx } from "@/lib/domain/kernel/context";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { type PracticeAtWork, practiceAtWork } from "../support/practice-at-work";
import { practiceChecksums, tenantTables } from "../support/practice-rows";
import { restClient } from "../support/rest";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { verifiedAccount } from "../support/verified-account";
import { zip } from "../support/zip-builder";

const EXPORTS = "/practice/exports/";
let desk: RestDesk;
let work: PracticeAtWork;
let folder: string;
let firstFile: string;

beforeAll(async () => {
  desk = await restDesk();
  work = await practiceAtWork(desk.t, desk.workflows);
  // A document that was kept as it came beside the copy that the app shows.
  const key = newStorageKey();
  const { sha256 } = await storage().put(key, Buffer.from("%PDF-1.7 original"), {
    contentType: "application/pdf",
  });
  await desk.t.admin`update documents set original_storage_key = ${key}, original_sha256 = ${sha256}
    where id = ${work.claimDocumentId}`;
  folder = await mkdtemp(path.join(tmpdir(), "export-test-"));
  firstFile = await exported(work.rest, "first.zip");
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function exported(rest: RestDesk["rest"], name: string): Promise<string> {
  const asked = await rest("POST", EXPORTS);
  expect(asked.status).toBe(202);
  await desk.workflows.run("practice/export.requested");
  const file = await rest("GET", `${EXPORTS}${asked.body.id}/download/`);
  expect(file.status).toBe(200);
  const target = path.join(folder, name);
  await writeFile(target, file.bytes);
  return target;
}

async function contents(file: string) {
  const opened = await openExportZip(file);
  const parts: Record<string, string> = {};
  for (const { path: name } of [
    ...opened.manifest.tables.map((table) => table.file),
    ...opened.manifest.others,
  ])
    parts[name] = await text(await opened.open(name));
  const files: { path: string; sha256: string }[] = [];
  for await (const one of opened.files()) files.push(one);
  opened.close();
  return { manifest: opened.manifest, parts, files };
}

/** What has to be equal before and after: every part but those that the manifest names. */
const comparable = ({ tables, others, files, missing }: Manifest) => ({
  tables: tables.map(({ name, rows, file }) => [name, rows, file.content_sha256]),
  others: others
    .filter(({ path: name }) => !/^(people\.json|(csv\/)?(activity|clocks)\.(jsonl|csv))$/.test(name))
    .map(({ path: name, content_sha256 }) => [name, content_sha256]),
  files,
  missing,
});

describe("an export", () => {
  it("knows every table of a practice: it leaves, or it is said why not", async () => {
    const tables = (await tenantTables(desk.t.admin)).map(({ table }) => table);
    expect([...EXPORT_TABLES.map(({ name }) => name), ...Object.keys(LEFT_BEHIND)].sort()).toEqual(tables);
  });

  it("holds a row of every table and every file, and no SSN", async () => {
    const { manifest, parts, files } = await contents(firstFile);
    expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
    expect(manifest.missing).toEqual([]);
    expect(files.length).toBeGreaterThan(3);
    const all = Object.values(parts).join("\n");
    expect(all).not.toMatch(/219-?09-?9999|ssn_sealed|ssn_digest|ssn_last_four/);
    expect(all).not.toContain(work.practiceId);
    const keys = await desk.t
      .admin`select unnest(array[storage_key, original_storage_key]) as key from documents
      where practice_id = ${work.practiceId}`;
    for (const { key } of keys) if (key) expect(all).not.toContain(key);
  });

  it("writes CSV with dollars as numbers and no formulas", async () => {
    await desk.t.admin`update patients set address_line2 = '=HYPERLINK("http://x")', phone = '+1 555'
      where practice_id = ${work.practiceId}`;
    const { parts } = await contents(await exported(work.rest, "formulas.zip"));
    expect(parts["csv/patients.csv"]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(parts["csv/patients.csv"]).toContain("'+1 555");
    const [head, line] = (parts["csv/claims.csv"] ?? "").split("\r\n");
    const at = head?.split(",").indexOf("total_charges") ?? -1;
    expect(line?.split(",")[at]).toMatch(/^\d+(\.\d+)?$/);
    await desk.t
      .admin`update patients set address_line2 = '', phone = '' where practice_id = ${work.practiceId}`;
  });

  it("is the owner's alone, one at a time, and gone after its days", async () => {
    const staff = restClient(work.people.staff.tokens.bearer);
    expect((await staff("POST", EXPORTS)).status).toBe(403);
    const asked = await work.rest("POST", EXPORTS);
    expect((await work.rest("POST", EXPORTS)).status).toBe(409);
    const download = `${EXPORTS}${asked.body.id}/download/`;
    expect((await work.rest("GET", download)).status).toBe(409);
    await desk.workflows.run("practice/export.requested");
    expect((await desk.other("GET", download)).status).toBe(404);
    expect((await staff("GET", download)).status).toBe(403);
    expect((await work.rest("GET", download)).status).toBe(200);
    await desk.t.admin`update practice_exports set expires_at = now() where id = ${asked.body.id}`;
    expect((await work.rest("GET", download)).status).toBe(409);
    expect(await expireExports(work.ctx)).toBe(1);
    expect((await work.rest("GET", `${EXPORTS}${asked.body.id}/`)).body).toMatchObject({
      state: "expired",
      download_url: null,
    });
    const actions = await desk.t.admin`select action from audit_events
      where practice_id = ${work.practiceId} and entity = 'practice_export' and entity_id = ${asked.body.id} order by id`;
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["create", "export", "download", "delete", "read"]),
    );
  });
});

describe("an import", () => {
  it("gives an empty practice everything: a second export has equal hashes", async () => {
    const source = await exported(work.rest, "source.zip");
    const target = desk.otherPerson.ctx;
    const { rows } = await importPractice(target, source);
    expect(Object.values(rows).every((n) => n > 0)).toBe(true);
    const [before, after] = [await contents(source), await contents(await exported(desk.other, "again.zip"))];
    expect(comparable(after.manifest)).toEqual(comparable(before.manifest));
    expect(after.files).toEqual(before.files);
    // It is at work: found by its number, counted, with its letter.
    const found = await desk.other("GET", "/claims/?search=A1");
    expect(found.body.results).toHaveLength(1);
    const [mine, theirs] = await Promise.all(
      [work.ctx, target].map(async ({ practiceId }) => practiceChecksums(desk.t.admin, practiceId)),
    );
    const counted = (sums: Record<string, string> | undefined, table: string) => sums?.[table]?.split(" ")[0];
    for (const table of [
      "claim_search",
      "document_search",
      "patient_search",
      "appeal_cards",
      "appeal_search",
    ])
      expect([table, counted(theirs, table)]).toEqual([table, counted(mine, table)]);
    const [original] = await desk.t.admin`select original_storage_key as key from documents
      where practice_id = ${target.practiceId} and original_sha256 is not null`;
    expect(Buffer.from(await storage().getBytes(String(original?.key), 100)).toString()).toContain(
      "original",
    );
    const active = await desk.t.admin`select count(*)::int as n from members
      where practice_id = ${target.practiceId} and deactivated_at is null`;
    expect(active[0]?.n).toBe(1);
  }, 120_000);

  it("sends nothing that was on its way when the practice left", async () => {
    await desk.t.admin`update deliveries set state = 'queued' where practice_id = ${work.practiceId}`;
    const { parts } = await contents(await exported(work.rest, "on-its-way.zip"));
    expect(parts["data/deliveries.jsonl"]).toContain('"state":"check_needed"');
    expect(parts["data/deliveries.jsonl"]).not.toContain('"queued"');
    await desk.t.admin`update deliveries set state = 'sent' where practice_id = ${work.practiceId}`;
  });

  it("refuses a practice that is not empty, and changes nothing in it", async () => {
    const before = await practiceChecksums(desk.t.admin, work.practiceId);
    await expect(importPractice(work.ctx, firstFile)).rejects.toThrow("not empty");
    expect(await practiceChecksums(desk.t.admin, work.practiceId)).toEqual(before);
  });

  const broken: [string, (parts: Map<string, string>) => void, RegExp][] = [
    ["a changed row", (p) => p.set("data/claims.jsonl", `${p.get("data/claims.jsonl")} `), /size|hash/],
    [
      "the same size with other bytes",
      (p) => p.set("data/claims.jsonl", flipped(p.get("data/claims.jsonl"))),
      /hash/,
    ],
    ["a missing part", (p) => p.delete("data/claims.jsonl"), /missing/],
    ["no manifest", (p) => p.delete("manifest.json"), /manifest\.json is missing/],
    ["a broken manifest", (p) => p.set("manifest.json", "{}"), /manifest\.json can't be read/],
    ["a path out of it", (p) => p.set("../../outside.txt", "x"), /whole ZIP|refused/],
    ["an absolute path", (p) => p.set("/etc/cron.d/x", "x"), /whole ZIP|refused/],
    ["a file that nobody named", (p) => p.set(`files/${"a".repeat(64)}.pdf`, "x"), /not in the manifest/],
    ["a bomb", (p) => p.set("csv/bomb.csv", "0".repeat(5_000_000)), /far more/],
    [
      "a table of another version",
      (p) =>
        p.set("manifest.json", (p.get("manifest.json") ?? "").replace('"name": "claims"', '"name": "clams"')),
      /another version/,
    ],
  ];
  it.each(broken)("refuses %s", async (_name, breakIt, message) => {
    const opened = await openExportZip(firstFile);
    const names = ["README.txt", "manifest.json", ...opened.manifest.others.map((one) => one.path)];
    names.push(...opened.manifest.tables.map(({ file }) => file.path));
    const parts = new Map<string, Buffer>();
    for (const name of names) parts.set(name, await bytesOf(await opened.open(name)));
    for await (const { path: name } of opened.files())
      parts.set(name, await bytesOf(await opened.open(name)));
    opened.close();
    const texts = new Map([...parts].map(([name, bytes]) => [name, bytes.toString("latin1")]));
    breakIt(texts);
    const entries = [...texts].map(([name, data]) => ({ name, data: Buffer.from(data, "latin1") }));
    const target = path.join(folder, "broken.zip");
    await writeFile(target, zip(entries));
    const empty = await emptyPractice();
    await expect(importPractice(empty, target)).rejects.toThrow(message);
  });

  it("takes nothing of an export of which one row doesn't fit", async () => {
    const empty = await emptyPractice();
    const before = await practiceChecksums(desk.t.admin, empty.practiceId);
    await writeFile(path.join(folder, "half.zip"), "PK");
    await expect(importPractice(empty, path.join(folder, "half.zip"))).rejects.toThrow("not a whole ZIP");
    expect(await practiceChecksums(desk.t.admin, empty.practiceId)).toEqual(before);
  });
});

const flipped = (value = "") => value.replace('"source"', '"sourcE"');

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function emptyPractice(): Promise<Ctx> {
  return (await verifiedAccount(desk.t)).ctx;
}
