import { expect, it } from "vitest";
import { type GateSubject, gateProblems } from "./problems";

const SUBJECT: GateSubject = {
  ...{ text: "", findings: [], misplaced: [], notice: null, noStanding: null, doubtful: [] },
  ...{
    doubtfulPaper: [],
    papers: [],
    enclosed: [],
    strangers: [],
    unnamed: [],
    deadline: null,
    recipient: null,
  },
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

it("asks a person to look at an enclosed note that nowhere says whose it is", () => {
  const paper = (id: string) =>
    ({ id, title: id, name: `${id}.pdf`, leftOut: [], pages: 2 }) as unknown as GateSubject["papers"][number];
  const found = (enclosed: string[]) =>
    gateProblems({ ...SUBJECT, papers: [paper("Notes"), paper("Scan")], enclosed, unnamed: ["Scan"] }).filter(
      ({ code }) => code === "unnamed_paper",
    );
  expect(found(["Notes", "Scan"])).toMatchObject([{ text: "Scan", where: "enclosures", overridable: true }]);
  expect(found(["Notes"])).toEqual([]);
  const looked = { ...paper("Scan"), patientConfirmed: { patient: SUBJECT.appeal.patientName } };
  const left = (patientName: string) =>
    gateProblems({
      ...{ ...SUBJECT, papers: [looked], enclosed: ["Scan"], unnamed: ["Scan"] },
      appeal: { ...SUBJECT.appeal, patientName },
    }).filter(({ code }) => code === "unnamed_paper");
  expect(left(SUBJECT.appeal.patientName)).toEqual([]);
  expect(left("Somebody Else")).toHaveLength(1);
});

// Red where the cover of the records that a payer asked for went out with the payer's own request alone.
it("stops a letter that speaks of enclosed records while only the payer's paper is enclosed", () => {
  const paper = (id: string, type: string) =>
    ({
      id,
      type,
      title: id,
      name: `${id}.pdf`,
      leftOut: [],
      pages: 1,
    }) as unknown as GateSubject["papers"][number];
  const papers = [paper("request", "denial_letter"), paper("notes", "supporting_docs")];
  const found = (text: string, enclosed: string[]) =>
    gateProblems({ ...SUBJECT, text, papers, enclosed }).filter(({ code }) => code === "enclosure_mismatch");
  const sends = "The practice sends the enclosed records for the services named above.";
  expect(found(sends, ["request"])).toMatchObject([{ where: "documents" }]);
  expect(found(sends, [])).toHaveLength(1);
  expect(found("We ask you to decide from the enclosed record.", ["request"])).toHaveLength(1);
  expect(found(sends, ["request", "notes"])).toEqual([]);
  expect(found("You state: “The enclosed records show no progress.”", ["request"])).toEqual([]);
  expect(found('You state: "The enclosed records show no progress."', ["request"])).toEqual([]);
  expect(found("We ask you to decide from the enclosed\nrecord.", ["request"])).toHaveLength(1);
  expect(found("No record of that visit exists.", ["request"])).toEqual([]);
});
