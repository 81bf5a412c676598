import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Kestrel Valley Health Plan", "Explanation of Benefits", "Date of notice: 10/06/2026", ""];
const OF_CLAIM = ["Patient: Ottilie Brandreth   Claim number: QX-88120-26", ""];

describe("the code of a row for which nothing was paid", () => {
  const table = (head: string, rows: string[], legend: string[]) =>
    read(...HEAD, ...OF_CLAIM, head, ...rows, "", ...legend);

  it.each([
    ["late, in words of its own", "They got here after the window had shut, in spite of our reminder."],
    ["bundled", "This goes with the main service of the day and earns nothing by itself."],
    ["another payer", "Somebody else has to settle this one first."],
  ])("gives the reason: %s", (_, words) => {
    const { fields, deniedLines } = table(
      "Date         Code     Charged   Allowed   Taken off   We paid   See",
      [
        "09/02/2026   97110    120.00     80.00      40.00     80.00    K1",
        "09/02/2026   97140     60.00      0.00      60.00      0.00    K7",
      ],
      ["K1   Paid at the network rate.", `K7   ${words}`],
    );
    expect(fields.denial_text?.value).toBe(words);
    expect(deniedLines.map(({ procedureCode, amount }) => [procedureCode, amount])).toEqual([
      ["97140", "60.00"],
    ]);
  });

  it("is no reason where the patient owes the charge", () => {
    const { kind, fields } = table(
      "Date         Code     Charged   Deductible   We paid   See",
      ["09/02/2026   97110    120.00      120.00      0.00    D1"],
      ["D1   Applied to your deductible."],
    );
    expect([kind, fields.denial_text]).toEqual(["paid_eob", undefined]);
  });
});

describe("what is told of claims at large", () => {
  it.each([
    "Sometimes we cannot pay a bill: because an approval was missing, or a service is not covered.",
    "In some cases a service is not covered, or is denied as not medically necessary.",
    "For any care that is denied as experimental we will name our medical adviser on request.",
  ])("refuses nothing: %s", (words) => {
    const { kind } = read(
      ...HEAD,
      ...OF_CLAIM,
      "Date         Code     Charged   Allowed   We paid",
      "09/02/2026   97110    120.00     80.00     80.00",
      "",
      words,
    );
    expect(kind).toBe("paid_eob");
  });
});

describe("a number with two decimals", () => {
  it.each([
    "The notes do not meet section 410.61 of the rules for therapy.",
    "The notes do not meet Medical Policy TH-4.02.118.",
    "The MRI of 11.25.2025 was not sent, and so the need is not shown.",
  ])("is no amount: %s", (words) => {
    const { facts } = read(
      "Kestrel Valley Health Plan",
      "October 6, 2026",
      "",
      ...OF_CLAIM,
      `We denied this claim. ${words}`,
    );
    expect(facts.billed_amount).toBeUndefined();
  });
});

describe("a fax number", () => {
  const fax = (...lines: string[]) =>
    read(
      "Kestrel Valley Health Plan",
      "October 6, 2026",
      "",
      ...OF_CLAIM,
      "We denied this claim because the notes were not sent.",
      "",
      ...lines,
    ).facts.payer_fax;

  it.each([
    [
      "an office that wants no appeals",
      [
        "Appeals: fax 501-555-0140.",
        "New requests go by fax to 501-555-0190. Please don't send appeals there.",
      ],
    ],
    [
      "the desk of new requests",
      ["Requests for new services: fax 501-555-0190", "Appeals         fax       501-555-0140"],
    ],
    [
      "a cover's addressee",
      [
        "TO    Billing office        FROM   R. Ames, Appeals",
        "FAX   501-555-0190          FAX    501-555-0140",
      ],
    ],
  ])("is not that of %s", (_, lines) => expect(fax(...lines)?.value).toBe("501-555-0140"));

  it("is in doubt beside another that is as likely", () => {
    const found = fax(
      "Write to the appeals unit, or fax 501-555-0140.",
      "You may also send the appeal by fax to 501-555-0190.",
    );
    expect(found?.confidence).toBeLessThan(0.85);
  });
});

describe("days of care", () => {
  it.each([
    [
      "a list over years",
      "We denied the therapy that Mr. Brandreth had on December 30, 2025 and on January 5, January 8 and January 12, 2026.",
      "2025-12-30, 2026-01-05, 2026-01-08, 2026-01-12",
    ],
    ["short months", "Visits: 6-Apr-26 and 9-Apr-26. The claim is denied.", "2026-04-06, 2026-04-09"],
    [
      "money that came later",
      "Your visit of Jun 8, 2026 was denied.\nPaid to the practice by check 4471 on Jun 17, 2026: $0.00",
      "2026-06-08",
    ],
  ])("%s", (_, words, dates) => {
    const { facts } = read(
      "Kestrel Valley Health Plan",
      "Date of notice: 10/06/2026",
      "",
      ...OF_CLAIM,
      ...words.split("\n"),
    );
    expect(facts.dates_of_service?.value).toBe(dates);
  });
});

describe("whose plan", () => {
  it.each([
    ["erisa", "You have rights under ERISA, which your Summary Plan Description tells."],
    ["erisa", "Your plan is governed by the Employee Retirement Income Security Act of 1974."],
    ["tricare", "Chiropractic care is excluded from TRICARE by 32 CFR 199.4."],
  ])("%s: %s", (plan, words) => {
    const { lineOfBusiness } = read(
      "Kestrel Valley Benefits",
      "October 6, 2026",
      "",
      ...OF_CLAIM,
      "We denied this claim as excluded.",
      words,
    );
    expect(lineOfBusiness).toBe(plan);
  });
});

it("takes a plan for the payer, not who reviews for it", () => {
  for (const line of [
    "therapy review for Marlow Advantage (PPO)",
    "Utilization management for Marlow Health Plan",
  ]) {
    const { fields } = read(
      "CLEARSTEP CARE PARTNERS",
      line,
      "",
      "October 6, 2026",
      "",
      ...OF_CLAIM,
      "Your request was denied as not medically necessary.",
    );
    expect(fields.payer_name?.value).toMatch(/^Marlow/);
  }
});
