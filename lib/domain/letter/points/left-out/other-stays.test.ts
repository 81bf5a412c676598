import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofOtherStays } from "./other-stays";

const fact = (id: string, page: number, quote: string, heading = "Discharge Summary"): ChartFact => ({
  id,
  place: { documentId: "hospital", page, boxes: [] },
  quote,
  heading,
  section: "",
  topics: [],
});
const OWN = [fact("own", 1, "Admitted 10/02/2026; Discharged 10/07/2026, home with daughter")];
const OLDER = [
  fact("older", 2, "Admitted 05/11/2026; Discharged 05/14/2026, home"),
  fact("illness", 2, "Pneumonia of the left lower lobe."),
];
const left = (facts: ChartFact[], services = ["2026-10-13"]) => [...ofOtherStays(facts, services)];

// Seen red: the letter about care after October's stay told May's pneumonia.
it("leaves out the stay of months before where the one before the service is there", () =>
  expect(left([...OWN, ...OLDER])).toEqual(["older", "illness"]));

it.each([
  ["it is the only stay", OLDER],
  ["its day is not told", [...OWN, fact("older", 2, "Home on day three.")]],
  [
    "it is no summary of a stay",
    [...OWN, fact("older", 2, "Discharged 05/14/2026 from therapy", "Therapy note")],
  ],
  ["it ended days before the other one", [...OWN, fact("older", 2, "Discharged 09/29/2026 to rehab")]],
  ["the later day is after the service", [fact("later", 1, "Discharged 11/02/2026"), ...OLDER]],
])("keeps a stay where %s", (_, facts) => expect(left(facts)).toEqual([]));

it("says nothing where no day of service is known", () => expect(left([...OWN, ...OLDER], [])).toEqual([]));

// Seen red: a page that names the stay before its own was out with the stay in question, and so was a therapy's discharge.
it("takes the last day on a page for the one its stay ended", () =>
  expect(
    left([
      fact("own", 1, "Readmitted. Previously discharged 05/14/2026."),
      fact("end", 1, "Discharge date: 10/07/2026"),
      fact("copy", 3, "Discharged 10/07/2026"),
    ]),
  ).toEqual([]));

it("keeps what a therapy came to at its end", () =>
  expect(
    left([...OWN, fact("pt", 2, "Discharged 05/14/2026, goals not met", "PT Discharge Summary")]),
  ).toEqual([]));

// Seen red: "Pt:" in a heading made a hospital's summary one of a therapy.
it("knows a hospital's summary that names its patient in the heading", () => {
  const own = [fact("own", 1, "Discharged 10/07/2026, home", "Discharge Summary Pt: Rosa Ames")];
  expect(left([...own, ...OLDER])).toEqual(["older", "illness"]);
});
