import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Invented notices in many layouts; their truth names every field that is asked for, null where it is not stated. */
const FOLDER = path.resolve(import.meta.dirname, "../../../tests/fixtures/layouts");
type Truth = Record<string, unknown>;
const truth = JSON.parse(readFileSync(path.join(FOLDER, "truth.json"), "utf8")) as Record<string, Truth>;
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));

const plain = (value: unknown) =>
  typeof value === "string" ? value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") : null;
const spaced = (text: string) => text.toLowerCase().replace(/\s+/g, " ");

/** What is not as the truth says, in words. */
function faultsOf(file: string): string[] {
  const { fields, facts, deniedLines } = extractByRules(
    fromPlainText(readFileSync(path.join(FOLDER, file), "utf8")),
  );
  const found = { ...fields, ...facts } as Record<string, { value: string; doubt?: string } | undefined>;
  return Object.entries(truth[file] ?? {}).flatMap(([name, wanted]) => {
    if (name.endsWith("_accept")) return [];
    if (name === "lines") {
      const lines = deniedLines?.map((l) => [l.procedureCode, l.amount]);
      return JSON.stringify(lines) === JSON.stringify(wanted) ? [] : [`lines: ${JSON.stringify(lines)}`];
    }
    if (name === "doubtful")
      return (wanted as string[]).filter((n) => !found[n]?.doubt).map((n) => `${n} is not doubted`);
    if (name === "denial_text_contains") {
      const text = spaced(found.denial_text?.value ?? "");
      const phrases = wanted as string[];
      if (phrases.length === 0) return text ? [`denial_text: ${text}`] : [];
      return phrases.every((p) => text.includes(spaced(p))) ? [] : [`denial_text: ${text}`];
    }
    const accepted = [wanted, ...((truth[file]?.[`${name}_accept`] as unknown[] | undefined) ?? [])];
    const value = found[name]?.value ?? null;
    return accepted.some((a) => plain(a) === plain(value)) ? [] : [`${name}: ${value}, not ${wanted}`];
  });
}

describe("notices in many layouts", () => {
  it("have a truth for each file", () => expect(files.sort()).toEqual(Object.keys(truth).sort()));
  it.each(files)("%s", (file) => expect(faultsOf(file)).toEqual([]));
});
