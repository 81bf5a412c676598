import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * How much of the screens runs in the browser: the files under `components` and `app` that say "use client", and all that
 * they import by value. Types and server actions don't count: what the browser gets of an action is a reference.
 */
const FOLDERS = ["components", "app"];
const PRODUCT = [...FOLDERS, "db", "inngest", "lib", "worker"];
const IMPORTS =
  /^(?:import|export)\s+(?!type\b)([^;"]*?)\s*from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => isSource(file) && statSync(file).isFile());
}

const says = (text: string, directive: string) =>
  new RegExp(`^(?:\\s|//.*|/\\*[\\s\\S]*?\\*/)*["']${directive}["']`).test(text);

/** `{ type A, type B }` brings no value along. */
const isTypeOnly = (clause: string) =>
  /^\{[^}]*\}$/.test(clause) &&
  clause
    .slice(1, -1)
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));

export function clientGraph() {
  const text = new Map(FOLDERS.flatMap(filesUnder).map((file) => [file, readFileSync(file, "utf8")]));
  const resolve = (from: string, specifier: string) => {
    const base = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? path.join(path.dirname(from), specifier)
        : null;
    return base === null
      ? undefined
      : [".ts", ".tsx", ""].map((end) => base + end).find((file) => text.has(file));
  };
  const client = new Set<string>();
  const visit = (file: string) => {
    const source = text.get(file) ?? "";
    if (client.has(file) || says(source, "use server")) return;
    client.add(file);
    for (const [, clause, ...specifiers] of source.matchAll(IMPORTS)) {
      const specifier = specifiers.find(Boolean);
      const target = specifier && !(clause && isTypeOnly(clause.trim())) && resolve(file, specifier);
      if (target) visit(target);
    }
  };
  const entries = [...text].filter(([, source]) => says(source, "use client")).map(([file]) => file);
  for (const file of entries) visit(file);
  const lines = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (text.get(file) ?? "").split("\n").length - 1, 0);
  return {
    files: text.size,
    entries: entries.length,
    clientFiles: client.size,
    lines: lines(text.keys()),
    clientLines: lines(client),
    productLines: PRODUCT.flatMap(filesUnder).reduce(
      (sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1,
      0,
    ),
  };
}

export async function print(): Promise<void> {
  const graph = clientGraph();
  const share = Math.round((1000 * graph.clientLines) / graph.lines) / 10;
  console.log(`Files under components and app       ${graph.files}`);
  console.log(`  that say "use client"              ${graph.entries}`);
  console.log(`  in the client graph                ${graph.clientFiles}`);
  console.log(`Lines under components and app       ${graph.lines}`);
  console.log(`  in the client graph                ${graph.clientLines} (${share} %)`);
  console.log(`Lines of the product without tests   ${graph.productLines}`);
}
