import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofEarlierChecks, ofOtherLookUps } from "./screen-blocks";

const LOOK_UP = (asked: string, code: string, day: string, number: string) =>
  `Portal  ::  Authorization Lookup Tool\n\n    Looked up          ${asked} 08:51 ET\n    Member             OK4471902   AMES-TELL, ROSA\n    Code               ${code}\n    Date of service    ${day}\n    RESULT             no authorization needed\n    Confirmation       ${number}\n\n`;

it("takes a portal's look-up of another service, another day or long ago for none of ours", () => {
  const text = `${LOOK_UP("09/10/2026", "93306", "09/10/2026", "ALT-1")}${LOOK_UP("09/10/2026", "93351", "09/10/2026", "ALT-2")}${LOOK_UP("09/10/2026", "93306", "10/21/2026", "ALT-3")}${LOOK_UP("11/04/2025", "93306", "09/10/2026", "ALT-4")}`;
  const { facts } = readChart([{ documentId: "p", title: "P", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  });
  const others = ofOtherLookUps(facts, { procedureCodes: ["93306"], datesOfService: ["2026-09-10"] });
  const kept = facts.filter(({ id }) => !others.has(id)).map(({ quote }) => quote);
  expect(kept.filter((quote) => quote.includes("ALT-"))).toEqual([
    "Looked up 09/10/2026 08:51 ET; Code 93306; Date of service: 09/10/2026; RESULT no authorization needed; Confirmation ALT-1",
  ]);
});

const CHECK = (asked: string, doctor: string) =>
  `BAY MEDICAID   Eligibility inquiry      printed ${asked} 08:41\nAMES-TELL, ROSA     12/19/1961     77144092\nDate asked      ${asked}\nPlan            BAY HEALTH PLAN     ACTIVE\nPCP             ${doctor}\n`;
const doctors = (...pages: string[]) => {
  const { facts } = readChart([{ documentId: "p", title: "P", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames-Tell",
  });
  const earlier = ofEarlierChecks(facts, { datesOfService: ["2026-08-12"] });
  return facts.flatMap(({ id, quote }) => (earlier.has(id) ? [] : quote)).join(" | ");
};

// The check of July, with the doctor of then, was told beside that of the day.
it("takes an eligibility check of a day before the service for none of ours where that day's own is there", () => {
  const both = doctors(CHECK("08/12/2026", "OTTO, VERA MD"), CHECK("07/20/2026", "BRANDT, ULI MD"));
  expect(both).toContain("08/12/2026");
  expect(both).not.toContain("07/20/2026");
});

it("keeps an earlier check that is the only one, and a later one", () => {
  expect(doctors(CHECK("07/20/2026", "BRANDT, ULI MD"))).toContain("07/20/2026");
  expect(doctors(CHECK("08/12/2026", "OTTO, VERA MD"), CHECK("11/02/2026", "OTTO, VERA MD"))).toContain(
    "11/02/2026",
  );
});

const STORED = (state: string, printed = "08/11/2026") =>
  `BAY PORTAL   Eligibility and Benefits (271)   run ${printed} 17:20\n\n Patient    AMES-TELL, ROSA    12/19/1961\n Payer      BAY HEALTH PLAN\n Coverage   ACTIVE   ${state}\n Plan       PPO\n`;

// Seen red: the stored answer of the payer that denies for ended coverage stood as proof.
it.each([
  "as of 07/28/2026 (cached result)",
  "stored response, last verified 08/10/2026",
  "as of 06/30/2026",
])("an eligibility answer that tells of a day before the service alone is none: %s", (state) =>
  expect(doctors(STORED(state))).not.toContain("ACTIVE"),
);

it.each([
  "as of 08/12/2026",
  "as of 08/11/2026",
  "as of 08/15/2026 (cached result)",
  "since 01/01/2026",
  "as of 01/01/2026",
  "\n COB        last updated 02/03/2026",
  "\n Other payer    CIGNA, last updated 02/03/2026",
  "\n Service date 08/12/2026, verified as of 02/03/2026",
])("an answer of the day, of the days before it or stored later stays: %s", (state) =>
  expect(doctors(STORED(state))).toContain("ACTIVE"),
);
