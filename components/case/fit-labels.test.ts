import { expect, it } from "vitest";
import { fitChoice, fitWords } from "./fit-labels";

it("keeps names and numbers as they are written", () => {
  const reasons = ["Claim or reference number GRM224", "Patient Leon Hartsease", "Service on 2026-08-17"];
  expect(fitWords(reasons)).toBe(
    "Fits by claim or reference number GRM224, patient Leon Hartsease, service on Aug 17, 2026.",
  );
});

it("writes a choice the same way", () => {
  expect(
    fitChoice("Leon Hartsease · GRM224 · sent 2026-10-30", [
      "Patient Leon Hartsease",
      "Service on 2026-08-17",
    ]),
  ).toBe(
    "Leon Hartsease · GRM224 · sent Oct 30, 2026 (fits by patient Leon Hartsease, service on Aug 17, 2026)",
  );
});
