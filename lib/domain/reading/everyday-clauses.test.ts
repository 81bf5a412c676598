import { describe, expect, it } from "vitest";
import { reasonStrength } from "@/lib/domain/reading/denial/denial-cues";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Ridge Health Plan", "Claims, PO Box 77, Harlow VT 05999", "", "July 20, 2026", ""];
const CLAIM = ["Claim number: HR-2026-55107", "Patient: Rosalind Okafor-Leigh", ""];
const NO = "We deny this claim because the service is not medically necessary.";

describe("amounts of a ledger", () => {
  it("adds up the charges of a column that holds what was taken off and paid, too", () => {
    const { facts } = read(
      ...HEAD,
      "PATIENT  Orell, Tobin J        MEMBER  AZB914408299     CLAIM    26-219-0074499",
      "",
      " SERVICE                                                          AMOUNT",
      " 07/01/26   97110 GP    2 units      charge                       124.00",
      "               CO 45    above the contracted rate                 -31.20",
      "               PR 3     copayment                                 -30.00",
      "               paid                                                62.80",
      " 07/01/26   97035 GP    1 unit       charge                        34.00",
      "               CO 56    not shown to be effective for this use    -34.00",
      "               paid                                                 0.00",
    );
    expect(facts.billed_amount?.value).toBe("158.00");
  });
});

describe("fax numbers by what they are for", () => {
  it.each([
    ["Fax line for redeterminations: 803-555-0199.", "803-555-0199"],
    ["Fax for grievances: 803-555-0199.", "803-555-0199"],
    ["Fax C-11 forms to 614-555-0199. Requests for new treatment go to 614-555-0150.", "614-555-0199"],
  ])("reads %s", (line, fax) => {
    expect(read(...HEAD, ...CLAIM, NO, "", "You may appeal in writing.", line).facts.payer_fax?.value).toBe(
      fax,
    );
  });

  it("leaves the number that this paper was sent to", () => {
    const [name = "", ...rest] = HEAD;
    const { facts } = read(
      `${name}                       sent by fax to 419-555-0199`,
      ...rest,
      ...CLAIM,
      NO,
    );
    expect(facts.payer_fax?.value).toBeUndefined();
  });
});

describe("what was decided before", () => {
  it("does not take an appeal's subject for the reason", () => {
    const { fields } = read(
      ...HEAD,
      ...CLAIM,
      "NOTICE OF APPEAL DETERMINATION",
      "",
      "Your first-level appeal concerned four visits that were denied on April 30, 2026 as not medically necessary.",
      "A therapist who had no part in the first decision read the record. The denial is upheld.",
      "",
      "For the visits of March 24 and March 27 the record does not show a skilled service: the same exercises were done",
      "on both days, and the patient could do them by himself.",
    );
    expect(fields.denial_text?.value).toMatch(/^For the visits of March 24/);
  });

  it("reads a dispute that was won by its heading and the decision that is turned around", () => {
    const { kind, fields } = read(
      ...HEAD,
      "Your dispute D-2026-0099399 about claim HR-2026-55107",
      "",
      "We looked again at the claim for Rosalind Okafor-Leigh. We had not paid 99214, because we held it to be part of G0439.",
      "We agree with you. We are turning our decision around: the visit will be paid at $121.88.",
    );
    expect(kind).toBe("appeal_decision_overturned");
    expect(fields.denial_text?.value).toBeUndefined();
  });
});

describe("numbers, names and remarks", () => {
  it("takes the number of a request in advance for that of the authorization", () => {
    const { facts } = read(
      ...HEAD,
      "        Your request for a medicine was denied",
      "",
      "Dear Rosalind Okafor-Leigh:",
      "",
      "Your prescriber asked us to cover Ozempic, one pen every 28 days. We looked at the request under number",
      "RX-26-1109-799 and we cannot approve it. The medicine is not medically necessary.",
    );
    expect(facts.authorization_number?.value).toBe("RX-26-1109-799");
  });

  it("takes whose portal it is from the path on a screen", () => {
    const { fields } = read(
      "Oakhill Health Provider Portal > Claims > Claim detail                Printed 10/20/2026 2:41 PM",
      "",
      "  Claim ID                     OKM-3382-61-1999",
      "  Status                       Denied",
      "  Finalized                    10/12/2026",
      "  Message                      The diagnosis does not agree with the procedure.",
    );
    expect(fields.payer_name?.value).toBe("Oakhill Health");
  });

  it("leaves the remark of the claim above that the glossary under the last one explains", () => {
    const { facts } = read(
      "NORTHERN SOLUTIONS, INC.                                         MEDICARE REMITTANCE ADVICE",
      "DATE: 06/18/2026",
      "",
      "NAME TREMBLE, OTTO      HIC 7EE9J85PM55     ACNT LV22081     ICN 0826150118899     ASG Y     MOA MA01",
      "1223391206  0520 052026  11   1     99213           128.00      94.20      0.00     18.84     CO-45      33.80      73.85",
      "PT RESP 18.84            CLAIM TOTALS               128.00      94.20      0.00     18.84                33.80      73.85",
      "",
      "NAME GALLOW, BEATRIX    HIC 1K47R97DU12     ACNT LV22090     ICN 0826151440799     ASG Y     MOA MA130 N290",
      "            0521 052126  11   1     99214           176.00       0.00      0.00      0.00     CO-16     176.00       0.00",
      "PT RESP  0.00            CLAIM TOTALS               176.00       0.00      0.00      0.00               176.00       0.00",
      "",
      "GLOSSARY",
      "CO-16   The claim lacks something or holds a billing error, see the remark.",
      "MA01    Appeal rights are told in the letter of this contractor's web site.",
      "MA130   The claim could not be processed and carries no right to appeal.",
      "N290    The rendering provider's primary identifier is missing or not valid.",
    );
    expect(facts.remark_codes?.value).toBe("MA130, N290");
  });
});

describe("what is not needed and what another service includes", () => {
  const reason = (...said: string[]) => {
    const { fields } = extractByRules(
      fromPlainText(
        [
          "Harbor Mutual Health Plan",
          "October 6, 2026",
          "",
          "Member: Ada Brandt     Member ID: HM 4410021     Claim number: 26-100441",
          "",
          ...said,
          "",
          "You may appeal within 180 days of this letter.",
        ].join("\n"),
      ),
    );
    return fields.denial_text?.value;
  };

  it("is the reason beside criteria that are not met", () => {
    const text = reason(
      "The request is denied. Twenty-four visits were given since May 26. Under the guideline more supervised visits are",
      "not needed, and the patient can go on with exercises at home. The usual criteria are not met.",
    );
    expect(text).toContain("more supervised visits are not needed");
  });

  it("weighs as a reason, whatever it is included in", () => {
    expect(reasonStrength("Under our policy the visit is already included.")).toBeGreaterThan(1);
  });

  it("a clinic's statement names its patient under whom it bills", () => {
    const { fields, facts } = extractByRules(
      fromPlainText(
        [
          "CEDAR HOLLOW CHIROPRACTIC                                         STATEMENT",
          "88 Mill Road, Ashland OH 44805                                    Statement date  10/31/2026",
          "BILL TO",
          "Harriet Lindgren-Poole",
          "9 Orchard Lane",
          "",
          "Date        Description                               Charges      Payments/Adj      Balance",
          "10/05/2026  98940 adjustment                            52.00                          52.00",
          "10/16/2026  Medical Mutual payment                                    -21.40           30.60",
          "",
          "Please pay by 11/20/2026.",
        ].join("\n"),
      ),
    );
    expect(fields.patient_name?.value).toBe("Harriet Lindgren-Poole");
    expect(facts.provider_name?.value).toBe("CEDAR HOLLOW CHIROPRACTIC");
  });
});

describe("what was billed in a letter's own words", () => {
  it.each([
    ["Re: Employee Ines Marchetti     Your invoice 2214, $252.00", "252.00"],
    ["We have your bill no. 88-1140 of May 4, 2026 ($96.00).", "96.00"],
    ["We return your bill 88-1140 and a form FL-22, $96.00 of which is due.", undefined],
  ])("stands behind the number of the bill: %s", (line, amount) => {
    expect(read(...HEAD, line, "", NO).facts.billed_amount?.value).toBe(amount);
  });

  it.each([
    "The participant did not answer our letters of June 1 and June 15 about the accident.",
    "He did not keep the examination that we set for March 10.",
    "We looked for another approval and found none.",
    "Until we have her answer we cannot tell if someone else is liable.",
  ])("gives a reason by what was left undone: %s", (said) => expect(reasonStrength(said)).toBeGreaterThan(2));

  it.each([
    "Nothing more is needed from you.",
    "You did not answer a survey; please send it back within 30 days if you want.",
  ])("gives none by what asks for nothing: %s", (said) => expect(reasonStrength(said)).toBeLessThan(2));
});
