import { describe, expect, it } from "vitest";
import { denialPoints } from "./denial-points";

const pointsOf = (notice: string, reason = "") =>
  denialPoints(notice, reason).map(({ kind, text }) => `${kind}: ${text}`);

describe("the points of a denial", () => {
  it("are all sentences under its rationale", () => {
    expect(
      pointsOf(
        "Determination\nThe services are denied as not medically necessary.\n\nClinical rationale\nThe member reached a plateau. The member already walked without a\ncane. Exercises could be done with a caregiver.\n\nYou may appeal within 180 days.",
        "The services are denied as not medically necessary.",
      ),
    ).toEqual([
      "reason: The member reached a plateau.",
      "reason: The member already walked without a cane.",
      "reason: Exercises could be done with a caregiver.",
    ]);
  });

  // Red where a letter's last reason was taken for its only one.
  it("are also the reasons before one that says that it is the last of several", () => {
    const notice = (last: string) =>
      `After a medical review we cannot pay for these visits. In our reading his gait was about the same in the last week as in the first. An aide could lead the drills that were repeated. ${last}\n\nYou may appeal within 120 days.`;
    const last = "Lastly we did not find a plan of care with a signature.";
    expect(pointsOf(notice(last), last)).toEqual([
      "reason: In our reading his gait was about the same in the last week as in the first.",
      "reason: An aide could lead the drills that were repeated.",
      `reason: ${last}`,
    ]);
    const alone = "We did not find a plan of care with a signature.";
    expect(pointsOf(notice(alone), alone)).toEqual([`reason: ${alone}`]);
  });

  it.each([
    "There is no referral from him, so the visit was not authorized.",
    "No order by him came with the claim.",
    "He did not refer her for it.",
  ])("are also the sentence that a reason leans on: %s", (reason) => {
    const first = "On that day the primary care provider was Uli Brandt, MD, Lakeside Clinic.";
    expect(pointsOf(`Denied\n\n${first} ${reason}\n`, reason)).toEqual([
      `reason: ${first}`,
      `reason: ${reason}`,
    ]);
  });

  it("are no sentence before a reason that stands by itself, or that tells how to dispute", () => {
    const reason = "The notes do not show progress.";
    expect(pointsOf(`Denied\n\nThe visit was on a Monday. ${reason}\n`, reason)).toEqual([
      `reason: ${reason}`,
    ]);
    const leaning = "There is no referral from him.";
    expect(pointsOf(`Denied\n\nThe dispute must reach us in 60 days. ${leaning}\n`, leaning)).toEqual([
      `reason: ${leaning}`,
    ]);
  });

  it("are no row of totals and nothing about where to send a dispute", () => {
    expect(
      pointsOf(
        "Reason\nThe notes do not show progress. TOTALS 368.00 0.00 368.00 not covered.\nClaim total: $184.00 denied, did not meet the benefit. Do not send to customer service (fax 614-555-0100). The fax 614-555-0101 does not receive disputes.",
        "The notes do not show progress. TOTALS 368.00 0.00 368.00 not covered.",
      ),
    ).toEqual(["reason: The notes do not show progress."]);
  });

  it("are not cut behind the abbreviation of a number", () => {
    const reason = "We reviewed claim no. 26-5518 and the notes show no gain. The notes are unsigned.";
    expect(pointsOf(`Reason\n${reason}`, reason)).toEqual([
      "reason: We reviewed claim no. 26-5518 and the notes show no gain.",
      "reason: The notes are unsigned.",
    ]);
  });

  it("are no words that none of them is met, and no list of what was billed", () => {
    const reason =
      "None of these conditions is met by the notes. The diagnosis billed was I10. The notes do not show progress.";
    expect(pointsOf(`Reason\n${reason}`, reason)).toEqual(["reason: The notes do not show progress."]);
  });

  it("are the numbered criteria of a sentence, also where a line begins with the first", () => {
    expect(
      pointsOf(
        "We cannot approve this request. Based on our guidelines, the request does not meet the following:\n(1) a six-week trial of treatment; (2) a visit after the\ntreatment; or (3) a motor deficit.",
      ),
    ).toEqual([
      "criterion: a six-week trial of treatment",
      "criterion: a visit after the treatment",
      "criterion: a motor deficit.",
    ]);
  });

  it("are what a letter to the patient says of the patient", () => {
    expect(
      pointsOf(
        "We could not approve this level of care. You wrote that you needed help. You were not at risk of harm. You had not tried weekly visits. A lower level of care would have met your needs.",
        "A lower level of care would have met your needs.",
      ),
    ).toEqual([
      "reason: A lower level of care would have met your needs.",
      "reason: You were not at risk of harm.",
      "reason: You had not tried weekly visits.",
    ]);
  });

  it("are the conditions of a policy that the notice cites", () => {
    const text =
      "Medical Policy 9 allows this treatment only if symptoms have lasted at least six months and at least three kinds of treatment failed.";
    expect(pointsOf(`Why we decided this: ${text}`, text)).toEqual([
      "criterion: symptoms have lasted at least six months",
      "criterion: at least three kinds of treatment failed",
    ]);
  });
});

it("takes a person's title for no end, a list of grounds for reasons, and how to dispute for none", () => {
  const reason = `The records show that Ms. Ames-Tell does not improve.
Payment dispute: within 90 days of the processed date. Send the dispute form to PO Box 7011, fax 208-555-0166.`;
  expect(denialPoints(reason, reason).map(({ text }) => text)).toEqual([
    "The records show that Ms. Ames-Tell does not improve.",
  ]);
  const grounds = `The reviewer gave these grounds:

  * The records show no new injury.
  * No goals were set.
`;
  expect(denialPoints(grounds, "").map(({ text }) => text)).toEqual([
    "The records show no new injury.",
    "No goals were set.",
  ]);
});

it("are neither who may be billed nor what a legend says of lines that were paid", () => {
  const reason =
    "REMARKS 1 CO-45 Paid at the network rate. 2 CO-18 Exact duplicate of another line. If the service was repeated, the provider may submit a corrected claim.";
  expect(denialPoints(reason, reason).map(({ text }) => text)).toEqual([
    "2 CO-18 Exact duplicate of another line.",
  ]);
  const late =
    "The claim was received after the filing limit. The member is held harmless. The member may not be billed for these services. You may not bill the patient.";
  expect(denialPoints(late, late).map(({ text }) => text)).toEqual([
    "The claim was received after the filing limit.",
  ]);
  const cause = "The patient may not be billed because no prior authorization was obtained.";
  expect(denialPoints(cause, cause).map(({ text }) => text)).toEqual([cause]);
});

it("are the lettered criteria, and not the sentence that says which of them are not shown", () => {
  const notice = `The guideline asks for the following:

   (a)  at least 6 weeks of treatment, without enough improvement; and
   (b)  a re-evaluation by the provider after that treatment.

The request came with one office note, of 08/24/2026. It does not show (a) or (b). No emergency sign is described.
`;
  expect(pointsOf(notice)).toEqual([
    "criterion: at least 6 weeks of treatment, without enough improvement; and",
    "criterion: a re-evaluation by the provider after that treatment.",
  ]);
});

it("are the items whose boxes are ticked, without the others of the form", () => {
  const notice = `We cannot finish this claim. Please mail or fax each item that has a mark:

  [X] A. Signed note of the visit
  [ ] B. Photographs
  [x] C. Report of the test with its values
  ☒ Order for the test
  ☐ Invoice

Send them within 45 days.
`;
  expect(pointsOf(notice)).toEqual([
    "item: Signed note of the visit",
    "item: Report of the test with its values",
    "item: Order for the test",
  ]);
});

it("are the lines below a decision that was upheld, and not that a reviewer agrees with it", () => {
  const upheld =
    "A physician board certified in internal medicine looked at the whole file again and agrees with the first decision: the services were not medically necessary.";
  const notice = `We have finished the review of your appeal. ${upheld}

  *  Weakness was not shown by any test.
  *  No referral by a physician is in the file.
`;
  expect(denialPoints(notice, upheld).map(({ text }) => text)).toEqual([
    "Weakness was not shown by any test.",
    "No referral by a physician is in the file.",
  ]);
});

it("are the criteria, and not the words that lead to them", () => {
  const reason =
    "Therapy is covered when every one of the following is in the record. The record sent to us does not establish them.";
  const notice = `${reason}\n  (1) A score taken before the period.\n  (2) A discharge plan with a date.\n`;
  expect(pointsOf(notice, reason)).toEqual([
    "criterion: A score taken before the period.",
    "criterion: A discharge plan with a date.",
  ]);
});

it("end where the next one of their list is led to", () => {
  const reason = "The visits are denied as not medically necessary. In the records we had:";
  const notice = `${reason}\n\n- no gain is documented after the first exam, and\n- the plan has no goals.\n`;
  expect(pointsOf(notice, reason)).toEqual([
    "reason: no gain is documented after the first exam",
    "reason: the plan has no goals.",
  ]);
});

// Red before: the fields before the code's meaning were quoted, and what was given counted as a reason.
it("are neither the fields before a code's meaning nor what was given", () => {
  const notice =
    "Codes denied: 97110 x2, 97140 x1      Amount: $1,016.00\nDenial code: 50 - these services are not covered because they were not medically necessary.\n\nReviewer's rationale\nMs. Ames-Tell had 12 visits for neck pain. Progress over the last four weeks has been minimal.\n";
  const points = pointsOf(
    notice,
    "these services are not covered because they were not medically necessary.",
  );
  expect(points.join("\n")).not.toMatch(/Codes denied|12 visits/);
  expect(points).toContain("reason: Progress over the last four weeks has been minimal.");
});

// Seen red with each of the two taken out.
it("are the reasons of a list, though the payer says that it had asked for the record", () => {
  const notice = `We asked for the record of this visit and have reviewed it. The level that was billed is not supported by it, for these reasons:

   1. The decision making is of moderate complexity.
   2. The record gives no total time of the physician.
`;
  expect(pointsOf(notice)).toEqual([
    "reason: The decision making is of moderate complexity.",
    "reason: The record gives no total time of the physician.",
  ]);
});

it("are what was not found, in a paragraph of its own", () => {
  const reason = "The program could be done with a caregiver.";
  const notice = `Rationale\n${reason}\n\nNo signed physician certification of the plan of care was found in the documentation.\n`;
  expect(pointsOf(notice, reason)).toContain(
    "reason: No signed physician certification of the plan of care was found in the documentation.",
  );
});

// One sentence for each phrase.
it.each([
  "We reviewed this claim.",
  "You may dispute within 180 days: Box 40, Anytown, MN 55000.",
  "Aquatic therapy is denied.",
  "Bills for 08/17/2026 and 08/24/2026, 98941 and 97012, total $405.00, are denied.",
  "The amount is an overpayment.",
  "Please send a corrected claim within one year.",
  "Corrected claims are taken for 180 days.",
  "A clerical error reopening may be requested within one year.",
  "See the payer's claim submission instructions.",
  "Meridian States Health, Disputes, Box 5, Anytown, CO 80000.",
])("asks no answer to %s", (sentence) => {
  const reason = `The notes do not show progress. ${sentence}`;
  expect(pointsOf(`Reason\n${reason}`, reason)).toEqual(["reason: The notes do not show progress."]);
});

it("takes a list of which one is required for criteria", () => {
  expect(
    pointsOf(
      "The request does not meet Guideline SP-4. One of these is required:\n  - six weeks of therapy without improvement; or\n  - progressive weakness.\n",
    ).map((point) => point.split(":")[0]),
  ).toEqual(["criterion", "criterion"]);
});

// Seen red: the row and the policy's list stood in the letter as one reason.
it("begins a reason behind the row of the bill over it, and takes a policy's list behind a colon apart", () => {
  const notice =
    "E0730 TENS unit, 09/02/2026   $310.00     Not medically necessary (CO-50)\nOur policy covers purchase after: chronic pain of three months; failure of other treatment; and a trial of\nat least 30 days. A trial was not documented.\n";
  const reason = notice.replace(/\s+/g, " ").trim();
  expect(pointsOf(notice, reason)).toEqual([
    "criterion: chronic pain of three months",
    "criterion: failure of other treatment",
    "criterion: a trial of at least 30 days",
    "reason: A trial was not documented.",
  ]);
});

// Red without the pattern: an invitation is no point that a letter could answer.
it.each([
  "Send any records that you have not sent before.",
  "Include any additional information you would like us to consider.",
  "Please submit all records not previously submitted.",
])("what may come with an appeal is no point of the denial: %s", (sentence) =>
  expect(
    pointsOf(
      `(1) Nothing shows a new injury.\n\n(2) No goal was sent.\n\nSECOND LEVEL. ${sentence}\n`,
    ).join(),
  ).not.toContain(sentence.slice(0, 30)),
);

// Seen red without the words for what a plan would need.
describe("what a plan says it would need", () => {
  const notice = (lead: string) =>
    `No benefit is paid for an injury that arises out of any work for pay.\nAn accident questionnaire was mailed to the employee on 09/29/2026. It has not come back.\n\n${lead} (1) the record of how the injury happened; (2) a statement from the employer; and (3) the accident questionnaire, signed by the employee.`;
  const reason =
    "No benefit is paid for an injury that arises out of any work for pay. An accident questionnaire was mailed to the employee on 09/29/2026. It has not come back.";

  it.each(["To change this decision the Plan would need", "Before we can look at this again we will need"])(
    "are papers: %s",
    (lead) => {
      expect(pointsOf(notice(lead), reason)).toEqual([
        "reason: No benefit is paid for an injury that arises out of any work for pay.",
        "item: accident questionnaire",
        "item: the record of how the injury happened",
        "item: a statement from the employer",
      ]);
    },
  );

  it("are no papers in a sentence that only counts", () =>
    expect(pointsOf(notice("The booklet speaks of"), reason).join(" ")).not.toContain(
      "how the injury happened",
    ));
});

const NUMBERED_NOTICE = `A therapist compared it with the guideline, which asks for all of the following:

   (1)  A diagnosis and a referral that covers the dates.
   (2)  Objective measures that show functional progress.
   (3)  Treatment that needs the skills of a therapist.

Number (1) is met. Number (2) is not met: the scores in the note of August 31 are those of August 13.
Number (3) is not met: the note lists exercises.
`;

it("lets a reason that names a criterion by its number stand for it, and argues nothing for one that is met", () => {
  const points = denialPoints(
    NUMBERED_NOTICE,
    "Number (2) is not met: the scores in the note of August 31 are those of August 13.",
  );
  expect(points.map(({ kind, granted, asks }) => [kind, granted ?? false, asks])).toEqual([
    ["criterion", true, undefined],
    ["reason", false, "Objective measures that show functional progress."],
    ["reason", false, "Treatment that needs the skills of a therapist."],
  ]);
});

it("takes a criterion that is supported for granted, and none that is not", () => {
  const notice = (words: string) =>
    `The guideline is met when the record shows each of these:\n\n   1.  Plain films of the shoulder.\n   2.  Six weeks of treatment.\n   3.  Weakness of abduction.\n\n${words}`;
  const granted = (words: string) =>
    denialPoints(notice(words), "").flatMap((point) => (point.granted ? [point.text] : []));
  expect(granted("Item 3 is supported. Items 1 and 2 are not.")).toEqual(["Weakness of abduction."]);
  expect(granted("Requirement 3 was fulfilled. Items 1 and 2 are not met.")).toEqual([
    "Weakness of abduction.",
  ]);
  expect(granted("Item 3 is supported only if films are sent. Items 1 and 2 are not.")).toEqual([]);
});

it("answers no right that the notice prints in a list", () => {
  const rights =
    " -   Peer-to-peer: call within 14 days.\n -   If we do not change the decision, the enrollee may ask the agency to review it.\n";
  const points = denialPoints(
    `The record does not show six weeks of treatment.\n\nWHAT YOU CAN DO\n${rights}`,
    "The record does not show six weeks of treatment.",
  );
  expect(points.map(({ text }) => text)).toEqual(["The record does not show six weeks of treatment."]);
});

it("takes a list of what is lacking under a payment that is refused for reasons", () => {
  const notice =
    "We have reviewed it and found that Medicare cannot pay for these services. In particular:\n\n   *  There is no date of onset.\n   *  There is no plan with its frequency.\n";
  expect(denialPoints(notice, "").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "reason There is no date of onset.",
    "reason There is no plan with its frequency.",
  ]);
});

it("takes for a reason that nothing in the file shows the condition", () => {
  const texts = (words: string) =>
    denialPoints(`The plan pays for therapy of a disease. ${words}`, "").map(({ text }) => text);
  expect(texts("Nothing in the file shows a medical condition as the reason for it.")).toContain(
    "Nothing in the file shows a medical condition as the reason for it.",
  );
  expect(texts("Nothing in this letter is a guarantee of payment.")).toEqual([]);
});

it("takes a paper that was not found for a reason of its own", () => {
  const both =
    "The records do not show improvement after four weeks of therapy, and no updated plan of care signed by a physician was found.";
  expect(pointsOf("", both)).toEqual([
    "reason: The records do not show improvement after four weeks of therapy",
    "reason: no updated plan of care signed by a physician was found.",
  ]);
  const one = "The notes show pain, and no longer a need for skilled care.";
  expect(pointsOf("", one)).toEqual([`reason: ${one}`]);
});

// Seen red: the codes and findings of a table stood in front of the reason, and what was found of an item was one itself.
it("takes the words of a row in strokes, and no finding for an item", () => {
  const said = (notice: string, reason: string) => denialPoints(notice, reason).map(({ text }) => text);
  expect(
    said("", "R14 | | 97140 | 12 | Not authorized | R14 | No gain in motion is documented since 10/09/2026."),
  ).toEqual(["No gain in motion is documented since 10/09/2026."]);
  expect(said("", "The record shows pain 3|10 and no gain in motion.")).toEqual([
    "The record shows pain 3|10 and no gain in motion.",
  ]);
  expect(
    said(
      "One of these three must be present:\n   (a) six weeks or more of treatment without relief;\n   (b) a new neurological deficit on examination.\n(a) is not met: treatment was only begun on 09/21/2026. (b) is not met: strength is 5/5.\n",
      "",
    ).some((text) => text.startsWith("is not met")),
  ).toBe(false);
});

// Seen red: the last cell stood for a reason in front of it, and a criterion that begins with its verb was taken for a finding.
it("keeps what a row says in more than one cell, and a criterion that only begins as a finding does", () => {
  const row =
    "97140 | No gain in motion is documented since 10/09/2026. | Send appeals to the address above | 12";
  expect(denialPoints("", row).some(({ text }) => text.includes("No gain in motion"))).toBe(true);
  const texts = denialPoints(
    "The brace is covered when all of these criteria are met. The device:\n   (a) is documented in the plan of care;\n   (b) is shown to improve function;\n   (c) replaces no other device.\n",
    "",
  ).map(({ text }) => text);
  expect(texts.join(" ")).toContain("is documented in the plan of care");
  expect(texts.join(" ")).toContain("is shown to improve function");
});

describe("what a sentence numbers and the reading took apart", () => {
  const kinds = (lead: string, tail = "") => {
    const read = ["has fallen twice", "was examined at home", `can handle the brakes${tail}`];
    const reason = `${lead} (1) ${read[0]}, (2) ${read[1]}, and (3) ${read[2]}`;
    return denialPoints(reason, reason, read).map(({ kind, text }) => `${kind}: ${text}`);
  };
  // Seen red: conditions of the policy stood as reasons.
  it("are criteria where its lead says when the service is covered", () =>
    expect(
      kinds("A walker is medically necessary when the patient", ". Your papers show none of these."),
    ).toEqual([
      "criterion: has fallen twice",
      "criterion: was examined at home",
      "criterion: can handle the brakes",
    ]));
  it.each(["The record does not show that the member", "We deny this because the member never"])(
    "are reasons behind %s",
    (lead) => expect(kinds(lead).every((point) => point.startsWith("reason:"))).toBe(true),
  );
});
