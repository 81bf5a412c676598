import { mkdir } from "node:fs/promises";
import path from "node:path";
import { MEMORY_POOLS, WEB_HEAP } from "./build";
import { COMPILE_CACHE } from "./compile-cache";
import { holdDataDir, type LocalSecrets, localSecrets } from "./data-dir";
import { APP_ROLE, ensureDatabase, OWNER_ROLE } from "./database-roles";
import { freePort, isFree } from "./free-port";
import { markMigrated, migratedBy } from "./migrated-by";
import { Part } from "./part";
import { awaitReady } from "./ready";
import { type Supervision, supervise } from "./supervise";

/** The embedded PostgreSQL's one database of ours. */
export const DATABASE = "appeals";

/** Node's own way to run a TypeScript file: no wrapper between the launcher's signals and the part. */
export const TYPESCRIPT = ["--import", "tsx"];
export const NEXT = "node_modules/next/dist/bin/next";
/** Of the built app on loopback. */
export const webArgs = (port: number) => [
  ...WEB_HEAP,
  "scripts/web.ts",
  "-p",
  String(port),
  "-H",
  "127.0.0.1",
];

/** Variables by name; unset or empty means not set. */
export type Environment = Record<string, string | undefined>;

export type Installation = {
  dataDir: string;
  port: number;
  /** The environment of the web server and the worker. */
  env: Environment;
  start(part: { name: string; args: string[]; env?: Environment; echo?: boolean }): Part;
  /** Throws, with what the parts printed last, when one ends before all are ready or they are not within two minutes. */
  ready(): Promise<void>;
  /** Ends when a signal asks to stop, with 0, or when a part can't be kept up, with 1; all parts are down then. */
  run(): Promise<number>;
  /** From now on a part that ends by itself is started again. Called once everything was up. */
  keepUp(): void;
  stop(): Promise<void>;
};

/**
 * Prepares everything that a local start needs: the data folder, its secrets, a migrated PostgreSQL (embedded unless
 * `DATABASE_URL` is set), and the environment of the parts. A database that the `build` has migrated before is taken as it is.
 */
export async function openInstallation(given: Environment, build?: Promise<string>): Promise<Installation> {
  const source: Environment = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...given };
  const port = Number(source.PORT || 3000);
  const dataDir = path.resolve(source.DATA_DIR || ".data");
  const release = await holdDataDir(dataDir, port);
  if (!(await isFree(port))) {
    await release();
    throw new Error(`Port ${port} is in use by another program. Stop it, or start with another PORT.`);
  }
  const logDir = path.join(dataDir, "logs");
  const supervision = supervise((line) => console.error(line));
  const start: Installation["start"] = ({ name, args, env: own, echo }) =>
    supervision.watch(() => new Part({ name, args, env: { ...own, ...env }, logDir, echo: echo ?? false }));
  const stop = async () => {
    supervision.end();
    for (const part of supervision.parts().reverse()) await part.stop();
    await release();
  };
  let env: Environment = source;
  try {
    const secrets = await localSecrets(dataDir);
    const database = await openDatabase(source, dataDir, secrets, start);
    env = localEnvironment(source, { port, dataDir, secrets, databaseUrl: database.appUrl });
    const wanted = build && `${await build} ${new URL(database.appUrl).username}`;
    if (!wanted || (await migratedBy(database.ownerUrl)) !== wanted) {
      await migrate({ ...env, DATABASE_MIGRATION_URL: database.ownerUrl }, logDir);
      if (wanted) await markMigrated(database.ownerUrl, wanted);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    dataDir,
    port,
    get env() {
      return env;
    },
    start,
    ready: () => untilReady(supervision, port),
    run: () => runUntilEnd(supervision, stop),
    keepUp: supervision.begin,
    stop,
  };
}

/** In a process of its own: what the engines print while they migrate belongs into a log, not on the first screen. */
async function migrate(env: Environment, logDir: string): Promise<void> {
  const part = new Part({ name: "migrate", args: [...TYPESCRIPT, "scripts/migrate.ts"], env, logDir });
  const { code } = await part.ended;
  if (code !== 0) throw new Error(`The database could not be migrated:\n${part.lastLines()}`);
}

async function openDatabase(
  source: Environment,
  dataDir: string,
  secrets: LocalSecrets,
  start: Installation["start"],
) {
  if (source.DATABASE_URL) {
    return {
      appUrl: source.DATABASE_URL,
      ownerUrl: source.DATABASE_MIGRATION_URL || source.DATABASE_URL,
    };
  }
  const directory = path.join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true });
  const postgresPort = await freePort();
  const host = start({
    name: "postgres",
    args: [...TYPESCRIPT, "scripts/postgres-host.ts", directory, String(postgresPort)],
  });
  await host.message();
  const url = (user: string, password: string, name: string) =>
    `postgres://${user}:${password}@127.0.0.1:${postgresPort}/${name}`;
  await ensureDatabase(url("postgres", secrets.postgres.admin, "postgres"), DATABASE);
  return {
    appUrl: url(APP_ROLE, secrets.postgres.app, DATABASE),
    ownerUrl: url(OWNER_ROLE, secrets.postgres.owner, DATABASE),
  };
}

function localEnvironment(
  source: Environment,
  local: { port: number; dataDir: string; secrets: LocalSecrets; databaseUrl: string },
): Environment {
  return {
    ...source,
    APP_MODE: source.APP_MODE || "local",
    APP_URL: source.APP_URL || `http://localhost:${local.port}`,
    PORT: String(local.port),
    DATA_DIR: local.dataDir,
    DATABASE_URL: local.databaseUrl,
    APP_SECRET: source.APP_SECRET || local.secrets.appSecret,
    FIELD_KEYS: source.FIELD_KEYS || local.secrets.fieldKeys,
    NEXT_TELEMETRY_DISABLED: "1",
    MALLOC_ARENA_MAX: source.MALLOC_ARENA_MAX || MEMORY_POOLS.MALLOC_ARENA_MAX,
    // No host ends requests on this machine, however long a packet takes it.
    REQUEST_SECONDS: source.REQUEST_SECONDS || "900",
  };
}

async function untilReady({ gaveUp, parts }: Supervision, port: number): Promise<void> {
  const outcome = await Promise.race([awaitReady(port), gaveUp]);
  if (outcome === true) return;
  const printed = parts().map((part) => `— ${part.name}\n${part.lastLines()}`);
  throw new Error(["The app did not become ready.", outcome || "", ...printed].join("\n"));
}

async function runUntilEnd(supervision: Supervision, stop: () => Promise<void>): Promise<number> {
  const asked = new Promise<"asked">((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve("asked"));
    // A signal to npm ends the shell between it and us, which passes nothing on.
    const shell = process.ppid;
    if (process.env.npm_lifecycle_event)
      setInterval(() => process.ppid !== shell && resolve("asked"), 500).unref();
  });
  const outcome = await Promise.race([asked, supervision.gaveUp]);
  if (outcome !== "asked") console.error(`\n${outcome}\n`);
  console.log("Stopping …");
  await stop();
  return outcome === "asked" ? 0 : 1;
}
