import { expect, it } from "vitest";
import { parsePersonName } from "./person-name";

const shown = (raw: string) => parsePersonName(raw)?.display;

// Seen red: words of a chart's titles, a day and an abbreviation taken for people.
it("takes no title, day or abbreviation of a chart for a person", () => {
  for (const words of [
    ...["VISIT GRID", "ORDER HISTORY", "CMS-1500 PRINT IMAGE", "HERON BANK WALK-IN", "BFR, TKE"],
    ...["September, Monday", "PROGRESS REPORT", "Rosa Ames Submission"],
  ])
    expect(shown(words), words).toBeUndefined();
});

it("knows people whose names are short, or a day's or month's", () => {
  expect(shown("NG, VY")).toBe("Vy Ng");
  expect(shown("Lynn, April")).toBe("April Lynn");
  expect(shown("Flynn, June")).toBe("June Flynn");
  expect(shown("Ames, Tuesday")).toBe("Tuesday Ames");
});

it("takes no name with a company's form at its end for a person", () => {
  for (const words of [
    "Clinch Valley Timber Co",
    "Marsh Creek Paving Co.",
    "Tri Lakes Holdings",
    "Marsh Creek LLC",
  ])
    expect(shown(words), words).toBeUndefined();
});

it("knows people who are called Co", () => {
  expect(shown("Jeffrey Co")).toBe("Jeffrey Co");
  expect(shown("CO, JEFFREY")).toBe("Jeffrey Co");
  expect(shown("Maria Santos Co")).toBe("Maria Santos Co");
});

it("knows a newborn without a given name, and the name that stands behind", () => {
  expect(shown("Baby boy AMES-OTTO (Emil)")).toBe("Emil Ames-Otto");
  expect(shown("Baby girl Ames")).toBe("Baby Girl Ames");
  expect(shown("BABY GIRL AMES")).toBe("Baby Girl Ames");
  expect(shown("Baby boy care plan")).toBeUndefined();
});

// Seen red: "Luna Beatriz" went out as the patient's name.
it("keeps the order of capitals whose last word is a surname as often as a given name", () => {
  expect(shown("BEATRIZ LUNA")).toBe("Beatriz Luna");
  expect(shown("THANDIWE COLE")).toBe("Thandiwe Cole");
  expect(shown("OKAFOR THOMAS")).toBe("Thomas Okafor");
  expect(shown("SMITH JOHN A")).toBe("John A Smith");
});

it.each([
  ["Rosalind Okafor, DOS", "Rosalind Okafor"],
  ["Rosalind Okafor, DOS 10/08/2026", "Rosalind Okafor"],
  ["Rosalind Okafor DOS 10/08/2026", "Rosalind Okafor"],
  ["Rosalind Okafor, CPT 97110", "Rosalind Okafor"],
  ["MARIA DOS SANTOS", "Maria dos Santos"],
  ["Maria dos Santos", "Maria dos Santos"],
  ["Maria DOS SANTOS", "Maria dos Santos"],
  ["DOS SANTOS, MARIA", "Maria dos Santos"],
  ["Okafor, Rosalind", "Rosalind Okafor"],
])("ends where an abbreviation announces something else: %s", (printed, name) =>
  expect(parsePersonName(printed)?.display).toBe(name),
);
