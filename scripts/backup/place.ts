import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { parseSettings } from "../../lib/env";
import { openStorage } from "../../lib/integrations/storage/open-storage";
import type { Storage } from "../../lib/integrations/storage/storage";
import { holdDataDir, type LocalSecrets, localSecrets, writeSecrets } from "../launch/data-dir";
import { APP_ROLE, ensureDatabase, OWNER_ROLE } from "../launch/database-roles";
import { freePort } from "../launch/free-port";
import { DATABASE, type Environment, TYPESCRIPT } from "../launch/installation";
import { Part } from "../launch/part";
import { BackupError } from "./backup-error";
import type { Secrets } from "./keys";

/** An installation as a backup or a restore meets it. */
export type Place = {
  /** Sees every practice's rows. */
  readerUrl: string;
  ownerUrl: string;
  appUrl: string;
  secrets: Secrets;
  storage: Storage;
  /** Ends what was started for it. */
  close(): Promise<void>;
};

/** The running or resting installation that the settings name. Throws `BackupError` where there is none. */
export async function placeToBackUp(source: Environment): Promise<Place> {
  const dataDir = path.resolve(source.DATA_DIR || ".data");
  const local = await readSecrets(dataDir);
  const secrets = secretsOf(source, local);
  if (!secrets)
    throw new BackupError(
      `There is no installation to back up: ${path.join(dataDir, "secrets.json")} is not there, and APP_SECRET and FIELD_KEYS are not set. DATA_DIR names the data folder.`,
    );
  if (source.DATABASE_URL) return outside(source, source.DATABASE_URL, dataDir, secrets);
  if (!local)
    throw new BackupError(
      `${dataDir} holds no installation with embedded PostgreSQL. Set DATA_DIR or DATABASE_URL.`,
    );
  const running = await runningPort(dataDir, local);
  if (running) return embedded(source, dataDir, local, secrets, running, async () => {});
  return startEmbedded(source, dataDir, local, secrets);
}

/** The keys alone, to read a backup with. Throws `BackupError` where there are none. */
export async function keysToRestore(source: Environment): Promise<Secrets> {
  const dataDir = path.resolve(source.DATA_DIR || ".data");
  const secrets = secretsOf(source, await readSecrets(dataDir));
  if (secrets) return secrets;
  throw new BackupError(
    `The keys of the backup are needed: set APP_SECRET and FIELD_KEYS, or put the old installation's secrets.json into ${dataDir}.`,
  );
}

/** Where a backup is to be restored: an outside database, or a data folder that nobody works on. */
export async function placeToRestore(source: Environment): Promise<Place> {
  const dataDir = path.resolve(source.DATA_DIR || ".data");
  const known = await readSecrets(dataDir);
  const secrets = await keysToRestore(source);
  if (source.DATABASE_URL) return outside(source, source.DATABASE_URL, dataDir, secrets);
  if (!known) {
    await mkdir(dataDir, { recursive: true });
    const word = () => randomBytes(16).toString("hex");
    await writeSecrets(dataDir, {
      appSecret: secrets.APP_SECRET,
      fieldKeys: secrets.FIELD_KEYS,
      postgres: { admin: word(), owner: word(), app: word() },
    });
  }
  return startEmbedded(source, dataDir, await localSecrets(dataDir), secrets);
}

async function readSecrets(dataDir: string): Promise<LocalSecrets | null> {
  const found = await readFile(path.join(dataDir, "secrets.json")).catch(() => null);
  return found ? localSecrets(dataDir) : null;
}

function secretsOf(source: Environment, local: LocalSecrets | null): Secrets | null {
  const APP_SECRET = source.APP_SECRET || local?.appSecret;
  const FIELD_KEYS = source.FIELD_KEYS || local?.fieldKeys;
  return APP_SECRET && FIELD_KEYS ? { APP_SECRET, FIELD_KEYS } : null;
}

function outside(source: Environment, appUrl: string, dataDir: string, secrets: Secrets): Place {
  const ownerUrl = source.DATABASE_MIGRATION_URL || appUrl;
  return {
    readerUrl: source.DATABASE_BACKUP_URL || ownerUrl,
    ownerUrl,
    appUrl,
    secrets,
    storage: storageOf(source, dataDir, appUrl, secrets),
    close: async () => {},
  };
}

/** The port of the folder's own PostgreSQL, if it answers. */
async function runningPort(dataDir: string, local: LocalSecrets): Promise<number | null> {
  const lines = await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  const port = Number(lines.split("\n")[3]);
  if (!port) return null;
  const sql = postgres(url("postgres", local.postgres.admin, port), {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
  });
  return sql`select 1`
    .then(
      () => port,
      () => null,
    )
    .finally(() => sql.end({ timeout: 1 }));
}

async function startEmbedded(source: Environment, dataDir: string, local: LocalSecrets, secrets: Secrets) {
  const release = await holdDataDir(dataDir, Number(source.PORT || 3000)).catch((error: Error) => {
    throw new BackupError(error.message);
  });
  const port = await freePort();
  const host = new Part({
    name: "postgres",
    args: [...TYPESCRIPT, "scripts/postgres-host.ts", path.join(dataDir, "postgres"), String(port)],
    env: source,
    logDir: path.join(dataDir, "logs"),
  });
  const close = async () => {
    await host.stop();
    await release();
  };
  try {
    await host.message();
    await ensureDatabase(url("postgres", local.postgres.admin, port, "postgres"), DATABASE);
  } catch (error) {
    await close();
    throw error;
  }
  return embedded(source, dataDir, local, secrets, port, close);
}

function embedded(
  source: Environment,
  dataDir: string,
  local: LocalSecrets,
  secrets: Secrets,
  port: number,
  close: Place["close"],
): Place {
  const appUrl = url(APP_ROLE, local.postgres.app, port);
  return {
    readerUrl: url("postgres", local.postgres.admin, port),
    ownerUrl: url(OWNER_ROLE, local.postgres.owner, port),
    appUrl,
    secrets,
    storage: storageOf(source, dataDir, appUrl, secrets),
    close,
  };
}

const url = (user: string, password: string, port: number, name = DATABASE) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

/** By the app's own reading of the settings; those that say nothing of files don't matter here. */
function storageOf(source: Environment, dataDir: string, appUrl: string, secrets: Secrets): Storage {
  const settings = { APP_URL: "http://localhost:3000", ...source, ...secrets, APP_MODE: "local" };
  return openStorage(parseSettings({ ...settings, DATA_DIR: dataDir, DATABASE_URL: appUrl }));
}
