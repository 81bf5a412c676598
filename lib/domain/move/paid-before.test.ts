import { expect, it } from "vitest";
import { paidBefore } from "./paid-before";

const found = (text: string) =>
  paidBefore([{ text, place: "Remittance, page 1" }], {
    ...{
      services: ["2026-09-14"],
      codes: ["99392", "90460"],
      claimNumber: "26C3021100",
      noticeText: "Exact duplicate",
    },
  });
const REMIT = `Provider remittance advice     10/05/2026     check 00918273
Member: JONAH KIPP   Claim 26C2690412
                    Billed     Allowed    Copay    Paid
09/14/2026 99392    140.00     88.12      0.00     88.12
09/14/2026 90460     25.00     19.05      0.00     19.05`;
const ONCE = `ERA posting   DOS 09/14/26   KIPP, JONAH
          Billed     Allowed    Paid
 99392    140.00     88.12      88.12
 90460     25.00     19.05      19.05`;
const LEDGER = `LEDGER    DOS 09/14/2026   99392, 90460
  10/07/2026   INS PMT   107.17-    ADJ  57.83-    BAL 0.00
  10/26/2026   rebilled by batch in error`;

it.each([
  ["a remittance of another claim", REMIT],
  ["a posting with the day in its head", ONCE],
  ["an account that is settled", LEDGER],
])("finds the payment in %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  ["the disputed claim's own remittance", REMIT.replace("26C2690412", "26C3021100")],
  ["a service that was not paid", REMIT.replace("0.00     19.05", "0.00      0.00")],
  ["another day", REMIT.replaceAll("09/14/2026", "09/21/2026")],
  [
    "one line of two paid and its like denied",
    `${REMIT}\n09/14/2026 99392    140.00      0.00      0.00      0.00`,
  ],
  ["a payment that was taken back", `${REMIT}\n10/20/2026 reversed`],
  [
    "an open account",
    LEDGER.replace("BAL 0.00", "BAL 57.83").replace("rebilled by batch in error", "rebilled, second visit"),
  ],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

const POINTED = {
  ...{ services: ["2026-09-14"], codes: ["99392", "90460"], claimNumber: "26C3021100" },
  noticeText: "OA-18 Exact duplicate claim/service, see 26C2690412, finalized 10/05/2026.",
};
const onAccount = (text: string) => paidBefore([{ text, place: "Ledger, page 1" }], POINTED);
/** The payment stands in the second line of its entry, and the balance in a column far behind its word. */
const MISPOSTED = `LEDGER  KIPP, JONAH
09/14/2026   well visit            99392              140.00
                                   90460               25.00
10/05/2026   ERA  26C2690412       posted to the sibling in error (see 10/30)
                  EFT 3390418      paid 99392  88.12,  90460  19.05
10/26/2026   no payment seen, billed as new claim
             BALANCE                                    0.00`;
const CHECKED = `ACCOUNT KIPP, J    DOS 09/14/2026  99392 90460
10/05/2026  check 991822 for 107.17, claim 26C2690412
Account balance ................. 0.00`;

// Seen red: an entry's second line and a balance in its column were not read.
it.each([
  ["a payment below its claim's number", MISPOSTED],
  ["the entry alone", MISPOSTED.replace(/\n.*BALANCE.*/, "")],
  ["a balance in its column alone", MISPOSTED.replaceAll("26C2690412", "of CareSource")],
  ["a settled account", CHECKED],
])("finds the payment in %s", (_, text) => expect(onAccount(text)).toBeDefined());

it.each([
  ["a payment that was taken back", `${MISPOSTED}\n11/02/2026   EFT 3390418 recouped`],
  [
    "an opening balance",
    MISPOSTED.replaceAll("26C2690412", "of CareSource").replace("BALANCE", "PREVIOUS BALANCE"),
  ],
  [
    "an entry that denies",
    MISPOSTED.replace("paid 99392  88.12,  90460  19.05", "paid 99392  0.00").replace("   0.00", " 165.00"),
  ],
])("does not take %s", (_, text) => expect(onAccount(text)).toBeUndefined());
