import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { readServiceDates } from "./service-dates";

const datesIn = (text: string, stage: "pre_service" | "post_service" = "post_service") =>
  readServiceDates(readReading(fromPlainText(text)), undefined, "2026-10-20", stage)?.value;

it("takes the year of days printed without one from the notice", () => {
  const table =
    "Name             Claim No        From/To         Charge    Paid\nTREMBLAY OSCAR   6026280-40377   10/05 10/05     240.00    0.00";
  expect(datesIn(table)).toBe("2026-10-05");
});

it("looks behind what stands in brackets", () => {
  expect(
    datesIn("for services to Ambrose Winterfield (number 2MX5CR9JH30, claim 22260904) on March 26, 2026."),
  ).toBe("2026-03-26");
});

it("takes the day of an appeal, and earlier tests of a request, for no service", () => {
  expect(datesIn("Gulf Shore Imaging sent us an appeal on your behalf on October 2, 2026.")).toBeUndefined();
  expect(datesIn("Your record describes one injection, on 08/19/2026.", "pre_service")).toBeUndefined();
});

it("leaves the day of a bill out of a row of charges", () => {
  const table =
    "Date of bill     Period of bill              Amount of bill   Amount paid\n07/31/2026       07/06/2026 - 07/27/2026     $ 642.30         $ 0.00";
  expect(datesIn(table)).toBe("2026-07-06, 2026-07-27");
});

it("gives each day of a list the year that is printed once", () => {
  expect(datesIn("our denial of payment for therapy on June 3, June 10 and June 17, 2026")).toBe(
    "2026-06-03, 2026-06-10, 2026-06-17",
  );
});

it.each([
  ["0904 0904 11  98940 AT       48.00   34.90   CO-45  13.10   27.92", "2026-09-04"],
  ["1 0904 0906 11  98940 AT       48.00   34.90   CO-45  13.10   27.92", "2026-09-04, 2026-09-06"],
  ["1222 1222 11  98940 AT       48.00   34.90", "2025-12-22"],
  ["1322 1322 11  98940 AT       48.00   34.90", undefined],
  ["0906 0904 11  98940 AT       48.00   34.90", undefined],
  ["0904 0904 is the number of the account", undefined],
])("takes days printed as MMDD from a row of charges, never in the future: %s", (row, days) =>
  expect(datesIn(row)).toBe(days),
);

it("reads columns of MMDD under their headings", () => {
  const table =
    "Name             Claim No        From/To         Charge    Paid\nTREMBLAY OSCAR   6026280-40377   1005 1006       240.00    0.00";
  expect(datesIn(table)).toBe("2026-10-05, 2026-10-06");
});

it("reads a list of days that semicolons part, and one that goes on in the next line", () => {
  expect(datesIn("Dates of service:   February 17, 2026; February 24, 2026; March 3, 2026")).toBe(
    "2026-02-17, 2026-02-24, 2026-03-03",
  );
  expect(
    datesIn(
      "The Fund has received bills from Harbor Steps for dates of service 03-24-2026,\n03-27-2026 and 03-31-2026, procedure 97530, in the amount of $378.00, for the accepted condition.",
    ),
  ).toBe("2026-03-24, 2026-03-27, 2026-03-31");
});

it("ends a day's value where a semicolon opens another", () => {
  expect(datesIn("Date of service: 08/04/2026; Finalized: 10/12/2026")).toBe("2026-08-04");
});

it.each([
  ["Service from: 09/04/2026   to: 09/18/2026", "2026-09-04, 2026-09-18"],
  ["From/Through: 09/04/2026 - 09/18/2026", "2026-09-04, 2026-09-18"],
  ["Dates: 09/04/26-09/18/26", "2026-09-04, 2026-09-18"],
  ["Dates of service: September 4 through 18, 2026", "2026-09-04, 2026-09-18"],
  ["Date of service: Sep-04-2026 to Sep-18-2026", "2026-09-04, 2026-09-18"],
  ["Dates of service: 09042026 - 09182026", "2026-09-04, 2026-09-18"],
  ["Dates of service: 9.4.26 thru 9.18.26", "2026-09-04, 2026-09-18"],
  ["Date of service: 09 04 2026", "2026-09-04"],
  ["Date of service: 09/04/2026,\n                 09/18/2026", "2026-09-04, 2026-09-18"],
  ["DOS: 09/04/2026 to\n     09/18/2026", "2026-09-04, 2026-09-18"],
  ["Dates of service:\n09/04/2026\n09/18/2026", "2026-09-04, 2026-09-18"],
  ["Dates of service: Fri 09/04/2026; Fri 09/18/2026", "2026-09-04, 2026-09-18"],
  ["Admit: 09/04/2026  Discharge: 09/18/2026", "2026-09-04, 2026-09-18"],
])("reads all days of %j", (text, days) => expect(datesIn(text)).toBe(days));

it("takes no line below for a day that goes on, where it holds something else", () => {
  expect(datesIn("Date of service: 09/04/2026\nReceived 09/10/2026")).toBe("2026-09-04");
  expect(datesIn("Date of service: 09/04/2026\n                 09/18/2026")).toBe("2026-09-04");
});

it.each([
  ["We reviewed the bill for the September 4, 2026 visit."],
  ["We reviewed your 09/04/2026 date of service."],
  ["You saw this patient on September 4, 2026."],
  ["This is about services received on September 4, 2026."],
])("reads the day of care in %j", (text) => expect(datesIn(text)).toBe("2026-09-04"));

it("leaves out when a stay began, where the days in question are told beside it", () => {
  expect(
    datesIn("admit        10/11/2026\ndays NOT certified    10/17/2026 - 10/23/2026", "pre_service"),
  ).toBe("2026-10-17, 2026-10-23");
});

it("gives no year to a time of which a part is still to come", () => {
  expect(datesIn("Treatment period    10/19-11/27", "pre_service")).toBeUndefined();
});

it.each([
  ["Elm Street Clinic billed us for 97110, which Ms. Okafor received on September 4, 2026."],
  ["On September 4, 2026, Elm Street Physical Therapy treated Ms. Okafor."],
  ["On 09/04/2026, Denise Okafor received physical therapy."],
])("reads the day of care in %j, whoever gave or got it", (text) => expect(datesIn(text)).toBe("2026-09-04"));

it.each([
  "We asked for records on 09/10/2026 and received them on 09/20/2026.",
  "Coverage for these services began September 1, 2026.",
  "The claim for the visit reached us on September 20, 2026.",
])("takes no day of papers or of cover for one of care: %j", (text) => expect(datesIn(text)).toBeUndefined());

it("leaves the days of the next sentence out of what a label at the start of a line announces", () => {
  expect(
    datesIn("performed on September 6, 2026. The office wrote on October 2, 2026, and we\nread it."),
  ).toBe("2026-09-06");
});

it("takes running text under a word for no column of days", () => {
  const text =
    "Service reviewed: 97110 rendered September 6, 2026 by Elm Street Physical Therapy. The\noffice was asked for its daily records of each visit on October 2, 2026 and sent them to us.";
  expect(datesIn(text)).toBe("2026-09-06");
});

it.each([
  ["She was seen on 3 and 10 February 2026.", "2026-02-03, 2026-02-10"],
  ["Therapy was given from the 3rd through the 17th of February 2026.", "2026-02-03, 2026-02-17"],
  ["She was seen 2/3/26, 2/5/26 & 2/10/26.", "2026-02-03, 2026-02-05, 2026-02-10"],
  ["She was seen on May 3, 2026; May 5, 2026; and May 7, 2026.", "2026-05-03, 2026-05-05, 2026-05-07"],
  ["He came to your office on February 3rd, 2026.", "2026-02-03"],
])("reads days in running text: %s", (text, days) => {
  expect(datesIn(text)).toBe(days);
});

it("takes what was approved, and an examination for the payer, for no service", () => {
  expect(datesIn("An approval for care that we gave on December 1, 2025 has ended.")).toBeUndefined();
  expect(
    datesIn("Ezra Holt DC examined the injured person for us on August 6, 2026 and sent his report."),
  ).toBeUndefined();
});

it("leaves out the visit up to which a benefit reached, where others are told", () => {
  const used = "She had her eighth visit on July 30, 2026.";
  expect(datesIn(used)).toBe("2026-07-30");
  expect(datesIn(`She was seen on August 4 and 6, 2026.\n\n${used}`)).toBe("2026-08-04, 2026-08-06");
});

it("takes the day on which a benefit ended for no visit", () => {
  const told = (end: string) =>
    datesIn(`The visit of October 12, 2026 is not paid: the 20 visits that your plan covers ${end}`);
  expect(told("were used up on September 30, 2026.")).toBe("2026-10-12");
  expect(told("ran out on September 30, 2026.")).toBe("2026-10-12");
  expect(datesIn("The visit limit was reached on 9/30/2026 and the visit of 10/12/2026 is not paid.")).toBe(
    "2026-10-12",
  );
});

it("leaves out a day that the next sentence takes back", () => {
  const text = (next: string) =>
    `Our letter said that the visit of May 4, 2026 was denied. ${next} The visit was on February 2, 2026.`;
  expect(datesIn(text("That was wrong."))).toBe("2026-02-02");
  expect(datesIn(text("That was right."))).toBe("2026-02-02, 2026-05-04");
  // The day may be right where only the reason was not.
  expect(datesIn("Our letter said that the visit of May 4, 2026 was a duplicate. That was wrong.")).toBe(
    "2026-05-04",
  );
});

it("takes every day of treatments that a sentence lists, over the end of a line", () => {
  expect(
    datesIn(
      "We have finished our review of the claim you sent us for four office treatments, on January 5, January 12,\nJanuary 19 and January 26, 2026.",
    ),
  ).toBe("2026-01-05, 2026-01-12, 2026-01-19, 2026-01-26");
});

it("takes no day out of a sentence that a label's word opens", () => {
  const text =
    "Date of service   March 10, 2026\n\nWhen we paid this claim we took the Plan to be first. We have since learned (August 19, 2026) that she works.";
  expect(datesIn(text)).toBe("2026-03-10");
});

it("takes a call in an account's list for no visit", () => {
  const account =
    "06/16/26 99213  Office visit, est.                       145.00       145.00\n08/04/26 Called mother, left msg re new insurance           -          145.00";
  expect(datesIn(account)).toBe("2026-06-16");
});

it.each([
  "The visit on August 30, 2026, claim 22260911, was paid and is not touched by this decision.",
  "Visit of August 30, 2026 was allowed in full, and it is not affected.",
  "Services on August 30, 2026, claim 22260911, are not changed by this notice.",
])("leaves a visit of another claim out, though its first words look like a label: %s", (other) =>
  expect(datesIn(`We cannot pay for the visits on October 6 and October 13, 2026.\n\n${other}`)).toBe(
    "2026-10-06, 2026-10-13",
  ),
);

it("takes a sentence on one line for no line of charges", () =>
  expect(
    datesIn(
      "On October 9, 2026 we denied $308.00 for therapeutic activities (97530) and neuromuscular re-education (97112) on September 14 and September 21, 2026.",
    ),
  ).toBe("2026-09-14, 2026-09-21"));

it("reads a day behind what was done on the one before it, and leaves out when a time ran out", () => {
  const given =
    "It is a claim for physical therapy on October 3, 2026 (97161, $148.00; 97110, two units, $124.00) and on October 5, 2026 (97110, $66.00).";
  for (const ended of [
    "For the later of the two visits that day was October 16, 2026.",
    "For these services the last day was October 16, 2026.",
  ])
    expect(datesIn(`${given}\n\n${ended} We got the claim on October 19, 2026.`)).toBe(
      "2026-10-03, 2026-10-05",
    );
  // A day in the brackets tells of something else.
  expect(
    datesIn(
      "We looked at the therapy on October 3, 2026 (paid on 10/09/2026) and on October 12 heard from you.",
    ),
  ).toBe("2026-10-03");
});

it("reads a day that what was billed stands before, and leaves out when the bill came", () => {
  const billed =
    "You billed 97161 ($148.00) and 97110 ($124.00) for October 3, 2026 and 97110 for October 5, 2026.";
  const late =
    "The last day for the later visit was October 12, 2026, and this one came on October 19, 2026.";
  expect(datesIn(`${billed.replace(" for October 3", "\nfor October 3")}\n\n${late}`)).toBe(
    "2026-10-03, 2026-10-05",
  );
  expect(datesIn("The visit was on October 3, 2026. The claim arrived on October 19, 2026.")).toBe(
    "2026-10-03",
  );
  expect(datesIn("He came on October 3, 2026 for therapy, and she was seen on October 5, 2026.")).toContain(
    "2026-10-05",
  );
});

it("takes each day of a list that only its last one's words call care", () => {
  const billed = "(97110, one unit, $58.00, at each visit).";
  expect(
    datesIn(
      `Thank you for your appeal about physical therapy on September 8, September 15 and September 22, 2026 ${billed}`,
    ),
  ).toBe("2026-09-08, 2026-09-15, 2026-09-22");
  // Days that no list joins stay out, and so do those of a list that is about something else.
  expect(datesIn(`It was sent on September 30, 2026. The visit of October 2, 2026 ${billed}`)).toBe(
    "2026-10-02",
  );
  expect(
    datesIn("You wrote on September 28, September 30 and October 2, 2026 (two letters)."),
  ).toBeUndefined();
});

it.each([
  ["The member had used 20 visits by June 30, 2026.", undefined],
  ["These are in addition to the 16 visits approved since June 8, 2026.", undefined],
  ["All 12 visits as of 09/30/2026 were counted.", undefined],
  ["Visits: 09/04/2026, 09/11/2026", "2026-09-04, 2026-09-11"],
])("takes no day up to which visits were counted: %s", (text, days) => expect(datesIn(text)).toBe(days));

it.each([
  [
    "Service: 20 visits physical therapy, CPT 97110, 97112; 07/06/2026 - 08/28/2026",
    "2026-07-06, 2026-08-28",
  ],
  ["Services: office visits, CPT 99213; 09/04/2026, 09/11/2026", "2026-09-04, 2026-09-11"],
  ["Service: MRI of the knee, CPT 73721; requested 09/04/2026", undefined],
])("takes the days that end the line of a service: %s", (text, days) => expect(datesIn(text)).toBe(days));

it.each([
  "Joseph Keller, DC, performed a peer review on October 2, 2026.",
  "A utilization review was performed on October 2, 2026.",
  "We performed an audit of your records on October 2, 2026.",
])("takes the day of a review for no service: %s", (text) => expect(datesIn(text)).toBeUndefined());

it.each([
  [
    "We have received your charges for visits on September 13 and September 20, 2026 (97110, 97140).",
    "2026-09-13, 2026-09-20",
  ],
  [
    "Your bill covers the visits that Clementine Bey made to Dr. Alaric Pomfret on September 8, 15 and 22, 2026.",
    "2026-09-08, 2026-09-15, 2026-09-22",
  ],
  ["The therapy that she received from Lake Shore Clinic on September 8, 2026 is not paid.", "2026-09-08"],
  ["Charges of $189.00 for September 11, 2026 (99214) were not considered.", "2026-09-11"],
])("takes the days of care behind who came and what was charged: %s", (text, days) =>
  expect(datesIn(text)).toBe(days),
);

it.each([
  "At our request Ms. Bey was seen by Dr. Hollis Verstraete on August 25, 2026.",
  "She was examined on our behalf by Dr. Quayle on August 25, 2026.",
  "We received your records on August 25, 2026.",
])("takes the payer's own examination and what came in for no service: %s", (text) =>
  expect(datesIn(text)).toBeUndefined(),
);

it("takes days side by side under the last heading of its row, and none under a neighbor's", () => {
  const form = (heads: string) =>
    `${heads}\n    OCTAVE RINGGOLD, D.C.           CHIROPRACTIC               04/06/2026  04/08/2026  04/13/2026`;
  expect(
    datesIn(
      form(
        "23. PROVIDER OF HEALTH SERVICE      24. TYPE OF SERVICE        25. PERIOD OF BILL - TREATMENT DATES",
      ),
    ),
  ).toBe("2026-04-06, 2026-04-08, 2026-04-13");
  expect(
    datesIn(
      form("23. PROVIDER OF HEALTH SERVICE      24. TYPE OF SERVICE        25. DATES   BILLED      RECEIVED"),
    ),
  ).not.toContain("2026-04-13");
});

it("takes days that close a description behind a semicolon, and no words there", () => {
  const services = (rest: string) =>
    datesIn(
      `Services in question:    20561, three or more muscles; ${rest}\nAmount in question:      $225.00`,
    );
  expect(services("05/12/2026, 05/19/2026 and 05/26/2026")).toBe("2026-05-12, 2026-05-19, 2026-05-26");
  expect(services("asked for again on 05/19/2026")).toBeUndefined();
});

it("takes several days under a bill's own label", () => {
  expect(datesIn("Bills for:     10/05/2026, 10/07/2026")).toBe("2026-10-05, 2026-10-07");
});

// Seen red.
it("takes a bill for something else for no care", () =>
  expect(datesIn("Bill for records: 10/20/2026")).toBeUndefined());

it.each([
  ["Her plan covers 20 visits a year and visit 20 was on 09/22/2026.", "2026-10-08"],
  ["Visit no. 12 was 09/22/2026.", "2026-10-08"],
  ["The visit was on 09/22/2026 and not covered.", "2026-09-22, 2026-10-08"],
])("takes the visit that used up a benefit for none that is in question: %s", (said, expected) =>
  expect(
    extractByRules(
      fromPlainText(
        `Harbor Mutual Health\n\nNovember 5, 2026\n\nRosalind Okafor, claim 26287A00451, service date 10/08/2026.\nThe claim was denied. ${said}\n`,
      ),
    ).facts.dates_of_service?.value,
  ).toBe(expected),
);

// Seen red: the ZIP code of the payer's own address stood for a procedure, and the day of the check beside it for one of service.
it("takes no day beside an address and the amount of a check", () => {
  const paid = (head: string) =>
    `${head}\nProvider   LAKESIDE FAMILY MEDICINE\n\n 09/14/2026   99213     92.00      0.00      CO-29`;
  for (const address of ["P.O. Box 1200, Salem OR 97301", "12 Low Street, Salem OR 97301-1122"])
    expect(datesIn(paid(`${address}          Run 10/19/2026        Check 0000000  $0.00`))).toBe(
      "2026-09-14",
    );
});

it("still takes the day of a service whose row opens with who gave it", () => {
  expect(datesIn("Ann Ames, PA 99213     09/14/2026     92.00    0.00")).toBe("2026-09-14");
  expect(datesIn("Speech tx   09/12/2026   92507   155.00")).toBe("2026-09-12");
  expect(datesIn("1 Ann Ames, PA 99213     09/14/2026     92.00    0.00")).toBe("2026-09-14");
  expect(datesIn("1 Therapeutic exercise, GP 97110     09/14/2026     92.00    0.00")).toBe("2026-09-14");
});

it.each([
  ["Remittance date", "2026-09-14"],
  ["Visit date", "2026-09-14, 2026-10-19"],
])("takes the day under %s for what its label says", (label, expected) =>
  expect(
    datesIn(
      `09/14/2026   97110     92.00      0.00      CO-29\n\n${label.padEnd(20)}Code      Billed     Paid\n10/19/2026          99213     $92.00     $0.00`,
    ),
  ).toBe(expected),
);
