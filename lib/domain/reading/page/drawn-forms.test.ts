import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "./page-lines";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("a form that draws around its values", () => {
  it("is read in the characters of a double line", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan",
      "May 4, 2026",
      "╔══════════════════╦══════════════════════╗",
      "║ Patient          ║ Rosalind Okafor      ║",
      "║ Member ID        ║ LF 220 914 11        ║",
      "║ Claim number     ║ 262681007745         ║",
      "╚══════════════════╩══════════════════════╝",
      "We did not pay these charges. An earlier visit (claim 262641003318) was the last one that is covered.",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "262681007745" },
    });
    expect(facts.member_id?.value).toBe("LF 220 914 11");
  });

  it("is read between brackets, where a ticked or empty one stays what it is", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan                      REQUEST FOR MEDICAL RECORDS",
      "Sent on   [ 05/04/2026 ]      How sent  [ ] Mail  [X] Fax",
      "Member    Name   [ Rosalind Okafor    ]   Birth date [ 02/08/1972 ]",
      "          ID no. [ LFH 704 21 8836    ]   Group no.  [ MA-1170 ]",
      "Claim     Claim number       [ 2630600718-A ]",
      "          Date(s) of service [ 04/06/26  04/08/26  04/13/26 ]",
      "What we need   [X] Daily treatment notes   [ ] Operative report",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "2630600718-A" },
    });
    expect(facts).toMatchObject({
      date_of_birth: { value: "1972-02-08" },
      group_number: { value: "MA-1170" },
      dates_of_service: { value: "2026-04-06, 2026-04-08, 2026-04-13" },
    });
  });

  it("has its values under the titles of numbered boxes, and each day before its codes", () => {
    const { fields, facts } = read(
      "LAKE FOREST MUTUAL                                                 WORKERS' COMPENSATION",
      "+-------------------------------------------------------------------------------------+",
      "| 1. Date of notice        | 2. Our claim number          | 3. Board no. (if any)     |",
      "|    05/04/2026            |    WC2026-418827             |    0021733-26             |",
      "+--------------------------+------------------------------+---------------------------+",
      "| 4. Injured employee      | 5. Date of birth             | 6. Bill control no.       |",
      "|    Rosalind Okafor       |    02/08/1972                |    BR-7705512             |",
      "+--------------------------+------------------------------+---------------------------+",
      "| 7. Dates and services   04/06/2026  97110, 97530     04/08/2026  97110, 97530       |",
      "+-------------------------------------------------------------------------------------+",
      "The bill is not paid. No office notes came with it. An attachment is required to adjudicate this claim.  (Code 252)",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "WC2026-418827" },
      denial_code: { value: "252" },
    });
    expect(facts.dates_of_service?.value).toBe("2026-04-06, 2026-04-08");
  });

  it("is a list of numbered facts where a value stands beside each", () => {
    const { fields } = read(
      "Lake Forest Health Plan",
      "May 4, 2026",
      "1. Patient        Rosalind Okafor",
      "2. Claim number   262681007745",
      "3. Billed         $240.00",
      "The claim is denied.",
    );
    expect(fields.claim_number?.value).toBe("262681007745");
  });

  it("has no other day for one of care behind a code", () => {
    const { facts } = read(
      "Lake Forest Health Plan",
      "May 4, 2026",
      "DOS   04/06/2026   97110   05/01/2026",
      "The claim is denied.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-04-06");
  });

  it("has its values beside the titles of numbered boxes", () => {
    const { facts } = read(
      "Lake Forest Health Plan",
      "May 4, 2026",
      "1. Patient: Rosalind Okafor        2. Claim number: LF-2026-118832",
      "3. Member ID: LF220914             4. Provider: Birch Lane PT",
      "The claim is denied. Not medically necessary.",
    );
    expect(facts.provider_name?.value).toBe("Birch Lane PT");
  });

  it.each([
    "Patient: Rosalind [ Rosie ] Okafor",
    "The claim [ see page 2 ] is denied.",
    "Status: Denied [ no ]  Paid [ yes ]",
    "Not medically necessary [ XX ]  Late [ -- ]",
  ])("keeps the brackets of an aside, a tick and an answer: %s", (line) =>
    expect(readLines(fromPlainText(line)).map(({ text }) => text)).toEqual([line]),
  );

  it.each([
    ["Procedure: 9894O x 2", "98940"],
    ["Procedure: 9711O", "97110"],
    // Letters stand in codes of their own.
    ["Procedure: G0283", "G0283"],
  ])("reads the code of “%s”", (line, code) =>
    expect(
      read(
        "Lake Forest Health Plan",
        "May 4, 2026",
        "Date of service: 04/06/2026",
        line,
        "The claim is denied.",
      ).facts.procedure_codes?.value,
    ).toBe(code),
  );
});

describe("a payer's own code under what announces it", () => {
  const code = (...lines: string[]) =>
    read("Lake Forest Health Plan", "May 4, 2026", "Claim number: 262681007745", "", ...lines).fields
      .denial_code?.value;

  it.each([
    [
      "These charges are denied. Message on your voucher:",
      "   B5G   The Plan covers up to 75 visits in a year.",
      "B5G",
    ],
    ["The claim above has been denied:", "   Code 27B   Expenses incurred after coverage ended.", "27B"],
    ["Why 97140 was denied (code 4):", "   The modifier that was used does not fit the procedure.", "4"],
    // What other lists number, and a list of what to send, are no codes.
    ["The claim was denied. It has the place of service (code 11) of an office.", "", undefined],
    ["The claim was denied for its modifier (code 59).", "", undefined],
    ["The claim was denied. Please send:", "   2nd   Request form and the notes.", undefined],
    ["The claim is denied. Diagnosis codes on your claim:", "   R51   Headache of the person", undefined],
    ["It is denied for these modifiers' reasons:", "   U7   Level of care seven was used", undefined],
    ["If a claim was denied (code 29), send proof. We denied the claim.", "", undefined],
    ["The claim is denied. To change it, note that a duplicate (code 18) will be denied.", "", undefined],
    ["You may reach us here:", "   B5G   The Plan covers up to 75 visits in a year.", undefined],
  ])("%s %s", (over, line, expected) => expect(code(over, "", line)).toBe(expected));
});

describe("a form that prints brackets", () => {
  it("has its labels between them", () => {
    const { fields, facts } = read(
      "LAKE FOREST HEALTH PLAN                          PROVIDER NOTICE",
      "[Notice date]  05/04/2026",
      "[Enrollee]     Rosalind Okafor               [DOB]    02/08/1972",
      "[ID]           LFM 400447182                 [Group]  10022884",
      "[Claim]        26300-8-04471                 [DOS]    04/16/2026",
      "[Charge]       $238.00                       [Paid]   $0.00",
      "[Decision]     Denied. The documentation does not support the level of service billed.",
      "[Next step]    Appeal in writing within 180 days of the notice date, by fax [208-555-0175].",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "26300-8-04471" },
    });
    expect(facts).toMatchObject({
      date_of_birth: { value: "1972-02-08" },
      member_id: { value: "LFM 400447182" },
      group_number: { value: "10022884" },
      dates_of_service: { value: "2026-04-16" },
      billed_amount: { value: "238.00" },
      payer_fax: { value: "208-555-0175" },
    });
  });

  it("has days and numbers between them", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan",
      "Patient: Rosalind Okafor",
      "Claim no: [26300-8-04471]",
      "Date of service: [04/16/2026]",
      "The claim is denied.",
    );
    expect(fields.claim_number?.value).toBe("26300-8-04471");
    expect(facts.dates_of_service?.value).toBe("2026-04-16");
  });

  it.each([
    [
      "[Home] [Patients] [Claims] [Payer Spaces] [Reporting]",
      "[Home] [Patients] [Claims] [Payer Spaces] [Reporting]",
    ],
    [
      "Eligibility     Patients     [Claims]     Messaging",
      "Eligibility     Patients     [Claims]     Messaging",
    ],
    [
      "Next steps   [Correct this claim]   [Upload documents]",
      "Next steps   [Correct this claim]   [Upload documents]",
    ],
    ["[Secure] Claim HG-4418-0926-77 denied", "[Secure] Claim HG-4418-0926-77 denied"],
    [
      "[Patient] was seen on [DOS] by [Provider] for [Diagnosis].",
      "[Patient] was seen on [DOS] by [Provider] for [Diagnosis].",
    ],
    ["[X] Fax   [ ] Mail   [x] Notes", "[X] Fax   [ ] Mail   [x] Notes"],
    ["Rosalind [Rosie] Okafor", "Rosalind [Rosie] Okafor"],
    ["as the court held [2026]", "as the court held [2026]"],
    ["(see note [12] and [13])", "(see note [12] and [13])"],
    ["Patient: [Patient name]", "Patient: [Patient name]"],
  ])("keeps those of %s", (printed, kept) => {
    expect(readLines(fromPlainText(printed)).map(({ text }) => text)).toEqual([kept]);
  });

  it("takes no placeholder for a value", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan",
      "Patient: [Patient name]     DOS: [DOS]",
      "The claim of [Patient] for [DOS] was denied.",
    );
    expect(fields.patient_name).toBeUndefined();
    expect(facts.dates_of_service).toBeUndefined();
  });
});

describe("underscores that lead from a label to its value", () => {
  const FORM = [
    "Lake Forest Medical Plans",
    "May 4, 2026",
    "Claim returned without payment",
    "Name of member _________________________________________ Rosalind Okafor",
    "Reference no. of the claim ______________________________ 20263080077156",
    "Seen on ___________________________________________________ 04/14/2026",
    "Service _______________________________________________________ G0439",
    "Plan _________________________________ Medicare Advantage Premier (HMO)",
    "Why it was not paid ______ Benefit maximum for this time period or",
    "                           occurrence has been reached. (PR 119)",
  ];

  it("stand for a colon and a gap", () => {
    const { kind, lineOfBusiness, fields, facts } = read(...FORM);
    expect([kind, lineOfBusiness]).toEqual(["denial", "medicare_advantage"]);
    expect(fields.patient_name?.value).toBe("Rosalind Okafor");
    expect(facts.dates_of_service?.value).toBe("2026-04-14");
  });

  it.each([
    [["Signed ________ Date", "Check ________ Amount", "Name ________ Phone"]],
    [["Amount enclosed  $ ____________       Check no. ____________"]],
    [["Seen on ________ 04/14/2026", "Service ________ G0439"]],
    [["Rec'd ____/____/____     Pages ______     Nurse ______"]],
    [["________________________________", "Lorna Peabody, RN", "________________________________"]],
    [["Patient: ________ Okafor", "Claim: ________ 262681007745", "Date: ________ 04/14/2026"]],
  ])("stay where they are left to be filled in or are few: %s", (lines) => {
    expect(readLines(fromPlainText(lines.join("\n"))).map(({ text }) => text)).toEqual(lines);
  });
});

describe("a form of lettered boxes", () => {
  const form = (mark: (letter: string) => string) => [
    "LAKE FOREST MUTUAL INSURANCE                         NOTICE OF REVIEW",
    "=====================================================================",
    ` ${mark("A")}  CLAIM                         |  ${mark("B")}  PROVIDER`,
    "    Number      A0088831407          |     Pine Street Therapy",
    "    Insured     Rosamund Okafor      |     Account PT-6588",
    "-------------------------------------+-------------------------------",
    ` ${mark("C")}  INJURED PERSON                |  ${mark("D")}  DETERMINATION DATE`,
    "    Lucian Okafor                    |     December 1, 2026",
    "---------------------------------------------------------------------",
    ` ${mark("E")}  REASON`,
    "    Care after September 11 was not medically necessary for the injuries of this accident.",
  ];

  // Seen red while "C" was the label of "INJURED PERSON", and "Number" the claim.
  it("has its values under the titles, whatever letter stands before them", () => {
    const { fields, facts } = read(...form((letter) => letter));
    expect(fields).toMatchObject({
      patient_name: { value: "Lucian Okafor" },
      claim_number: { value: "A0088831407" },
      denial_text: {
        value: "Care after September 11 was not medically necessary for the injuries of this accident.",
      },
    });
    expect(facts).toMatchObject({
      subscriber_name: { value: "Rosamund Okafor" },
      notice_date: { value: "2026-12-01" },
    });
  });

  const textOf = (...lines: string[]) =>
    readLines(fromPlainText(lines.join("\n")))
      .map(({ text }) => text)
      .join("\n");

  it.each([
    [" A  CHARGE EXCEEDS THE FEE", " B  DUPLICATE CLAIM", " C  REASON NOT GIVEN", " D  NOT COVERED"],
    [" A  CLAIM", " C  PROVIDER", " E  PATIENT"],
    [" B  CLAIM", " C  PROVIDER", " D  PATIENT"],
  ])("leaves the letters of a legend, and those that do not run from A on: %s", (...lines) => {
    expect(textOf(...lines)).toBe(lines.join("\n"));
  });
});
