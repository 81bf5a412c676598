import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const factsOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;
const saidIn = (text: string) =>
  factsOf(HEAD + text).flatMap(({ quote, measure }) => (measure ? [] : [quote]));

it("keeps the goals of a plan together, up to the next part of the note", () => {
  const said = saidIn(
    "GOALS OPEN (3)      Berg 50.  TUG 13.5 s.  12 stairs with supervision.  Plan: twice a week.\nAss   Not yet safe alone.\n",
  );
  expect(said).toContain("GOALS OPEN (3) Berg 50. TUG 13.5 s. 12 stairs with supervision.");
  expect(said).toContain("Not yet safe alone.");
});

// Seen red: "Goals by 09/28/2026: 1." was a sentence of its own, and the goals below it no goals.
it("keeps numbered goals together that stand one below the other", () => {
  const said = saidIn(
    "Goals by 09/28/2026:  1. Index 20% or less.\n                      2. Rotation 65 degrees or more.\n                      3. Drives to work by herself.\nCare ends on 09/28/2026 if the goals are met.\n",
  );
  expect(said).toContain(
    "Goals by 09/28/2026: 1. Index 20% or less. 2. Rotation 65 degrees or more. 3. Drives to work by herself.",
  );
  expect(said).toContain("Care ends on 09/28/2026 if the goals are met.");
});

it("takes the sign between two sides for no mark of a list", () => {
  const said = saidIn("Low back pain since the fall, R > L, with stiffness in the morning.\n");
  expect(said).toContain("Low back pain since the fall, R > L, with stiffness in the morning.");
});

it("quotes no heads over rows that begin with their day", () => {
  const said = saidIn(
    " date       visit  97112 97116   brace setting     losses / caught     init\n 09/08/26     9     15    15      solid AFO         5 / 5               CF\n",
  );
  expect(said.some((one) => one.includes("brace setting") && !/\d{2}\/\d{2}/.test(one))).toBe(false);
});

it("takes no row of a list for the name of its page", () => {
  const facts = factsOf(
    `Bay Rehab                    AUTH FILE (front desk)

  number            what                      status
  OPT-88-4302915    8 visits, 09/14           used up, closed
  OPT-88-4471026    10 visits, 11/09          asked 11/03/26, DENIED letter 11/06/26
`,
  );
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter(({ heading }) => /denied/i.test(heading))).toEqual([]);
});

it("tells a row by its days alone where each of them has its value", () => {
  const said = saidIn(
    "  MEASURE                     07/14/26       08/12/26       09/02/26\n  TUG, small-base quad cane   28.4 s         22.1 s         16.9 s\n",
  );
  expect(said.some((one) => one.includes("28.4 s"))).toBe(false);
});

// Seen red: "LEFS >= 60/80 … 14 stairs" stood as a finding of the first day, for the score's name in capitals began a new part.
it("keeps numbered goals together that run on in one line without a colon", () => {
  const goals = "GOALS    1. R flex >= 120.   2. LEFS >= 60/80.   3. 14 stairs, one rail.   4. TUG < 10 s.";
  expect(
    saidIn(
      `${goals}\nWalks to the store and back with a cane.\nPLAN     2x/wk x 8 wk.     Bo Otto, PT   e-signed 09/08/2026\n`,
    ),
  ).toContain(goals.replace(/ +/g, " "));
});
