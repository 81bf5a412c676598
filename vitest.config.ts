import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = {
  "@": fileURLToPath(new URL(".", import.meta.url)),
};

/** Settings of a test process; a test that needs a database opens its own (`tests/support/database.ts`). */
const env = {
  APP_MODE: "local",
  APP_URL: "http://localhost:3000",
  APP_SECRET: "a secret of the tests, long enough for all",
  FIELD_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
  DATABASE_URL: "postgres://unused:unused@127.0.0.1:1/unused",
};

/**
 * Unit tests that need a process of their own: they start processes, measure memory, load modules anew, keep what a whole
 * process keeps, or read pictures. All others share one: their modules are loaded once.
 */
const ALONE = [
  ...["bounded-process/*", "packet/build-packet*", "reader/read-document"].map(
    (of) => `lib/integrations/${of}`,
  ),
  ...[
    "domain/case/export/add-stream",
    "domain/document/extraction/injected-*",
    "transport/follow-requests",
  ].map((of) => `lib/${of}`),
  ...["backup-schedule", "era", "launch/*", "made-patterns", "supply/*"].map((of) => `scripts/${of}`),
].map((place) => `${place}.test.ts`);

/** The same of the integration lane: what replaces modules or parts of them, or counts what a process counts. */
const INTEGRATION_ALONE = [
  ...["again", "catalog", "counted-later", "demo-sign-in", "field-key-rotation", "inbound-fax", "metrics"],
  ...[
    "request-time",
    "short-lived-answers",
    "S10-S11-guessing",
    "S28-S39-what-goes-out",
    "R4-backup-restore",
  ],
].map((name) => `tests/{integration,security}/${name}.test.ts`);

/** Jobs on files run in the test's own process (`tests/support/jobs-here.ts`); these modules start and serve one otherwise. */
const HERE: [of: RegExp, file: string][] = [
  [/\/bounded-process\/run-job$/, "jobs-here"],
  [/\/bounded-process\/serve-job$/, "jobs-here-serve"],
  [/\/free-memory$/, "jobs-here-memory"],
  [/\/ocr$/, "jobs-here-ocr"],
];
const jobsHere = {
  name: "jobs-here",
  enforce: "pre" as const,
  resolveId(source: string, importer = "") {
    const [, file] = importer.includes("/tests/support/jobs-here")
      ? []
      : (HERE.find(([of]) => of.test(source)) ?? []);
    return file && fileURLToPath(new URL(`tests/support/${file}.ts`, import.meta.url));
  },
};

/**
 * V8 interprets a regular expression the first time and compiles it the second: our tests run thousands of them, each a few times
 * over long texts. Compiled at once, the letters of the cases take 33 s of processor time rather than 42.
 */
const execArgv = ["--no-regexp-tier-up"];

/**
 * Loaded by Vite and kept in its cache. Node parses a package's `package.json` anew for each of its files that it loads as an
 * ES module: Drizzle's lists 447 exports, which took each process two to three seconds of processor time.
 */
const server = { deps: { inline: [/\/node_modules\/drizzle-orm\//] } };

const unit = {
  environment: "node" as const,
  server,
  env,
  execArgv,
  globalSetup: ["tests/support/global-temp.ts"],
  testTimeout: 60_000,
};

const integration = {
  environment: "node" as const,
  server,
  env,
  execArgv,
  globalSetup: ["tests/support/global-postgres.ts"],
  // What a machine four times as slow needs; only what hangs comes there.
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
};

/** Files of half a minute or more. Begun last, one of them would keep a worker while the others have nothing left to do. */
const LONG = [
  ...["kill-worker", "S05-role-table", "dead-worker", "S30-S32-claim-uploads", "R4-backup-restore"],
  ...["S03-other-practices", "S34-every-call", "remittance-kill", "idle-worker"],
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(name));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: "unit",
          include: ["{lib,components,inngest,scripts,worker}/**/*.test.{ts,tsx}"],
          exclude: ALONE,
          isolate: false,
          setupFiles: ["tests/support/left-as-found.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          ...unit,
          name: "unit-alone",
          include: ALONE,
        },
      },
      {
        resolve: { alias },
        plugins: [jobsHere],
        test: {
          ...integration,
          name: "integration",
          include: ["tests/{integration,security}/**/*.test.ts"],
          exclude: INTEGRATION_ALONE,
          isolate: false,
          setupFiles: ["tests/support/left-as-found.ts", "tests/support/own-settings.ts"],
        },
      },
      {
        resolve: { alias },
        plugins: [jobsHere],
        test: {
          ...integration,
          name: "integration-alone",
          include: INTEGRATION_ALONE,
          setupFiles: ["tests/support/own-settings.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          environment: "node",
          server,
          globalSetup: ["tests/support/global-app.ts"],
          // One process for all files, which begins once: what they ask is the app, and each has practices of its own there.
          isolate: false,
          setupFiles: ["tests/support/left-as-found.ts"],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          // One file after the other: one of them takes a right from the app that all need.
          maxWorkers: 1,
        },
      },
      {
        // `npm run test:long`: minutes each, on installations of their own.
        resolve: { alias },
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          environment: "node",
          server,
          env,
          globalSetup: ["tests/support/global-postgres.ts"],
          setupFiles: ["tests/support/own-settings.ts"],
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
