import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "./extract";
import { appealOutcomeOf } from "./paper/appeal-outcome";
import { chooseClaim } from "./people/claim-number";
import { paperOf } from "./signs/statements";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const ROW_HEAD = [
  "Date         Proc     Billed    Allowed   Not covered   Paid     Code",
  "09/03/2026   97110    90.00     0.00      90.00         0.00     Q7",
];
const PLAN = [
  "HARBOR PINE HEALTH PLAN",
  "EXPLANATION OF PAYMENT      Date: 10/02/2026",
  "Claim number: 26-441-0098",
  "",
];

describe("a payer's own code on a line", () => {
  it.each([
    [
      "in brackets with its group",
      "Q7   The plan pays for this only with an approval on file. (CO-197)",
      "197",
      "CO",
    ],
    ["bare at the end", "Q7   The plan pays for this only with an approval on file. (197)", "197", null],
    ["in words", "Q7   No approval is on file for this service. HIPAA ADJ REASON CODE: 197", "197", null],
  ])("is told as the standard one that its meaning names, %s", (_, legend, code, groupCode) => {
    expect(read(...PLAN, ...ROW_HEAD, "", legend).deniedLines).toEqual([
      expect.objectContaining({ procedureCode: "97110", code, groupCode, amount: "90.00" }),
    ]);
  });

  it("stays the payer's own where its meaning names two standard ones", () => {
    const legend = "Q7   No approval is on file. Compare CO-197 and, for a late claim, CO-29.";
    expect(read(...PLAN, ...ROW_HEAD, "", legend).deniedLines).toEqual([
      expect.objectContaining({ code: "Q7" }),
    ]);
  });
});

describe("a time that counts from the service", () => {
  const bill = (sentence: string) =>
    read(
      "GRANITE CASUALTY COMPANY          WORKERS' COMPENSATION EXPLANATION OF REVIEW",
      "Employee:    NOREEN PASK              Carrier claim #:   77C-119-KY",
      "Date of injury:  03/11/2026           Date of this EOR:  10/02/2026",
      "Employer:    BLUFF PAPER CO           Bill control #:    BR-2026-55120",
      "",
      "DATE OF SVC   CPT      CHARGE    ALLOWED   PAID     CODES",
      "08/05/2026    97110    90.00     0.00      0.00     198, Z40",
      "",
      "198   Precertification/authorization exceeded.",
      "Z40   The approval was for ten visits. This was the eleventh.",
      "",
      sentence,
    );

  it.each([
    "A request for reconsideration must be sent within 10 months of the date of service.",
    "To request reconsideration, return this form. The request must be sent no later than 10 months from the date of service.",
  ])("is not counted from the notice: %s", (sentence) => {
    expect(bill(sentence).facts.appeal_deadline?.value).toBe("2027-06-05");
  });

  it("is no time to appeal where it limits the claim itself", () => {
    const { facts } = bill("Claims must be filed within 10 months of the date of service.");
    expect(facts.appeal_deadline).toBeUndefined();
  });

  it("stands on a paper whose injured employee is the patient, under the carrier's claim number", () => {
    const { fields, facts } = bill("Questions: 502-555-0111.");
    expect([fields.patient_name?.value, fields.claim_number?.value, fields.denial_code?.value]).toEqual([
      "Noreen Pask",
      "77C-119-KY",
      "198",
    ]);
    expect(facts.dates_of_service?.value).toBe("2026-08-05");
  });
});

describe("a list over a table", () => {
  it("gives its labels no values of the table's rows: a day of service is no birth date", () => {
    const { facts } = read(
      "HARBOR PINE HEALTH PLAN",
      "EXPLANATION OF REVIEW",
      "",
      "Prepared        October 28, 2026",
      "Claim           59-71-08K",
      "Patient         MARCEL BRANDT",
      "Date of birth   August 3, 1990",
      "Bill received   October 12, 2026",
      "",
      "Date of service   Procedure   Charge     Paid       Explanation",
      "09/21/2026        98941       $85.00     $0.00      E17",
      "",
      "E17  The treatment was not medically necessary.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-09-21");
    expect(facts.date_of_birth?.value).toBe("1990-08-03");
  });
});

describe("numbers of plans and members", () => {
  it("reads a number in groups to its last one", () => {
    const { facts } = read(
      ...PLAN,
      "Member: Ada Brandt       Member ID: 948 117 203 L",
      "Date of service: 09/03/2026",
    );
    expect(facts.member_id?.value).toBe("948 117 203 L");
  });

  it("reads the group's number behind the employer's name", () => {
    const { facts } = read(...PLAN, "Member:  Ada Brandt", "Group:   Larkfield Boatworks, 00381177");
    expect(facts.group_number?.value).toBe("00381177");
  });

  it("takes the employer's account for the group where the patient's account has a label of its own", () => {
    const account = "Account         LARKFIELD BOATWORKS LLC            Account number    3344810";
    const own = "Claim ref. no.  6622628804157                      Patient acct      RBD-60914";
    expect(read(...PLAN, account, own).facts.group_number?.value).toBe("3344810");
    expect(read(...PLAN, account).facts.group_number).toBeUndefined();
  });

  it("takes neither an amount of a form nor a box that is not ticked for a group or a payer", () => {
    const { fields, facts } = read(
      "                                        HEALTH INSURANCE CLAIM FORM",
      "                                                      LAKE STATES HEALTH PLAN",
      " 1. [X] MEDICARE  [ ] MEDICAID  [ ] TRICARE  [ ] GROUP  [ ] OTHER      1a. INSURED'S ID  5TG4WN2PK81",
      " 2. PATIENT'S NAME             3. BIRTH DATE    SEX             4. INSURED'S NAME",
      "    BRANDT CORNELIUS H            02 11 1947    M [X] F [ ]",
      "24A. FROM      TO         B   C   D. PROC   MOD    E     F. CHARGES    G    J. NPI",
      "  1  10 20 26  10 20 26   11      17311            A       1150 00     1    1861900475",
    );
    expect(fields.payer_name?.value).not.toBe("TRICARE");
    expect(facts.group_number).toBeUndefined();
  });
});

describe("a decision on a dispute", () => {
  it.each(["DETERMINATION: ORIGINAL DECISION UPHELD", "Our denial, CO-97, stands."])(
    "upholds by %s",
    (words) => {
      const reading = readReading(
        fromPlainText(`Provider Dispute Resolution Unit\n\n${words}\n\nDear Ms. Brandt:`),
      );
      expect(appealOutcomeOf(paperOf(reading))).toBe("appeal_decision_upheld");
    },
  );
});

describe("a remittance that names each claim by a control number", () => {
  it("keeps the denied one's lines apart from the paid one's", () => {
    const claim = (control: string, row: string) => [
      ` CONTROL NUMBER  ${control}`,
      "   PROC     BILLED     ALLOWED    REASON        PAID",
      row,
      "",
    ];
    const text = [
      "MEDICARE PART B REMITTANCE NOTICE",
      "",
      ...claim("1126292551188", "   99214    182.00     182.00     CO-45       182.00"),
      ...claim("1126292551170", "   93306    512.00       0.00     CO-16         0.00"),
    ].join("\n");
    const { claim: chosen, scope } = chooseClaim(readReading(fromPlainText(text)));
    expect([chosen?.value, scope?.from]).toEqual(["1126292551170", 6]);
  });
});
