import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import {
  approvalTogether,
  approvedElsewhen,
  approvedForOther,
  approvesOther,
  termsBeside,
} from "./approval-terms";
import type { PlannedPoint } from "./best-points";

const factsOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;

const approval = (period: string) =>
  `AUTHORIZATION APPROVAL\nDate: 01/04/2026     Authorization number: UM-2601-4410\nMember: Rosa Ames-Tell\nApproved: 97161 and 97110, 8 visits, ${period}`;

it("leaves out an older approval whose line of codes looks like a second number", () => {
  const older = factsOf(approval("01/06/2026 to 02/28/2026"));
  expect(older.length).toBeGreaterThan(0);
  expect(approvedElsewhen(older, ["2026-05-12"]).size).toBe(older.length);
  expect(approvedElsewhen(factsOf(approval("05/01/2026 to 06/30/2026")), ["2026-05-12"]).size).toBe(0);
});

it("tells with an approval how many of its visits were used, where they were within it", () => {
  const log = (used: string) =>
    factsOf(
      `AUTHORIZATION VISIT LOG\nPatient: Rosa Ames-Tell\nAuthorization UM-2605-1180   10 visits   05/01/2026 to 06/30/2026\nVisits used through 05/12/2026: ${used}`,
    );
  const beside = (used: string) => {
    const facts = log(used);
    const number = facts.filter(({ quote }) => quote.startsWith("Authorization UM"));
    expect(number).toHaveLength(1);
    return number.flatMap((fact) => termsBeside(fact, number, facts)).map(({ quote }) => quote);
  };
  expect(beside("3 of 10")).toEqual(["Visits used through 05/12/2026: 3 of 10"]);
  expect(beside("12 of 10")).toEqual([]);
});

it("leaves out a referral that is numbered by its order, where its time lies elsewhere", () => {
  const referral = (title: string, number: string, period: string) =>
    factsOf(
      `ACME MILITARY          ${title}          01/09/2026\n${number}      Beneficiary  ROSA AMES-TELL   01/02/1960\nPhysical therapy, left shoulder, evaluate and treat.  12 visits.  Valid ${period}.\nStatus  APPROVED\n`,
    );
  const size = (title: string, number: string, period: string, day = "2026-09-14") => {
    const facts = referral(title, number, period);
    expect(facts.length).toBeGreaterThan(0);
    return facts.length - approvedElsewhen(facts, [day]).size;
  };
  const old = "01/12/2026 through 04/12/2026";
  expect(size("REFERRAL / AUTHORIZATION", "Order no.  0009-26011-7715", old)).toBe(0);
  expect(size("AUTHORIZATION", "Request # 77150021", old)).toBe(0);
  expect(size("REFERRAL / AUTHORIZATION", "Order no.  0009-26011-7715", old, "2026-02-02")).toBeGreaterThan(
    0,
  );
  expect(size("DAILY NOTE", "Order no.  0009-26011-7715", old)).toBeGreaterThan(0);
});

// Red without the number of a reviewer's form.
it("leaves out what a reviewer decided on services that are not the claim's", () => {
  const page = (code: string) =>
    factsOf(
      `ACME MUTUAL              Utilization Review\n                         October 5, 2026\nPREAUTHORIZATION - NOT APPROVED\nEmployee      Rosa Ames-Tell           Claim  99G0000881417\nNumber        PA-26-131902\nService       Work conditioning, ${code}, 10 sessions\nReason        No job description received.`,
    );
  const out = (code: string) => approvedForOther(page(code), { procedureCodes: ["97110"] }).size;
  expect(out("97545")).toBe(page("97545").length);
  expect(out("97110")).toBe(0);
});

const LETTER = (from: string, number: string, terms: string) =>
  `BAY PLAN                      Utilization Management                      ${from}\n\nMember  Rosa Ames-Tell     ID  YWC 8034417720 01\nPreauthorization  ${number}     APPROVED\n${terms}\nReviewed by  T. Otto, RN\n`;
const TERMS = "12 visits (97110, 97112)       09/14/2026 through 11/13/2026";

// Seen red: neither the number nor the days of such a letter were read as an approval's.
it("reads an approval that is called a preauthorization, with its terms in a line without labels", () => {
  const facts = factsOf(LETTER("09/11/2026", "PA-26-338104", TERMS));
  const number = facts.filter(({ quote }) => quote.startsWith("Preauthorization"));
  expect(number.flatMap((fact) => termsBeside(fact, number, facts)).map(({ quote }) => quote)).toEqual([
    "12 visits (97110, 97112) 09/14/2026 through 11/13/2026",
  ]);
  expect(approvedElsewhen(facts, ["2026-10-06"]).size).toBe(0);
  expect(approvedElsewhen(facts, ["2026-12-06"]).size).toBe(facts.length);
});

describe("an approval's number and its days", () => {
  const facts = factsOf(LETTER("09/11/2026", "PA-26-338104", TERMS));
  const [number, terms] = ["Preauthorization", "12 visits"].map((start) =>
    facts.find(({ quote }) => quote.startsWith(start)),
  ) as [ChartFact, ChartFact];
  const call = {
    ...number,
    id: "call",
    quote: "Rep sees it.",
    place: { ...number.place, documentId: "log" },
  };
  const point = (id: string, passages: ChartFact[]): PlannedPoint => ({
    ...{ id, kind: "reason", text: id, disputed: true, topics: [], series: [], near: [] },
    passages,
  });
  const told = (...points: PlannedPoint[]) =>
    approvalTogether(points).map(
      ({ passages, sameAs }) => sameAs ?? passages.map(({ quote }) => quote.split(" ")[0]).join(" "),
    );

  // Seen red: the days stood under one reason and the number under the other.
  it("stand under one reason", () => {
    expect(told(point("a", [terms, call]), point("b", [number]))).toEqual(["Rep", "Preauthorization 12"]);
  });

  it("answer two reasons together where one has nothing else", () => {
    expect(told(point("a", [terms]), point("b", [number, call]))).toEqual(["b", "Preauthorization Rep 12"]);
  });

  it("stay where no reason has the number", () => {
    expect(told(point("a", [terms]), point("b", [call]))).toEqual(["12", "Rep"]);
  });
});

// Seen red: the approval of the year before stood under its number beside the right one.
it("leaves out an older approval whose number stands in the letter's subject, unless the notice is about it", () => {
  const letter = (period: string) =>
    factsOf(
      `Bay Health Plan     February 11, 2026\n\nRe: ROSA AMES-TELL      Authorization  PA-2190044      APPROVED\n    Service    Physical therapy  97110\n    Units      10 visits\n    Valid      ${period}\n`,
    );
  const older = letter("02/17/2026  through  04/30/2026");
  expect(approvedElsewhen(older, ["2026-10-08"]).size).toBe(older.length);
  expect(approvedElsewhen(older, ["2026-10-08"], "PA-2190044 covers other days").size).toBe(0);
  expect(approvedElsewhen(older, ["2026-03-08"]).size).toBe(0);
});

describe("what names other services than the claim's", () => {
  const isOther = (quote: string) =>
    approvesOther({ quote, topics: ["authorization"] } as unknown as ChartFact, {
      procedureCodes: ["97110"],
    });
  // Seen red: the new plan's number for the patient was taken for a code, and the plan was not named in the letter.
  it.each([
    "Payer BAY HEALTH, payer ID 04293; Member ID BQ 8814 02956; Status 1, ACTIVE COVERAGE; Auth not required",
    "Member ID Q 8814 02956; Status: Eligible; no prior auth required",
  ])("is no answer on who is covered: %s", (quote) => expect(isOther(quote)).toBe(false));
  it.each([
    "Authorization approved 97140 and 97530, 8 visits",
    "Status APPROVED; Service 98941; Member eligible",
    "Auth status: not required for 97140",
  ])("is an approval or an answer on another service: %s", (quote) => expect(isOther(quote)).toBe(true));
});
