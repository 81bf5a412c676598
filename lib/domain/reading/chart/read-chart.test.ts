import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  });
const valuesOf = (text: string) =>
  chartOf(text).facts.flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}${measure.side ? ` ${measure.side}` : ""}: ${measure.value}`] : [],
  );
const passagesOf = (text: string) =>
  chartOf(text).facts.flatMap(({ measure, section, quote }) =>
    measure ? [] : [[section, quote].filter(Boolean).join(": ")],
  );

const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n";

describe("a table with dates over its columns", () => {
  const TABLE = `BAY REHAB    FLOWSHEET
Patient: Rosa Ames-Tell   DOB 01/02/1960

Measure                 07/20/2026     09/09/2026
R knee flexion (deg)            72            108
LEFS (/80)                      19             44
Assistive device            walker           cane
`;
  it("gives each value the day over it, with the unit of its row", () => {
    expect(valuesOf(TABLE)).toEqual([
      "2026-07-20 Knee flexion (deg) right: 72",
      "2026-09-09 Knee flexion (deg) right: 108",
      "2026-07-20 LEFS (/80): 19",
      "2026-09-09 LEFS (/80): 44",
      "2026-07-20 Assistive device: walker",
      "2026-09-09 Assistive device: cane",
    ]);
    expect(passagesOf(TABLE)).toEqual([]);
  });
});

describe("a form with boxes", () => {
  const FORM = `BAY REHAB   EXAMINATION FORM      [X] Initial   [ ] Discharge
Name: Rosa Ames-Tell     DOB: 01/02/1960     Date: 09/08/26
Function:  [X] cannot turn head to drive   [ ] cannot work   [X] wakes every night
Employed?  [X] Yes  [ ] No     Employer: Bay Mills
`;
  it("says what is ticked alone, and short answers with their question", () => {
    expect(passagesOf(FORM)).toEqual([
      "Function: cannot turn head to drive",
      "Function: wakes every night",
      "Employed: Yes; Employer: Bay Mills",
    ]);
    expect(chartOf(FORM).facts[0]?.heading).toBe("Examination Form, Initial");
  });
});

it("gives a visit's number to that visit alone", () => {
  const headingsOf = (text: string) => [...new Set(chartOf(text).facts.map(({ heading }) => heading))];
  const first = `Ames-Tell, Rosa   01/02/1960    VISIT 21    09/10/2026
S  Knee pain 5/10 after the step downs, could not bend it to drive.
`;
  expect(headingsOf(first)).toEqual(["Visit 21"]);
  const second = `Ames-Tell, Rosa   01/02/1960    VISIT 26    09/29/2026
S  Goes up and down stairs without a rail. Pain 1/10.
`;
  expect(headingsOf(first + second)).toEqual(["Visit"]);
});

it("reads two columns one after the other, with what was left out between their lines", () => {
  const text = `${HEAD}MANIPULATION               | MANUAL THERAPY
Code 98940                 | Code 97140-59
Segments: L4, L5           | Region: right shoulder
`;
  expect(passagesOf(text)).toEqual([
    "Manipulation: Code 98940 … Segments: L4, L5",
    "Manual Therapy: Code 97140-59 … Region: right shoulder",
  ]);
});

describe("a value", () => {
  it("is not taken from the next label where the measure was not done", () => {
    expect(valuesOf(`${HEAD}NDI: not taken     Pain: 3\n`)).toEqual(["2026-09-08 Pain: 3"]);
  });

  it("may be in words and on the line below its name", () => {
    expect(
      valuesOf(
        `${HEAD}PHYSICAL EXAMINATION: Sensation is intact throughout both legs. Ankle dorsiflexion on the\nright is three out of five. The pain is seven out of ten today.\n`,
      ),
    ).toEqual([
      "2026-09-08 Pain: seven out of ten",
      "2026-09-08 Ankle dorsiflexion right: three out of five",
    ]);
  });

  it("carried from another day is left out", () => {
    const chart = chartOf(`${HEAD}NDI (carried from 08/17/26): 28/50\n`);
    expect(chart.facts.filter(({ measure }) => measure)).toEqual([]);
    expect(chart.leftOut).toMatchObject([{ reason: "carried_forward" }]);
  });
});

describe("whose a page is", () => {
  it("is told by a name without a label too", () => {
    const note = (name: string, born: string, value: string) =>
      `BAY HAND THERAPY\n${name}   ${born}    DOS 9/08/26   V2   Daily note\nO  QuickDASH ${value}.\n`;
    const chart = chartOf(
      `${note("Ames-Tell, Rosa", "1/2/60", "41")}\f${note("Ames-Tell, Ross", "11/2/58", "55")}\fPortal inquiry\nMember Rita Ames (00481179911)   Servicing provider: Bay\nExtension AU-7 denied on review.\n`,
    );
    expect(chart.facts.flatMap(({ measure }) => measure?.value ?? [])).toEqual(["41"]);
    expect(chart.leftOut.map(({ page }) => page)).toEqual([2, 3]);
  });
});

describe("a grid with a day in each row", () => {
  it("measures each column on the row's day, each side by itself, and nothing that was carried over", () => {
    const text = `${HEAD}Key: ROT = cervical rotation, deg, R/L. SIT = minutes at the desk.

DATE      VISIT   NDI     ROT     GR      SIT   CMT
8/4/26    one     52      42/71   18/31   20    C5
9/8/26    two     34 cf   60/73   24/31   --    C6, released
`;
    expect(valuesOf(text)).toEqual([
      "2026-08-04 NDI: 52",
      "2026-08-04 ROT (cervical rotation, deg) right: 42",
      "2026-08-04 ROT (cervical rotation, deg) left: 71",
      "2026-08-04 GR: 18/31",
      "2026-09-08 ROT (cervical rotation, deg) right: 60",
      "2026-09-08 ROT (cervical rotation, deg) left: 73",
      "2026-09-08 GR: 24/31",
    ]);
    expect(passagesOf(text)).toContain("CMT C6, released");
  });
});

it("does not name a page after what one row of its grid says", () => {
  const text = `BAY REHAB
Patient: Rosa Ames-Tell   DOB 01/02/1960
DATE      NDI     ROT     CMT
8/4/26    52      42/71   exam only
9/8/26    34      60/73   C5 C6
`;
  expect(new Set(chartOf(text).facts.map(({ heading }) => heading))).toEqual(new Set([""]));
});

describe("a value of the other day, side or scale", () => {
  const SHEET = `BAY REHAB      FLOWSHEET   AMES-TELL R.   1/2/60     (x) = not retested, last value shown
            Norm    |  8/31/26 |  9/14/26 |  9/28/26 | GOAL
Visit               |    1     |    4     |    7     |
TUG sec     <12     |   27.4   |  27.4(x) |  22.1    | 16
Berg /56    >45     |   36     |   38     |   43     | 46
`;
  it("is none: the norm, the goal, the scale, a marked one and the number of the visit", () => {
    expect(valuesOf(SHEET)).toEqual([
      "2026-08-31 TUG: 27.4",
      "2026-09-28 TUG: 22.1",
      "2026-08-31 Berg: 36",
      "2026-09-14 Berg: 38",
      "2026-09-28 Berg: 43",
    ]);
  });

  it("keeps the side of the healthy limb to its own parentheses and sentence", () => {
    expect(
      valuesOf(
        `${HEAD}Right ankle dorsiflexion 9 deg (left 14), was 4 on 08/01/2026. Single heel raise R 12, L 25. LEFS 61/80\n`,
      ),
    ).toEqual([
      "2026-09-08 Ankle dorsiflexion right: 9 deg",
      "2026-08-01 Ankle dorsiflexion right: 4",
      "2026-09-08 LEFS: 61/80",
    ]);
  });
});

it("takes nothing of a page that nobody signed, and nothing of an entry about another person", () => {
  const text = `${HEAD}                                    *** DRAFT, NOT SIGNED ***\nNDI 24. Lifts 50 lb at work.\n\fBAY REHAB  CALL LOG
09/30/2026 10:05  Bluestem, rep Tavia. Ames-Tell Rosa, claim 551907. Says that the new span is not loaded.
                  Call ref 260930-BC-4471.   JL
09/30/2026 10:31  Bluestem, rep Oren. Amestoy, Rita, DOS 08/19. Termed 05/31. Ref
                  260930-BC-4502.   JL
`;
  const { facts } = chartOf(text);
  expect(
    facts.filter(({ adverse, measure }) => measure || adverse !== "refusal").map(({ quote }) => quote),
  ).toEqual([
    "09/30/2026 10:05 Bluestem, rep Tavia. Ames-Tell Rosa, claim 551907. Says that the new span is not loaded. Call ref 260930-BC-4471. JL",
  ]);
});

it("gives entries and columns without a year the year of their page", () => {
  const text = `${HEAD}
              9/2      9/14     9/30
PHQ-9         18       14       6

9/2   Could not climb the stairs.
9/14  Climbs 6 steps with a rail.
`;
  expect(valuesOf(text)).toEqual(["2026-09-02 PHQ-9: 18", "2026-09-14 PHQ-9: 14", "2026-09-30 PHQ-9: 6"]);
  expect(chartOf(text).facts.flatMap(({ measure, date }) => (measure ? [] : [date]))).toEqual([
    "2026-09-02",
    "2026-09-14",
  ]);
});

describe("a log of days", () => {
  it("is told by its own key, the running count with each day", () => {
    const text = `${HEAD}A = attended   X = cancelled, not seen   N = no show   (running count in brackets)

JUL    07/14 A[1]    07/16 A[2]    07/21 X       07/23 N
AUG    08/04 A[3]    08/06 X       08/11 A[4]
`;
    expect(passagesOf(text)).toEqual(
      expect.arrayContaining([
        "attended (A): 07/14 (visit 1), 07/16 (visit 2)",
        "attended (A): 08/04 (visit 3), 08/11 (visit 4)",
        "cancelled, not seen (X): 07/21, 08/06",
        "no show (N): 07/23",
      ]),
    );
  });

  it("in columns side by side is read row by row", () => {
    const text = `${HEAD}  used   date            used   date
   1     09/02/26         3     09/10/26
   2     09/08/26         4     09/15/26
`;
    expect(passagesOf(text)).toEqual([
      "used 1 date 09/02/26; used 2 date 09/08/26; used 3 date 09/10/26; used 4 date 09/15/26",
    ]);
  });
});

describe("a page under another label than the patient's", () => {
  it.each([
    "Employee: Rosalia Amestoy",
    "Subscriber    AMESTOY, ROSALIA",
    "Member   H60481872  AMESTOY, ROSALIA",
  ])("is another person's: %s", (label) => {
    const text = `${HEAD}Walks with a cane today.\n\fBAY REHAB\n${label}   DOB 03/04/1971\nLifts 50 lb at work again.\n`;
    expect(passagesOf(text).join(" ")).not.toContain("50 lb");
  });
});

describe("words of a typed page", () => {
  it("are quoted as they are: only a scan is repaired", () => {
    expect(passagesOf(`${HEAD}Turns in a wide arc; swelling of the left cheek is down.\n`)).toEqual([
      "Turns in a wide arc; swelling of the left cheek is down.",
    ]);
  });

  it("end where the signature begins", () => {
    const text = `${HEAD}9/8/26 Visit 4. Medication wears off at 50 min, so the session moved to 30 min
after the dose.                                                       e-signed A. Alder, PT 9/8/26
`;
    expect(passagesOf(text)[0]).toMatch(/30 min after the dose\.$/);
  });
});

describe("whose a page or a row is", () => {
  const away = (text: string) =>
    chartOf(text)
      .facts.map(({ quote }) => quote)
      .join(" ");
  it.each([
    "Page copied for: Amestoy, Rosalia  (acct 7731) -- misfiled",
    "Name  Rosa Ames-Tell Sr        DOB 11/5/31        Date 9/8/2026",
    "BAY PAIN CENTER        BLOCK #1        Rosalia Amestell   02/10/1938      09/08/2026",
  ])("is told by: %s", (line) => {
    expect(away(`${HEAD}Walks with a cane.\n\f${line}\nLifts 50 lb at work again.\n`)).not.toContain("50 lb");
  });

  it("is told by the row above in a batch, and by the given name in a list", () => {
    const batch = `${HEAD}1  AMESTOY, ROSALIA     GHH 6604     DOS 09/01/2026
   A2:20  ACCEPTED   PAYER CONTROL  26126-44-000871
2  AMES-TELL, ROSA      GHH 6610     DOS 09/08/2026
   A2:20  ACCEPTED   PAYER CONTROL  26126-44-000879
`;
    expect(away(batch)).not.toContain("000871");
    expect(away(batch)).toContain("000879");
    const list = `${HEAD}LP-660417   AMES-TELL ROSA      APPROVED    used 0
LP-671902   AMES-TELL ROBERTA   APPROVED    used 5
               servicing: BAY REHAB (location 0044)
`;
    expect(away(list)).toContain("LP-660417");
    expect(away(list)).not.toMatch(/LP-671902|0044/);
  });
});

describe("values that would be wrong elsewhere", () => {
  it("stay out where a star says that they were carried over", () => {
    const text = `BAY REHAB    FLOWSHEET
Patient: Rosa Ames-Tell   DOB 01/02/1960

             9/8/26   9/17/26   9/29/26
TUG (sec)     26.8     22.4      22.4*
      * carried over from last column, not measured
`;
    expect(valuesOf(text)).toEqual(["2026-09-08 TUG (sec): 26.8", "2026-09-17 TUG (sec): 22.4"]);
  });

  it("have the day over their column, whatever word stands before it", () => {
    const text = `${HEAD}
             eval 6/15     7/8      d/c 7/31     goal
ODI            48%         46%        44%         30%
`;
    expect(valuesOf(text)).toEqual(["2026-06-15 ODI: 48%", "2026-07-08 ODI: 46%", "2026-07-31 ODI: 44%"]);
  });

  it("are no repetitions, and no value of the next name", () => {
    expect(valuesOf(`${HEAD}HEP: press-up extension 10 reps, 6 d/wk.\n`)).toEqual([]);
    expect(valuesOf(`${HEAD}Grip R 24 lb, L 61 lb       Lateral pinch R 5 lb, L 14 lb\n`)).toEqual([
      "2026-09-08 Grip right: 24 lb",
      "2026-09-08 Grip left: 61 lb",
      "2026-09-08 Lateral pinch right: 5 lb",
      "2026-09-08 Lateral pinch left: 14 lb",
    ]);
  });

  it("are of the re-exam below the first exam, which does not name it", () => {
    const text = `BAY CHIROPRACTIC
Patient: Rosa Ames-Tell   DOB 01/02/1960
EXAM 8/31/26 (initial)      Onset 8/22/26 shoveling gravel.
ODI 58%

RE-EXAM 10/5/26 visit 13     ODI 30%
Back to half days at work.
`;
    expect(valuesOf(text)).toEqual(["2026-08-31 ODI: 58%", "2026-10-05 ODI: 30%"]);
    const work = chartOf(text).facts.find(({ quote }) => quote.startsWith("Back to half"));
    expect(work).toMatchObject({ date: "2026-10-05", heading: "" });
  });

  it("of a questionnaire are the office's total, not its scale", () => {
    const text = `NECK DISABILITY INDEX                 (50 points = 100%, high is worse)
Name  Rosa Ames-Tell        DOB 1/2/1960        Date 9/8/2026
1 pain 4   2 care 1   3 lifting 4
                                                    office: 21/50  = 42%    ok
`;
    expect(valuesOf(text)).toEqual(["2026-09-08 Neck Disability Index (NDI): 42%"]);
  });
});

describe("an earlier day that a note compares itself with", () => {
  it("does not become the day of what follows", () => {
    const note = [
      "BAY REHAB      PROGRESS NOTE",
      "Patient: Rosa Ames-Tell   DOB: 01/02/1960",
      "Date of service: 10/06/2026",
      "",
      "SUBJECTIVE: Reports pain 4/10, was 8/10 at evaluation on 09/08/2026. Can sit 45 minutes.",
      "",
      "OBJECTIVE:",
      "Oswestry Disability Index: 28%",
    ].join("\n");
    const values = valuesOf(note);
    expect(values.some((value) => value.startsWith("2026-10-06 ") && value.includes("28%"))).toBe(true);
    expect(values.some((value) => value.startsWith("2026-09-08 ") && value.includes("28%"))).toBe(false);
    expect(values.some((value) => value.startsWith("2026-09-08 ") && value.includes("4/10"))).toBe(false);
  });
});

// Each seen red before its rule.
it("quotes a numbered problem whole, and words with a mark that the page lacks not at all", () => {
  const text = `${HEAD}ASSESSMENT AND PLAN
 #1 Hypertension, uncontrolled. Lisinopril 10 to 20 mg daily. Start amlodipine 5 mg.
 #2 Diabetes, worse, off metformin. Retinal exam to be scheduled.

Assess    Good response to the brace, not yet ready for full duty.
Study: Knee 3 views right, weight bearing                Performed: 09/08/2026 15:10

Referring: Aurelio Ott, MD      Ins: Bay Health Plan
`;
  const { facts } = chartOf(text);
  const quotes = facts.map(({ quote }) => quote);
  expect(quotes).toContain(
    "Hypertension, uncontrolled. Lisinopril 10 to 20 mg daily. Start amlodipine 5 mg.",
  );
  expect(quotes).toContain("Diabetes, worse, off metformin. Retinal exam to be scheduled.");
  expect(quotes).toContain("Good response to the brace, not yet ready for full duty.");
  expect(facts.filter(({ quote }) => quote.includes("; Performed"))).toMatchObject([{ told: true }]);
  // The head of a page is told by nothing.
  expect(facts.filter(({ quote, told }) => told && quote.includes("Ins: "))).toEqual([]);
});

it("takes visits that were asked for, and a day before the word, for no treatment that was given", () => {
  const topics = (line: string) => chartOf(`${HEAD}${line}\n`).facts.at(-1)?.topics ?? [];
  expect(topics("Faxed the request for 8 more visits to the plan today.")).not.toContain("treatment_tried");
  expect(topics("He had 8 visits without lasting change in his walking.")).toContain("treatment_tried");
  expect(topics("He came 12 times from August to October for the knee.")).toContain("treatment_tried");
  expect(topics("Missed the last cellar step and landed on her right hip.")).toContain("onset");
  expect(topics("He lifted a generator out of his pickup, felt a pop in the low back.")).toContain("onset");
  expect(topics("She felt good after the visit and lifted 10 lb.")).not.toContain("onset");
});
