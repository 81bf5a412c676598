import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { findCodes, findRemarks, readDenialCode } from "./denial/denial-code";
import { readReading } from "./extract";
import { cleanText, foldOcr } from "./page/clean-text";
import { parseIdentifier, parseMoney } from "./page/identifiers";
import { parsePersonName } from "./page/person-name";
import { repairScan } from "./page/scan-repair";
import { findPayers } from "./payer/payer-mention";

describe("parsePersonName", () => {
  it.each([
    ["FICTICIA-PRUEBA, ROSALINDA", "Rosalinda Ficticia-Prueba"],
    ["COUNTERFEIT, LYSANDER, T", "Lysander T Counterfeit"],
    ["Genevieve de la Muestra", "Genevieve de la Muestra"],
    ["DE LA MUESTRA, GENEVIEVE", "Genevieve de la Muestra"],
    ["PRUDENCE A DUMMOND", "Prudence A Dummond"],
    ["HAMISH MCFALSIE   (M, 04/17/1969)", "Hamish McFalsie"],
    ["Jasper Placeholder (son)", "Jasper Placeholder"],
    ["ELEAN0RA GHOSTWRIGHT (patient)", "Eleanora Ghostwright"],
    ["Ximena Inventada López", "Ximena Inventada López"],
    ["SMITH JOHN", "John Smith"],
    ["O'SPECIOUS, MAEVE", "Maeve O'Specious"],
    ["Perpetua Lindqvist-Null, born 01/15/2025", "Perpetua Lindqvist-Null"],
    ["DOE, JANE JR", "Jane Doe Jr"],
  ])("%s", (printed, display) => expect(parsePersonName(printed)?.display).toBe(display));

  it.each([
    "Hill Country Orthopaedic Group",
    "Medical Records",
    "Member Services",
    "Vesper Nightingale MD",
    "98.00",
    "must pay",
    "Acme",
  ])("is no person: %s", (text) => expect(parsePersonName(text)).toBeUndefined());
});

describe("parseIdentifier", () => {
  it.each([
    ["0202618250A7710X", "0202618250A7710X"],
    ["6612 0098 4417   Group", "6612 0098 4417"],
    ["ZZZ 900111222 01", "ZZZ 900111222 01"],
    ["02-26217-301-880     $148.00", "02-26217-301-880"],
    ["WC-448-129930,", "WC-448-129930"],
  ])("%s", (text, id) => expect(parseIdentifier(text.split("   ")[0] ?? "")).toBe(id));
  it.each(["$4,310.00", "08/03/2026", "1-888-555-0133", "August 4, 2026", "NONE", "XXX-XX-0000"])(
    "is none: %s",
    (text) => expect(parseIdentifier(text)).toBeUndefined(),
  );
  it("reads money", () => {
    expect(parseMoney("$4,310.00")).toBe("4310.00");
    expect(parseMoney("538 00")).toBe("538.00");
    expect(parseMoney("29881")).toBeUndefined();
  });
});

const codeOf = (text: string) => {
  const reading = readReading(fromPlainText(text));
  return readDenialCode(reading, findCodes(reading), undefined)?.value;
};

describe("denial codes", () => {
  it.each([
    ["CO 197 - NO PRECERTIFICATION", "CO-197"],
    ["PR119   Benefit maximum reached", "PR-119"],
    ["Denial: CO/197", "CO-197"],
    ["C0-29 late", "CO-29"],
    ["Reason Code 197 Group CO", "CO-197"],
    ["Reason code 96:  Non-covered charge(s).", "96"],
    ["GROUP  REASON   AMOUNT\nCO     252      540.00", "CO-252"],
    ["226 (CO)  Information requested was not provided.", "CO-226"],
    ["CO-45 78.80\nPR-1 20.00\nCO-197 300.00", "CO-197"],
    ["Adjustment code ..... CO-B7", "CO-B7"],
  ])("%s", (text, code) => expect(codeOf(text)).toBe(code));

  it.each([
    "Denver, CO 80202",
    "San Juan PR 00901",
    "CO-45 contractual adjustment",
    "PR-3 copay",
    "Remark N130",
  ])("is no denial code: %s", (text) => expect(codeOf(text)).toBeUndefined());

  it("reads remark codes where words speak of them", () => {
    const remarks = (text: string) => findRemarks(readReading(fromPlainText(text))).map((r) => r.code);
    expect(remarks("Remark: N706\nMOA MA130\nCO 252 M127")).toEqual(["N706", "MA130", "M127"]);
    expect(remarks("Invoice of M127 Street")).toEqual([]);
  });
});

describe("findPayers", () => {
  it.each([
    ["BLUE CROSS AND BLUE SHIELD OF TEXAS", "BLUE CROSS AND BLUE SHIELD OF TEXAS"],
    ["BlueCross BlueShield of South Carolina", "BlueCross BlueShield of South Carolina"],
    ["aetna      EXPLANATION", "Aetna"],
    ["UnitedHea1thcare", "UnitedHealthcare"],
    ["Molina Healthcare of Ohio", "Molina Healthcare of Ohio"],
    ["Highmark Blue Cross Blue Shield", "Highmark Blue Cross Blue Shield"],
  ])("%s", (text, name) => expect(findPayers(text)[0]?.name).toBe(name));
  it.each(["under Medicare rules", "your legal guardian may sign", "Medicare Number 1EG4", "on the horizon"])(
    "names none: %s",
    (text) => expect(findPayers(text)).toEqual([]),
  );
});

describe("text hygiene", () => {
  it("drops what cannot be seen and what turns text round", () => {
    expect(cleanText("Cl\u200baim\u202e 12\u00ad34\u0000")).toBe("Claim 1234");
    expect(cleanText("a\u00a0b\tc\r\nd")).toBe("a b    c\nd");
  });
  it("folds without changing the length", () => {
    for (const text of ["C1AlM N0", "İstanbul 😀 ﬁ", "Ærøskøbing"])
      expect(foldOcr(text)).toHaveLength(text.length);
  });
  it("repairs scanners' words and leaves codes, numbers and names", () => {
    expect(repairScan("The clalm was recelved after the FlLING limit")).toBe(
      "The claim was received after the FILING limit",
    );
    expect(repairScan("CO-197 Q4101 0202618250A7710X Nell Cole 1EG4-TE5-MK73")).toBe(
      "CO-197 Q4101 0202618250A7710X Nell Cole 1EG4-TE5-MK73",
    );
  });
  it("takes the letter of a group's code once that recognition read twice", () => {
    expect(repairScan("Reason CO0-22, adj. C0O-197")).toBe("Reason CO-22, adj. CO-197");
    for (const own of ["Claim CO0-22-118", "ACO0-22", "CO0-4471", "C00-C14"])
      expect(repairScan(own)).toBe(own);
    expect(repairScan("Reason CO0-22", false)).toBe("Reason CO0-22");
  });
  it("keeps what is net where it says so of benefits and amounts", () => {
    expect(repairScan("The studies show a net benefit. The net amount is")).toBe(
      "The studies show a net benefit. The net amount is",
    );
    expect(repairScan("The care is net needed.")).toBe("The care is not needed.");
  });

  it("changes no word of its own that looks like another of a scan", () => {
    const typed = "With poor circulation the road test is moot, heme positive, cheek and thorn";
    expect(repairScan(typed)).toBe(typed);
  });
});
