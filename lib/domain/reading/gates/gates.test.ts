import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { isDeadline, judgeBirth, judgeNotice } from "./date-gate";
import { isAnotherNumber, judgeByTwin, judgeMember } from "./identifier-gate";
import { looksAlike, onlyReading } from "./look-alikes";
import { balancedLine, judgeTotal } from "./money-gate";
import { isNoOrganization, isPlace } from "./name-gate";
import { isDiagnosisCode, isMbi, isNdc, isNpi, isProcedureCode, isTin } from "./number-patterns";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = [
  "Acme Health Plan                 May 4, 2026",
  "",
  "Patient: DOE, JANE               Claim Number: 26118-4471",
];

describe("dates", () => {
  const days = { notice: "2026-05-04", services: ["2026-04-01"], births: ["1990-05-17"] };
  it.each([
    ["2026-05-03", "before the notice"],
    ["2026-05-04", "the notice's own day"],
    ["2026-04-01", "a day of service"],
    ["1990-05-17", "a birth date"],
    ["2028-05-20", "more than two years ahead"],
  ])("%s is no deadline: %s", (date) => expect(isDeadline(date, days)).toBe(false));
  it("takes a day after the notice", () => expect(isDeadline("2026-07-03", days)).toBe(true));
  it("takes none before a service where the notice has no date", () =>
    expect(isDeadline("2026-03-01", { ...days, notice: undefined })).toBe(false));

  it("doubts a notice from before its services, and drops a birth date", () => {
    expect(judgeNotice("2026-03-01", days).doubt).toContain("2026-04-01");
    expect(judgeNotice("1990-05-17", days)).toEqual({ dropped: true });
    expect(judgeNotice("2026-05-04", days)).toEqual({});
    expect(judgeBirth("2026-04-20", "2026-05-04", ["2026-04-01"])).toEqual({ dropped: true });
  });

  it("leaves coverage through a day, births and discharges out of the deadline and the services", () => {
    const { facts } = read(
      ...HEAD,
      "Date of Birth: 06/30/2026",
      "Date of Service: 04/01/2026",
      "This claim was denied because no authorization was on file. Your coverage is effective through 12/31/2026.",
      "If you disagree, appeal by 06/30/2026 or within 60 days of this letter.",
    );
    expect(facts.appeal_deadline?.value).toBe("2026-07-03");
    expect(facts.dates_of_service?.value).toBe("2026-04-01");
  });
});

describe("numbers", () => {
  it("knows each by its pattern", () => {
    expect([isMbi("1EG4-TE5-MK73"), isMbi("1EG4TESMK73"), isMbi("0EG4TE5MK73")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isNpi("1234567893"), isNpi("1234567890")]).toEqual([true, false]);
    expect([isTin("81-2233445"), isTin("812-233445")]).toEqual([true, false]);
    expect([isNdc("00074-4339-02"), isNdc("26118-4471")]).toEqual([true, false]);
    expect([isDiagnosisCode("M54.16"), isDiagnosisCode("MX4")]).toEqual([true, false]);
    expect([isProcedureCode("97110-GP"), isProcedureCode("971102")]).toEqual([true, false]);
  });

  const reading = (...lines: string[]) => {
    const labeled = lines.flatMap(() => []);
    return { lines: lines.map((text) => ({ page: 1, text, offset: 0, cells: [] })), labeled };
  };
  it.each([
    ["97110", "claim", "Procedure 97110"],
    ["M54.16", "claim", "Diagnosis M54.16"],
    ["81-2233445", "member", "Tax ID 81-2233445"],
    ["00-0008812", "member", "00-0008812  EIN"],
    ["1234567893", "claim", "NPI 1234567893"],
    ["00074-4339-02", "claim", "NDC 00074-4339-02"],
    ["83702", "member", "Appeals: PO Box 6, Boise, ID 83702"],
    ["83702-0044", "member", "PO Box 6, Boise, ID  83702-0044"],
  ] as const)("%s is no %s number", (value, as, line) =>
    expect(isAnotherNumber(value, as, reading(line))).toBe(true),
  );
  it.each(["Member ID 83702", "Pat Doe, Member ID 83702", "Group 4, ID: 83702"])(
    "leaves a member's number alone that is like a ZIP code of Idaho: %s",
    (line) => expect(isAnotherNumber("83702", "member", reading(line))).toBe(false),
  );
  it("leaves a claim number alone", () =>
    expect(isAnotherNumber("26118-4471", "claim", reading("Claim 26118-4471"))).toBe(false));
});

describe("look-alike characters", () => {
  it("are put right only where exactly one reading fits", () => {
    expect(onlyReading("1EG4TESMK73", isMbi)).toBe("1EG4TE5MK73");
    expect(onlyReading("ABC", () => false)).toBeUndefined();
    expect(onlyReading("O0", (r) => /^\d+$/.test(r) || /^\D+$/.test(r))).toBeUndefined();
    expect(looksAlike("B8O", "88O")).toBe(true);
    expect(looksAlike("AB1", "AC1")).toBe(false);
  });

  it("are put right in a Medicare number, and the evidence says what the page prints", () => {
    const { facts } = read(
      ...HEAD,
      "Medicare Number: 1EG4-TES-MK73",
      "This claim was denied because no authorization was on file.",
    );
    expect(facts.member_id).toMatchObject({ value: "1EG4-TE5-MK73", repaired: "1EG4-TES-MK73" });
    expect(facts.member_id?.confidence).toBeLessThanOrEqual(0.8);
    expect(judgeMember("1EG4-TEX-MK7B", "Medicare Number", []).doubt).toContain("Medicare");
  });

  it("follow the practice's record, then what is printed more often, else stay in doubt", () => {
    expect(judgeByTwin("26II8-4471", [], ["26118-4471"])).toEqual({
      value: "26118-4471",
      repaired: "26II8-4471",
    });
    expect(judgeByTwin("26I18", ["26I18", "26118", "26118"])).toEqual({ value: "26118", repaired: "26I18" });
    expect(judgeByTwin("26I18", ["26I18", "26I18", "26118", "26118"]).doubt).toContain("26118");
    expect(judgeByTwin("26118", ["26118", "26118"])).toEqual({});
    const { fields } = extractByRules(
      fromPlainText(
        [
          ...HEAD.slice(0, 2),
          "Patient: DOE, JANE    Claim Number: 26II8-4471",
          "This claim was denied.",
        ].join("\n"),
      ),
      { claimNumbers: ["26118-4471"], memberIds: [] },
    );
    expect(fields.claim_number).toMatchObject({ value: "26118-4471", repaired: "26II8-4471" });
  });
});

describe("names", () => {
  it.each([
    "Important Information About Your Claim",
    "CLAIM DETAILS",
    "Provider Information",
    "Please send the records to us",
    "New York",
    "Very truly yours",
    "Mailing",
    "Plan",
    "CALL CENTER",
  ])("%s is no organization", (text) => expect(isNoOrganization(text)).toBe(true));
  it.each([
    "Acme Health Plan",
    "Redbud Wellness Center",
    "Blue Cross of Idaho",
    "Cordial Care Clinic",
    "The Plan Administrators, Inc.",
  ])("%s is one", (text) => expect(isNoOrganization(text)).toBe(false));
  it("knows a State", () =>
    expect([isPlace("North Carolina"), isPlace("Carolina North")]).toEqual([true, false]));

  it("is never sure of the order of capitals without a comma", () => {
    const patient = (name: string) =>
      read(
        "Acme Health Plan                 May 4, 2026",
        "",
        `Patient Name: ${name}`,
        "This claim was denied because no authorization was on file.",
        "",
        `Copy to: ${name}`,
      ).fields.patient_name;
    expect(patient("ZORBLAX QUENTRY")?.confidence).toBeLessThanOrEqual(0.8);
    expect(patient("QUENTRY, ZORBLAX")?.confidence).toBeGreaterThan(0.85);
    expect(patient("QUENTRY JOHN")).toMatchObject({ value: "John Quentry" });
  });

  it("says who else could be the patient", () => {
    const { fields } = read(
      "Acme Health Plan                 May 4, 2026",
      "",
      "Patient: Jane Doe",
      "This claim was denied because no authorization was on file.",
      "Patient: Robert Roe",
    );
    expect(fields.patient_name?.doubt).toMatch(/Jane Doe|Robert Roe/);
    expect(fields.patient_name?.confidence).toBeLessThanOrEqual(0.5);
  });
});

describe("money", () => {
  it("adds up, or the total is in doubt", () => {
    expect(judgeTotal("265.00", ["85.00", "60.00", "120.00"])).toEqual({});
    expect(judgeTotal("300.00", ["85.00", "60.00", "120.00"]).doubt).toContain("$265.00");
    expect(judgeTotal("300.00", ["85.00"])).toEqual({});
  });
  it("takes nothing from a line that is more than its charge", () => {
    const line = {
      procedureCode: "97110",
      dateOfService: null,
      groupCode: "CO",
      code: "50",
      remarks: [],
      reason: null,
    };
    expect(balancedLine({ ...line, billed: "60.00", amount: "600.00" }).amount).toBeNull();
    expect(balancedLine({ ...line, billed: "60.00", amount: "60.00" }).amount).toBe("60.00");
  });
});
