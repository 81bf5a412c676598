import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { approvedForOther } from "../points/answers/approval-terms";
import { goesOnBeside } from "./beside";

const factsOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;

describe("what goes on beside a chosen sentence", () => {
  const facts = factsOf(
    "VISIT NOTE\nPatient: Rosa Ames-Tell   Date: 09/08/2026\nHer daughter drove her here. Palpation is tender over the left facet. The segment is turned to the left. The muscles beside it are in spasm. Goals: sit for an hour by October. Reflexes are lively.",
  );
  const tender = facts.filter(({ quote }) => quote.startsWith("Palpation"));
  const beside = (mayStand: (quote: string) => boolean) =>
    goesOnBeside(tender, facts, ({ quote }) => mayStand(quote)).map(({ quote }) => quote);

  it("is the rest of the examination, up to what is aimed at", () => {
    expect(beside(() => true)).toEqual([
      "The segment is turned to the left.",
      "The muscles beside it are in spasm.",
      "Her daughter drove her here.",
    ]);
  });

  it("ends at the first sentence that may not stand", () => {
    expect(beside((quote) => !/turned|daughter/.test(quote))).toEqual([]);
  });
});

it("takes no number and no day from a page that approves another service alone", () => {
  const facts = factsOf(
    "APPROVAL NOTICE   05/28/2026\nMember: Rosa Ames-Tell\nAuthorization no.: 117902551\nService: MRI lumbar spine 72148\nDecision date: 05/28/2026",
  );
  expect(facts.length).toBeGreaterThan(0);
  expect(approvedForOther(facts, { procedureCodes: ["97110"] }).size).toBe(facts.length);
  expect(approvedForOther(facts, { procedureCodes: ["72148"] }).size).toBe(0);
});
