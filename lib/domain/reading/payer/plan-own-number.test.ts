import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { readMemberId } from "../people/facts";

const HEAD = "Harbor Crest Health Plan\nPO Box 4410, Dayton, OH 45401\n\nClaim number: HC26-4410977\n\n";
const memberIn = (text: string) =>
  readMemberId(readReading(fromPlainText(HEAD + text)), "HC26-4410977", undefined, undefined)?.value;

it.each([
  ["Marian Holloway, Harbor Crest number HCP440917723", "HCP440917723"],
  ["Marian Holloway (Harbor Crest member HCP440917723-01)", "HCP440917723-01"],
  ["Harbor Crest ID: 4409 17723", "4409 17723"],
  ["Account No     Harbor Crest ID   Type of Bill\nELM-4471       HCP440917723      831", "HCP440917723"],
  ["Harbor Crest member no.                          HCP440917723", "HCP440917723"],
  ["Marian Holloway, Capital Blue Cross number YWK441709332", "YWK441709332"],
])("reads the number that a plan's own name announces: %j", (text, number) =>
  expect(memberIn(text)).toBe(number),
);

it.each([
  ["She is covered under contract HCP440917723.", "HCP440917723"],
  ["Ms. Holloway, whose ID is HCP440917723, was seen by you.", "HCP440917723"],
  ["Marian Holloway holds Harbor Crest card HCP440917723.", "HCP440917723"],
  ["Her Medicare number is 1EG4 TE5 MK73.", "1EG4 TE5 MK73"],
])("reads the number that a sentence tells: %j", (text, number) => expect(memberIn(text)).toBe(number));

it.each([
  ["Member and I.D.: Theo Kimball, 882006120", "882006120"],
  ["Regarding: Marian Holloway / HCP440917723 / Claim HC26-4410977", "HCP440917723"],
  ["Insured / ID No.: Marian Holloway / HCP440917723", "HCP440917723"],
  ["ID/Group No.: HCP440917723/88120", "HCP440917723"],
  ["ID and Group: HCP440917723, 88120", "HCP440917723"],
  ["CIN: AB12345C77", "AB12345C77"],
])("reads the number that shares its label: %j", (text, number) => expect(memberIn(text)).toBe(number));

it.each([
  "BILL ID   B7740018226",
  "Tidewater Imaging number 7740018226",
  "UR no. U-260418",
  "Our Provider Portal number 7740018226",
])("takes no other number for a member's: %j", (text) => expect(memberIn(text)).toBeUndefined());

it("gives the person and the number under one label to their own fields", () => {
  const { facts } = extractByRules(
    fromPlainText(
      `${HEAD}Patient: Odalys Kimball\nMember and I.D.: Theo Kimball, 882006120\n\nWe denied this claim because no authorization was on file.`,
    ),
  );
  expect(facts.member_id?.value).toBe("882006120");
  expect(facts.subscriber_name?.value).toBe("Theo Kimball");
});

it("takes the plan's own name before a number for no patient", () => {
  const { fields } = extractByRules(
    fromPlainText(
      `Harbor Crest Health Plan\nPO Box 4410, Dayton, OH 45401\n\nMay 6, 2026\n\nVictor Alvarado\nHarbor Crest number 735623207\nClaim no. HC26-4410977\n\nWe denied this claim because no authorization was on file.`,
    ),
  );
  expect(fields.patient_name?.value).not.toBe("Harbor Crest");
});
