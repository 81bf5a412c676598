import { stripVTControlCharacters } from "node:util";

/** Of Playwright's JSON report, what tells a test that failed. */
export type Suite = {
  specs: {
    title: string;
    file: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};

/** Of Vitest's JSON report, what tells a test that failed. */
export type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
};

/** File and title of each test that passed at the second try only. */
export function flakyTests(suites: readonly Suite[]): string[] {
  return specs(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `tests/e2e/${file} › ${title}`);
}

/**
 * File, title and the error's first lines of each browser test that failed at every try; before them what belongs to no
 * test, such as an app that did not start.
 */
export function failedSpecs(suites: readonly Suite[], errors: readonly { message?: string }[]): string[] {
  const ofNone = errors.map(({ message }) => named("browser tests", message, SETUP_LINES));
  const ofTests = specs(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results = [] }) => named(`tests/e2e/${file} › ${title}`, results.at(-1)?.error?.message)),
  );
  return [...ofNone, ...ofTests];
}

/** File, title and the error's first lines of each failed test; a file that did not load is named itself. `root` ends in a slash. */
export function failedTests(files: readonly VitestFile[], root: string): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, "");
    const failed = assertionResults
      .filter((one) => one.status === "failed")
      .map((one) => named(`${file} › ${one.fullName}`, one.failureMessages?.[0]));
    return failed.length === 0 && status === "failed" ? [named(file, message)] : failed;
  });
}

function specs(suites: readonly Suite[]): Suite["specs"] {
  return suites.flatMap((suite) => [...suite.specs, ...specs(suite.suites ?? [])]);
}

/** What an app that did not start printed last. */
const SETUP_LINES = 40;

/** Two lines tell what was expected; the whole stands further up. */
function named(test: string, error = "", most = 2): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return [test, ...lines.slice(0, most).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
