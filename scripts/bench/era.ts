/** How fast and in how much memory the remittance reader reads one large file. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { previewClaims, previewSummary } from "@/lib/domain/remittance/reader/preview";
import { readRemittance } from "@/lib/domain/remittance/reader/reader";
import { largeRemittance } from "./era-file";
import { benchEraPosting } from "./era-posting";
import { printTable } from "./table";

const MB = 1024 * 1024;

export type EraBench = {
  claims: number;
  fileMb: number;
  /** One reading, as posting does it. */
  readSeconds: number;
  /** Two readings and a preview of every claim, as the preview does it. */
  previewSeconds: number;
  /** Highest resident memory of the process above its start, garbage included. */
  residentMb: number;
  /** What the reading itself holds: live heap after a collection, highest over the file, above the start. */
  heldMb: number;
};

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Reads one file of so many claims from disk. Throws when a claim is lost or a problem is seen in the good file. */
export async function benchEraReader(claims: number): Promise<EraBench> {
  const folder = await mkdtemp(path.join(tmpdir(), "era-bench-"));
  try {
    const file = path.join(folder, "large.835");
    await pipeline(largeRemittance(claims), createWriteStream(file));
    return await read(file, claims);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(file: string, claims: number): Promise<EraBench> {
  collectGarbage();
  const start = process.memoryUsage();
  let peak = 0;
  let held = 0;
  const watch = (seen: number) => {
    if (seen % Math.ceil(claims / 100) === 0) peak = Math.max(peak, process.memoryUsage.rss());
    if (seen % Math.ceil(claims / 8) !== 0) return;
    collectGarbage();
    held = Math.max(held, process.memoryUsage().heapUsed - start.heapUsed);
  };

  const readStart = performance.now();
  let count = 0;
  for await (const event of readRemittance(createReadStream(file))) {
    if (event.type === "problem") throw new Error(`unexpected problem: ${event.problem.message}`);
    if (event.type === "claim") count += 1;
    watch(count);
  }
  const previewStart = performance.now();
  const summary = await previewSummary(createReadStream(file));
  let previewed = 0;
  for await (const claim of previewClaims(createReadStream(file), summary)) {
    if (claim.proposed_move === "appeal") previewed += 1;
    watch(previewed);
  }
  const end = performance.now();
  if (count !== claims || previewed !== claims) {
    throw new Error(`${count} and ${previewed} of ${claims} claims read`);
  }
  return {
    claims,
    fileMb: (await stat(file)).size / MB,
    readSeconds: (previewStart - readStart) / 1000,
    previewSeconds: (end - previewStart) / 1000,
    residentMb: (peak - start.rss) / MB,
    heldMb: held / MB,
  };
}

/** As many as make the largest file that is taken, 50 MB. */
const MOST_CLAIMS = 159_000;

/** `BENCH_CLAIMS=1000` chooses how many claims the posted file has. */
export async function print(): Promise<void> {
  const claims = Number(process.env.BENCH_CLAIMS) || 10_000;
  for (const count of [claims, MOST_CLAIMS]) {
    const { fileMb, readSeconds, previewSeconds, residentMb, heldMb } = await benchEraReader(count);
    printTable(`Reading one remittance of ${count} claims, ${fileMb.toFixed(1)} MB`, [
      { name: "read once", value: readSeconds, unit: "s" },
      { name: "read twice and previewed", value: previewSeconds, unit: "s" },
      { name: "held by the reading", value: heldMb, unit: "MB" },
      { name: "resident memory above the start, highest", value: residentMb, unit: "MB", aim: 200 },
    ]);
  }
  printTable("Posting it", await benchEraPosting(claims));
}
