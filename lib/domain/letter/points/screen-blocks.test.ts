import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofOtherLookUps } from "./screen-blocks";

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
