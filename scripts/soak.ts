import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runSoak } from "@/tests/long/chaos/soak";

/** `npm run soak [-- --minutes 30]`: the installation of the chaos run at work without faults. Ends with 1 above the aim. */
const MOST_MB_A_MINUTE = 1;
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, connections: { type: "string", default: "20" } },
});
const [minutes, connections] = [Number(values.minutes), Number(values.connections)];
if (!(minutes > 0) || !(connections > 0)) {
  console.error("Usage: npm run soak [-- --minutes N --connections N]");
  process.exit(1);
}
const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-soak-"));
console.log(`Soak for ${minutes} minutes at ${connections} connections, in ${dataDir}`);
const { memory, problems, ...counts } = await runSoak({ dataDir, minutes, connections, say: console.log });
console.table(counts);
console.table(
  Object.fromEntries(
    Object.entries(memory).map(([part, { samples, slope, r2, peak }]) => [
      part,
      { samples, "MB a minute": +slope.toFixed(2), "r²": +r2.toFixed(2), "peak, MB": Math.round(peak) },
    ]),
  ),
);
for (const [part, { slope }] of Object.entries(memory))
  if (!(slope < MOST_MB_A_MINUTE)) problems.push(`${part} grows by ${slope.toFixed(2)} MB a minute`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
