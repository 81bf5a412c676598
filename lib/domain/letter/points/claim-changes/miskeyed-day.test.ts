import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import { onMiskeyedDay } from "./miskeyed-day";

const NOTE = "VISIT NOTE\nRosa Ames-Tell     01/09/2026\nNeck pain, less.\nSigned  B. Roe, DC     01/09/2026";
const CLAIM =
  "837P CLAIM, AS SENT     Created 01/12/2026\nPatient: Rosa Ames-Tell\nLN   DATE OF SERVICE   PROC    MOD   UNITS   CHARGE\n1    01/09/2025        98940   AT    1        52.00\nOnset date  12/20/2025\nAccepted by the payer 01/13/2026";
const chartOf = (...papers: string[]) =>
  readChart(
    papers.map((text, at) => ({ documentId: `p${at}`, title: `Paper ${at}`, document: fromPlainText(text) })),
    { patientName: "Rosa Ames-Tell" },
  );
const quotes = (...papers: string[]) =>
  onMiskeyedDay(chartOf(...papers).facts, { datesOfService: ["2025-01-09"] }).map(({ quote }) => quote);

describe("a year that was keyed wrong", () => {
  it("is shown by the claim's line, the signed note and the receipt soon after", () => {
    const said = quotes(NOTE, CLAIM).join(" | ");
    expect(said).toContain("Line of the claim for 01/09/2025");
    expect(said).toContain("Signed B. Roe, DC 01/09/2026");
    expect(said).toContain("Accepted by the payer 01/13/2026");
  });

  it("is not shown where a signed note has the billed day, or none has the same day", () => {
    expect(quotes(NOTE, CLAIM, NOTE.replaceAll("2026", "2025"))).toEqual([]);
    expect(quotes(NOTE.replaceAll("01/09", "01/16"), CLAIM)).toEqual([]);
    expect(quotes(CLAIM)).toEqual([]);
  });

  it("is shown as well by the practice's list of errors, where a signed note has the other day", () => {
    const list =
      "CHARGE ENTRY ERRORS   week of 01/26/2026\n01/30/2026  Ames-Tell, Rosa  DOS keyed as 01/09/2025, should be 01/19/2026. LM";
    const said = quotes(list, NOTE.replaceAll("01/09", "01/19")).join(" | ");
    expect(said).toContain("should be 01/19/2026");
    expect(said).toContain("Signed B. Roe, DC 01/19/2026");
    expect(quotes(list)).toEqual([]);
  });

  it("is corrected, and no exception to the filing limit is asked for", () => {
    const letter = composeLetter(
      {
        payerName: "Medicare Part B",
        lineOfBusiness: "medicare_ffs",
        denialCategory: "timely_filing",
        denialCode: "CO-29",
        datesOfService: ["2025-01-09"],
        enclosures: [
          { title: "Note", type: "supporting_docs", documentId: "p0", pages: 1 },
          { title: "Claim", type: "supporting_docs", documentId: "p1", pages: 1 },
        ],
      },
      undefined,
      { noticeText: "", chart: chartOf(NOTE, CLAIM), answers: [] },
      "reopening",
    );
    expect(letter.content).toContain("clerical error reopening");
    expect(letter.content).toContain("the claim was sent for January 9, 2025");
    expect(letter.content).toContain("the signed record has the service on January 9, 2026");
    expect(letter.content).not.toContain("exception");
  });
});

it("dates no line of a claim's copy by the onset above it", () => {
  const receipt = chartOf(CLAIM).facts.find(({ quote }) => quote.startsWith("Accepted"));
  expect(receipt?.heading).toBe("Claim as sent");
  expect(receipt?.date).toBeUndefined();
});
