import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
const valuesOf = (text: string) =>
  chartOf(text).facts.flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name} ${measure.value}`] : [],
  );
const saidOf = (text: string) =>
  chartOf(text).facts.flatMap(({ measure, date, quote }) =>
    measure ? [] : [`${date ?? ""} ${quote}`.trim()],
  );

describe("the day of a value", () => {
  it.each([
    ["the last head alone with its year", "IE 06/11", "PR 07/14", "D/C 08/04/2026"],
    ["the first one alone", "Eval 06/11/26", "07/14   ", "08/04        "],
    ["heads of days alone", "06/11   ", "07/14   ", "08/04/2026   "],
  ])("stands over its column: %s", (_, first, second, third) => {
    const values = valuesOf(`BAY REHAB        DISCHARGE SUMMARY   08/04/2026
Ames-Tell, Rosa                     b. 01/02/1960

  Measure               ${first.padEnd(22)}${second.padEnd(22)}${third}
  R knee AROM           12 - 82               4 - 104               1 - 118
  LEFS                  31/80                 44/80                 58/80
`);
    expect(values.filter((value) => value.includes("LEFS"))).toEqual([
      "2026-06-11 LEFS 31/80",
      "2026-07-14 LEFS 44/80",
      "2026-08-04 LEFS 58/80",
    ]);
    expect(values).toContain("2026-08-04 Knee AROM 1 - 118");
    expect(values).not.toContain("2026-08-04 Knee AROM 12 - 82");
  });

  // Seen red with a row of pain scores read as the tenth of two months: the values below it got those days.
  it.each(["NPRS walking  ", "Pain, worst   ", "VAS at rest   "])(
    "is not taken from scores out of ten: %s",
    (name) => {
      const values = valuesOf(`BAY REHAB        DISCHARGE SUMMARY   06/12/2026
Ames-Tell, Rosa                     b. 01/02/1960

                 4/20      6/12
 ${name} 7/10      8/10
 WOMAC           58/96     61/96
 R knee flexion  104       102
`);
      expect(values).toEqual([
        expect.stringMatching(/^2026-04-20 .*7\/10$/),
        expect.stringMatching(/^2026-06-12 .*8\/10$/),
        "2026-04-20 WOMAC 58/96",
        "2026-06-12 WOMAC 61/96",
        "2026-04-20 Knee flexion 104",
        "2026-06-12 Knee flexion 102",
      ]);
    },
  );

  it("is the tenth of two months, where no scale stands before them", () => {
    const values = valuesOf(`BAY REHAB        DISCHARGE SUMMARY   08/10/2026
Ames-Tell, Rosa                     b. 01/02/1960

 Measure         7/10      8/10
 WOMAC           58/96     41/96
`);
    expect(values).toEqual(["2026-07-10 WOMAC 58/96", "2026-08-10 WOMAC 41/96"]);
  });

  it("takes no row of values for a head, and no page's header", () => {
    const values = valuesOf(`BAY REHAB        NOTE   08/04/2026
Ames-Tell, Rosa                     b. 01/02/1960

Pain 3/10     Quad 4/5     since 07/28/2026
LEFS          44/80
`);
    expect(values).toContain("2026-08-04 LEFS 44/80");
  });

  it("compares motions from and to by the arc between them", () => {
    const { facts } = chartOf(`BAY REHAB        NOTE   08/04/2026
Ames-Tell, Rosa                     b. 01/02/1960

Knee AROM      R  12 - 82 deg
Pain 3-4/10
`);
    expect(facts.flatMap(({ measure }) => (measure ? [`${measure.name} ${measure.number}`] : []))).toContain(
      "Knee AROM 70",
    );
    expect(facts.find(({ measure }) => measure?.key === "pain")?.measure?.number).not.toBe(1);
  });

  it("is the one behind it where each value of a sentence has its own", () => {
    const values = valuesOf(`BAY REHAB        DAILY NOTE   08/11/2026
Ames-Tell, Rosa                     b. 01/02/1960

QuickDASH 61 on 06/16/2026, 38 on 08/11/2026. External rotation 22 deg on 06/16/2026 and 48 deg on 08/11/2026.
`);
    expect(values).toEqual([
      "2026-06-16 QuickDASH 61",
      "2026-08-11 QuickDASH 38",
      "2026-06-16 External rotation 22 deg",
      "2026-08-11 External rotation 48 deg",
    ]);
  });

  it("is the note's own one for what it calls today's, and a short one behind a value", () => {
    const values = valuesOf(`BAY REHAB        DAILY NOTE   08/11/2026
Ames-Tell, Rosa                     b. 01/02/1960

Oswestry 46% on 06/16/2026, 32% today 08/11/2026. Pain 7/10 on 6/16, today 4/10.
`);
    expect(values).toEqual([
      "2026-06-16 Oswestry 46%",
      "2026-08-11 Oswestry 32%",
      "2026-06-16 Pain 7/10",
      "2026-08-11 Pain 4/10",
    ]);
  });

  it.each([
    ["behind it in parentheses", "06/16/26 (v.16)       08/11/26 (v.24)"],
    ["in short", "6/16/26 (visit 16)    8/11/26 (visit 24)"],
  ])("stands over its column with the number of its visit: %s", (_, heads) =>
    expect(
      valuesOf(`BAY REHAB        RE-EVALUATION   08/11/2026
Ames-Tell, Rosa                     b. 01/02/1960

                            ${heads}
QuickDASH                   52                    25
`),
    ).toEqual(["2026-06-16 QuickDASH 52", "2026-08-11 QuickDASH 25"]),
  );

  it("is told of a visit's own entry in a list of those that were kept", () => {
    const { facts } = readChart(
      [
        {
          documentId: "list",
          title: "Visits",
          document: fromPlainText(
            "BAY REHAB     APPOINTMENT HISTORY     Rosa Ames-Tell\n\nStatus  KEPT      10/13/2026 (visit 20)     10/15/2026 (visit 21)       denied\n",
          ),
        },
      ],
      { patientName: "Rosa Ames-Tell" },
    );
    expect(facts.map(({ quote }) => quote).join()).toContain("10/13/2026 (visit 20)");
  });

  it("stands over its column, also beside a side, and none is the day of a goal", () => {
    const page = `BAY REHAB        PLAN OF CARE                 11/02/2026
Ames-Tell, Rosa                     b. 01/02/1960

  MEASURE             SOC 09/14/26      10/12/26        11/02/26        GOAL by 12/11/26
  Berg Balance        31/56             38/56           44/56           50/56
  TUG                 28.4 s            22.1 s          16.9 s          13.5 s or less

  STRENGTH (MMT)      R 09/14           R 11/02         L 11/02
  hip flexion         3-/5              4-/5            5/5
`;
    const strength = chartOf(page).facts.flatMap(({ measure }) =>
      measure?.key.startsWith("strength") ? [`${measure.side} ${measure.value}`] : [],
    );
    expect(strength).toEqual(["right 3-/5", "right 4-/5", "left 5/5"]);
    expect(valuesOf(page)).toEqual([
      "2026-09-14 Berg Balance 31/56",
      "2026-10-12 Berg Balance 38/56",
      "2026-11-02 Berg Balance 44/56",
      "2026-09-14 TUG 28.4 s",
      "2026-10-12 TUG 22.1 s",
      "2026-11-02 TUG 16.9 s",
      "2026-09-14 Hip flexion 3-/5",
      "2026-11-02 Hip flexion 4-/5",
      "2026-11-02 Hip flexion 5/5",
    ]);
  });

  it("stands over its column, with where it was taken in parentheses; the last column is the aim", () => {
    const values = valuesOf(`BAY REHAB        evaluation                 10/30/2026
Ames-Tell, Rosa                     b. 01/02/1960

    Test                      10/12/2026 (hospital)     10/30/2026 (here)      aim, end of program
    ----------------------------------------------------------------------------------------------
    Berg Balance Scale             11 / 56                   24 / 56               45 / 56
`);
    expect(values).toEqual([
      "2026-10-12 Berg Balance Scale 11 / 56",
      "2026-10-30 Berg Balance Scale 24 / 56",
    ]);
  });

  it("is that of its place where a long name pushes the values out of their columns", () => {
    const values = valuesOf(`BAY REHAB      PROGRESS NOTE
Name: AMES-TELL, ROSA    DOB: 01/02/1960    DOS: 07/29/2026
              07/06/2026    07/29/2026
NDI           52%           36%
Cervical rotation right    38 deg    51 deg
`);
    expect(values).toEqual([
      "2026-07-06 NDI 52%",
      "2026-07-29 NDI 36%",
      "2026-07-06 Cervical rotation 38 deg",
      "2026-07-29 Cervical rotation 51 deg",
    ]);
  });

  it("is that of its entry in a log that writes days with a dash", () => {
    const values = valuesOf(`Rosa Ames-Tell   DOB 01/02/1960      BAY REHAB     AUGUST 2026      strip 2

8-25  S walk 18 min   R ext 21  T less     BO DC 8-25-26
8-27  S walk 25 min, dog.   R ext 24   T 0
          ODI 16 %.  goals met.            BO DC 8-27-26
`);
    expect(values).toContain("2026-08-27 ODI 16 %");
    expect(values.filter((value) => value.startsWith("2026-08-25 ODI"))).toEqual([]);
  });

  it("is none where the sheet says that it was not done again", () => {
    const text = `VISIT NOTE   08/20/2026
Rosa Ames-Tell   DOB 01/02/1960

ODI 44 % <- screen shows 8-11, not redone
`;
    expect(valuesOf(text)).toEqual([]);
  });
});

describe("the day of a page", () => {
  it("stands behind a weekday", () => {
    expect(
      valuesOf(`Bay Family Medicine                  AMBULATORY VISIT SUMMARY
Rosa Ames-Tell | 66 yrs | F | DOB 01/02/1960 | Visit: Wed Aug 19, 2026 9:20 AM | PCP: D. Otto, MD

VITALS               BP 158/96   HR 80   Wt 214 lb
`),
    ).toContain("2026-08-19 BP 158/96");
  });
});

describe("what is no day", () => {
  const dayOf = (text: string, words: string) =>
    saidOf(text)
      .filter((one) => one.includes(words))
      .map((one) => /^\d{4}-\d\d-\d\d/.exec(one)?.[0]);
  it("is a birth under its head, though its short year reads as another century's", () => {
    const log = `BENCH LOG, WAIVED TESTS
Tue 10/13/2026        Kit: TrueLine A and B, lot TL-6082

time in   name                   dob         test        A line    remark
09:12     Otto, Vera             7/2/58      flu         neg
13:55     Brandt, D              11/9/02     covid       neg
15:20     Ames-Tell, Rosa        1/2/1960    flu         POS       each line read by itself
`;
    expect(dayOf(log, "read by itself")).not.toContain("2002-11-09");
  });

  it("is how long an approval holds, and a row's own day among its like", () => {
    const list = `ACCUMULATORS    Ames-Tell, Rosa    therapy visits counted 20 of 20

Seq   Date         Provider                     Claim             Counted as
 1    01/13/2026   Alder Chiropractic           SL-260113-0071    visit
 2    01/20/2026   Alder Chiropractic           SL-260120-0119    visit
 3    02/03/2026   Alder Chiropractic           SL-260203-0240    visit
 4    04/07/2026   Lake Physical Therapy        SL-260407-0418    visit
 5    04/09/2026   Lake Physical Therapy        SL-260409-0077    visit

Of these: Alder Chiropractic 3, Lake Physical Therapy 2
AUTH 118843   12 v   7/15/26 - 10/15/26
`;
    expect(dayOf(list, "Of these")).toEqual([undefined]);
    expect(dayOf(list, "118843")).toEqual([undefined]);
    // A running number is no measure, and rows that are alike but for their claim's number are told once.
    expect(valuesOf(list)).toEqual([]);
    expect(saidOf(list).join(" | ")).toContain(
      "Alder Chiropractic, visit: 3 entries, 01/13/2026, 01/20/2026, 02/03/2026",
    );
  });

  it("is the next value's, where each has its own in parentheses", () => {
    const note = `OFFICE VISIT   05/07/2026
Rosa Ames-Tell   DOB 01/02/1960

Hemoglobin A1c 8.9% (05/05/2026), was 7.2% (11/12/2025)
`;
    expect(valuesOf(note).map((value) => value.replace(/Hemoglobin /, ""))).toEqual([
      "2026-05-05 A1c 8.9%",
      "2025-11-12 A1c 7.2%",
    ]);
  });
});

describe("a row", () => {
  it("behind strokes for an empty cell gives its day to nothing above it", () => {
    const said = saidOf(`BAY CHIRO    AUTH TRACKER    Ames-Tell, Rosa

AUTH UR-118843   12 v   7/15/26 - 10/15/26
   no.       date        codes             status
   7 of 12   8/18/26     98940 97110       paid 9/2/26
   --        8/25/26     no show           not billed
   8 of 12   9/8/26      98940 97110       paid 10/12/26
`);
    expect(said.join(" | ")).toContain("UR-118843");
    expect(said.filter((one) => one.startsWith("2026-08-25") && one.includes("UR-118843"))).toEqual([]);
  });

  it("has the day of its own column, whatever row stands above it", () => {
    const said = saidOf(`KEYING ERRORS, September 2026

 slip     patient            date      typed        should be        who
 20907    Otto, Vera         9/2/26    97110 x 3    97110 x 1        NB
 20931    Ames-Tell, Rosa    9/3/26    97530 x 12   97530 x 2        NB
`);
    expect(said.filter((one) => one.includes("slip 2"))).toEqual([
      "2026-09-03 slip 20931; patient Ames-Tell, Rosa; date 9/3/26; typed 97530 x 12; should be 97530 x 2; who NB",
    ]);
  });
});

describe("a letter to somebody of a like name in the patient's papers", () => {
  const LETTER = (name: string, id: string, words: string) =>
    `Juniper Exchange Health                                            October 6, 2026\n${name}                                            ${id}\n\n${words}\n`;
  const papers = [
    LETTER(
      "Rosa Ames-Tell",
      "JX-5590-7712-01",
      "Your policy is reinstated from August 1, 2026 with no gap in coverage.",
    ),
    LETTER(
      "Rosalie Ames",
      "JX-5590-8127-01",
      "Your policy ended on July 31, 2026 and your payment came too late.",
    ),
  ].join("\f");

  it("is not the patient's, where the name stands alone beside a member's number", () => {
    expect(saidOf(papers).join(" ")).toContain("reinstated");
    expect(saidOf(papers).join(" ")).not.toContain("too late");
  });
});

it("takes nothing as support from an answer about coverage that says inactive", () => {
  const chart = chartOf(`271 RESPONSE (formatted)        inquiry 09/14/2026 16:20

  Subscriber           AMES-TELL, ROSA      01/02/1960      JX-5590-7712-01
  Service date asked   08/24/2026
  EB  6  INACTIVE
  DTP 347 plan end              07/31/2026
`);
  expect(chart.facts.length).toBeGreaterThan(0);
  expect(chart.facts.every(({ adverse }) => adverse === "refusal")).toBe(true);
});

it("gives the entries of a log the year of the month that titles it", () => {
  const log = `INCOMING MAIL LOG      September 2026
 09/15   Acme Health   records request, claim 4471
 09/17   Acme Health   remittance batch
 09/22   Acme Health   records request, answered by fax`;
  const [paper] = [{ documentId: "log", title: "Log", document: fromPlainText(log) }];
  const { facts } = readChart([paper], { patientName: "Rosa Ames-Tell" });
  expect(new Set(facts.flatMap(({ date }) => date ?? []))).toEqual(
    new Set(["2026-09-15", "2026-09-17", "2026-09-22"]),
  );
});

describe("the day of an entry or a column", () => {
  it("stands behind the name of its visit over a column", () => {
    const values = valuesOf(`BAY REHAB          Re-evaluation          DOS 10/12/2026
Ames-Tell, Rosa   01/02/1960

Measure              Eval 08/18     PN 09/28     Re-eval 10/12
TUG (s)              24.1           12.6         21.8
`);
    expect(values).toEqual(["2026-08-18 TUG 24.1", "2026-09-28 TUG 12.6", "2026-10-12 TUG 21.8"]);
  });

  it("is none where values out of one number stand behind their names", () => {
    const values = valuesOf(`BAY REHAB          visit note          DOS 10/12/2026
Ames-Tell, Rosa   01/02/1960

Quad 4/5      Ham 5/5
TUG (s)       24.1
`);
    expect(values.join(" | ")).not.toMatch(/2026-0[45]-05/);
  });

  it("parts the entries of a log that leaves out the year, whatever ends the line before", () => {
    const said = saidOf(`BAY REHAB     visit notes     R. Ames-Tell   DOB 01/02/1960     2026

10/20 v14  cleared for load in week 12.  JT
10/27 v15  hikes the shoulder, needs a hand on the scapula.  JT
10/29 v16  slept four hours after her exercises.  JT
J. Otto PT   signed 10/29/26
`);
    expect(said.some((one) => /^2026-10-27 10\/27 v15/.test(one))).toBe(true);
    expect(said.filter((one) => /JT \d/.test(one))).toEqual([]);
  });

  it("is the print's above the entries of a screen", () => {
    const said = saidOf(`Bay provider portal  >  Claims            printed 10/30/2026 09:12
Member  AMES-TELL ROSA

Claim no.         Service      Billed     Received     Status
2604 0102 5518    03/24/2026   $260.00    04/01/2026   Closed

   04/22/2026   Letter about other coverage sent.
   06/08/2026   Closed, no answer to the letter.
`);
    expect(said.some((one) => /^2026-10-30 Claim no\. 2604 0102 5518/.test(one))).toBe(true);
    expect(said.some((one) => /^2026-06-08 .*Closed, no answer/.test(one))).toBe(true);
  });

  it("is each list's own where two lists stand side by side", () => {
    const text = `DEVICE REPORT     Rosa Ames-Tell   DOB 01/02/1960     Period 08/15/2026 - 09/13/2026

Date     AM          PM            Date     AM          PM
08/15    162/98      159/97        08/30    150/91      -
08/17    160/97      158/96        09/03    E3          146/88
08/19    158/95      161/98        09/06    145/88      142/86
`;
    expect(valuesOf(text)).toEqual([]);
    expect(
      saidOf(text).some((one) => /Date 08\/17; AM 160\/97; PM 158\/96; Date 09\/03; PM 146\/88/.test(one)),
    ).toBe(true);
  });

  it("has no values that a line of goals aims at", () => {
    const values = valuesOf(`BAY REHAB     visit note     DOS 11/05/2026
Ames-Tell, Rosa   01/02/1960

ER R 3+/5 by hand.
g: tray to the shelf by 12/23, ER 4+/5.
`);
    expect(values.join(" | ")).not.toContain("4+/5");
  });
});

// Red where a measure's words ended with its first sentence.
it("reads what a measure was before, told in the sentence behind it", () => {
  const values = valuesOf(`RE-EXAMINATION   DOS 10/02/2026
Rosa Ames-Tell   DOB 01/02/1960

The Neck Disability Index is 31%. It was 54% on July 6, 2026. She was 20 minutes late.
`);
  expect(values).toEqual(["2026-10-02 Neck Disability Index 31%", "2026-07-06 Neck Disability Index 54%"]);
});

it("keeps the number of a problem with its words in an assessment that is told in one line", () => {
  const said = saidOf(`OFFICE VISIT   DOS 10/02/2026
Rosa Ames-Tell   DOB 01/02/1960

ASSESSMENT: 1. Acute on chronic heart failure. 2. New atrial fibrillation. 3. Acute kidney injury.
`);
  expect(said.join(" | ")).toContain("ASSESSMENT: 1. Acute on chronic heart failure.");
  expect(said.filter((one) => /ASSESSMENT: 1\.$/.test(one))).toEqual([]);
});

it("keeps the numbers of goals with their words where they stand side by side", () => {
  const said = saidOf(`EVALUATION   DOS 10/02/2026
Rosa Ames-Tell   DOB 01/02/1960

Goals (6 wk):   1. Reach the top shelf      2. Sleep on the right side      3. Dress alone
She was told to rest until week 1. Then she went home.
`);
  expect(said).toContain(
    "2026-10-02 Goals (6 wk): 1. Reach the top shelf 2. Sleep on the right side 3. Dress alone",
  );
  expect(said).toContain("2026-10-02 She was told to rest until week 1.");
});

describe("the day at the head of a page", () => {
  const HEAD = "BAY CHIROPRACTIC\nRosa Ames-Tell, born 01/02/1960                    July 24, 2026\n\n";
  // Red where a line that begins with a day was always an entry of a log.
  it("stays where a sentence breaks before another day", () => {
    expect(
      valuesOf(`${HEAD}ODI 48 percent. No sleep. Goals by
August 28, 2026: ODI 16 percent or less.
`),
    ).toEqual(["2026-07-24 ODI 48 percent"]);
    for (const word of ["back at work on", "in bed since", "off work until", "a fall of"])
      expect(
        saidOf(`${HEAD}ODI 48 percent. He was ${word}\nAugust 2, 2026, he says. Leg pain is worse now.\n`),
      ).toContain("2026-07-24 Leg pain is worse now.");
  });

  // Red without the weight of a head's own cell.
  it("goes before a day that a sentence of an insurer's page names", () => {
    expect(
      saidOf(`BAY NATIONAL HEALTH          EXPLANATION OF BENEFITS          08/21/2026

Member    AMES-TELL, ROSA        Claim 6096-20117
Msg  Accident questionnaire received 08/14/2026, no other party.
`),
    ).toContain("2026-08-21 Msg Accident questionnaire received 08/14/2026, no other party.");
  });

  // What it must not take: a printed day over a log, and a labeled one below.
  it("is not the day on which a log's entries were made, and gives way to a labeled day of the service", () => {
    const log = saidOf(`BAY REHAB   Ames-Tell, Rosa                        11/20/2026

11/04/26 rp   Plan denied the line. Ref 88412
11/05/26 rp   plan says active on 09/21/2026, ref 88413
`);
    expect(log.some((one) => one.startsWith("2026-11-04 11/04/26"))).toBe(true);
    expect(log.some((one) => one.startsWith("2026-11-05 11/05/26"))).toBe(true);
    expect(
      valuesOf(
        "BAY REHAB      09/30/2026\nRosa Ames-Tell   DOB 01/02/1960\nDate of service: 09/08/2026\n\nODI 30 %\n",
      ),
    ).toEqual(["2026-09-08 ODI 30 %"]);
  });
});

describe("a day within a sentence", () => {
  const report = (...said: string[]) => `BAY REHAB                              PROGRESS REPORT   08/11/2026
Ames-Tell, Rosa                        b. 01/02/1960

${said.join("\n")}
`;
  it("begins no entry where the line wraps before it, and dates no page", () => {
    expect(
      saidOf(
        report(
          "She could not lift a cup to the shelf at the evaluation of June 16, 2026. On",
          "08/04/2026 she lifted two pounds to shoulder height, and on",
          "08/11/2026 she put a plate on the second shelf without help.",
        ),
      ).slice(-2),
    ).toEqual([
      "2026-08-11 She could not lift a cup to the shelf at the evaluation of June 16, 2026.",
      "2026-08-11 On 08/04/2026 she lifted two pounds to shoulder height, and on 08/11/2026 she put a plate on the second shelf without help.",
    ]);
  });

  it("does not go before the day beside the title of a report", () => {
    expect(saidOf(report("08/04/2026 she lifted two pounds to shoulder height.")).at(-1)).toBe(
      "2026-08-11 08/04/2026 she lifted two pounds to shoulder height.",
    );
  });
});

// Seen red: a visit sheet's "PAIN" and "R ROTATION" were other measures than those of the examination.
it("counts a column of a visit sheet to the measure that a note names in words", () => {
  const keys = chartOf(`BAY CHIROPRACTIC      RE-EXAMINATION       09/08/2026
Ames-Tell, Rosa                     b. 01/02/1960

Neck pain 4/10.
Neck motion, inclinometer:  right rotation 58   left rotation 74
\fBAY CHIROPRACTIC      TREATMENT RECORD
Ames-Tell, Rosa                     b. 01/02/1960

  DATE          PAIN     R ROTATION    TREATMENT
  09/14/2026    4/10     62            98941 C5 T4 L5
  09/21/2026    3/10     66            98941 C5 T4 L5
`).facts.flatMap(({ measure, date }) =>
    measure && (measure.side ?? "right") === "right"
      ? [`${date} ${measure.key} ${measure.side ?? ""} ${measure.value}`]
      : [],
  );
  expect(keys).toEqual(
    expect.arrayContaining([
      "2026-09-08 motion:rotation right 58",
      "2026-09-14 motion:rotation right 62",
      "2026-09-21 pain  3/10",
    ]),
  );
});

it.each([
  ["Last seen 06/11/2026.", "2026-09-21"],
  ["Next visit: 10/19/2026.", "2026-09-21"],
  ["Previous exam date 06/11/2026.", "2026-09-21"],
])("dates no page by another visit that it names: %s", (line, day) => {
  const said = saidOf(
    `BAY CHIROPRACTIC          EXAM\nAmes-Tell, Rosa      01/02/1960     File 4470      Date 09/21/2026\n\nHx:   lifted a generator, sharp low back pain since.\n      ${line}\nExam  tender at L4 and the right SI joint.`,
  );
  expect(said.find((one) => one.includes("generator"))).toContain(day);
});

describe("a value with its day behind a verb", () => {
  it.each([
    ["Results A1c 8.9% (drawn 08/14/2026), 7.4% in May. Reviewed.", ["2026-08-14 A1c 8.9%"]],
    ["A1c 8.9% (collected on 08/14/2026), 7.4% in early May", ["2026-08-14 A1c 8.9%"]],
    ["A1c 8.9%, resulted 08/14/2026", ["2026-08-14 A1c 8.9%"]],
    // Two values with a sign between them: the first is the older one, and no bound.
    ["DM2 worse. A1c 7.4 > 8.9. START empagliflozin 10 mg", []],
    ["A1c 8.9%, seen May 12", ["2026-08-18 A1c 8.9%"]],
  ])("%s", (line, values) => {
    const note = `OFFICE VISIT   08/18/2026\nRosa Ames-Tell   DOB 01/02/1960\n\n${line}\n`;
    expect(valuesOf(note).map((value) => value.replace(/Hemoglobin /, ""))).toEqual(values);
  });
});

describe("a cell without a value", () => {
  const GRID = `BAY REHAB        PROGRESS REPORT   09/24/2026
Ames-Tell, Rosa                     b. 01/02/1960

                             06/25/2026       08/13/2026       09/24/2026
  R flexion, active          not allowed      118 deg          146 deg
  R ER strength              NT               3-/5             4-/5
  Stairs, reps               unable           4                9
`;
  it("is none, and what the patient was unable to do is one", () => {
    expect(valuesOf(GRID)).toEqual([
      "2026-08-13 flexion, active 118 deg",
      "2026-09-24 flexion, active 146 deg",
      "2026-08-13 ER strength 3-/5",
      "2026-09-24 ER strength 4-/5",
      "2026-06-25 Stairs, reps unable",
      "2026-08-13 Stairs, reps 4",
      "2026-09-24 Stairs, reps 9",
    ]);
  });

  it("and the unit in the cells tells what the row is", () => {
    const measures = chartOf(GRID).facts.flatMap(({ measure }) => measure ?? []);
    expect(measures.map(({ key }) => key.split(":")[0])).toEqual([
      ...["motion", "motion", "strength", "strength", "row", "row", "row"],
    ]);
    expect(measures.find(({ value }) => value === "3-/5")?.number).toBeCloseTo(2.7);
  });
});

describe("a motion's short name", () => {
  const noted = (line: string) =>
    chartOf(
      `DAILY NOTE   Date: 09/15/2026\nPatient: Rosa Ames-Tell   DOB 01/02/1960\n${line}\n`,
    ).facts.flatMap(({ measure }) =>
      measure ? [`${measure.key} ${measure.side ?? "-"} ${measure.value}`] : [],
    );
  it.each([
    [
      "R shldr AROM  flex 118   abd 104   ER 32",
      ["motion:flexion right 118", "motion:abduction right 104", "motion:external rotation right 32"],
    ],
    ["Knee flex 104, ext 6.", ["motion:knee flexion - 104", "motion:extension - 6"]],
    ["Ankle DF 4 deg, PF 38 deg", ["motion:ankle dorsiflexion - 4 deg", "motion:plantar flexion - 38 deg"]],
    // In a spine's note the letter is no side.
    ["L flex 40 deg, ext 5 deg", []],
    ["Call the desk, ext 204.", []],
  ])("is read from %s", (line, values) => expect(noted(line)).toEqual(values));
});
