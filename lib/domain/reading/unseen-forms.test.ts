import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on the nineteenth set of papers (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const LETTER = ["Harbor Pine Health Plan", "October 2, 2026", "", "Claim number: 26-441-0098", ""];
const DENIED = "We denied the claim. It is not medically necessary.";

describe("amounts without the zero before the point", () => {
  const { fields, deniedLines } = read(
    "Harbor Pine Health Plan          REMITTANCE ADVICE          Pay date 09/09/2026",
    "",
    "            Svc from   Proc     Charge     Allowed    Not cov      Paid     Msg",
    "",
    " Patient  BRANDT, ADA       Claim 26E241077388",
    "            08/12/26   97032     90.00        .00       90.00       .00     R47",
    "",
    " Patient  MOSS, OTTO        Claim 26E241077401",
    "            08/12/26   97161    165.00      80.00       85.00     80.00     A01",
    "",
    " A01   Charge is above the fee schedule. Provider write-off.",
    " R47   Passive modalities beyond one are not payable.",
  );

  it("tell the refused claim from the paid one", () => {
    expect(fields.claim_number?.value).toBe("26E241077388");
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "97032", code: "R47", amount: "90.00" }),
    ]);
  });

  it("behind a code are not what it takes", () =>
    expect(
      read(
        ...LETTER,
        "SVC DT    PROC     SUBMITTED   ALLOWED   DISALLOW   CODE     DED       PAID",
        "04-01-26  11055        85.00       .00      85.00   CO97     .00        .00",
      ).deniedLines,
    ).toEqual([expect.objectContaining({ code: "97", amount: "85.00" })]));
});

describe("a form with lettered boxes", () => {
  const { fields, facts } = read(
    "DENIAL OF CLAIM FORM                                  NO-FAULT INSURANCE",
    "",
    "A. POLICYHOLDER                  B. POLICY NUMBER             C. DATE OF ACCIDENT     D. INJURED PERSON",
    "   Otto Brandt                      905 118 422                  04/19/2026              Ada Brandt",
    "E. CLAIM NUMBER                  F. APPLICANT FOR BENEFITS",
    "   0744102887 KZB                   Greenpoint Neurology PC",
    "",
    "23. PROVIDER OF HEALTH SERVICE   Greenpoint Neurology PC",
    "",
    "AMOUNT IN DISPUTE   $1,946.18",
    "",
    "The bill was submitted more than 45 days after the date the service was rendered.",
    "DATED   07/24/2026",
  );

  it("gives each box its value, and a number in groups to its last letter", () => {
    expect([fields.patient_name?.value, facts.subscriber_name?.value]).toEqual(["Ada Brandt", "Otto Brandt"]);
    expect(fields.claim_number?.value).toBe("0744102887 KZB");
    expect(facts.provider_name?.value).toBe("Greenpoint Neurology PC");
  });

  it("grants no time with what came too late", () => expect(facts.appeal_deadline).toBeUndefined());
});

describe("claim numbers in groups", () => {
  it.each([
    ["26292 4417 08FE", "26292 4417 08FE"],
    ["1826210033412 ASG Y MOA MA01", "1826210033412"],
  ])("end before words: %s", (printed, number) =>
    expect(
      read("Harbor Pine Health Plan", `CLAIM NO.   ${printed}`, "", DENIED).fields.claim_number?.value,
    ).toBe(number),
  );
});

describe("days", () => {
  it("behind a label that no list has are not the notice's", () => {
    const { facts } = read(
      "Golden Bear Casualty Co               EXPLANATION OF REVIEW",
      "                                      EOR served: 09/02/2026",
      "Claimant:    BRANDT, ADA              Claim Number:  GB-26-004417",
      "D/Onset:     03/27/2026",
      "DOS       Code     Billed    Allowed    Reason",
      "08/05/26  97760    172.00      0.00     G56",
      "G56   This service requires prior authorization and none was identified.",
      "The request for a second review must be made within 90 days of service of this explanation of review.",
    );
    expect([facts.notice_date?.value, facts.appeal_deadline?.value]).toEqual(["2026-09-02", "2026-12-01"]);
    expect(facts.dates_of_service?.value).toBe("2026-08-05");
  });

  it("of an order are told by the day of a month", () =>
    expect(
      read(
        "DEPARTMENT OF INSURANCE",
        "          Issued and entered",
        "    this 14th day of October 2026",
        "",
        "The Director upholds the final adverse determination of August 10, 2026.",
      ).facts.notice_date?.value,
    ).toBe("2026-10-14"));

  it("on which something was supplied are those of the service", () =>
    expect(
      read(
        ...LETTER,
        "Supplied     09/23/2026 by Tarheel Orthotics",
        "",
        `${DENIED} We read a scan of 09/10/2026.`,
      ).facts.dates_of_service?.value,
    ).toBe("2026-09-23"));

  it("of another claim, which was paid, are not those of the denied one", () =>
    expect(
      read(
        ...LETTER,
        "You billed for a stay at your lab on the night of July 22, 2026.",
        `${DENIED} Nothing was wrong with your earlier bill for Ms. Brandt's visit of June 30, 2026, which was paid.`,
      ).facts.dates_of_service?.value,
    ).toBe("2026-07-22"));

  it("over the lines of a table are the service's, and not the one on which a claim was finished", () =>
    expect(
      read(
        "Harbor Pine Health Plan               Statement date  07/30/2026",
        "Patient: Ada Brandt      Claim 262040099318      Received 07/22/2026      Finished 07/28/2026",
        "",
        "  07/15/2026             asked      allows      we paid",
        "  99203 office visit     $260.00    $165.00     $120.00",
        "  17110 removal          $135.00     $80.50      $80.50",
      ).facts,
    ).toMatchObject({
      dates_of_service: { value: "2026-07-15" },
      notice_date: { value: "2026-07-30" },
    }));
});

describe("people and numbers", () => {
  it("in running text are a group's, a holder's and a member's", () => {
    const { facts } = read(
      ...LETTER,
      "We pay for the plan of Ozark Poultry (our group OVP-2280). You sent a bill for Ladonna Brandt, whose husband,",
      "Curtis Brandt, is the employee. Her contract number is 5500 4419 82. The claim was denied.",
    );
    expect([facts.group_number?.value, facts.subscriber_name?.value, facts.member_id?.value]).toEqual([
      "OVP-2280",
      "Curtis Brandt",
      "5500 4419 82",
    ]);
  });

  it("are a member's under a payer's own name", () =>
    expect(
      read(
        "CareSource",
        "",
        "| Member             | CareSource ID   | Program         |",
        "| ADA BRANDT         | 1104 4827 3300  | OH Medicaid [X] |",
        "|                    |                 | Marketplace [ ] |",
        "",
        DENIED,
      ),
    ).toMatchObject({ facts: { member_id: { value: "1104 4827 3300" } }, lineOfBusiness: "medicaid_mco" }));

  it("are a member's under the subscriber's name, where a portal tells its customer's", () =>
    expect(
      read(
        "BLUE CROSS AND BLUE SHIELD OF NORTH CAROLINA",
        "Transaction ID 77410882355     Customer ID 41190",
        "",
        " Patient              Subscriber             Claim",
        " Imogen Brandt        Rufus Brandt           Claim Number      262990417733001",
        " Female               YPPW1088 4471          Received          Oct 26, 2026",
        "",
        DENIED,
      ).facts.member_id?.value,
    ).toBe("YPPW1088 4471"));

  it("are who billed, in a column that holds the service, too", () =>
    expect(
      read(
        ...LETTER,
        " Provider /          Submitted    Remark     What",
        " Service / Date      charges      codes      we paid",
        " ------------------  -----------  -------  ---------",
        " CATOCTIN CHIRO-",
        " PRACTIC CENTER",
        " preferred",
        "   98943                  45.00   467         0.00",
      ).facts.provider_name?.value,
    ).toBe("CATOCTIN CHIROPRACTIC CENTER"));

  it("are no service: the number of a plan's contract", () =>
    expect(
      read(
        "Humana.                     Humana Gold Plus (HMO), H1036",
        ...LETTER,
        "Service  97606 dressing",
        DENIED,
      ).facts.procedure_codes?.value,
    ).toBe("97606"));
});

describe("a list of a claim", () => {
  it("has the day of the service in a bare date under it, the reader's number behind the name and groups", () => {
    const { facts } = read(
      "Harbor Pine Health Plan                        October 20, 2026",
      "",
      "Member:         Ada Brandt (SHP 440 1827 09)",
      "Claim:          0726 230 118 400",
      "Service:        J0897 x 60, 96372",
      "Date:           June 18, 2026",
      "",
      DENIED,
    );
    expect([facts.dates_of_service?.value, facts.member_id?.value]).toEqual([
      "2026-06-18",
      "SHP 440 1827 09",
    ]);
  });
});

describe("codes", () => {
  it("are the standard ones behind the letters of a state", () =>
    expect(
      read(
        "TEXAS MUTUAL INSURANCE COMPANY * * *",
        "Claim no.: 99G0000771423      Date of EOB: 09-30-2026",
        "",
        "DOS         CPT       BILLED      PAID      REDUCED     CODES",
        "08-26-2026  97799   1,000.00      0.00     1,000.00     CAC-197  P12",
      ),
    ).toMatchObject({
      fields: { denial_code: { value: "197" }, payer_name: { value: "TEXAS MUTUAL INSURANCE COMPANY" } },
      deniedLines: [{ code: "197", amount: "1000.00" }],
    }));

  it("end a sentence beside their remark", () =>
    expect(
      read(...LETTER, "This is routine foot care, which the plan excludes. Remark: 96/N180.").fields
        .denial_code?.value,
    ).toBe("96"));

  it("of notes between columns of amounts refuse their rows, for their own reasons alone", () => {
    const { fields, kind } = read(
      ...LETTER,
      "Date      Proc.   Charge    Not covered   Note   Paid",
      "09-02-26  92507   $185.00   $185.00       41     $0.00",
      "09-09-26  92507   $185.00    $45.00       07   $140.00",
      "",
      "41 - Therapy is covered after the plan has received the plan of care signed by a physician. We received the plan of",
      "     care dated September 8, 2026; visits before that date are not eligible.",
      "07 - Amount over the usual and customary charge.",
    );
    expect(kind).toBe("partial_denial");
    expect(fields.denial_text?.value).toMatch(/^Therapy is covered .* that date are not eligible\.$/);
  });
});

it("reads a telefax", () =>
  expect(
    read(...LETTER, DENIED, "Appeals: AX-400, Columbia. Telefax 803.555.0166.").facts.payer_fax?.value,
  ).toBe("803.555.0166"));
