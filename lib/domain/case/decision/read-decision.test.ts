import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PaperKind } from "@/lib/core/notice";
import { readDecision } from "./read-decision";

const paper = (name: string, kind: PaperKind) =>
  readDecision([{ page: 1, text: readFileSync(`tests/fixtures/papers/${name}.txt`, "utf8") }], kind);
const said = (text: string, kind: PaperKind | null = "appeal_decision_overturned") =>
  readDecision([{ page: 2, text }], kind);

describe("what a payer's answer says", () => {
  it("is its outcome with page and words, and the payer's number of the appeal", () => {
    expect(paper("seen/dispute-1", "appeal_decision_upheld")).toMatchObject({
      outcome: { value: "upheld", page: 1, quote: "Our original denial is upheld." },
      reference: { value: "D426621" },
    });
    expect(paper("seen/dispute-5", "appeal_decision_overturned").paid?.value).toBe(8400);
  });

  it("of an external reviewer is told by the decision, and left open where both are said", () => {
    expect(paper("held-out/iro-1", "external_review_decision").outcome?.value).toBe("upheld");
    expect(paper("held-out/iro-2", "external_review_decision").outcome?.value).toBe("overturned");
    expect(paper("seen/imr-2", "external_review_decision").outcome?.value).toBe("overturned");
  });

  it("is only a receipt where nothing was decided", () => {
    expect(
      said("We received your appeal on May 4, 2026. We will decide it in 30 days.", "other").outcome,
    ).toMatchObject({
      value: "acknowledged",
      page: 2,
    });
    expect(said("We received your bill.", "other").outcome).toBeNull();
  });

  it("names amounts that are stated, and none of what may come", () => {
    expect(said("We will issue payment of $1,412.50 within 30 days.").paid?.value).toBe(141250);
    expect(said("The allowed amount is $600.00.").allowed?.value).toBe(60000);
    expect(said("If we approve it, we will pay $80.00.").paid).toBeNull();
    expect(said("Thank you.").paid).toBeNull();
  });
});
