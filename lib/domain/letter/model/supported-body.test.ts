import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { PLANTED, WAYS_TO_PLANT } from "@/tests/support/planted";
import type { LetterFacts } from "../facts/facts";
import { planLetter } from "../points/plan";
import { letterText } from "../text/letter-text";
import { citedFacts } from "./cited-facts";
import { frameModelBody } from "./frame";
import { supportedBody } from "./supported-body";

const CASE = "tests/fixtures/letters/07-neck-pt-plateau";
const text = (name: string) => readFileSync(`${CASE}/${name}.txt`, "utf8");
const papers = ["a-evaluation", "b-notes"].map((name) => ({
  documentId: name,
  title: name,
  document: fromPlainText(text(name)),
}));
const letter: LetterFacts = {
  patientName: "Ottoline Pruitt-Namgyal",
  payerName: "Palmetto GBA",
  claimNumber: "22625500190021",
  denialCategory: "medical_necessity",
  denialText: "The record shows no significant progress in function.",
  datesOfService: ["2026-07-06", "2026-08-14"],
  enclosures: papers.map(({ documentId, title }) => ({ title, type: "supporting_docs", documentId })),
};
const evidence = {
  noticeText: text("denial"),
  chart: readChart(papers, { patientName: "Ottoline Pruitt-Namgyal" }),
  answers: [],
};
const facts = citedFacts(planLetter(letter, evidence), letter.enclosures ?? []);
const idOf = (words: string) => {
  const fact = facts.find((one) => one.text.includes(words));
  if (!fact) throw new Error(`no fact has ${words}`);
  return fact.id;
};
const [start, end, drive] = [idOf("52%"), idOf("20%"), idOf("Drives daily again")];

const inventions = PLANTED.flatMap((sentence) =>
  WAYS_TO_PLANT.map((way) => way(sentence, [start, end, drive])),
);

describe("a model that invents", () => {
  it("plants two hundred fabrications at least", () => {
    expect(inventions.length).toBeGreaterThanOrEqual(200);
  });

  it.each(inventions)("gets nothing past: %s", (sentence) => {
    expect(supportedBody(sentence, letter, facts)).toMatchObject({ body: "" });
  });

  it("leaves a letter that still answers every point, without a word of it", () => {
    const { content, leftOut } = frameModelBody(letter, inventions.join("\n\n"), evidence);
    const written = letterText(content, "markdown");
    expect(leftOut.length).toBeGreaterThan(150);
    expect(written).toMatch(/NDI.*August 14, 2026.*20%.*Enclosure 2, page 3/);
    expect(written).not.toMatch(/MRI|CFR 999|Sattler|herniated|\[/);
  });
});

describe("a model that keeps to the facts", () => {
  it("has its sentences, each with enclosure and page in place of the number", () => {
    const { body, leftOut } = supportedBody(
      `### What the record shows\n\nThe NDI was 52% on July 6, 2026 and 20% on August 14, 2026. [${start}, ${end}] She drives daily again since 08/10/2026 [${drive}].\n\n### What we ask\n\n- Reverse the denial and pay the claim.`,
      letter,
      facts,
    );
    expect(leftOut).toEqual([]);
    expect(body).toContain("20% on August 14, 2026 (Enclosure 1, page 1; Enclosure 2, page 3).");
    expect(body).toContain("since 08/10/2026 (Enclosure 2, page 3).");
    expect(body).toContain("- Reverse the denial and pay the claim.");
  });
});
