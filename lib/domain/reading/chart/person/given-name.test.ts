import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const screen = (given: string, number: string, group: string) =>
  [
    "Bay Portal     ELIGIBILITY INQUIRY      printed 03/12/2026",
    ` Member     OTTO-AMES, ${given}     07/15/1990     ${number}`,
    ` Group      ${group}`,
    " Status     ACTIVE",
  ].join("\n");
const acknowledged = [
  "277CA   CLAIM ACKNOWLEDGMENT     processed 10/20/2026",
  "",
  " OTTO-AMES ROSALIND   DOS 02102026-03052026   472.00   A2  20   accepted 10/19/2026   L7711",
  " OTTO-AMES RENATA   DOS 01142026-01142026    68.00   A2  20   accepted 01/21/2026   L7722",
].join("\n");
const said = (subject: Parameters<typeof readChart>[1], ...pages: string[]) =>
  JSON.stringify(
    readChart(
      [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
      subject,
    ).facts.map(({ quote }) => quote),
  );
const pages = [
  screen("ROSALIND", "XQ2004417736", "71C88"),
  screen("RENATA", "XQ2003390127", "64A10"),
  acknowledged,
];
const born = { patientName: "R Otto-Ames", dateOfBirth: "1990-07-15" };

describe("an initial on the notice", () => {
  // Seen red: the twin's coverage and claim were quoted.
  it("is the name beside the notice's member number, and a twin's page and row are left out", () => {
    const quoted = said({ ...born, memberId: "XQ 2004417736" }, ...pages);
    expect(quoted).toContain("71C88");
    expect(quoted).toContain("10/19/2026");
    expect(quoted).not.toMatch(/64A10|RENATA|01\/21\/2026/);
  });
  it("is the other twin where the number is hers", () => {
    const quoted = said({ ...born, memberId: "XQ2003390127" }, ...pages);
    expect(quoted).toContain("64A10");
    expect(quoted).not.toMatch(/71C88|ROSALIND/);
  });
  it("is the only name that the chart has, whatever its number", () => {
    expect(said({ ...born, memberId: "77410" }, pages[0] as string)).toContain("71C88");
    expect(said(born, pages[0] as string)).toContain("71C88");
  });
  it("leaves a whole name as it is", () => {
    expect(said({ ...born, patientName: "Rosalind Otto-Ames" }, ...pages)).not.toMatch(/64A10|RENATA/);
  });
});
