import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofEndedCare } from "./ended-care";
import { ofTreatmentBeforeUpkeep, ofUpkeepVisits } from "./upkeep-visits";

const NAME = "Ames-Tell, Rosa      DOB 01/02/1960\n";
const factsOf = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;
const DAYS = ["2026-05-04", "2026-06-12"];
const out = (text: string, codes = ["98941"], notice = "looks like maintenance therapy") => {
  const facts = factsOf(text);
  const found = ofUpkeepVisits(facts, { datesOfService: DAYS, procedureCodes: codes }, notice);
  return facts.filter(({ id }) => found.has(id)).map(({ quote }) => quote);
};

it.each([
  `BAY CHIRO      WELLNESS VISIT      02/11/2026\n${NAME}\nFeels fine today. ABN on file (option 1).\n`,
  `BAY CHIRO      MAINTENANCE CARE NOTE      07/20/2026\n${NAME}\nABN on file (option 1). Next in a month.\n`,
  `BAY CHIRO      DAILY NOTE      03/03/2026\n${NAME}\nHere for monthly tune-up. ABN on file (option 1).\n`,
  `BAY CHIRO      DAILY NOTE      03/03/2026\n${NAME}\nABN on file (option 1). Billed 98940-GA, paid cash.\n`,
  // Seen red: what to do if pain comes back made a tune-up a visit of treatment.
  `BAY CHIRO      DAILY NOTE      03/03/2026\n${NAME}\nMonthly tune-up, call if sore. ABN on file (option 1).\n`,
])("leaves what was signed at a visit of upkeep to that visit", (text) => {
  expect(out(text).join(" ")).toContain("ABN on file");
});

it.each([
  `BAY CHIRO      DAILY NOTE      03/03/2026\n${NAME}\nLow back pain since lifting. ABN on file (option 1).\n`,
  `BAY CHIRO      MAINTENANCE CARE NOTE      05/18/2026\n${NAME}\nABN on file (option 1).\n`,
  // Seen red: an examination that names what ended before was out with its onset and its scores.
  `BAY CHIRO      INITIAL EXAM      04/20/2026\n${NAME}\nOnset lifting. Monthly maintenance adjustments in 2025 ended in December.\n`,
  `BAY CHIRO      INITIAL EXAM      04/20/2026\n${NAME}\nOnset lifting. Past care: routine adjustments.\n`,
  // Seen red: what was said of visits that may follow took the scores of the release along.
  `BAY CHIRO      RE-EXAMINATION      07/13/2026\n${NAME}\nReleased today. If she returns to monthly visits, those are maintenance, ABN to be signed anew.\n`,
  `BAY FAMILY      ANNUAL WELLNESS VISIT      02/11/2026\n${NAME}\nFell twice this winter. Walks with a cane.\n`,
])("and takes no other visit with it", (text) => {
  expect(out(text)).toEqual([]);
});

it("asks nothing of it where neither the spine nor upkeep is in question", () => {
  const note = `BAY FAMILY      WELLNESS VISIT      02/11/2026\n${NAME}\nKnee locks on the stairs.\n`;
  expect(out(note.replace("FAMILY", "CHIRO"), ["98941"], "PR-50 patient responsibility")).toEqual([]);
  expect(out(note, ["29881"], "not medically necessary")).toEqual([]);
});

it("takes a heading that names a new condition for the beginning of an episode", () => {
  const before = `BAY CHIRO      DAILY NOTE      02/11/2026\n${NAME}\nShe lifts her arm to the shelf.\n\f`;
  const ended = (heading: string) => {
    const facts = factsOf(
      `${before}BAY CHIRO      ${heading}      05/04/2026\n${NAME}\nLifted bags on 04/30.\n`,
    );
    const found = ofEndedCare(facts, DAYS[0]);
    return facts.filter(({ id }) => found.has(id)).map(({ quote }) => quote);
  };
  expect(ended("INITIAL VISIT - NEW CONDITION").join()).toContain("lifts her arm");
  expect(ended("INITIAL EXAM (NEW EPISODE)").join()).toContain("lifts her arm");
  expect(ended("RE-EXAM, NO NEW INJURY")).toEqual([]);
  expect(ended("DAILY NOTE")).toEqual([]);
});

it.each([
  "Before the fall he came for monthly adjustments. Cervical rotation 40 degrees.",
  "This is active care and not maintenance, no ABN is needed. Oswestry 34%.",
])("keeps a visit that tells of upkeep at another time, or of none: %s", (said) =>
  expect(out(`BAY CHIRO      VISIT NOTE      Date: 02/11/2026\n${NAME}\n${said}\n`)).toEqual([]),
);

const SEPTEMBER = "09/08/26  S: same 2/10.  O: ODI 16%.  A: maint.  P: 98941-GA.";
const MAY = "05/12/26  S: acute LBP lifting.  O: ODI 44%.  A: acute, active care.  P: 98941-AT.";
const ENDED = "07/14/26  re-exam.  O: ODI 16%. Goals met.  A: MMI, d/c fr active care.";
const leftOf = (...notes: string[]) => {
  const facts = factsOf(`BAY CHIRO      SOAP\n${NAME}\n${notes.join("\n\n")}\n`);
  const found = ofTreatmentBeforeUpkeep(facts, { datesOfService: ["2026-09-08"], procedureCodes: ["98941"] });
  return facts.filter(({ id }) => found.has(id)).map(({ quote }) => quote);
};
// Seen red: the gain of the spring stood as the reason of visits that call themselves maintenance.
it("does not give the gain of a course that ended as the reason of the upkeep after it", () => {
  const said = leftOf(MAY, ENDED, SEPTEMBER).join(" | ");
  expect(said).toContain("ODI 44%");
  expect(said).not.toContain("maint");
  for (const note of [
    "A: maint., RTC if flare.",
    "A: maint. after acute flare of May.",
    "No acute distress. A: maint.",
  ])
    expect(leftOf(MAY, ENDED, SEPTEMBER.replace("A: maint.", note)).join(" | ")).toContain("ODI 44%");
});
it.each([
  ["a visit that is no upkeep", [MAY, ENDED, SEPTEMBER.replace("maint", "acute flare")]],
  ["a visit that says it is none", [MAY, ENDED, SEPTEMBER.replace("maint", "not maintenance")]],
  // Red before.
  ...[
    "this is not a maintenance visit",
    "works as maintenance supervisor, flare",
    "payer denied as maintenance, flare",
    "isn't maintenance",
    "acute flare; prior maintenance ended",
    "active care, takes a maintenance inhaler",
    "acute, previously on maintenance",
  ].map((said): [string, string[]] => [said, [MAY, ENDED, SEPTEMBER.replace("maint", said)]]),
  ["care that has not ended", [MAY, ENDED.replace("MMI, d/c fr active care", "improving"), SEPTEMBER]],
  [
    "what is only expected",
    [MAY, ENDED.replace("MMI, d/c fr active care", "not at MMI, expect release"), SEPTEMBER],
  ],
  ["an end after the visit", [MAY, ENDED.replace("07/14/26", "10/14/26"), SEPTEMBER]],
])("leaves %s", (_, notes) => expect(leftOf(...notes)).toEqual([]));
