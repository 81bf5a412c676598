import { expect, it } from "vitest";
import { adverseOf } from "./adverse";

// Seen red with each clause taken out.
it.each([
  ["NSAIDs not tried because of CKD 3b.", undefined],
  ["Declined injection due to diabetes with A1c 9.1.", undefined],
  ["Missed 2 visits in August due to hospital stay for pneumonia.", undefined],
  ["No-show last week because she was admitted on 9/3.", undefined],
  ["Declined injection, wants to think about it.", "refusal"],
  ["Declined injection because she does not like needles.", "refusal"],
  ["Missed 2 visits in August.", "refusal"],
  ["NSAIDs not tried; CKD 3b in the history.", "refusal"],
  ["Panic attacks 5/wk, missed 3 days of work.", undefined],
  ["Missed 4 weeks of practice since the sprain.", undefined],
  ["Missed 3 weeks of therapy.", "refusal"],
  ["Pt missed 2 wks (sling check + flu), 4 visits left of 12.", undefined],
  ["Missed 2 visits (car trouble).", "refusal"],
  ["Missed 2 visits (went for a flu shot).", "refusal"],
  ["Missed 3 visits (no call, was not sick).", "refusal"],
  ["Missed 3 visits (no reason, denies illness).", "refusal"],
  ["Could not complete the walk test, stopped at 90 feet.", undefined],
  ["Home exercises not completed.", "refusal"],
  ["Claim of 3/16/2026 rejected, ID corrected and resent 3/19/2026, accepted.", undefined],
  ["Claim of 3/16/2026 rejected, ID corrected and resent 9/19/2026, accepted.", "refusal"],
  ["Claim of 3/16/2026 rejected, resent 3/19/2026, not accepted.", "refusal"],
])("says whose refusal it is: %s", (text, adverse) => expect(adverseOf(text).adverse).toBe(adverse));

// Seen red: "has not plateaued" was taken for a plateau.
it.each([
  ["Has not plateaued.", undefined],
  ["No plateau yet, gains each week.", undefined],
  ["Has not reached a plateau.", undefined],
  ["Plateau since 8/1.", "no_progress"],
  ["Did not improve, plateaued.", "no_progress"],
])("a plateau that is denied is none: %s", (text, adverse) => expect(adverseOf(text).adverse).toBe(adverse));

// Seen red: any word of illness behind "since", "while" or "given" excused what the patient did not do.
it.each([
  ["Missed 2 visits since the heart walk.", "refusal"],
  ["Declined therapy, given the fracture is healed.", "refusal"],
  ["Home exercises not done because she does not like them since admission.", "refusal"],
  ["Declined injection because her cousin had an infection after one.", "refusal"],
  ["Missed 3 days of school and 4 visits.", "refusal"],
  ["Missed 2 visits since she was admitted on 9/3.", undefined],
  ["Missed 2 visits while in the hospital.", undefined],
  ["Declined injection, given her diabetes.", undefined],
  ["Claim 3/16/2026 rejected, resent 3/19/2026, received and rejected again 3/25/2026.", "refusal"],
])("and takes no wish for an illness: %s", (text, adverse) => expect(adverseOf(text).adverse).toBe(adverse));

// Red without the exceptions.
it.each([
  ["Missed 3 visits with flu, TUG went from 14 to 18 sec.", undefined],
  ["Missed 3 visits.", "refusal"],
  ["Did not complete the 6MWT, stopped at 3 min.", undefined],
  ["Did not complete the home program.", "refusal"],
  ["Has not had a night over 4 hours of sleep.", undefined],
  ["Has not had therapy.", "refusal"],
  ["Never had low back pain before 10/09.", undefined],
  ["Never had injections.", "refusal"],
  ["No previous treatment gave lasting relief.", undefined],
  ["No previous treatment.", "refusal"],
  ["No longer needed the walker as of 10/1.", undefined],
  ["Therapy no longer needed.", "refusal"],
  ["Not found under the tax ID but found under the NPI.", undefined],
  ["Batch of 14 claims accepted, 0 rejected", undefined],
  ["Batch rejected", "refusal"],
  ["Auth not expired, valid to 12/31/2026", undefined],
])("what only looks like a refusal is none: %s", (text, adverse) =>
  expect(adverseOf(text).adverse).toBe(adverse),
);

// Red with the exceptions as wide as they were.
it.each([
  ["Missed 3 visits for a sick dog.", "refusal"],
  ["Missed 6 visits during flu season.", "refusal"],
  ["Did not perform the steps of her home program.", "refusal"],
  ["Has not completed the trial of therapy.", "refusal"],
  ["Has not had one good week of attendance.", "refusal"],
  ["Never had weakness on exam.", "refusal"],
  ["Never tried maintenance of the home program.", "refusal"],
  ["No prior therapy was provided.", "refusal"],
  ["No relief with or without treatment.", "no_progress"],
  ["No progress in 8 weeks, without visits missed.", "no_progress"],
  ["No change in 6 weeks without therapy.", undefined],
  ["Never had weakness like this.", undefined],
])("what hides behind such words is one: %s", (text, adverse) =>
  expect(adverseOf(text).adverse).toBe(adverse),
);

// Seen red: a plan for the case that nothing changes was kept out as a report that nothing had.
it.each([
  [
    "Re-examination in 4 weeks, or referral to pain management if there is no change by 09/21/2026.",
    undefined,
  ],
  ["Refer to orthopedics if no improvement in 6 weeks.", undefined],
  ["In case of no progress, MRI.", undefined],
  ["If symptoms are not improved by visit 8, discharge.", undefined],
  ["No improvement in 6 weeks; refer to orthopedics.", "no_progress"],
  ["If anything, no improvement since June.", "no_progress"],
  ["No change today. If it persists, MRI.", "no_progress"],
  ["Unchanged since July, will see if an injection helps.", "no_progress"],
  ["Plateau; discharge if goals are met.", "no_progress"],
  ["Doubt if it helps, no change since July.", "no_progress"],
  ["Asked if therapy helps: no improvement.", "no_progress"],
])("what is planned for no change: %s", (text, adverse) => expect(adverseOf(text).adverse).toBe(adverse));
