import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { episodeDays } from "./episode-days";

const LETTER: LetterFacts = { datesOfService: ["2026-09-11", "2026-09-21"], noticeDate: "2026-10-20" };
const fact = (quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  id: quote,
  date: "2026-09-09",
  place: { documentId: "d1", page: 1, boxes: [] },
  quote,
  heading: "Work status report",
  section: "",
  topics: [],
  ...more,
});
const daysIn = (quotes: string[], category: Parameters<typeof episodeDays>[2] = "medical_necessity") =>
  episodeDays(
    quotes.map((quote) => fact(quote)),
    LETTER,
    category,
    new Set(),
  ).map(({ quote }) => quote);

describe("the days that an episode is counted from", () => {
  it.each([
    "Employer: Caprock Cold Storage; Date of injury: 09/08/2026",
    "Rear-end collision 08/09/2026, belted driver.",
    "She fell on 08/30/2026 stepping off a curb.",
    "DOI 9/8/26",
    "Date of surgery: 08/20/2026",
    "Right knee arthroscopy 08/20/2026, Dr. Amari.",
    "Admitted 08/20/2026 with sepsis.",
    "Discharged home 08/27/2026 with a walker.",
    "Onset 09/01/2026 after lifting a battery.",
  ])("tells %s", (quote) => {
    expect(daysIn([quote])).toEqual([quote]);
  });

  it.each([
    "No fall since 09/01/2026.",
    "Prior MVA 06/02/2026, resolved.",
    "Surgery is scheduled for 09/20/2026.",
    "His brother fell on 09/01/2026.",
    "Denies injury; last seen 09/01/2026.",
    "Date of injury: 02/16/2024",
    "Fall risk screen 09/01/2026.",
    "Left wrist fracture, fell 2019.",
    "Surgery policy revised 09/01/2026.",
    "Would have been admitted 09/01/2026 if worse.",
    "Works at the admission desk since May.",
    "Hgb fell from 9.8 on 08/20/2026 to 9.1.",
    "Pain fell to 2 on 09/01/2026.",
    "Her dog fell 09/01/2026.",
    "Slipped disc on MRI 08/20/2026.",
    "Onset of menses 09/01/2026.",
    "Surgery consult 09/02/2026.",
    "Cleared by surgery 09/02/2026.",
    "Bay Surgery Center 09/02/2026.",
    "Surgery deferred 09/02/2026.",
    "Left eye surgery 09/02/2026.",
    "He admitted on 09/02/2026 that he skips exercises.",
    "Discharge home exercise program 09/02/2026.",
    "Discharge date: 09/02/2026",
    "History of cuff repair 08/01/2026 on the other side.",
  ])("does not take for one: %s", (quote) => {
    expect(daysIn([quote])).toEqual([]);
  });

  it("leaves two days of one kind to a person, and takes the labeled one of two that agree", () => {
    expect(daysIn(["Date of injury: 09/08/2026", "She fell on 08/30/2026."])).toEqual([]);
    expect(daysIn(["She fell on 09/08/2026 at work.", "Date of injury: 09/08/2026"])).toEqual([
      "Date of injury: 09/08/2026",
    ]);
  });

  it("tells no health plan of an accident that another insurer may owe, unless it asked", () => {
    const told = (more: Partial<LetterFacts>, quote = "Rear-end collision 08/09/2026, belted driver.") =>
      episodeDays([fact(quote)], { ...LETTER, ...more }, "medical_necessity", new Set()).length;
    expect(told({ lineOfBusiness: "commercial" })).toBe(0);
    expect(told({ lineOfBusiness: "commercial" }, "She fell on 08/30/2026 stepping off a curb.")).toBe(1);
    expect(told({ lineOfBusiness: "commercial", denialText: "No date of the injury was sent." })).toBe(1);
    expect(told({ lineOfBusiness: "auto" })).toBe(1);
  });

  it("tells none that the letter has already, and none where the denial is of papers", () => {
    const one = fact("Date of injury: 09/08/2026");
    expect(episodeDays([one], LETTER, "medical_necessity", new Set([one.id]))).toEqual([]);
    expect(daysIn(["Date of injury: 09/08/2026"], "timely_filing")).toEqual([]);
    expect(daysIn(["Date of injury: 09/08/2026"], "duplicate")).toEqual([]);
  });
});
