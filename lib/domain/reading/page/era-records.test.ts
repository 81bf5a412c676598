import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const viewer = (status: string) =>
  extractByRules(
    fromPlainText(
      [
        "CLEARPATH ERA VIEWER     File 835_20261013_0044.txt     Payer: CASCADIA BENEFIT TRUST HEALTH PLAN     10/13/2026",
        "",
        "Claim level                                                                              Charge    Paid     Pt resp",
        ` 1   26-CB-118820   VESTERGAARD, KIRSTEN   CBT700811922   ${status} 1 Processed as primary   $138.00   $72.60   $30.00`,
        "       SVC 99213   20260922   $138.00   $72.60    CO-45 $35.40   PR-3 $30.00",
        ` 2   26-CB-119077   ROMANOFF, PETER ALAN   CBT700640318   ${status} 4 Denied                 $190.00    $0.00    $0.00`,
        "       SVC 99214   20260910   $172.00    $0.00    CO-18 $172.00   RMK N522",
        "       SVC 36415   20260910    $18.00    $0.00    CO-18  $18.00   RMK N522",
        ` 3   26-CB-119101   OYELARAN, BUKOLA       CBT700775560   ${status} 1 Processed as primary   $205.00  $148.11    $0.00`,
        "       SVC 99395   20260924   $205.00  $148.11    CO-45 $56.89",
        "Provider  1982640557  TAMARACK FAMILY CARE LLC     Claims 2     Total paid $72.60",
        "",
        " CO-18   Same service, day and provider as a claim that was paid before.",
        " CO-45   Contract adjustment.   PR-3  Copayment.",
      ].join("\n"),
    ),
  );

it("reads the denied claim of an electronic remittance as a viewer shows it", () => {
  const { fields, facts, deniedLines } = viewer("Status");
  expect(fields.claim_number?.value).toBe("26-CB-119077");
  expect(fields.patient_name?.value).toBe("Peter Alan Romanoff");
  expect(facts.member_id?.value).toBe("CBT700640318");
  expect(facts.dates_of_service?.value).toBe("2026-09-10");
  expect(facts.procedure_codes?.value).toBe("99214, 36415");
  expect(facts.provider_name?.value).toBe("TAMARACK FAMILY CARE LLC");
  expect(deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.amount])).toEqual([
    ["99214", "2026-09-10", "172.00"],
    ["36415", "2026-09-10", "18.00"],
  ]);
});

it("takes a numbered list of people without a claim's status for none", () => {
  expect(viewer("Page").facts.member_id?.value).not.toBe("CBT700640318");
});
