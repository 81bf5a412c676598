import { expect, it } from "vitest";
import type { Extraction } from "@/lib/core/extraction";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";
import { parsePersonName } from "./page/person-name";
import { findPayers } from "./payer/payer-mention";

/** A short letter about a claim, with one paragraph in which another one's value stands beside the claim's. */
const letter = (said: string): Extraction =>
  extractByRules(
    fromPlainText(
      `Priority Health\nPO Box 64560, Grand Rapids, MI 49525\n\nDecember 9, 2026\n\nDear Provider:\n\n${said}\n\nProvider Service\n`,
    ),
  );

it.each([
  [
    "a child's claim",
    "Claim 26210044718 for Ada Roe is denied. A claim for her son Ben Roe, seen on October 2, 2026, is paid. Ada was seen on October 1, 2026 for 97110.",
    "2026-10-01",
  ],
  [
    "earlier care that was paid",
    "Ada Roe was seen at your office on October 2, 2026 for 97110. She had been seen for the same at Lakeside Therapy on September 28, 2026, which we paid. Your claim 26210044718 is denied as a duplicate.",
    "2026-10-02",
  ],
  [
    "when another payer denied it",
    "Medicare denied the service on August 3, 2026, so our supplement pays nothing for 97110 of July 8, 2026 and we deny claim 26210044718 for Ada Roe.",
    "2026-07-08",
  ],
  [
    "care that had been given",
    "Ada Roe had been seen on October 2, 2026 for 97110. We deny it.",
    "2026-10-02",
  ],
])("the day of care beside %s", (_, said, days) =>
  expect(letter(said).facts.dates_of_service?.value).toBe(days),
);

it("takes no provider from the words under a salutation", () =>
  expect(
    letter("Under policy 447188-20 we do not pay for 20561. Ada Roe had it on October 2, 2026.").facts
      .provider_name,
  ).toBeUndefined());

it.each([
  ["Ada Roe, October", "Ada Roe"],
  ["Ada Roe's", "Ada Roe"],
  ["Roe, April", "April Roe"],
])("the name in %s", (printed, name) => expect(parsePersonName(printed)?.display).toBe(name));

it("takes a warning about later claims for no reason", () =>
  expect(
    reasonStrength("If no notes come, later claims may be denied as not medically necessary."),
  ).toBeLessThan(reasonStrength("This claim is denied as not medically necessary.")));

it("takes no reason from who signs", () =>
  expect(
    letter(
      "Your letter to Blue Cross Blue Shield of Michigan came to us by mistake. Claim 26210044718 for Ada Roe of October 2, 2026 is denied since you sent it to the wrong plan.",
    ).fields.denial_text?.value,
  ).toContain("wrong plan"));

it.each([
  ["DATE        MEDICARE    MEDICARE    PLAN", []],
  ["Medicare did not approve it", []],
  ["MEDICARE    Remittance", ["MEDICARE"]],
])("payers in: %s", (text, names) => expect(findPayers(text).map(({ name }) => name)).toEqual(names));

it("takes no sum of what another payer approved for the charge", () => {
  const paper = (head: string) =>
    extractByRules(
      fromPlainText(
        [
          "UNITED OF OMAHA LIFE INSURANCE COMPANY                    Remittance",
          "For: PLATTE RIVER EYE ASSOCIATES                          10/30/2026",
          "Insured: BERTRAM HALVERSEN      Policy: 447188-20M      Our claim: 26303-4471882",
          "",
          `SERVICE     PROC    ${head}   MEDICARE   PLAN     NOTE`,
          "DATE        CODE    APPROVED   PAID       PAID",
          "10/01/26    92014     98.40      78.72     19.68",
          "10/01/26    92015      0.00       0.00      0.00   A4",
          "TOTAL                 98.40      78.72     19.68",
          "",
          "A4  MEDICARE DID NOT APPROVE THIS SERVICE.",
        ].join("\n"),
      ),
    ).facts.billed_amount?.value;
  expect(paper("MEDICARE")).toBeUndefined();
});
