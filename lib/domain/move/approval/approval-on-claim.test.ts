import { expect, it } from "vitest";
import { approvalNumbers, approvalSent, findsNumberWrong, grants, otherApproval } from "./approval-on-claim";

const paper = (
  number: string,
  span: string,
  service = "PT evaluate and treat, L knee",
  status = "APPROVED",
) => ({
  text: `ACME MILITARY  |  Referral / authorization      Date 09/02/2026\nBeneficiary  ROSA AMES   DOB 01/02/1960   Order no.  ${number}   ${status}\nService   ${service}    Visits 16    Valid ${span}`,
  place: `Approval ${number}`,
});
const NOTICE =
  "198  Authorization exceeded. The authorization given on this claim, 20260528-004417, ended on\nAugust 31, 2026.";
const OLD = paper("20260528-004417", "06/01/2026 - 08/31/2026");
const NEW = paper("20260902-011836", "09/08/2026 - 12/31/2026");
const claim = { services: ["2026-09-14", "2026-09-21"], codes: ["97110", "97140"] };

it.each([
  ["The authorization given on this claim, 20260528-004417, ended.", "20260528-004417"],
  ["Number sent: 0626-117742. Our file: ended.", "0626-117742"],
  ["The referral number on your claim, R44-7781, expired.", "R44-7781"],
  ["The referral number on your claim is R44-7781.", "R44-7781"],
  ["The approval you sent (PA-660413) was for another service.", "PA-660413"],
  ["Our note: the claim gives authorization PA-2604-11873. That one was for the wrist.", "PA-2604-11873"],
  ["Your claim carried referral number R44-7781.", "R44-7781"],
  ["The claim shows authorization on 2026-09-14.", undefined],
  ["The claim has no authorization. Call 785-555-0125.", undefined],
  ["The authorization on this claim is not valid.", undefined],
  ["Send the authorization with your claim 26181M40577.", undefined],
])("knows which number the payer found: %s", (words, number) => expect(approvalSent(words)).toBe(number));

it("knows a number that is found wrong from one that was missing", () => {
  expect(findsNumberWrong(NOTICE)).toBe(true);
  expect(findsNumberWrong("The authorization given on the claim is not one for these services.")).toBe(true);
  expect(findsNumberWrong("No authorization was obtained.")).toBe(false);
  expect(findsNumberWrong("Authorization is not required for these services.")).toBe(false);
});

it("takes the number of an order only where the paper calls none its approval's", () => {
  expect(approvalNumbers(["Order no. 20260902-011836"])).toEqual(["20260902-011836"]);
  expect(approvalNumbers(["   Authorization     PA-2609-40218", "   Approval date     2026-09-10"])).toEqual([
    "PA-2609-40218",
  ]);
  expect(approvalNumbers(["Order no. 20260902-011836", "Authorization number: PA-660413"])).toEqual([
    "PA-660413",
  ]);
});

it("grants nothing by what was not approved", () => {
  expect(grants("Status: APPROVED")).toBe(true);
  expect(grants("This request is not approved.")).toBe(false);
  expect(grants("Previously approved. Decision: DENIED")).toBe(false);
});

it("finds the one other approval that covers every day", () => {
  const mri = paper("20260902-011840", "09/02/2026 - 10/31/2026", "MRI L knee 73721");
  expect(otherApproval([OLD, NEW, mri], NOTICE, claim)).toMatchObject({ place: "Approval 20260902-011836" });
});

it.each([
  ["the other one leaves out a day", [OLD, paper("20260902-011836", "09/15/2026 - 12/31/2026")], NOTICE],
  ["two others cover the days", [NEW, paper("20260902-099999", "09/01/2026 - 12/31/2026")], NOTICE],
  [
    "the other one is of another service",
    [paper("20260902-011840", "09/02/2026 - 10/31/2026", "MRI 73721")],
    NOTICE,
  ],
  [
    "the other one was not approved",
    [paper("20260902-011836", "09/08/2026 - 12/31/2026", "PT", "NOT APPROVED")],
    NOTICE,
  ],
  ["the payer found no number", [OLD, NEW], "197  No authorization was obtained for these dates."],
  ["the number at hand is that of the claim", [paper("20260528-004417", "06/01/2026 - 12/31/2026")], NOTICE],
])("finds none where %s", (_, pages, notice) => expect(otherApproval(pages, notice, claim)).toBeUndefined());

// Seen red: a code, a telephone number, a street or the day of a paper stood for the number of an approval.
it.each([
  "Authorization          97110 x 12 visits approved",
  "Authorization     555-0136",
  "Referral      800-555-0136",
  "Authorization       09-14-2026",
  "Authorization number:\n\n 12345 Main Street",
  "Prior authorization     20260914",
])("takes for no number of an approval: %s", (line) => expect(approvalNumbers([line])).toEqual([]));

it.each([
  "The claim lists authorization 97110 as required.",
  "The claim shows approval 555-0136.",
  "If the claim has authorization number 0626-117742, no appeal is needed.",
])("takes for no number of the claim's: %s", (words) => expect(approvalSent(words)).toBeUndefined());
