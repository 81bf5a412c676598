import { describe, expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import type { LetterFacts } from "../../facts/facts";
import { letterText } from "../../text/letter-text";
import { referringProvider } from "./referring-provider";

const chartOf = (pages: string[]) =>
  readChart(
    [
      {
        documentId: "chart",
        title: "Chart",
        document: fromPlainText(
          pages.map((page) => `Patient: Rosa Ames   DOB 01/02/1960\n${page}\n`).join("\f"),
        ),
      },
    ],
    { patientName: "Rosa Ames" },
  );
const LETTER: LetterFacts = {
  npi: "1774053197",
  denialCode: "CO-16",
  denialText: "Missing/incomplete/invalid referring provider primary identifier.",
  remarkCodes: ["N286"],
  datesOfService: ["2026-10-26"],
};
const found = (pages: string[], letter: Partial<LetterFacts> = {}, notice = "") =>
  referringProvider(chartOf(pages).facts, { ...LETTER, ...letter }, notice);
const ORDER =
  "THERAPY ORDER   Date: 10/19/2026\nPT eval and treat 2x/wk\nSigned: Absalom Thorne, MD   NPI 1108726450   10/19/2026";

describe("who referred, for a claim that came back for it", () => {
  // Red where the number at hand was asked for with nothing proposed.
  it.each([
    ["an order's signature", [ORDER], "Absalom Thorne, MD, NPI 1108726450"],
    [
      "a referral's line",
      ["REFERRAL   Date: 10/02/2026\nReferring: Samuel Ortega, MD NPI 1497758544"],
      "Samuel Ortega, MD, NPI 1497758544",
    ],
    [
      "a referral beside the claim as it was sent with another number",
      [
        "CLAIM AND REFERRAL\nREFERRAL ON FILE 10/02/2026\nNPI       1714943077\nCLAIM AS SENT 10/28/2026\n2310A DN PETRAKIS, CORWIN NM109 1714934077",
      ],
      "NPI 1714943077",
    ],
  ])("is proposed from %s", (_, pages, becomes) => expect(found(pages)?.becomes).toBe(becomes));

  // Seen red: a signature without a day was the head of its page, and an older referral's number stood beside it.
  it.each([
    ["Valid until 09/18/2024", "03/18/2024"],
    ["6 visits", "03/18/2024"],
    ["Valid until 10/01/2026", "04/01/2026"],
  ])("is the one of the referral in force, beside one that had ended: %s", (said, day) => {
    const now =
      "REFERRAL FOR HAND THERAPY\n date   10/19/2026\n order  OT eval and treat\n\n signed    Ines Thorne-Roe, MD        NPI 1108726450";
    const older = `REFERRAL\nDate: ${day}\nFor: OT, 6 visits\n${said}\nOrdering: Samuel Ortega, DO   NPI 1497758544`;
    expect(found([now, older])?.becomes).toBe("Ines Thorne-Roe, MD, NPI 1108726450");
  });
  it("is none of two that were in force", () => {
    const two = ["Ines Thorne-Roe, MD        NPI 1108726450", "Samuel Ortega, DO   NPI 1497758544"];
    expect(
      found(two.map((who) => `REFERRAL\nDate: 10/02/2026\nValid until 04/02/2027\n signed   ${who}`)),
    ).toBeUndefined();
  });

  it("is proposed from the claim's record where the chart names nobody", () => {
    const referringProvider = { name: "Ada Roe, MD", npi: "1108726450" };
    const said = found(["VISIT NOTE   Date: 10/26/2026\nGait training."], { referringProvider });
    expect(said).toMatchObject({ becomes: "Ada Roe, MD, NPI 1108726450", facts: [] });
    expect(said?.hint).toContain("if the first claim carried it too");
    // The notice prints the number that it turned down.
    expect(found([], { referringProvider }, "Referring NPI 1108726450 is invalid.")).toBeUndefined();
  });

  it.each<[string, string[], Partial<LetterFacts>]>([
    [
      "another field is missed",
      [ORDER],
      { remarkCodes: ["N290"], denialText: "Missing rendering provider." },
    ],
    [
      "two could be meant",
      [ORDER, "REFERRAL   Date: 10/02/2026\nReferring: Samuel Ortega, MD NPI 1497758544"],
      {},
    ],
    [
      "the number is of whoever treated",
      ["VISIT NOTE 10/26/2026\nReferred for gait.\nLena Ortiz, DPT NPI 1108726450"],
      {},
    ],
    [
      "the number is the practice's",
      ["REFERRAL 10/02/2026\nReferred to Tideline Therapy NPI 1774053197"],
      {},
    ],
    ["nothing has a number", ["REFERRAL   Date: 10/02/2026\nReferring: Samuel Ortega, MD"], {}],
  ])("is not proposed where %s", (_, pages, letter) => expect(found(pages, letter)).toBeUndefined());
});

describe("the corrected claim's cover", () => {
  const line = (more: Partial<DeniedLine>): DeniedLine => ({
    ...{ procedureCode: "97110", dateOfService: "2026-10-26", billed: "46.00", amount: "46.00" },
    ...{ groupCode: "CO", code: "16", remarks: ["N286"], reason: null },
    ...more,
  });
  const cover = (answers: { questionId: string; text: string; by: string }[], lines: DeniedLine[]) => {
    const chart = chartOf([ORDER]);
    const facts: LetterFacts = {
      ...LETTER,
      ...{
        patientName: "Rosa Ames",
        payerName: "WPS",
        deniedLines: lines,
        procedureCodes: ["97110", "97161"],
      },
      enclosures: [{ type: "supporting_docs", title: "Chart", documentId: "chart", pages: 1 }],
    };
    const { content, questions } = composeLetter(
      facts,
      undefined,
      { noticeText: "", chart, answers },
      "corrected_claim",
    );
    return { text: letterText(content, "html"), questions };
  };
  const LINES = [line({}), line({ procedureCode: "97161", amount: "112.00" })];

  it("asks once who referred, with the proposal, and nothing of the lines", () => {
    const { text, questions } = cover([], LINES);
    const changes = questions.filter(({ id }) => id.startsWith("change-"));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ proposal: "Absalom Thorne, MD, NPI 1108726450" });
    // The order is quoted with the number under it; that the claim carries it is said once a person confirmed it.
    expect(text).not.toMatch(/What changes|Referring provider:/);
  });

  it("says it under what changes once a person confirmed it, with its place", () => {
    const [asked] = cover([], LINES).questions.filter(({ id }) => id.startsWith("change-"));
    const answer = { questionId: asked?.id ?? "", text: asked?.proposal ?? "", by: "Lee" };
    const { text, questions } = cover([answer], LINES);
    expect(text).toMatch(/What changes[\s\S]*Referring provider[\s\S]*1108726450[\s\S]*Enclosure 1, page 1/);
    expect(questions.filter(({ id }) => id.startsWith("change-"))).toEqual([]);
  });

  it("still asks of a line that came back for something else", () => {
    const { questions } = cover([], [line({}), line({ procedureCode: "97161", remarks: ["N20"] })]);
    expect(questions.filter(({ id }) => id.startsWith("change-")).map(({ text }) => text)).toEqual([
      expect.stringContaining("referring provider"),
      expect.stringContaining("97161"),
    ]);
  });
});
