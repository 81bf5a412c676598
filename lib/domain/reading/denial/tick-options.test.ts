import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";

const text = (...lines: string[]) => fromPlainText(lines.join("\n"));
const read = (...lines: string[]) => {
  const { fields, facts, kind } = extractByRules(text(...lines));
  return {
    kind,
    reason: fields.denial_text?.value,
    category: facts.denial_category?.value,
    claim: fields.claim_number?.value,
    patient: fields.patient_name?.value,
    member: facts.member_id?.value,
    subscriber: facts.subscriber_name?.value,
    dates: facts.dates_of_service?.value,
    billed: facts.billed_amount?.value,
  };
};
const linesOf = (...lines: string[]) => readReading(text(...lines)).lines.map((line) => line.text.trim());

const HEAD = ["CEDAR MUTUAL HEALTH PLAN", "NOTICE OF DENIAL OF PAYMENT        Date: September 18, 2026", ""];
const CLAIM = ["Member: Wanda Frost     Member ID: CM 4417720-01     Claim number: 26-7718842", ""];

describe("the options of a form", () => {
  it("leave the words of what was ticked, with the lines that go on with it", () => {
    const paper = read(
      ...HEAD,
      ...CLAIM,
      "The claim was denied for the reason checked below:",
      "",
      "☐ The service is not a covered benefit",
      "  under your plan.",
      "☒ The service was not medically necessary. Our reviewer found no progress",
      "  since July 1, 2026.",
      "☐ Other: ______________",
    );
    expect(paper.reason).toBe(
      "The service was not medically necessary. Our reviewer found no progress since July 1, 2026.",
    );
    expect(paper.category).toBe("medical_necessity");
  });

  it("may have their boxes behind them", () => {
    const paper = read(
      ...HEAD,
      ...CLAIM,
      "Why we did not pay",
      "   Not a covered benefit                          [ ]",
      "   Authorization not obtained before treatment    [X]",
      "   Filed late                                     [ ]",
    );
    expect(paper.reason).toBe("Authorization not obtained before treatment");
    expect(paper.category).toBe("authorization");
  });

  it("may be round brackets or drawn lines, where one of them is ticked", () => {
    expect(linesOf("( ) Not eligible", "(x) Annual maximum reached")).toEqual(["", "Annual maximum reached"]);
    expect(linesOf("_X_ Not necessary     ___ Out of network")).toEqual(["Not necessary"]);
    expect(linesOf("Section 3(x) of the plan", "( ) Not eligible")).toEqual([
      "Section 3(x) of the plan",
      "( ) Not eligible",
    ]);
  });

  it("do not cut a fact that stands in a column of its own behind them", () => {
    const paper = read(
      ...HEAD,
      "[X] Denied    [ ] Paid         Claim number: 26-7718842",
      "[ ] Adjusted                   Date of service: 08/26/2026     Amount billed: $186.00",
      "The service was not medically necessary.",
    );
    expect(paper).toMatchObject({ claim: "26-7718842", dates: "2026-08-26", billed: "186.00" });
  });

  it("give a fact that was ticked, and none that was not", () => {
    const paper = read(
      "TRICARE EAST            Determination on claim            10/05/2026",
      "Type of notice: ☒ Denial  ☐ Request for information",
      "☒ Patient: LEO MARSH            ☐ Sponsor: IRIS MARSH",
      "☒ Claim no. 2026270 44 01188",
      "☒ Reason: Services were not authorized before care was given.",
      "☐ Reason: Documentation was not received.",
    );
    expect(paper).toMatchObject({ patient: "Leo Marsh", claim: "2026270 44 01188", subscriber: undefined });
    expect(paper.reason).toContain("not authorized before care was given");
    expect(paper.reason).not.toMatch(/Patient|Documentation/);
  });
});

describe("New York's denial of a no-fault claim", () => {
  const form = (...reasons: string[]) =>
    read(
      "NEW YORK MOTOR VEHICLE NO-FAULT INSURANCE LAW                    NYS FORM NF-10",
      "DENIAL OF CLAIM FORM",
      " INSURER     Hudson Harbor Indemnity Company",
      "",
      " (A) POLICYHOLDER       (B) POLICY NUMBER      (C) DATE OF ACCIDENT     (D) INJURED PERSON",
      " Yelena Brodsky         HHP 440 71 883         May 2, 2026              Maksim Brodsky",
      "",
      " (E) CLAIM NUMBER       (F) APPLICANT FOR BENEFITS (NAME AND ADDRESS)",
      " 26-0502-11873-NF       Brighton Chiropractic Care PC",
      "",
      " YOU ARE ADVISED THAT FOR REASONS NOTED BELOW:",
      "   [X] 1.  Your entire claim is denied as follows:      [ ] 2.  A portion of your claim is denied as follows:",
      "           B. Health service benefits: $ 672.48         E. Attorney's fees: $ __________",
      "",
      " REASON(S) FOR DENIAL OF CLAIM (CHECK REASONS AND EXPLAIN BELOW IN ITEM 33)",
      ...reasons,
      "",
      " 25. PERIOD OF BILL - DATES OF TREATMENT      08/24/26 to 09/04/26",
      " 30. AMOUNT OF BILL                $ 672.48         31. AMOUNT PAID BY INSURER                $ 0.00",
      "",
      " 33. STATE REASON FOR DENIAL, FULLY AND EXPLICITLY",
      "     An independent examination of August 6, 2026 found that the sprains had resolved and that no further",
      "     chiropractic treatment is necessary.",
    );

  it("is read by its lettered and numbered boxes, and its policy is no member's number", () => {
    const paper = form(
      "   [ ] 18. Fees not in accordance with fee schedules      [X] 21. Unnecessary treatment",
    );
    expect(paper).toMatchObject({
      patient: "Maksim Brodsky",
      subscriber: "Yelena Brodsky",
      claim: "26-0502-11873-NF",
      member: undefined,
      billed: "672.48",
      dates: "2026-08-24, 2026-09-04",
    });
  });

  it("states its reason in what was ticked and in item 33, not in how much is denied", () => {
    const { reason } = form(
      "   [ ] 18. Fees not in accordance with fee schedules      [X] 20. Treatment not related to the accident or no longer",
      "   [ ] 19. Excessive treatment, service or stay                   needed",
    );
    expect(reason).toBe(
      "Treatment not related to the accident or no longer needed An independent examination of August 6, 2026 found that the sprains had resolved and that no further chiropractic treatment is necessary.",
    );
  });
});

it("a no-fault denial in another print names its insurer, item 33 and no number of an insurer as a procedure", () => {
  const form = text(
    "                 NEW YORK MOTOR VEHICLE NO-FAULT INSURANCE LAW",
    "                            DENIAL OF CLAIM FORM",
    "",
    "NAME, ADDRESS AND NAIC OF INSURER:                  FOR AAA USE ONLY:",
    "  Harbor Light Mutual Automobile Insurance Co. (18833)",
    "  Claims Unit, PO Box 771, Albany NY 12204",
    "",
    "A. POLICYHOLDER           B. POLICY NUMBER         C. DATE OF ACCIDENT      D. INJURED PERSON",
    "   Yelena Brodsky            HLM 20 118 334           04/02/2026               Maksim Brodsky",
    "",
    "E. CLAIM NUMBER           F. APPLICANT FOR BENEFITS (name and address)",
    "   26-HL-0440172             Brighton Chiropractic Care PC",
    "",
    "TO APPLICANT: YOUR CLAIM FOR BENEFITS IS DENIED AS FOLLOWS:",
    " 1. [X] ENTIRE CLAIM        2. [ ] A PORTION OF THE CLAIM, IN THE AMOUNT OF",
    "",
    "REASON(S) FOR DENIAL",
    " HEALTH SERVICE     18. [ ] fees not in accordance with schedule     19. [X] excessive treatment or service",
    "                    20. [ ] treatment not related to the accident    21. [ ] unnecessary",
    "",
    "25. PERIOD OF BILL - TREATMENT DATE(S)   07/06/2026, 07/09/2026",
    "30. AMOUNT OF BILL             $114.20          31. AMOUNT PAID BY INSURER           $0.00",
    "",
    "33. STATE REASON FOR DENIAL, FULLY AND EXPLICITLY",
    "    An examination by Ada Roe, DC, on 06/20/2026 found no need for more chiropractic treatment after 06/28/2026.",
    "    Codes billed: 98941, 97010.",
    "",
    "DATED: 08/14/2026",
  );
  const { fields, facts } = extractByRules(form);
  expect(fields.payer_name?.value).toBe("Harbor Light Mutual Automobile Insurance Co.");
  expect(fields.denial_text?.value).toContain("found no need for more chiropractic treatment");
  expect(fields.denial_text?.value).not.toMatch(/TO APPLICANT|ENTIRE CLAIM/);
  expect(facts.denial_category?.value).toBe("medical_necessity");
  expect(facts.procedure_codes?.value).toBe("98941, 97010");
});

it("a policy on an accident's paper is no member's number", () => {
  const paper = read(
    "Calloway Casualty",
    "Personal injury protection claim",
    "Policyholder: Beatrix Lind     Policy number: CCI 0093 4471",
    "Injured: Soren Lind     Claim number: 26-44190-03",
    "We denied the visits from August 3, 2026. They were not medically necessary.",
  );
  expect(paper).toMatchObject({ claim: "26-44190-03", member: undefined });
});

it("an entire claim for health service benefits is denied for what was ticked below", () => {
  const { reason } = read(
    ...HEAD,
    ...CLAIM,
    "YOU ARE ADVISED THAT FOR REASONS NOTED BELOW:",
    " [X] 1. Your entire claim for health service benefits is denied",
    " [ ] 2. A portion of your health service benefits is denied",
    "",
    "REASON(S) FOR DENIAL",
    " [ ] 18. Fee schedule    [X] 20. Treatment not necessary or not related",
  );
  expect(reason).toBe("Treatment not necessary or not related");
});

it.each([
  [
    "a row heading before each row of boxes",
    " POLICY ISSUES             [ ] 3. Not in force     [ ] 4. Excluded",
    " HEALTH SERVICE BENEFITS   [ ] 18. Excessive       [X] 20. Treatment not necessary   [ ] 23. Other",
  ],
  [
    "headings in small letters",
    " Loss of earnings          [ ] 10.",
    " Health service benefits   [X] 20. Treatment not necessary   [ ] 23. Other",
  ],
  [
    "its rows the other way round",
    " HEALTH SERVICE BENEFITS   [ ] 18. Excessive       [X] 20. Treatment not necessary",
    " OTHER                     [ ] 29. Other",
  ],
])("a portion of the benefits is denied for what item 33 says, with %s", (_, ...rows) => {
  const { fields } = extractByRules(
    text(
      "NEW YORK MOTOR VEHICLE NO-FAULT INSURANCE LAW",
      "DENIAL OF CLAIM FORM                                       NYS FORM NF-10",
      "",
      "INSURER   Harbor Light Mutual Automobile Insurance Co.",
      "",
      "YOU ARE ADVISED THAT FOR REASONS NOTED BELOW:",
      " [ ]  1. Your entire claim is denied",
      " [X]  2. A portion of your health service benefits is denied          in the amount of  $ 229.92",
      "",
      "REASON(S) FOR DENIAL OF CLAIM                   (check only)",
      ...rows,
      "",
      " 26. Period of bill - treatment dates  01/08/2026 - 01/22/2026",
      " 29. Amount of bill                    $ 344.88",
      "",
      " 33. STATE REASON FOR DENIAL, FULLY AND EXPLICITLY",
      "",
      "     Ada Roe, DC found no spasm and full range of motion, and concluded that further chiropractic care is not",
      "     necessary. The visit of 01/08/2026 is paid.",
    ),
  );
  expect(fields.denial_text?.value).toContain("Treatment not necessary Ada Roe, DC found no spasm");
  expect(fields.denial_text?.value).not.toMatch(/portion|issues|earnings|benefits/i);
});
