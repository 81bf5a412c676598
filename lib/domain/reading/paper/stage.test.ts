import { describe, expect, it } from "vitest";
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

describe("what was asked for beside what was approved", () => {
  const response = (...more: string[]) =>
    read(
      "MEDICAL NECESSITY REVIEW RESPONSE",
      "Patient: Ada Moor            Health plan: Bay Valley Health Plan        Mailed 09/17/2026",
      "",
      "                                YOU ASKED FOR            WE APPROVED",
      "Period of care                  09/21/2026 - 11/13/2026  09/21/2026 - 10/16/2026",
      "Office visits with 98941        14                       6",
      "97110, visits                   14                       6",
      "97035, visits                   14                       0",
      "",
      "Visits 7 to 14: The scores rose by four points only since the last form of 08/10/2026. More visits are not supported.",
      "The practitioner may not charge the patient for care that was not approved.",
      ...more,
    );

  it("is care to come, whose counted services are told and whose earlier form is no visit", () => {
    const found = response();
    expect([found.kind, found.stage]).toEqual(["prior_auth_denial", "pre_service"]);
    expect(found.facts.procedure_codes?.value).toBe("98941, 97110, 97035");
    expect(found.facts.dates_of_service?.value ?? "").not.toContain("2026-08-10");
  });

  it("is care that was given where amounts were billed for it", () => {
    expect(response("Amount billed for these visits: $120.00").stage).toBe("post_service");
  });
});

describe("an outside review of visits", () => {
  const review = (finding: string) =>
    read(
      "BEACON HILL INDEPENDENT REVIEW, INC.",
      "An external review agency",
      "November 12, 2026",
      "",
      "Patient:                  Linnea Castleford",
      "Health plan:              Harvest Pilgrim Health Plan",
      "Service in dispute:       Outpatient physical therapy, 97110, 16 visits from June 1, 2026 to August 28, 2026",
      "",
      "FINAL EXTERNAL REVIEW DECISION",
      "",
      "The plan's final adverse determination of August 31, 2026 is upheld.",
      finding,
    );

  it("is of care that was given where the visits were not necessary, on the days that are told with it", () => {
    const found = review("The notes describe the same program. The 16 visits were not medically necessary.");
    expect(found.stage).toBe("post_service");
    expect(found.facts.dates_of_service?.value).toBe("2026-06-01, 2026-08-28");
  });

  it("is not told to be so where the visits were asked for", () => {
    expect(review("The requested visits were not medically necessary.").stage).not.toBe("post_service");
  });
});

it("tells care that is going on, and more visits that were asked for without a bill", () => {
  const decision = (...said: string[]) =>
    read(
      "Pinnacle Loop Health Insurance Company, Care Management",
      "Sent:       Tuesday, June 2, 2026",
      "Patient: Winifred Oyelaran        Codes: 97012, 97110",
      "",
      ...said,
    ).stage;
  expect(decision("Subject: Decision while treatment is going on", "The 6 visits are not approved.")).toBe(
    "concurrent",
  );
  const upheld =
    "You appealed our denial of 12 more visits of hand therapy. We uphold the denial of 6 visits.";
  expect(decision(upheld)).toBe("pre_service");
  expect(decision("Claim number: 26-0718-4471", upheld)).not.toBe("pre_service");
  expect(decision(upheld, "Amount billed: $120.00, dates of service May 4, 2026.")).not.toBe("pre_service");
});

// Seen red without the words for care that is still to come.
it.each([
  ["Service   64624, right knee (ablation of the genicular nerves), not yet performed", "pre_service"],
  ["The surgery has not been performed.", "pre_service"],
  ["The records have not yet been received.", "post_service"],
  ["Date of service 09/10/2026. The second stage was not yet performed.", "post_service"],
  ["Billed $410.00. The second stage was not yet performed.", "post_service"],
])("tells whether the care is still to come: %s", (line, stage) =>
  expect(
    read(
      "Bay Valley Health Plan        RECONSIDERATION DECISION        October 19, 2026",
      "Patient: Ada Moor             First denial September 10, 2026",
      "Request received August 31, 2026",
      "",
      line,
      "The denial stands. Send copies of all letters about this claim.",
    ).stage,
  ).toBe(stage),
);

it("takes a State's Department of Insurance for no date of injury", () => {
  const review = (where: string) =>
    read(
      ...[
        "MAXIMUS FEDERAL SERVICES",
        `Independent Review Organization, ${where}`,
        "",
        "EXTERNAL REVIEW DETERMINATION",
        "",
      ],
      ...["Date of determination:   November 20, 2026", "Covered person:  Jericho Wainwright"],
      ...["Health plan:  Ambetter of North Carolina, Inc.    Plan claim no.: W283NCE04471"],
      ...[
        "Services in question:  20561, needle insertion; 05/12/2026 and 05/19/2026",
        "Amount in question:  $225.00",
        "",
      ],
      ...["The request for an external review was made in time. The decision of the health plan is UPHELD."],
    ).stage;
  expect(review("NC DOI")).toBe("post_service");
  expect(review("NC DOI 1201 Mail Service Center")).toBe("post_service");
});

it("takes days that were billed for over, however the reason speaks of continued treatment", () => {
  const reason = "The records do not show that improvement could be expected from continued treatment.";
  const rows = ["Claim no. 26303-A-118842", "Service dates and services", "09/29/2026  98941  $ 90.00"];
  expect(read("AMERICAN CHIRO NETWORK", "", ...rows, "", reason).stage).toBe("post_service");
  expect(read("AMERICAN CHIRO NETWORK", "", "We cannot approve continued treatment.").stage).toBe(
    "concurrent",
  );
});

it("takes the service dates of a request for those that are asked for", () => {
  const dates = "Service dates: 12/01/2026 - 01/15/2027";
  const asked = "You asked for 12 more visits. We deny 12 more visits.";
  expect(read("BAY HEALTH PLAN", "", dates, "", asked).stage).toBe("pre_service");
});

describe("care that goes on while it is decided", () => {
  const stageOf = (...said: string[]) =>
    read(
      ...["Bay Valley Health Plan", "Notice of Denial of Medical Coverage", "", "Date: December 1, 2026"],
      ...["Name: Ada Moor", "", "Your request was denied", "", ...said, ""],
      "The care is not medically necessary. You may appeal within 65 days of the date of this notice.",
    ).stage;

  // Seen red where only "continued care" and "while therapy is under way" told it.
  it.each([
    "We've partially denied the continued medical services listed below asked for by you or your doctor.",
    "We denied your continued visits.",
    "Eight visits are denied. Therapy is under way and is reduced with this notice.",
  ])("is concurrent: %s", (said) => expect(stageOf("Authorization: OT26-4410", said)).toBe("concurrent"));

  it.each([
    "Claim no. 26303-A-118842. The notes show that therapy was under way when she was billed.",
    "Claim no. 26303-A-118842. We deny the claim: the records do not support continued services.",
    "We denied the medical services asked for by your doctor.",
    "We denied 12 visits. If your therapy is already under way, you can ask for a fast appeal.",
    "We denied 12 visits. When treatment is in progress, we answer in 72 hours.",
    "We denied 12 visits. No therapy is under way.",
    "We denied the scan. A review of your care is under way.",
  ])("is not, where it is over or has not begun: %s", (said) => expect(stageOf(said)).not.toBe("concurrent"));
});
