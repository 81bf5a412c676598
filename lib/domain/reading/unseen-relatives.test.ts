import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      ["Lake Forest Health Plan", "May 4, 2026", "", "Patient: Montague Okafor", ...lines].join("\n"),
    ),
  );
const NO = "We denied the claim because the records were not received.";

it.each([
  ["He is covered under Eudora Okafor, member ID 5510 2284.", "Eudora Okafor"],
  ["He is covered under Patricia Lane, member ID 5510 2284.", "Patricia Lane"],
  ["He is covered under Lake Forest Gold, member ID 5510 2284.", undefined],
  ["This care is covered under Medicare Part B, and we pay second.", undefined],
])("knows under whose plan a patient is covered: %s", (said, holder) =>
  expect(read(said, "", NO).facts.subscriber_name?.value).toBe(holder),
);

it("reads a member's number on to the suffix behind its asterisk", () => {
  expect(read("Member ID: 5510 2284*02, group SZ40771", "", NO).facts.member_id?.value).toBe("5510 2284*02");
  expect(read("Member ID: 55102284 * see the card", "", NO).facts.member_id?.value).toBe("55102284");
});

it.each([
  ["You may appeal. We found no visits within the last three months.", undefined],
  ["You may appeal. No notes came within the past 60 days.", undefined],
  ["You may appeal within 60 days from the date of this letter.", "2026-07-03"],
  ["You may appeal within the next 60 days.", "2026-07-03"],
])("takes time that has passed for no time to appeal: %s", (said, day) =>
  expect(read(said, "", NO).facts.appeal_deadline?.value).toBe(day),
);

it.each([
  ["1 - 96    NON-COVERED CHARGES. MASSAGE IS EXCLUDED FROM THIS PLAN.", "96"],
  ["1 - THE PLAN DOES NOT COVER MASSAGE.", "1"],
  ["1 - 30 DAYS HAVE PASSED AND THE RECORDS WERE NOT RECEIVED.", "1"],
])("takes the standard code behind a note's number: %s", (note, code) =>
  expect(
    read(
      "",
      "Date          Procedure     Billed     Approved    Remarks",
      "04/06/2026    97124          45.00        0.00        1",
      "",
      "Remarks",
      `  ${note}`,
    ).deniedLines[0]?.code,
  ).toBe(code),
);
