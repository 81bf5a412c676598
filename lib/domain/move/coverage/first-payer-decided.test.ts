import { expect, it } from "vitest";
import { firstPayerDecided, firstPayerPaidNothing } from "./first-payer-decided";

const PAYER = { payerName: "Harbor Health Plans", memberId: "AV30077142" };
const remittance = (
  paid: string,
  day = "09/15/26",
  share = "10.92",
) => `NORIDIAN   MEDICARE PART B   REMITTANCE ADVICE   10/07/2026
AMES-TELL, ROSA     ICN 2226260331904
  SERV DATE   PROC     UN    BILLED   ALLOWED   COINS    PAID
  ${day}    97110     2    100.00     54.60    ${share}    ${paid}`;

it.each([
  ["another payer's remittance that paid on the day", remittance("43.68"), true],
  ["one that paid nothing and left nothing to the patient", remittance(" 0.00", "09/15/26", " 0.00"), false],
  [
    "one that left all of it to the deductible",
    remittance(" 0.00", "09/15/26", "54.60").replace("  COINS", "DEDUCT"),
    true,
  ],
  [
    "one whose head has the code of the adjustment",
    remittance(" 0.00", "09/15/26", "         54.60").replace("  COINS", "Deductible (PR-1)"),
    true,
  ],
  [
    "one in words",
    "CIGNA   EXPLANATION OF BENEFITS\n09/15/2026  97110  allowed 54.60  PR-1 54.60  paid 0.00",
    true,
  ],
  [
    "a denied line",
    "CIGNA   EXPLANATION OF BENEFITS\n09/15/2026  97110  CO-197 100.00  PR-1 0.00  paid 0.00",
    false,
  ],
  ["one of another day", remittance("43.68", "09/22/26"), false],
  ["this payer's own", `Harbor Health Plans\n${remittance("43.68")}`, false],
  ["one with the member's number here", `ID AV30077142\n${remittance("43.68")}`, false],
  [
    "one whose foot names the next payer",
    `${remittance("43.68")}\nTOTAL  100.00\nPT SHARE 10.92\nnote: Harbor Health got it first`,
    true,
  ],
  ["a summary of claims", remittance("43.68").replace("REMITTANCE ADVICE", "CLAIM SUMMARY"), true],
  ["a ledger of the practice", remittance("43.68").replace("REMITTANCE ADVICE", "LEDGER"), false],
])("%s: %#", (_, page, is) => expect(firstPayerDecided([page], ["2026-09-15"], PAYER)).toBe(is));

it.each([
  ["nothing on the day", remittance(" 0.00", "09/15/26", "54.60"), true],
  ["something", remittance("43.68"), false],
  ["nothing on another day", remittance(" 0.00", "09/22/26"), false],
])("the first payer paid %s", (_, page, is) =>
  expect(firstPayerPaidNothing([page], ["2026-09-15"], PAYER)).toBe(is),
);
