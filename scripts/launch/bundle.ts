import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

/** Where compiled entries lie, in the project and in what is copied from it; `run-job.ts` looks there. */
export const COMPILED = ".compiled";
/** Their list, which `next.config.ts` reads. */
const TRACE = path.join(COMPILED, "trace.json");
const STANDALONE = ".next/standalone";

/** Processes that the web server and the worker start by their file. */
const CHILDREN = {
  reader: "lib/integrations/reader/child.ts",
  packet: "lib/integrations/packet/child.ts",
};
/** Processes that stand beside the web server, where the host has any. */
const PARTS = {
  worker: "worker/index.ts",
  migrate: "scripts/migrate.ts",
  backup: "scripts/backup.ts",
  "backup-schedule": "scripts/backup-schedule.ts",
  restore: "scripts/restore.ts",
};

/**
 * Packages that children load from where they lie: they hold native code, find files beside themselves, or must be there once
 * (React). All others are compiled into the children: a process for each upload would open some 300 files of the PDF library
 * alone, which took half of its processor time.
 */
const BESIDE_CHILDREN = [
  "sharp",
  "@hyzyla/pdfium",
  "tesseract.js",
  "tesseract.js-core",
  "@react-pdf/renderer",
  "react",
];

/**
 * Compiled into the parts, too. Node parses a package's `package.json` anew for each of its files that it loads as an ES module:
 * Drizzle's lists 447 exports, which takes two seconds of processor time at each start.
 */
const INSIDE_PARTS = ["drizzle-orm"];

/** Found by their path at run time: no import tells of them. */
const BY_PATH = [
  "node_modules/@expo-google-fonts/source-serif-4/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf",
  "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "node_modules/@tesseract.js-data/eng/package.json",
  "node_modules/@tesseract.js-data/eng/4.0.0_best_int/*",
  ...["", "-simd", "-relaxedsimd"].flatMap((kind) =>
    // In Node the library loads the larger engine of each kind, although it is asked for the one with "-lstm".
    ["", "-lstm"].flatMap((engine) =>
      ["js", "wasm"].map((end) => `node_modules/tesseract.js-core/tesseract-core${kind}${engine}.${end}`),
    ),
  ),
  "node_modules/@hyzyla/pdfium/**/*.wasm",
  "node_modules/pdfkit/js/{standard-fonts,data}/*",
];

/** Lies beside what is loaded and never is: recognition's engines for browsers, and language data of another kind. 36 MB. */
const NEVER_LOADED = [
  "node_modules/tesseract.js-core/*.wasm.js",
  "node_modules/@tesseract.js-data/eng/4.0.0/**",
];

/** Compiles what reads files and builds packets to plain JavaScript, beside which only packages are needed. */
export const bundleChildren = () => bundleInto(COMPILED, {});

/**
 * Compiles these processes and the worker, for a start in this project: their sources would be compiled again at each
 * start, which takes longer than most of what they do.
 */
export const bundlePrograms = (folder = COMPILED) => bundleInto(folder, { worker: PARTS.worker });

/** Compiles what stands beside the web server; a start of it needs the packages that the host's copy carries. */
export const bundleParts = (folder: string) => bundle(PARTS, folder);

async function bundleInto(folder: string, others: Record<string, string>): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = await bundle(CHILDREN, folder, BESIDE_CHILDREN);
  if (Object.keys(others).length > 0) files.push(...(await bundle(others, folder)));
  // Tells Node how to read the files, whatever folder they are copied to.
  const kind = path.join(folder, "package.json");
  await writeFile(kind, `${JSON.stringify({ type: "module" })}\n`);
  return [...files, kind];
}

/** Lists what a traced build carries for the children, and what it leaves out, for `next.config.ts` to read. */
export async function traceChildren(files: readonly string[]): Promise<void> {
  const carried = [...new Set([...files, ...(await traced(files)), ...BY_PATH])];
  await writeFile(TRACE, JSON.stringify({ carried, left: NEVER_LOADED }));
}

/**
 * Completes `.next/standalone` after `next build`: the static files, which a host's own delivery would serve, and the worker
 * and the migration for hosts that run processes. The folder then needs Node and nothing of this project.
 */
export async function completeStandalone(): Promise<void> {
  const out = path.join(STANDALONE, COMPILED);
  const files = await bundleParts(out);
  for (const file of await traced(files, STANDALONE)) {
    await cp(file, path.join(STANDALONE, file), { dereference: true, force: false });
  }
  await cp("db/migrations", path.join(out, "migrations"), { recursive: true });
  await cp(".next/static", path.join(STANDALONE, ".next/static"), { recursive: true });
  await cp("public", path.join(STANDALONE, "public"), { recursive: true });
}

/** Of the image's base: Node's program and what distroless Debian lays below it, as `deploy/measure-image.sh` found them. */
const BASE_MEGABYTES = 152;
const IMAGE_MEGABYTES = 450;

/** What the image comes to, in megabytes (10^6 bytes). Throws above what it may. */
export async function imageMegabytes(): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(STANDALONE, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  const megabytes = BASE_MEGABYTES + Math.ceil(bytes / 1e6);
  if (megabytes > IMAGE_MEGABYTES) {
    throw new Error(
      `The image would have ${megabytes} MB; it may have ${IMAGE_MEGABYTES}. See what ${STANDALONE} carries.`,
    );
  }
  return megabytes;
}

/** Compiled CommonJS asks for Node's own modules by `require`, which an ES module lacks. */
const REQUIRE =
  'import{createRequire as nodeRequire}from"node:module";globalThis.require??=nodeRequire(import.meta.url);';

/** Leaves all packages but `INSIDE_PARTS` beside what it makes, or with a list only these. */
async function bundle(
  entryPoints: Record<string, string>,
  outdir: string,
  beside?: string[],
): Promise<string[]> {
  const { metafile } = await build({
    ...(beside
      ? { external: beside, banner: { js: REQUIRE }, legalComments: "linked" as const }
      : { external: await besideParts() }),
    entryPoints,
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    splitting: true,
    metafile: true,
    logLevel: "error",
  });
  return Object.keys(metafile.outputs);
}

/** What only building and testing need stays out, too: a command that reaches it by a path not taken would load it at its start. */
async function besideParts(): Promise<string[]> {
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INSIDE_PARTS.includes(name));
}

type Tracing = {
  nodeFileTrace(
    files: string[],
    options: { base: string; processCwd: string; ignore: string[] },
  ): Promise<{ fileList: Set<string> }>;
};

/** The files of `node_modules` that the given ones load. Files below `under` are looked at as if they lay in the project. */
async function traced(files: readonly string[], under = "."): Promise<string[]> {
  const base = process.cwd();
  // The tracer that Next brings, so that its traces and these are of one mind.
  const require = createRequire(path.resolve("package.json"));
  const { nodeFileTrace } = require("next/dist/compiled/@vercel/nft") as Tracing;
  const looked = files.map((file) => path.relative(under, file));
  const missing = under === "." ? [] : looked;
  for (const file of missing) await cp(path.join(under, file), file);
  try {
    const { fileList } = await nodeFileTrace(looked, { base, processCwd: base, ignore: NEVER_LOADED });
    return [...fileList].filter((file) => file.startsWith("node_modules/")).sort();
  } finally {
    for (const file of missing) await rm(file, { force: true });
  }
}
