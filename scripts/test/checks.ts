import { run } from "./run";

export type CheckResult = { name: string; ok: boolean; seconds: number };

const CHECKS: { name: string; command: string; args: string[] }[] = [
  { name: "format and lint", command: "biome", args: ["ci", "--error-on-warnings", "--colors=off", "."] },
  { name: "types", command: "tsc", args: ["--noEmit", "-p", "tsconfig.json"] },
  {
    name: "import rules",
    command: "depcruise",
    args: [
      ...[
        "app",
        "components",
        "db",
        "inngest",
        "lib",
        "scripts",
        "worker",
        "middleware.ts",
        "instrumentation.ts",
      ],
      ...["--config", ".dependency-cruiser.cjs", "--output-type", "err"],
    ],
  },
  { name: "unused code and packages", command: "knip", args: ["--no-progress"] },
];

/** Format, lint, types, import rules and what nobody uses, side by side, each shown when it fails. */
export async function runChecks(): Promise<CheckResult[]> {
  // The types of the route files exist after `next typegen`; a clean clone has none.
  await run("next", ["typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
  return Promise.all(
    CHECKS.map(async ({ name, command, args }) => {
      const started = performance.now();
      const { code, output } = await run(command, args, { limitMs: 600_000 });
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      return { name, ok: code === 0, seconds };
    }),
  );
}
