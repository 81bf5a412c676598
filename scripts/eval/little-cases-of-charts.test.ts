import { describe, expect, it } from "vitest";
import { denialOf, moveOf } from "./little-case";

const NOVITAS = "Novitas Solutions Medicare Part B";
const ended = denialOf("Aetna", "99213", "CO-27 Expenses incurred after coverage terminated.");
const unknown = denialOf("Aetna", "99213", "CO-31 Patient cannot be identified as our insured.");
const otherFirst = denialOf(
  "Aetna",
  "99213",
  "CO-22 This care may be covered by another payer per coordination of benefits.",
);
const noFault = denialOf("Aetna", "97110 GP", "CO-21 This injury is the liability of the no-fault carrier.");

describe("another payer", () => {
  it.each([
    [
      "the accident insurer's sum was paid out before",
      "Progressive Insurance  PIP claim 44-01922\n09/30/2026  Jane Doe: Personal injury protection benefits of $10,000.00 are exhausted as of 09/15/2026. No further payment.",
      "appeal",
    ],
    [
      "something of it is left",
      "Progressive Insurance  PIP claim 44-01922\n09/30/2026  Jane Doe: PIP benefits remaining $4,100.00. Claim open.",
      "bill_right_payer",
    ],
    [
      "it ran out afterwards",
      "Progressive Insurance  PIP claim 44-01922\n11/05/2026  Jane Doe: PIP benefits exhausted as of 10/29/2026.",
      "bill_right_payer",
    ],
    [
      "it may run out",
      "GEICO: if med-pay benefits are exhausted, we will send a letter. Jane Doe 09/20/2026 claim 4471",
      "bill_right_payer",
    ],
  ])("comes first or not where %s", (_, paper, move) => expect(moveOf(noFault, paper)).toBe(move));
  it("is the accident insurer's own next one", () =>
    expect(
      moveOf(
        denialOf(
          "Progressive PIP No-fault auto",
          "97110 GP",
          "Personal injury protection benefits are exhausted. No further benefits.",
        ),
        "Aetna eligibility 10/13/2026 Jane Doe active since 01/01/2026",
      ),
    ).toBe("bill_right_payer"));

  it.each([
    [
      "a box that nobody ticked",
      "Intake form Jane Doe 10/13/2026: Other insurance? [ ] yes [ ] no other insurance",
      "bill_right_payer",
    ],
    ["an end after the service", "Cigna letter: Jane Doe coverage ended 10/31/2026.", "bill_right_payer"],
    ["an end before it", "Cigna letter: Jane Doe coverage ended 08/31/2026.", "appeal"],
  ])("comes first by %s", (_, paper, move) => expect(moveOf(otherFirst, paper)).toBe(move));

  it.each([
    [
      "a crash of these weeks",
      "Intake 10/13/2026 Jane Doe. Rear-ended 09/20/2026, neck pain since. Prior knee injury was not work related. A. Wu, PT",
      "bill_right_payer",
    ],
    [
      "an illness without one",
      "Intake 10/13/2026 Jane Doe. Onset gradual, no accident, not work related. A. Wu, PT",
      "appeal",
    ],
    [
      "a crash of long ago",
      "Intake 10/13/2026 Jane Doe. She was in a car accident in\nFebruary 2015, healed. Onset gradual, not work related. A. Wu, PT",
      "appeal",
    ],
  ])("is liable by %s", (_, paper, move) =>
    expect(
      moveOf(denialOf("Aetna", "97110 GP", "CO-20 This injury is covered by the liability carrier."), paper),
    ).toBe(move),
  );

  it.each([
    [
      "its end of later",
      "Aetna eligibility response 11/05/2026: Jane Doe. Active 01/01/2026 through 10/31/2026. Aetna coverage ended 10/31/2026.",
      "appeal",
    ],
    [
      "the patient's portal",
      "Patient portal account active 10/13/2026 Jane Doe. Message: please send records.",
      "bill_right_payer",
    ],
    [
      "the card of the family",
      "Insurance card on file Jane Doe\nSubscriber ID W123456701",
      "bill_right_payer",
    ],
  ])("is asked for by %s", (_, paper, move) => expect(moveOf(ended, paper)).toBe(move));
  it("is none where two keys of the number changed places", () =>
    expect(moveOf(unknown, "Insurance card copy: Jane Doe member ID W123465789.")).toBe("corrected_claim"));
});

describe("an error on the claim", () => {
  it.each([
    [
      "a diagnosis that the note weighs",
      "CO-50 Not medically necessary for the diagnosis billed M54.50.",
      "PT note 10/13/2026 Jane Doe. Signed A. Wu, PT\nAssessment M54.50. I think this is mechanical rather than M51.26, MRI clean.",
      "appeal",
    ],
    [
      "a diagnosis that looks like a remark",
      "CO-50 Not medically necessary for diagnosis M25.511.",
      "Note 10/13/2026 Jane Doe. Dx M25.511. J. Hall MD",
      "appeal",
    ],
    [
      "a diagnosis that was keyed",
      "CO-11 The diagnosis M54.2 is inconsistent with the procedure.",
      "Charge review DOS 10/13/2026: keyed M54.2, should be M54.50. B. Lee",
      "corrected_claim",
    ],
    [
      "a payment on another day",
      "CO-50 Not medically necessary.",
      "PT note 10/06/2026 Jane Doe. Signed A. Wu, PT 10/06/2026\n\nLedger: payment for 10/06/2026 posted to 10/13/2026 by mistake, moved.",
      "appeal",
    ],
    [
      "a slip of the note",
      "CO-50 Not medically necessary.",
      "PT note Jane Doe. 10/06/2026 signed A. Wu, PT 10/06/2026\n\nAddendum: typo in my note of 10/13/2026: last visit was 10/06/2026, not 10/05. A. Wu, PT",
      "appeal",
    ],
    [
      "a day that was keyed",
      "CO-18 Exact duplicate claim/service.",
      "PT note 10/14/2026 Jane Doe. Signed A. Wu, PT 10/14/2026\nCharge review: DOS keyed as 10/13/2026, should be 10/14/2026. B. Lee",
      "corrected_claim",
    ],
  ])("is told or not by %s", (_, reason, paper, move) =>
    expect(moveOf(denialOf("Aetna", "97110 GP", reason), ...paper.split("\n\n"))).toBe(move),
  );

  it.each([
    [
      "time for a service of its own",
      "Visit 10/13/2026 Jane Doe. DM2 A1c 9.4, HTN 160/95. Reviewed labs, ordered echo. I spent 8 minutes on tobacco counseling. J. Hall MD signed",
      "appeal",
    ],
    [
      "a nurse's time",
      "Visit 10/13/2026 Jane Doe. Nurse intake, time spent 10 min. DM2 and HTN uncontrolled, labs reviewed. J. Hall MD signed",
      "appeal",
    ],
    [
      "the visit's own time",
      "Visit 10/13/2026 Jane Doe. Cold symptoms, rest and fluids. Total time 12 minutes. J. Hall MD signed",
      "corrected_claim",
    ],
  ])("is no level that is told by %s", (_, paper, move) =>
    expect(
      moveOf(
        denialOf(
          "Aetna",
          "99214",
          "CO-150 The information submitted does not support this level of service.",
        ),
        paper,
      ),
    ).toBe(move),
  );

  it.each([
    [
      "97110 GP",
      "CO-119 Benefit maximum for this time period or occurrence has been reached.",
      "PT note 10/13/2026 Jane Doe. KX: services past the threshold are medically necessary per POC. 97110 x2. A. Wu, PT signed",
    ],
    [
      "97110",
      "CO-16 Claim lacks information. N822 Missing procedure modifier(s). The therapy modifier GP is missing.",
      "Superbill 10/13/2026 Jane Doe 97110-GP x2. A. Wu, PT",
    ],
    [
      "97140",
      "Therapy services must be billed with modifier GP, GO or GN. This line was denied.",
      "PT note 10/13/2026 Jane Doe. Plan of care certified. 97140 GP 1 unit. A. Wu, PT",
    ],
  ])("is mended for Medicare by a reopening: %s, %s", (code, reason, paper) =>
    expect(moveOf(denialOf(NOVITAS, code, reason), paper)).toBe("reopening"),
  );
});

describe("the note of the day", () => {
  const bundled = denialOf(
    "Aetna",
    "99213",
    "CO-97 The benefit for this service is included in the payment for another service.",
  );
  it("has nothing but the planned injection", () => {
    const note = (more: string) =>
      `10/13/2026 Jane Doe here for planned injection #2 right knee. No other complaints. ${more} J. Hall MD signed`;
    expect(moveOf(bundled, note("Injected."))).toBe("write_off");
    expect(moveOf(bundled, note("Also BP 168/98, started amlodipine."))).not.toBe("write_off");
  });

  it("has an emergency", () =>
    expect(
      moveOf(
        denialOf("Aetna", "93306", "CO-197 Precertification/authorization absent. No retro authorizations."),
        "Front desk 10/13/2026 Jane Doe: nobody requested auth because it was done emergently for syncope.",
      ),
    ).toBe("appeal"));

  it("is not the payment of another service", () =>
    expect(
      moveOf(
        denialOf("Aetna", "97110 GP", "CO-18 Exact duplicate claim/service."),
        "Account ledger Jane Doe\n10/13/2026 97140 60.00 ; 10/25/2026 Aetna EFT payment 44.00 ; Balance 0.00\n10/13/2026 97110 120.00 open",
      ),
    ).not.toBe("none"));

  it("is not another payer's row of the roster", () =>
    expect(
      moveOf(
        denialOf(
          "Aetna",
          "99213",
          "CO-B7 This provider was not certified/eligible to be paid for this procedure on this date of service. We do not backdate.",
        ),
        "Credentialing sheet Anna Wu: Cigna effective 12/01/2026; Aetna pending, submitted 05/01/2026.",
      ),
    ).not.toBe("write_off"));

  it("is no tip on a modifier", () =>
    expect(
      moveOf(
        denialOf(NOVITAS, "99213", "CO-B9 Patient is enrolled in a hospice."),
        "Billing tip 10/13/2026: GW is for services not related to the terminal condition.",
      ),
    ).toBe("bill_right_payer"));
});
