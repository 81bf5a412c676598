import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
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
  const lanes = /project: \[(.+)\]/.exec(workflows.join("\n"))?.[1]?.split(", ") ?? [];
  expect(lanes.sort()).toEqual(["http", "integration", "unit"]);
  expect(workflows.join("\n")).toContain("bash .ci/run");
  expect(read(".ci/run")).toContain("npm ci\nnpm test");
  expect(read("README.md")).toContain("npm ci && npm test");
});

it("editors, hosts and the project itself agree on Node's version", () => {
  expect(devDependencies.node).toContain(`^${read(".nvmrc").trim()}.`);
});

it("the drawing of the database is of this database", () => {
  expect(read(DIAGRAM)).toBe(erDiagram(read("tests/fixtures/catalog.txt").trimEnd().split("\n")));
});
