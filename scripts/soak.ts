import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runSoak } from "@/tests/long/chaos/soak";

/** `npm run soak [-- --minutes 30]`: the installation of the chaos run at work without faults. Ends with 1 for any problem. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    connections: { type: "string", default: "20" },
    requests: { type: "string", default: "10000" },
  },
});
const [minutes, connections] = [Number(values.minutes), Number(values.connections)];
const requests = Number(values.requests);
if (!(minutes > 0) || !(connections > 0) || !(requests >= 0)) {
  console.error("Usage: npm run soak [-- --minutes N --connections N --requests N]");
  process.exit(1);
}
const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-soak-"));
console.log(`Soak for ${minutes} minutes at ${connections} connections, in ${dataDir}`);
const { memory, problems, ...counts } = await runSoak({
  ...{ dataDir, minutes, connections, requests },
  say: console.log,
});
console.table(counts);
console.table(
  Object.fromEntries(
    Object.entries(memory).map(([part, { samples, slope, r2, peak }]) => [
      part,
      { samples, "MB a minute": +slope.toFixed(2), "r²": +r2.toFixed(2), "peak, MB": Math.round(peak) },
    ]),
  ),
);
for (const problem of problems) console.error(problem);
if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
