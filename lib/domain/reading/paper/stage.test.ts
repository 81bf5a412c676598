import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

const PLAN = [
  "Bay Chiropractic Network                         Clinical Review Department",
  "PO Box 77120 Sacramento CA 95877                 Phone 888-555-0107  Fax 888-555-0108",
  "",
  "TREATMENT PLAN RESPONSE",
  "",
  "Response date: 10/08/2026          Response: Partially approved",
  "Practitioner:  Una Beck, DC  (Tin Barn Chiropractic)",
  "Patient:       Ada Moor            DOB 09/09/1984",
  "Health plan:   Bay Valley Health Plan       Subscriber ID: EVH620014478",
  "Dates requested: 10/05/2026 - 11/30/2026",
  "",
  "                         Submitted     Approved",
  "Office visits                12            5",
  "",
  "Reviewer's comments: Range of motion was full, so that more than five visits is not supported.",
  "",
  "You may appeal in writing within 60 days from the response date: Appeals, fax 888-555-0109.",
];

it("takes a rule on what may not be billed for no bill", () => {
  const found = read(...PLAN, "Services given without approval may not be billed to the patient.");
  expect(found.stage).toBe("pre_service");
});

it("keeps a bill for one", () => {
  const found = read(...PLAN, "Amount billed: $120.00. The patient may not be billed.");
  expect(found.stage).toBe("post_service");
});
