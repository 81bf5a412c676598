import { describe, expect, it } from "vitest";
import { unitsMiskeyed } from "./miskeyed-units";

const DAY = ["2026-08-10"];
const NOTICE = "0810 0810   11   14   97112   GP   630.00   0.00   CO-151  630.00\n";
const NOTE = "VISIT 08/10/2026    97112  balance, reaching    29 min\n";
const LIST = `KEYING ERRORS, August
 slip    patient      date      typed         should be
 311     Ames-Tell    8/10/26   97112 x 14    97112 x 4
`;

describe("units that the practice's own papers show as mistyped", () => {
  it("are told by its list of keying errors", () => {
    expect(unitsMiskeyed([NOTE, LIST], DAY, NOTICE)).toBe(true);
    expect(
      unitsMiskeyed([`08/10/2026 97112. 14 units were keyed instead of 4, a typing error.`], DAY, NOTICE),
    ).toBe(true);
  });

  it("are told by a note with its code in brackets", () => {
    const note = "08/10/2026 Balance 54 minutes = 4 units (97112). Charge entry keyed 14, typo.";
    expect(unitsMiskeyed([note], DAY, "08/10/2026 97112 x 14  $630.00 denied")).toBe(true);
    expect(unitsMiskeyed([note.replace("= 4", "= 14")], DAY, "08/10/2026 97112 x 14  $630.00 denied")).toBe(
      false,
    );
  });

  it("are told by a slip of the day that counts otherwise than the claim as sent", () => {
    const claim = "CLAIM PRINT  sent 08/11/2026\n lx1  08/10/2026   97112 GP   14    630.00\n";
    expect(unitsMiskeyed(["FEE SLIP  8/10/26\n  97112   units   4\n", claim], DAY, NOTICE)).toBe(true);
    expect(unitsMiskeyed(["FEE SLIP  8/10/26\n  97112   units   14\n", claim], DAY, NOTICE)).toBe(false);
    expect(unitsMiskeyed(["FEE SLIP  8/17/26\n  97112   units   4\n", claim], DAY, NOTICE)).toBe(false);
  });

  it("are told by a note whose row names the code, against a claim with its modifier in a column", () => {
    const claim = "CLAIM DETAIL (837P)\n1   08/10/2026   97112       GP         14      630.00    1\n";
    const note = (units: string) =>
      `NOTE 08/10/2026\n  97112 balance and reaching      56 min      ${units}\n`;
    expect(unitsMiskeyed([note("4 units"), claim], DAY, NOTICE)).toBe(true);
    expect(unitsMiskeyed([note("14 units"), claim], DAY, NOTICE)).toBe(false);
    expect(unitsMiskeyed([note(""), claim], DAY, NOTICE)).toBe(false);
  });

  it("are told where the claim's pointer stands before the charge", () => {
    const claim = "CLAIM AS SENT\n08/10/2026   97112  GP   14   A   630.00\n";
    const note = "NOTE 08/10/2026\n  97112   30 min (2 units): balance\n";
    expect(unitsMiskeyed([note, claim], DAY, NOTICE)).toBe(true);
  });

  it("are told by a note that counts fewer than the notice, where no copy of the claim is at hand", () => {
    const notice = "97112   4 units   $180.00   denied   CO-151\n";
    const note = (units: number) => `NOTE 08/10/2026\n  Balance 97112   30 min (${units} units)\n`;
    expect(unitsMiskeyed([note(2)], DAY, notice)).toBe(true);
    expect(unitsMiskeyed([note(4)], DAY, notice)).toBe(false);
    expect(unitsMiskeyed([note(5)], DAY, notice)).toBe(false);
    expect(unitsMiskeyed([note(2)], [...DAY, "2026-08-12"], notice)).toBe(false);
    expect(unitsMiskeyed([note(2)], DAY, notice.replace("denied", "2 units allowed"))).toBe(false);
  });

  it("are not another day's, another code's, or a count that the notice does not print", () => {
    expect(unitsMiskeyed([LIST.replace("8/10/26", "8/12/26")], DAY, NOTICE)).toBe(false);
    expect(unitsMiskeyed([LIST.replaceAll("97112", "97530")], DAY, NOTICE)).toBe(false);
    expect(unitsMiskeyed([LIST], DAY, NOTICE.replace("   14   ", "    8   "))).toBe(false);
    expect(
      unitsMiskeyed(
        [LIST.replace("KEYING ERRORS", "FEES").replace("typed         should be", "before        now")],
        DAY,
        NOTICE,
      ),
    ).toBe(false);
    expect(unitsMiskeyed([NOTE], DAY, NOTICE)).toBe(false);
  });
});

it("are told by a claim check that says what was keyed for what", () => {
  const notice = "08/10/26   97110   GP KX      22      104.00       0.00   CO-151";
  const check = (said: string) =>
    `Treatment note  Date 08/10/2026\nClaim check 09/19/26 PW: charge line keyed 97110 ${said} (charge 104.00).`;
  expect(unitsMiskeyed([check('"22" units for 2')], DAY, notice)).toBe(true);
  expect(unitsMiskeyed([check("22 units, not 2")], DAY, notice)).toBe(true);
  expect(unitsMiskeyed([check('"12" units for 2')], DAY, notice)).toBe(false);
  expect(unitsMiskeyed([check("as on the ticket")], DAY, notice)).toBe(false);
});
