import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Every source file of the screens by its path. */
const SOURCES = new Map(
  ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && statSync(file).isFile())
      .map((file) => [file, readFileSync(file, "utf8")] as const),
  ),
);

const says = (file: string, directive: string) =>
  new RegExp(`^(?:\\s|//.*|/\\*[\\s\\S]*?\\*/)*["']${directive}["']`).test(SOURCES.get(file) ?? "");

function importsOf(file: string): string[] {
  const named = /^(?:import|export)\s+(?!type\b)[^;"]*?from\s+"([^"]+)"/gm;
  return [...(SOURCES.get(file) ?? "").matchAll(named)].map(([, specifier = ""]) => specifier);
}

function resolved(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find((file) => SOURCES.has(file));
}

/** What the server renders: all that a file of `app` imports, up to where the browser's part begins. */
function renderedByTheServer(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || says(file, "use client")) return;
    seen.add(file);
    for (const specifier of importsOf(file)) {
      const target = resolved(file, specifier);
      if (target) visit(target);
    }
  };
  for (const file of SOURCES.keys()) if (file.startsWith("app/")) visit(file);
  return seen;
}

test("no icon that the server draws brings the library's script along", () => {
  const files = [...renderedByTheServer()];
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => importsOf(file).includes("lucide-react"))).toEqual([]);
});

test("every icon of the style sheet that is asked for is drawn", () => {
  const drawn = new Set(
    ["app/icons.css", "app/row-icons.css"].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^ *(?:\.|@utility )(icon-[a-z0-9-]+) \{/gm)].map(
        ([, name]) => name,
      ),
    ),
  );
  // Sizes of a button, not pictures.
  const others = new Set(["icon-sm", "icon-button", "icon-link"]);
  const missing = [...SOURCES].flatMap(([file, source]) =>
    [...source.matchAll(/(?<![\w-])icon-[a-z][a-z0-9-]*/g)]
      .map(([name]) => name)
      .filter((name) => !drawn.has(name) && !others.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
