import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { printedTitle } from "./printed-title";

const titleOf = (text: string) => printedTitle(readLines(fromPlainText(text), true));

it.each([
  ["BAY CREEK PT          REGISTRATION UPDATE          date  07/28/2026", "REGISTRATION UPDATE"],
  ["Bay Spine & Sport PT     RE-ASSESSMENT     Page 1 of 2", "RE-ASSESSMENT"],
  ["CHARGE REVIEW       Bay Creek FP      printed 10/22/2026 mlo", "CHARGE REVIEW"],
  [
    "BAY SHORE PHYSICAL THERAPY LLC\nAgreement to pay for visits that my plan does not cover",
    "Agreement to pay for visits that my plan does not cover",
  ],
  ["STATE OF KANSAS - CLEARINGHOUSE\nNOTICE OF ACTION: APPROVAL", "NOTICE OF ACTION: APPROVAL"],
])("reads the title that is printed in %s", (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each([
  "BAY CREEK PT          OTTO, VERA          acct 5521",
  "Bay Creek Family Medicine, LLP       August 28, 2026\nAcme Provider Disputes",
  "Visit of 09/24/2026. Patient Vera Otto, DOB 08/14/1972. Tests were normal.",
  "BAY CREEK CHIROPRACTIC      printed visits 09/01/2026",
  "Vera Otto      Follow-up in 2 weeks; see notes.",
])("takes no title from %s", (text) => {
  expect(titleOf(text)).toBe("");
});
