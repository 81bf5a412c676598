import { readFile, writeFile } from "node:fs/promises";

/**
 * `npm run lock:complete`, after every `npm install`. A registry that mirrors only what was asked for lacks the builds for
 * other platforms of some packages. npm then leaves them out of the lock file, and `npm ci` refuses the file as
 * incomplete. This adds the entries that the packages themselves name, so that the same lock installs everywhere.
 */
type Entry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const FILE = "package-lock.json";
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "sunos", "aix"];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "wasm32"];

/** What a platform package's own name says of where it runs: `@next/swc-linux-arm64-musl`. */
function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes("musl")
    ? "musl"
    : words.includes("gnu") && os === "linux"
      ? "glibc"
      : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

const lock = JSON.parse(await readFile(FILE, "utf8")) as Lock;
const added: string[] = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`;
    const shared = `node_modules/${name}`;
    // Only exact versions: those are the builds that a package publishes beside itself.
    if (place === "" || lock.packages[nested] || lock.packages[shared] || !/^\d+\.\d+\.\d+/.test(version))
      continue;
    lock.packages[shared] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added.push(`${name}@${version}`);
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(FILE, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(", ")}` : "The lock file is complete.");
