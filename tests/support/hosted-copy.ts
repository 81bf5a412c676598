import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { writeSecrets } from "../../scripts/launch/data-dir";
import { ensureDatabase } from "../../scripts/launch/database-roles";
import { freePort } from "../../scripts/launch/free-port";
import { TYPESCRIPT } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";

const STANDALONE = ".next/standalone";
/** Whom the app runs as where the test runs as root, to whom no file is read-only. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

type HostedCopy = { app: string; node: string; tmp: string };

/** The build and Node itself, in a folder that the app's user may only read, and a folder for temporary files. */
export async function copyOut(folder: string): Promise<HostedCopy> {
  if (!existsSync(`${STANDALONE}/server.js`)) throw new Error("Run `npm run build` first.");
  const app = path.join(folder, "app");
  await cp(STANDALONE, app, { recursive: true, verbatimSymlinks: true });
  const node = path.join(folder, "node");
  await cp(process.execPath, node);
  const tmp = path.join(folder, "tmp");
  await mkdir(tmp);
  await chmod(tmp, 0o1777);
  if (!NOBODY)
    for (const file of await readdir(app, { recursive: true })) await readOnly(path.join(app, file));
  return { app, node, tmp };
}

async function readOnly(file: string): Promise<void> {
  const { mode } = await stat(file);
  await chmod(file, mode & 0o555);
}

/** Every file and folder below, with its size and the time of its last change: two are equal when nothing was written. */
export async function inventory(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const lines = names.sort().map(async (name) => {
    const { size, mtimeMs } = await lstat(path.join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return Promise.all(lines);
}

/** A PostgreSQL of its own below the folder; `close` ends it. */
export async function startPostgres(folder: string) {
  const at = path.join(folder, "database");
  await mkdir(at);
  await writeSecrets(at, { postgres: { admin: "test", owner: "test", app: "test" } });
  const port = await freePort();
  const args = [
    ...TYPESCRIPT,
    "scripts/postgres-host.ts",
    path.join(at, "postgres"),
    String(port),
    "disposable",
  ];
  const server = new Part({ name: "postgres", args, env: process.env, logDir: at });
  await server.message();
  const url = (user: string, name: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;
  await ensureDatabase(url("postgres", "postgres"), "hosted");
  return {
    app: url("appeals_app", "hosted"),
    owner: url("appeals_owner", "hosted"),
    admin: url("postgres", "hosted"),
    close: () => server.stop(),
  };
}

/** Starts a compiled program of the copy with these settings and none of this process's. */
export function start(from: HostedCopy, file: string, settings: Record<string, string>) {
  const output: string[] = [];
  const child: ChildProcess = spawn(from.node, [file], {
    cwd: from.app,
    env: { PATH: "/usr/bin:/bin", TMPDIR: from.tmp, HOME: from.tmp, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...NOBODY,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output };
}
