import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import { localSecrets } from "../../launch/data-dir";
import { APP_ROLE, ensureDatabase, OWNER_ROLE } from "../../launch/database-roles";
import { freePort } from "../../launch/free-port";
import { awaitReady } from "../../launch/ready";
import { cpuMs } from "./processes";

type Server = { pid: number; stop(): Promise<void> };

/** What a benchmark that is ended before its time takes down with it: each runs in a group of its own, which Ctrl-C doesn't reach. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/** Starts a program of the measured checkout; what it prints goes to a file, so that nobody pays for reading it. */
async function start(
  command: string,
  args: string[],
  options: { cwd: string; log: string; env: Record<string, string | undefined>; sayReady?: boolean },
): Promise<Server> {
  const log = await open(options.log, "a");
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env } as NodeJS.ProcessEnv,
    stdio: ["ignore", log.fd, log.fd, ...(options.sayReady ? (["ipc"] as const) : [])],
    detached: true,
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void ended.then(() => running.delete(child));
  await log.close();
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  };
  if (options.sayReady) {
    const ready = new Promise<boolean>((resolve) => child.once("message", () => resolve(true)));
    if (!(await Promise.race([ready, ended.then(() => false)]))) {
      throw new Error(`${args.join(" ")} ended:\n${await readFile(options.log, "utf8")}`);
    }
  }
  return { pid: child.pid ?? 0, stop };
}

const TSX = ["--import", "tsx"];

export type BenchPostgres = Server & {
  port: number;
  url(role: "admin" | "owner" | "app", database: string, port?: number): string;
  /** Creates the database where it is missing, and brings it to the measured checkout's schema. */
  migrate(database: string): Promise<void>;
};

/** The measured checkout's own PostgreSQL, with its own settings, on a folder that is kept. */
export async function startPostgres(app: string, dataDir: string): Promise<BenchPostgres> {
  await mkdir(path.join(dataDir, "logs"), { recursive: true });
  await chmod(dataDir, 0o711);
  const { postgres: passwords } = await localSecrets(dataDir);
  const port = await freePort();
  const log = path.join(dataDir, "logs", "bench-postgres.log");
  const server = await start(
    process.execPath,
    [...TSX, "scripts/postgres-host.ts", path.join(dataDir, "postgres"), String(port)],
    { cwd: app, log, env: {}, sayReady: true },
  );
  const users = { admin: "postgres", owner: OWNER_ROLE, app: APP_ROLE };
  const url: BenchPostgres["url"] = (role, database, at = port) =>
    `postgres://${users[role]}:${passwords[role]}@127.0.0.1:${at}/${database}`;
  const migrate = async (database: string) => {
    await ensureDatabase(url("admin", "postgres"), database);
    const log = path.join(dataDir, "logs", "bench-migrate.log");
    const env = {
      ...(await settings(dataDir, 0)),
      DATABASE_URL: url("app", database),
      DATABASE_MIGRATION_URL: url("owner", database),
    };
    await run(process.execPath, [...TSX, "scripts/migrate.ts"], { cwd: app, log, env });
  };
  return { ...server, port, url, migrate };
}

async function run(command: string, args: string[], options: Parameters<typeof start>[2]): Promise<void> {
  const log = await open(options.log, "w");
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env } as NodeJS.ProcessEnv,
    stdio: ["ignore", log.fd, log.fd],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  await log.close();
  if (code !== 0) throw new Error(`${args.join(" ")} ended:\n${await readFile(options.log, "utf8")}`);
}

async function settings(dataDir: string, port: number) {
  const { appSecret, fieldKeys } = await localSecrets(dataDir);
  return {
    NODE_ENV: "production",
    APP_MODE: "local",
    APP_URL: `http://localhost:${port}`,
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_SECRET: appSecret,
    FIELD_KEYS: fieldKeys,
    NEXT_TELEMETRY_DISABLED: "1",
    THROTTLE_SIGN_UPS_PER_ADDRESS_HOUR: "100000",
    THROTTLE_SIGN_INS_PER_ADDRESS_HOUR: "100000",
  };
}

export type Web = Server & { base: string };

/** The measured checkout's web server as `npm start` starts it. */
export async function startWeb(
  app: string,
  dataDir: string,
  databaseUrl: string,
  extra: Record<string, string> = {},
): Promise<Web> {
  const port = await freePort();
  const { scripts } = JSON.parse(await readFile(path.join(app, "package.json"), "utf8"));
  const bin = [path.join(app, "node_modules/node/bin"), path.join(app, "node_modules/.bin")].join(":");
  const server = await start("sh", ["-c", `exec ${scripts.start} -p ${port} -H 127.0.0.1`], {
    cwd: app,
    log: path.join(dataDir, "logs", "bench-web.log"),
    env: {
      ...(await settings(dataDir, port)),
      PATH: `${bin}:${process.env.PATH}`,
      DATABASE_URL: databaseUrl,
      ...extra,
    },
  });
  const base = `http://localhost:${port}`;
  if (await isUp(port)) {
    await settled(server.pid);
    return { ...server, base };
  }
  await server.stop();
  throw new Error("The web server did not start: look into logs/bench-web.log.");
}

/** Until the web processes have loaded all routes, as they do for some seconds once they answer: what is measured is their day. */
async function settled(pid: number): Promise<void> {
  for (let turn = 0, before = await cpuMs(pid); turn < 60; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await cpuMs(pid);
    if (now - before < 25) return;
    before = now;
  }
}

/** Up, though no worker runs: what it would do beside the requests would be measured along. */
async function isUp(port: number): Promise<boolean> {
  return awaitReady(port, "/api/health");
}
