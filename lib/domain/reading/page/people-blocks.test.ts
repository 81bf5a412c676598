import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const factsOf = (...block: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE HEALTH PLAN          Explanation of Benefits          05/14/2026",
        "",
        "Claim number   26-HL-0904417",
        "",
        ...block,
        "",
        "Date         Code     Billed    Allowed   Paid    Code",
        "04/02/2026   97110    $ 92.00   $0.00     $0.00   CO-197",
        "CO-197  Precertification/authorization/notification absent.",
      ].join("\n"),
    ),
  ).facts;

describe("the numbers of a patient and a policyholder in blocks of their own", () => {
  it("takes the patient's where the names stand right under their headings", () => {
    const facts = factsOf(
      "Patient                          Sponsor",
      "Juniper Okereke                  SSgt Mateo Okereke",
      "DOB 06/21/2013                   DoD benefits no. 00417736298-01",
      "DoD benefits no. 00417736298-03  Branch: USAF",
    );
    expect(facts.member_id?.value).toBe("00417736298-03");
    expect(facts.date_of_birth?.value).toBe("2013-06-21");
  });

  it("takes the patient's where the policyholder comes first, each beside the name of a house", () => {
    const facts = factsOf(
      "Subscriber                 Patient                    Provider",
      "Anselm Thorne              Mia Thorne                 Lakeside Therapy PLLC",
      "Member ID HLP4417720-01    Member ID HLP4417720-04    NPI 1046382259",
      "DOB 02/03/1981             DOB 06/21/2013",
    );
    expect(facts.member_id?.value).toBe("HLP4417720-04");
    expect(facts.date_of_birth?.value).toBe("2013-06-21");
  });

  it("takes the patient's where the blocks stand one under the other", () => {
    const facts = factsOf(
      "SUBSCRIBER",
      "Name: Anselm Thorne",
      "Member ID: HLP4417720-01",
      "",
      "PATIENT",
      "Name: Mia Thorne",
      "Member ID: HLP4417720-04",
    );
    expect(facts.member_id?.value).toBe("HLP4417720-04");
  });

  it("knows a military plan's number by its short label, too", () => {
    const facts = factsOf(
      "Patient                              Sponsor",
      "Mia Roe                              CPL Anselm Roe",
      "Benefits no. 00417736298-02          Benefits no. 00417736298-01",
    );
    expect(facts.member_id?.value).toBe("00417736298-02");
    expect(facts.member_id?.doubt).toBeUndefined();
  });

  it("keeps the policyholder's where the patient has no number", () => {
    const facts = factsOf(
      "Patient                          Sponsor",
      "Juniper Okereke                  SSgt Mateo Okereke",
      "DOB 06/21/2013                   DoD benefits no. 00417736298-01",
    );
    expect(facts.member_id?.value).toBe("00417736298-01");
  });

  it("takes no row of a table for blocks", () => {
    const facts = factsOf(
      "Patient            Provider",
      "Mia Thorne         Ada Brandt",
      "Member ID HLP4417720-04",
    );
    expect(facts.member_id?.value).toBe("HLP4417720-04");
  });
});
