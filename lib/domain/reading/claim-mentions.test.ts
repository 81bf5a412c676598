import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("what looks like a claim's number behind the word", () => {
  it("is none where a clause in capitals goes on: its row stays the claim's", () => {
    const { fields, facts } = read(
      "RAILROAD MEDICARE                                       JUNE 5, 2026",
      "SUBJECT: OVERPAYMENT OF $114.62",
      "",
      "BENEFICIARY        MEDICARE NUMBER    CLAIM              SERVICE DATES              CODE     OVERPAID",
      "ALDEN MARCHETTI    4F89-U23-HH17      7726032114480      01/12/2026-01/26/2026      98940    $114.62",
      "",
      "WHY: CLAIMS FOR 98940 WERE NOT COVERED AND ARE NOW DENIED. THE CARE WAS MAINTENANCE.",
      "A REDETERMINATION MAY BE REQUESTED WITHIN 120 DAYS.",
    );
    expect(fields.claim_number?.value).toBe("7726032114480");
    expect(fields.patient_name?.value).toBe("Alden Marchetti");
    expect(facts.member_id?.value).toBe("4F89-U23-HH17");
  });

  it("is whole in a page's address", () => {
    const { fields } = read(
      "example.com/providers/claims/CLM-77140882                       Wed Sep 2 2026",
      "Harbor Mutual Health Plan",
      "Partially denied. The visit of August 3, 2026 was not medically necessary.",
    );
    expect(fields.claim_number?.value).toBe("CLM-77140882");
  });

  it("opens a screen whose lines stand far below it", () => {
    const facts = ["Status", "Denied", "Patient", "Roland Paquette", "Member ID", "004417 2286-02"];
    const more = [
      "Group",
      "G0038127",
      "Billing provider",
      "Stillwater Family Medicine",
      "Received",
      "10/02/2026",
    ];
    const rest = [
      "Processed",
      "10/09/2026",
      "Total billed",
      "$263.00",
      "Total paid",
      "$0.00",
      "Units",
      "2",
      "Diagnosis",
      "R05.3",
    ];
    const { deniedLines } = read(
      "Claim\tService date\tPatient\tBilled\tStatus",
      "26-1611180-44\t05/28/2026\tPAQUETTE, ROLAND\t$149.00\tPaid",
      "26-2757702-18\t06/09/2026\tPAQUETTE, ROLAND\t$263.00\tDenied",
      "Claim number",
      "26-2757702-18",
      ...facts,
      ...more,
      ...rest,
      "Service lines (2)",
      "Line\tDate\tCode\tUnits\tBilled\tAllowed\tPaid\tAdj",
      "1\t06/09/2026\t99214\t1\t$188.00\t$0.00\t$0.00\tCO 29",
      "2\t06/09/2026\t94060\t1\t$75.00\t$0.00\t$0.00\tCO 29",
    );
    expect(deniedLines.map(({ procedureCode }) => procedureCode)).toEqual(["99214", "94060"]);
  });
});

it("a code in round brackets between columns of amounts is its refused row's", () => {
  const { deniedLines } = read(
    "Provider claim summary                                                 Date: 10/14/2026",
    "PATIENT: ROSWELL KINCAID                CLAIM NO: 6240771C8820X00",
    "  DATE       PROC      BILLED    ALLOWED   NOT COV     MSG    COPAY      PAID",
    "  09/24/26   99213     135.00      88.20      46.80     (1)     30.00     58.20",
    "  09/24/26   69210      70.00       0.00      70.00     (2)      0.00      0.00",
    "",
    "(1) The charge is above the amount agreed with this provider.",
    "(2) Removal of wax is paid only when it was impacted. The record does not tell us so.",
  );
  expect(deniedLines.map(({ procedureCode, code }) => [procedureCode, code])).toEqual([["69210", "2"]]);
});

it("a decision that stays the same answers an appeal", () => {
  const { kind } = read(
    "Harbor Mutual Health Plan",
    "October 20, 2026",
    "Re: Patient: Percival Hayes   Claim: 26171-004-88120",
    "You appealed our decision of June 30, 2026 about this claim. Our decision stays the same.",
    "The plan pays for 12 visits in a calendar year, and they were used.",
  );
  expect(kind).toBe("appeal_decision_upheld");
});

it("a decision that was reconsidered on a day that the letter names answers an appeal", () => {
  const letter = (...said: string[]) =>
    read(
      "Harbor Mutual Health Plan",
      "October 20, 2026",
      "Re: Patient: Percival Hayes   Claim: 26171-004-88120",
      ...said,
      "The plan pays for 12 visits in a calendar year, and they were used.",
    ).kind;
  expect(letter("You asked us on September 24, 2026 to reconsider it. Our decision stays the same.")).toBe(
    "appeal_decision_upheld",
  );
  expect(letter("We have reconsidered it and our decision stays the same.")).toBe("appeal_decision_upheld");
});

describe("a letter to the parents", () => {
  const letter = (number: string) =>
    read(
      "Harbor Ridge Health Plan",
      "PO Box 9921, Tulsa, OK 74102",
      "",
      "March 3, 2026",
      "",
      "Beatrix Onslow",
      "77 Larch Street",
      "Enid, OK 73701",
      "",
      "Re: Your daughter Maren Onslow       Member number HRH 4471 0092       Group 4410098",
      "",
      "Dear Beatrix Onslow:",
      "",
      `We have looked at the bill for the adjustments of February 2, 2026. ${number} No part of it can be paid.`,
      "The treatment is not medically necessary.",
      "",
      "Services on January 12, 2026, claim H26-0310-2204, were paid and are not affected by this letter.",
    ).fields;

  it.each(["The claim number is H26-0448-7713.", "Its claim no. was H26-0448-7713."])(
    "tells the claim's number in a sentence: %s",
    (number) => expect(letter(number).claim_number?.value).toBe("H26-0448-7713"),
  );

  it("names their child behind what the child is to them", () => {
    expect(letter("").patient_name?.value).toBe("Maren Onslow");
    expect(letter("Your daughter, Ada Onslow-Reed, spoke for you.").patient_name?.value).toBe("Maren Onslow");
  });
});
