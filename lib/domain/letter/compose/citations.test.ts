import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import { LINES_OF_BUSINESS } from "@/lib/core/notice";
import { citationsIn, misplacedCitations } from "@/lib/domain/authority/misplaced-citations";
import type { LetterFacts } from "../facts/facts";
import { standingOf } from "../facts/law";
import { BUILT_IN_TEMPLATES } from "../templates/templates";
import { letterText } from "../text/letter-text";
import { composeLetter } from "./compose";

/** Anything that looks like law: the pattern of the shelf, and looser ones for what that might miss. */
const LAW =
  /\b(?:CFR|C\.F\.R|U\.?S\.?C\b|Fed\. Reg|ERISA|NCD \d|LCD L\d)|§|2560\.503|147\.136|subpart [A-Z]\b/;

describe("the composer's sources", () => {
  const sources = readdirSync("lib/domain/letter", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => [path, readFileSync(join("lib/domain/letter", path), "utf8")] as const);

  it.each(sources)("%s cites no law of its own", (_path, source) => {
    const strings = source
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, "")
      .replace(/Your notice shows a plan under ERISA;/g, "")
      .split("\n")
      // A pattern that recognizes law in somebody's letter is not a citation.
      .filter((line) => !/^\s*\/.*\/[gimu]*[;,]?$/.test(line));
    expect(strings.filter((line) => LAW.test(line))).toEqual([]);
  });
});

describe("what the composer writes", () => {
  const facts = (
    lineOfBusiness: LetterFacts["lineOfBusiness"],
    changes: Partial<LetterFacts>,
  ): LetterFacts => ({
    letterDate: "2026-11-22",
    noticeDate: "2026-10-01",
    practiceName: "Cedar Hill Physical Therapy",
    patientName: "Rosa Marchetti",
    payerName: "Some Payer",
    claimNumber: "C-1",
    denialCode: "CO-50",
    denialText: "The service was not medically necessary.",
    lineOfBusiness,
    ...changes,
  });
  const cases = [...LINES_OF_BUSINESS, null].flatMap((line) =>
    DENIAL_CATEGORIES.flatMap((denialCategory) =>
      (["practice", "patient"] as const).flatMap((appealFor) =>
        ([1, 2] as const).flatMap((appealLevel) =>
          [{}, { claimNumber: "", authorizationNumber: "A-7" }].map((claim) =>
            facts(line, { denialCategory, appealFor, appealLevel, ...claim }),
          ),
        ),
      ),
    ),
  );

  it("cites from the shelf alone, and only what governs the decision", () => {
    for (const written of cases) {
      const { content } = composeLetter(written);
      const standing = standingOf(written);
      expect(misplacedCitations(letterText(content, "html"), standing, "2026-11-22")).toEqual([]);
    }
  });

  it("cites nothing where the plan is not known, and not after the shelf's editions have passed", () => {
    for (const written of cases) {
      const { content } = composeLetter({ ...written, letterDate: "2029-01-01" });
      expect(citationsIn(letterText(content, "html"))).toEqual([]);
    }
    const unknown = composeLetter(facts(null, { denialCategory: "medical_necessity" }));
    expect(letterText(unknown.content, "html")).not.toMatch(LAW);
  });

  it("has templates that cite no law", () => {
    for (const { body } of BUILT_IN_TEMPLATES) expect(body).not.toMatch(LAW);
  });
});
