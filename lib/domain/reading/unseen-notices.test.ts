import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";
import { findDates } from "./page/calendar-date";

/** Causes found on the ninth set (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const CLAIM = [
  "Invented Health Plan",
  "November 30, 2026",
  "",
  "Patient: Ana Muestra",
  "Claim number: QX-88120-26",
  "",
];
const DENIED = "We denied this claim because no authorization was on file.";

describe("days", () => {
  const days = (text: string) => findDates(text).map(({ iso }) => iso);
  it("of one year print it once, as a list or a range", () => {
    expect(days("May 6, May 13 and May 27, 2026")).toEqual(["2026-05-06", "2026-05-13", "2026-05-27"]);
    expect(days("March 3 through March 26, 2026")).toEqual(["2026-03-03", "2026-03-26"]);
    expect(days("December 30 to January 4, 2027")).toEqual(["2027-01-04"]);
  });
  it("stand with blanks around their strokes", () => expect(days("11 / 16 / 2026")).toEqual(["2026-11-16"]));
  it("of a decision or an authorization are none of service", () =>
    expect(
      read(
        ...CLAIM,
        "Visits of August 10 and August 12, 2026 were charged and the claim was denied on September 14, 2026 because no",
        "authorization was obtained. Authorization 88-20417 covers four visits from June 1 to July 31, 2026.",
      ).facts.dates_of_service?.value,
    ).toBe("2026-08-10, 2026-08-12"));
});

describe("whose name it is", () => {
  const payerOf = (...head: string[]) =>
    read(...head, "", "November 30, 2026", "", "Patient: Ana Muestra", DENIED).fields.payer_name?.value;
  it("is told without what the organization does", () => {
    expect(payerOf("Great Sauk Benefit Services, third party administrator")).toBe(
      "Great Sauk Benefit Services",
    );
    expect(payerOf("REDOUBT MILITARY HEALTH SERVICES", "TRICARE regional contractor")).toBe(
      "REDOUBT MILITARY HEALTH SERVICES",
    );
  });
  it("is the company that is a contractor, not what it is one of", () => {
    expect(payerOf("Medicare Administrative Contractor: Palmetto GBA")).toBe("Palmetto GBA");
    expect(payerOf("Medicare Administrative Contractor (MAC): Tallgrass Government Benefits, LLC")).toBe(
      "Tallgrass Government Benefits, LLC",
    );
    expect(payerOf("Palmetto GBA, Medicare Administrative Contractor")).toBe("Palmetto GBA");
  });
  it("ends before the network, and is neither an amount nor an office", () => {
    const providerOf = (line: string) => read(...CLAIM, line, DENIED).facts.provider_name?.value;
    expect(providerOf("Provider: Sawbill Physical Therapy, in network")).toBe("Sawbill Physical Therapy");
    expect(providerOf("PROV PAID 0.00")).toBeUndefined();
    expect(providerOf("Provider: Case Management")).toBeUndefined();
  });
});

describe("time to appeal", () => {
  it("is not the one for the next step at a federal agency, nor to keep visits", () => {
    const deadlineOf = (...lines: string[]) =>
      read(...CLAIM, DENIED, "", ...lines).facts.appeal_deadline?.value;
    expect(
      deadlineOf(
        "Ask us in writing to reconsider. You must do so within 6 months from the date of this decision. After that you may",
        "ask the Office of Personnel Management for a review, within 90 days of our letter.",
      ),
    ).toBe("2027-05-30");
    expect(
      deadlineOf(
        "You can ask for a plan appeal. You have 60 calendar days from the day this notice was mailed.",
        "",
        "KEEP BOTH VISITS WHILE YOU WAIT: ask us by December 10, 2026.",
      ),
    ).toBe("2027-01-29");
  });
});

describe("a fax number for appeals", () => {
  it("is not the one for new information or to reopen a case", () =>
    expect(
      read(
        ...CLAIM,
        DENIED,
        "",
        "NEW INFORMATION: SEND WITHIN 14 DAYS TO REOPEN THE CASE. FAX 920-555-0113.",
        "APPEAL: WITHIN 180 DAYS OF THIS NOTICE, FAX 920-555-0188.",
      ).facts.payer_fax?.value,
    ).toBe("920-555-0188"));
});

describe("what a paper is", () => {
  it("is a denial of a bill where its payment was denied", () =>
    expect(
      read(
        ...["Invented Gold (HMO)", "a Medicare Advantage plan", "", "Notice of Denial of Payment", ""],
        ...["Date: October 6, 2026", "Name: Ana Muestra", "", "Your request was denied", ""],
        "We have denied the payment of the medical services listed below that your provider asked us to pay for:",
        "Spinal manipulation (98941), four visits on August 4, August 11, August 18 and August 25, 2026",
      ),
    ).toMatchObject({ kind: "denial", stage: "post_service" }));
  it("is an appeal won in part where the decision is changed in part", () =>
    expect(
      read(
        ...["Invented Medicaid Plan", "NOTICE OF PLAN APPEAL RESOLUTION", "December 8, 2026", ""],
        ...[
          "On November 17, 2026 you asked us to change our decision.",
          "OUR ANSWER: we change our decision IN PART.",
        ],
        "Still denied: 8 visits, which are not medically necessary.",
      ),
    ).toMatchObject({ kind: "partly_overturned", level: "first" }));
  it("is a denial where the payer must decline", () =>
    expect(
      read(
        ...[
          "Invented Casualty Company",
          "7 July 2026",
          "",
          "Claim: 26-PIP-40718-B",
          "Patient: Ana Muestra",
          "",
        ],
        "She found no clinical need for treatment after that date. On the strength of her report we must decline the four visits.",
      ).kind,
    ).toBe("denial"));
});

it("a plan for employees in the letterhead is their employer's, and a name that begins like a brand is not that brand's", () => {
  expect(
    read(
      ...[
        "IRONWOOD BENEFIT ADMINISTRATORS",
        "for the Lakehead Paper Company Employee Health Plan",
        "October 19, 2026",
        "",
      ],
      ...["Patient: Ana Muestra", "Claim number: QX-88120-26", DENIED],
    ).lineOfBusiness,
  ).toBe("erisa");
  expect(
    read(
      ...[
        "BLUESTEM MEDICARE PARTNERS - MEDICAL REVIEW",
        "TARGETED PROBE AND EDUCATE - ADDITIONAL DOCUMENTATION REQUEST",
        "September 8, 2026",
        "",
      ],
      "Your claim has been suspended before payment. Send for this claim: the note of the day and the treatment plan.",
    ).lineOfBusiness,
  ).toBe("medicare_ffs");
});

it("amounts stand behind a blank, remarks behind a stroke, modifiers at their codes", () => {
  const { facts } = read(
    ...CLAIM,
    ...[
      "Service in question: S9090 (table decompression), 12 visits, June 8 to July 17, 2026, $ 1,800.00",
      DENIED,
    ],
    ...["16 / N290   The claim lacks information needed to decide it.", "The filing fee of $25.00 is kept."],
  );
  expect([facts.billed_amount?.value, facts.remark_codes?.value]).toEqual(["1800.00", "N290"]);
  expect(read(...CLAIM, "HCPCS     CHARGE", "98942AT    85.00", DENIED).facts.procedure_codes?.value).toBe(
    "98942",
  );
});

describe("visits of one day", () => {
  const taken = (reason: string, title = "Notice of overpayment and intent to recover") => {
    const { kind, facts } = read(
      ...["Invented Health Plan", "November 30, 2026", "", title, "", "Patient: Ana Muestra"],
      ...["Date of service: 07/14/2026", "99213 paid $92.00   99214 paid $131.00", "", reason, ""],
      "If we do not hear from you the amount will be withheld from future payments.",
    );
    return [kind, facts.denial_category?.value];
  };
  it.each([
    "Two office visits were billed for one day. The second visit is not supported.",
    "The records do not support a second visit on the same day.",
    "We paid two visits for the same date of service. Only one is medically necessary.",
    "A second evaluation and management service on the same day by the same group is not reimbursable.",
  ])("are a matter of how they were coded: %s", (reason) =>
    expect(taken(reason)).toEqual(["recoupment", "coding"]),
  );

  it("do not make a matter of coding of what was not needed", () =>
    expect(taken("The visit was not medically necessary.")[1]).toBe("medical_necessity"));
});

it("takes a lower level of a visit for a matter of its code", () => {
  const { facts } = read(
    ...[...CLAIM, "Date of service: 07/14/2026", "99214   billed $210.00   paid as 99213  $92.00", ""],
    "The documentation supports the level 99213. The difference is denied.",
  );
  expect(facts.denial_category?.value).toBe("coding");
});
