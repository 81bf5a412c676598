import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import type { MoveFacts } from "../facts/move-facts";

const of = (noticeText: string, facts: MoveFacts = {}) =>
  adviceFor({
    kind: "denial",
    category: "medical_necessity",
    reasonText: "Not medically necessary.",
    noticeText,
    ...facts,
  }).move;

const HEARING = (words: string) =>
  `Ohio Department of Job and Family Services\nState hearing decision   11/06/2026\nAppellant: Pia Lund\n${words}`;
it.each([
  ["The hearing officer overrules the appeal. This is a final and binding decision.", "write_off"],
  ["The Department affirms the denial of the MRI. This order is final.", "write_off"],
  ["The appeal is sustained. The plan is ordered to approve the MRI. This decision is final.", "appeal"],
  ["The hearing officer overrules the appeal. You may ask for an administrative appeal hearing.", "appeal"],
  ["The hearing officer will send a decision. That decision is final and binding.", "appeal"],
])("a state's hearing: %s", (words, move) => expect(of(HEARING(words))).toBe(move));

it.each([
  "Molina Healthcare   Notice of appeal resolution\nThe denial of the MRI is upheld. The state hearing decision is final and binding. You may ask for a state fair hearing.",
  "Molina Healthcare\nYour right to a state fair hearing decision\nThe denial is upheld. The hearing order is final.",
])("takes no plan's letter for a hearing: %s", (notice) => expect(of(notice)).toBe("appeal"));

const FORMAL = (words: string) =>
  `Defense Health Agency\nTRICARE formal review decision   11/05/2026\n${words}`;
it.each([
  [FORMAL("The formal review upholds the denial. This decision is final."), "write_off"],
  [FORMAL("The denial is upheld. No hearing is available because of the amount in dispute."), "write_off"],
  [FORMAL("The denial is upheld. You may request a hearing within 60 days."), "appeal"],
  [
    "Humana Military\nReconsideration determination\nThe denial is upheld. You may request a formal review. The formal review decision is final.",
    "appeal",
  ],
  [FORMAL("The denial is reversed. This decision is final."), "appeal"],
])("TRICARE's formal review: %s", (notice, move) =>
  expect(of(notice, { lineOfBusiness: "tricare" })).toBe(move),
);

it.each([
  ["Your request is dismissed: the claim was rejected as unprocessable (MA130).", "corrected_claim"],
  ["We dismiss the request. No initial determination was made on this claim.", "corrected_claim"],
  [
    "We dismiss the request for want of a signature. If a claim was rejected as unprocessable, send a new one.",
    "appeal",
  ],
  ["Dismissed: it came late. Another claim of that day was rejected as unprocessable.", "appeal"],
])("a dismissal: %s", (notice, move) =>
  expect(of(notice, { kind: "dismissal", category: "other", lineOfBusiness: "medicare_ffs" })).toBe(move),
);
