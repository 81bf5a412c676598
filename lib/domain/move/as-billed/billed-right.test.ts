import { expect, it } from "vitest";
import { billedRight } from "./billed-right";

const ground = (text: string) =>
  billedRight(
    [{ text: `Account review, DOS 10/12/2026\n${text}`, place: "Billing note, page 1" }],
    ["2026-10-12"],
  );

it.each([
  "Biller: POS 21 is right, he was an inpatient.",
  "Coder: modifier 59 is correct, separate site per the note.",
  "Coding review 11/09: diagnosis code M54.50 was billed correctly.",
  "Coder 11/09: line is correct as billed.",
])("the practice's own coder finds it right: %s", (text) => expect(ground(text)?.words).toBe(text));

it.each([
  "Biller: check that POS 21 is correct.",
  "Biller: POS 21 is not right.",
  "Coder: modifier 59 is correct only if the note has another site.",
  "Coder: modifier 59 is correct, but the diagnosis is not.",
  "Biller: payer says the code is correct for the office.",
  "Coder: the correct code is 99213, billed 99214.",
  "Coder: POS should be 11. Units are correct.",
  "Biller: is the diagnosis code correct?",
  "Biller: make sure the taxonomy is correct, then resubmit.",
  "Coder: left side is right as planned, X-ray clear.",
  "Biller: claim is correct once modifier 25 is added.",
  "Patient is correct about the date.",
])("proves nothing: %s", (text) => expect(ground(text)).toBeUndefined());

it("says nothing of another day", () =>
  expect(
    billedRight([{ text: "Biller 09/01/2026: POS 21 is right.", place: "p" }], ["2026-10-12"]),
  ).toBeUndefined());

// Seen red: what is right is not what was billed, or another speaks.
it.each([
  "Coder: POS 11 is correct. POS 21 was billed.",
  "Coder: code 99214 is correct, 99215 was sent.",
  "Biller: correct as billed to the other plan.",
  "Coder: modifier 25 is correct and has to be added.",
  "Coder: diagnosis M54.16 is correct per note, claim has M54.50.",
  "Coder: units were correct. Diagnosis was not coded to the highest level.",
  "Biller 10/12/2026: Novitas rep: the claim is correct.",
  "Biller: modifier RT is correct; claim went out with LT.",
  "Coder: dx is correct. Add modifier 59.",
  "Biller: patient's sex is correct in the chart.",
  "Coder: place of service is correct. Change the code to 99213.",
  "Coder: POS 21 is correct as of 10/13.",
  "Coder: modifier 59 is correct per NCCI if documented.",
  "Coding policy: POS 22 is correct for outpatient departments.",
  "Biller: per Medicare, modifier GP is correct.",
  "Coder: modifier KX is correct, we forgot it.",
  "Biller: taxonomy is correct in PECOS.",
  "Coder: sex is correct, date of birth is not.",
  "Biller: claim is correct, waiting on the plan to confirm.",
  "Coder: diagnosis is correct, however laterality was dropped.",
  "Coder: 97140 code is correct, 59 was forgotten.",
  "Biller: NPI on claim was the old one. POS is correct.",
])("says nothing of the claim as it was billed: %s", (text) => expect(ground(text)).toBeUndefined());
