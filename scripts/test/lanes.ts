import { readFile } from "node:fs/promises";
import { findChromium } from "./chromium";
import { findCurl } from "./curl";
import { failedSpecs, failedTests, flakyTests, type Suite, type VitestFile } from "./outcome";
import { run } from "./run";

/** `flaky`: what passed at the second try only, by file and title. `names`: what failed, with the error's first lines. */
export type Count = { passed: number; failed: number; flaky?: string[]; names?: string[] };

const REPORTS = "test-results";

/** One lane of vitest's: a project, and those that carry its name before a dash. What it prints comes in one piece at its end: others run beside it. */
export async function vitest(project: "unit" | "integration" | "http"): Promise<Count> {
  const report = `${REPORTS}/${project}.json`;
  if (project === "http") await findCurl();
  const { code, output } = await run(
    "vitest",
    ["run", `--project=${project}*`, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { limitMs: 3_600_000 },
  );
  console.log(`\n— ${project} tests\n${output}`);
  const outcome = await readReport<{
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
    testResults: VitestFile[];
  }>(report);
  // A file that does not load has no failed test of its own, and an exit hook of a package can swallow the code.
  const sound = code === 0 && outcome.success;
  const failed = sound ? outcome.numFailedTests : Math.max(1, outcome.numFailedTests);
  const names = failedTests(outcome.testResults, `${process.cwd()}/`);
  return { passed: outcome.numPassedTests, failed, names };
}

export async function browser(): Promise<Count> {
  console.log("\n— browser tests");
  const report = `${REPORTS}/browser.json`;
  const { code } = await run("playwright", ["test", "--reporter=list,json"], {
    show: true,
    env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    limitMs: 3_600_000,
  });
  const { stats, suites, errors } = await readReport<{
    stats: { expected: number; flaky: number; unexpected: number };
    suites: Suite[];
    errors: { message?: string }[];
  }>(report);
  const failed = code === 0 ? stats.unexpected : Math.max(1, stats.unexpected);
  return {
    passed: stats.expected + stats.flaky,
    failed,
    flaky: flakyTests(suites),
    names: failedSpecs(suites, errors),
  };
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
