import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const paper = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      ["Alder Health", "October 1, 2026", "Patient Bo Nash  Claim 2209118", "", ...lines].join("\n"),
    ),
  );

describe("kinds in everyday words", () => {
  it.each([
    [
      "An audit found that we paid this claim $118.00 in error. Please send back $118.00 in 30 days.",
      "recoupment",
    ],
    [
      "You were paid $98.00 for this visit. We should not have paid it. Please return $98.00 or we will deduct it from your next payment.",
      "recoupment",
    ],
    [
      "Your appeal was about six visits. We will now pay four of them. The other two remain denied.",
      "partly_overturned",
    ],
    ["We looked at this claim and there is nothing we can pay. You can appeal within 180 days.", "denial"],
    [
      "About your appeal received September 3: we agree that the visit should be paid. The claim was sent back to be processed.",
      "appeal_decision_overturned",
    ],
    [
      "We received your appeal on September 3. A second doctor read the records and agrees that the care was not needed.",
      "appeal_decision_upheld",
    ],
    ["We are returning your appeal without a review. The patient did not sign the form.", "dismissal"],
    ["Your appeal came 20 days too late. We have closed it without looking at the claim.", "dismissal"],
    ["We paid the office visit, 99213, in full. We did not pay the injection, 20610.", "partial_denial"],
    ["97110 was paid. The claim for 97140 was denied, because it is bundled.", "partial_denial"],
    [
      "We need the chart notes before we can go on with your claim. Please fax them within 30 days.",
      "records_request",
    ],
    [
      "This service needed approval ahead of time, and none was asked for. For this reason there is no payment of the $140.00.",
      "denial",
    ],
    ["Thank you for your appeal. We read the notes again. Our answer is still no.", "appeal_decision_upheld"],
    ["We paid this claim twice, on July 1 and July 8. Please send back $98.00.", "recoupment"],
    [
      "We cannot finish this claim yet. Send us: the treatment plan; the notes of each visit.",
      "records_request",
    ],
    [
      "We allowed the exam but not the two x-rays, which were not needed. Charges: exam $120.00, x-rays $90.00.",
      "partial_denial",
    ],
    [
      "By mistake we paid you $98.00 more than was due. You must return this sum within 45 days.",
      "recoupment",
    ],
    [
      "Before we decide on this claim we would like to see the visit notes. Kindly send them.",
      "records_request",
    ],
    [
      "Part of this claim was paid. The injection, 20610, was denied since there was no approval.",
      "partial_denial",
    ],
  ])("%s", (said, kind) => expect(paper(said).kind).toBe(kind));

  it("asks nothing back where a letter only says where such questions go", () =>
    expect(
      paper(
        "The claim is denied as a duplicate.",
        "Questions about money that was paid in error go to Recovery Services.",
      ).kind,
    ).toBe("denial"));
});

describe("stages in everyday words", () => {
  it.each([
    [
      "Your doctor asked for a sleep study. We said no to this request. You have not had the test yet.",
      "pre_service",
    ],
    ["We cannot approve this surgery. The request did not show a tear.", "pre_service"],
    ["We have been covering your therapy. We will stop paying for it after October 10, 2026.", "concurrent"],
  ])("%s", (said, stage) => {
    const text = ["Alder Health", "October 1, 2026", "Member Bo Nash", "", "Dear Bo Nash:", "", said].join(
      "\n",
    );
    expect(extractByRules(fromPlainText(text)).stage).toBe(stage);
  });
  it("says nothing of a request where payment is not approved", () =>
    expect(paper("We cannot approve payment of the claim for the visit of 09/02/2026.").stage).toBe(
      "post_service",
    ));
});

it("names the plan for which a company reviews, and not the company", () => {
  const of = (said: string) => {
    const head = [
      "eviCore healthcare",
      "400 Buckwalter Place",
      "Bluffton, SC 29910",
      "",
      "October 14, 2026",
      "",
    ];
    return extractByRules(
      fromPlainText([...head, "Dear Provider:", "", "We cannot pay it.", said].join("\n")),
    ).fields.payer_name?.value;
  };
  expect(of("eviCore reviews therapy requests on behalf of Aetna.")).toBe("Aetna");
  expect(of("Any other plan may ask for its own review.")).toContain("eviCore");
});

describe("an injury that may be another insurer's", () => {
  it.each([
    "We denied the claim. This appears to be a compensable injury. Bill the workers compensation carrier.",
    "We denied the claim. If it is a compensable injury under the law, send the claim to that carrier.",
    "We denied the claim. The care was for an accepted condition under workers' compensation.",
  ])("leaves a health plan's paper its own: %s", (words) =>
    expect(paper(words).lineOfBusiness).not.toBe("workers_comp"),
  );
  it("is the insurer's own where it speaks of what it has accepted", () =>
    expect(paper("We denied the bill. Your accepted conditions are a lumbar strain.").lineOfBusiness).toBe(
      "workers_comp",
    ));
});

it("makes a copay no refused service, and an end of paper checks no refusal", () => {
  expect(paper("We paid the visit but not the copay.").kind).not.toBe("partial_denial");
  expect(paper("We paid the visit but not the injection.").kind).toBe("partial_denial");
  expect(paper("Your claim was paid. We will stop paying by check in 2027.").kind).not.toBe("denial");
});

it.each(["National General Accident & Health", "Auto-Owners Insurance Health Plan"])(
  "leaves cover for illness that an accident's insurer sells its own: %s",
  (payer) => {
    const { lineOfBusiness } = extractByRules(
      fromPlainText(
        `${payer}\nOctober 1, 2026\nPatient Bo Nash  Claim 2209118\n\nThe claim is denied as not needed.`,
      ),
    );
    expect(lineOfBusiness).toBe("commercial");
  },
);

it("is no Part C plan's paper for naming another plan that is one", () =>
  expect(
    paper("The claim is denied. Your other plan is a Part C plan, which pays first.").lineOfBusiness,
  ).toBe("commercial"));
