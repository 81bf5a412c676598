import { NEXT, openInstallation, TYPESCRIPT } from "./launch/installation";

/** `npm run dev`: the same parts with Next's development server and everything printed. */
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
  return installation.run();
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
