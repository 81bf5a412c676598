import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** Comments cite the product's rules by number, or a group of them by its letter, and only what docs/product.md has. */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const THIS = "scripts/product-rules.test.ts";
const HOME = "docs/product.md";

const RULE = "\\b[A-Z]\\d*\\b";
const CITATION = new RegExp(`docs/product\\.md[\`)]*,? \\(?(${RULE}(?:(?:, | and | to )${RULE})*)`, "g");
/** What points out of the project, or to the page without a number. */
const OUTSIDE =
  /\bspec document\b|\bthe spec(?:ification)?\b|\bspec section\b|\b[Dd]ocument [12], sections?\b|\bshared\/(?:spec|design)\b|\bdesign card\b|\bui\.md\b|(?<!docs\/|[[(])\bproduct\.md\b/g;

/** Sources and documents as running text: comment marks and line breaks become one space. */
const sources = globSync(
  "{*,{app,components,db,docs,inngest,lib,scripts,tests,worker}/**/*}.{ts,tsx,mjs,cjs,css,sql,md}",
  {
    cwd: ROOT,
  },
)
  .filter((path) => path !== THIS)
  .map((path) => ({
    path,
    text: readFileSync(`${ROOT}/${path}`, "utf8").replace(/\s*\n\s*(?:\*|\/\/|--)? */g, " "),
  }));

const defined = [...readFileSync(`${ROOT}/${HOME}`, "utf8").matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(
  ([, rule]) => rule as string,
);
const citable = new Set(defined.flatMap((rule) => [rule, rule.charAt(0)]));

function cited(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, list]) => list?.match(/\b[A-Z]\d*\b/g) ?? []);
}

describe("docs/product.md", () => {
  it("numbers each rule once, in order", () => {
    const last = new Map<string, number>();
    for (const rule of defined) {
      const group = rule.charAt(0);
      const number = Number(rule.slice(1));
      expect(number, rule).toBe((last.get(group) ?? 0) + 1);
      last.set(group, number);
    }
    expect(defined.length).toBeGreaterThan(100);
  });

  it("has every rule that is cited", () => {
    const unknown = sources.flatMap(({ path, text }) =>
      cited(text)
        .filter((rule) => !citable.has(rule))
        .map((rule) => `${path}: ${rule}`),
    );
    expect(unknown).toEqual([]);
    expect(sources.flatMap(({ text }) => cited(text)).length).toBeGreaterThan(80);
  });

  it("is cited by number, and nothing outside the project is", () => {
    const outside = sources.flatMap(({ path, text }) => [
      ...[...text.matchAll(OUTSIDE)].map(([words]) => `${path}: ${words}`),
      ...[...text.matchAll(/docs\/product\.md(?![`)]*,? \(?[A-Z]\d*\b)/g)]
        .filter(() => /\.[cm]?[jt]sx?$/.test(path))
        .map(() => `${path}: docs/product.md without a number`),
    ]);
    expect(outside).toEqual([]);
  });
});
