import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Linux's folder in memory. */
const MEMORY = "/dev/shm";
/** Several times what a lane keeps at once. */
const ROOM = 6 * 1024 ** 3;

/**
 * A folder of this run, where everything that the run starts keeps its temporary files too: what a killed process
 * leaves goes with it. It goes when this process ends, after a failure as well; that of a run which was itself killed
 * goes when the next one begins. In memory where there is plenty: on a disk each commit of a database waits for it, and the
 * files of a hundred databases take minutes to be removed.
 */
export function openRunFolder(): string {
  for (const place of [MEMORY, tmpdir()].filter(existsSync)) {
    for (const name of readdirSync(place)) {
      const pid = Number(/^appeals-run-(\d+)-/.exec(name)?.[1]);
      if (pid && !isAlive(pid)) rmSync(path.join(place, name), { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `appeals-run-${process.pid}-`));
  // PostgreSQL's own user walks through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
