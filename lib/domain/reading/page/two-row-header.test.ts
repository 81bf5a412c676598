import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const voucher = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE POSTAL PLAN            Provider voucher     Sept. 18, 2026",
        "",
        ...lines,
        "CLAIM         FE-2609-118-4471                   ICD            M16.12",
        "",
        "SERVICE DATE   PROCEDURE    BILLED     COVERED     PAID     MSG",
        "08/31/26       97530         96.00        0.00     0.00     210",
        "",
        "MSG 210  Another plan pays first. We cannot consider these charges.",
      ].join("\n"),
    ),
  );

it("takes two lists side by side for no table, though one label is unknown", () => {
  const { fields, facts } = voucher(
    "ENROLLEE      Odette Marlowe                     PATIENT        Amos Marlowe (husband)",
    "ID            M 4471 8820                        ENROLLMENT     Self plus one, code 452",
  );
  expect(fields.patient_name?.value).toBe("Amos Marlowe");
  expect(facts.subscriber_name?.value).toBe("Odette Marlowe");
});

it("still reads a row of values under four headings", () => {
  const { fields } = voucher(
    "ENROLLEE         PLAN          PATIENT         ICN",
    "Odette Marlowe   Self plus 1   Amos Marlowe    FE2609118",
  );
  expect(fields.patient_name?.value).toBe("Amos Marlowe");
});

it("two lists side by side are no table where each line opens a fact", () => {
  const { fields } = extractByRules(
    fromPlainText(
      [
        "CAMPUSGUARD STUDENT HEALTH            Explanation of Benefits",
        "",
        "   Student      Emeka Nwosu                        Student ID    (not shown)",
        "   Coverage ID  CGS-0147-22380                     Policy year   8/15/25-8/14/26",
        "   Printed      October 30, 2025",
        "",
        "   Claim 25-2914-CG-7708",
      ].join("\n"),
    ),
  );
  expect(fields.patient_name?.value).toBe("Emeka Nwosu");
});
