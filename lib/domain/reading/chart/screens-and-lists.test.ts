import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  });
const usable = (text: string) =>
  chartOf(text).facts.flatMap(({ adverse, quote }) => (adverse ? [] : [quote]));

const screen = (member: string) =>
  `bay provider portal  >  Authorizations  >  Detail\nReference\nA-7730921\nMember\n${member}\nStatus\nApproved\nServicing provider\nBay Therapy Inc,\nNPI 1903417727\nProcedure\n97110, 97530\n`;

describe("a screen whose values stand below their labels", () => {
  it("is told field by field", () => {
    expect(usable(screen("Rosa Ames-Tell"))).toContain(
      "Reference A-7730921; Member Rosa Ames-Tell; Status Approved; Servicing provider Bay Therapy Inc, NPI 1903417727; Procedure 97110, 97530",
    );
  });

  it("is nobody's but the member's whom it names", () => {
    const chart = chartOf(screen("Vera Otto"));
    expect(chart.facts.map(({ quote }) => quote).join()).not.toMatch(/7730921|Approved|97530/);
    expect(chart.leftOut).toContainEqual(
      expect.objectContaining({ reason: "other_patient", detail: "Vera Otto" }),
    );
  });
});

describe("a look-up that found nothing in force", () => {
  const print = (period: string) =>
    `ELIGIBILITY INQUIRY     Acme Health        10/12/2026\nPatient      AMES-TELL, ROSA\nPlan         Medical        Status  INACTIVE\n${period}`;
  it("shows when a plan ended, where it gives that day", () => {
    expect(usable(print("Eligibility  01/01/2022 - 06/30/2026")).join()).toContain("06/30/2026");
  });
  it("shows nothing where it gives none", () => {
    expect(usable(print("Group        Bay Works"))).toEqual([]);
  });
});

it("keeps an entry about a request that was voided, and takes out an entry that was", () => {
  const log = (said: string) =>
    usable(`ACCOUNT NOTES   Rosa Ames-Tell\n09/29/26  Rep Ana sees the approval. ${said}`).join();
  expect(log("The 1st request was voided.")).toContain("Rep Ana");
  expect(log("This entry was voided.")).not.toContain("Rep Ana");
});

it("tells what became of each goal as one answer, and a sentence without what the desk added", () => {
  const note = usable(
    "PROGRESS NOTE   09/10/2026\nPatient: Rosa Ames-Tell\nS: Still not back at work. cx: 9/3 (sick). Does her exercises.\nGoals: 1 not met (112). 2 not met: comes down step-to. 3 met.",
  );
  expect(note).toContain("Goals: 1 not met (112). 2 not met: comes down step-to. 3 met.");
  expect(note.join(" | ")).toMatch(/Still not back at work\. \| cx: 9\/3 \(sick\)\./);
});

it("tells fields of one line apart, items of a list with arrows, and goals under a heading that says by when", () => {
  const { facts } = chartOf(`PROGRESS NOTE   09/10/2026
Patient: Rosa Ames-Tell
Regions: cervical, thoracic      Response: tolerated well
 > Lab 06/15/2026: A1c 8.9 %
 > Outside: letter of Dr. Otto

GOALS (by 10/16/2026)
1  Up and down 14 steps on one rail`);
  const said = facts.map(({ quote }) => quote);
  expect(said).toContain("Regions: cervical, thoracic; Response: tolerated well");
  expect(said).toContain("Lab 06/15/2026: A1c 8.9 %; Outside: letter of Dr. Otto");
  expect(facts.find(({ quote }) => /14 steps/.test(quote))?.section).toBe("Goals");
});

it("answers each of several questions that stand on one line of a form", () => {
  const said = usable(`BAY CLINIC     NEW PATIENT FORM
Name  Rosa Ames-Tell     Today 9-14-26

Is this due to:   Auto accident  [ ] yes  [x] no      Work injury  [ ] yes  [x] no      Other person at fault  [x] yes  [ ] no
`);
  expect(said).toContain("Auto accident: no; Work injury: no; Other person at fault: yes");
});

it("calls a list of requests by its top, and not by a cell of one of its rows", () => {
  const page = `Lantern Mutual provider portal        Requests        printed 10/15/2026

Member          Request no.   Status     Service               Visits   From          To
AMES, ROSA      A-552017      Approved   PT, outpatient        12       07/15/2026    10/15/2026
AMES, ROSA      A-440911      Closed     MRI right shoulder    1        06/01/2026    06/30/2026
`;
  const { facts } = readChart([{ documentId: "p", title: "Portal", document: fromPlainText(page) }], {
    patientName: "Rosa Ames",
  });
  expect(facts.map(({ heading }) => heading)).not.toContain("MRI right shoulder");
});

// Seen red: what stood before a row of boxes was lost with its line.
it("keeps the sentence that stands before the boxes of its line", () => {
  const { facts } = readChart(
    [
      {
        documentId: "d",
        title: "Note",
        document: fromPlainText(
          "BAY THERAPY   RE-EVALUATION    Date 07/07/2026\nPt AMES-TELL, Rosa    DOB 01/02/1960\nExercise trial: 05/26/2026 to 07/07/2026 (6 wks), 5 supervised visits    Adherence [x] good [ ] fair [ ] poor\nSex  [x] F  [ ] M\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const said = facts.map(({ quote }) => quote);
  expect(said).toContain("Exercise trial: 05/26/2026 to 07/07/2026 (6 wks), 5 supervised visits");
  expect(said.join("\n")).not.toMatch(/fair|poor/);
});
