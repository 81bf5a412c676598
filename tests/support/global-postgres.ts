import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../db/migrate";
import { writeSecrets } from "../../scripts/launch/data-dir";
import { APP_ROLE, ensureDatabase } from "../../scripts/launch/database-roles";
import { freePort } from "../../scripts/launch/free-port";
import { TYPESCRIPT } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";
import { compilePrograms } from "./compiled";
import { openRunFolder } from "./run-folder";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { adminUrl: string; port: number };
  }
}

type Running = { postgres: { adminUrl: string; port: number }; server: Part };
// Each project loads this file for itself.
const shared = globalThis as { appealsTestPostgres?: Promise<Running> };

/** One real PostgreSQL for the whole run, whatever projects it has, and one migrated template that each test file clones. */
export default async function setup(project: TestProject) {
  shared.appealsTestPostgres ??= start();
  const { postgres, server } = await shared.appealsTestPostgres;
  project.provide("postgres", postgres);
  return () => server.stop();
}

async function start(): Promise<Running> {
  const folder = openRunFolder();
  await compilePrograms();
  await writeSecrets(folder, { postgres: { admin: "test", owner: "test", app: "test" } });
  const port = await freePort();
  const server = new Part({
    name: "postgres",
    args: [
      ...TYPESCRIPT,
      "scripts/postgres-host.ts",
      path.join(folder, "postgres"),
      String(port),
      "disposable",
    ],
    env: process.env,
    logDir: path.join(folder, "logs"),
  });
  await server.message();
  const url = (user: string, name: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;
  await ensureDatabase(url("postgres", "postgres"), "template_app");
  await migrateDatabase(url("appeals_owner", "template_app"), APP_ROLE);
  return { postgres: { adminUrl: url("postgres", "postgres"), port }, server };
}
