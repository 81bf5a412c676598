import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const remittance = (...legend: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "MEDICARE PART B REMITTANCE ADVICE          HARBORLINE MEDICARE SERVICES",
        "PAYEE  QUARRY ROAD FAMILY MEDICINE         NPI 1902884455",
        "PAID ON  09/14/2026",
        "",
        "NAME  MARLOWE, ODETTE        MEDICARE ID  1EG4TE5MK73      CLAIM NUMBER  2026257001188",
        "REMARKS  N350",
        "DATE       PROC    BILLED   ALLOWED   REASON   PAID",
        "08/27/26   96413   310.00      0.00   CO-16    0.00",
        "CLAIM TOTAL        310.00      0.00            0.00",
        "",
        "NAME  TELLER, AMOS           MEDICARE ID  4RV9TE5MK22      CLAIM NUMBER  2026257001199",
        "REMARKS  MA01",
        "DATE       PROC    BILLED   ALLOWED   REASON   PAID",
        "08/27/26   99213   150.00    92.00    CO-45   73.60",
        "CLAIM TOTAL        150.00    92.00            73.60",
        "",
        "WHAT THE CODES MEAN",
        "  CO-16   THE CLAIM LACKS INFORMATION THAT IS NEEDED.",
        "  N350    MISSING DESCRIPTION OF SERVICE FOR A NOT OTHERWISE CLASSIFIED CODE.",
        "  CO-45   CHARGE EXCEEDS FEE SCHEDULE.",
        ...legend,
      ].join("\n"),
    ),
  );

it("takes no time to appeal from a code that stands beside another claim", () => {
  expect(
    remittance("  MA01    YOU MAY APPEAL WITHIN 120 DAYS OF THIS NOTICE.").facts.appeal_deadline,
  ).toBeUndefined();
});

it("keeps it where the claim itself has the code, or no claim has it", () => {
  const own = remittance("  N350    YOU MAY APPEAL WITHIN 120 DAYS OF THIS NOTICE.");
  expect(own.facts.appeal_deadline?.value).toBe("2027-01-12");
  expect(remittance("  YOU MAY APPEAL WITHIN 120 DAYS OF THIS NOTICE.").facts.appeal_deadline?.value).toBe(
    "2027-01-12",
  );
});
