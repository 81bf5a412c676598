import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

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
    // A list of what to send, and an ordinal, are no codes.
    ["The claim was denied. Please send:", "   2nd   Request form and the notes.", undefined],
    ["You may reach us here:", "   B5G   The Plan covers up to 75 visits in a year.", undefined],
  ])("%s %s", (over, line, expected) => expect(code(over, "", line)).toBe(expected));
});
