import { expect, it } from "vitest";
import { composeLetter } from "../compose/compose";
import type { LetterFacts } from "../facts/facts";
import { lawFor } from "../facts/law";
import { letterText } from "../text/letter-text";
import { withOwnDispute } from "./own-dispute";
import { NO_EVIDENCE } from "./plan/letter-plan";

const facts: LetterFacts = {
  letterDate: "2026-11-20",
  noticeDate: "2026-11-02",
  practiceName: "Alder Physical Therapy",
  patientName: "Jane Doe",
  payerName: "Aetna",
  claimNumber: "E26284771",
  denialCode: "CO-50",
  denialText: "These services were not medically necessary.",
  denialCategory: "medical_necessity",
  lineOfBusiness: "erisa",
};
const laws = (noticeText: string) =>
  lawFor(withOwnDispute(facts, { ...NO_EVIDENCE, noticeText })).filter(({ ofPatient }) => ofPatient);

// Seen red: a network provider's own dispute asked for the full and fair review that the law gives a member.
it.each([
  "Participating providers may submit a payment dispute within 180 days of this notice.",
  "Provider Appeals, PO Box 105557, Atlanta, GA 30348",
  "Network practitioners can ask for a reconsideration of this claim. The member may not be billed.",
])("a practice's own dispute rests on no right of the patient: %s", (noticeText) => {
  expect(laws(noticeText)).toEqual([]);
  const { content } = composeLetter(facts, undefined, { ...NO_EVIDENCE, noticeText });
  expect(letterText(content, "html")).not.toMatch(/ERISA|2560|1133/);
});

it.each([
  "You may appeal this decision within 180 days.",
  "Providers may submit a dispute. The member or an authorized representative may appeal within 180 days.",
  "Provider appeals: PO Box 1. You have a right to a full and fair review.",
  "Your provider may file an appeal on the member's behalf.",
  "You may appeal. Your doctor or another provider may file an appeal for you.",
  "You have the right to appeal. A provider can appeal, too.",
  "Your authorized rep may appeal. Provider disputes go to PO Box 4.",
  "ERISA rights are in the plan document. Provider Appeals, PO Box 4.",
  "Provider: Alder Physical Therapy. Appeals Unit, PO Box 4.",
  "The patient's provider was not in the network. Members may file an appeal.",
  "Provider disputes go to PO Box 1. An external review is open to the member.",
])("another way is left as it is: %s", (noticeText) => expect(laws(noticeText)).not.toEqual([]));

it("goes by what a person chose", () =>
  expect(
    lawFor(
      withOwnDispute(
        { ...facts, appealFor: "patient" },
        { ...NO_EVIDENCE, noticeText: "Provider Appeals, PO Box 1" },
      ),
    ),
  ).not.toEqual([]));
