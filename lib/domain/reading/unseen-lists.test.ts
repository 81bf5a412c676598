import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on the eighteenth set of papers (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = [
  "HARBOR PINE HEALTH PLAN",
  "EXPLANATION OF PAYMENT      Date: 10/02/2026",
  "Claim number: 26-441-0098",
  "Patient: Ada Brandt",
  "",
];
const LETTER = ["Harbor Pine Health Plan", "October 2, 2026", "", "Claim number: 26-441-0098", ""];

describe("services listed with one fact a line", () => {
  it("are refused each with its own amount and code", () => {
    const { deniedLines } = read(
      ...HEAD,
      "Service ................. 08/06/2026  45385 59",
      "Billed .................. $1,465.00",
      "Contract adjustment ..... $65.00   CO45",
      "Noncovered .............. $1,400.00   CO4",
      "Paid .................... $0.00",
      "Service ................. 08/07/2026  45380",
      "Billed .................. $1,090.00",
      "Paid .................... $612.40",
      "",
      "CO4 .... The procedure code is inconsistent with the modifier used.",
    );
    expect(deniedLines).toEqual([
      {
        ...{ procedureCode: "45385", dateOfService: "2026-08-06", billed: "1465.00", amount: "1400.00" },
        ...{ groupCode: "CO", code: "4", remarks: [] },
        reason: "The procedure code is inconsistent with the modifier used.",
      },
    ]);
  });
});

describe("a payer's own mark", () => {
  it("is the standard code in the last column of its legend", () => {
    const { deniedLines } = read(
      ...HEAD,
      "Date       | Code  | Billed | Denied | Paid | EXPL",
      "10/03/26   | 99285 |  90.00 |  90.00 | 0.00 | mN",
      "",
      "EXPL   DESCRIPTION                                            HIPAA",
      "mN     DENY: RECORDS DO NOT SUPPORT THE LEVEL BILLED          CO 150",
      "92     PAID AT THE ALLOWABLE RATE                             CO 45",
    );
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "99285", groupCode: "CO", code: "150", amount: "90.00" }),
    ]);
  });
});

describe("headings of columns over three lines", () => {
  it("name each column by what stands one under the other", () => {
    const { deniedLines } = read(
      ...HEAD,
      "              Total       Charges     Rea-    Benefit",
      "  Date of     charge      excluded    son     paid",
      "  service                             code",
      "  08/31/26     380.00       80.00     I22     0.00",
      "",
      "I22   No answer has come about other insurance.",
    );
    expect(deniedLines).toEqual([
      expect.objectContaining({ dateOfService: "2026-08-31", billed: "380.00", code: "I22" }),
    ]);
  });
});

describe("claims under a heading of what became of them", () => {
  const { fields, deniedLines } = read(
    "STATE OF OHIO - MEDICAID              REMITTANCE ADVICE",
    "                                      CYCLE DATE   09/15/2026",
    "",
    " DENIED CLAIMS",
    " RECIPIENT NAME    RECIPIENT ID     CONTROL NUMBER   FROM     THRU     PROC    BILLED   EDITS",
    " BRANDT ADA        7710044182203    6244118803100    070126   070126   99213   120.00   232",
    "",
    " PENDED CLAIMS",
    " MOSS OTTO         4418820017745    6250117740200    090226   090226   99214   165.00   PEND 114",
    "",
    " EDIT   MESSAGE",
    " 114    PENDED FOR REVIEW OF OTHER COVERAGE. DO NOT REBILL.",
    " 232    PROVIDER NOT CERTIFIED FOR THIS SERVICE ON THE DAY - CARC B7",
  );

  it("are refused where it says so, for the reason of their own codes", () => {
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "99213", code: "B7", amount: "120.00" }),
    ]);
    expect(fields.denial_text?.value).toMatch(/^PROVIDER NOT CERTIFIED/);
  });

  it("come from a state's program by its whole name", () =>
    expect(fields.payer_name?.value).toBe("STATE OF OHIO - MEDICAID"));
});

describe("people under headings side by side", () => {
  const { fields, facts } = read(
    "Harbor Pine Health Plan",
    "Claim status: DENIED, not medically necessary",
    "",
    "PATIENT                              SUBSCRIBER",
    "Name        Ada Brandt-Moss          Name          Otto Brandt",
    "Birth date  02/27/2018               Member ID     XJBH 77104418",
    "Relation    Child                    Birth date    03/01/1980",
  );

  it("are each the one whom the heading names", () => {
    expect(fields.patient_name?.value).toBe("Ada Brandt-Moss");
    expect(facts.subscriber_name?.value).toBe("Otto Brandt");
    expect(facts.date_of_birth?.value).toBe("2018-02-27");
  });
});

describe("two claims of one printout, one of them paid", () => {
  it("make no partial denial of the one that is refused", () => {
    const claim = (number: string, status: string, ...rest: string[]) => [
      `Claim number      ${number}     Status   FINALIZED / ${status}`,
      ...rest,
      "",
    ];
    const { kind, fields } = read(
      "Payer: Florida Blue                Printed 11/18/2026",
      "Patient: Ada Brandt",
      "",
      "CLAIM 1 OF 2",
      ...claim(
        "H100000881274417",
        "DENIED",
        "Billed   $165.00     Paid   $0.00",
        "Line  Service date  Procedure  Charge    Paid    Code",
        "1     10/05/2026    92060      $165.00   $0.00   CO-226",
      ),
      "CLAIM 2 OF 2",
      ...claim("H100000870099126", "PAID", "Billed   $150.00     Paid   $71.15"),
    );
    expect([kind, fields.claim_number?.value]).toEqual(["denial", "H100000881274417"]);
  });
});

describe("days", () => {
  it("of a machine that tells the minute are no notice's", () => {
    const { facts } = read(
      "From: Lone Star Services   Fax 214-555-0153                  Date sent 08/28/2026 11:20",
      "",
      "Date of notice    08/27/2026",
      "Injured employee  Ada Brandt",
      "",
      "We do not certify the work hardening program. It is not medically necessary.",
      "You may ask for reconsideration not later than the 30th day after the date you receive this notice.",
    );
    expect(facts.notice_date?.value).toBe("2026-08-27");
    expect(facts.appeal_deadline?.value).toBe("2026-09-26");
  });

  it("that open a sentence about who was seen are those of the service", () =>
    expect(
      read(
        ...LETTER,
        "On September 18, 2026 you were seen at Skagit Bay Physicians. We deny the claim: it was not an emergency.",
      ).facts.dates_of_service?.value,
    ).toBe("2026-09-18"));

  it("for whoever is paid too little are not those for whoever is refused", () =>
    expect(
      read(
        ...LETTER,
        "We denied the claim because the records do not support the level of service billed.",
        "",
        "You may ask us to reconsider a denied payment. Your request must be filed within 65 calendar days from the date",
        "of this notice. If you dispute the AMOUNT paid, use the payment dispute process within 120 days of the date of",
        "this notice.",
      ).facts.appeal_deadline?.value,
    ).toBe("2026-12-06"));
});

describe("values that stand beside another", () => {
  it.each([
    ["Provider:   Noemi Tafoya, CCC-SLP, of Sandia Speech Clinic", "Noemi Tafoya"],
    ["Provider:   Kennebec Behavioral Health / Ingrid Thorsen, LCSW", "Ingrid Thorsen, LCSW"],
    ["Provider:   Ingrid Thorsen, LCSW / Kennebec Behavioral Health", "Ingrid Thorsen, LCSW"],
  ])("are not part of a provider's name: %s", (line, name) =>
    expect(read(...HEAD, line).facts.provider_name?.value).toBe(name),
  );

  it("is the group's number in the column behind the employer", () =>
    expect(
      read(...HEAD, "Group:               Escambia Marine Supply   791144").facts.group_number?.value,
    ).toBe("791144"));

  it.each(["2 x $175.00 = $350.00", "$175.00 x 2 = $350.00"])("make one charge: %s", (charge) =>
    expect(read(...HEAD, `Charges ................ ${charge}`).facts.billed_amount?.value).toBe("350.00"),
  );
});

describe("numbers in running text", () => {
  const { facts } = read(
    "Harbor Pine Health Plan",
    "October 2, 2026",
    "",
    "About: claim 2026-K0-884127, health record number 07714428",
    "",
    "The claim was denied on August 20, 2026 because we had no prior authorization (CO-197). You sent us",
    "authorization 118840227, approved July 8, 2026.",
  );

  it("are a member's record and an authorization", () => {
    expect(facts.member_id?.value).toBe("07714428");
    expect(facts.authorization_number?.value).toBe("118840227");
  });
});

describe("the plan", () => {
  it.each([
    [
      "a type of Medicare Advantage under the payer",
      "Wellcare by Allwell\nMedicare Advantage PPO",
      "medicare_advantage",
    ],
    [
      "a union's fund",
      "TEAMSTERS JOINT COUNCIL 58 WELFARE TRUST\nAdministered by Northgate Administrators",
      "erisa",
    ],
  ])("is told by %s", (_, head, plan) =>
    expect(
      read(
        head,
        "",
        "Date: October 1, 2026",
        "Patient: Ada Brandt",
        "We denied the claim. It is not medically necessary.",
      ).lineOfBusiness,
    ).toBe(plan),
  );
});

// Seen red without the rule for a claim's line.
describe("a claim's line that begins with a name under no label", () => {
  it.each([
    ["THORNE IGNATIUS   ID EHN2290417   CLAIM 2610-77120-3", "Ignatius"],
    ["Achterkamp, Delphine   ID WCH 8810   Claim W26-550912", "Delphine Achterkamp"],
    ["PENHALLOW CYRUS  2CC3-DD4-EE56  ICN 2226271009900", "Penhallow"],
  ])("%s", (line, name) => {
    const { fields } = read("HARBOR PINE HEALTH PLAN", "REMITTANCE 10/02/2026", line);
    expect(fields.patient_name?.value).toContain(name);
  });

  it("is no provider and no heading", () => {
    for (const line of [
      "TIDEWATER FOOT CLINIC   ID 1174628830   CLAIM 2610-77120-3",
      "Provider Services   ID 1174628830   CLAIM 2610-77120-3",
    ]) {
      const { fields } = read("HARBOR PINE HEALTH PLAN", "REMITTANCE 10/02/2026", line);
      expect(fields.patient_name).toBeUndefined();
    }
  });
});
