import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLabeledValues } from "./labeled-values";
import { readLines } from "./page-lines";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const labeled = (...lines: string[]) =>
  readLabeledValues(readLines(fromPlainText(lines.join("\n")))).map(
    ({ label, value }) => `${label.kind}: ${value}`,
  );

const SAID = [
  "",
  "The claim above was denied. Reason code 96: Non-covered charge(s).",
  "You may appeal within 180 days of receiving this notice.",
];

describe("labels under what is filled in", () => {
  it("are each of the value over their line", () => {
    const { fields, facts } = read(
      "LAKE FOREST BENEFIT ADMINISTRATORS",
      "",
      "  Rosalind Okafor              W 4471 20938              15882",
      "  ------------------------     ---------------------     -------------------",
      "  Patient                      Member ID                 Group",
      "",
      "  Samuel Okafor                2026-3090-44817           04/20/2026",
      "  ------------------------     ---------------------     -------------------",
      "  Employee                     Claim number              Date of service",
      "",
      "  Birch Lane Chiropractic      $145.00                   05/04/2026",
      "  ------------------------     ---------------------     -------------------",
      "  Provider                     Total charge              Date of this notice",
      ...SAID,
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "2026-3090-44817" },
    });
    expect(facts).toMatchObject({
      member_id: { value: "W 4471 20938" },
      group_number: { value: "15882" },
      subscriber_name: { value: "Samuel Okafor" },
      dates_of_service: { value: "2026-04-20" },
      billed_amount: { value: "145.00" },
      notice_date: { value: "2026-05-04" },
    });
  });

  it("may stand between brackets, in the middle of a line to write on, or under nothing that is drawn", () => {
    expect(
      labeled(
        "Rosalind Okafor              LF 220 914 11",
        "(patient)                    (member ID)",
        "",
        "Thank you.",
      ),
    ).toEqual(["patient: Rosalind Okafor", "member_id: LF 220 914 11"]);
    expect(
      labeled(
        "Rosalind Okafor              LF 220 914 11",
        "_____________________        _____________________",
        "     Patient name                 Member ID",
      ),
    ).toEqual(["patient: Rosalind Okafor", "member_id: LF 220 914 11"]);
    expect(
      labeled(
        "Rosalind Okafor              LF 220 914 11",
        "Patient                      Member ID",
        "",
        "262681007745                 04/20/2026",
        "Claim number                 Date of service",
        "",
        "We did not pay this claim.",
      ),
    ).toEqual([
      "patient: Rosalind Okafor",
      "member_id: LF 220 914 11",
      "claim: 262681007745",
      "service_date: 04/20/2026",
    ]);
  });
});

describe("labels over their rows", () => {
  it("stay over them, with or without a line drawn below them", () => {
    const table = [
      "Patient             Member ID         Claim number",
      "---------------     -------------     -------------",
      "Rosalind Okafor     LF22091411        262681007745",
      "---------------     -------------     -------------",
    ];
    const said = ["patient: Rosalind Okafor", "member_id: LF22091411", "claim: 262681007745"];
    expect(labeled(...table)).toEqual(said);
    expect(labeled(...table.filter((line) => !line.startsWith("--")))).toEqual(said);
  });

  it("stay over them where another table's rows stand above", () => {
    expect(
      labeled(
        "Date of service     Procedure         Charge",
        "04/20/2026          98941             $145.00",
        "---------------     -------------     -------------",
        "Patient             Member ID         Claim number",
        "Rosalind Okafor     LF22091411        262681007745",
      ),
    ).toEqual(
      expect.arrayContaining([
        "patient: Rosalind Okafor",
        "member_id: LF22091411",
        "claim: 262681007745",
        "procedure: 98941",
      ]),
    );
  });

  it("stay over them under a title and a day", () => {
    expect(
      labeled(
        "Explanation of Payment        05/04/2026",
        "Patient                       Claim number",
        "",
        "Rosalind Okafor               262681007745",
        "",
        "Thank you.",
      ),
    ).toEqual(expect.arrayContaining(["patient: Rosalind Okafor", "claim: 262681007745"]));
    expect(
      labeled(
        "Rosalind Okafor               262681007745",
        "Provider                      Date of service",
        "Birch Lane Chiropractic       04/20/2026",
        "",
        "Thank you.",
      ),
    ).toEqual(expect.arrayContaining(["provider: Birch Lane Chiropractic", "service_date: 04/20/2026"]));
  });

  it("are none under a signature or a letterhead", () => {
    for (const lines of [
      ["Lorna Peabody, RN", "____________________", "Reviewer", "", "Claim number: 262681007745"],
      ["LAKE FOREST HEALTH PLAN", "_______________________", "Claims", "", "Claim number: 262681007745"],
      ["PO Box 31, Oak Falls, VT 05999", "Patient", "", "Claim number: 262681007745"],
    ])
      expect(labeled(...lines)).toEqual(["claim: 262681007745"]);
  });
});

describe("how a claim stands", () => {
  const claims = (first: string, second: string) =>
    read(
      "Lake Forest Health Plan                              May 4, 2026",
      "",
      "CLAIM 1",
      "   Member              Rosalind Okafor        Member ID    944718820",
      "   Claim number        26287A00447            Service date 04/07/2026",
      "   Charge              $210.00                Paid         $131.40",
      `   Status              ${first}`,
      "",
      "CLAIM 2",
      "   Member              Graciela Montoya       Member ID    944720117",
      "   Claim number        26287A00451            Service date 04/08/2026",
      "   Charge              $210.00                Paid         $0.00",
      `   Status              ${second}`,
      "   Reason              CO-29 The time limit for filing has expired.",
      "",
      "We must get a request within 90 days from the date of this letter.",
    );

  it("heads no column of payments, so that the claim which was denied is read", () => {
    const { fields, facts } = claims("Paid", "Denied");
    expect(fields).toMatchObject({
      patient_name: { value: "Graciela Montoya" },
      claim_number: { value: "26287A00451" },
    });
    expect(facts).toMatchObject({
      member_id: { value: "944720117" },
      dates_of_service: { value: "2026-04-08" },
    });
  });

  it("is a heading over a column of how each claim stands", () => {
    expect(
      labeled(
        "Patient             Status       Paid",
        "Rosalind Okafor     Denied       0.00",
        "Graciela Montoya    Paid         131.40",
      ),
    ).toEqual(expect.arrayContaining(["money: 0.00", "money: 131.40"]));
    expect(labeled("Status       Paid", "Denied       0.00")).toContain("money: 0.00");
  });
});

describe("a rule over a table", () => {
  it.each([
    [
      "whose line above names a day",
      [
        "Statement 10/29/2026",
        "-------------------------------------------------------",
        "Claim number     Date of service     Billed",
        "-------------------------------------------------------",
        "26287A00447      04/06/2026          $120.00",
      ],
    ],
    [
      "under the row of another table",
      [
        "Patient              Claim number",
        "-----------------    -------------",
        "Graciela Montoya     26299A00111",
        "-----------------    -------------",
        "Claim number         Date of service",
        "-----------------    ---------------",
        "26287A00447          04/06/2026",
      ],
    ],
  ])("is no line on which something is written: %s", (_, lines) => {
    const values = labeled(...lines);
    expect(values).toEqual(expect.arrayContaining(["claim: 26287A00447", "service_date: 04/06/2026"]));
    expect(values.join()).not.toMatch(/service_date: .*(?:10\/29|26299)/);
  });
});
