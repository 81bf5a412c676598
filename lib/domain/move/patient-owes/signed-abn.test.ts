import { expect, it } from "vitest";
import { signedAbn } from "./signed-abn";

const ABN = `ADVANCE BENEFICIARY NOTICE OF NON-COVERAGE (ABN)
C. Identification Number: 20417
D. Service:  chiropractic adjustment, 98940, once a month
F. Estimated cost:  $45.00 each visit
G. OPTIONS   [X] OPTION 1. I want the D. listed above. I understand that I may have to pay.
             [ ] OPTION 2.        [ ] OPTION 3.
I. Signature:  Rosa Ames      J. Date: 08/31/2026`;
const found = (text: string) => signedAbn([{ text, place: "ABN, page 1" }], ["2026-09-30"], ["98940"]);

it.each([
  ["the form", ABN],
  ["other boxes", ABN.replace("[X]", "☒").replaceAll("[ ]", "☐")],
  ["the second option", ABN.replace("[X] OPTION 1", "[ ] OPTION 1").replace("[ ] OPTION 2", "[x] OPTION 2")],
  ["words for the option", `ABN on file: pt checked option 1, est. $45.00, signed 09/01/2026`],
  ["no code on it", ABN.replace(", 98940", "")],
])("takes %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  ["one that was signed afterwards", ABN.replace("08/31/2026", "10/05/2026")],
  ["one of more than a year ago", ABN.replace("08/31/2026", "08/31/2025")],
  ["an empty signature", ABN.replace("Rosa Ames      ", "____________  ")],
  ["no option", ABN.replace("[X]", "[ ]")],
  ["the option not to have it as well", ABN.replace("[ ] OPTION 3", "[X] OPTION 3")],
  ["no price", ABN.replace("$45.00 each visit", "")],
  ["another service", ABN.replace("98940", "97810")],
  ["a promise on no such form", ABN.replace("ADVANCE BENEFICIARY NOTICE OF NON-COVERAGE (ABN)", "AGREEMENT")],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());
