import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../db/migrate";
import { APP_ROLE, ensureDatabase, startEmbeddedPostgres } from "../../scripts/launch/embedded-postgres";
import { freePort } from "../../scripts/launch/free-port";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { adminUrl: string; port: number };
  }
}

/** One real PostgreSQL for the whole run, and one migrated template that each test file clones. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(path.join(tmpdir(), "appeals-test-pg-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "test", owner: "test", app: "test" },
    disposable: true,
  });
  await ensureDatabase(server.url("admin", "postgres"), "template_app");
  await migrateDatabase(server.url("owner", "template_app"), APP_ROLE);
  project.provide("postgres", { adminUrl: server.url("admin", "postgres"), port: server.port });
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
