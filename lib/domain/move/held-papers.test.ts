import { expect, it } from "vitest";
import { papersHeld } from "./held-papers";

const HEAD = "ENCOUNTER #30441   Ames-Tell, Rosa   DOS 09/15/2026\n";

it.each([
  ["Esign Ada Roe DC 09/15/2026 10:48", true],
  ["E-signed: Ada Roe, DC", true],
  ["Printed by the front desk", false],
])("a page of the day with %j is a note: %s", (foot, isNote) =>
  expect(papersHeld([`${HEAD}Elbow 5/10.\n${foot}`], ["2026-09-15"])).toEqual(isNote ? ["records"] : []),
);

// Seen red with each way taken out.
it.each([
  ["Rapid influenza A, in-house (87804)\nRapid influenza B, in-house (87804)", true],
  ["Culture of the throat (87070)\nCulture of the wound 87070", true],
  ["Each line was read and charted separately.", true],
  ["Two separate swabs were taken.", true],
  ["Morning session 8:00.\nAfternoon session 14:00.", true],
  ["Rapid influenza A and B (87804)", false],
  ["97110 two units, 30 min", false],
  ["Provider manual: report separate results on two lines.", false],
])("a record of the day tells two services apart: %s", (text, apart) =>
  expect(papersHeld([`${HEAD}${text}\nSigned Ada Roe, DC`], ["2026-09-15"]).includes("two_services")).toBe(
    apart,
  ),
);

it.each([
  ["Not related to the accident of 2021.", true],
  ["Auto accident   [ ] yes   [x] no", true],
  ["Auto accident   [x] yes   [ ] no", false],
  ["Related to the accident of 2021.", false],
])("a paper of the day says whether an accident is behind it: %s", (line, isNone) =>
  expect(papersHeld([`${HEAD}${line}`], ["2026-09-15"])).toEqual(isNone ? ["no_accident"] : []),
);
