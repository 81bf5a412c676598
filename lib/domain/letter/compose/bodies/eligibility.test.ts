import { expect, it } from "vitest";
import type { LetterContext } from "../letter-body";
import { eligibility } from "./eligibility";

const asked = (carc: string, otherSpent: boolean) =>
  eligibility({ carc, otherSpent, facts: {} } as unknown as LetterContext).asks[0];

// Seen red: a letter that shows the accident insurer's limit used up asked to take the accident off the file.
it("asks for payment as the first payer where the accident insurer's coverage is used up", () =>
  expect(asked("21", true)).toContain("as the first payer"));

it("says otherwise that there was no accident, and leaves other reasons as they are", () => {
  expect(asked("21", false)).toContain("take the accident off");
  expect(asked("27", true)).toContain("coverage record");
});
