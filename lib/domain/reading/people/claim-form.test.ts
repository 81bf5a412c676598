import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { readClaimForm } from "./claim-form";

const FORM = [
  "                        HEALTH INSURANCE CLAIM FORM                               PICA",
  " 1. MEDICARE  MEDICAID  TRICARE  CHAMPVA  GROUP   FECA  OTHER     1a. INSURED'S I.D. NUMBER",
  "    [ ]       [ ]       [ ]      [ ]      [X]     [ ]   [ ]           WKP 3381 90041",
  " 2. PATIENT'S NAME (Last, First, MI)     3. PATIENT'S BIRTH DATE   SEX     4. INSURED'S NAME",
  "    BRANDT, ADA T                           07 | 19 | 1984   M[ ] F[X]        BRANDT, OTTO",
  "                                                                           11. INSURED'S POLICY GROUP",
  "                                                                               G-40082",
  " 14. DATE OF CURRENT ILLNESS             17. REFERRING PROVIDER            23. PRIOR AUTHORIZATION NUMBER",
  "     08 | 02 | 2026                          DN  ELMA SOUTHWICK MD             AU 7741 0082",
  " 21. DIAGNOSIS   A. M75.41   B. M25.511",
  " 24. A DATE(S) OF SERVICE     B   C  D PROCEDURES    E     F            G    J",
  "     From         To          POS EMG CPT     MOD    PTR   $ CHARGES   UNITS RENDERING NPI",
  "  1  09 14 26    09 14 26     11      97110   GP     AB      140 00    2     1992800417",
  " 25. FEDERAL TAX I.D.    26. PATIENT'S ACCOUNT NO.   28. TOTAL CHARGE    29. AMOUNT PAID",
  "     83-5550144              LPT-4471                   $ 140 00            $ 0 00",
  " 31. SIGNATURE OF PHYSICIAN      32. SERVICE FACILITY          33. BILLING PROVIDER INFO & PH #",
  "     C. Vandermolen PT               LAKESIDE PT                   LAKESIDE PHYSICAL THERAPY PC  (616) 555-0133",
];
const valuesOf = (...lines: string[]) =>
  Object.fromEntries(
    Object.entries(readClaimForm(readReading(fromPlainText(lines.join("\n"))))).map(([name, found]) => [
      name,
      found?.value,
    ]),
  );

describe("a CMS-1500", () => {
  it("is read by its boxes, whose blanks and strokes part days and amounts", () => {
    const { kind, fields, facts } = extractByRules(fromPlainText(FORM.join("\n")));
    expect(kind).toBe("claim_form");
    expect([fields.patient_name?.value, facts.subscriber_name?.value]).toEqual([
      "Ada T Brandt",
      "Otto Brandt",
    ]);
    expect([facts.member_id?.value, facts.group_number?.value]).toEqual(["WKP 3381 90041", "G-40082"]);
    expect([facts.date_of_birth?.value, facts.dates_of_service?.value]).toEqual(["1984-07-19", "2026-09-14"]);
    expect([facts.billed_amount?.value, facts.authorization_number?.value]).toEqual([
      "140.00",
      "AU 7741 0082",
    ]);
    expect(facts.provider_name?.value).toBe("LAKESIDE PHYSICAL THERAPY PC");
  });

  it("names no payer by the programs over its boxes", () =>
    expect(extractByRules(fromPlainText(FORM.join("\n"))).fields.payer_name).toBeUndefined());

  it("may have a value beside its box, or none", () =>
    expect(
      valuesOf(
        " 1. [X] MEDICARE  [ ] MEDICAID      1a. INSURED'S ID  5TG4WN2PK81",
        " 11. INSURED'S POLICY GROUP      23. PRIOR AUTHORIZATION NUMBER",
        "     NONE",
        " 31. JULIAN ABERNATHY MD         33. PALM COURT SKIN SURGERY PA",
      ),
    ).toEqual({ memberId: "5TG4WN2PK81", provider: "PALM COURT SKIN SURGERY PA" }));
});
