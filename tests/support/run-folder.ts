import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A folder of this run, where everything that the run starts keeps its temporary files too: what a killed process
 * leaves goes with it. It goes when this process ends, after a failure as well; that of a run which was itself killed
 * goes when the next one begins.
 */
export function openRunFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^appeals-run-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(tmpdir(), `appeals-run-${process.pid}-`));
  // PostgreSQL's own user walks through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
