import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Kinds of papers that the twentieth set stands for (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const value = (found: { value: string } | undefined) => found?.value;

describe("a family's claims in boxes", () => {
  const { fields, facts, deniedLines } = read(
    "HARBOR PINE BENEFIT ADMINISTRATORS",
    "Explanation of Benefits                         Statement date: November 4, 2026",
    "Subscriber: DELPHINE R BRANDT                   Member ID: HPB 4471 88210",
    "",
    "+--------------------------------------------------------------------------+",
    "|  Ada Brandt (daughter)    Claim 2026-300-11902   Larkmoor Sleep Center    |",
    "|  10/09/2026   95810   billed $2,310.00  plan paid $0.00  you owe $0.00    |",
    "|  Note: K4                                                                |",
    "+--------------------------------------------------------------------------+",
    "",
    "+--------------------------------------------------------------------------+",
    "|  Rufus Brandt (spouse)    Claim 2026-300-11871   Dr. Amara Whitlock       |",
    "|  10/02/2026   99213   billed $165.00   plan paid $92.00  you owe $30.00   |",
    "+--------------------------------------------------------------------------+",
    "",
    "K4  A home study was not tried first, so the study is not medically necessary.",
    "",
    "If a claim is denied you may appeal within 180 days after you receive this.",
  );

  it("are told apart, and the refused one is meant", () => {
    expect([fields.patient_name, fields.claim_number, facts.billed_amount].map(value)).toEqual([
      "Ada Brandt",
      "2026-300-11902",
      "2310.00",
    ]);
    expect(value(facts.subscriber_name)).toBe("Delphine R Brandt");
  });

  it("have the reason's code in the line under the charge", () =>
    expect(deniedLines.map(({ procedureCode, code, amount }) => [procedureCode, code, amount])).toEqual([
      ["95810", "K4", "2310.00"],
    ]));
});

describe("a letter that asks for money back", () => {
  const { kind, fields, facts } = read(
    "GRANITE HARBOR ADVANTAGE (HMO)               Overpayment unit",
    "June 8, 2026",
    "",
    "Patient:  Roosevelt Tilden                   Member:   GH0044177 02",
    "Claim:    E2604177SN338                      DOS:      05/06/2026",
    "Billed:   $505.00                            Code:     94729",
    "",
    "Reason:   The hospital billed the test as well. Ours is a duplicate payment (CARC B20).",
    "          Hospital claim E2604098SN771, paid 05/22/2026.",
    "",
    "Please send back $61.75 within 30 days of this notice.",
  );

  it("is no denial of a claim", () => expect(kind).toBe("recoupment"));

  it("is about the claim that a label names, not about one that a sentence mentions", () =>
    expect([fields.claim_number, fields.patient_name, facts.dates_of_service].map(value)).toEqual([
      "E2604177SN338",
      "Roosevelt Tilden",
      "2026-05-06",
    ]));
});

describe("a request for records", () => {
  const asked = (...lines: string[]) =>
    read(
      "SUMMIT PASS HEALTH PLAN",
      "September 14, 2026",
      "",
      "TO       Marlowe Foot & Ankle, PLLC",
      "         Fax 406-555-0118",
      "",
      "2.1  Patient            Solveig Aronson",
      "2.2  Born               01/19/1970",
      "2.3  Claim              27 26 240 11884",
      "2.4  Service            08/24/2026",
      "2.5  Codes              20611 (two), J7321 (two), 99214-25",
      "",
      ...lines,
      "Fax      406-555-0177  (not the number that this came from)",
    );

  it.each([
    ["nothing is decided", ["The claim is on hold. It is neither paid nor denied. We must have the notes."]],
    [
      "a denial is what happens if nothing comes",
      [
        "We can not finish our work on this claim with what was sent. Please let us have the operative note and",
        "films. If we do not have them by",
        "then, the claim will be denied for lack of information, and you may appeal that decision within 180 days.",
      ],
    ],
  ])("is one where %s", (_, lines) => expect(asked(...lines).kind).toBe("records_request"));

  it("has its facts behind numbers of two parts, and its fax number apart from the addressee's", () => {
    const { fields, facts } = asked(
      "The claim is on hold. It is neither paid nor denied. We must have the notes.",
    );
    expect([fields.patient_name, facts.procedure_codes, facts.payer_fax].map(value)).toEqual([
      "Solveig Aronson",
      "20611, J7321, 99214",
      "406-555-0177",
    ]);
  });
});

describe("the time to appeal", () => {
  const deadline = (...lines: string[]) =>
    value(
      read(
        "Harbor Pine Health Plan",
        "October 2, 2026",
        "",
        "Claim number: 26-441-0098",
        "We denied the claim. It is not medically necessary.",
        "",
        ...lines,
      ).facts.appeal_deadline,
    );

  it.each([
    [
      "a talk on the telephone",
      "INFORMAL DISPUTE: CALL WITHIN 180 DAYS OF THE DENIAL.",
      "FORMAL APPEAL: IN WRITING WITHIN 60 DAYS FROM THE DATE OF THIS NOTICE.",
    ],
    [
      "going on with care",
      "Do you want the hours to stay the same during the appeal? Ask by 10/22/2026.",
      "If you think that we are wrong, you must ask within 60 days of the date of this notice.",
    ],
    [
      "the hearing that follows",
      "You can ask for an appeal. You must ask within 60 days of the date of this notice.",
      "After it: a fair hearing. You have 120 days from the day on our appeal letter.",
    ],
    [
      "what would have been",
      "Had we not answered you, you would have had 120 days from the date of this letter to appeal.",
      "Now your appeal must reach us within 60 days of the date of this letter.",
    ],
  ])("is not that of %s", (_, ...lines) => expect(deadline(...lines)).toBe("2026-12-01"));
});

describe("a screen of a portal, pasted as text", () => {
  const { facts, deniedLines } = read(
    ...["Claim details", "", "DENIED", "Claim number", "FB 77 104418 00", "Patient", "Auguste Fairbanks"],
    ...["Total billed", "$282.00", "Plan paid", "$0.00", "", "Service lines (2)"],
    ...["#1", "10/06/2026", "95117 - x1", "$52.00", "Denied", "CO 97 / N20"],
    ...["#2", "10/13/2026", "95165 - x10", "$230.00", "Denied", "CO 97 / N20", ""],
    "97  The benefit for this service is included in the payment for another service.",
  );

  it("has the facts of each service in lines of their own", () => {
    expect(
      deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.amount, line.code]),
    ).toEqual([
      ["95117", "2026-10-06", "52.00", "97"],
      ["95165", "2026-10-13", "230.00", "97"],
    ]);
    expect(value(facts.billed_amount)).toBe("282.00");
  });
});

describe("who was treated", () => {
  const patient = (...lines: string[]) => value(read(...lines).fields.patient_name);

  it.each([
    [
      "a surname and initials in a column",
      "G L Haverford",
      [
        "STATE FUND REMITTANCE ADVICE                        DATE 08/18/2026",
        "",
        "CLAIM NO  WORKER             FROM     TO       PROC     BILLED   PAYABLE  EOB",
        "ZB07714   HAVERFORD G L      070826   070826   97110    120.00       .00  482",
      ],
    ],
    [
      "a name that goes on in the next lines of its column",
      "Casimira Brandt-Nowak",
      [
        "HARBOR PINE MEDICAID        PROVIDER REMITTANCE     DATE 10/14/26",
        "",
        "SEQ  MEMBER NAME /    MEMBER ID      CLAIM ID          BILLED    NET      STAT",
        "     DOB",
        "",
        "002  BRANDT-          8801190336     26261T008890      615.00      .00    DN",
        "     NOWAK,",
        "     CASIMIRA",
        "     11/23/20",
      ],
    ],
    [
      "the one whose surname the letter greets",
      "Henrietta Olmsted",
      [
        "Harbor Pine Health Plan",
        "",
        "Ms. Henrietta Olmsted",
        "c/o Chesapeake Clinic",
        "",
        "Dear Ms. Olmsted:",
        "",
        "We denied the claim.",
      ],
    ],
    [
      "a name before its numbers",
      "Thaddea Brinkerhoff",
      [
        "Harbor Pine Health Plan",
        "29 October 2026",
        "Re: your letter of 12 October 2026, Clearwater Audiology",
        "",
        "   For          Thaddea Brinkerhoff, ID ZVI 3047 71180, claim E4417 7102 88",
        "   Denied       26 March 2026",
      ],
    ],
  ])("may be %s", (_, name, lines) => expect(patient(...lines)).toBe(name));
});

it("takes no part of a number in groups for a procedure", () => {
  const { facts } = read(
    "Harbor Pine Health Plan",
    "October 2, 2026",
    "",
    "The charge in question is $225.00, for code 90912, which Ada Brandt, PT, gave on April 30, 2026.",
    "The claim, number E7 P4 41K 9N 00, is denied (member number W2770 44183).",
  );
  expect([facts.procedure_codes, facts.billed_amount, facts.dates_of_service].map(value)).toEqual([
    "90912",
    "225.00",
    "2026-04-30",
  ]);
});

it("takes the rows that a table of requests refuses, and not the one that it grants", () =>
  expect(
    value(
      read(
        "HARBOR PINE INSURANCE COMPANY",
        "DETERMINATION NOTICE                            ISSUED 09/11/2026",
        "",
        " YOU ASKED FOR                            UNITS    DECISION",
        " 62321  cervical epidural injection         1      NOT CERTIFIED",
        " 99152  moderate sedation                   1      NOT CERTIFIED",
        " 99213  office visit                        2      CERTIFIED",
      ).facts.procedure_codes,
    ),
  ).toBe("62321, 99152"));

it("takes a policy's own denials for what it tells of, not for a decision", () =>
  expect(
    read(
      "HOLLOW OAK HEALTH POLICY                     CP.PT.014",
      "Physical therapy",
      "Effective 01/01/2026                         Last reviewed 11/2025",
      "",
      "Maintenance care is denied as not medically necessary. Claims without a plan of care are denied with",
      "CO-16. Appeals of such denials must be filed within 180 days.",
    ).kind,
  ).toBe("policy"));

it("reads a letterhead whose letters are set apart", () =>
  expect(
    value(
      read(
        "             H E R O N   L A K E   D E N T A L   P L A N",
        "Voucher 7710448    Check date 12/11/2026",
      ).fields.payer_name,
    ),
  ).toBe("HERON LAKE DENTAL PLAN"));
