import { expect, it } from "vitest";
import { fitWords } from "./fit-words";

it("keeps names and numbers as they are written", () => {
  const reasons = ["Claim or reference number GRM224", "Patient Leon Hartsease", "Service on 2026-08-17"];
  expect(fitWords(reasons)).toBe(
    "Fits by claim or reference number GRM224, patient Leon Hartsease, service on Aug 17, 2026.",
  );
});
