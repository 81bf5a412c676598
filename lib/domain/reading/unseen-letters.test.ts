import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on letters of a writer whose papers no rule had met (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const CLAIM = [
  "Invented Health Plan",
  "November 30, 2026",
  "",
  "Patient: Ottilie Van Horne",
  "Claim number: QX-88120-26",
  "",
];
const DENIED = "We denied this claim because no authorization was on file.";

describe("a name", () => {
  it("keeps the letters that a scanner would have made of another word", () =>
    expect(read(...CLAIM, DENIED).fields.patient_name?.value).toBe("Ottilie Van Horne"));
  it("with an initial is read where a person's label stands before it", () =>
    expect(
      read("Invented Health Plan", "Beneficiary: H. Fennimore-Castle", DENIED).fields.patient_name?.value,
    ).toBe("H. Fennimore-Castle"));
});

describe("a fax number", () => {
  const faxOf = (...lines: string[]) => read(...CLAIM, DENIED, "", ...lines).facts.payer_fax?.value;
  it("of a desk that takes no appeals is none", () => {
    expect(faxOf("Customer service 1-800-555-0139, fax 412-555-0180 (not for appeals).")).toBeUndefined();
    expect(
      faxOf(
        "Appeal in writing or by fax to",
        "603-555-0163. Please do not send it to our claims mail room (fax 603-555-0100).",
      ),
    ).toBe("603-555-0163");
  });
  it("goes on over the end of a line", () =>
    expect(faxOf("Send a written dispute. Fax (501)", "555-0125.")).toBe("(501) 555-0125"));
});

describe("a letter that decides nothing", () => {
  it("approves care", () => {
    const { kind, fields, facts } = read(
      ...["Invented Care Plan", "September 3, 2026", "", "Re: Authorization of services - APPROVED", ""],
      ...["Member name: Rosamund Okafor", "We have approved the following: 97110, 36 units.", ""],
      "This approval is not a promise of payment. Payment depends on eligibility on the date of service.",
    );
    expect([kind, fields.denial_text, facts.denial_category]).toEqual(["other", undefined, undefined]);
  });
  it("takes an appeal in", () =>
    expect(
      read(
        ...["Invented Benefit Trust", "August 3, 2027", "", "Subject: We have your appeal", ""],
        ...[
          "Patient: Ottilie Brandreth",
          "Your appeal was received on July 29, 2027. Nothing has been decided",
        ],
        "yet. We will send our answer within sixty days of that date.",
      ).kind,
    ).toBe("other"));
});

describe("an appeal's outcome", () => {
  it("is part of each where rows tell both", () =>
    expect(
      read(
        ...["Invented Benefit Administrators", "11 Jan 2027", "Appeal Determination, First Level", ""],
        ...["We decided the appeal for four visits.", "  11/03/2026 .. 97112 ..... $118.00 ..... REVERSED"],
        "  11/10/2026 .. 97112 ..... $118.00 ..... UPHELD - not payable",
      ).kind,
    ).toBe("partly_overturned"));
  it("is of the first level where the second is only the next step", () =>
    expect(
      read(
        ...["Invented Medicare Contractors", "August 11, 2027", "MEDICARE APPEAL DECISION", ""],
        ...[
          "Our appeal decision is unfavorable.",
          "You may appeal to a Qualified Independent Contractor.",
          "",
        ],
        "Headwaters QIC, PO Box 00333, Anytown FL 32000",
      ).level,
    ).toBe("first"));
});

describe("time to appeal", () => {
  it("is counted in ordinals, too", () =>
    expect(
      read(
        ...CLAIM,
        DENIED,
        "A dispute must be in our hands no later than the thirtieth (30th) calendar day after the date of this letter.",
      ).facts.appeal_deadline?.value,
    ).toBe("2026-12-30"));
});

describe("what was denied", () => {
  it("is the whole claim where it is for one service on one day", () =>
    expect(
      read(...CLAIM, ...["Date of service: October 12, 2026", "Procedure: 97530", "Charge: $184.00", DENIED])
        .deniedLines,
    ).toMatchObject([{ procedureCode: "97530", dateOfService: "2026-10-12", amount: "184.00" }]));
  it("is billed by the claim's total, not by what a person may be billed", () =>
    expect(
      read(
        ...["Medicare Summary Notice", "Total You May Be Billed    $104.00", "", "May 4, 2027"],
        ...[
          "Locust Point Spine, (410) 555-0168",
          "Ultrasound therapy (97035)   NO   $157.78   0.00   0.00   57.78",
        ],
        "Total for Claim 02-27131-774-290             $157.78     $0.00     $0.00    $104.00",
      ).facts.billed_amount?.value,
    ).toBe("157.78"));
});

describe("a letter in running text", () => {
  const letter = (...more: string[]) =>
    read(
      "CORBEL BENEFIT ADMINISTRATORS",
      "October 21, 2026",
      "",
      "Dear Provider:",
      "",
      "This letter is about claim HOF-26-0093417, which we received from you on September 30, 2026, for Ramsay",
      "Whitfield-Odom. The claim asks for $124.00 for code 97110, given on July 9, 2026.",
      ...more,
      "",
      "We are unable to pay this claim. It is a duplicate of a charge that the plan has already considered. On",
      "August 4, 2026, the plan paid $61.50 under claim HOF-26-0081120 for the same code and the same day.",
    );

  it("takes a claim that was paid beside it for no rival", () => {
    const { fields, facts } = letter();
    expect(fields.claim_number?.value).toBe("HOF-26-0093417");
    expect(fields.claim_number?.doubt).toBeUndefined();
    expect(fields.denial_text?.value).toContain("duplicate of a charge");
    expect(facts.denial_category?.value).toBe("duplicate");
  });

  it("tells the holder, the member's number and the group's in one sentence", () => {
    const { facts } = letter(
      "Mr. Whitfield-Odom is covered through his wife, Lenore Odom, an employee of Hadley Orchard",
      "Foods, under identification number CBA 55 190 7724 and group 70-2281.",
    );
    expect(facts.subscriber_name?.value).toBe("Lenore Odom");
    expect(facts.member_id?.value).toBe("CBA 55 190 7724");
    expect(facts.group_number?.value).toBe("70-2281");
  });

  it("tells to whom a certificate was issued, and the employer's account", () => {
    const { facts } = letter(
      "Certificate H0-557-20981, issued to Rosamund Dash through Larkspur Paper Co. (account 30-2214)",
    );
    expect(facts.subscriber_name?.value).toBe("Rosamund Dash");
    expect(facts.group_number?.value).toBe("30-2214");
  });
});
