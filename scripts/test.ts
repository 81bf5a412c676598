import { readFile } from "node:fs/promises";
import { buildIfNeeded } from "./launch/build";
import { runChecks } from "./test/checks";
import { findChromium } from "./test/chromium";
import { findCurl } from "./test/curl";
import { run } from "./test/run";

/**
 * `npm test`: checks, unit, integration, HTTP and browser tests, one after the other on a machine of two cores. The last
 * line counts them all; the exit code is 1 when anything failed or a part did not run.
 */
type Count = { passed: number; failed: number };
const REPORTS = "test-results";

async function vitest(project: "unit" | "integration" | "http"): Promise<Count> {
  const report = `${REPORTS}/${project}.json`;
  console.log(`\n— ${project} tests`);
  const { code } = await run(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { show: true, limitMs: 1_800_000 },
  );
  const outcome = await readReport<{ success: boolean; numPassedTests: number; numFailedTests: number }>(
    report,
  );
  // A file that does not load has no failed test of its own, and an exit hook of a package can swallow the code.
  const sound = code === 0 && outcome.success;
  const failed = sound ? outcome.numFailedTests : Math.max(1, outcome.numFailedTests);
  return { passed: outcome.numPassedTests, failed };
}

async function browser(): Promise<Count> {
  console.log("\n— browser tests");
  const report = `${REPORTS}/browser.json`;
  const { code } = await run("playwright", ["test", "--reporter=list,json"], {
    show: true,
    env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    limitMs: 2_400_000,
  });
  const { stats } = await readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    report,
  );
  const failed = code === 0 ? stats.unexpected : Math.max(1, stats.unexpected);
  if (stats.flaky > 0)
    console.log(`${stats.flaky} of them passed at the second try only: see "flaky" above.`);
  return { passed: stats.expected + stats.flaky, failed };
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}

async function part(name: string, fn: () => Promise<Count>): Promise<Count> {
  try {
    return await fn();
  } catch (error) {
    console.error(`${name} did not run:`, error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const started = performance.now();
const counts = [
  await part("checks", async () => {
    const results = await runChecks();
    return { passed: results.filter((r) => r.ok).length, failed: results.filter((r) => !r.ok).length };
  }),
  await part("unit tests", () => vitest("unit")),
  await part("integration tests", () => vitest("integration")),
  await part("build", async () => {
    await buildIfNeeded();
    return { passed: 1, failed: 0 };
  }),
  await part("HTTP tests", async () => {
    await findCurl();
    return vitest("http");
  }),
  await part("browser tests", browser),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nTook ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
