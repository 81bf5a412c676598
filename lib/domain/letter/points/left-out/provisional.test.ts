import { expect, it } from "vitest";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { isProvisional } from "./provisional";

type Category = "authorization" | "timely_filing" | "duplicate";
const isOut = (quote: string, denialCategory: Category = "authorization") =>
  isProvisional({ quote, topics: topicsOf(quote) } as Parameters<typeof isProvisional>[0], {
    denialCategory,
  });

// Seen red with each of the three patterns taken out.
it.each([
  ["09/23 UM, rep Ann: extension still in review, nothing approved yet. Ref U-1", true],
  ["Portal 9/14 7:50: request 4471 status PENDING clinical review", true],
  ["Called Acme, no decision yet, call back Friday", true],
  ["Auth request being processed, 3 to 5 business days", true],
  ["Awaiting clinical review", true],
  ["Retro request not yet assigned to a nurse", true],
  ["PRELIMINARY REPORT: probable tear of the meniscus", true],
  ["Number of visits to be determined by the reviewer", true],
  ["No approval on our side as of 9/20", true],
  ["Was in review until 9/23, approved 9/24 for 8 visits", false],
  ["09/01 UM, rep Tina: request received, in nurse review", true],
  ["State file has the new span, not loaded on the plan's side", false],
  ["Review of systems negative but for the knee", false],
  ["Called Bay Auto, claim 77. Med pay on the policy $5,000, open, nothing paid out so far.", false],
  ["PIP limit $10,000, nothing used as of 10/12/2026", false],
  ["Called Acme, claim 77, nothing paid so far", true],
  ["Med pay adjuster called back, no decision yet", true],
])("a state that the decision has overtaken is no result: %s", (quote, out) => {
  expect(isOut(quote)).toBe(out);
});

it("lets a claim in process show that the payer has it, where the question is when it came", () => {
  expect(isOut("5/21 Rep Ana: the March claim is in process. Call 552-08817")).toBe(true);
  expect(isOut("5/21 Rep Ana: the March claim is in process. Call 552-08817", "timely_filing")).toBe(false);
  expect(isOut("Rep Ana: claim received 3/14, in process", "duplicate")).toBe(false);
});

it.each([
  ["Next: repeat with metronome, 45 min after his dose", true],
  ["Next visit add stairs", true],
  ["10/03/2026 8:00   Will send appeal with auth letter.", true],
  ["Will call the neurologist about the dose", true],
  ["Recheck in 2 weeks", true],
  ["F/u 2 weeks", true],
  ["Cut to once a week from here, recheck before 10/25", true],
  ["Scheduled for MRI 10/12", true],
  ["To start home program next week", true],
  ["Call if worse", true],
  ["MRI if no better.", true],
  ["Night splint for 6 weeks, naproxen 375 mg twice daily, nerve conduction study if no better.", false],
  ["If it swells ice it and rest, MRI if no better.", true],
  ["Manipulation under anesthesia if therapy fails", true],
  ["Numb if the arm hangs", false],
  ["2 x wk for 9 weeks, 97112 and 97116", false],
  ["He will not reach the shelf without help", false],
])("what is only meant to be done is no result: %s", (quote, out) => {
  expect(isOut(quote)).toBe(out);
});

it.each([
  ["Pt states her insurance told her no auth is needed", true],
  ["Mom says the plan covers 60 visits", true],
  ["09/20 Pt called, says Acme told her that the claim was paid", true],
  ["Patient was told by the plan that the claim was paid", true],
  ["Pt reports no other insurance is primary", false],
  ["Mom states no auto or other insurance is involved", false],
  ["Patient states he retired in June and has no employer plan", false],
  ["Pt states she cannot lift a pan", false],
  ['Patient portal message 9/21: "My arm is 90 percent better!!"', true],
  ["Patient portal message 9/21: I have no other insurance", false],
])("what the patient has heard of the payer is hearsay: %s", (quote, out) => {
  expect(isOut(quote)).toBe(out);
});

// Red without the look at what stands beside.
it.each([
  ["Return to work pending, lifts 15 of 50 lb", false],
  ["Scheduled for work hardening on 10/20; lifts 22 of 50 lb", false],
  ["Total knee pending motion: surgeon wants 100 deg, has 84 deg", false],
  ["MRI results pending, lifts 15 lb", true],
  ["Auth request pending, pt lifts 15 lb", true],
  ["Will call Acme, she can lift 50 lb.", true],
  ["Will call the surgeon about the knee", true],
  ["Wife reports he needs help to rise and plans his day around the pain", false],
  ["Mother states he benefits from visual cues", false],
  ["Pt says her plan told her no auth is needed", true],
  ["Mom was told that the claim will be paid", true],
])("how things stand with the patient is told beside what is awaited: %s", (quote, out) =>
  expect(isOut(quote)).toBe(out),
);

// Red where any sentence that begins with the next visit was a plan.
it.each([
  ["Follow-up in 2 weeks showed the wound at 2.1 cm.", false],
  ["Next visit showed flexion of 95.", false],
  ["Recheck in 4 weeks revealed A1c 8.9.", false],
  ["Follow-up in 2 weeks.", true],
  ["Next visit: add step-ups.", true],
  ["Recheck in 2 weeks if no gain is found.", true],
  ["Follow up in 3 months unless MRI showed more.", true],
  ["Recheck in 6 weeks", true],
  ["Follow-up in 3 months for the nodule found on CT.", true],
  ["Follow up in 2 weeks with Dr. Ott, who found a tear.", true],
  ["Recheck in 6 weeks once the film showed healing.", true],
  ["Follow-up in 1 year of polyps found in June.", true],
  ["Next session will show the aide the transfer.", true],
  ["Follow-up 10/02 to see whether the film showed healing.", true],
])("what a later visit found is no plan: %s", (quote, out) => expect(isOut(quote)).toBe(out));
