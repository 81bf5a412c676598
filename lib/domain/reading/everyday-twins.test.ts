import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ORDINARY, reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";
import { lineOfBusinessOf } from "./paper/line-of-business";

/** What looks like an ordinary month's mail and says something else: each was read wrongly once. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const LABELS = ["Patient:  Ada Brandt", "Member ID:  HVP 4471 8821", "Claim number:  26150-4471"];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("who was treated", () => {
  const who = (...lines: string[]) => {
    const { fields, facts } = read(...HEAD, ...lines, "", DENIED);
    return [fields.patient_name?.value, facts.subscriber_name?.value];
  };

  it.each([
    [
      "Appeal filed by: John Brandt",
      "Relationship: Spouse",
      "Enrollee: Ada Brandt",
      "",
      "Dear Mr. John Brandt:",
    ],
    [
      "Enrollee: Ada Brandt",
      "Your appeal was filed by John Brandt.",
      "Relationship: Husband",
      "",
      "Dear John Brandt:",
    ],
    ["Enrollee: Ada Brandt", "Emergency contact: John Brandt", "Relationship: Husband"],
  ])("is the enrollee where a spouse speaks for her: %s", (...lines) => {
    const [patient, holder] = who(...lines);
    expect(patient).toBe("Ada Brandt");
    expect(holder).not.toBe("Ada Brandt");
  });

  const born = (...lines: string[]) => read(...HEAD, ...lines, "", DENIED).facts.date_of_birth?.value;

  it.each([
    ["Name: Ada Brandt", "Relation: Spouse", "Enrollee: Casimir Brandt", "Enrollee's birth date: 04/11/1960"],
    ["Patient: Ada Brandt", "Member: Casimir Brandt", "Member date of birth: 04/11/1960"],
    ["Patient: Ada Brandt", "Subscriber name: Casimir Brandt", "Subscriber DOB: 04/11/1960"],
    ["Patient: Ada Brandt", "Child: Otto Brandt", "Child's birth date: 06/01/2026"],
  ])("was not born on another's day: %s", (...lines) => {
    expect(born(...lines)).toBeUndefined();
  });

  it("keeps her own day beside another's", () => {
    const lines = ["Patient: Ada Brandt", "Subscriber name: Casimir Brandt", "Subscriber DOB: 04/11/1960"];
    expect(born(...lines, "DOB: 01/02/1965")).toBe("1965-01-02");
    expect(born("Member: Ada Brandt", "Member date of birth: 04/11/1960")).toBe("1960-04-11");
  });

  it("keeps what stands under a sentence about this plan", () => {
    const { facts } = read(
      ...HEAD,
      "You are enrolled in this plan:",
      "Insurance company: Harbor Valley Health Plan",
      "Member: Ada Brandt",
      "Group number: 88120",
      "",
      DENIED,
      "We may ask about other insurance under coordination of benefits.",
    );
    expect(facts.group_number?.value).toBe("88120");
  });
});

describe("the code", () => {
  const code = (...lines: string[]) => read(...HEAD, ...LABELS, "", ...lines).fields.denial_code?.value;

  it.each([
    "The service is not medically necessary at her age (50). We denied it.",
    "We denied it. The treatment was not medically necessary with this Oswestry score (50).",
    "We denied the treatment of the knee (code S83) as not medically necessary.",
    "The claim was denied because the condition entered as code E11 does not support the test.",
    "The reason for denial is that the diagnosis, entered under code G89, does not support the service.",
    "We denied the visit for chronic pain (code G89).",
    "We denied the taping (code A44) because it is not covered.",
  ])("is no age, no score and no diagnosis: %s", (said) => {
    expect(code(said)).toBeUndefined();
  });

  it("is no number of a source", () => {
    expect(
      code(
        "We denied it. Such treatment is experimental and not proven (55).",
        "",
        "References",
        "55. Roe A. Laser therapy. 2019.",
      ),
    ).toBeUndefined();
  });

  it("is no mark of a note, on a paper of an injury", () => {
    const { fields } = read(
      "Harbor Casualty Insurance        WORKERS' COMPENSATION",
      "EXPLANATION OF REVIEW            Review date  06-12-2026",
      "Injured worker  Ada Brandt       Claim no  Y57C81466",
      "",
      "DOS         CPT     UNITS   CHARGE    FEE SCHED   REDUCTION   PAYMENT   NOTE",
      "06-01-2026  97161   1       165.00    0.00        165.00      0.00      P1",
      "",
      "NOTES",
      "P1    The provider is not authorized by the network.",
    );
    expect(fields.denial_code?.value).toBeUndefined();
  });
});

describe("the reason", () => {
  it.each([
    "The claim cannot be paid even if it is medically necessary because the plan does not cover acupuncture.",
    "We cannot pay even though you sent records because the time limit for filing has expired.",
    "Further visits this year are not medically necessary.",
    "Additional therapy visits this year exceed the limit of 30 visits that the plan covers.",
    "More sessions in 2026 are not covered because the maximum of 20 was reached.",
  ])("stands behind what does not matter, and may be of more visits: %s", (said) => {
    expect(reasonStrength(said)).toBeGreaterThanOrEqual(2.5);
  });

  it("is none where a contract's rate is taken, and one where it is not", () => {
    expect(ORDINARY.test("The provider accepts the network rate.")).toBe(true);
    expect(ORDINARY.test("The provider does not accept the network rate and is out of network.")).toBe(false);
  });

  const why = (...lines: string[]) => {
    const { fields, facts } = read(...HEAD, ...LABELS, "", ...lines);
    return [facts.denial_category?.value, fields.denial_text?.value];
  };

  it("is not given up for another claim's in the next paragraph", () => {
    const [category, text] = why(
      "Why this claim was not paid",
      "",
      "The claim for June 1, 2026 lacks an authorization number. No benefit is payable.",
      "",
      "Another claim, for May 3, 2026, was filed after the time limit and is denied, too.",
    );
    expect(category).toBe("authorization");
    expect(text).not.toContain("May 3");
  });

  it("is not given up for the plan's general words in the next paragraph", () => {
    const [category, text] = why(
      "Reason for denial",
      "",
      "Benefits exhausted. No benefit is payable.",
      "",
      "Experimental and investigational services are excluded under your plan. Claims must be filed within 180 days.",
    );
    expect(category).toBe("benefit_exclusion");
    expect(text).toContain("Benefits exhausted");
  });
});

describe("the claim's number", () => {
  const claim = (...lines: string[]) => read(...HEAD, ...lines, "", DENIED).fields.claim_number?.value;

  it.each([
    ["Claim number   MA 40742", "MA 40742"],
    ["ICN: APP2260017", "APP2260017"],
    ["DCN   APP-2260017", "APP-2260017"],
    ["Control number: DISP4471882", "DISP4471882"],
    ["Your claim APL88120 was denied.", "APL88120"],
    ["Claim: 26150447 - 99213", "26150447"],
    ["Claim 44718821 - A1234567", "44718821"],
  ])("stays what its label calls one: %s", (line, number) => {
    expect(claim(line)).toBe(number);
  });

  it.each(["Claim 800 - 5550199", "Claims department, London KY 40742"])("is none: %s", (line) => {
    expect(claim(line)).toBeUndefined();
  });
});

describe("the line of business", () => {
  const plan = (line: string) => {
    const filler =
      "We looked at all that you sent us with this claim and at what our records say of it. ".repeat(4);
    return lineOfBusinessOf(
      { payerName: "Summit Health" },
      [...HEAD, ...LABELS, filler, line, DENIED].join("\n"),
    );
  };

  it.each([
    "Our records show that Humana, your patient's Medicare Advantage plan, pays first.",
    "Please bill UnitedHealthcare, the patient's Medicare Advantage plan, instead.",
    "This claim belongs to Aetna, the patient's Medicare Advantage plan, which paid it.",
    "Humana, your patient's Medicare Advantage plan, has already processed this claim.",
    "Line of business: Commercial, Medicaid, Medicare Advantage",
    "Product: (X) Commercial (_) Medicare Advantage",
    "Plan: Medigap Plan G Medicare Advantage",
    "Plan: Acme Group PPO (No Medicare Advantage)",
  ])("is not that of another plan, nor of a list: %s", (line) => {
    expect(plan(line)).not.toBe("medicare_advantage");
  });
});

describe("services and amounts", () => {
  const facts = (...lines: string[]) => read(...HEAD, ...LABELS, "", ...lines, DENIED).facts;

  it.each([
    ["Procedure codes\nCO-97 M15 / 97140 was billed on June 1, 2026.", "97140"],
    ["Diagnosis / procedure: M542 / 97110", "97110"],
    ["Requested: E0730    Page 1 of 2", "E0730"],
    ["HCPCS L1833   PAGE 1 OF 3", "L1833"],
  ])("keeps a procedure behind a stroke and before a count of pages: %s", (lines, number) => {
    expect(facts(...lines.split("\n")).procedure_codes?.value).toBe(number);
  });

  it("keeps a day under a heading that says so", () => {
    expect(facts("Visits used and date of service", "20        06/01/2026").dates_of_service?.value).toBe(
      "2026-06-01",
    );
  });

  it("reads an amount that begins with its currency", () => {
    const { kind } = read(
      "Harbor Valley Health Plan          EXPLANATION OF PAYMENT",
      "Date 06/12/2026      Claim number 26150-4471",
      "",
      "Date         Proc     Units    Charged     Allowed     Paid     Rsn",
      "06/01/2026   97110    2        USD118.00      USD0.00        USD0.00     197",
      "06/01/2026   97112    2        USD118.00      USD80.00        USD80.00     45",
      "",
      "197  Precertification absent.",
    );
    expect(kind).toBe("partial_denial");
  });
});
