import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { DIAGRAM, erDiagram } from "./er-diagram";

const read = (file: string) => readFileSync(file, "utf8");
const { scripts, devDependencies } = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

it("CI calls commands that there are, and the same one as the README", () => {
  const workflows = readdirSync(".github/workflows").map((name) => read(`.github/workflows/${name}`));
  const called = workflows.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !scripts[name ?? ""])).toEqual([]);
  // Those that only CI runs each week.
  expect(called).toEqual(expect.arrayContaining(["check", "test:long", "test:hosted"]));
  const lanes = /project: \[(.+)\]/.exec(workflows.join("\n"))?.[1]?.split(", ") ?? [];
  expect(lanes.sort()).toEqual(["http", "integration", "unit"]);
  expect(workflows.join("\n")).toContain("bash .ci/run");
  expect(read(".ci/run")).toContain("npm ci\nnpm test");
  expect(read("README.md")).toContain("npm ci && npm test");
});

it("editors, hosts and the project itself agree on Node's version", () => {
  expect(devDependencies.node).toContain(`^${read(".nvmrc").trim()}.`);
});

it("each decision says when it was made and whether it stands", () => {
  const undated = readdirSync("docs/decisions").filter(
    (name) =>
      !/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|replaced by .+)\.$/m.test(read(`docs/decisions/${name}`)),
  );
  expect(undated).toEqual([]);
});

it("CI's jobs use versions of actions, keep what a failure left, and share out the browser's tests", () => {
  type Step = { uses?: string; run?: string; if?: string };
  type Job = { steps: Step[]; "timeout-minutes"?: number; strategy?: { matrix: { shard?: number[] } } };
  const { jobs } = parse(read(".github/workflows/ci.yml")) as { jobs: Record<string, Job> };
  for (const [name, { steps, "timeout-minutes": limit }] of Object.entries(jobs)) {
    expect(limit, name).toBeGreaterThan(0);
    for (const { uses } of steps) expect(uses ?? "actions/x@v1", name).toMatch(/^actions\/[\w-]+@v\d+$/);
  }
  for (const name of ["vitest", "browser"]) {
    const kept = jobs[name]?.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact"));
    expect(kept?.if, name).toBe("failure()");
  }
  const shards = jobs.browser?.strategy?.matrix.shard ?? [];
  expect(jobs.browser?.steps.map(({ run }) => run)).toContain(
    `npx playwright test --shard=\${{ matrix.shard }}/${shards.length}`,
  );
});

it("the drawing of the database is of this database", () => {
  expect(read(DIAGRAM)).toBe(erDiagram(read("tests/fixtures/catalog.txt").trimEnd().split("\n")));
});
