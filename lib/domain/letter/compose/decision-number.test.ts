import { describe, expect, it } from "vitest";
import type { LetterFacts } from "../facts/facts";
import { decisionNumber } from "./decision-number";

const FACTS: LetterFacts = { claimNumber: "0226231077450", memberId: "2MN6-WC4-HF85", npi: "1498204639" };
const read = (notice: string, more: LetterFacts = {}) => decisionNumber({ ...FACTS, ...more }, notice);

describe("the payer's number of its own decision", () => {
  it.each([
    ["   Re:     Medicare appeal number        1-26290447118", "Medicare appeal", "1-26290447118"],
    [
      "RE:  Ana Muestra    Member ID  ZBR 7004    First level appeal  A-26-09-3318",
      "first level appeal",
      "A-26-09-3318",
    ],
    ["Plan: HMO (insured, group)        Appeal file: MA-2026-07725", "appeal file", "MA-2026-07725"],
    ["         Order 268811407     PT, additional 8 visits", "order", "268811407"],
    ["REQUEST FOR REFUND              Recovery case  FR-26-008174", "recovery case", "FR-26-008174"],
    ["Appeal          FB-AP-2610-3381   received October 5, 2026", "appeal", "FB-AP-2610-3381"],
    ["Tracking number:       EV-26-7714402", "tracking", "EV-26-7714402"],
    ["   Request number    RR-2026-7714402               Claim   26 09", "request", "RR-2026-7714402"],
    ["| DOB: 03/28/1966      | Tracking no.: PC-2610-00774             |", "tracking", "PC-2610-00774"],
    ["Provider appeal no. 26-PA-77120", "provider appeal", "26-PA-77120"],
    ["Our reference     APL-55271", "reference", "APL-55271"],
  ])("is read of %s", (notice, label, number) => {
    expect(read(notice)).toEqual({ label, number });
  });

  it("is the decision's own where the request before it has a number too", () => {
    expect(read("Request number: 6617-20488\nAppeal number: G-26-11840")?.number).toBe("G-26-11840");
  });

  it.each([
    "Your reference: 44178820",
    "Patient reference: 44178820",
    "Provider reference: 44178820",
    "WCB Case Number: G4410882",
    "Visits approved so far: 12 (order 263340918), 11 used",
    "The 12 visits approved earlier under order 286997310 ended.",
    "Call 877-555-0166, reference C-20260622-0771.",
    "Appeals  877-555-0166",
    "Appeal  180 days from this letter",
    "Standard appeal: 180 days from receipt",
    "Date of your request        02-24-2026",
    "Request   97110-59   2 units",
    "Order   20610    left knee",
    "Request  12 visits, codes 97110",
    "Request number 193 664 0287",
    "Reference   0226231077450",
    "Appeal number: A-26-11840\nAppeal number: A-26-11841",
    "Request for review 20261019 was received",
    "Request   12-OCT-2026",
    "Request   CPT-97110   2 units",
    "Review   01012026-03312026",
    "Audit   2025-2026",
    "Tracking number: 9407111899223344556610",
    "Tracking number: 1Z999AA10123456784",
    "Appeal  20261019",
    "Review   10192026",
    "Appeal   48226-1234",
    "Grievance   8005550100",
    "Request   97110-97112   2 units",
    "Case   1-800-555-0199 ext. 4",
    "Reference PA-771940",
  ])("is none in %s", (notice) => {
    expect(read(notice, { authorizationNumber: "PA-771940" })).toBeUndefined();
  });
});
