/** How fast and in how much memory the remittance reader reads one large file. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { previewClaims, previewSummary } from "@/lib/domain/payer/remittance/preview";
import { readRemittance } from "@/lib/domain/payer/remittance/reader";
import { header } from "@/tests/support/era-builder";
import { printTable } from "./table";

const MB = 1024 * 1024;

export type EraBench = {
  claims: number;
  fileMb: number;
  /** One reading, as posting does it. */
  readSeconds: number;
  /** Two readings and a preview of every claim, as the preview does it. */
  previewSeconds: number;
  /** Highest resident memory of the process, garbage included. */
  peakMb: number;
  /** What the reading itself holds: live heap after a collection, highest over the file, above the start. */
  heldMb: number;
};

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** One payment with `count` claims of three lines each, written as it is read: the file is never whole in memory. */
export function* largeRemittance(count: number): Generator<Buffer> {
  const isa =
    "ISA*00*          *00*          *ZZ*LAKESIDE       *ZZ*HARBORPT       *260302*1200*^*00501*000000001*0*P*:~";
  const start = ["GS*HP*LAKESIDE*HARBORPT*20260302*1200*1*X*005010X221A1", "ST*835*0001"];
  const head = [...start, ...header(`${count * 140}.00`)];
  let block = [isa, ...head.map((segment) => `${segment}~\n`)].join("");
  for (let n = 1; n <= count; n += 1) {
    block += `${claimOf(n).join("~\n")}~\n`;
    if (block.length > 60_000) {
      yield Buffer.from(block);
      block = "";
    }
  }
  // 7 segments from ST to REF, 16 a claim, and SE.
  yield Buffer.from(`${block}SE*${8 + count * 16}*0001~\nGE*1*1~\nIEA*1*000000001~\n`);
}

/** Some thousand last names, so that namesakes are there but rare. */
const nameOf = (n: number): string =>
  `LIMA${[0, 1, 2].map((place) => String.fromCharCode(65 + (Math.floor(n / 17 ** place) % 17))).join("")}`;

function claimOf(n: number): string[] {
  const number = String(n).padStart(6, "0");
  return [
    `LX*${n}`,
    `CLP*A${number}*1*300*140*40*12*P${number}*11*1`,
    `NM1*QC*1*${nameOf(n)}*ANA****MI*W${number}`,
    "DTM*232*20260105",
    "SVC*HC:97110:GP*100*60**2",
    "DTM*472*20260105",
    "CAS*CO*45*20**253*0",
    "CAS*PR*2*20",
    "SVC*HC:97140:GP:59*120*80**1",
    "DTM*472*20260105",
    "CAS*CO*45*20",
    "CAS*PR*2*20",
    "SVC*HC:97530:GP*80*0**1",
    "DTM*472*20260105",
    "CAS*CO*50*80",
    "LQ*HE*N115",
  ];
}

/** 10,000 claims in one file by default. Throws when a claim is lost or a problem is seen in the good file. */
export async function benchEraReader(claims = 10_000): Promise<EraBench> {
  let fileBytes = 0;
  for (const chunk of largeRemittance(claims)) fileBytes += chunk.length;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  let peak = 0;
  let held = 0;
  const watch = (seen: number) => {
    if (seen % Math.ceil(claims / 8) !== 0) return;
    peak = Math.max(peak, process.memoryUsage().rss);
    collectGarbage();
    held = Math.max(held, process.memoryUsage().heapUsed - before);
  };

  const readStart = performance.now();
  let read = 0;
  for await (const event of readRemittance(largeRemittance(claims))) {
    if (event.type === "problem") throw new Error(`unexpected problem: ${event.problem.message}`);
    if (event.type === "claim") read += 1;
    watch(read);
  }
  const previewStart = performance.now();
  const summary = await previewSummary(largeRemittance(claims));
  let previewed = 0;
  for await (const claim of previewClaims(largeRemittance(claims), summary)) {
    if (claim.proposed_move === "appeal") previewed += 1;
    watch(previewed);
  }
  const end = performance.now();
  if (read !== claims || previewed !== claims)
    throw new Error(`${read} and ${previewed} of ${claims} claims read`);
  return {
    claims,
    fileMb: fileBytes / MB,
    readSeconds: (previewStart - readStart) / 1000,
    previewSeconds: (end - previewStart) / 1000,
    peakMb: peak / MB,
    heldMb: held / MB,
  };
}

/** `BENCH_CLAIMS=1000` chooses how many claims the file has. */
export async function print(): Promise<void> {
  const claims = Number(process.env.BENCH_CLAIMS) || 10_000;
  const { fileMb, readSeconds, previewSeconds, peakMb, heldMb } = await benchEraReader(claims);
  printTable(`Reading one remittance of ${claims} claims, ${fileMb.toFixed(1)} MB`, [
    { name: "read once", value: readSeconds, unit: "s" },
    { name: "read twice and previewed", value: previewSeconds, unit: "s" },
    { name: "held by the reading", value: heldMb, unit: "MB" },
    { name: "highest resident memory of the process", value: peakMb, unit: "MB" },
  ]);
  const { benchEraPosting } = await import("./era-posting");
  printTable("Posting it", await benchEraPosting(claims));
}
