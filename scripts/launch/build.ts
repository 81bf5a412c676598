import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundlePrograms, COMPILED } from "./bundle";
import { packStatic } from "./pack-static";

const SOURCES = [
  ...["app", "components", "db", "inngest", "lib", "public", "worker"],
  ...[
    "middleware.ts",
    "instrumentation.ts",
    "next.config.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "scripts/launch/browser-linkify.mjs",
    "scripts/launch/browser-process.cjs",
    "scripts/launch/bundle.ts",
    "scripts/launch/next-esm.cjs",
    "scripts/launch/pack-static.ts",
  ],
];
const STAMP = ".next/build-stamp";
const COMPILED_STAMP = path.join(COMPILED, "stamp");

/**
 * What a process that stays may use for its objects. V8 lets garbage stand up to four times what lives where the limit is as
 * high as the machine's memory allows, so a process at work would grow for hours: under the limit it collects sooner, and with
 * the growth it collects when the heap is that much larger than what the last collection left, so that a process is level after minutes.
 * The same flags stand in package.json (`start`, `worker`), Dockerfile, compose.yaml and deploy/systemd. docs/operations.md
 */
export const HEAP_LIMIT = "--max-old-space-size=512";
/**
 * Of a web process, whose callers wait while it collects: all that a page is made of lives until it is sent, so less room for what is
 * new than V8 takes means shorter stops, and with a fifth of growth the whole heap was collected once in a dozen pages.
 * Node takes these two on the command line alone, not in `NODE_OPTIONS`.
 */
export const WEB_GROWTH = ["--heap-growing-percent=60", "--max-semi-space-size=16"];
export const WEB_HEAP = [HEAP_LIMIT, ...WEB_GROWTH];
/**
 * Of a worker, which waits most of its time, and nobody for its collections: it keeps small. V8 interprets a regular expression the
 * first time, over a whole paper, and compiles it the second; the rules of reading are thousands. Compiled at once, the first case
 * takes 0.95 s of processor time rather than 1.6, in no more memory.
 */
export const WORKER_FLAGS = [
  HEAP_LIMIT,
  "--heap-growing-percent=20",
  "--max-semi-space-size=8",
  "--no-regexp-tier-up",
];

/** glibc keeps a pool of memory for each thread that ever asked at once with another, and gives hardly any of them back. */
export const MEMORY_POOLS = { MALLOC_ARENA_MAX: "2" };
/**
 * Once a block of several MB was freed, glibc takes blocks of up to 32 MB from the pool that small ones lie in, which is then full
 * of holes: from 32 kB on each block of a worker is a piece of memory of its own and goes back when it is freed. That is what V8
 * compiles a long function or pattern in, piece after piece, and what a file is read by (64 kB): from 128 kB on, the pool had doubled to
 * 47 MB after seven minutes of work and kept it. A web process packs its answers with blocks of such a size, and would ask the kernel for each.
 * The same variables stand in compose.yaml and deploy/systemd.
 */
export const WORKER_MEMORY = { MALLOC_MMAP_THRESHOLD_: "32768", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The worker's compiled program, there after `compileIfNeeded`. */
export const WORKER = [...WORKER_FLAGS, path.join(COMPILED, "worker.js")];
/**
 * Of a program that runs from sources after `compileIfNeeded`: the processes for files that it starts are the compiled ones, which take
 * a third of the time.
 */
export const COMPILED_CHILDREN = { COMPILED_FOLDER: path.resolve(COMPILED) };
/** The worker as a part of an installation. */
export const WORKER_PART = { name: "worker", args: WORKER, env: WORKER_MEMORY };

/** What the app is made of now; to be read once where both of what follows is asked. */
export type Sources = string & { readonly isSources: true };

/** Compiles the worker and the processes for files unless they are compiled from exactly these sources: a second. */
export async function compileIfNeeded(sources?: Sources): Promise<void> {
  const wanted = sources ?? (await readSources());
  if (await isDone(COMPILED_STAMP, wanted)) return;
  await bundlePrograms();
  await writeFile(COMPILED_STAMP, wanted);
}

/** Builds the app unless what is built is of exactly these sources. */
export async function buildIfNeeded(sources?: Sources): Promise<void> {
  const wanted = sources ?? (await readSources());
  await compileIfNeeded(wanted);
  if (await isBuilt(wanted)) return;
  console.log("Building the app (about a minute; only after a change) …");
  // Who builds a second time is changing the app, and will build a third time.
  await build((await hasStamp()) ? {} : { FIRST_BUILD: "1" });
  await writeFile(STAMP, wanted);
}

const hasStamp = () =>
  stat(STAMP).then(
    () => true,
    () => false,
  );

export const isBuilt = (sources: Sources) => isDone(STAMP, sources);

const isDone = async (stamp: string, wanted: Sources) =>
  (await readFile(stamp, "utf8").catch(() => "")) === wanted;

/** Runs Next's build, quietly, and packs what browsers load of it. Throws with its last lines. */
export async function build(environment: Record<string, string> = {}): Promise<void> {
  await run("next", ["build"], environment);
  await packStatic();
}

export async function readSources(): Promise<Sources> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesUnder(source)) {
      hash
        .update(file)
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex") as Sources;
}

async function filesUnder(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function run(command: string, args: string[], environment: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        TYPES_CHECKED: "1",
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => lines.push(chunk.toString("utf8")));
    }
    // A build that outlives who asked for it would stand in the way of the next one.
    const end = () => child.kill("SIGTERM");
    process.once("exit", end);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`The build failed:\n${lines.join("").slice(-6000)}`));
    });
  });
}
