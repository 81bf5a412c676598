import { expect, it } from "vitest";
import { urgentByClinician } from "./urgent-by-clinician";

const found = (text: string) => urgentByClinician([{ text, place: "Letter, page 1" }]);
it.each([
  "In my opinion a 30-day wait would seriously jeopardize his ability to regain maximum function.  I. Shah, MD",
  "Without treatment now she will lose the use of the hand for good; delay risks rupture of the repair. K. Day OTR/L",
  "Waiting for the standard review puts the patient at risk of paralysis. Signed Dr. Roe",
  "I request expedited review: foot weaker every day. A. Lund NP",
])("finds what waiting would put at risk: %s", (text) => expect(found(text)).toBeDefined());

it.each([
  "Routine request. Delay would not be harmful. A. Lund NP",
  "The tendon may rupture if loaded early. I. Shah, MD",
  "Waiting would jeopardize function.",
  "Policy: a request is urgent if waiting could seriously jeopardize life. Medical director, MD",
  "Surgery can safely wait. Without it there is a risk of loss of function. I. Shah, MD",
])("does not take: %s", (text) => expect(found(text)).toBeUndefined());
