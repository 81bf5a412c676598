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

const LONG = {
  ...{ services: ["2026-09-21"], codes: ["99213", "87651"], claimNumber: "100020030202628800417736" },
  noticeText:
    "THE SAME SERVICE AND DATE HAVE ALREADY BEEN PROCESSED. SEE CLAIM\n             100020030202627100288904 ON THE R/S OF 10/02/2026.",
};
const ofLong = (text: string) => paidBefore([{ text, place: "Ledger, page 1" }], LONG);
const RUN = `ACCOUNT LEDGER      charge     payment    adj       balance
09/21/26    visit 99213                  104.00                          104.00
09/21/26    strep PCR 87651               48.00                          152.00
10/05/26    TMHP EFT, ICN 100020030202627100288904      -69.38            82.62
10/05/26    contractual                                          -82.62    0.00`;

// Seen red: a number of 24 digits, one on the next line, and a payment with its minus.
it.each([
  ["a ledger with the number of the first claim", RUN],
  [
    "a ledger that was run twice",
    RUN.replace("100020030202627100288904", "").replace(
      /$/,
      "\n10/12/26 claim sent (batch 0924 re-run in error)",
    ),
  ],
  [
    "the payer's portal",
    "Claim status   Claim 100020030202627100288904   FINALIZED\nDOS 09/21/2026   Paid 69.38",
  ],
  [
    "a remittance",
    "REMITTANCE 10/02/2026\nICN 100020030202627100288904\n             BILLED   ALLOWED   PAID\n09/21/2026 99213   104.00   50.00   50.00\n09/21/2026 87651   48.00   19.38   19.38",
  ],
])("finds the first claim's payment in %s", (_, text) => expect(ofLong(text)).toBeDefined());

it.each([
  ["a first claim that was denied", RUN.replace("TMHP EFT,", "TMHP denied,").replace("-69.38", "  0.00")],
  ["a payment that was taken back", `${RUN}\n10/20/26 EFT recouped 69.38`],
  [
    "a second visit of the day",
    RUN.replace("100020030202627100288904", "100020030202627100199999").replace("-82.62    0.00", ""),
  ],
])("leaves %s", (_, text) => expect(ofLong(text)).toBeUndefined());

const LIST = `portal > claims for KIPP, JONAH      printed 11/12/2026
Claim           Service      Charge    Paid      Status
26C2690412      09/14/2026   165.00    107.17    Processed
26C3021100      09/14/2026   165.00    0.00      Denied`;
// Seen red: a list of claims has no codes.
it("finds the other claim of the day and charge in the payer's list", () => {
  expect(found(LIST)?.words).toContain("26C2690412");
  expect(found(LIST.replace("165.00    107.17", "140.00    107.17"))).toBeUndefined();
  expect(found(LIST.replace("107.17    Processed", "0.00      Denied"))).toBeUndefined();
  expect(found(LIST.replace("26C2690412      09/14", "26C2690412      09/21"))).toBeUndefined();
  expect(found(LIST.replace("26C3021100", "26C3029999"))).toBeUndefined();
});

it("takes another service of the same price in that list for no first payment", () => {
  const coded = (own: string, other: string) =>
    LIST.replace("26C3021100", `26C3021100 ${own}`).replace("26C2690412", `26C2690412 ${other}`);
  expect(found(coded("97140", "97140"))).toBeDefined();
  expect(found(coded("97140", "97110"))).toBeUndefined();
});
