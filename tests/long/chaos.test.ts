import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { runChaos } from "./chaos/run";

it("loses nothing, sends nothing twice and leaves nothing stuck while services fail and processes die for five minutes", {
  timeout: 1_500_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-chaos-"));
  const seed = randomInt(1_000_000);
  console.log(`npm run chaos -- --minutes 5 --seed ${seed}`);
  const { done, faults, problems } = await runChaos({ dataDir, minutes: 5, seed, say: console.log });
  console.table(done);
  console.table(faults);
  expect(problems).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});
