import { afterAll } from "vitest";
import { log } from "@/lib/core/log";
import { forgetSettings } from "@/lib/env";
import { leaveTestDatabases } from "./database";
import { jobsHereAgain } from "./jobs-here";

/**
 * Files of the integration lane share a process: each reads its own settings, works on its own database and binds its own
 * events. At its end the process is as it was for the one before.
 */
const found = { ...process.env };
const { level } = log;

afterAll(async () => {
  await leaveTestDatabases();
  jobsHereAgain();
  for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
  Object.assign(process.env, found);
  forgetSettings();
  log.level = level;
  const bound = globalThis as { appealsDeskDatabase?: unknown; appealsDeskEvents?: unknown };
  delete bound.appealsDeskDatabase;
  delete bound.appealsDeskEvents;
});
