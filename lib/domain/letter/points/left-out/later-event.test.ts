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
