import { describe, expect, it } from "vitest";
import { citationForm } from "./citation-form";
import { doubtAbout } from "./provision";
import { provisionsFor, SHELF } from "./shelf";

const TODAY = "2026-11-22";

describe("every entry", () => {
  it("has an id and a citation of its own, in a form that is recognized", () => {
    expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length);
    expect(new Set(SHELF.map(({ citation }) => citation)).size).toBe(SHELF.length);
    expect(SHELF.filter(({ citation }) => citationForm(citation) === null)).toEqual([]);
  });

  it("says what it obliges the payer to, in a sentence of our own without a quotation", () => {
    for (const { obliges, ask } of SHELF) {
      expect(obliges).toMatch(/^[A-Z].{20,420}\.$/);
      expect(obliges).not.toMatch(/[“”"§]/);
      if (ask) expect(ask).toMatch(/^[a-z].*[^.]$/);
    }
  });

  it("names what it was checked against, and was not checked in the future", () => {
    for (const { checked } of SHELF) {
      expect(checked.against.length).toBeGreaterThan(0);
      expect(checked.on <= TODAY).toBe(true);
      for (const { dated } of checked.against) expect(dated === "undated" || dated <= checked.on).toBe(true);
    }
  });
});

describe("an entry is doubted", () => {
  const [entry] = SHELF;
  if (!entry) throw new Error("the shelf is empty");
  const copy = { copy: "a copy", dated: "2026-05-01" };

  it("with one copy, without one held against the official text in 2026, and past its time", () => {
    const official = { ...copy, ecfr: true as const };
    const against = (...copies: (typeof copy)[]) => ({ ...entry, checked: { against: copies, on: TODAY } });
    expect(doubtAbout(against(official), TODAY)).toMatch(/fewer than two/);
    expect(doubtAbout(against(copy, copy), TODAY)).toMatch(/official text in 2026/);
    expect(doubtAbout(against(copy, { ...official, dated: "2025-12-31" }), TODAY)).toMatch(/in 2026/);
    expect(doubtAbout(against(copy, official), TODAY)).toBeNull();
    expect(doubtAbout({ ...against(copy, official), goodThrough: "2026-11-21" }, TODAY)).toMatch(/passed/);
  });
});

describe("what a letter may cite", () => {
  const cited = (wanted: Partial<Parameters<typeof provisionsFor>[0]>) =>
    provisionsFor({ lineOfBusiness: null, stage: null, level: null, today: TODAY, ...wanted }).map(
      ({ id }) => id,
    );

  it("is nothing while the kind of plan is not known", () => {
    expect(cited({})).toEqual([]);
  });

  it("follows plan, stage, level, purpose and date", () => {
    const erisa = { lineOfBusiness: "erisa", stage: "post_service", level: "initial" } as const;
    expect(cited({ ...erisa, purpose: "decision_time" })).toEqual(["erisa-decision-after-service"]);
    expect(cited({ ...erisa, stage: "pre_service", purpose: "decision_time" })).toEqual([
      "erisa-decision-before-service",
    ]);
    expect(cited({ ...erisa, purpose: "reviewer" })).toEqual(["erisa-reviewer", "erisa-consult"]);
    expect(cited({ ...erisa, purpose: "criteria" })).toEqual(["erisa-criteria"]);
    const medicare = { lineOfBusiness: "medicare_ffs", stage: "post_service" } as const;
    expect(cited({ ...medicare, level: "initial", purpose: "request" })).toEqual([
      "medicare-redetermination",
    ]);
    expect(cited({ ...medicare, level: "first", purpose: "request" })).toEqual(["medicare-reconsideration"]);
    const advantage = { lineOfBusiness: "medicare_advantage", stage: "pre_service" } as const;
    expect(cited({ ...advantage, purpose: "denial_reason", decidedOn: "2026-02-01" })).toEqual([
      "ma-prior-auth-reason",
    ]);
    expect(cited({ ...advantage, purpose: "denial_reason", decidedOn: "2025-12-31" })).toEqual([]);
  });

  it("leaves out the patient's own rights where a practice speaks for itself", () => {
    expect(cited({ lineOfBusiness: "fehb", actingFor: "practice" })).toEqual([]);
    expect(cited({ lineOfBusiness: "fehb", actingFor: "patient" })).toContain("fehb-reconsideration");
  });

  it("never holds what has to be checked first", () => {
    for (const entry of provisionsFor({
      lineOfBusiness: "medicare_ffs",
      stage: "post_service",
      level: "initial",
      today: TODAY,
    }))
      expect(doubtAbout(entry, TODAY)).toBeNull();
    expect(cited({ lineOfBusiness: "medicare_ffs", stage: "post_service" })).not.toContain(
      "medicare-redetermination-reviewer",
    );
    expect(cited({ lineOfBusiness: "erisa", stage: "post_service", today: "2028-01-01" })).toEqual([]);
  });
});
