import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const usable = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.flatMap(({ adverse, quote }) => (adverse ? [] : [quote]));

it("takes the address over a letter for nobody's name", () => {
  const letter = `STATE MEDICAID AGENCY                                      July 9, 2026
Rosa Ames-Tell
12 Larch Court, Anytown, IA 51500

Your health plan is Prairie Care from 02/01/2026.`;
  expect(usable(letter)).toContain("Your health plan is Prairie Care from 02/01/2026.");
});

it("keeps a look-up that found a plan beside one that found none", () => {
  const rule = "-".repeat(60);
  const prints = `Real-time eligibility            history for acct 5190
${rule}
Inquiry   11/04/2026 16:20     Payer  ACME HEALTH
Patient   AMES-TELL, ROSA      01/02/1960     PMQ614208873
Result    INACTIVE             plan end 08/31/2026
${rule}
Inquiry   11/05/2026 09:47     Payer  BAY BLUESHIELD
Patient   AMES-TELL, ROSA      01/02/1960     RGW730418855
Result    ACTIVE               plan begin 09/01/2026
${rule}`;
  const said = usable(prints).join("\n");
  expect(said).toContain("BAY BLUESHIELD");
  expect(said).toContain("09/01/2026");
  expect(said).not.toContain("ACME HEALTH");
});

it("takes the practice's own earlier letter to a payer's desk for no evidence", () => {
  const earlier = `Quarry Lane Family Medicine                              August 28, 2026
Acme Provider Disputes

Re: Rosa Ames-Tell, claim 2026211, 07/14/2026, 99214

The doctor spent 40 minutes with this patient. Please pay 99214.`;
  expect(usable(earlier)).toEqual([]);
});

it("knows whose row it is under the head Who", () => {
  const notice = `STATE HEALTH AGENCY                                       case 0047719230
                                                          May 4, 2026
To the parent of Juniper Ames-Tell

NOTICE OF DECISION

   Who                     Program       Decision     Starts         State ID
   Juniper Ames-Tell       Hawki         APPROVED     01/01/2026     3307902C`;
  expect(usable(notice).join("\n")).not.toContain("Juniper");
});
