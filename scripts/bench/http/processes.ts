import { readdir, readFile } from "node:fs/promises";

/** Ticks of `/proc/<pid>/stat` a second, which Linux fixes for programs. */
const TICKS = 100;
const PAGE_BYTES = 4096;

type ProcessStat = { pid: number; parent: number; cpuMs: number; residentBytes: number };

async function processes(): Promise<ProcessStat[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => null)));
  return all.flatMap((line) => {
    if (line === null) return [];
    // The name in parentheses may hold blanks.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const field = (n: number) => Number(fields[n - 3]);
    // Own time, and that of children that have ended: the sum over a tree only grows.
    const ticks = field(14) + field(15) + field(16) + field(17);
    const residentBytes = field(24) * PAGE_BYTES;
    return [
      { pid: Number.parseInt(line, 10), parent: field(4), cpuMs: (ticks * 1000) / TICKS, residentBytes },
    ];
  });
}

/** A process and all its descendants. */
async function tree(root: number): Promise<ProcessStat[]> {
  const all = await processes();
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

/** Milliseconds of processor time that a process and its descendants have used until now. */
export async function cpuMs(root: number): Promise<number> {
  return (await tree(root)).reduce((sum, one) => sum + one.cpuMs, 0);
}
