import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const LETTER = `BAY REVIEW ASSOCIATES
July 14, 2026
Re:  Rosa Ames-Tell      Claim GS-26-0047712

Determination: CERTIFIED
     98940, 97110, lumbar spine, 12 visits
     Valid 07/15/2026 through 10/15/2026
     Review no. UR-26-118843

Reviewer's note: return to light duty.
`;
const said = (text: string) =>
  readChart([{ documentId: "letter", title: "Letter", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.map(({ quote }) => quote);

// Seen red: each line was a statement of its own, and the number was left behind.
it("tells a reviewer's approval with its number, its span and its services as one", () => {
  expect(said(LETTER)).toContain(
    "Determination: CERTIFIED; 98940, 97110, lumbar spine, 12 visits; Valid 07/15/2026 through 10/15/2026; Review no. UR-26-118843",
  );
});

it.each([
  LETTER.replace("CERTIFIED", "NON-CERTIFIED"),
  LETTER.replace("Determination: CERTIFIED", "Determination: not certified"),
  LETTER.replace("     Valid 07/15/2026 through 10/15/2026\n", ""),
  LETTER.replace("     Review no. UR-26-118843\n", ""),
])("and nothing that is no approval, or has no number or no span", (text) => {
  expect(said(text).filter((quote) => /^Determination.*; /.test(quote))).toEqual([]);
});
