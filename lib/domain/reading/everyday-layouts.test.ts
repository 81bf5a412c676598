import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

const HEAD = [
  ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
  ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026"],
];
const letter = (...lines: string[]) =>
  read(...HEAD, "", "We cannot pay the claim, because the care was not medically necessary.", ...lines);

describe("a payer's own code that looks like a service", () => {
  const services = (line: string) => letter("Procedure: 97110", line).facts.procedure_codes?.value;

  it.each([
    "Reason code: G4712",
    "Remark code D2214",
    "The code on the remittance is Q1234.",
    "It was denied with code 12345.",
    "Explanation code 00164 applies to this claim.",
    "Message G4712 appears on your remittance.",
    "Denial reason D2214 - not covered",
  ])("is none: %s", (line) => expect(services(line)).toBe("97110"));

  it.each([
    "Reason: G0283 is bundled into 97110.",
    "The denial of G0283 stands.",
    "Code G0283 was denied, too.",
  ])("leaves a service of which the reason speaks: %s", (line) =>
    expect(services(line)).toBe("97110, G0283"),
  );
});

describe("everyday letters", () => {
  it.each([
    "This claim is on hold. Please send the treatment notes by May 16, 2026. Without them the claim will be denied.",
    "This claim is on hold. Please send the treatment notes by May 16, 2026; otherwise the claim will be denied.",
  ])("ask for records though they say what becomes of the claim without them: %s", (text) =>
    expect(read(...HEAD.slice(0, 6), "REQUEST FOR RECORDS", "", ...HEAD.slice(6), "", text).kind).toBe(
      "records_request",
    ),
  );

  it("refuse what was denied for want of records", () =>
    expect(
      read(
        ...HEAD,
        "",
        "The claim was denied because the records did not come. Please send the treatment notes with an appeal.",
      ).kind,
    ).toBe("denial"));

  it("name the patient between two numbers of the claim's line", () => {
    const named = (line: string) =>
      read(
        ...HEAD.slice(0, 6),
        "Re: Additional information needed",
        `    ${line}`,
        "",
        "We need the daily notes before we can decide on this claim.",
      ).fields.patient_name?.value;
    expect(named("Claim 26344126600, Quentin Vance, ID NHP94733664")).toBe("Quentin Vance");
    expect(named("Claim 26344126600, Quentin Orthopedic Clinic, ID 94733664")).not.toBe(
      "Quentin Orthopedic Clinic",
    );
  });

  it("name who treated in a line of its own under the subject", () =>
    expect(
      read(
        ...["Northfield Health Plan", "PO Box 4410, Dayton, OH 45401", "", "October 14, 2026", ""],
        ...[
          "RE: Level 1 appeal AP-26-1021",
          "    Lazaro Vance, ID NHP94733664",
          "    Claim 26344126600, 09/02/2026, $66.00",
          "    Kezia Landrieu, PT",
        ],
        ...["", "The denial is upheld, because the service was not medically necessary."],
      ).facts.provider_name?.value,
    ).toContain("Kezia Landrieu"));

  it("name whose plan it is above all claims, however long the letterhead is", () => {
    const holder = (...more: string[]) =>
      read(
        ...[
          "Northfield Health Plan",
          "PO Box 4410",
          "Dayton, OH 45401",
          "",
          "June 8, 2026",
          "",
          "Bay Family Medicine",
        ],
        ...["9 Oak Street", "Columbus, OH 43085", "", "EXPLANATION OF BENEFITS - this is not a bill", ""],
        ...["Subscriber: Philippa Vance", "ID: 479715519-01", "", "Claim 2632623020"],
        ...[
          "  Patient: Philippa Vance        Provider: Delmar Eye Group",
          "  Service      Date          Charge     We paid",
        ],
        ...["  92014        04/25/2026    150.00     102.40", "", "Claim 2621080920", ...more],
        ...[
          "  Patient: Barnaby Vance        Provider: Bay Family Medicine",
          "  Service      Date          Charge     We paid     Note",
        ],
        ...[
          "  97140        04/26/2026    120.00      0.00      B2",
          "",
          "B2  This service is not covered: the visit limit has been reached.",
        ],
      ).facts.subscriber_name?.value;
    expect(holder()).toBe("Philippa Vance");
    expect(holder("  Subscriber: Desmond Vance")).toBe("Desmond Vance");
  });

  it("tell what a claim came to behind its days", () => {
    const billed = (line: string) =>
      read(
        ...[
          "Blue Cross and Blue Shield of North Carolina",
          "Claims Department",
          "PO Box 4410",
          "Dayton, OH 45401",
          "",
        ],
        ...["July 4, 2026", "", "Kerrigan Spine and Joint PLLC", "9 Oak Street", "Columbus, OH 43085", ""],
        ...[
          "RE: Barnaby Vance, born November 6, 1948, member 382276708-01",
          `    ${line}`,
          "    Provider Augustin Pell, DC",
        ],
        ...["    Diagnosis M99.03", "", "Dear Provider:", ""],
        "We have reviewed this claim for CPT 20610 and cannot pay it. The records that we asked for did not come.",
        ...["", "Appeals received after 11/01/2026 will not be considered."],
      ).facts.billed_amount?.value;
    expect(billed("Claim 2625730104 for 05/15/2026, $66.00")).toBe("66.00");
    expect(billed("Claim 2625730104 of 05/15/2026 and 05/17/2026, $132.00")).toBe("132.00");
    expect(billed("Claim 2625730104 for 05/15/2026, $20.00 was paid")).not.toBe("20.00");
  });

  it("give no reason where they say what becomes of late appeals", () =>
    expect(
      letter("Appeals received after 01/11/2027 will not be considered.").fields.denial_text?.value,
    ).not.toContain("Appeals received"));

  it("call the payer by its label on a screen", () => {
    const payer = (name: string) =>
      read(
        "Provider Portal > Claims > Claim Detail            Printed 05/19/2026",
        `Payer        | ${name.padEnd(36)}| Claim status | Denied`,
        "Claim #      | E7762098351                         | Finalized    | 05/16/2026",
        "Proc  | Units | Charge | Allowed | Paid | Adj",
        "20610 | 1     | 120.00 | 0.00    | 0.00 | CO-4",
      ).fields.payer_name?.value;
    expect(payer("Clearwater Choice")).toBe("Clearwater Choice");
    expect(payer("")).not.toBe("Payer");
  });

  it("take a payer's own code for no payer", () =>
    expect(
      read(
        "NORTHFIELD HEALTH PLAN                                  EXPLANATION OF PAYMENT",
        "Claim number: 26-3719-8968-87                           Date: 02/01/2026",
        "",
        "Ln | DOS        | Proc  | Billed | Allowed | Paid   | Own | CARC",
        "1  | 01/09/2026 | 99213 | 145.00 | 0.00    | 0.00   | PA1 | 4",
      ).fields.payer_name?.value,
    ).toBe("NORTHFIELD HEALTH PLAN"));

  it("set each service over its amounts", () => {
    const { facts, deniedLines, kind } = read(
      "NORTHFIELD HEALTH PLAN                                  EXPLANATION OF PAYMENT",
      "Patient: Archibald Vance     Claim number: 26-1831-13   Date: 05/03/2026",
      "",
      "04/12/2026  97140 Manual therapy",
      "      Charge 60.00   Allowed 42.00  Paid 42.00",
      "04/12/2026  20610 Joint injection",
      "      Charge 92.00   Allowed 0.00   Paid 0.00   Reason CO-197",
      "",
      "CO-197: No prior authorization was on file for these services.",
    );
    expect(facts.procedure_codes?.value).toBe("97140, 20610");
    expect(facts.dates_of_service?.value).toBe("2026-04-12");
    expect(facts.billed_amount?.value).toBe("152.00");
    expect(kind).toBe("partial_denial");
    expect(
      deniedLines.map(({ procedureCode, dateOfService, code, amount }) => [
        procedureCode,
        dateOfService,
        code,
        amount,
      ]),
    ).toEqual([["20610", "2026-04-12", "197", "92.00"]]);
  });
});
