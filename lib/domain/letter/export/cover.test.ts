import { expect, it } from "vitest";
import { coverOf } from "./export";

// Red where a corrected claim's fax asked for the appeals department.
it("names whom a fax is for by what it carries", () => {
  const to = (paper?: "corrected_claim" | "appeal") =>
    coverOf("Aetna", "+18015550144", "2026-11-28", paper).to;
  expect(to()).toBe("Aetna, appeals department");
  expect(to("corrected_claim")).toBe("Aetna, claims department");
  expect(coverOf("", "+18015550144", "2026-11-28", "records").to).toBe("Medical records department");
  expect(coverOf("Aetna", "+18015550144", "2026-11-28", "claim_file").to).toBe("Aetna, appeals department");
});
