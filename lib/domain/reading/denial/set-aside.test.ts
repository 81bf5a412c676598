import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("options of a form", () => {
  const objection = (late: string, guideline: string) =>
    read(
      "NOTICE OF OBJECTION TO A BILL                    Cascadia Mutual Insurance Company",
      "",
      "Injured worker: Odette Marlowe      Carrier Case Number: 44-118-00934",
      "",
      "REASON FOR OBJECTION (mark all that apply)",
      ` [${late}] 1. Bill not timely filed`,
      " [ ] 2. Fees are not according to the fee schedule",
      ` [${guideline}] 3. Treatment is not consistent with the treatment guidelines and is not medically necessary`,
      "",
      "The bill is denied.",
    ).facts.denial_category?.value;

  it("say nothing where another one was ticked", () => expect(objection(" ", "X")).toBe("medical_necessity"));
  it("say what they say where they were ticked", () => expect(objection("X", " ")).toBe("timely_filing"));
});

describe("what a corrected notice replaces", () => {
  const notice = (old: string, now: string) =>
    read(
      "Larkspur Health Plan",
      "NOTICE OF DENIAL OF PAYMENT                      May 6, 2026",
      "",
      "Member: Odette Marlowe          Member ID: 40117752",
      "Claim number: 26-0512-7719",
      "",
      `      Item                              ${old.padEnd(20)}${now}`,
      "      Service                           11730               11730",
      "      Date of service                   03/08/2026          03/18/2026",
      "      Charge                            $129.00             $129.00",
      "",
      "We denied this claim. No prior authorization was on file.",
    ).facts.dates_of_service?.value;

  it.each([
    ["Old notice", "As corrected"],
    ["Original", "Corrected"],
    ["Previously sent", "Revised"],
  ])("is not read: %s, %s", (old, now) => expect(notice(old, now)).toBe("2026-03-18"));
});

describe("what a screen lists of other claims", () => {
  const screen = (heading: string, row = "26071188250    02/26/2026    99213    $130.00    Paid $68.92") =>
    read(
      "Claim Status  |  Result",
      "BAY HEALTH PLAN",
      "FINALIZED / DENIED",
      "",
      "Member ID: 110048829316     Claim Number: 26233704418",
      "Service Dates: 02/12/2026 - 02/12/2026     Billed Amount: $178.00",
      "",
      "Line   Procedure   Units   Charge      Paid     Status    Reason",
      "1      99214       1       $178.00     $0.00    Denied    CO 29",
      "",
      "CO 29    The time limit for filing has expired.",
      "",
      heading,
      row,
    );

  it.each([
    "Other claims for this member (last 12 months)",
    "Recent claims for the same patient",
    "View other claims for this member",
    "Previous claims of this subscriber",
  ])("says nothing of the one it shows: %s", (heading) => {
    const { kind, facts } = screen(heading);
    expect([kind, facts.procedure_codes?.value, facts.dates_of_service?.value]).toEqual([
      "denial",
      "99214",
      "2026-02-12",
    ]);
  });

  it("keeps lines of the claim itself and what stands under other headings", () => {
    const own = screen(
      "Other claims for this member",
      "26233704418    02/12/2026    99213    $130.00    Paid $68.92",
    );
    expect(own.facts.procedure_codes?.value).toBe("99214, 99213");
    expect(screen("Other lines of the claim").facts.procedure_codes?.value).toBe("99214, 99213");
  });
});
