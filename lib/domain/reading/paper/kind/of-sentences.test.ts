import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const kindOf = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).kind;

const letter = (said: string) =>
  kindOf(
    "Oak Health Plan     PO Box 2200, Columbus OH 43216     10/20/2026",
    "Elm Street Clinic LLC",
    "Concerning:  Ann Doe    ID OHP448812904     Claim 26284000917",
    "",
    said,
    "",
    "Questions about benefits and payments of the plan: 614-555-0100.",
  );

describe("a paper whose words no rule knows is told by what its sentences do", () => {
  // Each was "other" before.
  it.each([
    ["records_request", "We can go on once the notes for that day have come in; please fax them."],
    [
      "records_request",
      "The claim is resting with us. We can take it up again as soon as we've got the chart.",
    ],
    ["denial", "You won't get a check for the visit of September 22. She had left the plan by then."],
    ["recoupment", "The $96.00 that we sent in June was for somebody else. Please mail it back to us."],
  ])("%s: %s", (kind, said) => expect(letter(said)).toBe(kind));

  it.each([
    "Ann can be reached at the new number from Monday on.",
    "Our payment offices are closed on November 26 and 27 for the holiday.",
    "The notes of a visit are asked for in writing where they are needed.",
  ])("and nothing is made of what does nothing: %s", (said) => expect(letter(said)).toBe("other"));
});

describe("a visit that was paid as a lower one", () => {
  const remit = (row: string, note: string) =>
    kindOf(
      "Oak Marketplace Plan                         Remit date 11/11/2026",
      "Elm Street Clinic LLC",
      "Member ANN DOE   ID U90417728   Claim Z316GAE40081   DOS 10/21/2026",
      "",
      "   proc     paid as    charge    paid     expl",
      row,
      "   36415    36415       12.00     3.00    -",
      "",
      note,
      "",
      "Provider dispute: within 180 calendar days of this remit.",
    );
  const LOWER = "   99214    99213      182.00    71.28     yK";

  it("is refused in part, though no word says no", () =>
    expect(remit(LOWER, "   yK  It reads like a short visit, so we paid what a short visit is worth.")).toBe(
      "partial_denial",
    ));

  it("is paid where it is the same", () =>
    expect(remit("   99214    99214      182.00   104.00     yK", "   yK  Contract rate.")).toBe("paid_eob"));
});

// Red before: "can't pay" was a refusal, whatever the letter waited for.
it("waits for records where it may come to a refusal only later", () => {
  const said =
    "We can't pay or turn down the bill yet because no notes came with it. It stays on hold until we have them. Please send the daily notes.";
  expect(letter(said)).toBe("records_request");
  expect(
    letter("We can't pay the bill, because she had left the plan. Please send it to the new plan."),
  ).toBe("denial");
  expect(letter("We denied the bill because the care was not needed. If you appeal, send the notes.")).toBe(
    "denial",
  );
});

// Red where "without contrast" turned the refusal round.
it("refuses a scan without contrast", () => {
  const said = (outcome: string) =>
    kindOf(
      "Oak Health Plan                              date of notice: 11/18/2026",
      "To   Elm Street Clinic LLC",
      "For  Ann Doe   DOB 04/26/1975   ID JWB4410 77382",
      `Request no. EVC-A26-664019     72148 MRI lumbar without contrast     ${outcome}`,
      "",
      "Reason. Six weeks of treatment were not tried.",
      "You may appeal in writing within 180 days.",
    );
  expect(said("NOT APPROVED, test not yet done")).toBe("prior_auth_denial");
});

describe("a paper that says why and what to do against it", () => {
  const head = (...rows: string[]) => [
    "Oak Health Plan     PO Box 2200, Columbus OH 43216     November 12, 2026",
    "Elm Street Clinic LLC     NPI 1234567893     Tax ID 31-5550100",
    "Patient: Ann Doe    Claim number: OK2630-5571904",
    "",
    ...rows,
    "",
  ];
  const APPEAL = "You may ask for a reconsideration in writing within 180 days of this notice.";
  const WHY =
    "For the later visits, progress has leveled off, and what is left can be done at home with exercises already taught.";

  // "paid_eob" before.
  it("refuses where its rows are paid nothing and no word says no", () =>
    expect(
      kindOf(
        ...head(
          " DOS          CPT       Charge     Paid      Remark",
          " 10/05/2026   97110     181.00     0.00      50",
          " 10/07/2026   97110     181.00     0.00      50",
        ),
        `The first twenty visits are paid. ${WHY} We therefore do not see the need for visits 21 and 22.`,
        APPEAL,
      ),
    ).toBe("denial"));

  // "other" before.
  it("refuses where payment is held back", () =>
    expect(
      kindOf(
        ...head("Services: 09/21/2026 to 10/16/2026, CPT 97110, 97140"),
        "Payment is withheld. The first aid report lists no neck pain, and she was treated for neck pain in years past.",
        APPEAL,
      ),
    ).toBe("denial"));

  // "chart_note" before: the record is told of at length.
  it("is no chart, whatever papers of one it has looked at", () =>
    expect(
      kindOf(
        "REVIEW RESULTS - CLAIM DENIED AFTER REVIEW OF RECORDS",
        ...head(
          "Records received 10/15/2026 (progress note of 09/15/2026, treatment note and initial evaluation)",
        ),
        "The plan of care certified by a physician was not among the records. The therapist's assessment holds no objective measure.",
        APPEAL,
      ),
    ).toBe("denial"));

  it("pays where it only tells how much", () =>
    expect(
      kindOf(
        ...head(
          " DOS          CPT       Charge     Paid      Patient owes",
          " 10/05/2026   97110     181.00     0.00      181.00",
        ),
        "The amount was applied to the deductible of the plan year.",
      ),
    ).toBe("paid_eob"));
});

// No code was read before, and with it no refusal.
it("knows a reason beside its remark at the end of a row", () => {
  const read = extractByRules(
    fromPlainText(
      [
        "Oak Health Plan     PO Box 2200, Columbus OH 43216     paid date 2026-11-10",
        "Elm Street Clinic LLC     billing NPI 1234567893",
        "patient  ANN DOE      id 8LR 00417736      our claim 626300BP4471     dos 10/20/2026",
        "",
        "  99213                $128.00    0.00     16  N290",
        "  11200 (skin tags)    $115.00    0.00     16  N290",
        "",
        "We need to know which clinician saw the patient: box 24J is empty.",
      ].join("\n"),
    ),
  );
  expect(read.kind).toBe("denial");
  expect(read.fields.denial_code?.value).toContain("16");
});
