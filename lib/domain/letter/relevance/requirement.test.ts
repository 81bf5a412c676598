import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { answersWhole, fallsShort, requirementOf } from "./requirement";

const SIX_WEEKS =
  "The notes do not show at least six weeks of conservative treatment within the last three months.";
const fact = (quote: string) => ({ quote, topics: [] }) as unknown as ChartFact;

it("takes no limit for filing for the length of a treatment", () => {
  const late = "The claim was received after the filing time limit (180 days from date of service).";
  expect(requirementOf(late)).toMatchObject({ strict: false, lasting: false });
  expect(answersWhole(late, [fact("277CA: accepted for processing 02/25/2026")])).toBe(true);
});

it("asks for no failure where a gain is not shown, and for one after a treatment", () => {
  for (const missed of [
    "no improvement of the patient's function is documented after the first exam",
    "No improvement in range of motion was noted.",
  ])
    expect(requirementOf(missed).failure).toBe(false);
  for (const failed of [
    "No improvement was noted after six weeks of exercises.",
    "There is no improvement after physical therapy.",
  ])
    expect(requirementOf(failed).failure).toBe(true);
});

// Red with "stopped because" alone.
it.each([
  ["Topiramate, from 05/20/2026; stopped 07/24/2026 because of word-finding trouble and tingling.", true],
  ["Meloxicam stopped on 06/02 due to heartburn.", true],
  ["Gabapentin not tolerated.", true],
  ["Could not tolerate naproxen.", true],
  ["Metformin poorly tolerated.", true],
  ["Stopped smoking in May.", false],
  ["Prednisone stopped 05/02 after remission.", false],
  ["Inhaler stopped due to cost, restarted.", false],
  ["Topiramate 50 mg twice a day, tolerated well.", false],
  ["Exercises tolerated.", false],
  ["Drug stopped 06/01 because of insurance change.", false],
  ["Stopped 06/01 because of cost.", false],
])("a drug that was given up since it did not help or was not borne: %s", (quote, is) =>
  expect(
    requirementOf("At least one preventive medicine that was tried and failed or was not tolerated").holds(
      fact(quote),
    ),
  ).toBe(is),
);

it.each([
  ["PT at Anchor Rehab 9/8 - 10/22, 12 visits, plus home program daily.", true],
  ["PT 9/8 to 9/29.", false],
  ["Period: 28-Jul-2026 to 14-Sep-2026; Visits: 12 attended", true],
  ["Period: 28-Jul-2026 to 14-Aug-2026; Visits: 3 attended", false],
  ["Therapy 03/02/2026 to 05/29/2026 without lasting relief.", true],
  ["Finished 6 wks PT, 12 visits.", true],
  ["Start of care: 08/31/2026   Visits attended: 12 of 12   Last visit: 10/12/2026", true],
  ["Start of care: 08/31/2026   Last visit: 09/14/2026", false],
  ["PT referral, 2x/wk x 6 wk", false],
  ["PT 2 x week x 6 weeks, then home program", false],
  ["Frequency: 2x/week x 8 weeks", false],
  ["Pain 4/10 - 9/10 on the stairs.", false],
  ["Pain 4/10 - 9/10 before and after the visit.", false],
])("a course of treatment is as long as its days say, with or without the year: %s", (quote, isLong) => {
  expect(requirementOf(SIX_WEEKS).holds(fact(quote))).toBe(isLong);
  expect(answersWhole(SIX_WEEKS, [fact(quote)])).toBe(isLong);
});

it.each([
  ["Days with a reading in period   22 of 30", true],
  ["Readings on 22 of 30 days.", true],
  ["Readings on 11 of 30 days.", false],
])("days that were counted are as many as are said: %s", (quote, isEnough) =>
  expect(answersWhole("Readings on at least 16 days of a 30-day period.", [fact(quote)])).toBe(isEnough),
);

it.each([
  ["PT 10 visits Feb-Mar 2026 little help.", true],
  ["Meloxicam 15 mg x 8 wks, 12 PT visits, both w/o relief.", true],
  ["L4-5 ESI May 2026, 2 weeks relief.", true],
  ["Tried gabapentin 900 mg (drowsy, stopped).", true],
  ["PT 10 visits, a great help.", false],
  ["Tried gabapentin 900 mg.", false],
])("treatment failed where its short words say so: %s", (quote, failed) =>
  expect(requirementOf("Failure of other treatment").holds(fact(quote))).toBe(failed),
);

it.each([
  ["Care was not necessary, because there was no objective improvement.", false],
  ["The notes show no measurable improvement.", false],
  ["No functional improvement after six weeks of therapy.", true],
  ["There was no improvement with medication.", true],
])("a gain that the payer misses is no treatment that must have failed: %s", (text, failure) =>
  expect(requirementOf(text).failure).toBe(failure),
);

// Red where "no further improvement" was always a treatment that failed.
it.each([
  ["treatment given when the condition is stable and no further improvement is expected", false],
  ["six weeks of therapy with no improvement", true],
  ["no relief from medication", true],
])("what is not expected to get better has not failed: %s", (text, failure) =>
  expect(requirementOf(text).failure).toBe(failure),
);

it("holds each scale to its own least, and a lower pain against the case", () => {
  const asked = "Present severity: Oswestry 30% or more, or pain 6 or more of 10.";
  const measure = (key: string, number: number) => ({ ...fact(""), measure: { key, number } }) as ChartFact;
  const { holds } = requirementOf(asked);
  expect([measure("odi", 52), measure("odi", 12), measure("pain", 7), measure("ndi", 52)].map(holds)).toEqual(
    [true, false, true, false],
  );
  expect(holds(fact("Leg pain right now, 0 to 10: (7)"))).toBe(true);
  expect(holds(fact("Leg pain right now, 0 to 10: (4)"))).toBe(false);
  expect(holds(fact("She works 40 hours."))).toBe(false);
  expect(
    ["Axial ache only, 3/10.", "Leg pain 7/10, back 3/10."].map((said) => fallsShort(asked, said)),
  ).toEqual([true, false]);
});

// Red where any stop, and whatever is not tolerated, was a remedy that failed.
it.each([
  ["Naproxen stopped because of stomach pain.", true],
  ["Gabapentin stopped 8/12, due to sedation.", true],
  ["Could not tolerate metformin.", true],
  ["Did not tolerate the brace.", true],
  ["Stopped because the pain was no better.", true],
  ["Naproxen stopped because the pain was gone.", false],
  ["Ibuprofen stopped due to improvement.", false],
  ["Therapy stopped because she felt better.", false],
  ["Stopped because of cost.", false],
  ["Cannot tolerate sitting over ten minutes.", false],
  ["Unable to tolerate standing to cook.", false],
  ["Not able to tolerate prone position.", false],
  ["Does not tolerate full weight on the leg.", false],
])("a remedy that failed: %s", (said, is) =>
  expect(requirementOf("failure of conservative care").holds(fact(said))).toBe(is),
);

// Seen red: what shorter sessions had not brought answered nothing, though the payer asks why they are not enough.
it.each([
  ["why a session of 45 minutes is not enough for this patient", true],
  ["Why two visits a week would not suffice is not documented.", true],
  ["The records are not enough.", false],
  // Seen red: who needs a therapist's hands was no treatment that failed.
  ["a reason why an independent home program is not enough", false],
  ["why the patient cannot exercise at home", false],
])("asks what failed: %s", (text, isAsked) => expect(requirementOf(text).failure).toBe(isAsked));

it("takes working days within which something is done for no length of a treatment", () =>
  expect(requirementOf("Contact within 2 business days of discharge").lasting).toBe(false));

// Seen red: papers that are not enough behind the word "why" asked for a treatment that failed.
it.each([
  "It is unclear why 12 visits were needed, as the documentation is not enough.",
  "why the visits continued while notes are insufficient",
  "why minutes are missing and records are not sufficient",
  "why a lower level of care is not enough",
])("asks for no failure: %s", (text) => expect(requirementOf(text).failure).toBe(false));

// Red before: no value answered it, because 45 days of treatment were looked for.
it("takes a window of days from one number to another for when, not for how long", () => {
  expect(requirementOf("Measurable improvement in the last 30 to 45 days.").lasting).toBe(false);
  expect(requirementOf("Treatment for 4 to 6 weeks.").lasting).toBe(true);
});

// Seen red: a discharge summary labels the course with "Start" and "End" alone.
it("reads the length of a course between its start and its end", () => {
  const course = "Start 08/31/2026 End 10/19/2026 Visits attended 12 of 13";
  expect(answersWhole(SIX_WEEKS, [fact(course)])).toBe(true);
  expect(answersWhole(SIX_WEEKS, [fact("Start 10/05/2026 End 10/19/2026 Visits attended 2 of 3")])).toBe(
    false,
  );
  expect(answersWhole(SIX_WEEKS, [fact("Plan year start 01/01/2026 end 12/31/2026")])).toBe(false);
  expect(answersWhole(SIX_WEEKS, [fact("Goal start 08/31/2026 end 10/19/2026")])).toBe(false);
  expect(answersWhole(SIX_WEEKS, [fact("Restart 08/31/2026, weekend 10/19/2026")])).toBe(false);
});
