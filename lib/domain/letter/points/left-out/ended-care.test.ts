import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofEndedCare } from "./ended-care";

const fact = (date: string, heading: string, measured = true) =>
  ({ id: `${heading} ${date}`, date, heading, ...(measured ? { measure: {} } : {}) }) as unknown as ChartFact;
const leftOut = (...facts: ChartFact[]) => [...ofEndedCare(facts, "2026-10-30")];

// Seen red: a discharge after which care went on; what was said on the day of the discharge.
it("counts nothing that was measured before a discharge months before the care in question", () => {
  const old = [fact("2025-10-02", "Evaluation"), fact("2025-12-11", "Discharge Summary")];
  const now = [fact("2026-08-05", "Evaluation"), fact("2026-10-28", "Re-assessment")];
  expect(leftOut(...old, ...now)).toEqual(old.map(({ id }) => id));
});

const said = (date: string, heading: string, ...topics: string[]) =>
  ({ id: `${heading} ${date} said`, date, heading, topics }) as unknown as ChartFact;
it("takes nothing that was said up to such a discharge for how things stood later, but for what lasts", () => {
  const old = [fact("2025-12-11", "Discharge Summary"), said("2025-12-11", "Discharge Summary", "function")];
  const tried = said("2025-11-01", "Note", "treatment_tried");
  const now = [fact("2026-08-05", "Evaluation"), said("2026-08-05", "Evaluation", "function")];
  expect(leftOut(...old, tried, ...now)).toEqual(old.map(({ id }) => id));
});

it("counts what care goes on with after a discharge, and what nothing follows", () => {
  const before = [fact("2026-08-20", "Visit"), fact("2026-09-01", "Discharge from hospital", false)];
  expect(leftOut(...before, fact("2026-09-09", "Visit"))).toEqual([]);
  expect(leftOut(...before)).toEqual([]);
});

// Red without the day on which a new illness began.
it("counts nothing that was measured before a new episode after a pause, and goes on where care did", () => {
  const stable = fact("2026-06-08", "Visit");
  const told = (date: string, quote: string) =>
    ({ ...said(date, "Exam", "onset"), quote }) as unknown as ChartFact;
  const out = (...facts: ChartFact[]) => [...ofEndedCare(facts, "2026-07-24")];
  const now = [fact("2026-07-24", "Exam"), fact("2026-08-28", "Visit")];
  expect(out(stable, told("2026-07-24", "This is a new episode."), ...now)).toEqual([stable.id]);
  for (const quote of ["No new injury.", "Denies any new injury."])
    expect(out(stable, told("2026-07-24", quote), ...now)).toEqual([]);
  const last = fact("2026-07-17", "Visit");
  expect(out(stable, last, told("2026-07-24", "New injury to the wrist."), ...now)).toEqual([]);
  expect(out(stable, told("2026-08-20", "New injury 8/19."), ...now)).toEqual([]);
});

// Red without the half year.
it("counts no values of a year before where none are of the care in question", () => {
  const old = [fact("2025-08-12", "Visit"), fact("2025-10-09", "Visit")];
  expect(leftOut(...old)).toEqual(old.map(({ id }) => id));
  expect(leftOut(...old, fact("2026-06-02", "Visit"))).toEqual([]);
});

// Red where only words were kept.
it("keeps the scores that stayed as they were over the course, where something else is in question", () => {
  const at = (date: string, key: string, number: number, better: "lower" | "higher") =>
    ({
      ...fact(date, "Discharge Summary"),
      ...{ id: `${key} ${date}`, measure: { key, number, value: String(number), better } },
    }) as unknown as ChartFact;
  const now = fact("2026-08-05", "Visit");
  const out = (codes: string[], ...facts: ChartFact[]) => [
    ...ofEndedCare([...facts, now], "2026-10-30", codes),
  ];
  const koos = [at("2026-03-02", "koos", 42.3, "higher"), at("2026-06-05", "koos", 39.6, "higher")];
  expect(out(["64624"], ...koos)).toEqual([]);
  expect(out(["97110"], ...koos)).toHaveLength(2);
  const better = [at("2026-03-02", "odi", 48, "lower"), at("2026-06-05", "odi", 20, "lower")];
  expect(out(["64624"], ...better)).toHaveLength(2);
  const motion = [
    at("2026-03-02", "motion:flexion", 90, "higher"),
    at("2026-06-05", "motion:flexion", 88, "higher"),
  ];
  expect(out(["64624"], ...motion)).toHaveLength(2);
  expect(out(["64624"], at("2026-06-05", "odi", 48, "lower"))).toHaveLength(1);
});

// Red without the codes, and without the look at how it went.
it("keeps how little an ended course brought where something else is in question", () => {
  const on = (quote: string) =>
    ({ ...said("2025-12-11", "Discharge Summary", "function"), quote }) as unknown as ChartFact;
  const out = (quote: string, codes: string[]) =>
    ofEndedCare(
      [on(quote), fact("2025-12-11", "Evaluation"), fact("2026-08-05", "Visit")],
      "2026-10-30",
      codes,
    ).has(on(quote).id);
  expect(out("Pain returned within a day after each visit.", ["64635"])).toBe(false);
  expect(out("Pain returned within a day after each visit.", ["97110"])).toBe(true);
  expect(out("All goals met, pain returned once.", ["64635"])).toBe(true);
});

// Red where a case opened at the desk, and a form's question answered with none, began a new illness.
it.each([
  ["New case opened with the plan, ref 88120.", ["call"], false],
  ["New injury? No", ["onset"], false],
  ["New injury: none", ["onset"], false],
  ["New condition: denied", ["onset"], false],
  ["New injury: fell on 7/22", ["onset"], true],
  ["New injury: no prior neck pain, rear-ended on 7/22", ["onset"], true],
  ["New condition: no relief since the crash of 7/22", ["onset"], true],
  ["Patient called, new injury, fell on 7/22", ["call"], true],
  ["New condition reported to the plan by phone", ["call"], false],
  ["New injury: No, same as before", ["onset"], false],
  ["New onset of foot drop.", ["onset"], true],
])("a new illness: %s", (quote, topics, is) => {
  const now = { ...said("2026-07-24", "Visit"), quote, topics } as unknown as ChartFact;
  const stable = fact("2026-06-08", "Visit");
  const out = ofEndedCare(
    [stable, now, fact("2026-07-24", "Exam"), fact("2026-08-28", "Visit")],
    "2026-07-24",
  );
  expect(out.has(stable.id)).toBe(is);
});

// Seen red: the discharge of two years before answered that no gain was shown.
it.each([
  ["2024-03-21", "All goals met, discharged to home exercise program.", true],
  ["2026-09-21", "All goals met, discharged to home exercise program.", false],
  ["2024-03-21", "Goals not met, discharged to home exercise program.", false],
  ["2024-03-21", "Home exercise program without relief.", false],
])("leaves out of %s: %s", (date, quote, out) => {
  const old = { ...said(date, "Outcome sheet", "treatment_tried", "goals"), quote } as unknown as ChartFact;
  expect([...ofEndedCare([old, fact("2026-10-20", "Visit")], "2026-10-30", ["97110"])].includes(old.id)).toBe(
    out,
  );
});
