import { availableParallelism } from "node:os";
import { DEMO_SIGN_IN } from "../lib/core/demo-sign-in";
import {
  buildIfNeeded,
  COMPILED_CHILDREN,
  compileIfNeeded,
  isBuilt,
  readSources,
  WORKER_PART,
} from "./launch/build";
import { loadDemo } from "./launch/demo-data";
import { openInstallation, webArgs } from "./launch/installation";
import { awaitReady } from "./launch/ready";

/**
 * `npm run demo`: builds, starts PostgreSQL, web server and worker on this machine, loads the demo practice, prints
 * where it is, and stops everything together. The practice is loaded while the app is built.
 */
async function main(): Promise<number> {
  const sources = readSources();
  const wasBuilt = sources.then(isBuilt);
  const compiled = sources.then(compileIfNeeded);
  const built = compiled.then(async () => buildIfNeeded(await sources));
  // Waited for below; until then a failed build is not "unhandled".
  for (const made of [wasBuilt, built]) made.catch(() => {});
  const installation = await openInstallation(process.env, sources);
  const { port, dataDir } = installation;
  installation.env.NODE_ENV = "production";
  // One person looks at a demo: a second process keeps a page quick while another is made, more only take memory.
  installation.env.WEB_CONCURRENCY ||= String(Math.min(2, availableParallelism()));
  const ended = installation.run();
  const startWeb = () => installation.start({ name: "web", args: webArgs(port) });
  const started = async () => {
    await compiled;
    // Somebody waits for the first page: where nothing is built, the worker begins once the web answers.
    const isUp = await wasBuilt;
    if (isUp) {
      startWeb();
      await awaitReady(port, "/api/health");
    }
    installation.start(WORKER_PART);
    const web = built.then(() => {
      if (!isUp) startWeb();
      return awaitReady(port);
    });
    const [ready, demo] = await Promise.all([web, loadDemo({ ...installation.env, ...COMPILED_CHILDREN })]);
    return { ready, demo };
  };
  try {
    const outcome = await Promise.race([started(), ended.then(() => null)]);
    if (!outcome?.ready) return ended;
    installation.keepUp();
    console.log(`
Appeals Desk is running.

  Open        http://localhost:${port}
  ${outcome.demo ? `Sign in     ${DEMO_SIGN_IN.username} / ${DEMO_SIGN_IN.password}` : "Sign up     to create your practice"}
  Outbox      http://localhost:${port}/dev/outbox   (mail and fax are kept here, nothing leaves this machine)
  Data        ${dataDir}

Ctrl-C stops everything. Starting again keeps the data.`);
    return await ended;
  } catch (error) {
    await installation.stop();
    throw error;
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
