import { expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import { nothingSeparate } from "./nothing-separate";

const line = (procedureCode: string): DeniedLine => ({
  ...{ procedureCode, dateOfService: "2026-10-06", billed: null, remarks: [], amount: null },
  ...{ groupCode: "CO", code: "236", reason: null },
});
const found = (text: string, code = "97140") =>
  nothingSeparate([{ text, place: "Note, page 1" }], ["2026-10-06"], [line(code)]);

const LINES = `CEDAR CHIROPRACTIC   visit 10/06/2026     Dr Munro
OBJ    Cervical and thoracic: not examined today, no complaint.
TX     CMT  lumbar (L4, L5) and sacral, diversified.
       MFR / soft tissue work lumbar paraspinals and R sacral border, 10 min, before the adjustment to help it along.
                       D. Munro DC  10/06/2026 17:20`;
const PROSE = `10/06/2026 Follow-up. Adjusted C5 and T4. Myofascial release to cervical paraspinals, 8 min. Tolerated well. Signed A. Wu, DC`;
const HEADED = `Date 10/06/2026
98941 adjustment:
   C2 right, C5 left, T3, L4
97140 manual therapy, 9 min: upper traps and suboccipitals
A. Wu, DC`;

it.each([
  ["lines of a note", LINES, "lumbar paraspinals"],
  ["prose", PROSE, "cervical paraspinals"],
  ["headings with a list", HEADED, "upper traps"],
])("finds hands-on work at the region that was manipulated in %s", (_, text, words) =>
  expect(found(text)?.words).toContain(words),
);

it.each([
  ["another region", LINES.replace("lumbar paraspinals and R sacral border", "upper trapezius and neck")],
  ["a limb", PROSE.replace("cervical paraspinals", "right shoulder, subscapularis")],
  ["one place of two elsewhere", `${LINES}\nTX  trigger points rhomboids`],
  ["no place for the work", PROSE.replace(" to cervical paraspinals", "")],
  ["a word that sets them apart", `${PROSE}\nseparate region from the adjustment`],
  ["another day's note", LINES.replaceAll("10/06/2026", "10/08/2026")],
  ["a page that nobody signed", PROSE.replace("Signed A. Wu, DC", "")],
])("does not speak over %s", (_, text) => expect(found(text)).toBeUndefined());

const PLANNED =
  "10/06/2026 Here for the third planned injection of the right knee. No other complaints. Signed R. Moss MD";

it("finds a visit for nothing but the planned procedure, or the practice's own word", () => {
  expect(found(PLANNED, "99213")).toBeDefined();
  expect(
    found("Coder note 10/06/2026: modifier 59 is not supported, one incision. Signed C. Day MD", "29877"),
  ).toBeDefined();
  expect(found(PLANNED.replace("No other complaints. ", ""), "99213")).toBeUndefined();
  expect(found(PLANNED.replace("No other", "New complaint of cough. No other"), "99213")).toBeUndefined();
});

it("looks at the day of the service where a line took another day of the page", () => {
  const printed = { ...line("97140"), dateOfService: "2026-11-12" };
  const note = [{ text: PROSE, place: "Note, page 1" }];
  expect(nothingSeparate(note, ["2026-10-06"], [printed])).toBeDefined();
  expect(nothingSeparate(note, ["2026-10-07"], [printed])).toBeUndefined();
});

const LIMB = `TX  1) CMT C5-6, T4-T6, three regions
    2) Manual therapy, R shoulder: posterior capsule mobilization.
       One-on-one 13 min. The shoulder was not manipulated.
A. Wu, DC   10/06/2026`;

it("takes no place for manipulated that the note says was not", () => {
  expect(found(LIMB)).toBeUndefined();
  expect(
    found(LIMB.replace("The shoulder was not manipulated", "No adjustment to the shoulder")),
  ).toBeUndefined();
  expect(
    found(LIMB.replace("The shoulder was not manipulated", "The shoulder was manipulated too")),
  ).toBeDefined();
});

const SOAP = `SPINAL CARE    daily SOAP           Tx date 10/06/2026       visit 5 of plan
A   Improving. Cervicalgia M54.2, low back M54.50.
P   CMT: C2, C5, T4, L4, diversified (3 regions).
    MT: myofascial release, cervical paraspinals and lumbar paraspinals, 10 min, in prep for the adjustment.
    Home: chin tucks.  RTC 1 wk.
P. Nakagawa DC   [signed 10/06/2026 4:47p]`;

// Seen red: what stands under "P" was taken for what is to come.
it.each([
  ["under the plan of a SOAP note", SOAP],
  ["under the word Plan", SOAP.replace("P   CMT", "Plan: CMT")],
  ["in the words same regions", SOAP.replace("cervical paraspinals and lumbar paraspinals", "same regions")],
  [
    "over the adjusted segments",
    "10/06/2026 Adjusted C5, T4. Soft tissue release over the adjusted segments, 8 min. Signed A. Wu, DC",
  ],
  ["in abbreviations", "10/06/2026 CMT cerv, thor. STM cerv and thor, 8 min. Signed A. Wu, DC"],
])("finds work at the manipulated region %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  ["treatment that is still to come", SOAP.replace("P   CMT:", "P   Next visit CMT:")],
  ["a shoulder beside the spine", SOAP.replace("cervical paraspinals and lumbar paraspinals", "R shoulder")],
  [
    "not the same region",
    "10/06/2026 Adjusted C5, T4. Soft tissue release, not the same region. Signed A. Wu, DC",
  ],
])("leaves %s", (_, text) => expect(found(text)).toBeUndefined());

it("looks at the codes that the notice prints where no line of it was read", () => {
  const note = [{ text: PROSE, place: "Note, page 1" }];
  expect(nothingSeparate(note, ["2026-10-06"], [], ["97140", "98940"])).toBeDefined();
  expect(nothingSeparate(note, ["2026-10-06"], [], ["98940"])).toBeUndefined();
});
