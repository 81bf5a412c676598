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

// Red where the only number above was the recipient's own, and stood there as the service wants it.
it("names the sender's number only where there is one, and prints the recipient's as people read it", () => {
  const sheet = (sender: { phone?: string; fax?: string }) =>
    JSON.stringify(
      faxCoverBlocks(
        coverOf("Aetna", "+18015550144", "2026-11-28"),
        { name: "Tideline", addressLines: [], ...sender },
        3,
      ),
    );
  expect(sheet({ phone: "(503) 555-0142" })).toContain(
    "Call the sender at the number above and destroy them.",
  );
  expect(sheet({ fax: "(503) 555-0143" })).toContain(
    "Tell the sender at the fax number above and destroy them.",
  );
  expect(sheet({})).toContain("Tell the sender and destroy them.");
  expect(sheet({})).toContain('"(801) 555-0144"');
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
