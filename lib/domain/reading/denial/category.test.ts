import { describe, expect, it } from "vitest";
import type { DenialCategory } from "@/lib/core/enums";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { classifyDenial } from "./category";
import { isAdvice, reasonStrength } from "./denial-cues";

const REASONS: [DenialCategory, string][] = [
  [
    "medical_necessity",
    "We did not see measurable progress toward the goals. The request had no current order signed by the doctor.",
  ],
  [
    "benefit_exclusion",
    "No benefit is paid for an illness or injury that arises out of any work for pay, whether or not workers' compensation pays.",
  ],
  ["benefit_exclusion", "The plan excludes injuries from employment; workers' compensation does not matter."],
  ["benefit_exclusion", "Expenses for work-related injuries are excluded by the plan."],
  ["eligibility", "This appears to be a work-related injury. Bill workers' compensation."],
  ["medical_necessity", "The notes do not show why more than six visits would be needed to reach the goal."],
  [
    "coding",
    "The note shows 41 minutes of exercise, which supports three units and not five. Two units are denied as not supported by the record.",
  ],
  [
    "coding",
    "The note supports a low level of medical decision making, not the high level that 99215 asks for.",
  ],
  [
    "authorization",
    "Every visit after that has to be approved before it takes place, and we have no record that approval was asked for.",
  ],
  ["medical_necessity", "The record does not document that the skills of a therapist were needed."],
  [
    "medical_necessity",
    "The records do not show that the patient continued to improve. Therapy that only keeps the patient at the same level is maintenance and is not covered.",
  ],
  ["authorization", "Our records show that the plan did not authorize it ahead of time."],
  ["timely_filing", "The law requires that bills be postmarked within 35 days of treatment."],
  ["duplicate", "We overpaid the claim above. The service was paid twice."],
  ["coding", "The visits were paid at a higher level than the documentation supports."],
  [
    "coding",
    "The diagnosis code is not valid. Please send a corrected claim within one year of the service date.",
  ],
  [
    "timely_filing",
    "The last day for the claim was November 27, 2025; we have it as received on December 22, 2025.",
  ],
  ["documentation", "It needs a signed Waiver of Liability. There was none with your letter."],
  ["benefit_exclusion", "The carrier disputes that the neck is part of the compensable injury."],
  ["benefit_exclusion", "Turned down because of the extent of the injury."],
  ["medical_necessity", "Range of motion was full, so that more than five visits is not supported."],
  ["medical_necessity", "Passive care is not clinically supported after the first two weeks."],
  ["benefit_exclusion", "You have used more than the 20 visits that the plan covers."],
  ["timely_filing", "Upheld, also for late filing."],
  // Seen red: the time for another sending was taken for the reason.
  [
    "eligibility",
    "Recipient number not on eligibility file for name and birth date. Rebill within 180 days of service date.",
  ],
  ["eligibility", "Member ID not found in our system. Correct and resubmit within 90 days of service."],
  ["eligibility", "Beneficiary's ID is not on the state file."],
  ["timely_filing", "Claims must be submitted within 180 days of service; refile with proof."],
  ["timely_filing", "The claim came to us after the 90 days of your contract had ended."],
  ["coding", "The treatment is given in the course of the breathing test, and its payment is part of 94060."],
  [
    "coding",
    "The record does not describe an evaluation apart from it. The visit is part of the payment for the injection.",
  ],
  ["coding", "Under our payment policy the visit is included in the injection."],
  [
    "coding",
    "A physician of the same group saw the patient in 2024, so a new patient visit is not payable. It was priced again as 99213.",
  ],
  ["medical_necessity", "The services are not deemed a medical necessity by the plan."],
  ["medical_necessity", "Your records do not show that this level of care was medically necessary."],
  ["medical_necessity", "This treatment is considered investigational for your condition."],
  ["medical_necessity", "The information submitted does not support this length of stay."],
  [
    "medical_necessity",
    "The member could have been treated in an observation setting instead of an inpatient setting.",
  ],
  ["medical_necessity", "The request does not meet InterQual criteria for acute inpatient rehabilitation."],
  ["medical_necessity", "You have not tried two preferred drugs first, as our step therapy rules ask."],
  ["medical_necessity", "Our physician reviewer found that the visit was not an emergency."],
  ["authorization", "Precertification was not obtained for the admission."],
  ["authorization", "No authorization on file for this service."],
  ["authorization", "The number of units billed is more than the number authorized."],
  ["authorization", "A referral from the primary care physician is required and was not on the claim."],
  ["authorization", "Prior approval was not requested before the surgery took place."],
  ["authorization", "The service billed does not match the service that was approved on the authorization."],
  ["coding", "The procedure code is inconsistent with the modifier used."],
  ["coding", "This service is bundled into the evaluation and management service of the same day."],
  ["coding", "The diagnosis is inconsistent with the procedure."],
  ["coding", "This procedure is considered incidental to another procedure performed on the same date."],
  ["coding", "The service falls within the global surgical period of an earlier operation."],
  ["coding", "The procedure code billed was deleted before the date of service."],
  ["coding", "Payment is included in the allowance for another service billed."],
  ["coding", "These codes are mutually exclusive under NCCI edits."],
  ["documentation", "We asked for the medical records twice and have not received them."],
  ["documentation", "The itemized bill we requested was not sent to us."],
  ["documentation", "An attachment is required to adjudicate this claim."],
  ["documentation", "The chart note is not signed by the treating provider."],
  ["documentation", "The operative report submitted was illegible."],
  [
    "documentation",
    "We need more information from the member about other accidents before we can process this claim.",
  ],
  ["eligibility", "The patient's coverage was terminated before the date of service."],
  ["eligibility", "The patient cannot be identified as our insured."],
  ["eligibility", "Our records show that Medicare is primary for this member."],
  ["eligibility", "The member has other insurance that must be billed first."],
  ["eligibility", "The provider is out of network and the plan has no out-of-network benefits."],
  ["eligibility", "Services were before the effective date of coverage."],
  ["eligibility", "This claim belongs to another carrier; please bill the correct payer."],
  ["eligibility", "The dependent has reached the age limit of the plan."],
  ["eligibility", "This is a work-related injury and is the liability of the workers' compensation carrier."],
  ["billing", "The claim lacks information needed for adjudication: invalid place of birth field."],
  ["billing", "The rendering provider NPI is missing or invalid."],
  ["billing", "This provider type may not bill this service."],
  ["billing", "The provider was not credentialed with us on the date of service."],
  ["billing", "The CLIA number on the claim is missing."],
  ["duplicate", "This is an exact duplicate of a claim already processed."],
  ["duplicate", "We have already paid for this service under another claim."],
  ["timely_filing", "The claim was received after the timely filing limit."],
  ["timely_filing", "The claim was submitted more than 12 months after the date of service."],
  [
    "timely_filing",
    "Claims must be sent within 90 days of service; this one came in 143 days after the service.",
  ],
  ["timely_filing", "The time allowed to submit this claim has passed."],
  ["benefit_exclusion", "This charge exceeds the plan's calendar year maximum of $500 for massage therapy."],
  ["benefit_exclusion", "Cosmetic surgery is not covered by your plan."],
  ["benefit_exclusion", "The plan does not cover routine foot care."],
  ["benefit_exclusion", "The member has used all 30 physical therapy visits for this benefit year."],
  ["benefit_exclusion", "Hearing aids are an exclusion under the member's contract."],
  ["benefit_exclusion", "This is not a covered service under the patient's current benefit plan."],
  ["benefit_exclusion", "Benefits for this service are limited to one every 24 months."],
  ["benefit_exclusion", "The lifetime maximum for orthodontic care has been met."],
];

describe("classifyDenial", () => {
  it.each(REASONS)("%s: %s", (category, text) => {
    expect(classifyDenial(text, undefined)?.category).toBe(category);
  });

  it.each(REASONS)("sees a reason (%s) in: %s", (_category, text) => {
    expect(reasonStrength(text)).toBeGreaterThanOrEqual(0.9);
  });

  it("prefers the payer's words to a code that says something else", () => {
    expect(
      classifyDenial("This is an exact duplicate of a claim already processed.", "CO-96")?.category,
    ).toBe("duplicate");
  });

  it("takes a guideline's number of visits for a question of need, and a plan's limit for none", () => {
    const category = (text: string) => classifyDenial(text, undefined)?.category;
    expect(
      category(
        "ODG, Shoulder chapter, recommends 24 visits over 14 weeks after repair. Needed is a gain over the last block of visits.",
      ),
    ).toBe("medical_necessity");
    expect(category("The treatment guidelines allow 12 sessions. More than 12 visits were asked for.")).toBe(
      "medical_necessity",
    );
    expect(category("Your plan allows 20 visits per calendar year. The maximum has been reached.")).toBe(
      "benefit_exclusion",
    );
  });

  it("prefers them the more to a number that no group calls a standard code", () => {
    const meaning = "Massage therapy is not a covered expense of the Plan.";
    expect(classifyDenial(meaning, "34")?.category).toBe("benefit_exclusion");
    const comments =
      "Care appears to be maintenance. No re-examination was submitted within 30 days of the first visit. Active care is not documented.";
    expect(classifyDenial(comments, "50")?.category).toBe("medical_necessity");
  });

  it.each([
    ["coding", "The level of service is not supported by the note."],
    ["medical_necessity", "This level of care is not medically necessary."],
    ["duplicate", "The charge is the same as one that was submitted before."],
    ["authorization", "Massage by this provider type needs prior authorization."],
    ["timely_filing", "The claim was not received inside 95 days of the date of service."],
  ])("tells %s by: %s", (category, words) =>
    expect(classifyDenial(words, undefined)?.category).toBe(category),
  );

  it("keeps what the patient can do among the reasons", () =>
    expect(isAdvice("Six visits are enough to teach you the exercises that you can do by yourself.")).toBe(
      false,
    ));

  it.each([
    ["You can walk in your home with a cane.", false],
    ["You can send an appeal if you disagree.", true],
  ])("tells what the patient can do from what the reader may do: %s", (words, is) =>
    expect(isAdvice(words)).toBe(is),
  );

  it("uses the code where the words say nothing", () => {
    expect(classifyDenial("See the attached sheet.", "CO-197")).toMatchObject({
      category: "authorization",
      basis: "reason code CO-197",
    });
  });

  it("answers other for a reason it does not know, and nothing without any", () => {
    expect(classifyDenial("The moon was full.", undefined)?.category).toBe("other");
    expect(classifyDenial(undefined, undefined)).toBeUndefined();
  });
});

it("tells no category by what the decision does not rest on", () => {
  const told = classifyDenial(
    "The massage is excluded by the plan. We did not consider if the treatment was necessary, and no authorization is needed for it.",
    undefined,
  );
  expect(told?.category).toBe("benefit_exclusion");
  const excluded = classifyDenial(
    "Chiropractic care is excluded from coverage. It makes no difference whether no referral was given.",
    undefined,
  );
  expect(excluded?.category).toBe("benefit_exclusion");
});

it("takes an answer that has not changed for no reason", () => {
  const said = "Our answer has not changed. The eight visits that the plan allows in 2026 have been used.";
  expect(classifyDenial(said, undefined)?.category).toBe("benefit_exclusion");
});

it.each([
  [
    "authorization",
    "Nobody asked for approval of the visits of May 14 and May 19 before they took place. The notes tell of the need for care, but that was not the reason of the denial.",
  ],
  ["authorization", "No one had requested an authorization for these dates."],
  ["authorization", "Neither the clinic nor the patient called us for a referral."],
  [
    "timely_filing",
    "The claim came after the filing limit. The care was not medically necessary either, but this was not the ground.",
  ],
] as const)("tells who did not ask from what the decision does not rest on (%s): %s", (category, words) =>
  expect(classifyDenial(words, undefined)?.category).toBe(category),
);

it.each([
  [
    "eligibility",
    "The premium for May had not been paid by the end of the grace period. Care after that is not covered by the plan.",
  ],
  ["eligibility", "Coverage ran only to May 31, 2026."],
  ["eligibility", "Medicaid is the payer of last resort."],
  [
    "timely_filing",
    "It arrived on July 30. Your agreement allows 90 days from the date of service. Nothing points to an earlier try.",
  ],
  [
    "documentation",
    "There was no order from her doctor. The visits were given under a plan of care that ran out on August 9.",
  ],
  ["documentation", "We hold no newer order from the attending physician."],
  ["authorization", "The authorization that you cite is for the left knee. The claim is for the right knee."],
  [
    "benefit_exclusion",
    "The plan excludes genetic tests unless the result will change the treatment. Nothing in the records says that it would.",
  ],
  [
    "billing",
    "The NPI of the rendering provider is missing. Correct both items and send a replacement claim within 120 days of the date of service.",
  ],
] as const)("tells by everyday words (%s): %s", (category, words) =>
  expect(classifyDenial(words, undefined)?.category).toBe(category),
);

/** Short sentences as payers print them, of which no word is a code's. */
const IN_SHORT: [DenialCategory, string][] = [
  ["duplicate", "This claim is a duplicate of an earlier submission."],
  ["medical_necessity", "The records previously submitted do not support the need for further visits."],
  ["medical_necessity", "Treatment at this frequency exceeds what is considered clinically appropriate."],
  ["medical_necessity", "The care appears to be supportive rather than corrective."],
  ["medical_necessity", "The patient's condition is not expected to improve with further treatment."],
  ["medical_necessity", "We could not establish medical need for this service."],
  [
    "medical_necessity",
    "The peer reviewer found no evidence of neurological deficit that would justify the injection.",
  ],
  ["authorization", "The approved visits were used before this date."],
  ["authorization", "The dates billed fall outside the authorized date range."],
  ["coding", "The diagnosis submitted does not support the procedure."],
  ["coding", "The code billed has been retired."],
  ["coding", "A more specific diagnosis code is needed."],
  ["coding", "The units exceed the medically unlikely edit."],
  ["coding", "The add-on code was billed without its primary procedure."],
  ["documentation", "Please send the itemized bill and operative report."],
  ["documentation", "The plan of care was not certified by a physician."],
  ["documentation", "No order for the service was included."],
  ["documentation", "Medical records requested on August 1 have not arrived."],
  ["documentation", "Required documentation was missing from the submission."],
  ["eligibility", "The ID number submitted is not valid."],
  ["duplicate", "This bill was previously submitted and reviewed."],
  ["eligibility", "Medicare should pay first."],
  ["eligibility", "The injury may be work related."],
  ["medical_necessity", "There is insufficient published evidence to support this therapy."],
  ["medical_necessity", "Peer-reviewed literature does not establish the benefit of this procedure."],
  ["billing", "The provider is not enrolled in the program."],
  ["billing", "The taxonomy code does not match our records."],
  ["billing", "The billing provider's tax ID does not match."],
  ["billing", "The referring provider is not eligible to refer."],
  ["billing", "Claim form is incomplete; resubmit with box 24J completed."],
  ["medical_necessity", "Our medical director does not agree that the procedure was needed."],
  ["medical_necessity", "The services were for the convenience of the patient."],
  ["medical_necessity", "The brace requested is a convenience item."],
  ["authorization", "The provider did not notify us of the admission."],
  ["authorization", "Out-of-network services need a gap exception, and none was given."],
  ["authorization", "We were not contacted before the service was performed."],
  ["authorization", "Auth on file is for a different provider."],
  ["coding", "Invalid CPT code for the date of service."],
  ["documentation", "Attach the physician's order and resubmit."],
  ["documentation", "No progress report was submitted with the request."],
  ["documentation", "Office notes do not identify the person who gave the treatment."],
  ["documentation", "The report submitted is for another date of service."],
  ["eligibility", "The dependent is over age 26."],
  ["eligibility", "The newborn has not been added to the policy."],
  ["eligibility", "The spouse was removed from the plan."],
  ["eligibility", "The premium for this month was not paid."],
  ["eligibility", "These services are the responsibility of the capitated medical group."],
  ["duplicate", "We have already made payment for this date of service."],
  ["duplicate", "Identical claim received on the same day."],
  ["benefit_exclusion", "Hearing aids are not included in your benefits."],
  ["benefit_exclusion", "There is no benefit for this type of provider."],
  ["benefit_exclusion", "Work hardening is not part of the benefit package."],
  ["billing", "The rendering provider is not part of the group."],
  ["billing", "The claim was sent to the wrong payer ID."],
  ["billing", "The provider is not registered with Medicaid."],
  ["billing", "The date of the accident is missing from the claim form."],
  ["billing", "Total charges do not equal the sum of the lines."],
];

it.each(IN_SHORT)("%s, in short: %s", (category, text) => {
  expect(classifyDenial(text, undefined)?.category).toBe(category);
});

it("takes what came in later for no claim that came in late", () => {
  const twice =
    "The same services were paid two times. The claim came in later without a modifier and should have been refused as a copy.";
  expect(classifyDenial(twice, undefined)?.category).toBe("duplicate");
  expect(classifyDenial("This bill is a copy of an earlier claim.", undefined)?.category).toBe("duplicate");
  expect(classifyDenial("The claim came in late.", undefined)?.category).toBe("timely_filing");
});

it.each([
  [
    "The information sent does not show that more than 4 visits are medically necessary.",
    "medical_necessity",
  ],
  [
    "The notes we received do not support more than two units of this service as medically necessary.",
    "medical_necessity",
  ],
  ["The claim was received more than 90 days after the service.", "timely_filing"],
  ["This claim was sent more than one year after the date of service.", "timely_filing"],
])("tells more visits than are needed from a claim that came late: %s", (said, expected) =>
  expect(classifyDenial(said, undefined)?.category).toBe(expected),
);

it.each([
  ["The claim was denied with code 27, expenses incurred after coverage terminated.", "27"],
  ["The charge was denied under reason code 18: exact duplicate of a claim.", "18"],
  // No denial that was made, another list's number, or another kind of reason behind it.
  ["If a claim is denied with code 27, coverage had ended.", undefined],
  ["The claim was denied with code 27, and you can call us.", undefined],
  ["The claim was denied as code 50, place of service, was used.", undefined],
  ["The claim was denied for code 99214, which is not covered.", undefined],
])("reads a code behind the refusal where its own kind of reason follows: %s", (said, expected) =>
  expect(
    extractByRules(
      fromPlainText(
        `Bay Health Plan\n\nMay 4, 2026\n\nMember: Rosa Ames-Tell\nClaim: 26-HL-0904417\n\n${said}\n`,
      ),
    ).fields.denial_code?.value,
  ).toBe(expected),
);
