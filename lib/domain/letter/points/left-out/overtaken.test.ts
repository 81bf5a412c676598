import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { overtakenAnswers } from "./overtaken";

/** The entries of a log that are overtaken, by their reference. */
const overtaken = (...entries: string[]) => {
  const text = `PHONE LOG      billing      Bay FM\n\n${entries.join("\n")}\n`;
  const { facts } = readChart([{ documentId: "p", title: "P", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  });
  const gone = overtakenAnswers(facts, { patientName: "Rosa Ames-Tell", datesOfService: ["2026-08-18"] });
  return facts.flatMap(({ id, quote }) => (gone.has(id) ? (/ref (\S+)/.exec(quote)?.[1] ?? quote) : []));
};

const SECOND =
  "10/29/26   Granite Plan, COB dept, rep Lou. Ames-Tell: file now shows no other coverage, denied in error. ref B2";

it.each([
  "will not reprocess until member updates other insurance",
  "can't pay while the other plan is open",
  "did not receive the form",
  "unable to reopen without the form",
  "says the denial stands",
  "no record on file of the form",
  "form never received",
])("drops what the payer refused before it looked again: %s", (said) =>
  expect(overtaken(`10/27/26   Granite Plan, claims, rep Vi. Ames-Tell: ${said}. ref A1`, SECOND)).toEqual([
    "A1",
  ]),
);

it.each([
  "claim was denied in error, send it on",
  "error on their side",
  "other coverage now shows ended",
  "form has been located",
  "claim sent back to be reprocessed",
  "send an appeal with the letter",
])("takes the later answer for the one that counts: %s", (said) =>
  expect(
    overtaken(
      "10/27/26   Granite Plan, claims, rep Vi. Ames-Tell: will not reprocess. ref A1",
      `10/29/26   Granite Plan, rep Lou. Ames-Tell: ${said}. ref B2`,
    ),
  ).toEqual(["A1"]),
);

it.each([
  "disregard what you were told on Tuesday",
  "earlier rep was wrong about the form",
  "correction to the answer of Tuesday: the form is not needed",
])("drops the answer before, which the payer takes back: %s", (said) =>
  expect(
    overtaken(
      "10/27/26   Granite Plan, rep Vi. Ames-Tell: form CB-2 is needed. ref A1",
      `10/29/26   Granite Plan, rep Lou. Ames-Tell: ${said}. ref B2`,
    ),
  ).toEqual(["A1"]),
);

it("keeps what was said before the service, whatever the payer said of it later", () =>
  expect(
    overtaken(
      "08/10/26   Granite Plan, rep Vi. Ames-Tell: no auth needed for this code. ref A1",
      "10/29/26   Granite Plan, rep Lou. Ames-Tell: earlier rep was wrong, auth is needed. ref B2",
    ),
  ).toEqual([]));

it.each([
  [
    "another payer's answer",
    "10/27/26   Quarry Mutual, rep Vi. Ames-Tell: not found, no record on file. ref A1",
  ],
  ["an answer that came later", "10/30/26   Granite Plan, rep Vi. Ames-Tell: will not reprocess. ref A1"],
  ["what the patient did", "10/28/26   pt called: Granite did not receive the first form. ref A1"],
  ["what refused nothing", "10/27/26   Granite Plan, rep Vi. Ames-Tell: claim in process. ref A1"],
])("keeps %s", (_, entry) => expect(overtaken(entry, SECOND)).toEqual([]));

it("keeps a refusal of another claim", () =>
  expect(
    overtaken(
      "10/27/26   Granite Plan, rep Vi. Ames-Tell claim G-44711: will not reprocess. ref A1",
      "10/29/26   Granite Plan, rep Lou. Ames-Tell claim G-90017: denied in error. ref B2",
    ),
  ).toEqual([]));

it("orders the entries of one day by their clock", () =>
  expect(
    overtaken(
      "10/29/26 09:10  Granite Plan. Ames-Tell: will not reprocess. ref A1",
      "10/29/26 14:30  Granite Plan. Ames-Tell: denied in error, sent back to be reprocessed. ref B2",
    ),
  ).toEqual(["A1"]));
