import { DEMO_SIGN_IN } from "../lib/core/demo-sign-in";
import { loadDemo } from "./launch/demo-data";
import { NEXT, openInstallation, TYPESCRIPT } from "./launch/installation";
import { awaitReady } from "./launch/ready";

/** `npm run dev`: the same parts and the same demo practice, with Next's development server and everything printed. */
async function main(): Promise<number> {
  const installation = await openInstallation({ ...process.env, NODE_ENV: "development" });
  installation.start({
    name: "worker",
    args: ["--watch-preserve-output", "--watch", ...TYPESCRIPT, "worker/index.ts"],
    echo: true,
  });
  installation.start({
    name: "web",
    args: [NEXT, "dev", "-p", String(installation.port), "-H", "127.0.0.1"],
    echo: true,
  });
  const ended = installation.run();
  const ready = await Promise.race([awaitReady(installation.port), ended.then(() => false)]);
  if (ready) installation.keepUp();
  if (ready && (await loadDemo(installation.env))) {
    console.log(`Sign in with ${DEMO_SIGN_IN.username} / ${DEMO_SIGN_IN.password}`);
  }
  return ended;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
