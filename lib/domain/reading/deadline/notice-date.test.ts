import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { readNoticeDate } from "./notice-date";

const dayOf = (text: string) => readNoticeDate(readReading(fromPlainText(text)))?.value;

const NOTICE = `Bay Health                                   Remittance notice   BH-1028
                                             Run date 28 October 2026

Bay Rehab, Inc.                              NPI 1999413077
AMES-TELL   ROSA        01/02/1960       BH-5590-7712       claim 26240-77
08/24/2026    99214     189.00      0.00     CO-27
`;

it("keeps the day of a notice that prints an end far ahead", () => {
  const open =
    "Bay Health\n\nOctober 28, 2026\n\nService 08/24/2026. Your coverage runs from 01/01/2026 to 12/31/2099.\n";
  expect(dayOf(open)).toBe("2026-10-28");
});

it("takes no birth date that nothing labels for the day of the notice", () => {
  expect(dayOf(NOTICE)).toBe("2026-10-28");
  expect(dayOf(NOTICE.replace("Run date 28 October 2026", "Covered to 12/31/2026"))).toBeUndefined();
});

it('takes no end of a time behind "date of this letter" for its day', () => {
  const letter = `Bay Health Plan           Notice of Adverse Benefit Determination

   November 2, 2026

   Rosa Ames                  Member ID:     CH 5501 2287 04

   You have 60 days from the date of this letter: by January 1, 2027. Your provider can ask for you.
`;
  expect(dayOf(letter)).toBe("2026-11-02");
});

it("takes the day on which a portal's message was posted, and not a bare date of its claim", () => {
  const message = `Bay Health       provider messages            posted 10/29/2026

Subject    CLAIM DENIED AS DUPLICATE
Patient    ROSA AMES-TELL       Born 01/02/1960
Our claim  26240-77             Your account BH-5590
Date       10/12/2026

   1   99214    189.00    OA-18
`;
  expect(dayOf(message)).toBe("2026-10-29");
});

it("takes a day right under the heading of another one for no notice's", () => {
  const text =
    "Juniper Valley Health\n\nReview completion date: 05-15-2026\n\nClaim No        Treated at                     Date of encounter\nHC26-8172371    Elm Street Physical Therapy    Mar 9, 2026";
  expect(readNoticeDate(readReading(fromPlainText(text)))?.value).toBe("2026-05-15");
});

it.each([
  ["Cycle date 08/25/2026                    Rcvd 08/16/2026", "2026-08-25"],
  ["Bill rcvd: 07/30/2026       Audited: 08/12/2026", "2026-08-12"],
  ["Payment reference 260831-55102           Paid 08/31/2026", "2026-08-31"],
  ["EFT:    AH00771820    2026-09-18     $58.22", "2026-09-18"],
  ["Check 0088417 issued 08/14/2026", "2026-08-14"],
])("is the day of the payment in: %s", (line, day) =>
  expect(dayOf(`Western Reach Health     Exported 2026-12-01\n${line}\n`)).toBe(day),
);

it("is the paper's own before that of its check", () =>
  expect(dayOf("Western Reach Health\nDate: September 3, 2026\nCheck 0331-88204, 09/04/2026\n")).toBe(
    "2026-09-03",
  ));

it("takes the day beside a label that asks for the minute, too", () =>
  expect(
    dayOf(
      "Bay Review\n\nDetermination date/time: 09/24/2026 3:12 PM CT\n\nStart of current authorization   07/27/2026\n",
    ),
  ).toBe("2026-09-24"));

it("takes the bill's day on an office's own bill alone", () => {
  const bill = (head: string) =>
    dayOf(
      `${head}                Bill date    10/15/2026\nAda Moor                    Account      B-20881\n`,
    );
  expect(bill("PATIENT BILL")).toBe("2026-10-15");
  expect(bill("BAY CASUALTY")).toBeUndefined();
});

it("prefers the day over a member's explanation to the one on which a claim of it was processed", () => {
  const explanation = (...head: string[]) =>
    dayOf(
      [
        "Invented Blue Cross",
        "                         EXPLANATION OF BENEFITS",
        ...head,
        "OTTO BRANDT",
        "5 Alder Spit Road",
        "",
        "Claim 26E114408170000         Provider  Salal Ridge Physical Therapy        Processed 11/02/2026",
        " 10/06/26    97110     60.00     0.00     60.00     B21",
      ].join("\n"),
    );
  expect(explanation("                         November 4, 2026")).toBe("2026-11-04");
  expect(explanation()).toBe("2026-11-02");
});

it("reads a day that is printed with blanks where a label calls for one", () => {
  const letter =
    "Bay Health                       Date: 10 29 2026\n\nMember: ROSA AMES-TELL\nWe denied the claim.\n";
  expect(dayOf(letter)).toBe("2026-10-29");
  expect(dayOf(letter.replace("10 29 2026", "13 29 2026"))).toBeUndefined();
});

// Seen red with the day of printing, from which the time to appeal was counted.
it.each([
  ["Status                  Denied  (finalized 11/18/2026)", "2026-11-18"],
  ["Claim status: Finalized/Denied 11/18/2026", "2026-11-18"],
  ["Status: Denied on 11/18/2026", "2026-11-18"],
  ["Status: Denied          Received: 11/03/2026", undefined],
])("is on a portal's screen the one beside the status, before the one of printing: %s", (status, day) => {
  const screen = `11/24/26, 9:14 AM                         MyPayerPortal - Claim Details
https://provider.silverlake-ins.example/claims/detail?id=88120

Silver Lake Insurance     Claim Search > Results > Claim Details
Claim Number            SL-0088120-26
${status}
Patient                 Estrada, Noemi
Service dates           10/26/2026 - 10/26/2026
`;
  expect(dayOf(screen)).toBe(day);
});

it.each(["Prod date|11/16/2026", "Prod dt: 11/16/2026", "Production date   11/16/2026"])(
  "takes the day a remittance was made before the day a screen of it was printed: %s",
  (made) => {
    const print = `Remit Manager | ERA Detail (Print View)
Printed 11/18/2026 07:52 by mreyes
----------------------------------------
Payer|BAY HEALTH PLAN|Payer ID|VACCN
Trace|1TR88402196|${made}|Payment|$174.45
`;
    expect(dayOf(print)).toBe("2026-11-16");
    expect(dayOf(print.replace(made, "Method|ACH"))).not.toBe("2026-11-16");
  },
);

it.each([
  ["Date of service\n02/11/2026\nAppeal deadline\n09/16/2026", undefined, "2026-09-16"],
  ["Claim: HM-7782-0193   Date of visit: 02/11/2026", undefined, undefined],
  [
    "Date of service\n02/11/2026\nDate of notice\n03/20/2026\nAppeal deadline\n09/16/2026",
    "2026-03-20",
    "2026-09-16",
  ],
  ["March 20, 2026\n\nDate of visit: 02/11/2026", "2026-03-20", undefined],
])("takes a day that a label calls another's for no day of writing: %s", (said, notice, deadline) => {
  const { facts } = extractByRules(
    fromPlainText(`Harbor Mutual Health\nCLAIM DENIED\n${said}\nReason\nNot a covered benefit`),
  );
  expect([facts.notice_date?.value, facts.appeal_deadline?.value]).toEqual([notice, deadline]);
});

describe("a thread of a portal's messages", () => {
  const thread = (...more: string[]) =>
    dayOf(
      [
        "Provider Messages  >  Thread 55-1048                 printed 11/13/2026 by tbrandt",
        "Topic: Claim 2630-77-4471    Status: Open",
        "",
        ...more,
      ].join("\n"),
    );

  it("is dated by the payer's newest message, whose sender stands beside its day or below it", () => {
    expect(
      thread(
        " 11/12/2026 2:15 PM   Bay Health Customer Service",
        " The claim was denied. You can appeal in writing within 60 days.",
        " 11/11/2026 4:48 PM   Wren Halloway (Tumalo Physical Therapy)",
        " Please look at this claim of 10/01/2026.",
        " 11/10/2026 4:00 PM   Bay Health Customer Service",
        " We have your question.",
      ),
    ).toBe("2026-11-12");
    expect(
      thread(
        "  Message 2 of 2                                         Wed 11/04/2026  3:41 PM CST",
        "    From:  Medica Provider Service (Rochelle)",
        "    It denied. You have 60 days.",
        "  Message 1 of 2                                         Tue 11/03/2026  9:05 AM CST",
        "    From:  Tess Brandt, Lakeward Physical Therapy",
        "    What became of the claim?",
      ),
    ).toBe("2026-11-04");
  });

  it.each([
    [[" 11/11/2026 4:48 PM   Wren Halloway (Tumalo Physical Therapy)", " Please look at this claim."]],
    [
      [
        "Note 11/11/2026 4:48 PM  called Provider Services",
        "Note 11/10/2026 9:00 AM  called Customer Service",
      ],
    ],
    [["Last login 11/12/2026 2:15 PM  Provider Services", "Exported 11/11/2026 4:48 PM"]],
    [["Appointment 10/12/2026 2:15 PM", "Appointment 10/19/2026 2:15 PM"]],
    [["Received 11/02/2026 08:11  Claims Department"]],
    [["11/12/2026 08:15 AM  Bay Health Claims Department", "11/14/2026 09:12 AM  BIRCH LANE PT"]],
    [
      [
        "11/12/2026 08:15 AM  Bay Health Claims Department   p. 1",
        "Thank you for your call.",
        "11/14/2026 09:12 AM  BIRCH LANE PT    page 1",
      ],
    ],
  ])("is none where nobody of the payer answers somebody else: %s", (lines) => {
    expect(["2026-11-13", undefined]).toContain(thread(...lines));
  });

  it("is none where fax machines print their minutes on a letter", () => {
    expect(
      dayOf(
        [
          "11/12/2026 08:15 AM  Bay Health Claims Department",
          "Bay Health Plan",
          "October 29, 2026",
          "",
          "Claim number: 2630-77-4471",
          "This claim is denied. You may appeal within 60 days of the date of this letter.",
          "11/14/2026 09:12 AM  BIRCH LANE PT",
          "Thank you.",
        ].join("\n"),
      ),
    ).toBe("2026-10-29");
  });
});
