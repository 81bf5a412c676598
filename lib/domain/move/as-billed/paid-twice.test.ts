import { expect, it } from "vitest";
import { paidTwice } from "./paid-twice";

const NOTICE =
  "REQUEST FOR REFUND. We have paid the same office visit two times. Overpaid $101.37. Please send $101.37 within 30 days.";
const LEDGER = `Date         Item                      Debit     Credit    Balance
05/19/2026   99214  Dr. Roe            168.00               168.00
06/08/2026   TRICARE pmt  2026 1470              101.37      66.63
06/08/2026   contractual                          66.63       0.00
06/22/2026   TRICARE pmt  2026 1610              101.37    -101.37
             CREDIT BALANCE                                -101.37`;
const twice = (ledger: string, notice = NOTICE) =>
  paidTwice([{ text: ledger, place: "ledger, page 1" }], notice, ["2026-05-19"]);

it("shows both payments and the credit of the practice's own account", () =>
  expect(twice(LEDGER)?.words).toMatch(/06\/08\/2026 TRICARE pmt.*06\/22\/2026 TRICARE pmt/));

it.each([
  [
    "one payment",
    LEDGER.replace(
      "06/22/2026   TRICARE pmt  2026 1610              101.37",
      "06/22/2026   adjustment  101.37",
    ),
  ],
  ["no credit", LEDGER.replace(/-101\.37/g, "0.00").replace("CREDIT BALANCE", "BALANCE")],
  ["two visits of the day", `${LEDGER}\nSchedule: two visits that day, 9:00 and 2:20`],
  ["a refund that went out", `${LEDGER}\n07/15/2026 refunded to TRICARE`],
  ["a payment that was reversed", `${LEDGER}\n06/23/2026   TRICARE pmt reversed`],
  ["a payment of another account", `${LEDGER}\nposted in error to this acct, belongs to 06/02/2026`],
  ["another day", LEDGER.replace("05/19/2026", "05/26/2026")],
  ["other amounts than the payer wants", LEDGER.replaceAll("101.37", "88.10")],
])("shows nothing of %s", (_, ledger) => expect(twice(ledger)).toBeUndefined());

it("is asked only where the payer says that it paid twice", () =>
  expect(twice(LEDGER, "We paid $101.37 for a service that the plan excludes.")).toBeUndefined());
