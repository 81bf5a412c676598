import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { classifyDenial } from "./denial/category";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

const HEAD = [
  ...["Pinecrest Health Plan", "PO Box 4410, Dayton, OH 45401", "", "October 14, 2026", ""],
  ...["Ridge Physical Therapy", "12 Elm Street", "Lima, OH 45801", ""],
];
const CLAIM = [
  ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026"],
  ...["Billed: $186.00", ""],
];
const NO_RECORDS = "We have denied this claim. The records that we asked for were not received (CO-252).";
const FAX = "866-555-0188";

describe("the fax number for appeals", () => {
  const fax = (text: string) =>
    read(...HEAD, ...CLAIM, "Dear Provider:", "", NO_RECORDS, "", ...text.split("\n")).facts.payer_fax?.value;

  it.each([
    `The fax number for Level 1 appeals is ${FAX}.`,
    `You may ask for a Level II appeal within 60 days. The fax number for Level II is ${FAX}.`,
    `The fax number for a second-level review is ${FAX}.`,
    `Your dispute must reach us within 60 days. Attach what supports it, such as proof of eligibility. Fax ${FAX} or mail it to us.`,
    `If you disagree, write to us. Send proof of other coverage or of eligibility. Fax: ${FAX}.`,
    `You may fax your reconsideration request, with this letter on top, to ${FAX}.`,
    `To dispute: complete the form on our site and fax it, toll-free, to ${FAX}.`,
    `Appeals fax line (24 hours): ${FAX}. Customer service: 866-555-0100.`,
    `Provider Disputes | PO Box 12, Dayton OH 45401 | F ${FAX} | P 866-555-0100`,
    `An appeal can be sent to us by facsimile (${FAX}).`,
    `We accept appeals by fax. Use ${FAX} and put the claim number on each page.`,
    `Please fax your appeal and the medical records to the Claim Review Unit at ${FAX}.`,
  ])("is read in everyday words: %s", (text) => expect(fax(text)).toBe(FAX));

  it.each([
    `Fax new prior authorization requests to ${FAX}. Appeals must be mailed.`,
    `The fax number for eligibility questions is ${FAX}.`,
    `To send proof of other insurance, fax the form to ${FAX}.`,
    `Your practice's fax number in our file is ${FAX}.`,
    `We faxed you on September 20, 2026 at ${FAX} and had no answer.`,
    `Refunds and checks: call 866-555-0100 or fax ${FAX}.`,
    `Address changes may be faxed to ${FAX}.`,
    `The fax number for Level of Care forms is ${FAX}.`,
    `Fax or mail your appeal to the address above. Call ${FAX} with questions.`,
    `Referral forms | F ${FAX} | P 866-555-0100`,
    `Verification of eligibility: fax line ${FAX}.`,
    // Red before: whose number somebody else's is.
    `Fax the appeal, then tell your provider at ${FAX}.`,
    `An appeal may be faxed, and the patient can be reached at ${FAX}.`,
    `You may fax an appeal and dial ${FAX}.`,
    `The decision was faxed on Friday to ${FAX}.`,
    // Red before: the number of a call, in a sentence that speaks of a fax.
    `We do not accept faxed appeals, contact us at ${FAX}.`,
    `Do not fax your appeal to us, please reach provider services at ${FAX}.`,
    `Appeals sent by fax will not be considered, questions go to ${FAX}.`,
    `If you fax your appeal and need help, ask for provider services at ${FAX}.`,
    `After you fax your appeal, confirm that we have it at ${FAX}.`,
    `To check on an appeal sent by fax, and its status, use our automated line at ${FAX}.`,
    `You may appeal by mail or fax, and for help with either, our staff is at ${FAX}.`,
    `To speak with someone about a faxed appeal, provider services is available at ${FAX}.`,
  ])("is no other desk's: %s", (text) => expect(fax(text)).toBeUndefined());
});

describe("a denial that asks for a proof of sending", () => {
  const kind = (...said: string[]) =>
    read(
      ...["Pinecrest Health Plan", "CLAIM DETERMINATION          Notice date  October 14, 2026", ""],
      ...["Patient        Marisol Tremblay", "Claim          26287004419", ""],
      ...["The claim was reviewed. No payment is being made for the following:", ""],
      ...["   09/02/2026    97110   2 units      $98.00      198", ""],
      ...["   198 - Precertification/notification/authorization/pre-treatment exceeded.", ""],
      ...said,
    ).kind;

  it.each([
    "If a form was sent before these visits, attach it with the fax confirmation and ask for a reconsideration.",
    "Please send the certified mail receipt or the fax confirmation with a dispute within 90 days.",
    "You may dispute this within 90 days. Include the clearinghouse acceptance report, or the transmission report.",
    "Send a reconsideration with the delivery receipt (certified mail receipt, proof of delivery) within 90 days.",
  ])("stays one: %s", (said) => expect(kind(said)).toBe("denial"));

  it.each([
    ["TRANSMISSION REPORT", "", "10/14/2026 11:47  18885550188  9/9  02:51  RESULT OK"],
    [
      "FAX CONFIRMATION",
      "To: Pinecrest Health Plan, Appeals",
      "Pages sent: 9",
      "Result OK",
      "Duration 02:51",
    ],
    [
      "Certified mail receipt",
      "Article number 9407 1118 9956 3300 1122 44",
      "Pinecrest Health Plan, PO Box 12",
    ],
    [
      "Proof of delivery",
      "Tracking number 1Z999AA10123456784",
      "Date delivered 10/16/2026",
      "Signed for by R. DOE",
    ],
    [
      "277CA claim acknowledgment",
      "Claim 26287004419 for Marisol Tremblay accepted by payer",
      "Accepted for processing 10/02/2026",
    ],
    ["Certificate of mailing", "Mailed to Pinecrest Health Plan Appeals", "October 14, 2026"],
    [
      "Transmission verification report",
      "TIME 10/14/2026 11:47",
      "DURATION 00:02:51",
      "PAGES 09",
      "RESULT OK",
    ],
    [
      "Domestic return receipt",
      "Article addressed to: Pinecrest Health Plan",
      "Signature: R. Doe",
      "Date delivered 10/16/2026",
    ],
    [
      "Send confirmation",
      "Fax confirmation: 9 pages sent to 888-555-0188, keep the confirmation page",
      "successful",
    ],
  ])("and a report of sending is one: %s", (...report) =>
    expect(read(...report).kind).toBe("proof_of_sending"),
  );
});

describe("a letter without a title", () => {
  const kind = (said: string) => read(...HEAD, ...CLAIM, said).kind;

  it.each([
    "We need the following before we can process this claim: the daily notes and the plan of care. Please send them by November 14, 2026.",
    "We need the daily notes before we can pay this claim. Send them by November 14, 2026.",
    "We cannot finish this claim until we have the daily notes. Please send them by November 14, 2026.",
    "We need the following before we can process this claim: the daily notes, and a fax confirmation of any earlier sending.",
  ])("asks for records where nothing is decided: %s", (said) => expect(kind(said)).toBe("records_request"));

  it.each([
    "This claim is denied. We need the daily notes before we can process it again.",
    "We did not pay this claim: the daily notes were not received. We cannot finish a dispute until we have the notes.",
    "The claim was denied (CO-252). Please send the records with a reconsideration.",
    "We reviewed the daily notes, the plan of care and the initial evaluation. Range of motion did not change. The visits are not medically necessary and payment is denied.",
  ])("and refuses where it says so: %s", (said) => expect(kind(said)).toBe("denial"));

  // Red before: a practice's letter to its patient.
  it("and a practice that needs a card asks for no records", () => {
    const { kind: own } = read(
      ...["Ridge Physical Therapy", "12 Elm Street", "Lima, OH 45801", "", "October 14, 2026", ""],
      ...["Marisol Tremblay", "4 Oak Street", "Lima, OH 45801", "", "Dear Marisol:", ""],
      "We need your insurance card and the accident report before we can process your claim. Please call our office.",
    );
    expect(own).not.toBe("records_request");
  });

  it("refuses in a notice without payment, unless none was made so far", () => {
    expect(kind("Notice: no payment has been made on this claim. The claim lacks information (MA130).")).toBe(
      "denial",
    );
    const open =
      "No payment has been made on this claim at this time. We need the daily notes before we can finish it.";
    expect(kind(open)).not.toBe("denial");
    // Red before, all but the first.
    for (const said of [
      "No payment has been made for these services so far. You will hear from us.",
      "No payment has been made on this claim because it is still being processed.",
      "No payment has been made for these services while we review the records.",
      "Your appeal was received. No payment has been made on this claim during the review.",
    ])
      expect(kind(said)).not.toBe("denial");
  });

  // Red before: a practice's letter that tells what the payer said.
  it("and a practice's own appeal refuses nothing", () => {
    const { kind: own } = read(
      ...["Ridge Physical Therapy", "12 Elm Street", "Lima, OH 45801", "", "October 20, 2026", ""],
      ...["Pinecrest Health Plan", "Appeals", "", "Re: Marisol Tremblay", "Claim number: 26287004419", ""],
      "You denied payment as not medically necessary. We reviewed the daily notes and the plan of care. Range of motion did not change before September, and your letter says that payment is denied. We ask you to overturn this.",
      ...["", "Sincerely,", "R. Roe, PT"],
    );
    expect(own).not.toBe("denial");
  });

  it.each([
    [
      "Daily note 09/02/2026",
      "S: Pain 5/10. Insurance visits were denied as not medically necessary.",
      "P: continue.",
    ],
    [
      "Initial evaluation",
      "Range of motion 110. Plan of care: 2x/week. We need the imaging report before we can progress.",
    ],
  ])("and a note of the chart stays one: %s", (...note) =>
    expect(
      read(
        "Ridge Physical Therapy",
        "Patient: Marisol Tremblay  DOB 01/02/1980",
        ...note,
        "Electronically signed R. Roe, PT",
      ).kind,
    ).toBe("chart_note"),
  );
});

describe("payments of other claims on a screen", () => {
  const screen = (...below: string[]) =>
    read(
      ...["Pinecrest Health Plan", "Claims  >  Claim search  >  Claim detail", ""],
      ...["  Claim 26287004419                              Status:  DENIED", ""],
      ...["  Member", "  Tremblay, Marisol", "  Relationship  Subscriber", "  Plan  Choice Plus", ""],
      "  Line   Service date   Code     Charged     Allowed     Not allowed    Paid     Claim code",
      "  1      09/02/2026     97110    $98.00      $0.00       $98.00         $0.00    CO 29",
      "",
      ...["  CO 29   The time limit for filing has expired.", ""],
      ...below,
    );

  it.each([
    "  Related claims for this member (12 months)",
    "  Other claims for this patient:",
    "  Recent claims",
    "  Previous claims (last 90 days)",
  ])("make no denial of a part: %s", (heading) =>
    expect(screen(heading, "     26H772510094     08/04/2026     Paid       $88.63").kind).toBe("denial"),
  );

  it("nor does a refused one of a claim that was paid", () => {
    const { kind } = read(
      ...["Pinecrest Health Plan   EXPLANATION OF BENEFITS", "This is not a bill"],
      ...["Patient: Marisol Tremblay   Claim 26287004419", ""],
      "Date        Service   Billed    Allowed   Copay   Plan paid",
      "09/02/2026  97110     98.00     60.12     20.00   40.12",
      "",
      ...["Related claims", "08/26/2026  Denied   $98.00"],
    );
    expect(kind).toBe("paid_eob");
  });

  it("but one of the claim's own lines does", () => {
    const line = "  2      09/02/2026     97140    $76.00      $60.00      $16.00         $60.00   CO 45";
    const paid = read(
      ...["Pinecrest Health Plan", "Claim 26287004419", "Patient: Marisol Tremblay", ""],
      "  Line   Service date   Code     Charged     Allowed     Not allowed    Paid     Claim code",
      "  1      09/02/2026     97110    $98.00      $0.00       $98.00         $0.00    CO 29",
      line,
      "",
      "  CO 29   The time limit for filing has expired.",
    );
    expect(paid.kind).toBe("partial_denial");
  });

  it("and what the patient is to the subscriber names nobody", () => {
    expect(screen().facts.subscriber_name).toBeUndefined();
    const named = read(
      ...HEAD,
      ...["Patient: Juniper Tremblay", "Relationship: Child", "Subscriber: Aldous Tremblay", "", NO_RECORDS],
    );
    expect(named.facts.subscriber_name?.value).toBe("Aldous Tremblay");
  });
});

describe("numbers that are no values of the claim", () => {
  const letter = (...below: string[]) =>
    read(...HEAD, ...CLAIM, "Procedures: 97110, 97140", "", "Dear Provider:", "", NO_RECORDS, "", ...below);

  it.each([
    "Form CMS-10003                     OMB Approval No. 0938-0829",
    "OMB approval number: 0938-0829",
    "Form approval no. 0938-0829",
  ])("a form's approval: %s", (foot) => expect(letter(foot).facts.authorization_number).toBeUndefined());

  it.each([
    ["Authorization OP0449317728 was given for medical necessity only.", "OP0449317728"],
    ["Prior authorization 2026448812 was issued for visits through August 31.", "2026448812"],
    ["Approval no.: 2026448812", "2026448812"],
  ])("while the payer's own is one: %s", (said, number) =>
    expect(letter(said).facts.authorization_number?.value).toBe(number),
  );

  it.each([
    "Authorization is required for therapy after visit 12.",
    "The 12th visit was on October 7. Authorization number PA26-118407 covers the evaluation only and cannot be used for these dates.",
    "The 12th visit was on October 7. Authorization 2026448812 expired before these visits.",
    "Authorization requests: 866-555-0100.",
    "Authorization of 12 visits was given on 09/01/2026.",
    // Red before: another one's number.
    "Authorization 118840227 was given to another provider.",
    "Authorization 118840227 was issued to a different patient.",
  ])("and words about one are none: %s", (said) =>
    expect(letter(said).facts.authorization_number).toBeUndefined(),
  );

  it.each([
    "Questions: 1-800-MEDICARE. Ask for code 14112.",
    "Questions? Call 866-555-0100 and mention code 14112.",
    "Phone 866-555-0100, enter the number 14112.",
  ])("what a caller is to say: %s", (said) =>
    expect(letter(said).facts.procedure_codes?.value).toBe("97110, 97140"),
  );

  it("while a code that is asked about is a service", () =>
    expect(
      letter("We looked at code 97530 as well, which is not covered.").facts.procedure_codes?.value,
    ).toBe("97110, 97140, 97530"));
});

describe("what a scanner reads", () => {
  it("for the O of a payer's name, and in an amount", () => {
    const scanned = read(
      ...["MOLINA HEALTHCARE 0F OHIO", "Provider Claims - Medicaid", "", "October 14, 2026", ""],
      ...["Patient: Marisol Tremblay", "Claim number: 26287004419", ""],
      "Service date     Service          Charge     Not covered   Plan pays   Note",
      "09/02/2026       97110 Exercise     72.00        72.00         0.00       K3J",
      "09/02/2026       97014 Stimulation  3O.00        3O.00         0.00       K3J",
      "                 TOTAL             1O2.00       1O2.00         0.00",
      "",
      ...["Note K3J", "We need other insurance information from the employee. This charge is denied."],
    );
    expect(scanned.fields.payer_name?.value).toBe("MOLINA HEALTHCARE OF OHIO");
    expect(scanned.facts.billed_amount?.value).toBe("102.00");
    expect(
      scanned.deniedLines.map(({ procedureCode, amount, code }) => [procedureCode, amount, code]),
    ).toEqual([
      ["97110", "72.00", "K3J"],
      ["97014", "30.00", "K3J"],
    ]);
  });

  it.each(["O09.90", "O80", "O99.89"])("and no diagnosis of pregnancy is an amount: %s", (code) =>
    expect(read(...HEAD, ...CLAIM, `Diagnosis: ${code}`, "", NO_RECORDS).facts.diagnosis_codes?.value).toBe(
      code,
    ),
  );
});

describe("a payer's own code under the table", () => {
  const rows = (code: string) => [
    ...["Pinecrest Health Plan                       EXPLANATION OF BENEFITS", ""],
    ...["Date: October 14, 2026", "Patient: Marisol Tremblay", "Claim number: 26287004419", ""],
    "Service date   Service                 Charge    Not covered   Plan pays   Note",
    `09/02/2026     97110 Exercise          110.00    110.00        0.00        ${code}`,
    "",
  ];
  const MEANS = "Maintenance care is not covered. The charge is denied.";

  it.each([
    ["K3J", "Note K3J"],
    ["U22", "Explanation of code U22:"],
    ["Q7B", "Remark Q7B"],
    ["H41", "Code H41:"],
  ])("has its meaning under a heading: %s", (code, heading) => {
    const { deniedLines, fields } = read(...rows(code), heading, MEANS);
    expect(deniedLines[0]).toMatchObject({ code, reason: MEANS });
    expect(fields.denial_text?.value).toBe(MEANS);
    expect(fields.denial_code?.value).toBe(code);
  });

  it.each(["Note 2026", "Code of conduct", "Remark to the reader:", "Message", "Note PT"])(
    "and other headings explain nothing: %s",
    (heading) => expect(read(...rows("K3J"), heading, MEANS).deniedLines[0]?.reason).not.toBe(MEANS),
  );

  it("stands behind a note's number", () => {
    const { deniedLines, facts } = read(
      ...["Pinecrest Health Plan                       PROVIDER CLAIM SUMMARY", ""],
      ...["Date: October 14, 2026", "Patient: Marisol Tremblay", "Claim number: 26287004419", ""],
      "DATES               PROC         BILLED      ALLOWABLE    NOT COVERED  DEDUCTIONS    PAID",
      "10/06-10/06/26      97530GP      110.00      62.40        47.60(1)     40.00(2)      22.40",
      "10/06-10/06/26      97140GP      55.00       0.00         55.00(3)     0.00          0.00",
      "                                 165.00      62.40        102.60       40.00         22.40",
      ...["", "TOTAL SERVICES NOT COVERED:  102.60", "", "MESSAGES:"],
      "(1)  CO-45   CHARGE EXCEEDS THE MAXIMUM ALLOWABLE.",
      "(2)  PR-3    CO-PAYMENT AMOUNT.",
      "(3)  CO-236  THIS PROCEDURE IS NOT COMPATIBLE WITH ANOTHER PROCEDURE PROVIDED ON THE SAME DAY.",
    );
    expect(deniedLines).toMatchObject([{ procedureCode: "97140", code: "236", amount: "55.00" }]);
    expect(facts.billed_amount?.value).toBe("165.00");
  });
});

describe("an appeal's last day under the sentence", () => {
  const lastDay = (sentence: string, below: string) =>
    read(...HEAD, ...CLAIM, NO_RECORDS, "", sentence, "", `              ${below}`).facts.appeal_deadline
      ?.value;

  it.each([
    "Appeals must be filed in writing. Your appeal must be received by the contractor below by:",
    "You may dispute this decision. We must have your dispute by:",
    "Appeals may be mailed or faxed. You must file your appeal by:",
    "Requests for reconsideration must be postmarked by:",
  ])("is read: %s", (sentence) => expect(lastDay(sentence, "March 18, 2027")).toBe("2027-03-18"));

  it.each([
    ["We will answer your appeal by:", "March 18, 2027"],
    ["Please send the missing records by:", "March 18, 2027"],
    ["Your appeal must be received by:", "the department named on page 2"],
    // Red before.
    ["Your appeal will be decided by:", "March 18, 2027"],
    ["If you do not appeal, please return the overpayment by:", "March 18, 2027"],
    ["Our decision on your appeal is due by:", "March 18, 2027"],
    ["You will hear from us about your appeal by:", "March 18, 2027"],
    ["Your authorized representative must sign the appeal form by:", "March 18, 2027"],
    ["The reviewer must finish the appeal by:", "March 18, 2027"],
    ["Your earlier appeal was due by:", "March 18, 2027"],
    ["You can get help with an appeal by:", "March 18, 2027"],
  ])("and nothing else is: %s %s", (sentence, below) => expect(lastDay(sentence, below)).toBeUndefined());
});

describe("the days of care in a letter that wants money back", () => {
  const days = (...told: string[]) =>
    read(
      ...[...HEAD, "REQUEST FOR REFUND OF AN OVERPAYMENT", ""],
      ...[...told, "", "We paid this claim in error because the coverage had ended. Please return $74.36."],
    ).facts.dates_of_service?.value;

  it.each([
    [
      "Patient ........ Marisol Tremblay     Service date ... 06/15/2026",
      "Procedures ..... 97110, 97140         We paid ........ $74.36  on 07/02/2026",
    ],
    [
      "Re: claim no. 26287004419",
      "     Patient Marisol Tremblay, seen 06/15/2026",
      "     Payment of 07/02/2026, $74.36",
    ],
    ["It was paid on claim 26287004419 (Marisol Tremblay, 06/15/2026) on July 2, 2026."],
  ])("are not the day of the payment: %s", (...told) => expect(days(...told)).toBe("2026-06-15"));

  it.each([
    "We denied payment on 09/02/2026 services.",
    "Your request for payment of 09/02/2026 services was refused.",
  ])("and are read beside a payment that was denied: %s", (said) =>
    expect(
      read(...HEAD, "Patient: Marisol Tremblay", "Claim number: 26287004419", "", said, "", NO_RECORDS).facts
        .dates_of_service?.value,
    ).toBe("2026-09-02"),
  );

  // Red before, and so the two above.
  it.each(["processed late", "paid Thursday"])("nor a day of the claim itself: %s", (said) =>
    expect(days(`We looked at claim 26287004419 (${said}, 06/25/2026).`)).toBeUndefined(),
  );
});

describe("a screen that heads a claim with its patient", () => {
  const screen = (name: string, under: string) =>
    read(
      ...["Pinecrest Health Plan", "Patients  >  Search claims  >  Claim details", ""],
      `${name}                         Status: PROCESSED`,
      `${under}        DOB 09/14/2001        Relationship to subscriber: Child`,
      ...["Subscriber: KOWALCZYK, ALDOUS                   Group 3341907", ""],
      "Claim number                 8842631907754",
      "Service date                 10/21/2026",
      "Received / processed         10/29/2026   /   11/12/2026",
      "",
      "97140   Manual therapy   $52.00    Denied    The service is not covered by the plan.",
      "Payment   Issued 11/13/2026   $0.00",
    );

  it("names the child, whose plan it is, and when it was decided", () => {
    const { fields, facts } = screen("KOWALCZYK, JUNIPER A", "Patient ID U71846092 01");
    expect(fields.patient_name?.value).toBe("Juniper A Kowalczyk");
    expect(facts.subscriber_name?.value).toBe("Aldous Kowalczyk");
    expect(facts.notice_date?.value).toBe("2026-11-12");
  });

  it.each([
    ["KOWALCZYK, JUNIPER A", "Provider ID 71846092"],
    ["CLAIMS, DENIED", "Patient portal"],
  ])("and nobody else: %s over %s", (name, under) =>
    expect(screen(name, under).fields.patient_name?.value).not.toBe("Juniper A Kowalczyk"),
  );
});

describe("whoever runs the network for veterans", () => {
  it("pays its claims", () => {
    const { payer_name } = read(
      ...[
        "OPTUM                         VA Community Care Network",
        "October 14, 2026",
        "",
        ...CLAIM,
        NO_RECORDS,
      ],
      "",
      "Optum administers CCN Regions 1, 2 and 3 for the Department of Veterans Affairs.",
    ).fields;
    expect(payer_name?.value).toMatch(/^optum/i);
  });
});

describe("what is asked for about another plan", () => {
  it.each([
    "We do not know whether this patient has other health coverage. We asked the employee and have had no answer. The charge is denied until we receive other insurance information.",
    "Denied: we have not received the coordination of benefits form from the subscriber.",
    "The COB questionnaire was not returned.",
    "We need other insurance information from the employee. This charge is denied.",
  ])("is of coverage: %s", (said) => expect(classifyDenial(said, undefined)?.category).toBe("eligibility"));

  it.each([
    "We asked for the medical records and did not receive them.",
    "We do not know whether this patient has a plan of care. The records were not received.",
    "The records do not say whether the patient has other injuries. We need the notes.",
    "Documentation was requested and not received.",
  ])("and records are not: %s", (said) =>
    expect(classifyDenial(said, undefined)?.category).toBe("documentation"),
  );

  // Red before: what stands under denials of any kind made one of coverage of them.
  it.each([
    [
      "These services are not medically necessary. If the patient has other insurance, please send us the primary plan's explanation.",
      "medical_necessity",
    ],
    ["Prior authorization was not obtained. If your patient has other insurance, bill it.", "authorization"],
    [
      "The filing limit has passed. If the member has other coverage, send other insurance information.",
      "timely_filing",
    ],
    ["Not medically necessary. Other insurance information: none on file.", "medical_necessity"],
  ])("and a condition about it is none: %s", (said, category) =>
    expect(classifyDenial(said, undefined)?.category).toBe(category),
  );
});
