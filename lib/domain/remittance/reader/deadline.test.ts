import { expect, test } from "vitest";
import { estimateAppealDeadline } from "./deadline";
import { payerTypeOf } from "./payer-type";

test.each([
  ["MB", "ANY CONTRACTOR", "2026-07-05"],
  ["MA", null, "2026-07-05"],
  ["CH", null, "2026-05-31"],
  ["FI", null, "2026-09-02"],
  ["12", "UNHEARD OF PLAN", "2026-08-29"],
  ["12", "UNITEDHEALTHCARE COMMUNITY PLAN", "2026-05-01"],
  ["ZZ", "AETNA", "2026-08-29"],
])("filing code %s, payer %s", (filing, name, date) => {
  const found = estimateAppealDeadline(payerTypeOf(filing, name), "2026-03-02");
  expect(found.date).toBe(date);
  expect(found.basis).toMatch(/; estimated, confirm on the notice\.$/);
});

test("no guess for unknown payers, liability insurers or without a date", () => {
  expect(estimateAppealDeadline(payerTypeOf("ZZ", "UNHEARD OF PLAN"), "2026-03-02").date).toBeNull();
  expect(estimateAppealDeadline(payerTypeOf("WC", null), "2026-03-02").date).toBeNull();
  expect(estimateAppealDeadline(payerTypeOf("MB", null), null).date).toBeNull();
});
