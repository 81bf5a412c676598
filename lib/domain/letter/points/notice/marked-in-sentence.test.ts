import { expect, it } from "vitest";
import { denialPoints } from "./denial-points";
import { itemsMarkedInSentence } from "./marked-in-sentence";

// Seen red: what a sentence asked for one by one was no point, or one point for all.
it.each([
  [
    "To complete our review please send (1) the initial evaluation, (2) the signed plan of care, and (3) the daily notes for 09/01/2026\nthrough 09/30/2026. Thank you.",
    [
      "the initial evaluation",
      "the signed plan of care",
      "the daily notes for 09/01/2026 through 09/30/2026",
    ],
  ],
  [
    "This claim is pended. Documentation needed: a) office notes b) x-ray report c) signed order.",
    ["office notes", "x-ray report", "signed order"],
  ],
  [
    "We need the following: i. the evaluation; ii. the plan of care; and iii. the treatment log.",
    ["the evaluation", "the plan of care", "the treatment log"],
  ],
  [
    "Records requested: a) the evaluation b) the plan of care; if not received the claim is denied.",
    ["the evaluation", "the plan of care"],
  ],
  [
    "To complete our review of your request for therapy, please send (1) the evaluation and (2) the daily notes.",
    ["the evaluation", "the daily notes"],
  ],
  [
    "Please provide 1. Initial evaluation 2. Plan of care 3. Daily notes within 30 days of this letter.",
    ["Initial evaluation", "Plan of care", "Daily notes"],
  ],
])("takes each paper that a sentence asks for: %s", (notice, items) => {
  expect(itemsMarkedInSentence(notice)).toEqual(items);
  expect(denialPoints(notice, "").map(({ kind, text }) => [kind, text])).toEqual(
    items.map((text) => ["item", text]),
  );
});

// Red with any list in a sentence taken for what is asked.
it.each([
  "To appeal, please send (1) a copy of this notice, and (2) the records that support your appeal.",
  "Please send the records by (1) mail, (2) fax, or (3) the portal.",
  "If you disagree, submit (1) a letter and (2) any notes.",
  "The policy requires (1) six weeks of therapy and (2) an x-ray report.",
  "Please send (1) a refund check and (2) the remittance page to settle the overpayment.",
  "Your rights: a) request the file, b) request a review of the records.",
  "The records do not show (1) a diagnosis, (2) six weeks of therapy notes.",
  "We need 1. 2 units of 97110 and 3. 4 units of 97140 confirmed.",
  "Services were billed on (1) 09/01/2026 and (2) 09/03/2026.",
  "Please send the plan of care (see section 3) and the notes (9/2).",
  "You may request (a) an external review or (b) a copy of the report.",
  "In response to your request, we reviewed (1) the order, (2) the office notes, and (3) the imaging report.",
  "We denied the request for (1) a therapy evaluation and (2) twelve treatment notes.",
  "We received your request for (1) a wheelchair evaluation and (2) MRI studies. We denied both.",
  "The request for records of (1) the evaluation and (2) the notes was sent on 09/01/2026.",
  "The reviewer asked for (1) the x-ray report and (2) the consult notes; both were received.",
  "For future claims please submit (1) the evaluation and (2) the daily notes with the claim.",
  "To request an external review, send (1) the form and (2) the letter.",
  "The form must be signed by (a) the patient or (b) a parent; send the form to us.",
])("is no list of papers: %s", (notice) => expect(itemsMarkedInSentence(notice)).toEqual([]));

it("leaves no end of a sentence that the next mark begins", () => {
  const notice =
    "The information needed is: i. the evaluation; ii. the plan of care; and iii. the treatment log.";
  expect(denialPoints(notice, notice).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "item: the evaluation",
    "item: the plan of care",
    "item: the treatment log",
  ]);
});

it("keeps by when they must come out of the points", () => {
  const notice =
    "Please submit (1) the history and physical; and (2) the imaging report. The information must be received within 45 days.";
  expect(denialPoints(notice, notice).map(({ text }) => text.replace(/\.$/, ""))).toEqual([
    "the history and physical",
    "the imaging report",
  ]);
});
