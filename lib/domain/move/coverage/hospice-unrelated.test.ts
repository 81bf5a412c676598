import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import { hospiceUnrelated } from "./hospice-unrelated";

const found = (text: string) => hospiceUnrelated([{ text, place: "Note, page 1" }], ["2026-10-06"]);
const NOTE = "Home visit 10/06/2026\nSkin tear left forearm, unrelated to the hospice diagnosis (COPD).";

it.each([
  NOTE,
  "10/06/2026 UTI treated. Not related to her terminal illness.",
  "DOS 10/06/2026: hospice dx is CHF; today's visit for the fall is not related.",
  "10/06/2026 Did not come Monday, today's wrist sprain is unrelated to the hospice diagnosis.",
])("finds the note's own word: %s", (text) => expect(found(text)?.place).toBe("Note, page 1"));

it.each([
  ["another day's note", NOTE.replace("10/06", "10/08")],
  ["care of that illness", "10/06/2026 Dyspnea from the hospice diagnosis, morphine raised."],
  ["a question", "10/06/2026 Ask if unrelated to the hospice diagnosis."],
])("leaves %s", (_, text) => expect(found(text)).toBeUndefined());

// Seen red: a hospice was billed for what is not its illness.
it("asks Medicare for the modifier, unless the line has it", () => {
  const facts = {
    carc: "B9",
    group: "CO",
    lineOfBusiness: "medicare_ffs",
    held: ["hospice_unrelated"],
  } as const;
  expect(adviceFor(facts).move).toBe("reopening");
  expect(adviceFor({ ...facts, noticeText: "99349 GW 160.00 CO-B9" }).move).toBe("bill_right_payer");
  expect(adviceFor({ ...facts, held: [] }).move).toBe("bill_right_payer");
});
