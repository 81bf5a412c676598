import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run";

/** The shell is Chromium without the window around the page, which Playwright takes as well where nobody looks: a third less processor time. */
const SYSTEM = [
  ...["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"],
  ...["/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
];
/** Debian's packages, the first that it has. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/**
 * The browser of the tests: `CHROMIUM_PATH`, Playwright's own, the system's; else it is installed, by Playwright or,
 * as root on Debian, as a package. Throws with what was tried.
 */
export async function findChromium(): Promise<string> {
  const found = lookForChromium();
  if (found) return found;
  console.log("No Chromium found; installing one …");
  const own = await run("playwright", ["install", "chromium"], { limitMs: 300_000 });
  if (lookForChromium()) return lookForChromium() as string;
  if (process.getuid?.() === 0) {
    await run("apt-get", ["update"], { limitMs: 300_000 });
    const said: string[] = [];
    for (const name of PACKAGES) {
      const args = ["install", "-y", "--no-install-recommends", name, "fonts-liberation"];
      const environment = { DEBIAN_FRONTEND: "noninteractive" };
      said.push((await run("apt-get", args, { env: environment, limitMs: 900_000 })).output.slice(-800));
      const installed = lookForChromium();
      if (installed) return installed;
    }
    throw new Error(`No Chromium could be installed.\n${own.output.slice(-800)}\n${said.join("\n")}`);
  }
  throw new Error(`No Chromium could be installed. Set CHROMIUM_PATH.\n${own.output.slice(-800)}`);
}

/** The browser that is there; throws where `CHROMIUM_PATH` names none. */
export function lookForChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
