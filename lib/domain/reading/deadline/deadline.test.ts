import { describe, expect, it } from "vitest";
import { addMonths } from "@/lib/core/dates";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { addDays, findDates } from "../page/calendar-date";
import { estimateDeadline, payerTypeOf } from "../payer/estimated-deadline";
import { readDeadline } from "./deadline";
import { readNoticeDate } from "./notice-date";

const deadlineOf = (text: string, notice: string | undefined = "2026-08-31") =>
  readDeadline(readReading(fromPlainText(text)), notice);

describe("findDates", () => {
  it.each([
    ["August 19, 2026", "2026-08-19"],
    ["Aug. 19, 2026", "2026-08-19"],
    ["Ju1y 3, 2026", "2026-07-03"],
    ["19 May 2026", "2026-05-19"],
    ["24-May-2026", "2026-05-24"],
    ["08/19/26", "2026-08-19"],
    ["8/9/2026", "2026-08-09"],
    ["08-27-2026", "2026-08-27"],
    ["O8/19/2O26", "2026-08-19"],
    ["2026-08-20", "2026-08-20"],
    ["September 15th, 2026", "2026-09-15"],
  ])("%s", (printed, iso) => expect(findDates(`on ${printed}.`).map((d) => d.iso)).toEqual([iso]));

  it.each(["02/30/2026", "1-888-555-0133", "00-0000719", "02-26217-301-880", "13/13/2026"])(
    "no date: %s",
    (text) => expect(findDates(text)).toEqual([]),
  );
});

describe("counting", () => {
  it("clamps to the month's end", () => {
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
    expect(addMonths("2026-12-15", 12)).toBe("2027-12-15");
  });
  it("crosses years by days", () => expect(addDays("2026-08-19", 180)).toBe("2027-02-15"));
});

describe("readDeadline", () => {
  it.each([
    ["We must receive your appeal by:  January 18, 2027", "2027-01-18"],
    ["Appeal Deadline: 03/01/2027", "2027-03-01"],
    ["You may appeal within 180 days of the date of this letter.", "2027-02-27"],
    ["You may appeal within 6 months from the date of this notice.", "2027-02-28"],
    ["An appeal may be filed within one year (365 days) from the date of this letter.", "2027-08-31"],
    ["Send your appeal within 180 days after you receive this notice.", "2027-02-27"],
    ["Disputes must be filed within sixty (60) days from the date of this letter.", "2026-10-30"],
    ["Provider inquiries on this denial must be filed within 180 days of 09/30/2026.", "2027-03-29"],
    ["APPEALS MUST BE POSTMARKED NO LATER THAN 90 DAYS FROM THE DATE OF THIS NOTICE.", "2026-11-29"],
    ["Reconsiderations are due 90 days from the date of this EOP.", "2026-11-29"],
  ])("%s", (text, date) => expect(deadlineOf(text)?.value).toBe(date));

  it.each([
    "Your doctor can ask for a peer-to-peer talk about this appeal within 14 days.",
    "To keep getting services during your appeal, ask within 10 days of the mail date.",
    "You may ask for a State Fair Hearing within 120 days of the appeal decision.",
    "You may have a right to external review of the appeal within 4 months.",
    "We will decide your appeal within 30 days.",
    "Claims must be filed within one year of the date of service.",
    "This is not a bill.",
  ])("is no appeal deadline: %s", (text) => expect(deadlineOf(text)).toBeUndefined());

  it("keeps the plan's appeal among several clocks", () => {
    const found = deadlineOf(
      "You have 60 calendar days from the mail date of this notice to ask for a plan appeal.\n" +
        "If you want to keep your services going, ask within 10 calendar days from the mail date.\n" +
        "After our appeal decision you may ask for a State Fair Hearing within 120 days of that decision.",
    );
    expect(found).toMatchObject({ value: "2026-10-30", basis: "60 days from the notice date, Aug 31, 2026" });
    expect(found?.quote).toContain("60 calendar days from the mail date");
  });

  it.each([
    "If we have neither the money nor your objection by September 30, 2026, we will take the amount out of later payments.",
    "If we get neither a check nor a dispute by September 30, 2026, the amount will be deducted from your next payment.",
    "If no appeal is received by September 30, 2026, the plan will begin to offset it.",
  ])("puts the time to object before the day on which the payer takes it: %s", (takes) => {
    const objects = "We must get your objection within 60 days of the date of this letter.";
    expect(deadlineOf(`${takes}\n\n${objects}`)?.value).toBe("2026-10-30");
    expect(deadlineOf(`${objects}\n\n${takes}`)?.value).toBe("2026-10-30");
  });

  it("grants the plan's own second appeal before the outside review, unless it is left to whoever wants it", () => {
    const nextStep = (second: string) =>
      readDeadline(
        readReading(
          fromPlainText(
            `${second} Your request must reach us by October 30, 2026. You may also ask the Department of Insurance for an independent external review within 120 days after you get this letter.`,
          ),
        ),
        "2026-08-31",
        [],
        true,
      )?.value;
    expect(nextStep("You may ask for a second level review by a panel.")).toBe("2026-10-30");
    expect(nextStep("You have a right to a second appeal with us.")).toBe("2026-10-30");
    expect(nextStep("You may ask for a voluntary second level review.")).toBe("2026-12-29");
    expect(nextStep("This is our answer to your second level appeal.")).toBe("2026-12-29");
  });

  it("counts from the first service, unless the notice names the last", () => {
    const ends = (words: string) =>
      readDeadline(
        readReading(fromPlainText(`Send a request for reconsideration within 10 months ${words}.`)),
        "2026-11-02",
        ["2026-10-12", "2026-10-14"],
      )?.value;
    expect(ends("from the date of service")).toBe("2027-08-12");
    expect(ends("of the first date of service")).toBe("2027-08-12");
    expect(ends("from the last date of service")).toBe("2027-08-14");
    expect(ends("after the latest date of service")).toBe("2027-08-14");
  });

  it("counts from the remittance's date where the paper tells it beside other days", () => {
    const ask = "A request for reconsideration must reach us within 60 days of the date of the RA.";
    const screen = (told: string) =>
      deadlineOf(`Received   09/01/2026\nAdjudicated   08/31/2026\n${told}\n\n${ask}`);
    for (const told of [
      "Rendering  Ada Moor, MD       | RA Number / Date     88417720 / 09/11/2026",
      "RA date: 09/11/2026",
      "Paid $0.00      Remittance advice date ..... 09/11/2026",
      "Remit no. / date   R-2291 / 09/11/2026",
    ])
      expect(screen(told)).toMatchObject({
        value: "2026-11-10",
        basis: "60 days from the remittance's date, Sep 11, 2026",
      });
    // Two of them, none, or another start: the notice's date.
    const other = "Related claim paid, RA date 08/14/2026";
    expect(screen(`RA date: 09/11/2026\n${other}`)?.value).toBe("2026-10-30");
    expect(screen("Related claim 2226215011740, RA 88390114, 08/14/2026")?.value).toBe("2026-10-30");
    expect(
      deadlineOf("RA date: 09/11/2026\n\nYou may appeal within 60 days of the date of this letter.")?.value,
    ).toBe("2026-10-30");
  });

  it("keeps the only day by which an objection has to come", () =>
    expect(
      deadlineOf("If we do not have your objection by September 30, 2026, we will deduct the amount.")?.value,
    ).toBe("2026-09-30"));

  it("counts nothing without a notice date", () => {
    expect(
      readDeadline(readReading(fromPlainText("You may appeal within 60 days of this letter.")), undefined),
    ).toBeUndefined();
  });
});

describe("readNoticeDate", () => {
  const dateOf = (text: string) => readNoticeDate(readReading(fromPlainText(text)))?.value;
  it("takes the letter's date, not the fax header's, the stamp's or the service's", () => {
    expect(
      dateOf(
        "11/03/2026 14:22  Fax Server  916-555-0177  p. 2 of 3\nRECEIVED NOV 5 2026\n\nAcme Health Plan\n\nOctober 29, 2026\n\nDate of service: 10/01/2026",
      ),
    ).toBe("2026-10-29");
  });
  it("prefers a label that says so", () =>
    expect(
      dateOf(
        "Acme Health Plan      Printed: 10/30/2026\nDate of this notice: 10/20/2026\nCheck date: 10/25/2026",
      ),
    ).toBe("2026-10-20"));
  it("takes no date in which a sentence goes on", () =>
    expect(
      dateOf(
        "Acme Health Plan\nDATE  10/20/2026  4:10 pm\n\nServices can go on if asked for by\n          10/30/2026.",
      ),
    ).not.toBe("2026-10-30"));
  it("is missing where only other dates stand", () =>
    expect(dateOf("Acme Health Plan\nDate of service: 10/01/2026\nReceived on: 10/05/2026")).toBeUndefined());
});

describe("estimateDeadline", () => {
  it("follows the payer's type and says that it is estimated", () => {
    expect(estimateDeadline("Noridian Healthcare Solutions", "2026-09-15")).toMatchObject({
      date: "2027-01-18",
      estimated: true,
    });
    expect(estimateDeadline("TRICARE East", "2026-09-25")?.date).toBe("2026-12-24");
    expect(estimateDeadline("GEHA", "2026-08-31")?.date).toBe("2027-02-28");
    expect(estimateDeadline("Somebody Unknown", "2026-08-31")).toBeUndefined();
  });
  it("gives a first appeal's time to no later step", () => {
    const nextBy = (payer: string, level: "first" | "second" | "external") =>
      estimateDeadline(payer, "2026-10-30", level)?.date;
    expect(estimateDeadline("Anthem Blue Cross", "2026-10-30", null)?.date).toBe("2027-04-28");
    expect(nextBy("Anthem Blue Cross", "first")).toBe("2026-12-29");
    expect(nextBy("TRICARE East", "first")).toBe("2026-12-29");
    expect(nextBy("GEHA", "first")).toBe("2027-01-28");
    expect(nextBy("Humana Gold Plus", "first")).toBeUndefined();
    expect(nextBy("Anthem Blue Cross", "second")).toBeUndefined();
    expect(nextBy("Anthem Blue Cross", "external")).toBeUndefined();
    expect(nextBy("Somebody Unknown", "first")).toBeUndefined();
  });
  it("tells types by names", () => {
    expect(payerTypeOf("Blue Cross and Blue Shield of Texas")).toBe("blue");
    expect(payerTypeOf("Ohio Department of Medicaid")).toBe("medicaid");
    expect(payerTypeOf("UMR")).toBe("tpa");
  });
});

describe("other clocks", () => {
  const told = (text: string, decided = false) =>
    readDeadline(readReading(fromPlainText(text)), "2026-08-31", [], decided)?.value;

  it("counts the appeal, not the hearing after it", () => {
    expect(
      told(
        "You can ask for an appeal. You must ask for it within 60 calendar days from the date on this notice.\nThe request for a hearing has to be made within 90 days of the date of our Notice of Appeal Resolution.",
      ),
    ).toBe("2026-10-30");
  });

  it("counts the hearing where the appeal is decided", () => {
    const text =
      "If you do not agree you may ask for a hearing with a judge. You must do so within 60 days of this letter.";
    expect(told(text, true)).toBe("2026-10-30");
    expect(told(text)).toBeUndefined();
  });

  it("takes the second review before the outside one, and service of a paper for no service", () => {
    expect(
      told(
        "A provider may ask for a second review within 90 days of service of this explanation of review. Independent bill review may be requested within 30 days of the second review.",
      ),
    ).toBe("2026-11-29");
  });

  it("takes the day until which care can go on for no last day to appeal", () => {
    expect(told("Services can go on during the appeal if asked for by 09/27/2026.")).toBeUndefined();
  });

  it.each([
    "Keeping services.  If your child gets this therapy now, you must ask for the appeal by September 10, 2026.",
    "If the therapy is under way, ask for the appeal by September 10, 2026 to keep it going.",
    "You must appeal by September 10, 2026 to have the visits in place until we decide.",
    "Appeal by September 10, 2026 if you want to go on getting them while we decide.",
    "State fair hearing. You may ask for one by September 10, 2026, also without an appeal.",
  ])("takes no day for going on with care or of a heading's other step: %s", (other) =>
    expect(
      told(
        `You can ask us for an appeal. Ask within 60 calendar days from the date of this notice.\n\n${other}`,
      ),
    ).toBe("2026-10-30"),
  );

  it("keeps the appeal's time under a heading of its own, and where the sentence before is short", () => {
    expect(told("Your appeal.  You must ask by September 10, 2026.")).toBe("2026-09-10");
    expect(told("You keep your coverage.  You may appeal by September 10, 2026.")).toBe("2026-09-10");
  });

  it("reads a date behind a colon with its sentence", () => {
    expect(told("Your appeal must be received by the address below no later than:  December 24, 2026")).toBe(
      "2026-12-24",
    );
  });

  it.each([
    [
      "A request for reconsideration must be filed within 20 days of the mailing of this order.",
      "2026-09-20",
    ],
    ["You must answer this order within 30 days after it was mailed.", "2026-09-30"],
    ["Any party may file a petition within 25 days of service of this order.", "2026-09-25"],
    ["Answer by: 10/05/2026", "2026-10-05"],
    ["Request reconsideration by: 10/05/2026", "2026-10-05"],
  ])("counts the time that an order grants: %s", (said, last) => expect(told(said, true)).toBe(last));
});

it("takes the outside review of treatment for an injury at work as its next step", () => {
  const letter = (worker: string) =>
    `Granger Medical Review\nDate of determination: 08/31/2026\n\n${worker}\nClaim no: SMI-0025-44071\n\nThe requested treatment is not certified because it is not medically necessary.\n\nYou may ask for an independent medical review within 30 days of the mailing of this decision.\n`;
  const deadline = (text: string) => extractByRules(fromPlainText(text)).facts.appeal_deadline?.value;
  expect(deadline(letter("Injured worker: Ludmila Prewitt\nDate of injury: 08/30/2025"))).toBe("2026-09-30");
});

describe("the time to appeal an overpayment", () => {
  const demand = (rights: string) =>
    `Tidewater Medicare Services\nSeptember 2, 2026\n\nRE: DEMAND FOR OVERPAYMENT\n\nWe paid you $120.00 in error for the service of 03/19/2026.\n\n${rights}\n`;
  const deadline = (rights: string) =>
    extractByRules(fromPlainText(demand(rights))).facts.appeal_deadline?.value;

  it("is not the shorter one that only holds off the recoupment", () => {
    expect(
      deadline(
        "You may file a redetermination request within 120 days of the date of this letter. To stop recoupment we must have the appeal by October 2, 2026.",
      ),
    ).toBe("2026-12-31");
  });
});

it("counts no time from the end of another step", () =>
  expect(
    deadlineOf(
      "We uphold the denial.\n\nThis plan offers a second, voluntary appeal. Send it within 60 days of the date this letter was mailed. " +
        "An outside review may be asked for within four months after that.",
    )?.value,
  ).toBe("2026-10-30"));

it("is none on a paper that carries no appeal rights, nor counted from the notice where it counts from the service", () => {
  const read = (rights: string, charge = "Service date 7/2/26    Charge $175.00") =>
    extractByRules(
      fromPlainText(
        [
          "Summit County Employees Benefit Plan",
          "CLAIM RETURN NOTICE                                        Date: 7/21/26",
          "",
          `Patient  Lucinda Marchetti        ID  SCE-41177-2        ${charge}`,
          "",
          "The attached claim cannot be processed: the rendering provider's NPI is missing.",
          "",
          "Correct it and send the whole claim again to the address above within 12 months of the service date.",
          rights,
        ].join("\n"),
      ),
    ).facts.appeal_deadline?.value;
  expect(read("This is not a denial of benefits and carries no appeal rights.")).toBeUndefined();
  expect(read("")).not.toBe("2027-07-21");
});

it("takes the time to dispute, not the day that holds off a deduction", () =>
  expect(
    deadlineOf(
      "If you do not agree, you may dispute this request within 60 days of the letter date.\n" +
        "A dispute received by September 30, 2026 holds off the deduction.",
    )?.value,
  ).toBe("2026-10-30"));

it("counts no time that the reason tells as over", () => {
  const letter = (reason: string) =>
    extractByRules(
      fromPlainText(
        `Bay Health Cooperative\nProvider Disputes\n\nNovember 9, 2026\n\nWe looked again at the claim that you disputed.\n\nAda Moor, member TC4401827, claim 2630-1, 98941 on 08/03/2026, $70.00: upheld. ${reason}\n`,
      ),
    ).facts.appeal_deadline?.value;
  expect(letter("The claim came to us\n   after the 90 days of your contract had ended.")).toBeUndefined();
});

it.each([
  ["We must get your appeal within 180 days of this letter. The panel takes 45 days.", "2027-02-27"],
  ["You can appeal within 180 days of this letter. We answer in 30 days.", "2027-02-27"],
  ["The case was assigned to us. The review organization was given 20 days.", undefined],
  ["You asked for an external review. The reviewer had 45 days.", undefined],
  ["Your appeal was granted. The claim will be paid in 20 days.", undefined],
  ["You or the plan has 60 days to appeal this decision.", "2026-10-30"],
])("leaves the time of whoever decides to them: %s", (text, day) =>
  expect(deadlineOf(text)?.value).toBe(day),
);

it.each([
  "Once the appeal is finished you may have four months to ask for an outside review.",
  "After the appeal has been denied, you may ask for an outside review within six months.",
  "When your appeal is decided you have 120 days to ask for a review by the State.",
])("counts the time of the first step, not of the one after it: %s", (next) =>
  expect(
    deadlineOf(`You can file an appeal. We must get it within 90 days of this letter. ${next}`)?.value,
  ).toBe("2026-11-29"),
);

// Seen red: the arbitration that comes later made the time of the appeal an unknown one.
it("keeps the time to appeal apart from the arbitration that comes thereafter", () => {
  const notice =
    "You may submit an internal appeal on the prescribed form within 30 days of this notice, and arbitration under the policy thereafter.";
  const { facts } = extractByRules(
    fromPlainText(
      `BAY AUTO INSURANCE COMPANY\nOctober 30, 2026\n\nClaim No.: GT-26-0055812\nThe treatment is denied.\n\n${notice}\n`,
    ),
  );
  expect(facts.appeal_deadline).toMatchObject({ value: "2026-11-29" });
  expect(facts.appeal_deadline?.doubt).toBeUndefined();
});

it.each([
  ["You may appeal our decision within 120 days of this notice.", "2026-12-29"],
  ["If you do not agree, you may appeal our decision within 120 days.", "2026-12-29"],
  ["You may appeal. You will get our decision within 30 days of your appeal.", undefined],
  [
    "You may appeal our decision within 120 days. Ask for a clerical error reopening within one year of the date of this notice.",
    "2026-12-29",
  ],
])("tells the time to appeal a decision from the time to decide and to reopen: %s", (text, day) =>
  expect(deadlineOf(text)?.value).toBe(day),
);

it.each([
  "You have four months from the date of the grievance decision to ask for an outside review.",
  "An outside review of the appeal can be asked for within four months after the appeal decision.",
  "You have 120 days from your appeal decision to ask for a review by the State.",
])("counts no time from a decision that is still to come: %s", (next) =>
  expect(
    deadlineOf(
      `You can file a grievance. We must get it within 180 days after you receive this letter. ${next}`,
    )?.value,
  ).toBe("2027-02-27"),
);

const decidedDeadline = (text: string) =>
  readDeadline(readReading(fromPlainText(text)), "2026-09-03", [], true)?.value;
const TO_THE_QIC = "The QIC must get your request within 60 days of the date you receive this notice.";

it.each([
  "A request for redetermination has to be filed within 120 days of the date on which the notice of the initial determination is received.",
  "An appeal is due within 180 days of the first decision.",
  "Appeals must be filed within 120 days from receipt of the initial claim determination.",
])("takes the time of the step that was made for no next one: %s", (past) =>
  expect(decidedDeadline(`${past}\n\nYou can appeal the dismissal. ${TO_THE_QIC}`)).toBe("2026-11-02"),
);

it("keeps the time of a first appeal on the paper that makes the initial determination", () =>
  expect(
    deadlineOf("You may appeal within 120 days of the date of this initial determination."),
  ).toMatchObject({
    value: "2026-12-29",
  }));

it.each([
  "There are two systematic reviews on neck pain with follow-up of up to six months.",
  "The review found trials in which patients were observed for twelve months.",
  "The appeal says that there was pain for more than six months.",
])("takes how long somebody was watched or ill for no time to appeal: %s", (said) =>
  expect(deadlineOf(said)).toBeUndefined(),
);

it("takes the second appeal inside the plan before the review outside", () => {
  const decided = (second: string) =>
    readDeadline(
      readReading(
        fromPlainText(
          `We received your first appeal. We uphold our decision.\n\n${second} It must be filed within 60 days after you receive this letter. After the second appeal the member may ask for an external review within four months.`,
        ),
      ),
      "2026-09-23",
      [],
      true,
    );
  expect(decided("A second appeal goes to the Plan Administrator.")?.value).toBe("2026-11-22");
  expect(decided("The second-level appeal must be in writing.")?.value).toBe("2026-11-22");
});

it.each([
  ["If you do not agree, write to us within 45 days from the date of this letter and say why.", "2026-10-15"],
  ["If you don’t agree, please send us your reasons within 45 days of this letter.", "2026-10-15"],
  ["If you do not agree, you may write to us within 45 days from the date of this letter.", "2026-10-15"],
  ["If you do not agree, write to the address above within 45 days of this letter.", "2026-10-15"],
])("takes who does not agree for one who appeals: %s", (said, day) => {
  expect(deadlineOf(`Bay Health Plan\n\n${said}\n`)?.value).toBe(day);
});
it.each([
  "If you do not agree with the new fee schedule, write to us within 45 days of this letter.",
  "If you do not agree to the terms, send the contract back within 45 days of this letter.",
  "Medicare is primary. If you do not agree, write to the Benefits Coordination Center within 45 days of this letter.",
  "If you do not agree, write to the Department of Insurance within 45 days of this letter.",
  "If you do not agree, send us the money within 45 days of this letter.",
  "If you do not agree, please send us the medical records within 45 days of this letter.",
])("takes no other disagreement for an appeal: %s", (said) => {
  expect(deadlineOf(`Bay Health Plan\n\n${said}\n`)).toBeUndefined();
});

it.each([
  [
    "You have 180 days from the date of this notice to appeal.\nExpedited appeal by: September 3, 2026",
    "2027-02-27",
  ],
  ["Standard appeal by: 02/27/2027    Expedited appeal by: 09/03/2026", "2027-02-27"],
  ["Expedited appeal by: 09/03/2026    Standard appeal by: 02/27/2027", "2027-02-27"],
  ["Urgent (expedited) appeal deadline: 09/03/2026\nAppeal deadline: 02/27/2027", "2027-02-27"],
  ["Fast appeal due: September 3, 2026", undefined],
  ["Standard appeal by: 02/27/2027", "2027-02-27"],
  ["Appeal by: 02/27/2027", "2027-02-27"],
  ["You may ask for a standard or expedited appeal by February 27, 2027.", "2027-02-27"],
  ["Standard and expedited appeal deadline: 02/27/2027", "2027-02-27"],
  ["Expedited appeals: call 800-555-0139\nAppeal by: 02/27/2027", "2027-02-27"],
  ["Non-urgent appeal by: 02/27/2027", "2027-02-27"],
  ["Expedited: no\nAppeal by: 02/27/2027", "2027-02-27"],
  ["This is not an urgent case. You must file your appeal by February 27, 2027.", "2027-02-27"],
  ["For a fast answer, call us. Your appeal must be received by February 27, 2027.", "2027-02-27"],
  ["Standard appeals and expedited appeals must be filed by February 27, 2027.", "2027-02-27"],
  ["Your appeal or expedited appeal request must be received by February 27, 2027.", "2027-02-27"],
  ["You must ask for an appeal or a fast appeal by February 27, 2027.", "2027-02-27"],
  ["Routine and urgent appeals must be received by February 27, 2027.", "2027-02-27"],
  ["Standard and/or expedited appeal deadline: 02/27/2027", "2027-02-27"],
  ["Urgent or expedited appeals must be filed by September 3, 2026.", undefined],
  ["APPEAL DEADLINE          EXPEDITED APPEAL DEADLINE\n02/27/2027               09/03/2026", "2027-02-27"],
  ["Appeal by:               Expedited appeal by:\n02/27/2027               09/03/2026", "2027-02-27"],
  ["Expedited appeal by:     Standard appeal by:\n09/03/2026               02/27/2027", "2027-02-27"],
  [
    "Notice of Medicare Non-Coverage. Your services end September 4, 2026.\nYou must ask for a fast appeal by September 3, 2026.",
    "2026-09-03",
  ],
])("takes the short time of an urgent appeal for that of no other: %s", (said, expected) =>
  expect(deadlineOf(`Request: MRI lumbar spine. Not approved.\n${said}`)?.value).toBe(expected),
);

it.each([
  [
    "The claim was denied on the remittance of 10/29/2026. You can appeal in writing within 60 days of the remittance date.",
    "2026-12-28",
  ],
  ["It was denied on your EOP dated October 29, 2026. Appeal within 60 days of the EOP date.", "2026-12-28"],
  // Which of two remittances is meant nothing tells, but where only the one refused.
  [
    "Two lines were denied on the remittance of 10/15/2026 and the rest denied on the remittance of 10/29/2026. You can appeal within 60 days of the remittance date.",
    "2027-01-11",
  ],
  [
    "Some lines were paid on the remittance of 10/15/2026 and the rest denied on the remittance of 10/29/2026. You can appeal within 60 days of the remittance date.",
    "2026-12-28",
  ],
  [
    "It was denied on the remittance of 10/29/2026. You can appeal within 60 days of this message.",
    "2027-01-11",
  ],
  ["The check came with the remittance of 10/29/2026. Appeal within 60 days of this notice.", "2027-01-11"],
  [
    "This claim was not paid on the remittance of 10/29/2026. You can appeal within 60 days of the remittance date.",
    "2026-12-28",
  ],
  // Of what it is a copy.
  [
    "It is a duplicate: we paid the same service on the remittance of 05/04/2026. You can appeal within 60 days of the remittance date.",
    "2027-01-11",
  ],
])("counts from the remittance where a message tells its day: %s", (said, expected) =>
  expect(deadlineOf(`Bay Health Provider Service\n\n${said}\n`, "2026-11-12")?.value).toBe(expected),
);

it("takes the time to write after a condition for no time that something lasts", () => {
  const letter =
    "Bay Health Plan\n\nNovember 6, 2026\n\nMember: Rosa Ames-Tell\nWe denied your claim, because the service is not covered. If you think these services are covered, write to us within 180 days of the date of this notice.\n";
  expect(extractByRules(fromPlainText(letter)).facts.appeal_deadline?.value).toBe("2027-05-05");
});

it.each([
  "We approved 4 of the 8 visits. Coverage of those visits continues for six months from the date of this notice.",
  "The approval is valid for 90 days from the date of this letter.",
  "Your authorization lasts for 60 days from the date of this notice.",
  "Your benefits remain in effect for 60 days from the date of this notice.",
])("takes the time that something granted lasts for no time to appeal: %s", (said) => {
  const letter = `Bay Health Plan\n\nNovember 6, 2026\n\nMember: Rosa Ames-Tell\n${said}\nWe did not approve the other 4 visits, because they are not medically necessary.\n`;
  expect(extractByRules(fromPlainText(letter)).facts.appeal_deadline).toBeUndefined();
});

it.each([
  [
    "If you have proof, send it with a written dispute within 24 months of the date of service, or ask for an appeal within 60 days of the date of this letter.",
    "2026-10-30",
  ],
  ["You may dispute this within 365 days of the date of service.", "2027-06-22"],
])("takes the time from the letter before a longer one from the service: %s", (said, expected) =>
  expect(
    extractByRules(
      fromPlainText(
        `Bay Health Plan\n\nAugust 31, 2026\n\nMember: Rosa Ames-Tell\nDate of service: 06/22/2026\nClaim: 26-HL-0904417\n\nThe claim was denied. ${said}\n`,
      ),
    ).facts.appeal_deadline?.value,
  ).toBe(expected),
);
