import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../../facts/facts";
import { ofLaterEvent } from "./later-event";

const CARD = (...entries: string[]) =>
  `BAY CHIROPRACTIC      VISIT CARD      Rosa Ames-Tell   DOB 01/02/1960\n\n${entries.join("\n")}\n`;
const leftOut = (paper: string, changes: Partial<LetterFacts> = {}, notice = "") => {
  const { facts } = readChart([{ documentId: "p", title: "Card", document: fromPlainText(paper) }], {
    patientName: "Rosa Ames-Tell",
  });
  const ids = ofLaterEvent(
    facts,
    {
      ...{ stage: "post_service", denialCategory: "medical_necessity", datesOfService: ["2026-08-28"] },
      ...changes,
    },
    notice,
  );
  return facts.flatMap(({ id, quote }) => (ids.has(id) ? [quote.slice(0, 8)] : []));
};
const VISIT = "08/28/2026  Stands 40 minutes now, flare of July is over.";
const AFTER = "09/04/2026  Back at work, no flare since.";
const FELL = "09/09/2026  Fell on the stairs last night, low back pain is back.";
const NEXT = "09/11/2026  Sits 10 minutes only.";

// Red without the rule.
it("leaves out the visits from a new event after the service on", () => {
  expect(leftOut(CARD(VISIT, AFTER, FELL, NEXT))).toEqual(["09/09/20", "09/11/20"]);
});

it("keeps what came of the service, an event before its end, and care that goes on", () => {
  expect(leftOut(CARD(VISIT, AFTER))).toEqual([]);
  expect(leftOut(CARD(VISIT, AFTER, FELL, NEXT), { datesOfService: ["2026-09-11"] })).toEqual([]);
  expect(leftOut(CARD(VISIT, AFTER, FELL, NEXT), { stage: "concurrent" })).toEqual([]);
  expect(leftOut(CARD(VISIT, AFTER, FELL, NEXT), { denialCategory: "timely_filing" })).toEqual([]);
  expect(leftOut(CARD(VISIT, AFTER, FELL, NEXT), {}, "No new injury explains more care.")).toEqual([]);
});

// Red without the exceptions.
it("takes no flare that came of the care's end, and none that was prevented, for a new event", () => {
  for (const said of [
    "Flared after therapy was stopped by the plan, cannot lift 5 lb.",
    "Flare prevented by the new program, lifts 15 lb.",
    "Pain after lifting eases in 10 minutes.",
  ])
    expect(leftOut(CARD(VISIT, `09/09/2026  ${said}`))).toEqual([]);
  expect(leftOut(CARD(VISIT, "09/09/2026  Flare after lifting the cooler."))).toEqual(["09/09/20"]);
});

// Red where a value that fell, and a patient who came back, were new events.
it.each([
  ["Pain fell from 8/10 to 3/10.", false],
  ["A1c fell in the last three months.", false],
  ["QuickDASH score fell at the last visit.", false],
  ["Patient came back after two weeks, lifts 15 lb.", false],
  ["She came back after the MRI with a full tear.", false],
  ["Sore for an hour after lifting her arm 10 times.", false],
  ["Fell from a ladder, back pain.", true],
  ["She fell at work and twisted the knee.", true],
  ["Pain came back after a long drive.", true],
  ["Numbness came back after lifting a box.", true],
  ["Slipped on ice, hip pain.", true],
  ["A weight fell on his foot at the gym.", true],
  ["A shelf gave and it fell on her shoulder.", true],
  ["Weight fell in the last month by 6 lb.", false],
])("an event after the service: %s", (said, is) =>
  expect(leftOut(CARD(VISIT, `09/09/2026  ${said}`)).length > 0).toBe(is),
);
