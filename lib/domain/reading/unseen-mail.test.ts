import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("a number alone under the reason's heading", () => {
  const code = (head: string, row: string) =>
    read(
      ...["Pinecrest Health Plan", "Notice of claim denial", "", "October 14, 2026", ""],
      ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026", ""],
      ...[head, "", row, "", "You may appeal within 180 days of this notice."],
    ).fields.denial_code?.value;

  it("is the standard code where its words say what that code does", () => {
    const head = "We cannot pay this claim for the following reason:";
    expect(code(head, "   27    Expenses incurred after coverage terminated.")).toBe("27");
    expect(code(head, "29   The time limit for filing has expired.")).toBe("29");
    expect(code("Denial reasons:", "197 - No prior authorization was obtained for the service.")).toBe("197");
  });

  it("is a payer's own, a count or a place in a list where they don't", () => {
    const head = "We cannot pay this claim for the following reason:";
    expect(code(head, "27   No prior authorization was obtained for the service.")).not.toBe("27");
    expect(code(head, "1    Expenses incurred after coverage terminated.")).toBeUndefined();
    expect(
      code(head, "12   Visits were used before this date, and the plan covers no more."),
    ).toBeUndefined();
    expect(code("What we looked at:", "27   Expenses incurred after coverage terminated.")).toBeUndefined();
  });
});

describe("a fax number for authorizations", () => {
  const fax = (...places: string[]) =>
    read(
      ...["Pinecrest Health Plan", "Notice of claim denial", "", "October 14, 2026", ""],
      ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026", ""],
      "The claim is denied: no prior authorization was obtained (CO-197).",
      "",
      ...places,
    ).facts.payer_fax?.value;

  it("takes no appeals", () => {
    const dispute = [
      "Send a dispute within 60 days of this notice",
      "    by mail:  PO Box 4410, Dayton, OH 45401",
    ];
    expect(
      fax(
        ...dispute,
        "    by fax:   866-555-0188",
        "Requests for authorization (not disputes) go to fax 866-555-0149.",
      ),
    ).toBe("866-555-0188");
    expect(fax("Fax requests for prior authorization to 866-555-0149. Fax appeals to 866-555-0188.")).toBe(
      "866-555-0188",
    );
  });

  it("but one for appeals of authorizations does", () => {
    expect(fax("Fax your appeal of an authorization denial to 866-555-0188.")).toBe("866-555-0188");
    expect(fax("Appeals (not claims): fax 866-555-0188")).toBe("866-555-0188");
  });
});

describe("Medicare's own number of a private plan", () => {
  const plan = (...lines: string[]) =>
    read(
      "UnitedHealthcare Provider Portal      Claim detail",
      "",
      ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026"],
      ...lines,
      "",
      "97140 was denied: no prior authorization was obtained (CO-197).",
    ).lineOfBusiness;

  it("tells that it is an Advantage plan", () => {
    expect(
      plan(
        "MEMBER           PLAN",
        "Group 90133      AARP Medicare Advantage from UHC AZ-0004",
        "Contract H0609",
      ),
    ).toBe("medicare_advantage");
    expect(plan("Medicare plan, contract number: R3444")).toBe("medicare_advantage");
  });

  it("tells nothing of a contract of another kind, or of another plan", () => {
    expect(plan("Group 90133", "Contract H0609 of your clinic")).toBe("commercial");
    expect(plan("Group 90133", "Other coverage: Medicare plan, contract H0609")).toBe("commercial");
    expect(plan("Group 90133", "We pay by Medicare's fee schedule. Contract 40713")).toBe("commercial");
  });
});

describe("an explanation of payment whose labels stand in a column", () => {
  const paper = (...lines: string[]) =>
    read(
      ...["PINECREST HEALTH PLAN                                   Explanation of Payment", ""],
      ...lines,
      "",
      ...[
        " Ln  Service date  Proc   Mod   Charge   Allowed   Paid    Adj code",
        " 1   10/08/2026    98940         55.00    38.12    38.12   CO45",
        " 2   10/08/2026    97140  59     48.00     0.00     0.00   CO236  ex y41",
      ],
      "",
      ...[
        " Code     Meaning",
        " CO45     charge over the contracted amount",
        " CO236    this procedure is not compatible with another procedure on the same day",
        " y41      Modifier 59 reviewed. Documentation does not support a separate region.",
      ],
    );
  const head = [
    "Pay to      FERNCLIFF CHIROPRACTIC CENTER PC, 52 S Prairie St, Galesburg IL 61401",
    "NPI         1466182072               TIN  36-5550194",
    "Member      LEONTYNE BAGWELL         Member ID  U94418207 01      DOB  09/27/1966",
    "Claim       Z0928L7 720415           Patient acct  FC-3308",
  ];

  it("has the practice without its street, the claim's number whole and the payer's own reason", () => {
    const { fields, facts } = paper(...head);
    expect(facts.provider_name?.value).toBe("FERNCLIFF CHIROPRACTIC CENTER PC");
    expect(fields.claim_number?.value).toBe("Z0928L7 720415");
    expect(fields.denial_text?.value).toContain("does not support a separate region");
  });

  it("takes no account behind a claim for a part of it, and no label for a practice", () => {
    const [, npi = "", member = ""] = head;
    const { fields, facts } = paper(npi, member, "Claim       26287004419   Acct  720415");
    expect(fields.claim_number?.value).toBe("26287004419");
    expect(facts.provider_name?.value).toBeUndefined();
  });
});
