import { expect, it } from "vitest";
import { faxCoverBlocks } from "@/lib/integrations/packet/front-pages";
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

// Red where each fax said "Appeal of a claim decision", whatever it carried.
it.each([
  ["appeal", "Appeal of a claim decision"],
  ["corrected_claim", "Corrected claim"],
  ["records", "Records for a claim"],
  ["other_payer", "Coordination of benefits"],
] as const)("says of a fax with the paper %s what it carries", (paper, subject) => {
  const cover = coverOf("Aetna", "+18015550144", "2026-11-28", paper);
  const sheet = JSON.stringify(faxCoverBlocks(cover, { name: "Tideline", addressLines: [] }, 3));
  expect(sheet).toContain(`"${subject}"`);
  expect(sheet.includes("Appeal")).toBe(paper === "appeal");
});
