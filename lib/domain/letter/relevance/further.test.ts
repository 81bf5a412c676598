import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../facts/facts";
import { furtherFacts } from "./further";
import { startOfEpisode } from "./guards";
import { rarityOf, sharedWeight, termsOf } from "./terms";

const PATIENT = "Rosa Ames-Tell";
const LETTER: LetterFacts = {
  patientName: PATIENT,
  denialCategory: "medical_necessity",
  datesOfService: ["2026-09-08"],
  procedureCodes: ["97110"],
};
const page = (date: string, text: string) =>
  `VISIT NOTE\nPatient: ${PATIENT}   DOB 01/02/1960   Date: ${date}\n${text}\n`;
const chartOf = (pages: string[]) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], {
    patientName: PATIENT,
  }).facts;
const furtherOf = (pages: string[], asked: string[], letter: LetterFacts = LETTER) =>
  furtherFacts(chartOf(pages), {
    letter,
    category: letter.denialCategory ?? "other",
    asked,
    used: new Set(),
    barred: new Set(),
  }).map(({ quote }) => quote);

describe("what two texts share", () => {
  const none = () => 1;
  it.each([
    ["Range of motion did not change.", "AROM shoulder 110 to 150."],
    ["This could be done as a home exercise program.", "Started HEP in August."],
    ["No weakness was found.", "MMT deltoid 3/5."],
    ["Conservative treatment was not tried.", "Finished six weeks of therapy without relief."],
    ["Medicare is primary.", "MSP record: working aged."],
  ])("finds “%s” in “%s”", (asked, said) => {
    expect(sharedWeight(termsOf(asked), termsOf(said), none)).toBeGreaterThan(1);
  });

  it("finds nothing common in words that every letter has", () => {
    const shared = sharedWeight(
      termsOf("The claim was denied on the date of this notice."),
      termsOf("The patient was given a copy of the letter."),
      none,
    );
    expect(shared).toBe(0);
  });

  it("weighs a rare word above one that every page has", () => {
    const rarity = rarityOf(["knee pain", "knee swelling", "knee locking"].map(termsOf));
    expect(rarity("lockin")).toBeGreaterThan(rarity("knee"));
  });
});

describe("what else of the chart a letter quotes", () => {
  const POINT = "Care appears to be for comfort only.";

  it("is told word for word though no rule knows its label or its phrase", () => {
    const quotes = furtherOf(
      [page("09/08/2026", "Impression of the day: toe drags when she climbs the bus step, twice this week.")],
      [POINT],
    );
    expect(quotes.join(" ")).toContain("toe drags when she climbs the bus step");
  });

  it.each([
    ["that all is well", "Patient denies pain and feels well, gait normal at the visit."],
    [
      "a status that stands against the case",
      "Authorization 7781-X for 8 visits expired in August of this year.",
    ],
    ["a service of another code", "Injected the left knee today with 40 mg, billed as 20610 by the surgeon."],
    ["who signed", "Electronically signed by Evander Holloway-Sim, PT, 09/08/2026 at 5:10 PM"],
  ])("is not %s", (_, text) => {
    expect(furtherOf([page("09/08/2026", text)], [POINT])).toEqual([]);
  });

  it("is no approval of another provider's", () => {
    const letter: LetterFacts = {
      ...LETTER,
      denialCategory: "authorization",
      practiceName: "Sandlapper Balance, LLC",
    };
    const screen = (number: string, provider: string) =>
      `Auth # ${number} Status APPROVED\nServicing ${provider}\nValid 09/01/2026 - 12/31/2026\n`;
    const pages = [
      page("09/08/2026", screen("241930268", "SANDLAPPER BALANCE, LLC")),
      page("09/08/2026", screen("241908811", "CONGAREE HOME INFUSION")),
    ];
    const quotes = furtherOf(pages, ["No authorization was found."], letter).join(" ");
    expect(quotes).toContain("241930268");
    expect(quotes).not.toContain("241908811");
  });

  it("is of this episode only", () => {
    const pages = [
      page("12/01/2025", "Limps after long walks to the market."),
      page("07/20/2026", "Cannot climb the stairs to her flat without the rail."),
      page("09/08/2026", "Climbs the stairs with the rail, one step at a time."),
    ];
    const quotes = furtherOf(pages, [POINT]).join(" ");
    expect(quotes).toContain("to her flat");
    expect(quotes).not.toContain("market");
    expect(startOfEpisode(chartOf(pages), LETTER)).toBe("2026-07-20");
  });

  it("stays short, and says nothing twice", () => {
    const text = Array.from(
      { length: 30 },
      (_, at) => `Walked ${at + 10} minutes on ramp ${at} before the left leg was weak and she stopped.`,
    ).join("\n");
    const quotes = furtherOf([page("09/08/2026", text)], [POINT]);
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(6);
    const more = Array.from({ length: 7 }, (_, at) =>
      page(`09/0${at + 1}/2026`, `Knee brace ${at} fitted today.`),
    );
    const ofLong = furtherOf([page("09/08/2026", text), ...more], [POINT]);
    expect(ofLong.filter((quote) => quote.startsWith("Walked")).length).toBeLessThanOrEqual(4);
  });

  it("holds what the visit measured where its level is in question", () => {
    const letter: LetterFacts = { ...LETTER, denialCategory: "coding", procedureCodes: ["99214"] };
    const facts = chartOf([
      page("09/08/2026", "Oswestry 46% today."),
      page("08/08/2026", "Oswestry 50% today."),
    ]);
    const context = {
      letter,
      category: "coding" as const,
      asked: [POINT],
      used: new Set<string>(),
      barred: new Set<never>(),
    };
    expect(furtherFacts(facts, context).flatMap(({ measure }) => measure?.value ?? [])).toEqual(["46%"]);
    const treated = { ...context, letter: { ...letter, procedureCodes: ["97140"] } };
    expect(furtherFacts(facts, treated).filter(({ measure }) => measure)).toEqual([]);
  });

  // Seen red: of a visit that was paid as a smaller one, for a reason that no code names, what it measured was left out.
  it("holds what a visit measured where no reason for its payment is known", () => {
    const letter: LetterFacts = { ...LETTER, procedureCodes: ["99214"] };
    const facts = chartOf([page("09/08/2026", "A1c 9.4 %"), page("08/08/2026", "A1c 7.1 %")]);
    const valuesOf = (codes: string[], category: "other" | "billing") =>
      furtherFacts(facts, {
        ...{ letter: { ...letter, procedureCodes: codes }, category, asked: [POINT] },
        ...{ used: new Set<string>(), barred: new Set<never>() },
      }).flatMap(({ measure }) => measure?.value ?? []);
    expect(valuesOf(["99214"], "other")).toEqual(["9.4 %"]);
    expect(valuesOf(["97140"], "other")).toEqual([]);
    expect(valuesOf(["99214"], "billing")).toEqual([]);
  });

  it("proves no filing by the day that the payer names itself", () => {
    const letter: LetterFacts = { ...LETTER, denialCategory: "timely_filing" };
    const quotes = furtherOf(
      [
        page(
          "10/20/2026",
          "10/02/2026 Claim submitted again to the payer, received and accepted, ICN 8812-77.",
        ),
      ],
      ["The claim was received on 10/02/2026, after the time limit."],
      letter,
    );
    expect(quotes).toEqual([]);
  });
});

it("names neither the practice atop a page nor who read a picture", () => {
  const told = furtherOf(
    [
      `Harborview Family Medicine\n${page("09/08/2026", "Medial joint line tender, knee locks on stairs.")}Read by: Omar Delgado, MD  09/02/2026\n`,
    ],
    ["The notes do not show joint line tenderness or locking of the knee."],
  );
  expect(told.join(" ")).toContain("Medial joint line tender");
  expect(told.join(" ")).not.toMatch(/Harborview|Omar/);
});

describe("what the payer would hold against the case", () => {
  it.each([
    ["The chair is on loan, for investigational use only, for incontinence treatment.", false],
    ["The demo unit for incontinence treatment was not used on patients.", false],
    ["The policy says that this incontinence treatment is not considered investigational.", true],
  ])("is not quoted: %s", (said, stands) => {
    const asked = ["Incontinence treatment with this unit is investigational."];
    expect(furtherOf([page("09/08/2026", said)], asked).includes(said)).toBe(stands);
  });
});

describe("records of other papers", () => {
  it("names the reference of a call whose record is told, and no box of the claim that the payer does not miss", () => {
    const call = `PAYER CALL RECORD        by M. Otto\nDate  09/10/2026   1:25 pm       Plan  Copper       Rep  Anneliese\n[x] count asked     Rep reads: 30 = 22 here + 8 at Hill Hand, all under PT\nReference   R-4471902\n`;
    expect(
      furtherOf([call], ["Our records count 30 visits used."], {
        ...LETTER,
        denialCategory: "benefit_exclusion",
      }),
    ).toEqual(expect.arrayContaining(["Reference R-4471902"]));
  });

  it("states a count that another passage gives in the same words without it", () => {
    const ledger = `ATTENDED VISITS\nPatient: ${PATIENT}   DOB 01/02/1960\n\nA visit counts toward the limit of whoever gives it.\n\nVisits before 09/08/2026: 22\n`;
    expect(
      furtherOf([ledger], ["Our records count 30 visits used before 09/08/2026."], {
        ...LETTER,
        denialCategory: "benefit_exclusion",
      }),
    ).toEqual(expect.arrayContaining(["Visits before 09/08/2026: 22"]));
  });
});

describe("a new evaluation that was folded into a visit", () => {
  const letter = (code: string): LetterFacts => ({
    ...LETTER,
    denialCategory: "coding",
    procedureCodes: [code],
  });
  const pages = [
    page("08/11/2026", "TUG 24.1 sec. LEFS 19/80."),
    page("08/25/2026", "TUG 12.6 sec. LEFS 46/80."),
    page("09/08/2026", "TUG 21.8 sec. LEFS 46/80."),
  ];
  const values = (code: string) =>
    furtherFacts(chartOf(pages), {
      letter: letter(code),
      category: "coding",
      asked: [],
      used: new Set(),
      barred: new Set(),
    }).flatMap(({ measure, date }) => (measure ? [`${date} ${measure.value}`] : []));

  it("is shown by what changed since the values before, for the worse as well", () =>
    expect(values("97164")).toEqual(["2026-08-25 12.6 sec", "2026-09-08 21.8 sec"]));

  it("lets no other service take values", () => expect(values("97140")).toEqual([]));
});

// Seen red: the second of two tests was taken for the first one said again.
it("keeps what is said of another thing in the same words", () => {
  const said = furtherOf(
    [
      page(
        "09/08/2026",
        "Strength test of the left shoulder is weak and painful.\nStrength test of the right shoulder is weak and painful.",
      ),
    ],
    ["Weakness of the shoulders is not shown."],
  );
  expect(said.filter((quote) => /left|right/.test(quote))).toHaveLength(2);
});

it("counts the days on which something was measured to the episode", () => {
  const log = `WEIGHT PROGRAM   Participation record\nParticipant: ${PATIENT}   DOB 01/02/1960\n
   Session   Date          Wt (lb)   Diet
   1         05/11/2026    219       1500
   2         07/06/2026    217       1400
   3         08/31/2026    215       1400\n`;
  const stopped = "Stopped phentermine today, blood pressure 152/94 and palpitations.";
  const asked = ["A weight loss drug was not tried."];
  const said = (pages: string[]) => furtherOf([...pages, page("09/08/2026", "Asks for the drug.")], asked);
  expect(said([page("04/13/2026", stopped), log])).toContain(stopped);
  expect(said([page("04/13/2026", stopped)])).not.toContain(stopped);
});

// Red where a sentence without a content word was taken for a repetition of any other of its day.
it("does not take a sentence of numbers and small words for another one", () => {
  const letter: LetterFacts = { ...LETTER, denialCategory: "benefit_exclusion", procedureCodes: ["98940"] };
  const told = furtherOf(
    [page("09/29/2026", "My plan pays for 12 adjustments in 2026.\n\nThe 12th was on 9/08/2026.")],
    ["My plan pays for 12 adjustments in each year, on 09/08/2026."],
    { ...letter, datesOfService: ["2026-09-08", "2026-09-29"] },
  );
  expect(told).toContain("The 12th was on 9/08/2026.");
});

// Red without the name of a child's screening.
it("tells that Medicaid covers the patient as one under 21 where a limit is in question", () => {
  const letter: LetterFacts = { ...LETTER, denialCategory: "benefit_exclusion" };
  const told = (said: string) =>
    furtherOf([page("09/01/2026", said)], ["Visits over 24 are not a covered benefit."], letter).length > 0;
  expect(told("She is a Medicaid member under 21.")).toBe(true);
  expect(told("She is a member of a choir.")).toBe(false);
});
