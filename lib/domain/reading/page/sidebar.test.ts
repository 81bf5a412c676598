import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "./page-lines";
import { sidebarsApart } from "./sidebar";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const apart = (...lines: string[]) =>
  sidebarsApart(readLines(fromPlainText(lines.join("\n")))).map(({ text }) => text.trim());

const LETTER = [
  "LAKE FOREST HEALTH PLAN                         Claims Review, PO Box 31, Elm Falls, VT 05999",
  "",
  " ABOUT THIS LETTER        Birch Lane Physical Therapy",
  "                          14 Birch Lane",
  " Date                     Elm Falls, VT 05999",
  " May 4, 2026",
  "                          We have looked at the notes that you sent us for this",
  " Member                   claim, and at the policy that governs it. The claim is",
  " Rosalind Okafor          denied, since the notes of these days show no change of",
  "                          the range of motion and no new injury in the year.",
  " Claim",
  " LF-2026-118832           Services not approved:",
  "                            97110   exercise",
  " Dates of service           97140   manual work",
  " April 6, 2026            for low back pain, M54.50.",
  " April 8, 2026",
  " April 13, 2026           You may appeal within 180 days of the date at the left.",
  "                          Write to Claims Appeals at the address above, or fax to",
  " Billed                   802-555-0133. Say why you think that we are wrong.",
  " $240.00                  The member may not be billed for any of these services.",
];

describe("a column of facts beside a letter's text", () => {
  it("is read apart from the text", () => {
    const { fields, facts } = read(...LETTER);
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "LF-2026-118832" },
    });
    expect(facts).toMatchObject({
      dates_of_service: { value: "2026-04-06, 2026-04-08, 2026-04-13" },
      procedure_codes: { value: "97110, 97140" },
      billed_amount: { value: "240.00" },
      payer_fax: { value: "802-555-0133" },
    });
  });

  it("may stand at the right", () => {
    const mirrored = LETTER.slice(2).map((line) => line.slice(26).padEnd(60) + line.slice(1, 26));
    const { fields, facts } = read(LETTER[0] ?? "", "", ...mirrored);
    expect(fields.claim_number?.value).toBe("LF-2026-118832");
    expect(facts.dates_of_service?.value).toBe("2026-04-06, 2026-04-08, 2026-04-13");
  });

  it("is none where labels stand beside their values", () => {
    const table = [
      "Patient                   Rosalind Okafor, seen at Birch Lane in April of this year",
      "Claim                     LF-2026-118832",
      "Dates of service          04/06/2026, 04/08/2026, 04/13/2026",
      "Billed                    $240.00",
      "Reason                    The notes of these days show no change of the range of",
      "                          motion and no new injury that the policy asks for, and",
      "                          no goals were written for the weeks that were billed",
      "                          beyond those of the first plan of care of the year",
      "What you can do           You may appeal within 180 days of the date of this notice",
      "                          in writing to the address that stands above this table",
    ];
    expect(apart(...table)).toEqual(table.map((line) => line.trim()));
  });

  it("is none in a table of services with sentences as its reasons", () => {
    const rows = Array.from(
      { length: 9 },
      (_, n) => `04/0${n + 1}/2026   97110     the notes do not show why this was needed`,
    );
    expect(apart("Date         Code      Reason", ...rows)).toHaveLength(10);
  });
});

describe("two claims side by side", () => {
  const TWO = [
    "Lake Forest Health Plan",
    "May 4, 2026",
    "",
    "REQUEST FOR REFUND",
    "We paid the same service twice. Please send one payment back within 45 days.",
    "Member           Rosalind Okafor",
    "",
    "                 Paid correctly        Paid in error",
    "Claim            LF-2026-118832        LF-2026-140077",
    "Date of service  04/06/2026            04/08/2026",
    "Procedure        97110                 97140",
    "Charge           $120.00               $95.00",
    "Paid             $66.10                $51.20",
  ];

  it("each have their own values, and the one asked back is meant", () => {
    const { fields, facts } = read(...TWO);
    expect(fields.claim_number?.value).toBe("LF-2026-140077");
    expect(facts).toMatchObject({
      dates_of_service: { value: "2026-04-08" },
      procedure_codes: { value: "97140" },
      billed_amount: { value: "95.00" },
    });
  });

  it("are none where one claim has two numbers of another kind", () => {
    const lines = [
      "Claim   LF-2026-118832   Paid",
      "Charge  $120.00          $66.10",
      "Allowed $100.00          $66.10",
    ];
    expect(apart(...lines)).toEqual(lines);
  });

  it("are none where the member's number stands beside the claim's", () => {
    const lines = [
      "Claim    20260406118832   MBR-771199201",
      "Patient  Rosalind Okafor  Birch Lane PT",
      "Date     04/06/2026       05/04/2026",
      "Charge   $120.00          $120.00",
    ];
    expect(apart(...lines)).toEqual(lines);
  });

  it("are taken apart with a rule between their rows, and where a column is left empty", () => {
    const lines = apart(
      "          |  First        |  Second       |  Third",
      "----------+---------------+---------------+--------------",
      "Claim     |  26241-0077   |  26248-1406   |  26255-0913",
      "Charge    |  $66.00       |  $136.00      |  $66.00",
      "----------+---------------+---------------+--------------",
      "Reason    |               |  CO-226       |",
      "",
      "The second one was denied.",
    ).map((line) => line.replace(/\s+/g, " "));
    expect(lines.filter(Boolean)).toEqual([
      ...["First", "Claim 26241-0077", "Charge $66.00", "Reason"],
      ...["Second", "Claim 26248-1406", "Charge $136.00", "Reason CO-226"],
      ...["Third", "Claim 26255-0913", "Charge $66.00", "Reason"],
      "The second one was denied.",
    ]);
  });

  it.each([
    [["Claims     26241-0077     26248-1406", "are the ones that we paid in October.", "Call us."]],
    [["Claim      26241-0077     26248-1406", "Charge     $66.00"]],
    [
      [
        "Visit      26241-0077     26248-1406",
        "Charge     $66.00         $136.00",
        "Paid       $0.00          $0.00",
      ],
    ],
    [
      [
        "Claim      26241-0077     26241-0077",
        "Charge     $66.00         $136.00",
        "Paid       $0.00          $0.00",
      ],
    ],
    [
      [
        "Claim      10/05/2026     10/12/2026",
        "Charge     $66.00         $136.00",
        "Paid       $0.00          $0.00",
      ],
    ],
    [
      [
        "Claim   Charge    Paid",
        "26241   $66.00    $44.15",
        "26248   $136.00   $0.00",
        "26255   $66.00    $44.15",
      ],
    ],
  ])("are none in other print: %s", (lines) => expect(apart(...lines)).toEqual(lines));
});

describe("a letter in two columns of text", () => {
  const COLUMNS = [
    "Lake Forest Health Plan                                May 4, 2026",
    "",
    "WHAT WE REVIEWED                        HOW TO ASK FOR A SECOND LOOK",
    "",
    "We looked at claim 026K3317 7040        Send us a letter that says why you",
    "for Rosalind Okafor, ID LFB8817204.     think we are wrong. Add the notes",
    "She was seen by Ada Brandt, DC on       of the visit and any proof you",
    "April 8, 2026. The charge for           have. Put the claim number on each",
    "98941 was $72.00.                       page.",
    "",
    "We did not pay the charge. The          We must have your letter within",
    "same service was already paid by        120 days of the date at the top.",
    "us on another claim of this year.       Mail it to Provider Inquiry, or",
    "Code CO 18: Exact duplicate             fax it to 785-555-0171.",
    "claim/service.                          A nurse or a doctor who had no",
    "The patient owes nothing at all.        part in the decision will read it.",
  ];

  it("is read one column after the other", () => {
    const { fields, facts } = read(...COLUMNS);
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "026K3317 7040" },
    });
    expect(facts).toMatchObject({
      appeal_deadline: { value: "2026-09-01" },
      dates_of_service: { value: "2026-04-08" },
      payer_fax: { value: "785-555-0171" },
    });
    expect(fields.denial_text?.value).toContain("Exact duplicate claim/service");
  });

  it.each([
    [
      "a table that says what each code means",
      [
        "CO-50   these are services which the payer does not take for necessary",
        "CO-18   this is an exact copy of a claim that was paid before now",
        "CO-29   the time to file a claim had ended when it came to us",
        "CO-97   this service is paid with another one of the same day",
        "CO-45   the charge is more than the contract with us allows",
        "PR-2    the part of the amount which the patient has to pay",
        "PR-3    the amount which the patient pays at each of the visits",
        "N115    a local policy of the contractor was used for this one",
      ],
    ],
    [
      "a table of services with why each was refused",
      [
        "97110 exercise for the low back         The notes show no goal for this",
        "04/06/2026 billed $60.00                and no change in the range of motion",
        "97140 manual work on the low back       This was done on the same day as",
        "04/06/2026 billed $50.00                another one that includes its payment",
        "97530 work on tasks of the day          The plan of care was not signed by",
        "04/08/2026 billed $70.00                the doctor who sent the patient",
        "97035 sound waves for the low back      The policy does not cover this one at",
        "04/08/2026 billed $20.00                all for pain of the back or the neck",
        "97112 balance work in the gym           We have no note for the time spent",
        "04/08/2026 billed $40.00                on this with the patient on that day",
      ],
    ],
    [
      "a text whose lines have one wide gap each",
      [
        "The claim for this visit  was denied since the notes did not come to us.",
        "You may write to us within 180  days of the date of this letter to ask for more.",
        "We will read what you send and  we will answer it within 30 days of that day.",
        "A doctor who had no part in  the first decision will look at all of it again.",
        "The patient need not pay for  any of the services that are named in this letter.",
        "Please call us if there is  anything in this letter that you do not understand.",
      ],
    ],
  ])("is none in %s", (_, lines) => {
    expect(apart(...lines)).toEqual(lines);
  });
});

describe("two claims side by side, of two patients", () => {
  it("have the patient of both who is told once, over their numbers", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan                                      May 4, 2026",
      "",
      "Patient          Rosalind Okafor",
      "Member ID        LF22091411",
      "Claim no.        26287A00447     26287A00451",
      "Date of service  04/07/2026      04/08/2026",
      "Charge           $210.00         $95.00",
      "Status           Paid            Denied",
      "Reason           -               CO-29 filing limit",
      "",
      "Appeal within 90 days of the date of this letter.",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "26287A00451" },
    });
    expect(facts).toMatchObject({ member_id: { value: "LF22091411" }, billed_amount: { value: "95.00" } });
  });

  it("have no value of the first that the second does not name", () => {
    const lines = apart(
      "Claim            26287A00447     26287A00451",
      "Charge           $210.00         $95.00",
      "Status           Paid            Denied",
      "Check            88417720",
    ).map((line) => line.replace(/\s+/g, " "));
    expect(lines.slice(-3)).toEqual(["Status Denied", "Check", ""]);
  });

  it("have each their patient where labels stand before both", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan                                      May 4, 2026",
      "",
      "                     FIRST CLAIM                SECOND CLAIM",
      "Patient              Rosalind Okafor            Graciela Montoya",
      "Member ID            LF22091411                 LF33091477",
      "Claim number         26287A00447                26287A00451",
      "Date of service      04/07/2026                 04/08/2026",
      "Charge               $210.00                    $95.00",
      "Decision             Paid                       Denied",
      "Why                  -                          CO-29 filing limit",
      "",
      "Appeal within 90 days of the date of this letter.",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Graciela Montoya" },
      claim_number: { value: "26287A00451" },
    });
    expect(facts).toMatchObject({
      member_id: { value: "LF33091477" },
      dates_of_service: { value: "2026-04-08" },
      billed_amount: { value: "95.00" },
    });
  });

  const LISTS = [
    "   CLAIM 26287A00447                        CLAIM 26287A00451",
    "   Patient: Rosalind Okafor                 Patient: Graciela Montoya",
    "   ID: LF22091411                           ID: LF33091477",
    "   Service date: 04/07/2026                 Service date: 04/08/2026",
    "   Billed: $210.00                          Billed: $95.00",
    "   Result: PAID $131.40                     Result: DENIED",
    "                                            CO-29 The time limit for filing has expired.",
  ];

  it("have each their patient where each has its own labels", () => {
    const { fields, facts } = read(
      "Lake Forest Health Plan                                      May 4, 2026",
      "",
      ...LISTS,
      "",
      "Appeal within 90 days of the date of this letter.",
    );
    expect(fields).toMatchObject({
      patient_name: { value: "Graciela Montoya" },
      claim_number: { value: "26287A00451" },
    });
    expect(facts).toMatchObject({
      member_id: { value: "LF33091477" },
      dates_of_service: { value: "2026-04-08" },
      billed_amount: { value: "95.00" },
    });
  });

  it.each([
    [
      "patient and subscriber",
      [
        "Patient: Rosalind Okafor                 Subscriber: Samuel Okafor",
        "Birth date: 02/08/1972                   Birth date: 03/09/1970",
        "ID: LF22091411                           ID: LF22091400",
        "Phone: 802-555-0133                      Phone: 802-555-0133",
      ],
    ],
    [
      "the claim and who sent it",
      [
        "Claim: 26287A00447                       Provider: Birch Lane Chiropractic",
        "Patient: Rosalind Okafor                 NPI: 1447201883",
        "ID: LF22091411                           Phone: 802-555-0144",
        "Phone: 802-555-0133                      Fax: 802-555-0145",
      ],
    ],
    [
      "the same claim twice",
      [
        "Claim: 26287A00447                       Claim: 26287A00447",
        "Patient: Rosalind Okafor                 Patient: Rosalind Okafor",
        "Billed: $210.00                          Billed: $210.00",
      ],
    ],
    [
      "where appeals and where claims go",
      [
        "APPEALS                                  CLAIMS",
        "Mail: PO Box 31, Elm Falls, VT           Mail: PO Box 44, Elm Falls, VT",
        "Fax: 802-555-0133                        Fax: 802-555-0144",
        "Phone: 802-555-0155                      Phone: 802-555-0166",
      ],
    ],
    [
      "a table of three columns",
      [
        "Code       Charge     Paid",
        "97110      $120.00    $66.10",
        "97140      $95.00     $51.20",
        "97530      $78.00     $0.00",
      ],
    ],
  ])("are none in %s", (_, lines) => {
    expect(apart(...lines)).toEqual(lines.map((line) => line.trim()));
  });
});

const HEAD = [
  "QUILL RIVER HEALTH PLAN",
  "Notice date: October 12, 2026     Patient: Rosalind Okafor     Member ID: QRH 5518 0042",
  "Claim number: 2026-77-401182      Date of service: 09/21/2026  Billed: $68.00",
  "",
];
const SHORT_TEXTS = [
  " The injection of the left knee was not    To have this looked at again, write to",
  " paid. Our policy asks for six weeks of    us within 180 days of the date of this",
  " exercise before it, and the notes that    notice. Add the notes of all visits and",
  " came with the bill tell of none.          what the patient did at home.",
];

describe("a few lines of text side by side", () => {
  it("are read one column after the other", () => {
    expect(
      apart(...SHORT_TEXTS)
        .filter(Boolean)
        .slice(3, 5),
    ).toEqual(["came with the bill tell of none.", "To have this looked at again, write to"]);
    const { fields, facts } = read(...HEAD, ...SHORT_TEXTS);
    expect(fields.denial_text?.value).not.toContain("180 days");
    expect(facts.appeal_deadline?.value).toBe("2027-04-10");
  });

  it("may have a stroke drawn between them", () => {
    const drawn = SHORT_TEXTS.map((line) => `${line.slice(0, 41)}| ${line.slice(43)}`);
    expect(apart(...drawn)[0]).toBe("The injection of the left knee was not");
  });

  it("go on with a sentence at the top of the next column", () => {
    const { fields } = read(
      ...HEAD,
      " We have denied the visit that is named     before we can say what we owe. It must",
      " above. Another plan pays first for this    be sent within 60 days, with a copy of",
      " patient, and we need what that plan has    this letter on top of it.",
      " told you about this visit                  If you have sent it, you need not call.",
    );
    expect(fields.denial_text?.value).toContain("told you about this visit before we can say what we owe.");
  });

  it.each([
    [
      "services with their reasons",
      " 97110 exercise, two units           The notes do not show the minutes that",
      "       that were billed with it      were spent on it with the patient.",
      " 97140 manual therapy of the         It is part of the adjustment that was",
      "       neck on the same day          billed for the same day and region.",
    ],
    [
      "facts side by side",
      " Patient: Rosalind Okafor            Claim number: 2026-77-401182",
      " Member ID: QRH 5518 0042            Date of service: 09/21/2026",
      " Provider: Pine Hill Chiropractic    Billed: $68.00",
    ],
    [
      "addresses",
      " Quill River Health Plan             Pine Hill Chiropractic",
      " Appeals and Grievances              440 Pine Hill Road",
      " P.O. Box 118                        Suite 20",
      " Salem, OR 97301                     Bend, OR 97701",
    ],
  ])("are none where they are %s", (_, ...lines) => {
    expect(apart(...lines)).toEqual(lines.map((line) => line.trim()));
  });
});

describe("a box of facts beside a paragraph", () => {
  const BESIDE = [
    " No approval was on file for the visits      +------------------------------+",
    " after the tenth, and none was asked for     | Patient     Rosalind Okafor  |",
    " before the care began. The visits are       | Member ID   QRH-00731188     |",
    " not paid, and the member owes nothing       | Claim       5500-2716-44     |",
    " for them. You may appeal to us within 90    +------------------------------+",
    " days of the date of this notice, at the address that stands on the back of it,",
    " and add whatever shows that we were wrong.",
    "",
    "Sincerely,",
  ];

  it("does not part its sentences, also where the text goes on below it", () => {
    const { fields, facts } = read("QUILL RIVER HEALTH PLAN", "October 6, 2026", "", ...BESIDE);
    expect(fields).toMatchObject({
      patient_name: { value: "Rosalind Okafor" },
      claim_number: { value: "5500-2716-44" },
    });
    expect(fields.denial_text?.value).not.toMatch(/Patient|Claim|\|/);
    expect(facts.appeal_deadline?.value).toBe("2027-01-04");
  });

  it("is none where its lines have no labels", () => {
    const rates = BESIDE.map((line) => line.replace(/Patient|Member ID|Claim/, "Rate seen"));
    expect(apart(...rates)).toEqual(rates.map((line) => line.trim()));
  });
});

it("closes a gap that the other column makes within a sentence, and none between two paragraphs", () => {
  const facts = [
    "MEMBER",
    "Ada Roe",
    "DATE OF BIRTH",
    "03/22/1971",
    "MEMBER ID",
    "ZX904417268",
    "CLAIM NUMBER",
    "26304188572",
  ];
  const said = [
    "The services are not covered as",
    "",
    "care of this kind is not needed by her,",
    "",
    "and the notes that you sent show it.",
    "",
    "You may ask for a copy of that rule.",
    "",
  ];
  const more = [
    "It is the one that we use for this.",
    "We answer in a month and tell you why.",
    "We keep all that you send to us here.",
  ];
  const lines = [...said, ...more].map(
    (text, at) => `${text.padEnd(60)}${facts[at] ?? ["DIAGNOSIS", "M54.16", "X"][at - 8] ?? ""}`,
  );
  const read = apart(...lines);
  expect(read.join("|")).toContain(
    "not covered as|care of this kind is not needed by her,|and the notes that you sent show it.||You may",
  );
});

it.each<[string, string, boolean, boolean?]>([
  ["Service", "Why we denied it", true],
  ["Service", "Why we denied it", true, true],
  ["Our decision", "What you can do", false],
])("leaves the rows of a table under %s together where they wrap", (left, right, isTable, gap = false) => {
  const rows = [
    [left, right],
    ...(gap ? [[]] : []),
    ["Manual therapy of the neck and", "The notes do not show why it"],
    ["the upper back on April 4, and", "was needed on the same day as"],
    ["exercise with a band for the", "the other services, which were"],
    ["shoulder on April 6", "paid for in the same week."],
  ].map(([one = "", other = ""]) => `${one.padEnd(40)}${other}`);
  expect(
    apart(...rows)
      .join("|")
      .includes("of the neck and|the upper back"),
  ).toBe(!isTable);
});
