/** Of Playwright's JSON report, what tells a test that failed first. */
export type Suite = {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

/** File and title of each test that passed at the second try only. */
export function flakyTests(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `tests/e2e/${file} › ${title}`),
    ...flakyTests(inner),
  ]);
}
