import { expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import { modifierOnClaim } from "./modifier-on-claim";

const line = (procedureCode: string): DeniedLine => ({
  ...{ procedureCode, dateOfService: "2026-09-08", billed: null, remarks: [], amount: null },
  ...{ groupCode: "CO", code: "4", reason: null },
});
const NOTICE =
  "Physical medicine codes must carry modifier GP, GO or GN. The code was billed without one. (CO-4)";
const found = (text: string, notice = NOTICE) =>
  modifierOnClaim([{ text, place: "Claim, page 1" }], notice, {
    services: ["2026-09-08"],
    denied: [line("97110"), line("97140")],
  });

const EDI = `CLAIM DETAIL, AS TRANSMITTED
277CA 09/15/2026   A2:20  accepted for processing
  LX 1   SV1*HC:97110:GP*98*UN*2     DTP*472  20260908
  LX 2   SV1*HC:97140:GP*52*UN*1     DTP*472  20260908`;
const FORM = `CMS-1500 claim image, payer claim control no. 26-0914
24  09/08/2026  97110  GP   98.00   2
    09/08/2026  97140  GP   52.00   1`;
const HISTORY = `Claim as submitted 09/14/2026, acknowledged by the plan 09/15/2026
DOS 09/08/2026: 97110-GP x2, 97140-GP-59 x1`;

it.each([
  ["an electronic claim", EDI],
  ["a claim form", FORM],
  ["a history in words", HISTORY],
])("finds the modifier on each denied line of %s", (_, text) => expect(found(text)).toBeDefined());

it("takes a therapy's modifiers where the payer names none", () => {
  expect(found(EDI, "Therapy codes need the modifier of the discipline.")).toBeDefined();
});

it.each([
  ["a line without it", EDI.replace("97140:GP", "97140")],
  ["a copy that was rejected", EDI.replace("A2:20  accepted for processing", "A3:33 rejected")],
  ["a copy that nobody accepted", EDI.replace("277CA 09/15/2026   A2:20  accepted for processing", "")],
  ["the corrected claim", `Frequency code 7\n${EDI}`],
  ["a draft", `Draft, not sent\n${EDI}`],
  ["another day's claim", EDI.replaceAll("20260908", "20260706")],
  ["a slip of the practice", "FEE SLIP 09/08/2026\n97110 GP\n97140 GP"],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("says nothing where another modifier is missed", () => {
  expect(found(EDI, "Modifier 59 is missing.")).toBeUndefined();
});

const REFUSED =
  "We did not pay the office visit, 99214. When an evaluation is reported on the same day it can be paid only if the patient's condition called for work clearly beyond that of 20610.";
const VIEW = `CLAIM VIEW   Bay Family Medicine   sent 09/10/2026    accepted 09/10/2026
  1   09082026  09082026  11   99214   25       AB       1     196.00
  2   09082026  09082026  11   20610   RT       C        1     142.00`;
it.each([
  ["the visit carries 25", VIEW, REFUSED, true],
  ["the visit was sent without it", VIEW.replace("   25   ", "        "), REFUSED, false],
  ["another day's claim", VIEW.replaceAll("09082026", "09152026"), REFUSED, false],
  ["the visit was refused for its level", VIEW, "99214: the record supports 99213 only.", false],
])("finds 25 where a letter folds the visit into a procedure in words: %s", (_, text, notice, is) =>
  expect(
    modifierOnClaim([{ text, place: "Claim, page 1" }], notice, { services: ["2026-09-08"], denied: [] }) !==
      undefined,
  ).toBe(is),
);
