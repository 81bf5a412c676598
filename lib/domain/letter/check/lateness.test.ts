import { expect, it } from "vitest";
import { unfoundTerms } from "./clinical-terms";
import { statedLateness } from "./lateness";

it.each([
  ["This appeal is late.", true],
  ["We know that our request was received after your deadline.", true],
  ["Please accept this late request for reconsideration.", true],
  ["We have missed the filing deadline.", true],
  ["Although it is late, we ask you to take it.", true],
  ["There is good cause for the delay.", true],
  ["You state that this appeal is late.", false],
  ["Your notice says “this appeal is untimely”.", false],
  ["The claim was received late, you say; it was not.", false],
  ["Our claim was denied as untimely.", false],
  ["We sent this appeal within the time that your notice gives.", false],
])("that the letter calls itself late: %s", (text, is) => expect(statedLateness(text).length > 0).toBe(is));

it("a study or finding stands where any source has it, in another of its words, too", () => {
  const sources = [{ plain: "x-rays of the right knee; magnetic resonance imaging 4/28; cannot walk" }];
  const found = (text: string) => unfoundTerms(text, sources).map((span) => span.text);
  expect(found("The MRI and the radiographs; the patient cannot walk.")).toEqual([]);
  expect(found("An EMG showed weakness. She is unable to stand.")).toEqual([
    "EMG",
    "weakness",
    "unable to stand",
  ]);
});
