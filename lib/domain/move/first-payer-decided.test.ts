import { expect, it } from "vitest";
import { firstPayerDecided } from "./first-payer-decided";

const PAYER = { payerName: "Harbor Health Plans", memberId: "AV30077142" };
const remittance = (
  paid: string,
  day = "09/15/26",
) => `NORIDIAN   MEDICARE PART B   REMITTANCE ADVICE   10/07/2026
AMES-TELL, ROSA     ICN 2226260331904
  SERV DATE   PROC     UN    BILLED   ALLOWED   COINS    PAID
  ${day}    97110     2    100.00     54.60    10.92    ${paid}`;

it.each([
  ["another payer's remittance that paid on the day", remittance("43.68"), true],
  ["one that paid nothing", remittance(" 0.00"), false],
  ["one of another day", remittance("43.68", "09/22/26"), false],
  ["this payer's own", `Harbor Health Plans\n${remittance("43.68")}`, false],
  ["one with the member's number here", `ID AV30077142\n${remittance("43.68")}`, false],
  ["a ledger of the practice", remittance("43.68").replace("REMITTANCE ADVICE", "LEDGER"), false],
])("%s: %#", (_, page, is) => expect(firstPayerDecided([page], ["2026-09-15"], PAYER)).toBe(is));
