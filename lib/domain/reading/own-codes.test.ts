import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (row: string, ...meaning: string[]) => {
  const { fields, deniedLines } = extractByRules(
    fromPlainText(
      [
        "COASTAL PLAN ADMINISTRATORS   EXPLANATION OF PAYMENT    Date 10/03/2026",
        "PATIENT: RUIZ, CARLA   CLAIM: 99120-26-7   MEMBER: CPA7718220",
        "SVC DATE  PROC   BILLED  ALLOWED  PAID  MSG",
        row,
        ...meaning,
      ].join("\n"),
    ),
  );
  return {
    code: fields.denial_code?.value,
    reason: fields.denial_text?.value,
    lines: deniedLines.map((line) => line.code),
  };
};

describe("a payer's own code and what it means", () => {
  it("may be parted by one blank, where a row above has the code", () => {
    const { reason, lines } = read(
      "09/08/26  98941   65.00    0.00   0.00  K7",
      "K7 Visit limit for the year reached.",
    );
    expect(reason).toBe("Visit limit for the year reached.");
    expect(lines).toEqual(["K7"]);
  });

  it("may be parted by a hyphen", () => {
    const { reason, lines } = read(
      "09/08/26  99213  120.00    0.00   0.00  E31",
      "E31-OTHER INSURANCE IS PRIMARY. SEND THEIR EXPLANATION OF BENEFITS.",
    );
    expect(reason).toContain("OTHER INSURANCE IS PRIMARY");
    expect(lines).toEqual(["E31"]);
  });

  it("gives a standard code's number where every refused row has it", () => {
    const row = "09/08/26  97140   48.00    0.00   0.00  97 M15";
    expect(read(row, "", "97     Payment for this is included in what we allowed.").code).toBe("97");
  });

  const under = (heading: string, own: string) =>
    extractByRules(
      fromPlainText(
        [
          "CIVIC HEALTHCARE                                   EXPLANATION OF PAYMENT",
          "                                                   Process date 10/21/2026",
          "Patient      Delia Nakamura          Member ID U71104882 02",
          "Claim        9812629544018           Account HC-2207",
          "",
          `Service date  Code    Charge    Allowed   Not covered  Copay   Paid    ${heading}`,
          "10/02/2026    98941    75.00     48.10       0.00      20.00   28.10",
          `10/02/2026    97012    40.00      0.00      40.00       0.00    0.00   ${own}`,
          "",
          `${own}  Traction is included in the manipulation paid on the same day.`,
        ].join("\n"),
      ),
    ).fields.denial_code;

  it.each(["A4", "5W"])("is the claim's where a column of reasons has it, in doubt: %s", (own) => {
    expect(under("Reason", own)?.value).toBe(own);
    expect(under("Reason", own)?.confidence).toBeLessThan(0.85);
  });

  it.each(["Note", "See", "Msg"])("is a mark of two signs under %s", (heading) => {
    expect(under(heading, "A4")).toBeUndefined();
  });

  it.each(["W1", "P3", "Y2"])("is a standard number's shape, and none of the payer's own: %s", (standard) => {
    expect(under("Reason", standard)).toBeUndefined();
  });

  it("is a mark where the marks' list is headed as remarks", () => {
    const paper = [
      "CIVIC HEALTHCARE                                   EXPLANATION OF PAYMENT",
      "Patient      Delia Nakamura          Member ID U71104882 02",
      "Claim        9812629544018           Account HC-2207",
      "",
      "Service date  Code    Charge    Allowed   Not covered  Copay   Paid    Note",
      "10/02/2026    97012    40.00      0.00      40.00       0.00    0.00   A4",
      "",
      "Remarks",
      "A4  Traction is included in the manipulation paid on the same day.",
    ].join("\n");
    expect(extractByRules(fromPlainText(paper)).fields.denial_code).toBeUndefined();
  });

  it.each(["7", "B", "(1)", "712", "K7", "N4", "M15"])(
    "is none where it may be a note's mark, a message's number or a remark: %s",
    (mark) => {
      const row = `09/08/26  97140   48.00    0.00   0.00  ${mark}`;
      expect(read(row, "", `${mark.padEnd(6)} The records did not come.`).code).toBeUndefined();
    },
  );
});

it("tells what a work injury's review turned down by its standard code, and the reason without the schedule's", () => {
  const { fields } = extractByRules(
    fromPlainText(
      [
        "INVENTED MUTUAL INSURANCE COMPANY                       EXPLANATION OF BENEFITS",
        "Injured employee:  Ada Brandt      Claim No.: 99G0000771840      Audit date: 09/22/2026",
        "Date of injury:    04/17/2026",
        "",
        "LINE  DOS        CPT/MOD    CHARGED      REDUCTION       PAID     CODES",
        "01    08/27/26   97110 GP     150.00         31.44      118.56     P12",
        "02    08/27/26   97140 GP      72.00         72.00        0.00     219, 790",
        "",
        "P12    Paid by the physician schedule of workers' compensation.",
        "219    Turned down because of the extent of the injury.",
        "790    The carrier disputes that the neck is part of the compensable injury.",
      ].join("\n"),
    ),
  );
  expect(fields.denial_code?.value).toBe("219");
  expect(fields.denial_text?.value).toContain("extent of the injury");
  expect(fields.denial_text?.value).not.toContain("schedule");
});

it("reads the code of the first denial under its own label on an appeal's decision", () => {
  const { fields } = extractByRules(
    fromPlainText(
      [
        "VANTAGE CROWN HEALTH",
        "MEMORANDUM OF DECISION        March 11, 2026",
        "SUBJECT       Your second appeal, in by fax on February 18, 2026",
        "CLAIM         5526041-0078",
        "ORIG. CODE    29 - past the filing limit",
        "",
        "We have gone over the claim once more, and the denial stands.",
      ].join("\n"),
    ),
  );
  expect(fields.denial_code?.value).toBe("29");
});

describe("a payer's own code of the refused rows", () => {
  const family = (note: string) =>
    extractByRules(
      fromPlainText(
        [
          "HARBOR TRUST ADMINISTRATORS                                              This is not a bill",
          "Explanation of benefits    11/06/2026",
          "Employee: CALLUM REDFERN         Member ID: 20418837      Group: 76-412208",
          "",
          "|-------------------------------------------------------------------------------------------|",
          "| For: Ysolde Redfern (spouse)  Claim 26303-11742-00  Provider: Norfolk Family Chiropractic |",
          "| 10/13/2026  98940 adjustment      58.00   allowed  36.00   plan paid  11.00   copay 25.00 |",
          "| 10/13/2026  97810 acupuncture     85.00   allowed   0.00   plan paid   0.00   you   85.00 |",
          `|             note ${note.padEnd(4)}                                                                     |`,
          "|-------------------------------------------------------------------------------------------|",
          "| For: Piers Redfern (child)  Claim 26304-20933-00  Provider: Harbor Pediatrics             |",
          "| 10/14/2026  99393 checkup        190.00   allowed 140.00   plan paid 140.00   you    0.00 |",
          "|-------------------------------------------------------------------------------------------|",
          "",
          `${note} - Acupuncture is excluded by the plan.`,
        ].join("\n"),
      ),
    );

  it("is the claim's, and stands in its block though a stroke rule alone parts it from the next one", () => {
    const { fields, deniedLines } = family("7F2");
    expect(deniedLines).toMatchObject([{ procedureCode: "97810", code: "7F2" }]);
    expect(fields.denial_code).toMatchObject({ value: "7F2" });
    expect(fields.denial_code?.confidence).toBeLessThan(0.85);
  });

  it("is none where a mark of a footnote is all there is", () => {
    expect(family("7").fields.denial_code).toBeUndefined();
  });
});

it("takes the number of a message for no code of the refused rows", () => {
  const { fields } = extractByRules(
    fromPlainText(
      [
        "INVENTED DENTAL                    Explanation of Benefits      Issue Date: 24-May-2026",
        "Patient: Pim Brandt                Claim ID:   2026-114-887-01",
        "",
        "Procedure  Date        Fee      Approved   Paid    Msg",
        "D0210      05/06/2026  142.00   0.00       0.00    F12",
        "",
        "F12 - X-rays are a benefit of one per 36 months, so this service is denied.",
      ].join("\n"),
    ),
  );
  expect(fields.denial_code).toBeUndefined();
  expect(fields.denial_text?.value).toContain("36 months");
});

describe("a payer's own code alone on its line", () => {
  it("means what stands in the lines below it, and the standard code that is named next", () => {
    const { code, reason, lines } = read(
      "09/08/26  98941   65.00    0.00   0.00  TF",
      "",
      "TF",
      "Your agreement asks for the claim within 90 days of the",
      "service. This one came later than that.",
      "",
      "HIPAA claim adjustment reason",
      "CO 29 - The time limit for filing has expired.",
    );
    expect(reason).toContain(
      "Your agreement asks for the claim within 90 days of the service. This one came",
    );
    expect(code).toBe("CO-29");
    expect(lines).toEqual(["29"]);
  });

  it.each([
    ["M7K", "No referral from the family doctor was on file for this visit."],
    ["(R2)", "The plan of care that we hold is not signed by the physician."],
    ["712", "This service is included in the payment for the evaluation of that day."],
  ])("is a letter, a number or both: %s", (mark, meaning) => {
    const { reason, lines } = read(
      `09/08/26  98941   65.00    0.00   0.00  ${mark}`,
      "",
      `   ${mark}`,
      `      ${meaning}`,
    );
    expect(reason).toBe(meaning);
    expect(lines).toEqual([mark]);
  });

  it("is no page's number, and none that no row has", () => {
    const alone = (mark: string) =>
      read(
        "09/08/26  98941   65.00    0.00   0.00  K7",
        "",
        mark,
        "The notes do not show any progress.",
        "",
        "K7 Visit limit reached.",
      );
    expect(alone("1").lines).toEqual(["K7"]);
    expect(alone("TF").reason).toBe("Visit limit reached.");
  });

  describe("beside the meaning of the rows' own", () => {
    const row = "09/08/26  98941   65.00    0.00   0.00  CO-197";
    const absent = "CO-197   Precertification/authorization/notification absent.";
    const told = "The referral on file ended on 07/31/2026 with all of its visits used.";
    const own = `TW-206   No referral covers this date. ${told}`;

    it("is part of the reason where it has a day, so that it is said of this claim", () => {
      expect(read(row, "", "Messages", absent, own).reason).toContain(told);
      expect(read(row, "", "Messages", own, absent).reason).toContain(told);
    });

    it("is none where it is said at large, stands apart, or belongs to another line", () => {
      const atLarge = "TW-206   No referral covers the service. It has to be on file before the visit.";
      expect(read(row, "", absent, atLarge).reason).not.toContain("referral");
      expect(read(row, "", absent, "", "We are glad to help.", "", own).reason).not.toContain(told);
      const paid = "09/08/26  97140   50.00   31.00  31.00  TW-206";
      expect(read(row, paid, "", absent, own).reason).not.toContain(told);
    });
  });
});
