import { expect, it } from "vitest";
import { firstClaimPaid } from "./first-claim-paid";

const NOTICE = "98941   85.00   denied. (OA-18) This is a duplicate of claim 2026-268-11902-00.";
const DAY = ["2026-09-17"];

it("finds the first claim's payment under the head of a remittance or in words", () => {
  const posting = `ERA POSTING REPORT
 Claim              Name              DOS       Chg     Allow   PR-3    Paid
 2026-268-11902-00  AMES ROSA         09/17/26  85.00   76.20   30.00   46.20`;
  expect(firstClaimPaid([posting], DAY, NOTICE)).toBe(true);
  const words = `REMITTANCE ADVICE
Claim 2026-268-11902-00   Rosa Ames
  09/17/2026  98941  billed $85.00  paid $46.20  check 0044120`;
  expect(firstClaimPaid([words], DAY, NOTICE)).toBe(true);
});

it("takes a claim that was denied, or another number, for no payment", () => {
  const nothing = `ERA POSTING REPORT
 Claim              Name              DOS       Chg     Allow   PR-3    Paid
 2026-268-11902-00  AMES ROSA         09/17/26  85.00   76.20   76.20   0.00
 2026-268-11910-00  OTT OWEN          09/17/26  85.00   76.20    0.00   76.20`;
  expect(firstClaimPaid([nothing], DAY, NOTICE)).toBe(false);
  const denied = "REMITTANCE\nClaim 2026-268-11902-00 reversed, paid 46.20 taken back";
  expect(firstClaimPaid([denied], DAY, NOTICE)).toBe(false);
  const note = "Claim 2026-268-11902-00 billed 85.00, expected 46.20";
  expect(firstClaimPaid([note], DAY, NOTICE)).toBe(false);
});

it("finds the payment in the table below the first claim's number, and not in the next claim's", () => {
  const table = (paid: string, between = "") => `EXPLANATION OF PAYMENT
Patient name      Rosa Ames
Claim reference   2026-268-11902-00          Your ref.  RA44
${between}
  Date         Code     Charge      Allowed     Copay     Paid      Notes
  09/17/2026   98941    $85.00      $76.20      $30.00    ${paid}    B`;
  const notice =
    "OA-18. An exact duplicate of a claim that the plan has processed before, reference 2026-268-11902-00.";
  expect(firstClaimPaid([table("$46.20")], DAY, notice)).toBe(true);
  expect(firstClaimPaid([table("$0.00 ")], DAY, notice)).toBe(false);
  expect(firstClaimPaid([table("$46.20", "Claim reference   2026-268-11999-00")], DAY, notice)).toBe(false);
});

it("finds the first bill that a reason only points at", () => {
  const notice =
    "18  Exact duplicate claim/service. See bill 6498-402-15, received 09/21/2026, paid 10/02/2026.";
  const eor = (
    pay: string,
  ) => `EXPLANATION OF REIMBURSEMENT     review date 09/28/2026     Doc ctrl 6498-402-15
  09/17/26   97140 GO   1     61.00     fs  47.12     pay  ${pay}     P12`;
  expect(firstClaimPaid([eor("47.12")], DAY, notice)).toBe(true);
  expect(firstClaimPaid([eor(" 0.00")], DAY, notice)).toBe(false);
  expect(firstClaimPaid([eor("47.12").replace("6498-402-15", "6498-402-16")], DAY, notice)).toBe(false);
});
