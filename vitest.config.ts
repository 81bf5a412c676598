import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
  "@": fileURLToPath(new URL(".", import.meta.url)),
  "server-only": fileURLToPath(new URL("./tests/support/server-only.ts", import.meta.url)),
};

/** Settings of a test process; a test that needs a database opens its own (`tests/support/database.ts`). */
const env = {
  APP_MODE: "local",
  APP_URL: "http://localhost:3000",
  APP_SECRET: "a secret of the tests, long enough for all",
  FIELD_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
  DATABASE_URL: "postgres://unused:unused@127.0.0.1:1/unused",
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{lib,components,inngest,worker,scripts}/**/*.test.{ts,tsx}"],
          environment: "node",
          env,
          globalSetup: ["tests/support/global-temp.ts"],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"],
          environment: "node",
          env,
          globalSetup: ["tests/support/global-postgres.ts"],
          // What a machine four times as slow needs; only what hangs comes there.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/global-app.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One file after the other: one of them takes a right from the app that all need.
          maxWorkers: 1,
        },
      },
    ],
  },
});
