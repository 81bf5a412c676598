import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { readBilledAmount } from "./billed-amount";
import { readDeniedLines } from "./denied-lines";

const readingOf = (text: string) => readReading(fromPlainText(`Notice date: 04/21/2026\n\n${text}`));
const billedIn = (text: string) => readBilledAmount(readingOf(text), undefined)?.value;
const linesIn = (text: string) =>
  readDeniedLines(readingOf(text), undefined).map((l) => `${l.procedureCode} ${l.dateOfService} ${l.amount}`);

describe("services told one by one", () => {
  it.each([
    "Line 1: 03/04/2026, 97110, 2 units, billed $120.00, paid $0.00, denied CO-197\nLine 2: 03/04/2026, 97140, 1 unit, billed $92.00, paid $0.00, denied CO-197",
    "03/04/2026 97110 therapeutic exercise ........ $120.00 charged, $0.00 paid, code 197\n03/04/2026 97140 manual therapy .............. $92.00 charged, $0.00 paid, code 197",
    "Services denied:\n  - 97110 (Therapeutic exercise), 03/04/2026, $120.00\n  - 97140 (Manual therapy), 03/04/2026, $92.00",
    "We denied 97110, billed at $120.00, and 97140, billed at $92.00, for the visit on March 4, 2026 (CO-197).",
  ])("adds up and lists %j", (text) => {
    expect(billedIn(text)).toBe("212.00");
    expect(linesIn(text)).toEqual(["97110 2026-03-04 120.00", "97140 2026-03-04 92.00"]);
  });

  it("takes no charge that is announced for each service anew for the claim's", () => {
    const each = (code: string, charge: string) =>
      `Date of service: 03/04/2026\nProcedure: ${code}\nAmount billed: ${charge}\nPaid: $0.00`;
    expect(billedIn(`Line 1\n${each("97110", "$120.00")}\nLine 2\n${each("97140", "$92.00")}`)).toBe(
      "212.00",
    );
  });

  it("leaves what was paid out of what was refused", () => {
    const text =
      "97110, 03/04/2026, billed $120.00, paid $61.20\n97140, 03/04/2026, billed $92.00, paid $0.00, denied CO-197";
    expect(billedIn(text)).toBe("212.00");
    expect(linesIn(text)).toEqual(["97140 2026-03-04 92.00"]);
  });

  it("takes a diagnosis for no amount", () => {
    const text =
      "Services requested:\n72141  MRI cervical spine  qty 1  DX M54.12  NOT APPROVED\n99203  Specialist visit  qty 1  DX M54.12  NOT APPROVED";
    expect(billedIn(text)).toBeUndefined();
  });
});

it("reads a charge over the end of a line", () => {
  expect(billedIn("We reviewed the claim for services of March 4. The charge for 97110\nwas $479.00.")).toBe(
    "479.00",
  );
});

it("takes no fact of a list for a reason: the claim's own code and reason are its line's", () => {
  const { deniedLines, fields } = extractByRules(
    fromPlainText(
      [
        "From:     Provider Services, Hollins Grove Health <noreply@hollinsgrove.example>",
        "To:       billing@cattailfamily.example",
        "Sent:     Friday, October 30, 2026 10:12 AM",
        "Subject:  [Secure] Claim HG-4418-0926-77 denied",
        "",
        "A claim from CATTAIL FAMILY PRACTICE has been denied.",
        "",
        "   Claim ............ HG-4418-0926-77",
        "   Patient .......... Ezekiel Thorne-Baptiste",
        "   Member number .... HGH 60114 8827",
        "   Provider ......... Annelise Virtanen, NP",
        "   Service .......... 10/14/2026, 99213 with modifier 95, place of service 11",
        "   Amount billed .... $124.00",
        "",
        "Why it was denied",
        "   The place of service does not go with modifier 95. (CO-5, M77)",
      ].join("\n"),
    ),
  );
  expect(fields.payer_name?.value).toBe("Hollins Grove Health");
  expect(deniedLines).toMatchObject([
    { procedureCode: "99213", code: "5", reason: expect.stringContaining("does not go with") },
  ]);
});
