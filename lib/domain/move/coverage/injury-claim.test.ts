import { expect, it } from "vitest";
import { asksForAccident, injuryClaim } from "./injury-claim";

const found = (text: string) =>
  injuryClaim([{ text: `Evaluation 07/20/2026\n${text}`, place: "Intake, page 1" }], ["2026-07-20"]);

it.each([
  [
    "an intake",
    'Is this a work injury?   [x] yes   [ ] no\n"paper 801, carrier SAIF, claim no. 8117462C, adjuster B."',
  ],
  ["a note", "Hurt his back lifting a crate at work 07/06.\nWorkers' comp claim # WC-204471, Travelers"],
  ["a form of the state", "Work-related: yes\nL&I claim BD44712, employer notified"],
  ["a new injury", "Hurt at work lifting boxes, no prior back problems.\nWorkers' comp claim # WC-204471"],
  ["a car", "Rear-ended 07/12/2026 on the highway.\nGeico PIP claim 0447-118-22"],
])("finds another insurer's claim on %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  [
    "an injury at home",
    "Is this a work injury?   [ ] yes   [x] no\nFell on the stairs at home. Claim no. 8117462C of the plan's carrier",
  ],
  ["no claim", "Is this a work injury?   [x] yes   [ ] no\nDid not tell the employer."],
  ["one that was refused", "Hurt at work 07/06.\nCarrier SAIF, claim no. 8117462C. SAIF denied 08/02."],
  ["a car without such an insurance", "Rear-ended 07/12/2026.\nOther driver's liability claim 0447-118-22"],
  ["an old injury", "2019: hurt at work, healed. Comp closed."],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("knows a question about an accident", () => {
  expect(asksForAccident("We asked how the injury happened. The questionnaire did not come back.")).toBe(
    true,
  );
  expect(
    asksForAccident("227 Information requested from the patient was not provided: other insurance."),
  ).toBe(false);
});
