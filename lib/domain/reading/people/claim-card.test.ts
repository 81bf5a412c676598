import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { initialAndSurname } from "../page/person-name";

/** A card in capitals, whose claim number stands behind what came of it. */
const card = (change: Record<string, string> = {}) => {
  const printed = {
    date: "DATE  10 29 26",
    house: "PINE STREET THERAPY\n                                        (PT & OT)",
    claim: "CLAIM NOT PAID            26318044702",
    patient: "PATIENT                   B OKAFOR-LANE",
    reason: "18  EXACT DUPLICATE OF A CLAIM.  N522",
    ...change,
  };
  return extractByRules(
    fromPlainText(
      [
        "LAKE FOREST HEALTH PLAN",
        "PO BOX 890062, LAKE FOREST IL 60045",
        printed.date,
        "",
        `                                        ${printed.house}`,
        "                                        88 KEYSER AVE",
        "                                        AURORA IL 60505",
        "",
        printed.claim,
        printed.patient,
        "ID                        LFF 110482936    GRP 039417-02",
        "EMPLOYEE                  DEXTER OKAFOR-LANE",
        "SERVICE DATE              10 14 26",
        "97530 GO                  130.00           REASON 18",
        "TOTAL                     130.00           PAID 0.00",
        "",
        printed.reason,
        "    THE FIRST CLAIM WAS PAID 10 20 26, CHECK 0088140725.",
        "",
        "WRITE US WITHIN 180 DAYS OF THE DATE ON THIS CARD: PROVIDER APPEALS, PO BOX 535095, AURORA",
        "IL 60505, WITH THE NOTE FOR EACH SESSION.",
      ].join("\n"),
    ),
  );
};

describe("a card of a claim", () => {
  const found = card();
  it.each([
    ["the claim behind what came of it", found.fields.claim_number?.value, "26318044702"],
    ["the patient by initial and surname", found.fields.patient_name?.value, "B OKAFOR-LANE"],
    ["the employee as subscriber", found.facts.subscriber_name?.value, "Dexter Okafor-Lane"],
    ["a day in groups with a short year", found.facts.notice_date?.value, "2026-10-29"],
    ["no state and ZIP under their town", found.facts.member_id?.value, "LFF 110482936"],
    ["the house over what it does", found.facts.provider_name?.value, "PINE STREET THERAPY"],
  ])("tells %s", (_, value, expected) => expect(value).toBe(expected));

  it("tells the meaning of its code with the remark behind it", () => {
    expect(found.fields.denial_text?.value).toContain("EXACT DUPLICATE OF A CLAIM.");
  });

  it.each([
    "CLAIM STATUS              DENIED",
    "CLAIM NOT PAID            SEE BELOW",
    "CLAIM NOT COVERED         ACCT 88291102",
  ])("takes nothing else for the claim's number: %s", (claim) =>
    expect(card({ claim }).fields.claim_number).toBeUndefined(),
  );

  it.each(["CLAIM REJECTED            20260930", "CLAIM NOT PAID            1-800-555-0149"])(
    "is not sure of a day or a telephone number behind what came of it: %s",
    (claim) => {
      const number = card({ claim }).fields.claim_number;
      expect(number === undefined || number.doubt !== undefined).toBe(true);
    },
  );

  it.each(["X REFERRED", "A NEWBORN", "M MARRIED", "E SIGNATURE"])(
    "takes nothing else for the patient: %s",
    (who) =>
      expect(card({ patient: `PATIENT                   ${who}` }).fields.patient_name?.value).not.toBe(who),
  );

  it.each(["DATE  13 29 26", "ROOM  10 29 26"])("takes no other groups for its day: %s", (date) =>
    expect(card({ date }).facts.notice_date?.value).not.toBe("2026-10-29"),
  );

  it("takes a house without a bracket as before", () => {
    expect(card({ house: "PINE STREET THERAPY" }).facts.provider_name?.value).toBe("PINE STREET THERAPY");
  });
});

it.each(["B COMPLETE PLAN", "B CLAIM", "B Okafor", "I UNDERSTAND", "BB OKAFOR"])(
  "takes no other letter for an initial: %s",
  (text) => expect(initialAndSurname(text)).toBeUndefined(),
);
