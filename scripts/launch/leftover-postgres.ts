import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long each way of asking is given. SIGINT ends sessions and writes everything down, SIGQUIT leaves that to recovery. */
const ASK: readonly [NodeJS.Signals, number][] = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 2_000],
];

/**
 * Makes way for a new server on a data directory whose keeper was killed. A server that still runs there is ended; a
 * `postmaster.pid` whose number belongs to another program by now is removed, since PostgreSQL would not start.
 */
export async function endLeftover(directory: string): Promise<void> {
  const file = path.join(directory, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n", 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await servesFrom(pid, directory))) {
    await rm(file, { force: true });
    return;
  }
  for (const [signal, patience] of ASK) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!(await servesFrom(pid, directory))) return;
      await sleep(50);
    }
  }
  throw new Error(`A PostgreSQL of an earlier start (process ${pid}) does not end. End it by hand.`);
}

/** Whether the process is a PostgreSQL on this directory. Where the system doesn't say, only whether it lives. */
async function servesFrom(pid: number, directory: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  if (command === null) return process.platform !== "linux";
  return command.split("\0").includes(directory);
}
