import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const slip = (head: string, units: string) => `${head}\n\n97110   units   ${units}   56 min of exercise\n`;
const said = (...pages: string[]) =>
  readChart([{ documentId: "slips", title: "Slips", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames-Tell",
  })
    .facts.map(({ quote }) => quote)
    .join(" | ");

// Seen red without the forms: both slips are quoted.
it.each([
  ["BAY PT     FEE SLIP     09/28/2026     Rosa Ames-Tell     GP-4107", "Rosalind Amesbury", "GP-4119"],
  ["Ticket 118     Rosa Ames-Tell     09/28/2026     Room B", "Ivo Brandt", "Ticket 119"],
  ["BAY PT     FEE SLIP     AMES-TELL, ROSA     GP-4107", "OTTO, VERA", "GP-4119"],
])(
  "a slip of the same form with another name in the patient's place is that person's: %s",
  (own, name, number) => {
    const other = own
      .replace(/Rosa Ames-Tell|AMES-TELL, ROSA/, name)
      .replace(number.startsWith("GP") ? "GP-4107" : "Ticket 118", number);
    const text = said(slip(own, "4"), slip(other, "2"), slip(own, "6"));
    expect(text).toMatch(/units 4\b/);
    expect(text).toMatch(/units 6\b/);
    expect(text).not.toMatch(/units 2\b/);
  },
);

it("takes what differs elsewhere, and a title without the patient's name on its like, for nobody", () => {
  const own = "BAY PT     FEE SLIP     Rosa Ames-Tell     Manual Therapy";
  expect(said(slip(own, "4"), slip(own.replace("Manual Therapy", "Gait Training"), "2"))).toMatch(
    /units 2\b/,
  );
  expect(
    said(slip("BAY PT     Fee Slip     Room B", "4"), slip("BAY PT     Daily Note     Room B", "2")),
  ).toMatch(/units 2\b/);
});

// Seen red: a spouse's questionnaire, filled in at the spouse's own visit, was quoted as the patient's.
it("tells a questionnaire by the given name with an initial, whatever stands in brackets behind it", () => {
  const sheet = (head: string, units: string) => slip(head, units);
  const own = sheet("SLEEP SCALE          Rosa A.          10/27/26", "4");
  expect(
    said(own, sheet("SLEEP SCALE          Ivo A.          10/27/26     (husband, own visit)", "2")),
  ).not.toMatch(/units 2\b/);
  expect(
    said(own, sheet("SLEEP SCALE          Rosa A.          11/27/26     (husband helped)", "2")),
  ).toMatch(/units 2\b/);
  // Seen red: the second page of the patient's own form was taken for somebody else's.
  for (const part of ["Second Sheet", "Part B", "Night Log"])
    expect(
      said(
        sheet("SLEEP SCALE          Rosa A.          Form 3", "4"),
        sheet(`SLEEP SCALE          ${part}          Form 3`, "2"),
      ),
    ).toMatch(/units 2\b/);
  // Seen red: what stands behind the brackets made it another form.
  const notes = (head: string, units: string) => slip(`SESSION NOTES          ${head}`, units);
  const first = notes("Rosa A.", "4");
  expect(said(first, notes("Ivo A.     (brother, DOB 3/09/2016)     S62.6 fx", "2"))).not.toMatch(
    /units 2\b/,
  );
  expect(said(first, notes("Rosa A.     (brother present)     S62.6 fx", "2"))).toMatch(/units 2\b/);
  expect(said(first, notes("Part B     (home program)     S62.6 fx", "2"))).toMatch(/units 2\b/);
});
