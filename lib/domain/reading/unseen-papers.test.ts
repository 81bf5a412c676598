import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on papers that no rule had met (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const CLAIM = [
  "Invented Health Plan",
  "November 30, 2026",
  "",
  "Patient: Ottilie Brandreth",
  "Claim number: QX-88120-26",
  "",
];
const deadlineOf = (...lines: string[]) => read(...CLAIM, ...lines).facts.appeal_deadline?.value;

describe("time to appeal", () => {
  it("is none that is told as over", () => {
    expect(
      deadlineOf(
        "We have dismissed the appeal. The waiver did not come within 60 days of your appeal.",
        "You may ask us to vacate the dismissal within 6 months, or ask the Independent Review Entity to review it within 65 calendar days of the date of this notice.",
      ),
    ).toBe("2027-02-03");
    expect(
      deadlineOf(
        "Your appeal is dismissed.",
        "An appeal has to be asked for within 60 days, that is by October 30, 2026. Yours is too late.",
        "You can ask for a State Fair Hearing. Do so within 120 days from the date of this letter.",
      ),
    ).toBe("2027-03-30");
  });
  it("is the standard one beside an expedited one", () =>
    expect(
      deadlineOf(
        "We denied the stay.",
        "You may ask for an expedited appeal, or a standard appeal within 180 calendar days from the date of this letter.",
      ),
    ).toBe("2027-05-29"));
});

describe("the stage of the care", () => {
  it("is read over the end of a line", () =>
    expect(
      read(
        "Vista Integrity Contractor",
        "April 6, 2027",
        "",
        "We denied the request for payment of Ada Quill, which is claim",
        "control number 1526344009127, because the record is incomplete.",
      ).stage,
    ).toBe("post_service"));
  it("is before the care where an accident's claim number is all that is there", () => {
    const paper = read(
      "Garden Auto Insurance Company",
      "Date: January 12, 2027",
      "Claim number: 0471-PIP-990218      Date of loss: October 30, 2026",
      "DECISION POINT REVIEW DETERMINATION",
      "Requested: three injections, CPT 62323",
      "Decision: DENIED",
    );
    expect([paper.kind, paper.stage]).toEqual(["prior_auth_denial", "pre_service"]);
  });
  it("goes on where services are reduced", () =>
    expect(
      read(
        "Verra Care",
        "Notice date: 08/21/2026",
        "",
        "We are denying visits: the plan is reducing your physical therapy.",
      ).stage,
    ).toBe("concurrent"));
});

describe("a payer's own code", () => {
  const EOB = [
    "Invented Health Plan",
    "EXPLANATION OF BENEFITS     Date: 07/29/2026",
    "",
    "Date        Code     Charge     Allowed    Paid      Remark",
    "06/22/26    95004    640.00     0.00       0.00      417",
    "06/22/26    99203    240.00     151.20     116.20    200",
    "",
    "200  Providers of the network accept the plan allowance as payment in full.",
    "417  The number of tests is more than the plan allows.",
  ];
  it("means what the page says, not what the number means elsewhere", () => {
    const { fields, deniedLines } = read(...EOB);
    expect(fields.denial_code?.value).not.toBe("200");
    expect(deniedLines.map((l) => l.procedureCode)).toEqual(["95004"]);
  });
  it("is no remark for looking like one", () =>
    expect(
      read(
        "Invented Auto Insurance",
        "EOB date: 04/14/2027",
        "",
        "Service     CPT      Billed     Payable   Expl",
        "03/02/27    98940     65.00     52.00     M55",
        "03/02/27    97014     40.00      0.00     U10",
        "",
        "M55  Payment is 55 % of the charge master.",
        "U10  Passive care past the acute phase is not supported.",
      ).facts.remark_codes,
    ).toBeUndefined());
});

describe("names and places", () => {
  it("finds the practice over its tax number or vendor number", () =>
    expect(
      read(
        "Highland Blue Cross",
        "Overpayment Notification",
        "Notice Date: December 1, 2026",
        "",
        "Allegheny Sports Therapy Group",
        "Vendor 7719",
        "",
        "We overpaid claim HM62633100417.",
      ).facts.provider_name?.value,
    ).toBe("Allegheny Sports Therapy Group"));
  it("takes no examination for a person", () =>
    expect(
      read("Subject of review:        Lumbar MRI, CPT 72148", "Insured:                  Percival Lathrop")
        .fields.patient_name?.value,
    ).toBe("Percival Lathrop"));
  it("reads the columns From and To of a table of claims", () =>
    expect(
      read(
        ...CLAIM,
        "   Beneficiary        Number           From         To           Procedure",
        "   Loretta Quisling   1RN4-MA2-YH63    10/29/2026   10/30/2026   93306",
        "",
        "We denied this claim.",
      ).facts.dates_of_service?.value,
    ).toBe("2026-10-29, 2026-10-30"));
});

describe("what a paper is", () => {
  it("is no denial while nothing can be decided yet", () =>
    expect(
      read(
        "CGS Administrators, LLC",
        "Additional Documentation Request      Date: January 20, 2027",
        "",
        "Claim Control Number:   27014 880 11920",
        "The claim was selected for prepayment review. It cannot be paid or denied until we see the records named below.",
      ).kind,
    ).toBe("records_request"));
  it("is no denial where nothing was denied", () =>
    expect(
      read(
        ...CLAIM,
        "What the provider charged  $210.00",
        "Plan paid: $123.00",
        "Nothing on this claim was denied.",
      ).kind,
    ).toBe("paid_eob"));
  it.each([
    [
      "Second Level Appeal",
      "The Appeals Committee upheld the denial because the drug is excluded.",
      "second",
    ],
    [
      "",
      "On August 25 you asked that the Plan look again at its decision. We let our decision stand.",
      "first",
    ],
  ])("is a decision on an appeal in words of its own: %s %s", (head, said, level) => {
    const paper = read(...CLAIM, head, "", said);
    expect([paper.kind, paper.level]).toEqual(["appeal_decision_upheld", level]);
  });
  it("is partly denied where rows say in words what was paid", () => {
    const paper = read(
      ...CLAIM,
      "   99213-25    office visit         $145.00    paid $88.00",
      "   11042       debridement          $260.00    not paid, see (a)",
      "",
      "(a) The note does not say how deep the wound was.",
    );
    expect(paper.kind).toBe("partial_denial");
    expect(paper.deniedLines.map((l) => [l.procedureCode, l.amount])).toEqual([["11042", "260.00"]]);
  });
  it("is a clinic's bill, however it threatens", () =>
    expect(
      read(
        "FINAL NOTICE",
        "",
        "Bitterroot Orthopedic Partners, P.A.",
        "",
        "Our records show a balance of $318.00. Your insurance told us that it paid nothing.",
        "Without a payment the account will be sent to a collection agency. Minimum due $318.00.",
      ).kind,
    ).toBe("patient_statement"));
  it("is in doubt where its table pays one line and refuses another", () => {
    const eob = read(
      "Invented Health Plan",
      "EXPLANATION OF BENEFITS     Date: 07/29/2026",
      "",
      "Date        Code     Charge     Paid",
      "06/22/26    95004    640.00     0.00",
      "06/22/26    99203    240.00     116.20",
    );
    expect(eob.paperEvidence?.kind?.confidence).toBeLessThan(0.85);
  });
});

describe("numbers", () => {
  it("of the provider are not the member's", () =>
    expect(read("Provider Medicaid number: 0044811", "Recipient ID: 900114477").facts.member_id?.value).toBe(
      "900114477",
    ));
  it("stand in a box drawn with strokes", () =>
    expect(
      read(
        ...CLAIM,
        "| Code  | Charged |  Paid  | Why |",
        "| 17110 | 310.00  |  0.00  | C4  |",
        "| C4  Removal of warts is cosmetic and not payable.   |",
      ).fields.denial_text?.value,
    ).toMatch(/warts is cosmetic/));
  it("follow the words of a sentence", () =>
    expect(
      read(...CLAIM, "We denied the claim of your son Bo Kirch. Your member number is FS 20077144.").facts
        .member_id?.value,
    ).toBe("FS 20077144"));
});

it("names as payer the side of a matter that pays", () => {
  const { fields } = read(
    "DEPARTMENT OF INSURANCE",
    "",
    "In the matter of:     Gladys Thibodeaux and Evergreen Choice Health, Inc.",
    "",
    "The reviewer found that the chair is not medically necessary, and upholds the company's denial.",
  );
  expect(fields.payer_name?.value).toBe("Evergreen Choice Health, Inc.");
});
