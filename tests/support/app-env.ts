import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestDatabase } from "./database";

/**
 * Points this test file's process at its database and at a data folder of its own, before anything reads the
 * settings. Answers the same settings for child processes.
 */
export function useAppEnv(t: TestDatabase, changes: Record<string, string> = {}): Record<string, string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "appeals-test-data-"));
  const settings = {
    APP_MODE: "local",
    APP_URL: "http://localhost:3000",
    DATA_DIR: dataDir,
    DATABASE_URL: t.appUrl,
    LOG_LEVEL: "warn",
    // No host ends a request here, and a packet of a busy machine takes its time.
    REQUEST_SECONDS: "900",
    ...changes,
  };
  Object.assign(process.env, settings);
  return { ...(process.env as Record<string, string>), ...settings };
}
