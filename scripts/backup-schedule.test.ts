import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

// Seen red: old backups removed before the new one is there, a failed one kept as if it were complete.

let folder: string;
let backups: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "backup-schedule-"));
  copyFileSync("scripts/backup-schedule.ts", path.join(folder, "backup-schedule.ts"));
  writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Beside a command that makes a folder as a backup does and ends as told. */
function once(code: number, files = 1) {
  const command = `import { mkdirSync, writeFileSync } from "node:fs"; mkdirSync(process.argv[2]);
    for (let n = 0; n < ${files}; n += 1) writeFileSync(process.argv[2] + "/manifest.json", "{}"); process.exit(${code});`;
  writeFileSync(path.join(folder, "backup.ts"), command);
  const args = [path.join(folder, "backup-schedule.ts"), backups, "--once"];
  return spawnSync(process.execPath, args, { env: { ...process.env, BACKUP_KEEP: "2" }, encoding: "utf8" });
}

it("keeps the newest backups, and none of a try that failed", () => {
  backups = path.join(folder, "kept");
  for (const old of ["2026-01-01T023000Z", "2026-01-02T023000Z", "2026-01-03T023000Z.part", "notes"]) {
    mkdirSync(path.join(backups, old), { recursive: true });
  }
  expect(once(1).status).toBe(1);
  expect(readdirSync(backups).filter((name) => /^2026-01-0\dT\d+Z$/.test(name))).toHaveLength(2);
  expect(once(0).status).toBe(0);
  const left = readdirSync(backups).sort();
  expect(left).toHaveLength(3);
  expect(left.slice(0, 1)).toEqual(["2026-01-02T023000Z"]);
  expect(left.at(-1)).toBe("notes");
  expect(existsSync(path.join(backups, left[1] ?? "", "manifest.json"))).toBe(true);
});

it("refuses what it can't keep to, with a sentence", () => {
  backups = path.join(folder, "other");
  const args = ["scripts/backup-schedule.ts", backups];
  const bad = spawnSync(process.execPath, args, {
    env: { ...process.env, BACKUP_AT: "25:00" },
    encoding: "utf8",
  });
  expect(bad.status).toBe(1);
  expect(bad.stderr).toContain("BACKUP_AT as 02:30");
  expect(existsSync(backups)).toBe(false);
});
