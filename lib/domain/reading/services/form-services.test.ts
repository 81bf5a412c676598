import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../page/page-lines";
import { formServices } from "./form-services";

const told = (line: string) =>
  formServices(readLines(fromPlainText(line))).map(({ procedure, date, amount }) => [
    procedure,
    date,
    amount,
  ]);

describe("the lines of a claim form's services", () => {
  it.each([
    ["|  10 05 26  10 05 26  | 11  |  99213  25      |  A B  |   132  00  |  1  | NPI |", "99213", "132.00"],
    ["| 10/05/2026 10/05/2026 | 11 | J3301 | A | $ 18 50 | 4 |", "J3301", "18.50"],
    ["  10 05 26 | 10 05 26 | 11 | 97110 GP 59 | AB | 1050 00 | 2 |", "97110", "1050.00"],
  ])("%s", (line, code, amount) => expect(told(line)).toEqual([[code, "2026-10-05", amount]]));

  it.each([
    "|  10 05 26  | Paid  | 132  00 |",
    "|  10 05 26  | 99213 | Office visit |",
    "|  10/05/2026 | 99213 | $132.00 | $0.00 |",
    "|  99213 | 10 05 26 | 132 00 |",
    "10 05 26  11  99213  132 00",
    "| 25. FEDERAL TAX I.D. | 43-0055518 | $ 220 00 |",
  ])("are none in other rows: %s", (line) => expect(told(line)).toEqual([]));
});
