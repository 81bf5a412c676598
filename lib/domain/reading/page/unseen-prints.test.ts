import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { findDates } from "./calendar-date";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const isos = (text: string) => findDates(text).map(({ iso }) => iso);

describe("how further papers print", () => {
  it("reads a text whose words all stand two or three spaces apart", () => {
    const { fields, facts } = read(
      "  S I L V E R   B I R C H   H E A L T H   P L A N",
      "  Claims   Office          PO Box  1200       Elm Falls ,  VT   05999",
      "  Date  mailed :   June  3 ,  2026",
      "  Member :           ROSALIND   OKAFOR-LEIGH",
      "  ID  number :       SBH220914-11",
      "  Claim  # :         2026-0512-B-7719",
      "  Total  charge :    $ 312.00",
      "  We  can  not  pay  the  claim  listed  above .   Care  after  the  10th  visit  needs  our  approval",
      "  in  advance ,  and  we  have  no  record  that  approval  was  asked  for  or  given .",
      "  Services  on  the  claim :   97110 ,  97140 ,  97530 .   You  may  appeal  within  180  days .",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor-Leigh" },
      claim_number: { value: "2026-0512-B-7719" },
      payer_name: { value: "SILVER BIRCH HEALTH PLAN" },
    });
    expect(facts).toMatchObject({
      notice_date: { value: "2026-06-03" },
      member_id: { value: "SBH220914-11" },
      billed_amount: { value: "312.00" },
      procedure_codes: { value: "97110, 97140, 97530" },
    });
  });

  it.each([
    ["July 21, 23, 28 and 30, 2025", ["2025-07-21", "2025-07-23", "2025-07-28", "2025-07-30"]],
    ["6/1, 6/3 and 6/15 of 2026", ["2026-06-01", "2026-06-03", "2026-06-15"]],
    ["the 9th of March, 2026", ["2026-03-09"]],
    ["May 4, 2026", ["2026-05-04"]],
    ["May 4, 12, or 19 visits", []],
  ])("reads the days of %s", (text, days) => expect(isos(text)).toEqual(days));

  it("gives two labels in one their two values", () => {
    const { facts } = read(
      "Acme Health Plan",
      "May 4, 2026",
      "",
      "ID / GROUP    TR 55120733 01 / 770-2210-C",
      "",
      "We denied this claim.",
    );
    expect(facts).toMatchObject({
      member_id: { value: "TR 55120733 01" },
      group_number: { value: "770-2210-C" },
    });
  });

  it("takes a decision that tells of the proof it was sent for a decision", () => {
    const { kind } = read(
      "Acme Health Plan",
      "March 11, 2026",
      "Your second appeal, in by facsimile on February 18, 2026, with a certified mail receipt",
      "We have gone over the claim once more, and the denial stands.",
      "An acceptance report (277CA) of your clearinghouse would show that we took the claim in. It was not with your appeal.",
    );
    expect(kind).toBe("appeal_decision_upheld");
  });

  it("takes a claim that is neither paid nor denied for one that waits for what is asked", () => {
    const { kind, fields } = read(
      "Acme Health Plan",
      "July 10, 2026",
      "WE NEED SOMETHING FROM YOU",
      "The claim is on hold. It is neither paid nor denied. Please let us have the treatment note of each day.",
      "After August 24 we decide with what we have, which may mean that the claim is denied. We do not pay for copies.",
    );
    expect([kind, fields.denial_text]).toEqual(["records_request", undefined]);
  });

  it("leaves out of a name what somebody is called", () => {
    const { fields } = read(
      "Acme Health Plan",
      "",
      'PATIENT   Theodora "Teddy" Marsh, born 9-28-1983',
      "",
      "We denied this claim.",
    );
    expect(fields.patient_name?.value).toBe("Theodora Marsh");
  });
});
