import type { ChildProcess } from "node:child_process";

/** A spare that nobody needed for so long ends: its memory is worth more than its start. */
const IDLE_MILLISECONDS = 10 * 60_000;

type Spare = { child: ChildProcess; idle: NodeJS.Timeout };

const spares = new Map<string, Spare>();

/**
 * A started process of this kind that has done nothing yet, or undefined. Each does one job and ends, so no file meets what another
 * left behind.
 */
export function takeSpare(kind: string): ChildProcess | undefined {
  const spare = spares.get(kind);
  if (!spare) return undefined;
  forget(kind, spare.child);
  const { child } = spare;
  if (!child.connected || child.exitCode !== null || child.signalCode !== null) return undefined;
  child.ref();
  child.channel?.ref();
  return child;
}

/** Keeps one process of a kind ready for the next job: to start it and load what it takes is most of the time that a short file needs. */
export function keepSpare(kind: string, start: () => ChildProcess): void {
  if (spares.has(kind)) return;
  const child = start();
  const idle = setTimeout(() => {
    forget(kind, child);
    child.kill("SIGKILL");
  }, IDLE_MILLISECONDS).unref();
  spares.set(kind, { child, idle });
  child.once("error", () => forget(kind, child));
  child.once("exit", () => forget(kind, child));
  child.send(PREPARE, () => {
    // It holds nothing up: when this process ends, its channel closes, and the spare ends with it.
    if (spares.get(kind)?.child !== child) return;
    child.unref();
    child.channel?.unref();
  });
}

/** Tells a spare to load what any job of its kind takes. */
export const PREPARE = "prepare";

function forget(kind: string, child: ChildProcess): void {
  const spare = spares.get(kind);
  if (spare?.child !== child) return;
  clearTimeout(spare.idle);
  spares.delete(kind);
}
