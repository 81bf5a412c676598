import { readFile } from "node:fs/promises";

type RunningProcess = { pid: number; command: string; above: string };

/** All processes below one, with their commands and those of their parents. Linux. */
export async function processesBelow(pid: number): Promise<RunningProcess[]> {
  const above = await commandOf(pid);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const found: RunningProcess[] = [];
  for (const child of children.trim().split(" ").filter(Boolean).map(Number)) {
    found.push({ pid: child, command: await commandOf(child), above }, ...(await processesBelow(child)));
  }
  return found;
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
