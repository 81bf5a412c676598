import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const chartOf = (...pages: string[]) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
const valuesOf = (...pages: string[]) =>
  chartOf(...pages).facts.flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}: ${measure.value}`] : [],
  );
const usable = (...pages: string[]) =>
  chartOf(...pages).facts.flatMap(({ measure, adverse, quote }) => (measure || adverse ? [] : [quote]));

const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n";

describe("what was meant, and not found", () => {
  it("is a goal that goes on below its first line", () => {
    const text = `${HEAD}Assessment: weak hip. Goals by October 31,\n2026: LEFS 60/80; NDI 10%; back at work.\nLEFS 31/80 today.`;
    expect(valuesOf(text)).toEqual(["2026-09-08 LEFS: 31/80"]);
  });

  it("is a bound", () => {
    expect(valuesOf(`${HEAD}We want the ODI below 20.`)).toEqual([]);
    expect(valuesOf(`${HEAD}ODI at least 40 was asked for.`)).toEqual([]);
    expect(valuesOf(`${HEAD}ODI 38%, over the last week worse.`)).toEqual(["2026-09-08 ODI: 38%"]);
  });
});

describe("what was not taken on its day", () => {
  it("is marked by a letter that a legend explains", () => {
    const table = `BAY REHAB   MEASURES   Ames-Tell, Rosa   01/02/1960

                  07/06/26   08/05/26   09/02/26
Berg (/56)              38       44 k         50
TUG (sec)               19       19 k         12
   k = carried, clinic closed
`;
    expect(valuesOf(table)).toEqual([
      "2026-07-06 Berg (/56): 38",
      "2026-09-02 Berg (/56): 50",
      "2026-07-06 TUG (sec): 19",
      "2026-09-02 TUG (sec): 12",
    ]);
  });

  it("is the value that parentheses call copied, and no other of its line", () => {
    expect(valuesOf(`${HEAD}Berg 44/56.  DHI 62 (copied from eval, form not given).`)).toEqual([
      "2026-09-08 Berg: 44/56",
    ]);
    expect(valuesOf(`${HEAD}Carried forward from last note: Berg 44/56, DHI 62.`)).toEqual([]);
  });
});

describe("the day of a note", () => {
  it("stands in its title", () => {
    const text = `BAY REHAB\nEvaluation, dictated June 9, 2026\nPatient: Rosa Ames-Tell, born January 2, 1960\n\nShe fell on May 18, 2026. Berg 38/56.\n`;
    expect(valuesOf(text)).toEqual(["2026-06-09 Berg: 38/56"]);
  });

  it("stands before an older one of the same line", () => {
    const text =
      "BAY REHAB\nPatient: Rosa Ames-Tell\nVisit 09/08/2026    Surgery 03/04/2019\n\nBerg 38/56.\n";
    expect(valuesOf(text)).toEqual(["2026-09-08 Berg: 38/56"]);
  });

  it("begins anew where a page's head is printed again", () => {
    const text = `BAY REHAB    Ames-Tell R    1/2/60    tx note    09/01/2026
ODI 44%. Tolerated well.
------------------------------------------
BAY REHAB    Ames-Tell R    1/2/60    tx note    09/03/2026
ODI 38%. Tingles less.
`;
    expect(valuesOf(text)).toEqual(["2026-09-01 ODI: 44%", "2026-09-03 ODI: 38%"]);
  });

  it("and its patient are told by surname and initial behind another person's page", () => {
    const others = "BAY REHAB   Amesbury Rosalie   3/4/71   visit 9   09/01/2026\nODI 60%. Plateau.\n";
    const own = "BAY REHAB   Ames-Tell R   1/2/60   DISCHARGE   09/22/2026\nODI 12%. No falls.\n";
    expect(valuesOf(others, own)).toEqual(["2026-09-22 ODI: 12%"]);
  });
});

describe("a page that proves nothing", () => {
  it("is a policy that was replaced", () => {
    const policy = (note: string) =>
      `ACME HEALTH   Therapy policy\nVersion effective 01/01/2025${note}\n\nThe first 6 visits need no authorization.\n`;
    const said = "The first 6 visits need no authorization.";
    expect(usable(policy(" (replaced)"))).not.toContain(said);
    expect(usable(policy(" (superseded 01/01/2026)"))).not.toContain(said);
    expect(usable(policy(""))).toContain(said);
  });

  it("is an earlier letter of the billing office, and no letter of a clinician", () => {
    const letter = (signed: string) =>
      `BAY REHAB   September 14, 2026\nRe: Rosa Ames-Tell\n\nWe appeal. She made excellent progress in eight visits.\n\n${signed}\n`;
    const said = "She made excellent progress in eight visits.";
    expect(usable(letter("(office manager)"))).not.toContain(said);
    expect(usable(letter("Ada Crane, PT"))).toContain(said);
  });

  it("is what advertises, and care that was no longer needed", () => {
    const sheet = (title: string) =>
      `SpineEase 9000   ${title}\n\nMost patients sleep better in three weeks.\n`;
    const said = "Most patients sleep better in three weeks.";
    expect(usable(HEAD, sheet("vendor sheet (for the waiting room)"))).not.toContain(said);
    expect(usable(HEAD, sheet("what our class found"))).toContain(said);
    const ended = "Skilled therapy is no longer needed for her gait.";
    expect(usable(`${HEAD}${ended}`)).not.toContain(ended);
  });

  it("says of a report that it is to be dictated", () => {
    expect(usable(`${HEAD}Films of the neck taken today. Report to be dictated.`)).not.toContain(
      "Report to be dictated.",
    );
  });
});

describe("a page that its own status takes out of the record", () => {
  const said = "Rosa is here for refills and reports no problems.";
  it.each([
    ["status: UNSIGNED, opened by the assistant", []],
    ["not part of final note", []],
    ["status: SIGNED 09/08/2026", [said]],
  ])("argues nothing: %s", (status, kept) =>
    expect(usable(`${HEAD}${status}\n\n${said}\n`).filter((quote) => quote === said)).toEqual(kept),
  );
});

// Seen red: the first words on a film stood beside the final ones.
it("argues nothing from a preliminary report", () => {
  const page = (title: string, found: string) =>
    `BAY IMAGING      ${title}\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Exam: 08/20/2026\nMRI right shoulder: ${found} of the supraspinatus.\n`;
  const { facts } = readChart(
    [
      {
        documentId: "film",
        title: "Film",
        document: fromPlainText(
          `${page("PRELIMINARY REPORT", "possible full tear")}\f${page("FINAL REPORT", "partial tear")}`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const standing = facts.filter(({ adverse }) => adverse === undefined).map(({ quote }) => quote);
  expect(standing.join(" | ")).toContain("partial tear");
  expect(standing.join(" | ")).not.toContain("full tear");
});

describe("a letter of the office that disagrees", () => {
  const said = (...pages: string[]) => usable(...pages).join(" | ");
  // Red without the words of disagreement.
  it.each([
    "We disagree with the denial. Ms. Ames-Tell needs this for life. Please pay the claim.",
    "I am writing to dispute your decision of 9/1. She needs this for life.",
    "Please accept this letter as our appeal. She needs this for life.",
    "This is a formal request for reconsideration. She needs this for life.",
    "We are appealing the above. She needs this for life.",
    "We strongly disagree with your determination. She needs this for life.",
  ])("is no evidence: %s", (words) =>
    expect(
      said(
        `BAY REHAB\nSeptember 21, 2026\n\nTo: Acme Health    Re: Rosa Ames-Tell\n\n${words}\n\nFront Desk\n`,
      ),
    ).not.toContain("for life"),
  );

  it("is not a clinician's letter, nor an entry of a log of calls", () => {
    expect(said(`${HEAD}We disagree with the denial: the knee buckles on stairs.\nA. Ott, PT\n`)).toContain(
      "buckles",
    );
    expect(
      said(
        `BAY REHAB   Ames-Tell, Rosa   calls\n\n10/01/2026 Told the plan. We disagree with the denial.\n10/02/2026 Rep Ivo: counts 9 visits. Ref 55102\n`,
      ),
    ).toContain("counts 9");
  });
});

// Seen red with the pattern taken out.
it("quotes nothing that a machine prints over its report", () => {
  const said = usable(
    `  * * *   SEND RESULT   * * *          BAY REHAB  555-0162
    09/24/2026  14:07     TO  555-0188     PAGES  003     RESULT   OK   AMES-TELL`,
  );
  expect(said.join(" ")).toContain("PAGES 003");
  expect(said.join(" ")).not.toContain("SEND RESULT");
  expect(usable(`${HEAD}* * Fell twice at home * *`).join(" ")).toContain("Fell twice at home");
});

// Red where a label's sentence ended with its line.
it("reads a label's sentence on below it, set in less than it began", () => {
  const note = (below: string) =>
    usable(`${HEAD}Subjective:   Neck pain since the long drive home. She cannot\n${below}\n`).join(" | ");
  expect(note("   check her blind spot, has stopped driving.")).toContain("She cannot check her blind spot");
  expect(note("   Plan: rest")).not.toContain("cannot Plan");
});
