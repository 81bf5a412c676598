import path from "node:path";
import { buildIfNeeded, WORKER_PART } from "../../scripts/launch/build";
import { freePort } from "../../scripts/launch/free-port";
import { openInstallation, webArgs } from "../../scripts/launch/installation";
import { startClamdServer } from "./clamd-server";
import { openRunFolder } from "./run-folder";

/**
 * Starts the built app for a lane of tests, in HTTP or in the browser: embedded PostgreSQL, worker, web, and a stand-in
 * for the virus scanner that sees every upload. Answers how to stop it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildIfNeeded();
  const dataDir = path.join(openRunFolder(), "data");
  const port = await freePort();
  const scanner = await startClamdServer();
  const installation = await openInstallation({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: "",
    APP_URL: `http://localhost:${port}`,
    CLAMD_HOST: scanner.host,
    CLAMD_PORT: String(scanner.port),
    // A program that hears of events runs beside its test.
    WEBHOOK_LOOPBACK: "true",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  });
  const stop = async () => {
    await installation.stop();
    await scanner.close();
  };
  installation.start(WORKER_PART);
  installation.start({ name: "web", args: webArgs(port) });
  await installation.ready().catch(async (error) => {
    await stop();
    throw error;
  });
  process.env.APP_UNDER_TEST = `http://localhost:${port}`;
  process.env.APP_DATA_DIR = dataDir;
  // For tests that start a further process on the same installation.
  process.env.APP_SETTINGS = JSON.stringify(installation.env);
  return stop;
}
