import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import { eligibleFacts } from "../left-out/eligible";
import { newPlanOf } from "./new-plan";

const CARD = (plan: string, id: string, from: string) =>
  `COPY OF CARD, scanned 04/02/2026\nRosa Ames-Tell   Account 4471\n\n${plan}     Member: ROSA AMES-TELL     ID: ${id}     Group: 88120\nEffective ${from}     Office copay $25`;
const chartOf = (...papers: string[]) =>
  readChart(
    papers.map((text, at) => ({ documentId: `p${at}`, title: `Card ${at}`, document: fromPlainText(text) })),
    { patientName: "Rosa Ames-Tell" },
  );
const OLD = CARD("REDWOOD HEALTH PLAN", "RHP 338 20 7714", "01/01/2024");
const NEW = CARD("NORTHLAKE MUTUAL", "NM 2240 771 09", "03/01/2026");
const letter = {
  payerName: "Redwood Health Plan",
  memberId: "RHP 338 20 7714",
  denialCategory: "eligibility" as const,
  denialCode: "CO-27",
  datesOfService: ["2026-03-17"],
};

it("tells the new plan's card from that of the plan that had ended", () => {
  const { facts } = chartOf(OLD, NEW);
  const { shown, ended } = newPlanOf(facts, letter);
  expect(shown.map(({ quote }) => quote).join(" ")).toContain("NM 2240 771 09");
  expect(shown.every(({ place }) => place.documentId === "p1")).toBe(true);
  expect(facts.filter(({ id }) => ended.has(id)).every(({ place }) => place.documentId === "p0")).toBe(true);
});

it("knows of no new plan from the old card alone, or from a card that is not in force", () => {
  expect(newPlanOf(chartOf(OLD).facts, letter).shown).toEqual([]);
  expect(newPlanOf(chartOf(`${NEW}\nStatus: inactive`).facts, letter).shown).toEqual([]);
});

it("takes a payer's number with an address on the card for no letterhead", () => {
  const card = `${NEW.split("\n").slice(0, -1).join("\n")}\nEffective 03/01/2026     Payer ID 77063     Claims: P.O. Box 515, Anytown, WA 98000`;
  const { facts } = chartOf(OLD, card);
  const argued = eligibleFacts(facts, letter, "").facts;
  expect(
    newPlanOf(facts, letter, argued)
      .shown.map(({ quote }) => quote)
      .join(" "),
  ).toContain("77063");
});

it("asks the plan that had ended for no payment where the new card is at hand", () => {
  const enclosures = ["p0", "p1"].map((documentId) => ({
    title: "Card",
    type: "supporting_docs" as const,
    documentId,
    pages: 1,
  }));
  const evidence = { noticeText: "", chart: chartOf(OLD, NEW), answers: [] };
  const { content, questions } = composeLetter({ ...letter, enclosures }, undefined, evidence, "other_payer");
  expect(content).toContain("NM 2240 771 09");
  expect(content).not.toContain("01/01/2024");
  expect(content).not.toContain("process the claim as the first payer");
  expect(questions).toEqual([]);
});

// Seen red without the card, and with the code left out.
it("knows a claim that belongs to another plan, whose card has the number and whose answer has the day", () => {
  const papers = [
    "ELIGIBILITY RESPONSE      Asked 04/02/2026\nRosa Ames-Tell   DOB 01/02/1960\nAdvantage plan: LARKSPUR SENIOR (PPO), effective 03/01/2026",
    "COPY OF CARD      04/03/2026\nLARKSPUR SENIOR (PPO)\nMember: ROSA AMES-TELL     ID: LS 440 118 2     Group: none",
  ];
  const enclosures = papers.map((_, at) => ({
    ...{ title: "Paper", type: "supporting_docs" as const, documentId: `p${at}`, pages: 1 },
  }));
  const wrote = (denialCode: string, ...chart: string[]) =>
    composeLetter(
      { ...letter, denialCode, enclosures },
      undefined,
      { noticeText: "", chart: chartOf(...chart), answers: [] },
      "other_payer",
    ).content;
  expect(wrote("OA-109", ...papers)).toContain("LS 440 118 2");
  expect(wrote("OA-109", ...papers)).toContain("about the plan that was in force for the services");
  expect(wrote("CO-22", ...papers)).toContain("about the order of payers for the services");
  expect(wrote("OA-109", ...papers)).toContain("the claim goes to the plan that was in force");
  expect(wrote("OA-109", ...papers)).toContain("Plan in force on the service date");
  expect(wrote("OA-109", ...papers)).not.toContain("Coordination of benefits");
  expect(wrote("OA-109", ...papers.slice(1))).toContain("process the claim as the first payer");
  expect(wrote("CO-22", ...papers)).toContain("process the claim as the first payer");
});

// Red where a page with the old plan's name was the old plan's.
it("knows the plan in force by an answer that names the plan before it, too", () => {
  const screen = (said: string) =>
    `ELIGIBILITY RESPONSE      Run 04/02/2026\nRosa Ames-Tell   DOB 01/02/1960\n\n${said}\n`;
  const shownBy = (said: string) =>
    newPlanOf(chartOf(screen(said)).facts, letter)
      .shown.map(({ quote }) => quote)
      .join(" ");
  const now =
    "Managed care plan: NORTHLAKE CHOICE   Plan member ID: NL 2240 771   Effective 03/01/2026 - open";
  const before = "Prior plan REDWOOD HEALTH PLAN, 01/01/2024 - 02/28/2026";
  expect(shownBy(`${now}   ${before}`)).toContain("NL 2240 771");
  expect(
    shownBy(
      "Managed care plan: REDWOOD HEALTH   Plan member ID: RH 1   Effective 03/01/2026   Prior plan NORTHLAKE",
    ),
  ).toBe("");
});
