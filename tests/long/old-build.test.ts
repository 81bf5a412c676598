import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

/**
 * R5: the code of the release before this one, with its own tests, on the schema of this one: first the tests that write and
 * read by every part of it, then its own build, which is walked through by HTTP from sign-up to the sent letter.
 * `OLD_REF` names another release, `OLD_TESTS` other files, or `all`.
 */

const run = promisify(execFile);
const git = async (...args: string[]) => (await run("git", args)).stdout.trim();
const JOURNAL = "db/migrations/meta/_journal.json";
/** The schema, and what brings a database to it. */
const OURS = ["db/migrations", "db/migrate.ts"];
/** What a person does in a day, through every part of the schema; long tests and those of the schema itself left out. */
const DAY = [
  "account-rest",
  "claims",
  "claim-lines",
  "letter-evidence",
  "patients",
  "payer-refresh",
  "remittance-posting",
  "rest-appeals",
  "rest-documents-page",
  "worklist",
  "S07-database-isolation",
  "S35-audit-chain",
];
/** The main job by HTTP against the built app, as the old release documents it. */
const MAIN_JOB = ["api-walkthrough"];

/** The newest release; before the first, the code as it was before the newest migration. Null: no history to find it in. */
async function releaseBefore(): Promise<string | null> {
  if (process.env.OLD_REF) return git("rev-parse", process.env.OLD_REF);
  try {
    if ((await git("rev-parse", "--is-shallow-repository")) === "true") return null;
    const [tag] = (
      await git("tag", "--list", "v*", "--sort=-version:refname", "--no-contains", "HEAD")
    ).split("\n");
    return await git("rev-parse", tag || `${await git("log", "-1", "--format=%H", "--", JOURNAL)}~1`);
  } catch {
    return null;
  }
}

const ref = await releaseBefore();
if (!ref)
  console.log(
    "Skipped: there is no git history here in which the release before this one could be found. Fetch it (git fetch --unshallow --tags), or name one: OLD_REF.",
  );

const folder = await mkdtemp(path.join(tmpdir(), "appeals-old-"));
// PostgreSQL runs as a user of its own and must get through.
await chmod(folder, 0o711);
const tree = path.join(folder, "tree");
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  if (ref) await git("worktree", "prune");
});

describe.skipIf(!ref)("the release before this one, on this one's schema", () => {
  it("is laid out beside this one", async () => {
    await git("worktree", "add", "--detach", tree, ref ?? "");
    // Its packages are ours: a build wants them inside its own folder, so they are linked file by file.
    await run("cp", ["-al", "node_modules", path.join(tree, "node_modules")]).catch(async () => {
      await rm(path.join(tree, "node_modules"), { recursive: true, force: true });
      await cp("node_modules", path.join(tree, "node_modules"), { recursive: true, verbatimSymlinks: true });
    });
    for (const place of OURS) {
      await rm(path.join(tree, place), { recursive: true });
      await cp(place, path.join(tree, place), { recursive: true });
    }
    const count = async (text: string) => JSON.parse(text).entries.length;
    const before = await count(await git("show", `${ref}:${JOURNAL}`));
    const now = await count(await git("show", `HEAD:${JOURNAL}`));
    console.log(`${ref?.slice(0, 9)} (${before} migrations) on ${now}`);
    expect(now).toBeGreaterThanOrEqual(before);
  });

  it("does a person's day", async ({ signal }) => {
    const asked = process.env.OLD_TESTS?.split(",") ?? DAY;
    const files = asked.includes("all") ? ["tests/integration", "tests/security"] : asked;
    await passes("integration", files, signal);
  });

  it("builds, starts and does the main job by HTTP", async ({ signal }) => {
    await passes("http", MAIN_JOB, signal);
  });
});

/** What the old release's tests get of this run's environment. */
const KEPT = ["HOME", "USER", "LANG", "TZ", "TMPDIR", "CI", "CHROMIUM_PATH"];

/** Its programs are its own: our `next` on its pages would bring a second React. */
function environment(): NodeJS.ProcessEnv {
  const ours = process.cwd();
  const places = (process.env.PATH ?? "").split(path.delimiter);
  const PATH = places
    .map((place) => (place.startsWith(ours + path.sep) ? path.join(tree, path.relative(ours, place)) : place))
    .join(path.delimiter);
  const kept = KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(kept), PATH, NO_COLOR: "1", NODE_ENV: "test" };
}

/** Runs tests of the old release in its own folder. They end with the test that asked. */
async function passes(project: string, files: readonly string[], signal: AbortSignal): Promise<void> {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", project];
  // These hold the schema itself, which is not theirs here.
  const without = ["**/catalog.test.ts", "**/R4-*", "**/R5-*"].flatMap((name) => ["--exclude", name]);
  const { code, said } = await run(process.execPath, [...vitest, ...without, ...files], {
    ...{ cwd: tree, env: environment(), maxBuffer: 64_000_000, signal },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
  );
  const told = said.split("\n").filter((line) => !line.startsWith('{"level"'));
  // A build that fails says why before its warnings.
  const why = told.slice(0, -80).filter((line) => /error|attempt|failed/i.test(line));
  expect(code, [...why.slice(-40), ...told.slice(-80)].join("\n")).toBe(0);
  const counts = told.filter((line) => /^\s*Tests? /.test(line));
  console.log(`${project}: ${counts.join(" ").trim()}`);
}
