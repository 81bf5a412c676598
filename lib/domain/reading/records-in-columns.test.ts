import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Trailhead Insurance Company", "EXPLANATION OF PAYMENT", "Processed 09/30/2026", ""];
const COLUMNS = "   Service date    Procedure       Billed       Not covered      Plan paid     Reason";

const cards = (first: string, second: string) =>
  read(
    ...HEAD,
    `   ${first}                              NOT PAID`,
    COLUMNS,
    "   09/08/2026      99214           $195.00      $195.00          $0.00         18",
    "   Total                           $195.00      $195.00          $0.00",
    "",
    "",
    `   ${second}                              PAID $74.10`,
    COLUMNS,
    "   09/22/2026      99213           $138.00      $0.00            $74.10        45",
    "",
    "18 - Exact duplicate of a claim.",
  );

it("reads the number of a claim that is counted, and only the refused claim's services", () => {
  for (const [first, second] of [
    ["Claim 1 of 2  #4410772063195", "Claim 2 of 2  #4410772088127"],
    ["Claim 1 of 2: 4410772063195", "Claim 2 of 2: 4410772088127"],
  ] as const) {
    const { fields, facts } = cards(first, second);
    expect(fields.claim_number?.value).toBe("4410772063195");
    expect(facts.procedure_codes?.value).toBe("99214");
  }
  // A count alone is no number.
  expect(read(...HEAD, "Claim 1 of 2", "Member ID: AB1234567").fields.claim_number).toBeUndefined();
});

const codesUnder = (...block: string[]) =>
  read(
    ...HEAD,
    ...block,
    "",
    "   Service date    Procedure       Billed       Plan paid     Reason",
    "   09/08/2026      99214           $195.00      $0.00         CO-97",
  ).facts.procedure_codes?.value;

it("takes a ZIP alone in its column for no service", () => {
  const city = "1190 Monroe St NW, New Philadelphia, OH";
  expect(
    codesUnder(
      `P.O. Box 8, Dayton, OH 45401      ${city}      EFT amount: $171.63`,
      "                                  44663                                        Page 1 of 1",
    ),
  ).toBe("99214");
  // Under words that end in no state a service stays one.
  expect(
    codesUnder(
      "Provider services      Codes billed      EFT amount: $171.63",
      "                       99213",
    ),
  ).toBe("99213, 99214");
});

it("takes an account's number for no service", () => {
  expect(codesUnder("Claim 2631104438 Acct C1207")).toBe("99214");
  expect(codesUnder("Claim 2631104438   HCPCS C1889")).toBe("C1889, 99214");
});

const personIn = (record: string) => {
  const { fields, facts } = read(
    "Trailhead Insurance Company",
    "PROVIDER REMITTANCE ADVICE",
    "Remittance date: 09/30/2026",
    "",
    `  ${record}                                        Group 118820             Claim 2631104438`,
    "  09/08/2026      99214           195.00      0.00         CO-16",
  );
  return [fields.patient_name?.value, facts.member_id?.value];
};

it("reads the name and the number that open a record without labels between them", () => {
  expect(personIn("BRANDT, ADA M ID 850445218")).toEqual(["Ada M Brandt", "850445218"]);
  // The ZIP of a place in Idaho, and a number of the practice's.
  expect(personIn("Lake, Kuna ID 83634")).toEqual([undefined, undefined]);
  expect(personIn("Therapist, License ID 441022")).toEqual([undefined, undefined]);
  expect(personIn("SERVICE, OFFICE ID 4410221")).toEqual([undefined, undefined]);
  expect(personIn("Federal Tax ID 850445218")).toEqual([undefined, undefined]);
});
