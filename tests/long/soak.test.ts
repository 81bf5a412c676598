import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { runSoak } from "./chaos/soak";

it("answers 10,000 requests at 50 connections and half an hour of work at 20 without a fault, and does not grow", {
  timeout: 3_600_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-soak-"));
  const { memory, problems, ...counts } = await runSoak({
    dataDir,
    minutes: 30,
    connections: 20,
    say: console.log,
  });
  console.table(counts);
  console.table(memory);
  expect(problems).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});
