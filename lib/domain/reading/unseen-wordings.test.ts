import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readNoticeDate } from "./deadline/notice-date";
import { extractByRules, readReading } from "./extract";
import { readPayerAddress } from "./payer/payer-address";
import { readPayerFaxes } from "./payer/payer-fax";
import { readProvider } from "./people/provider-name";
import { readBilledAmount } from "./services/billed-amount";

/** Kinds of print that the twenty-third set showed, in other words than its own. */

const reading = (...lines: string[]) => readReading(fromPlainText(lines.join("\n")));
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const letter = (...said: string[]) =>
  read("Harborline Health Plan", "September 2, 2026", "", "Patient: Odette Marlowe", "", ...said);

describe("the day of a notice", () => {
  const dayOf = (...lines: string[]) => readNoticeDate(reading("Harborline Health Plan", ...lines))?.value;

  it("may begin with the year", () => expect(dayOf("", "Paid date: 2026/09/02")).toBe("2026-09-02"));

  it("is no day of an injury whose label has no colon", () => {
    expect(dayOf(" POLICY  Rupert Quill       LOSS     19-JUN-2026", "", "We denied it.")).toBeUndefined();
  });

  it("is the day on which a form was sent to somebody", () => {
    expect(dayOf("", "I certify that this form was sent to the provider and the worker on 9/2/2026.")).toBe(
      "2026-09-02",
    );
  });
});

describe("times and days in a letter", () => {
  it("are an appeal's, not a longer one for an inquiry", () => {
    const { facts } = letter(
      "We denied claim 2026-0512-7719.",
      "",
      "A claims inquiry form may be sent within six months of this notice. An appeal must be sent within 90 days of this notice.",
    );
    expect(facts.appeal_deadline?.value).toBe("2026-12-01");
  });

  it("are no services where the payer received something", () => {
    const { facts } = letter(
      "Claim 2026-0512-7719; date of service May 12, 2026.",
      "",
      "This is about the appeal that we received from your office on August 5, 2026. The denial is upheld.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-05-12");
  });

  it("are no services where an earlier one was paid and is not in question", () => {
    const { facts } = letter(
      "We denied the claim. The routine exam of 05-12-2025 was paid and is not in question.",
    );
    expect(facts.dates_of_service).toBeUndefined();
  });
});

describe("a day of service", () => {
  it("is the day on which somebody was examined", () => {
    const { facts } = letter(
      "Examined on . . . . 05-12-2026",
      "Message of 08-03-2026",
      "",
      "We denied the claim.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-05-12");
  });
});

describe("care that the plan was asked to go on with", () => {
  it("is under way", () => {
    const asked = letter(
      "On August 30 you asked us to go on with day treatment (H0015) for four weeks. We do not certify further sessions.",
    );
    expect(asked.stage).toBe("concurrent");
  });
});

describe("charges", () => {
  it("belong to their column though the sign stands apart", () => {
    const { facts } = letter(
      "   Date of Service     CPT       Amount of Bill     Amount Paid",
      "   5/12/2026           20610        $ 146.00           $ 0.00",
      "   5/12/2026           J3301        $  31.00           $ 0.00",
      "",
      "The bill is denied.",
    );
    expect(facts.billed_amount?.value).toBe("177.00");
  });

  it("are added up where the claim's lines are columns", () => {
    const table = reading(
      "                        Line 1            Line 2",
      "Procedure               99214-25          17110",
      "Charge                  198.00            164.00",
      "Paid                    91.50             0.00",
    );
    expect(readBilledAmount(table, undefined)?.value).toBe("362.00");
  });

  it("are told in all", () => {
    const table = reading(
      "  Fee     92014   exam         168.00     paid 0.00",
      "                    in all     168.00          0.00",
    );
    expect(readBilledAmount(table, undefined)?.value).toBe("168.00");
  });
});

describe("whose number and name it is", () => {
  it("is not a board's that allowed somebody to treat", () => {
    const { facts } = letter(
      "Name: Halina Quist, DO        WCB Auth. Number: 277140-6B",
      "",
      "We denied claim 2026-0512-7719.",
    );
    expect(facts.authorization_number).toBeUndefined();
    expect(facts.member_id).toBeUndefined();
  });

  it("is not the adjuster's fax, where the next line goes on with another", () => {
    const lines = reading(
      "We denied the bill. To question this review send the note with a copy of this page: fax",
      "855-555-0102, attention Review.",
      "Adjuster: Bettina Crowe, 813-555-0191, fax 813-555-0192.",
    );
    expect(readPayerFaxes(lines).usual?.value).toBe("855-555-0102");
  });

  it("is no street of the practice's under its own desk of appeals", () => {
    const lines = reading(
      "Harborline Health Plan",
      "",
      "September 2, 2026",
      "",
      "THREE CREEKS HOME MEDICAL",
      "ATTN APPEALS",
      "900 PENN AVE",
      "FORT WAYNE IN 46803",
      "",
      "We denied the claim.",
    );
    expect(readPayerAddress(lines, readProvider(lines, undefined))).toBeUndefined();
  });

  it("is who treated, as the payer has it on file, and nobody's whose patient is another", () => {
    const { facts } = letter(
      "We denied claim 2026-0512-7719. Authorization AU-550318 is for Dr. Lysander Moffat's patient and does not count here.",
      "",
      "The treating therapist we have on file is Beatriz Quill, DPT.",
    );
    expect(facts.provider_name?.value).toBe("Beatriz Quill");
  });

  it("is a person's with a house behind a comma, and what they learned without one", () => {
    const { facts } = letter(
      "Provider: Priya Quill OD, Lake Grove Eye Care",
      "",
      "We denied claim 2026-0512-7719.",
    );
    expect(facts.provider_name?.value).toBe("Priya Quill OD");
  });
});

describe("what a letter says", () => {
  it("is that papers are needed where two columns part each sentence", () => {
    const { kind, fields } = letter(
      "WHAT WE HAVE                                          WHAT WE NEED",
      "",
      "A claim for a visit on August 24, 2026:               1. The office note of the visit.",
      "99204, $441.00 in charges.                            2. The hearing test.",
      "",
      "We cannot decide yet. The claim                       Send them to us with this page by",
      "is held until we have the papers                      fax 563-555-0180. They must be here",
      "at the right. If they are not                         within forty-five days of the date",
      "here in time the claim will be                        of this letter. Calls about a",
      "denied for lack of information.                       claim: 563-555-0111.",
    );
    expect(kind).toBe("records_request");
    expect(fields.denial_text).toBeUndefined();
  });

  it("is not changed into another word that a scanner might have misread", () => {
    const { sentences } = reading("The decision is to uphold the denial.");
    expect(sentences[0]?.text).toBe("The decision is to uphold the denial.");
  });

  it("answers an appeal in small words", () => {
    const { kind, level } = letter(
      "This is our answer to the first-level appeal. A doctor has read it. Her decision is to uphold the denial of claim 2026-0512-7719.",
    );
    expect({ kind, level }).toEqual({ kind: "appeal_decision_upheld", level: "first" });
  });

  it("is that no authorization was on file, though the doctor is outside the network, too", () => {
    const { facts } = letter(
      "Why did we deny it?  The plan requires prior approval for a procedure by a doctor outside the network. Dr. Quill is not in our network and no prior authorization was on file.",
    );
    expect(facts.denial_category?.value).toBe("authorization");
  });

  it("goes on where a narrow print parts a word", () => {
    const { fields } = letter(
      "DATE       PROC    BILLED   PAID   EXPL",
      "05/12/26   99393   190.00   0.00   F41",
      "",
      "EXPL",
      "F41 - CARC 29. CLAIM NOT RE-",
      "CEIVED WITHIN 180 DAYS.",
    );
    expect(fields.denial_text?.value).toMatch(/WITHIN 180 DAYS/);
  });
});
