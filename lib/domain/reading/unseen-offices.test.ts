import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";

/** Causes found on papers written after the nineteenth set (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const LETTER = ["Harbor Pine Health Plan", "October 2, 2026", "", "Claim number: 26-441-0098", ""];
const DENIED = "We denied the claim. It is not medically necessary.";

describe("who pays", () => {
  it("is a State's department where an injury at work is its claim", () => {
    const { fields, lineOfBusiness } = read(
      "STATE OF WASHINGTON",
      "DEPARTMENT OF LABOR AND INDUSTRIES",
      "DIVISION OF INSURANCE SERVICES",
      "",
      "MAILING DATE  :  08/26/26          CLAIM NUMBER :  BK 77104",
      "",
      "TREATMENT OF THE NECK IS DENIED BECAUSE IT IS NOT RELATED TO THE INJURY.",
    );
    expect([fields.payer_name?.value, lineOfBusiness]).toEqual([
      "DEPARTMENT OF LABOR AND INDUSTRIES",
      "workers_comp",
    ]);
  });

  it("is named with the State of its plan", () =>
    expect(
      read("From: AmeriHealth Caritas North Carolina UM", "", "September 29, 2026", "", DENIED).fields
        .payer_name?.value,
    ).toBe("AmeriHealth Caritas North Carolina"));
});

describe("a remittance in short words", () => {
  const { fields, facts, deniedLines } = read(
    "Harbor Pine Health Plan                    Remit date 10/28/2026",
    "Claim 26HN0418877-01                       Patient: Ada Brandt",
    "",
    "DOS         Proc       Billed    Allowed   Denied    Paid     Ex",
    "10/02/2026  90960      412.00     0.00     412.00    0.00     46",
    "10/02/2026  J0882      188.00     0.00     188.00    0.00     46",
    "Claim tot              600.00     0.00     600.00    0.00",
    "",
    "Ex 46  DENIED - BILL THE DELEGATED MEDICAL GROUP (CARC 109)",
  );

  it('has its total behind "tot" and its reasons behind "Ex"', () => {
    expect(facts.billed_amount?.value).toBe("600.00");
    expect(deniedLines.map(({ code, amount }) => [code, amount])).toEqual([
      ["109", "412.00"],
      ["109", "188.00"],
    ]);
    expect(fields.denial_text?.value).toMatch(/^DENIED - BILL THE DELEGATED MEDICAL GROUP/);
  });
});

it("takes a decision that was partly changed for one in part", () =>
  expect(
    read(
      ...LETTER,
      "You appealed on September 9, 2026. We have partly changed our decision. The claim for July 6 will be paid.",
    ).kind,
  ).toBe("partly_overturned"));

it("reads a provider whose degree no comma parts from the name", () =>
  expect(
    read(...LETTER, "Provider: HIGH DESERT DENTAL ARTS / Fiona Gundersen DMD").facts.provider_name?.value,
  ).toBe("Fiona Gundersen DMD"));

describe("headers of claims over headers of charges", () => {
  const { fields, facts, deniedLines } = read(
    "Harbor Pine Health Plan                               Advisory Date: 09/25/2026",
    "",
    "Patient Name          Subscriber ID    Claim Number     Patient Acct",
    "  Dates of Service    Proc / Units     Charges    Allowed   Payment  Msg",
    "------------------------------------------------------------------------",
    "BRANDT, ADA           XXP 900441872    16260900418870   BBA-2204",
    "  09/01/26-09/01/26   90837 / 1          210.00      0.00      0.00  E48",
    "",
    "MOSS, OTTO            XXP 900558120    16260900419902   BBA-2219",
    "  09/03/26-09/03/26   90834 / 1          160.00    112.40     92.40  P01",
    "",
    "E48 - These services were billed by a clinician who is not contracted for the plan. (CO-242)",
    "P01 - Paid under the terms of the contract.",
  );

  it("have their values in their own lines, over the gap between two claims", () => {
    expect([fields.patient_name?.value, fields.claim_number?.value]).toEqual([
      "Ada Brandt",
      "16260900418870",
    ]);
    expect([facts.member_id?.value, facts.procedure_codes?.value]).toEqual(["XXP 900441872", "90837"]);
    expect(facts.notice_date?.value).toBe("2026-09-25");
  });

  it("refuse what was not contracted for", () =>
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "90837", code: "242", amount: "210.00" }),
    ]));
});

it("reads a form that is filled in over lines", () => {
  const { fields, facts } = read(
    "HARBOR PINE HEALTH PLAN",
    "Date received ___10/05/2026___   Date answered ___11/02/2026___   Ref ___INQ-2610-77481___",
    "Member:   ___Ottoline Brandt___                       ID  ___XIC 8804 41770___",
    "Claim:    ___C62661 00418____________________________ DOS ___08/24/2026___",
    "",
    DENIED,
  );
  expect([fields.patient_name?.value, facts.member_id?.value]).toEqual(["Ottoline Brandt", "XIC 8804 41770"]);
  expect([facts.notice_date?.value, facts.dates_of_service?.value]).toEqual(["2026-11-02", "2026-08-24"]);
});

it.each([
  "Your claim was received on the 184th day after the service.",
  "Claims have to reach us by the 90th day after the service.",
])("takes for a reason: %s", (sentence) => expect(reasonStrength(sentence)).toBeGreaterThanOrEqual(2.5));

it("refuses a charge beside which all is nothing", () => {
  const { fields, deniedLines } = read(
    "HARBOR PINE HEALTH PLAN            DATE 10/30/26",
    "PT: BRANDT-MOSS, ADA  (DEP)        CLAIM #: 62907704180",
    "INSD: BRANDT, OTTO",
    "",
    "FROM    THRU    PS  SVC      AMT CHGD   AMT ALWD   AMT PD   CD",
    "101326  101326  11  69210      145.00        .00      .00   QX",
    "",
    "QX: REMOVAL OF EARWAX GOES WITH THE TEST UNLESS THE NOTE SHOWS AN INSTRUMENT. HIPAA 97",
  );
  expect(fields.patient_name?.value).toBe("Ada Brandt-Moss");
  expect(deniedLines).toEqual([
    expect.objectContaining({ procedureCode: "69210", code: "97", amount: "145.00" }),
  ]);
});

it("takes the day of a request for no day of care", () =>
  expect(
    read(
      "Harbor Pine Health Plan",
      "11/04/2026",
      "Prior authorization outcome",
      "",
      "Member              Ada Brandt",
      "Requested           11/01/2026 by Dr. Otto Moss",
      "Procedure           22551 - cervical fusion",
      "Outcome             ADVERSE DETERMINATION",
      "",
      "The request does not show that six weeks of treatment was tried.",
    ).facts.dates_of_service,
  ).toBeUndefined());

describe("a State's remittance of parts", () => {
  const { fields, facts, deniedLines } = read(
    "MEDI-CAL RENDERING PROVIDER                             REMITTANCE ADVICE DETAILS",
    "TO: REDWOOD COAST OPTOMETRY              RAD DATE   10/22/26",
    "",
    "RECIPIENT NAME  CLAIM CONTROL  SERVICE DATES    PROC  BILLED   PAID    RAD",
    "                NUMBER         FROM    TO       CODE  AMOUNT   AMOUNT  CODE",
    "----------------------------------------------------------------------------",
    " DENIES",
    "BRANDT ADA      6288470011901  091026  091026   92014  110.00     .00  0036",
    " SUSPENDS",
    "MOSS OTTO       6290470022804  092126  092126   92004  140.00          0601",
    "",
    "0036 THE FORM WAS NOT RETURNED; THEREFORE, YOUR CLAIM IS FORMALLY DENIED.",
    "0601 CLAIM HELD FOR REVIEW OF ELIGIBILITY.",
  );

  it("has its claims under what becomes of them, and its codes with four figures", () => {
    expect([fields.payer_name?.value, fields.claim_number?.value]).toEqual(["MEDI-CAL", "6288470011901"]);
    expect(facts.dates_of_service?.value).toBe("2026-09-10");
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "92014", code: "0036", amount: "110.00" }),
    ]);
    expect(fields.denial_text?.value).toMatch(/^THE FORM WAS NOT RETURNED; .* DENIED\.$/);
  });
});

describe("notes of two letters between columns of amounts", () => {
  it("refuse their rows, and a claim's number is no procedure", () =>
    expect(
      read(
        "CIGNA HEALTHCARE               Explanation of Payment     Date: 10/21/2026",
        "",
        "Claim           Patient       Service date  Billed   Not covered  Note  Paid",
        "7712609         BRANDT, ADA   10/01/26      285.00        285.00   ZT    0.00   20610",
        "",
        "ZT  The procedure was done on the same joint within 90 days of the last one.",
      ),
    ).toMatchObject({
      kind: "denial",
      deniedLines: [{ procedureCode: "20610", code: "ZT", amount: "285.00" }],
    }));
});

it.each([
  ["United Healthcare Community Plan of Texas", "United Healthcare Community Plan of Texas"],
  ["PacificSource Community Solutions (OHP)", "PacificSource Community Solutions"],
])("keeps the name of a payer's plan for a State: %s", (printed, name) =>
  expect(read(printed, "", "October 2, 2026", "Mem #: MCH-7712-0044", "", DENIED)).toMatchObject({
    fields: { payer_name: { value: name } },
    facts: { member_id: { value: "MCH-7712-0044" } },
  }),
);

describe("plain lists and tables of words", () => {
  it("tell by a relation who was treated", () => {
    const { fields, facts } = read(
      "CIGNA   |  EXPLANATION OF BENEFITS",
      "Customer name      Bettina Brandt",
      "ID                 U8810 4477 01",
      "For                Ada Brandt (daughter), born 04/17/2012",
      "Processed          October 9, 2026",
      "",
      DENIED,
    );
    expect([fields.patient_name?.value, facts.subscriber_name?.value]).toEqual([
      "Ada Brandt",
      "Bettina Brandt",
    ]);
  });

  it("say in their lines what was paid, and behind a mark why not", () => {
    const { fields, deniedLines } = read(
      "Harbor Pine Vision                    Statement 10/05/2026",
      "Treated      ADA BRANDT               Claim     V-260922-0441",
      "",
      "Sept 22, 2026  92310 contact lens fitting     charged 120.00   allowed 0.00    paid 0.00    you pay 120.00   see X2",
      "",
      "X2. One fitting is paid each 24 months. The last one was on 11/06/2025.",
    );
    expect(fields.denial_text?.value).toBe(
      "One fitting is paid each 24 months. The last one was on 11/06/2025.",
    );
    expect(deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "92310", code: "X2", amount: "120.00" }),
    ]);
  });

  it("have the reason of a row in its own cell", () =>
    expect(
      read(
        ...LETTER,
        "Service  Date        CPT/HCPCS  Charge     Paid      CARC   Explanation",
        "1        09/28/2026  29881      4,850.00   0.00      197    No preauthorization for the surgery",
        "                     Total      4,850.00   0.00",
      ).fields.denial_text?.value,
    ).toBe("No preauthorization for the surgery"));

  it("hold no charge in a day with points behind a ZIP code", () =>
    expect(
      read(
        "PRIMEWEST HEALTH                              CLAIM NOTICE",
        "3905 Dakota St, Alexandria MN 56308           10.08.2026",
        "",
        "Svc date .: 08.11.2026",
        DENIED,
      ).facts.dates_of_service?.value,
    ).toBe("2026-08-11"));
});

describe("the meaning of a code behind a wide gap", () => {
  // Red with at most three spaces between "Code 119" and its words.
  it("is read under the word Code", () =>
    expect(
      read(
        "EVERGREEN MUTUAL      EXPLANATION OF PAYMENT     Date: October 21, 2026",
        "",
        "Date          Service                 Charge      Allowed     Code      Paid",
        "08/20/2026    97110 97140             142.00        0.00      119       0.00",
        "",
        "Code 119    The benefit maximum for this period has been reached.",
      ).fields.denial_code?.value,
    ).toBe("119"));
});
