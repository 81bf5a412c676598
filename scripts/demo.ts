import { availableParallelism } from "node:os";
import { DEMO_SIGN_IN } from "../lib/core/demo-sign-in";
import { buildIfNeeded } from "./launch/build";
import { loadDemo } from "./launch/demo-data";
import { openInstallation, TYPESCRIPT, webArgs } from "./launch/installation";
import { awaitReady } from "./launch/ready";

/**
 * `npm run demo`: builds, starts PostgreSQL, web server and worker on this machine, loads the demo practice, prints
 * where it is, and stops everything together.
 */
async function main(): Promise<number> {
  await buildIfNeeded();
  const installation = await openInstallation(process.env);
  const { port, dataDir } = installation;
  installation.env.NODE_ENV = "production";
  // One person looks at a demo: a second process keeps a page quick while another is made, more only take memory.
  installation.env.WEB_CONCURRENCY ||= String(Math.min(2, availableParallelism()));
  installation.start({ name: "worker", args: [...TYPESCRIPT, "worker/index.ts"] });
  installation.start({ name: "web", args: webArgs(port) });
  const ended = installation.run();
  const ready = await Promise.race([awaitReady(port), ended.then(() => false)]);
  if (!ready) return ended;
  const demo = await loadDemo(installation.env);
  console.log(`
Appeals Desk is running.

  Open        http://localhost:${port}
  ${demo ? `Sign in     ${DEMO_SIGN_IN.username} / ${DEMO_SIGN_IN.password}` : "Sign up     to create your practice"}
  Outbox      http://localhost:${port}/dev/outbox   (mail and fax are kept here, nothing leaves this machine)
  Data        ${dataDir}

Ctrl-C stops everything. Starting again keeps the data.`);
  return ended;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
