import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { mayStand } from "./guards";

const stands = (
  quote: string,
  category: "medical_necessity" | "authorization" = "medical_necessity",
  codes = ["97110"],
) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Visit", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  return mayStand([fact], { procedureCodes: codes }, category)(fact);
};

// Seen red: one word of what is well kept the limit beside it out.
it.each([
  ["Denies numbness today but cannot lift the child out of the crib.", true],
  ["Gait normal on level surface, antalgic on stairs with one rail.", true],
  ["Receptive language within normal limits; expressive standard score 71.", true],
  ["Sensation intact except 2-point 9 mm at the index.", true],
  ["Denies plan or intent but reports passive SI 4 of 7 days.", true],
  ["Pt denies relief from OTC ibuprofen or heat.", true],
  ["Denies pain, numbness or weakness.", false],
  ["Doing well, pain 0/10 now.", false],
  ["Strength normal, pain resolved.", false],
  ["Doing well but prefers to come twice a week.", false],
])("a limit beside what is well: %s", (quote, is) => expect(stands(quote)).toBe(is));

it.each([
  ["Patient asks to return to work as a lineman.", true],
  ["Patient asks for two more visits.", false],
  ["Pt requests longer sessions because they feel good.", false],
  ["She wants to go back to the loading dock.", true],
  ["Care is active, not maintenance: ODI 46 to 28 in 4 weeks.", true],
  ["Prior monthly wellness visits stopped; this is a new injury of 8/29/26.", true],
  ["Refused the surgery consult because of the blood thinner.", true],
  ["Refused the surgery consult.", false],
  ["Employer says he may not return until he can squat ten times.", true],
  ["Employer says he does not look hurt.", false],
  ["District found him not eligible because he is in private preschool.", true],
  ["Member not eligible on the date of service.", false],
])("whose wish or word it is: %s", (quote, is) => expect(stands(quote)).toBe(is));

it.each([
  ["Auth denied 9/2 then overturned on peer to peer 9/8 by Dr. Ott, new auth A8841290.", true],
  ["Auth denied 9/2, not overturned on peer to peer 9/8.", false],
  ["First request was voided by the payer 9/20, replacement sent 9/22.", true],
  ["Payer rep Dee 6/2: denied in error, received within the limit; will reprocess. Ref 7710", true],
  ["Auth under wrong NPI; rep Kim corrected to group NPI 9/20, auth A8841290 now attached.", true],
  ["Notes sent by fax 9/2 with the request, all seven pages.", true],
  ["BAY LABORATORY, INC.   CLIA 11D0000000", false],
  ["Certification period 08/20/2026 to 11/17/2026, signed Karim Osei, MD 08/24/2026.", true],
])("what was said first did not stay: %s", (quote, is) => expect(stands(quote, "authorization")).toBe(is));

it("counts an illness that a visit managed for its level, and for no therapy", () => {
  const quote = "Hyperlipidemia well controlled on atorvastatin 40, continue; LDL 68.";
  expect(stands(quote, "medical_necessity", ["99214"])).toBe(true);
  expect(stands(quote)).toBe(false);
  // What any note says names no illness.
  expect(
    stands("Exam normal, conditions at goal, continue current medicines.", "medical_necessity", ["99214"]),
  ).toBe(false);
});

// Seen red: a limit that is denied, a wish to stop, and upkeep by another turn of words were quoted for the patient.
it.each([
  ["Gait normal, not limited.", false],
  ["Sensation intact, not impaired.", false],
  ["Doing well, never wakes at night.", false],
  ["Doing well, rarely requires the cane.", false],
  ["Doing well, nightmares have ceased.", false],
  ["Doing well, pain controlled, requires no further visits.", false],
  ["Gait normal on level ground, can not climb stairs.", true],
  ["Doing well at home, still requires a rail on stairs.", true],
  ["Denies change in bowel or bladder.", false],
  ["Denies help needed at home.", false],
  ["Denies change in pain with ibuprofen.", true],
  ["She wants to stop therapy.", false],
  ["Patient wants to drive to Florida and skip two weeks.", false],
  ["Patient wants to play golf this weekend, feels ready.", false],
  ["Nothing more than maintenance now.", false],
  ["This is a start of maintenance care.", false],
  ["Care is not only maintenance, she has a plan of goals.", false],
  ["Active care instead of maintenance, ODI 46 to 28.", true],
  ["Active care rather than maintenance, ODI 46 to 28.", true],
])("what is denied, wished or only upkeep: %s", (quote, is) => expect(stands(quote)).toBe(is));

// Seen red: what was sent after a denial was taken for its end.
it.each([
  ["Auth A123 cancelled 9/1 as visit not needed, notice sent to us.", false],
  ["Auth denied 9/2, letter received 9/6 and accepted by the office.", false],
  ["Auth voided 9/2, replacement not requested.", false],
  ["Auth voided 9/2, replacement issued 9/4.", true],
  ["Rejected for the group number, corrected and sent 3/19.", true],
])("a denial that stayed: %s", (quote, is) => expect(stands(quote, "authorization")).toBe(is));

// Seen red: any verb before any word made a visit of an illness.
it.each([
  ["Doing fine, no complaints, started school.", false],
  ["Exam normal, checked insurance card.", false],
  ["Doing well on vacation, BP 120/80.", false],
  ["HTN well controlled, BP 124/78 on lisinopril, continue.", true],
  ["Doing well on sertraline 50 mg, refilled sertraline.", true],
])("an illness that a visit managed: %s", (quote, is) =>
  expect(stands(quote, "medical_necessity", ["99214"])).toBe(is),
);
