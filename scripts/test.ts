import { buildIfNeeded } from "./launch/build";
import { runChecks } from "./test/checks";
import { browser, type Count, vitest } from "./test/lanes";

/**
 * `npm test`: checks and every lane of tests, on a machine of two cores. Two rows run beside each other, so that one works
 * while the other waits: what needs no build, and the build with what runs against it. What failed, and what passed at the
 * second try only, is named above the last line, which counts everything; the exit code is 1 when anything failed or a part
 * did not run.
 */
const started = performance.now();
const took: string[] = [];

async function part(name: string, fn: () => Promise<Count>): Promise<Count> {
  const begun = performance.now();
  try {
    return await fn();
  } catch (error) {
    console.error(`${name} did not run:`, error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, names: [`${name} did not run`] };
  } finally {
    took.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}

async function withoutBuild(): Promise<Count[]> {
  return [await part("unit", () => vitest("unit")), await part("integration", () => vitest("integration"))];
}

async function withBuild(): Promise<Count[]> {
  // Not beside the build, which writes the types that are checked here.
  const checks = await part("checks", async () => {
    const results = await runChecks();
    const names = results.filter((r) => !r.ok).map((r) => r.name);
    return { passed: results.length - names.length, failed: names.length, names };
  });
  const build = await part("build", async () => {
    await buildIfNeeded();
    return { passed: 1, failed: 0 };
  });
  if (build.failed > 0) {
    console.error("HTTP and browser did not run: there is no build.");
    return [checks, build, { passed: 0, failed: 2 }];
  }
  const lanes = [part("HTTP", () => vitest("http")), part("browser", browser)];
  return [checks, build, ...(await Promise.all(lanes))];
}

const counts = (await Promise.all([withoutBuild(), withBuild()])).flat();

const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
const flaky = counts.flatMap((count) => count.flaky ?? []);
const names = counts.flatMap((count) => count.names ?? []);
console.log(`\nTook ${Math.round((performance.now() - started) / 1000)} s: ${took.join(", ")}.`);
if (flaky.length > 0)
  console.log(`Passed at the second try only:\n${flaky.map((one) => `  ${one}`).join("\n")}`);
if (names.length > 0) console.log(`Failed:\n${names.map((one) => `  ${one}`).join("\n")}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") > 0 ? 1 : 0);
