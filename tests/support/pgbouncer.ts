import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { freePort } from "../../scripts/launch/free-port";
import { waitFor } from "./wait";

const PROGRAM = "/usr/sbin/pgbouncer";

/** Installs Debian's package where that is possible. Answers whether the pooler is here. */
export function havePgBouncer(): boolean {
  const isHere = () => spawnSync(PROGRAM, ["--version"]).status === 0;
  if (isHere()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"], {
    stdio: "ignore",
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return isHere();
}

/** PgBouncer in transaction mode before one role of a server, as `user`. Answers the URL of the app. */
export async function startPgBouncer(
  folder: string,
  databaseUrl: string,
  user: { uid: number; gid: number } | null,
) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const at = path.join(folder, "pgbouncer");
  await mkdir(at, { recursive: true });
  const users = path.join(at, "users.txt");
  const settings = path.join(at, "pgbouncer.ini");
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
`,
  );
  if (user) for (const file of [at, users, settings]) await chown(file, user.uid, user.gid);
  const child: ChildProcess = spawn(PROGRAM, [settings], { stdio: "ignore", ...user });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await waitFor(() => answers(own), { what: "PgBouncer" });
  const url = new URL(databaseUrl);
  url.port = String(own);
  return {
    url: url.href,
    async close() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    setTimeout(() => socket.destroy(), 500);
  });
