import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "@/tests/long/chaos/run";

/**
 * `npm run chaos [-- --minutes 60 --seed N]`: an installation of its own at work while its services fail and its processes
 * die. Ends with 1 and the sentences of what did not hold; the data folder is then kept.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "5" }, seed: { type: "string" } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? randomInt(1_000_000));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error("Usage: npm run chaos [-- --minutes N --seed N]");
  process.exit(1);
}
const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-chaos-"));
console.log(`Chaos for ${minutes} minutes, seed ${seed}, in ${dataDir}`);
const { done, faults, problems } = await runChaos({ dataDir, minutes, seed, say: console.log });
console.table(done);
console.table(faults);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? "Everything held." : `${problems.length} problems; the logs are in ${dataDir}/logs`,
);
if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
