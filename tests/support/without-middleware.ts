import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/launch/free-port";
import { NEXT } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";
import { awaitReady } from "../../scripts/launch/ready";

const NO_MIDDLEWARE = { version: 3, middleware: {}, sortedMiddleware: [], functions: {} };

/**
 * A second web server on the same installation, from the same build with its list of middleware emptied. The build is
 * linked to, not copied; nothing in it changes.
 */
export async function startWithoutMiddleware(): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = JSON.parse(process.env.APP_SETTINGS ?? "{}");
  const folder = await mkdtemp(path.join(tmpdir(), "appeals-bare-"));
  const server = path.join(".next", "server");
  await mkdir(path.join(folder, server), { recursive: true });
  const link = (entry: string) => symlink(path.resolve(entry), path.join(folder, entry));
  for (const entry of ["node_modules", "package.json", "next.config.ts", "tsconfig.json"]) await link(entry);
  for (const entry of await readdir(".next")) {
    if (!["server", "dev", "cache", "trace", "lock"].includes(entry)) await link(path.join(".next", entry));
  }
  for (const entry of await readdir(server)) {
    if (entry !== "middleware-manifest.json") await link(path.join(server, entry));
  }
  await writeFile(path.join(folder, server, "middleware-manifest.json"), JSON.stringify(NO_MIDDLEWARE));
  const port = await freePort();
  const web = new Part({
    name: "web-without-middleware",
    args: [NEXT, "start", folder, "-p", String(port), "-H", "127.0.0.1"],
    env: { ...settings, PORT: String(port) },
    logDir: path.join(folder, "logs"),
  });
  const stop = async () => {
    await web.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await awaitReady(port))) {
    const lines = web.lastLines();
    await stop();
    throw new Error(`The app did not become ready:\n${lines}`);
  }
  return { url: `http://localhost:${port}`, stop };
}
