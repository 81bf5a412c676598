import { expect, it } from "vitest";
import { type GateSubject, gateProblems } from "./problems";

const SUBJECT: GateSubject = {
  ...{ text: "", findings: [], misplaced: [], notice: null, noStanding: null, doubtful: [] },
  ...{ doubtfulPaper: [], papers: [], enclosed: [], strangers: [], deadline: null, recipient: null },
  appeal: { patientName: "Rosa Ames", claimNumber: "", payerName: "" },
  record: { patientName: null, claimNumbers: [], claimPatientName: null, claimPayerName: null },
  today: "2026-11-27",
};

it.each([
  ["1982-01-31", "January 31, 1982"],
  ["2026-08-11, 2026-08-27", "August 11, 2026, August 27, 2026"],
  ["A-1982-01-31-7", "A-1982-01-31-7"],
])("asks to compare %s in the letter's own words", (value, said) => {
  const [found] = gateProblems({ ...SUBJECT, doubtful: [{ value, doubt: "Check whose this is." }] }).filter(
    ({ code }) => code === "doubtful_value",
  );
  expect(found).toMatchObject({
    message: `Compare “${said}” with the paper: Check whose this is.`,
    text: value,
  });
});

it("leads from a paper that was left out as another patient's to the letter that still lists it, else to the enclosures", () => {
  const paper = {
    id: "fax",
    title: "Fax page",
    name: "fax.pdf",
    leftOut: [],
    pages: 2,
  } as unknown as GateSubject["papers"][number];
  const text = "Sincerely,\nEnclosures\nFax page";
  const where = (strangers: GateSubject["strangers"]) =>
    gateProblems({ ...SUBJECT, text, papers: [paper], strangers })
      .filter(({ code }) => code === "enclosure_mismatch")
      .map((found) => found.where);
  expect(where([{ documentId: "fax", page: 1 }])).toEqual(["letter"]);
  expect(where([])).toEqual(["enclosures"]);
});
