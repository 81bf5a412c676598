import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;
/** Children are looked up each so many times: a process has a dozen threads, each with a list of its own. */
const CHILDREN_EACH = 4;
const HAS_PROC = existsSync("/proc/self/statm");

/**
 * Asked again and again, it says how much memory a process and its children have, in bytes; undefined where the system does
 * not say, as of a process that has ended.
 */
export function memoryOf(pid: number): () => number | undefined | Promise<number | undefined> {
  if (!HAS_PROC) return () => rssByPs(pid);
  let asked = 0;
  let children: number[] = [];
  return () => {
    const own = rss(pid);
    if (own === undefined) return undefined;
    if (asked % CHILDREN_EACH === 0) children = childrenOf(pid);
    asked += 1;
    return children.reduce((sum, child) => sum + (rss(child) ?? 0), own);
  };
}

/** Read at once and not through the pool of threads: these files are the kernel's memory, and four trips for each cost more. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended.
    return "";
  }
}

function rss(pid: number): number | undefined {
  const pages = Number(textOf(`/proc/${pid}/statm`).split(" ")[1]);
  return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined;
}

/** Any thread of a process can start a child. */
function childrenOf(pid: number): number[] {
  const lists = threadsOf(pid).map((thread) => textOf(`/proc/${pid}/task/${thread}/children`));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function rssByPs(pid: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) => {
      const kilobytes = Number(stdout.trim());
      resolve(error || !kilobytes ? undefined : kilobytes * 1024);
    });
  });
}
