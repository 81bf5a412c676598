import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;

/** The resident memory in bytes of a process and its children, or undefined where the system does not say. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const own = await rss(pid);
    const children = await Promise.all((await childrenOf(pid)).map((child) => rss(child).catch(() => 0)));
    return own + children.reduce((sum, bytes) => sum + bytes, 0);
  } catch {
    return rssByPs(pid);
  }
}

async function rss(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
  return Number(fields[1]) * PAGE_BYTES;
}

/** Any thread of a process can start a child. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function rssByPs(pid: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) => {
      const kilobytes = Number(stdout.trim());
      resolve(error || !kilobytes ? undefined : kilobytes * 1024);
    });
  });
}
