import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (log: string, patientName = "Rosa Ames-Tell") =>
  readChart([{ documentId: "log", title: "Log", document: fromPlainText(log) }], {
    patientName,
    dateOfBirth: "1961-12-19",
  })
    .facts.map(({ quote }) => quote)
    .join(" | ");
const OWN =
  "10/01  11:22  AMES-TELL Rosa 12/19/61  Called Bay UM, rep Ivo. Auth # BX44719 approved, 12 visits.";
const HEAD = "BAY REHAB        AUTHORIZATION PHONE LOG, FALL 2026\n\n";

// Seen red: each of these was quoted to the payer of another patient.
it.each([
  ["10/02  08:05  BREWSTER H.   Regence.  No auth needed for the first 95.  ref 88-21", OWN],
  ["10/02  15:40  AMESBURY Tove 11/19/1990   Bay.  L shoulder.  Auth BX95206: DENIED", OWN],
  [
    "10/02  15:40  DUNN Kai   Bay.  Auth BX10: approved\n                       95 visits. Letter to follow.",
    OWN,
  ],
  [
    "10/02/2026 3:40 PM  Brewster, Hal   Regence. Auth needed after visit 95.",
    "10/01/2026 1:22 PM  Ames-Tell, Rosa   Called Bay UM. Auth # BX44719 approved, 12 visits.",
  ],
  [
    "10/02/2026  Hal Brewster   Regence. Auth needed after visit 95.",
    "10/01/2026  Rosa Ames-Tell   Called Bay UM. Auth # BX44719 approved, 12 visits.",
  ],
])("an entry that begins with another patient's name is not quoted: %s", (entry, own) => {
  const text = said(`${HEAD}${own}\n${entry}\n`);
  expect(text).toContain("BX44719");
  expect(text).not.toContain("95");
});

it.each([
  "10/02  08:05  AETNA Called back, auth 95 visits approved for Rosa.",
  "10/02  08:05  Called Bay UM again, auth 95 visits approved.",
  "10/02  08:05  BAY UM      auth 95 visits approved",
  "10/02  08:05  AMES-TELL R.   auth 95 visits approved",
  "10/02  08:05  Bay UM   rep IVO Karras says auth 95 visits approved",
  "10/02  08:05  AMES Roz   auth 95 visits approved",
  "10/02  08:05  AMES TELL Rosa   auth 95 visits approved",
  "10/02  08:05  DUNN Approved auth 95 visits",
  "10/02  08:05  BAY Denied, then auth 95 visits approved on call back",
])("an entry of the patient's own that begins otherwise stays: %s", (entry) =>
  expect(said(`${HEAD}${OWN}\n${entry}\n`)).toContain("95 visits"),
);

it("a log that names nobody in its entries stays whole", () =>
  expect(
    said(
      `BAY REHAB   Phone log   Patient: Rosa Ames-Tell   DOB 12/19/1961\n\n10/02  08:05  IVO Karras, Bay UM: auth BX95206 approved, 12 visits.\n`,
    ),
  ).toContain("BX95206"));
