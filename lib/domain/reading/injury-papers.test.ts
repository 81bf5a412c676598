import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "./extract";
import { isNoOrganization } from "./gates/name-gate";

const decision = (day: string) =>
  extractByRules(
    fromPlainText(
      [
        "UTILIZATION REVIEW DECISION            HARBORLINE REVIEW SERVICES",
        "Employee: Odette Marlowe               Employer: Ridge Lumber Storage",
        `D.O.B.: 03/14/1980                     ${day}`,
        "Claim No.: HL-44-77091                 UR No.: UR-26-44817",
        "Decision date: 05/04/2026",
        "",
        "Acupuncture, 6 visits: not certified, since it is not medically necessary.",
      ].join("\n"),
    ),
  );

it("takes the employee for who was treated where the day of an injury stands, however it is abbreviated", () => {
  for (const day of ["D.O.I.: 01/15/2026", "DOI: 01/15/2026", "Date of injury: 01/15/2026"]) {
    const { fields, facts } = decision(day);
    expect(fields.patient_name?.value).toBe("Odette Marlowe");
    expect(facts.subscriber_name).toBeUndefined();
  }
});

it("takes the number of a review for no member's, and a department's name for no number", () => {
  const kindOf = (text: string) => readReading(fromPlainText(text)).labeled.map(({ label }) => label.kind);
  expect(kindOf("UR NO       RL-260218-17")).toEqual(["other_id"]);
  expect(kindOf("EOR no. 60118-4472-1")).toEqual(["other_id"]);
  expect(kindOf("UR dept, Quarry Road Hospital")).toEqual([]);
});

it("takes the heading of a policy's days for no organization", () => {
  expect(isNoOrganization("Revision effective")).toBe(true);
  expect(isNoOrganization("Coverage guidance")).toBe(true);
  expect(isNoOrganization("Revision history")).toBe(true);
  expect(isNoOrganization("Effective Health Coverage Trust")).toBe(false);
});

describe("a letter of an administrator of employers' own plans", () => {
  const letter = (injury: string, ...said: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "QUARRY RIDGE CLAIM SERVICES",
          "Third-party administrator for self-insured employers",
          "",
          "Mailed: 08/05/2026",
          "RE:   Employee:   Odette Marlowe",
          `      ${injury}`,
          "      CLAIM       2026 2214 00718 K",
          "",
          ...said,
        ].join("\n"),
      ),
    );
  const denied = [
    "The invoice is for 97112, 97140",
    "and 97530 on two dates. Payment of the invoice is denied, since the care was not medically necessary.",
  ];

  it("is from the house in the letterhead, about an injury at work where one has a day", () => {
    const read = letter("Injury of:  01/19/2026", ...denied);
    expect(read.fields.payer_name?.value).toBe("QUARRY RIDGE CLAIM SERVICES");
    expect(read.lineOfBusiness).toBe("workers_comp");
    expect(letter("Injury of the knee", ...denied).lineOfBusiness).not.toBe("workers_comp");
  });

  it("has a claim number that a letter ends, and a list of codes that goes on in the next line", () => {
    const read = letter("Injury of:  01/19/2026", ...denied);
    expect(read.fields.claim_number?.value).toBe("2026 2214 00718 K");
    expect(read.facts.procedure_codes?.value).toBe("97112, 97140, 97530");
    const zip = letter(
      "Injury of:  01/19/2026",
      "The invoice is for 97112, 97140",
      "",
      "and 43004 Newark.",
      "The claim is denied.",
    );
    expect(zip.facts.procedure_codes?.value).toBe("97112, 97140");
  });
});

it("counts the time of a second review before that of the bill review after it", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "INVENTED COMPENSATION INSURANCE FUND                                EXPLANATION OF REVIEW",
        "Injured worker  ISMAEL QUINTANILLA                Date of this EOR   08/25/2026",
        "Claim           06614477-C                        Injury date   03/10/2026",
        "",
        "LINE  DATE      CODE   CHARGE    FEE SCHED  REDUCED   PAID     REASON",
        "1     07/30/26  97140    52.00      0.00      52.00     0.00   U05",
        "",
        "U05  The daily notes do not show the minutes of manual therapy.",
        "",
        "SECOND REVIEW: If you dispute the amount paid, send form SBR-1 within 90 days of service of this explanation. After the",
        "second review an independent bill review may be asked for within 30 days.",
      ].join("\n"),
    ),
  );
  expect(facts.appeal_deadline?.value).toBe("2026-11-23");
});

describe("a carrier's explanation of a bill for an injury at work", () => {
  const explanation = (numbers: string, ...said: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "Quarry Ridge Mutual Insurance Company                       EXPLANATION OF BENEFITS",
          "PO Box 1202, Austin, TX 78711                               Workers' Compensation",
          "",
          "Injured employee ... ODETTE MARLOWE         Health care provider ... CHAMIZAL REHAB LLC",
          "Date of injury ..... 05/22/2026             Audit date ............. 09/02/2026",
          "Claim number ....... 99J0001044826          Federal tax ID ......... 74-5550177",
          `${numbers.padEnd(44)}Bill received .......... 08/24/2026`,
          "",
          "Date of service   CPT     Billed    Reduction   Payment   Code",
          "07/08/2026        97110   156.00    156.00      0.00      18",
          "18 - EXACT DUPLICATE CLAIM/SERVICE.",
          "",
          ...said,
        ].join("\n"),
      ),
    ).facts;
  const state = "Medical fee dispute resolution is requested at the Division no later than 07/08/2027.";

  it.each([
    "DWC number ......... 26305518-EP",
    "WCB case no. ....... G4410882",
    "JCN ................ 2026-0441882",
    "State file no. ..... 26-0441882",
    "Division number ..... 26-0441882-EP",
  ])("names no member by the state's own number: %s", (numbers) =>
    expect(explanation(numbers, state).member_id).toBeUndefined(),
  );

  it("grants the carrier's own reconsideration, and the state's review after it", () => {
    const own =
      'If you seek reconsideration, mark the bill "RECONSIDERATION" and fax it. It must reach us by 05/08/2027.';
    expect(explanation("", own, state).appeal_deadline?.value).toBe("2027-05-08");
    expect(explanation("", state, own).appeal_deadline?.value).toBe("2027-05-08");
    expect(explanation("", state).appeal_deadline?.value).toBe("2027-07-08");
    expect(
      explanation(
        "",
        "You may request a second review within 90 days of this explanation.",
        "After it you may ask for independent bill review within 30 days.",
      ).appeal_deadline?.value,
    ).toBe("2026-12-01");
    expect(
      explanation("", "You may ask the Board for a hearing within 60 days of this explanation.")
        .appeal_deadline?.value,
    ).toBe("2026-11-01");
  });
});
