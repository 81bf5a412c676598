import { expect, it } from "vitest";
import { setApartBelow } from "./set-apart-below";

const TABLE = `| 11/02/2026 | 98941     | 1   |  72.00  |
| 11/02/2026 | 97140     | 1   |  60.00  |
|            |   59, GP  |     |         |`;

it.each([
  ["modifiers in a row of their own", TABLE, "", ["97140 59"]],
  ["below a line that was paid", TABLE.replace("97140", "98941"), "", []],
  ["that set nothing apart", TABLE.replace("59, ", ""), "", []],
  ["seen by the payer", "", "Our editor does not release this pair on modifier 59 alone.", ["97140 59"]],
  ["reported and not accepted", "", "The modifier 59 was reported but is not supported.", ["97140 59"]],
  ["invited", "", "If separate, it may be billed with modifier 59.", []],
  ["supposed", "", "If the service was billed with modifier 59 it is looked at.", []],
])("modifiers %s", (_, paper, reason, marked) =>
  expect(setApartBelow(paper, reason, ["97140"])).toEqual(marked),
);
