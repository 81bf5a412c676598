import { expect, it } from "vitest";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { holdsToDenial } from "./payer-holds";

const isOut = (quote: string, denialCategory: "authorization" | "timely_filing" = "authorization") =>
  holdsToDenial({ quote, topics: topicsOf(quote) }, { denialCategory });

// Red without the rule, and without its look at the other sentences.
it.each([
  ["Rep: denied not in error, upheld.", true],
  ["11/05/2026 Aetna rep Lou: decision stands.", true],
  ["11/05/2026 rep Jo: no approval found.", true],
  ["11/05/2026 supervisor Cy: cannot reprocess.", true],
  ["11/05/2026 rep Dee: denied in error, will reprocess, ref 55120", false],
  ["11/05/2026 rep Dee: denial stands until auth 26-88120 is loaded, which is approved", false],
  ["10/06/2026 rep: no auth on file needed for this plan", false],
  ["11/05/2026 rep Dee. First claim was received 03/10/2026 and dropped. She cannot reopen it.", false],
  ["11/05/2026 rep Dee: denial was overturned on 11/03/2026", false],
  ["Spoke with rep: no auth found, then transferred to billing.", true],
  ["Agent says they will not reverse it now.", true],
  ["Rep said later that the denial was right.", true],
  ["Rep: no auth found, then located it under the other NPI.", false],
  ["Surgery was declined; she cannot change positions.", false],
])("the payer's people hold to the denial: %s", (quote, out) => expect(isOut(quote)).toBe(out));

it("says of an approval that was not seen only where one is missed", () => {
  expect(isOut("Rep Ann: nothing on file", "timely_filing")).toBe(false);
});
