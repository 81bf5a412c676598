import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import { providerEnrolled } from "./provider-enrolled";

const DAY = ["2026-09-08"];
const letter = (line: string) =>
  `TALLGRASS MEDICARE SERVICES     Provider Enrollment     September 22, 2026\nDr. H. Bascombe, DC   NPI 1659502748\n${line}\n`;

it.each([
  ["Effective date of enrollment: August 15, 2026", true],
  ["Participating with the plan since 08/15/2026", true],
  ["Credentialed as of 8/15/26", true],
  ["Effective date of enrollment: October 1, 2026", false],
  ["Your application is pending. Effective 08/15/2026 you may not bill.", false],
  ["Member coverage effective 08/15/2026", false],
])("a payer's letter of enrollment: %s", (line, is) =>
  expect(providerEnrolled([letter(line)], DAY)).toBe(is),
);

it("is no note, and no card of a patient", () => {
  expect(providerEnrolled(["VISIT NOTE 09/08/2026\nEffective 08/15/2026 a new plan of care."], DAY)).toBe(
    false,
  );
  expect(providerEnrolled(["COPY OF CARD\nEffective 09/01/2026   Office copay $25"], DAY)).toBe(false);
});

it("makes an appeal of a provider said not to be eligible, and else a corrected claim", () => {
  const denied = { carc: "B7", category: "billing", lineOfBusiness: "commercial" } as const;
  expect(adviceFor({ ...denied, held: ["provider_enrolled"] }).move).toBe("appeal");
  expect(adviceFor({ ...denied, held: [] }).move).toBe("corrected_claim");
  expect(adviceFor({ ...denied, carc: "16", held: ["provider_enrolled"] }).move).toBe("corrected_claim");
});
