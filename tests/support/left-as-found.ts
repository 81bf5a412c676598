import { afterAll, expect } from "vitest";
import { forgetSettings } from "@/lib/env";

/**
 * Files that share a process find it as the first one did: what one of them changes is put back at its end. Packages add
 * globals of their own, which nobody else reads, and add them again; a window is what our own code asks for.
 */
const FIRST = Symbol.for("globals that the first file found");
const shared = globalThis as { [FIRST]?: string[] };
shared[FIRST] ??= Object.getOwnPropertyNames(globalThis);
const names = [...shared[FIRST], "window", "document"];
const found = state();
// What a file before this one read of its environment is no setting of this one's.
forgetSettings();
afterAll(() => expect(state(), "what this file leaves behind in the process").toEqual(found));

function state() {
  const values = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)?.value]);
  // sharp names its libraries' folder when it is loaded first.
  const { VIPSHOME: _, ...env } = process.env;
  return { env, folder: process.cwd(), globals: Object.fromEntries(values) };
}
