import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");

function tokensOf(selector: ":root" | ".dark") {
  const block = css.split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "";
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
}

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["canvas", "surface", "sunken", "hover"];
const TONES = ["accent", "success", "warning", "danger", "info"];

const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] =>
    ["ink", "ink-muted", "ink-faint", ...TONES.map((tone) => `${tone}-text`)].map((ink) => [ink, ground]),
  ),
  ...TONES.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-soft`],
    ["ink", `${tone}-soft`],
    ["ink-muted", `${tone}-soft`],
  ]),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-mark", "mark"],
  ["on-paper", "paper"],
];

/** WCAG 1.4.11: borders of controls, the focus ring and meaningful icons. */
const SHAPES: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ["focus", ground],
    ...TONES.map((tone): [string, string] => [tone, ground]),
  ]),
  ["line-strong", "surface"],
  ["line-strong", "canvas"],
];

describe.each([":root", ".dark"] as const)("palette of %s", (selector) => {
  const light = tokensOf(":root");
  const tokens = new Map([...light, ...tokensOf(selector)]);

  it.each(TEXT)("text %s on %s has 4.5:1", (ink, ground) => {
    expect(contrast(tokens.get(ink) ?? "#000000", tokens.get(ground) ?? "#000000")).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(SHAPES)("shape %s on %s has 3:1", (shape, ground) => {
    expect(contrast(tokens.get(shape) ?? "#000000", tokens.get(ground) ?? "#000000")).toBeGreaterThanOrEqual(
      3,
    );
  });
});
