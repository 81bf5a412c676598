import { expect, it } from "vitest";
import { appealSentLate } from "./as-billed/appeal-sent-late";
import { diagnosisInNote } from "./as-billed/diagnosis-in-note";
import { lowerLevelAgreed } from "./as-billed/lower-level-agreed";
import { sideNotDone } from "./as-billed/side-not-done";
import { underpaid } from "./as-billed/underpaid";
import { groupPlanFirst } from "./coverage/group-plan-first";
import { ownTurn } from "./coverage/own-turn";
import { isUnpaidRow } from "./facts/unpaid-row";
import { isForOthers } from "./patient-owes/agreed-to-pay";

const DAY = ["2026-10-13"];
const page = (text: string) => [{ text, place: "paper" }];

it.each([
  ["10/13/2026  99213  $120.00  $0.00", true],
  ["10/13/2026  97110 GP  90.00  denied 90.00", true],
  ["10/13/2026  99213  120.00  80.00  40.00  0.00", false],
  ["10/13/2026  99213  120.00  deductible 120.00  0.00", false],
  ["10/13/2026  G0447  dx M17.11  not paid", false],
])("a row of nothing: %s", (line, found) => expect(isUnpaidRow(line)).toBe(found));

it.each([
  ["Underpaid by $31.10 per contract exhibit B", true],
  ["Paid below the contracted rate", true],
  ["Clean claim 06/01, no interest was paid", true],
  ["Not underpaid, matches the contract", false],
  ["If underpaid, send to the contract manager", false],
])("a payment that is too low: %s", (words, found) =>
  expect(underpaid(page(`DOS 10/13/2026 ${words}`), DAY) !== undefined).toBe(found),
);

it.each([
  ["Coding review 10/13/2026: supports 99213. K. Wills CPC", true],
  ["Coding review 10/13/2026: agree with 99213. K. Wills CPC", true],
  ["Coding review 10/13/2026: does not support 99213 only, 99214 is supported. K. Wills CPC", false],
  ["Coding review 10/13/2026: payer says it supports 99213. Disagree. K. Wills CPC", false],
])("a lower level: %s", (words, found) =>
  expect(lowerLevelAgreed(page(words), "Level changed to 99213", DAY) !== undefined).toBe(found),
);

it.each([
  ["The left side was not injected today.", true],
  ["Left knee not treated.", true],
  ["Left knee was not injected before.", false],
  ["The right side was not injected today.", false],
])("a side: %s", (words, found) =>
  expect(
    sideNotDone(page(`Note 10/13/2026 ${words} Signed J. Orr MD`), "20610 LT  $90.00  $0.00", DAY) !==
      undefined,
  ).toBe(found),
);

it.each([
  ["Note 10/13/2026 R07.89. Signed A. Wu MD", true],
  ["Note 10/13/2026 R07.89, I10. Signed A. Wu MD", false],
  ["Claim form 10/13/2026 R07.89 A. Wu MD", false],
  ["Note 10/13/2026 R07.89, should be R07.9. Signed A. Wu MD", false],
])("a diagnosis: %s", (words, found) =>
  expect(diagnosisInNote(page(words), "93000 dx R07.89 CO-11", DAY) !== undefined).toBe(found),
);

it.each([
  ["The appeal sat on the desk, mailed 10/26.", true],
  ["No earlier appeal was sent.", true],
  ["Appeal faxed 09/18, RESULT OK. No other appeal sent.", false],
  ["Rep says no earlier appeal was sent.", false],
])("a late appeal: %s", (words, found) =>
  expect(appealSentLate(page(words), "Your appeal had to be here within 180 days.") !== undefined).toBe(
    found,
  ),
);

it.each([
  ["Medicare primary from 08/01/2026", true],
  ["Coordination period 02/01/2024 - 07/31/2026", true],
  ["Medicare primary from 12/01/2026", false],
  ["Medicare not primary until 08/01/2026", false],
  ["Coordination period 02/01/2026 - 07/31/2028", false],
])("whose turn it is: %s", (words, found) =>
  expect(
    ownTurn(page(words), DAY, { payerName: "CGS Administrators", noticeText: "CGS Medicare Part B" }) !==
      undefined,
  ).toBe(found),
);

const FIRST = "This member is entitled to Medicare by age. Medicare is primary.";
it.each([
  ["Currently employed, 212 employees", FIRST, true],
  ["Currently employed, 14 employees", FIRST, false],
  ["Retired. The company has 212 employees, currently employed: no", FIRST, false],
  ["Currently employed, 60 employees", FIRST.replace("age", "disability"), false],
  ["Currently employed, 3,000 employees", FIRST.replace("age", "disability"), true],
])("an employer's plan: %s", (words, notice, found) =>
  expect(groupPlanFirst(page(words), notice) !== undefined).toBe(found),
);

it.each([
  ["laser hair removal, $180 per session", ["15877"], true],
  ["dry needling", ["97530"], true],
  ["dry needling", ["20560"], false],
  ["massage therapy", ["97124"], false],
  ["my therapy", ["97530"], false],
])("an agreement in words: %s for %s", (words, codes, others) =>
  expect(isForOthers(`Agreement: ${words}. I agree to pay.`, codes)).toBe(others),
);
