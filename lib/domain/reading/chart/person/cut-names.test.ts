import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string, patientName = "Ottilie Brandvold") =>
  readChart([{ documentId: "d", title: "D", document: fromPlainText(text) }], {
    patientName,
    dateOfBirth: "1981-05-02",
  })
    .facts.map(({ quote }) => quote)
    .join(" | ");
const list = (...names: string[]) =>
  `Schedule print 10/13/2026\n${names.map((name, at) => `  8:${at}5   ${name.padEnd(16)}  est    visit ${at === 0 ? 40095 : 40141}   done`).join("\n")}\n`;

describe("a row of a list that cuts given names short", () => {
  // Seen red: each was quoted beside the patient's own row.
  it.each([
    ["Brandvold Ot", "Brandvold Ru"],
    ["Brandvold Ott", "Brandvold Kas"],
    ["BRANDVOLD OT", "BRANDVOLD RU"],
    ["Brandvold Ottilie", "Brandvold Ru"],
    ["Brandvo Ot", "Brandvo Ru"],
  ])("%s: %s is another one of the family", (own, other) => {
    const text = said(list(own, other));
    expect(text).toContain("40095");
    expect(text).not.toContain("40141");
  });

  it("is told by a page of that person's, where the patient's own row is not cut", () =>
    expect(
      said(
        `Schedule print 10/13/2026    for O Brandvold\n  9:15   Brandvold Ru    est   40141   done\n\fBAY CLINIC    Brandvold, Ruth    DOB 1/22/1984\nSore throat.\n`,
      ),
    ).not.toContain("40141"));

  it.each([
    ["the same person twice", "Ottilie Brandvold", "Brandvold Ot", "Brandvold Otti"],
    ["a nickname", "Margaret Brandvold", "Brandvold Ma", "Brandvold Pe"],
    ["a middle name", "Ottilie Marie Brandvold", "Brandvold Ot", "Brandvold Mar"],
    ["a profession", "Ottilie Brandvold", "Brandvold Ot", "Brandvold PT"],
    ["what the visit is", "Ottilie Brandvold", "Brandvold Ot", "Brandvold Knee"],
  ])("but not %s", (_, patient, own, other) => expect(said(list(own, other), patient)).toContain("40141"));
});
