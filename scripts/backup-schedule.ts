import { spawn } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * A backup each night into a folder of its own below DIR, of which the newest stay: for containers, which have no timer.
 * `--once` makes one and ends, for those that have one. `BACKUP_AT` is an hour in UTC, `BACKUP_KEEP` how many stay.
 */
const [directory, mode] = process.argv.slice(2);
const at = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(process.env.BACKUP_AT || "02:30");
const keep = Number(process.env.BACKUP_KEEP || 14);
if (!directory || !at || !Number.isInteger(keep) || keep < 1 || (mode && mode !== "--once")) {
  console.error(
    "Usage: backup-schedule DIR [--once], with BACKUP_AT as 02:30 and BACKUP_KEEP a whole number above 0.",
  );
  process.exit(1);
}
const place = path.resolve(directory);
const [, hour, minute] = at;

/** Folders of complete backups; what is under way or failed ends in `.part`. */
const COMPLETE = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

if (mode === "--once") process.exit((await backUp()) ? 0 : 1);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => process.exit(0));
for (;;) {
  const next = nextTime(new Date());
  console.log(`The next backup is made at ${next.toISOString()}.`);
  await until(next);
  await backUp();
}

function nextTime(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Looked at each minute: a clock that jumps, or a machine that slept, does not move it. */
async function until(time: Date): Promise<void> {
  while (Date.now() < time.getTime()) {
    const rest = Math.min(60_000, time.getTime() - Date.now());
    await new Promise((resolve) => setTimeout(resolve, Math.max(rest, 1)));
  }
}

/** Answers whether there is a new backup. Old ones go only after it is there. */
async function backUp(): Promise<boolean> {
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  const made = path.join(place, `${name}.part`);
  await mkdir(place, { recursive: true });
  for (const left of (await readdir(place)).filter((one) => one.endsWith(".part"))) {
    await rm(path.join(place, left), { recursive: true, force: true });
  }
  const code = await run(made);
  // 2: a backup whose rows name files that the store lacks; what there is, is in it.
  if (code !== 0 && code !== 2) {
    console.error(`No backup was made (code ${code}).`);
    return false;
  }
  await rename(made, path.join(place, name));
  const complete = (await readdir(place)).filter((one) => COMPLETE.test(one)).sort();
  for (const old of complete.slice(0, -keep)) await rm(path.join(place, old), { recursive: true });
  return true;
}

/** `backup.ts` beside this file, or what the build made of both. */
function run(target: string): Promise<number> {
  const self = process.argv[1] ?? "";
  const script = path.join(path.dirname(self), `backup${path.extname(self)}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, script, target], { stdio: "inherit" });
    child.once("error", () => resolve(1));
    child.once("exit", (status) => resolve(status ?? 1));
  });
}
