import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

/** Invented papers of many kinds, with what each is. The sets beside them are measured (tests/fixtures/papers/README.md). */
const FOLDER = path.resolve(import.meta.dirname, "../../../../tests/fixtures/papers/seen");
const truth = JSON.parse(readFileSync(path.join(FOLDER, "truth.json"), "utf8")) as Record<
  string,
  Record<string, unknown>
>;

describe("papers of many kinds", () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith(".txt")))("%s", (name) => {
    const { kind, stage, level, lineOfBusiness, fields, facts } = extractByRules(
      fromPlainText(readFileSync(path.join(FOLDER, name), "utf8")),
    );
    const told = { kind, stage, level, line_of_business: lineOfBusiness };
    const expected = truth[name] ?? {};
    for (const [field, value] of Object.entries(told))
      if (field in expected) expect([field, value]).toEqual([field, expected[field]]);
    // Nothing that is not a denial is treated as one.
    const states = (expected.denial_text_contains as string[]).length > 0;
    expect([Boolean(fields.denial_text), Boolean(facts.appeal_deadline) && !states]).toEqual([states, false]);
  });
});
