import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/launch/free-port";
import { NEXT, openInstallation, TYPESCRIPT } from "../../scripts/launch/installation";
import { awaitReady } from "../../scripts/launch/ready";

/** Starts the built app for the browser tests: embedded PostgreSQL, worker, web. Answers how to stop it. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-e2e-"));
  const port = await freePort();
  const installation = await openInstallation({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: "",
    APP_URL: `http://localhost:${port}`,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  });
  installation.start({ name: "worker", args: [...TYPESCRIPT, "worker/index.ts"] });
  const web = installation.start({
    name: "web",
    args: [NEXT, "start", "-p", String(port), "-H", "127.0.0.1"],
  });
  if (!(await awaitReady(port))) {
    const lines = web.lastLines();
    await installation.stop();
    throw new Error(`The app did not become ready:\n${lines}`);
  }
  process.env.APP_UNDER_TEST = `http://localhost:${port}`;
  process.env.APP_DATA_DIR = dataDir;
  // For tests that start a further process on the same installation.
  process.env.APP_SETTINGS = JSON.stringify(installation.env);
  return async () => {
    await installation.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
