import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { isOfOneVisit, ofTheDay } from "./of-the-day";

const factOf = (date: string, quote: string, heading = ""): ChartFact => ({
  ...{ id: `d:1:${date}${quote}`, quote, heading, section: "", topics: topicsOf(quote), date },
  place: { documentId: date, page: 1, boxes: [] },
});
const visit = factOf("2026-10-01", "Second treatment at 10:20 after a new wheeze.");
const letter = {
  denialCategory: "coding" as const,
  procedureCodes: ["94640"],
  diagnosisCodes: ["S83.241"],
  datesOfService: ["2026-10-01"],
};
const kept = (fact: ChartFact) =>
  ofTheDay([visit, fact], ["2026-10-01"], letter, { after: false }).includes(fact);

// Seen red: of another day's papers nothing was kept, and the letter could not say how the claim went out.
it.each([
  ["2026-10-08", "Claim out: 99214-25, 94640, 94640, no modifier on the 2nd neb", true],
  ["2026-10-08", "Claim out for 09/15/2026: 94640", false],
  ["2026-10-08", "Claim out: 99214-25", false],
  ["2026-10-08", "Wheeze, 94640 given twice, then sent to the ER", false],
  ["2026-10-08", "Wheeze, 94640 given, sent home with an inhaler", false],
  ["2026-10-08", "94640 sent with one line only", true],
  ["2026-09-12", "Diagnosis: S83.241D, right medial meniscus tear", true],
  ["2026-09-12", "Diagnosis: S83.242D, left medial meniscus tear", false],
  ["2026-10-08", "Better, no wheeze, 94640 not needed.", false],
])("%s %s", (day, quote, is) => expect(kept(factOf(day, quote))).toBe(is));

it("keeps the progress report of the weeks before, by which a therapy goes on", () => {
  expect(kept(factOf("2026-09-17", "Needs skilled gait training.", "Progress Report"))).toBe(true);
  expect(kept(factOf("2026-07-17", "Needs skilled gait training.", "Progress Report"))).toBe(false);
});

// Red where any "level" of the notice was that of a visit.
it.each([
  ["New level 1 appeal within 180 days.", false],
  ["You may ask for a first level appeal.", false],
  ["First-level provider appeals go to PO Box 1.", false],
  ["This was the second level of review.", false],
  ["Appeal level: 1.", false],
  ["The records do not support the level of service billed.", true],
  ["The documentation supports a lower level visit. You may file a level 1 appeal.", true],
  ["Level 4 is not supported.", true],
  ["The level of the visit was changed after a first level review.", true],
  ["The next level of E/M was not met.", true],
  ["The documentation supports a lower level.", true],
  ["Paid at the next lower level.", true],
  ["The highest level was billed for a short note.", true],
  ["Reduced by one level.", true],
  ["You may go to the next level of appeal.", false],
  ["This is the highest level of review.", false],
  ["You may move to the next level within 60 days.", false],
])("the level in a notice of one visit: %s", (notice, is) => {
  const one = {
    denialCategory: "medical_necessity" as const,
    procedureCodes: ["99214", "93000"],
    datesOfService: ["2026-10-01"],
  };
  expect(isOfOneVisit(one, notice)).toBe(is);
  expect(isOfOneVisit({ ...one, denialCategory: "timely_filing" }, notice)).toBe(false);
});

// Red where a laboratory's page without a title was taken for another visit's.
it.each([
  ["2026-09-30", "a1c", true],
  ["2026-09-10", "ef", true],
  ["2026-07-10", "a1c", false],
  ["2026-10-20", "a1c", false],
  ["2026-09-30", "bp", false],
  ["2026-09-30", "pain", false],
])("a value of %s, %s", (date, key, is) => {
  const value = {
    ...factOf(date, `${key} 8.9`),
    measure: { key, name: key, value: "8.9" },
  } as unknown as ChartFact;
  expect(kept(value)).toBe(is);
});

// Seen red: the nurse's call of the second day was of another day than the visit.
it("takes care after a stay for one service from the discharge to the visit", () => {
  const call = factOf("2026-09-22", "Reached daughter, weight 171.");
  const old = factOf("2026-07-14", "Reached daughter, cough better.");
  const all = [visit, call, old];
  const after = (procedureCodes: string[]) =>
    ofTheDay(all, ["2026-10-01"], { ...letter, procedureCodes }, { after: false });
  expect(after(["99495"])).toEqual([visit, call]);
  expect(after(["94640"])).toEqual([visit]);
});

// Seen red: the units of a later visit stood in the letter about this one.
it.each(["Billed Units: 94640 x 3", "Total units: 94640 x 2"])(
  "takes another visit's units for no word on the claim: %s",
  (quote) => expect(kept(factOf("2026-10-03", quote))).toBe(false),
);

// Seen red: a visit for something else before the patient was in hospital was of the care after it.
it("begins care after a stay with the discharge where the hospital's summary tells it", () => {
  const summary = factOf(
    "2026-09-14",
    "Admitted 09/14/2026; Discharged 09/20/2026, home.",
    "Discharge Summary",
  );
  const call = factOf("2026-09-22", "Reached daughter, weight 171.");
  const rash = factOf("2026-09-08", "Rash on the left forearm, hydrocortisone.");
  const after = (all: ChartFact[]) =>
    ofTheDay(all, ["2026-10-01"], { ...letter, procedureCodes: ["99495"] }, { after: false });
  expect(after([visit, summary, call, rash])).toEqual([visit, summary, call]);
  expect(after([visit, call, rash])).toEqual([visit, call, rash]);
});
