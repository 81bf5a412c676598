import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const PATIENT = "Rosalind Ames-Tell";
const read = (...lines: string[]) => {
  const page = [`Patient: ${PATIENT}   DOB 01/02/1960   Date of visit: 08/10/2026`, "", ...lines].join("\n");
  return readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(page) }], {
    patientName: PATIENT,
    dateOfBirth: "1960-01-02",
  }).facts;
};
const said = (...lines: string[]) => read(...lines).flatMap(({ measure, quote }) => (measure ? [] : [quote]));

describe("what a label says over several lines", () => {
  it("goes on below the words behind a colon that stands apart from its label", () => {
    expect(
      said(
        "CC    : Arm pain, no better",
        "HPI   : Finished hand therapy, see their d/c. Meloxicam 15 mg stopped 07/26/2026, too dizzy at the lathe. Ibuprofen 06/08/2026 to",
        "        07/20/2026, no real help, stomach upset. Cannot hold a cup.",
      ),
    ).toEqual([
      "Arm pain, no better",
      "Finished hand therapy, see their d/c.",
      "Meloxicam 15 mg stopped 07/26/2026, too dizzy at the lathe.",
      "Ibuprofen 06/08/2026 to 07/20/2026, no real help, stomach upset.",
      "Cannot hold a cup.",
    ]);
  });

  // Seen red: the last part of a full line was short, and its end stood as a sentence of its own.
  it("goes on below where it began, behind a short last part of a full line", () => {
    const line =
      "PLAN      Home program was shown and is to be done twice a day, heat as it helps him.   18 min in all, not";
    expect(said(line, "          counting the film.")).toContain("18 min in all, not counting the film.");
    expect(said(`${line}.`, "          counting the film.").join(" | ")).not.toContain("not counting");
    expect(said("PLAN      Heat.   18 min, not", "          counting the film.").join(" | ")).not.toContain(
      "not counting",
    );
  });

  it("goes on below where it began, though its line has several parts", () => {
    expect(
      said(
        "PLAN     Spine: two visits a week.   R hip: glides and release of the psoas, a separate area, from the fourth",
        "         visit on when it is calm enough; measured each time.",
      ),
    ).toContain(
      "R hip: glides and release of the psoas, a separate area, from the fourth visit on when it is calm enough; measured each time.",
    );
  });
});

describe("how long a coded service took", () => {
  it("is told with what was done", () => {
    expect(said("    97140-59  R hip long axis glide gr III, psoas release.   10:05-10:17 = 12 min")).toEqual(
      ["97140-59 R hip long axis glide gr III, psoas release. 10:05-10:17 = 12 min"],
    );
    expect(said("She slept badly and came late. 10:05 to 10:17 on the table, then rest.")).toHaveLength(2);
  });
});

it("takes a questionnaire's total, and not the count of its questions", () => {
  const [score] = read("Oswestry: sections 1-10 marked   3 3 2 2 4 3 2 2 2 3      TOTAL 26 / 50  =  52%");
  expect(score?.measure).toMatchObject({ value: "26 / 50 = 52%", number: 52 });
});

it("names what a row under sides measures by the part that stands over the table", () => {
  const names = read(
    "SHOULDER               RIGHT                    LEFT",
    " ext. rotation         38                       88",
    " Neer / Hawkins        + / +                    - / -",
    " Supraspin. strength   4-/5                     5/5",
  ).map(({ measure, quote }) => (measure ? `${measure.name}, ${measure.side}: ${measure.value}` : quote));
  expect(names).toContain("Shoulder ext. rotation, right: 38");
  expect(names).toContain("Neer / Hawkins, right: + / +");
  expect(names.join()).not.toContain("Neer / Hawkins:");
});

it("ends no sentence behind a motion that is cut short", () => {
  expect(said("Goal by 09/30/2026: flexion 160, ext. rot. 75, back to drywall.")).toHaveLength(1);
});

it("parts what is numbered, each with the hour at the end of its line", () => {
  const head = "AMES-TELL, ROSALIND    DOB 01/02/1960    #YF-7718                 A Roe MD";
  const note = [
    "BAY FAMILY MEDICINE PA            PROGRESS NOTE                 08/10/2026",
    head,
    "",
    "HPI  Both knees hurt again, L now as bad as R, 7/10 each.",
    "EXAM R knee crepitus, small effusion. L knee crepitus.",
    "A/P  M17.0 bilateral primary OA knee.",
    "PROCEDURE 1 Right knee: consent, timeout, superolateral, triamcinolone 40 mg + 4 mL lidocaine 1%. No complication.  2:10 pm",
    "PROCEDURE 2 Left knee: consent, timeout, superolateral, new needle, triamcinolone 40 mg + 4 mL lidocaine 1%.  2:18 pm",
    "             Two single-dose 40 mg vials used, no waste.",
    "Signed A. Roe MD 08/10/2026 17:33",
  ].join("\n");
  const { facts } = readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(note) }], {
    patientName: PATIENT,
    dateOfBirth: "1960-01-02",
  });
  expect(
    facts
      .flatMap(({ quote, measure }) => (measure ? [] : [quote]))
      .filter((quote) => /PROCEDURE|pm|vials/.test(quote)),
  ).toEqual([
    "PROCEDURE 1 Right knee: consent, timeout, superolateral, triamcinolone 40 mg + 4 mL lidocaine 1%.",
    "No complication. 2:10 pm",
    "PROCEDURE 2 Left knee: consent, timeout, superolateral, new needle, triamcinolone 40 mg + 4 mL lidocaine 1%. 2:18 pm",
    "Two single-dose 40 mg vials used, no waste.",
  ]);
  expect(said("Patient arrived. 10:20 am Seen by the nurse.")).toContain("10:20 am Seen by the nurse.");
});

// Seen red: the code stood in one quotation, its minutes in another.
it("goes on with a cell's words that a comma leaves open, and with the rest of its row", () => {
  const rows = (last: string) =>
    said(
      "97110    hip abduction, bridges, bike              15 min          1:00 - 1:15",
      `97530    tub transfer with bench, car transfer${last}`,
      "         lifting from floor 8 lb                   30 min          1:15 - 1:45",
    );
  expect(rows(",")).toContain(
    "97530 tub transfer with bench, car transfer, lifting from floor 8 lb 30 min 1:15 - 1:45",
  );
  expect(rows("").join(" | ")).not.toContain("car transfer lifting");
  expect(said("PLAN     balance, gait,", "Stairs   one rail          30 min").join(" | ")).not.toContain(
    "gait, Stairs",
  );
});

// Seen red: the line that was carried forward took the sentence above along, which was left out with it.
it.each([
  "[carried fwd 08/03/2026]",
  "{brought forward 08/03/2026}",
  "(copied from 08/03/2026)",
  "<< pulled fwd >>",
])("keeps the line above one that was carried forward: %s", (mark) => {
  const quotes = said(
    "O: DGI 17/24.",
    "   Gaze work for 60 s, cued to slow, graded to 80 beats.",
    `   ${mark} FGA 14/30`,
    "A: Progressing.",
  );
  expect(quotes).toContain("Gaze work for 60 s, cued to slow, graded to 80 beats.");
  expect(quotes.join(" | ")).not.toContain("FGA");
});

// Seen red: words in brackets that begin alike cut the sentence that they stand in.
it.each([
  "[carried two bags] up the steps.",
  "(copied to the attorney) on Monday.",
  "(brought by her son) to the clinic.",
])("goes on with a sentence whose brackets tell of something else: %s", (rest) =>
  expect(said("Stairs with one rail, cannot yet walk", rest).join(" | ")).toContain(`walk ${rest}`),
);

// Red before: the minutes were parted from their words where a line broke between them.
describe("a line of running text that ends by a signature", () => {
  const BEFORE =
    "Foam standing, eyes open then closed. Neuromuscular 97112 15 min, gait 97116 15 min. Total timed minutes";
  const signed = (text: string) => `${text.padEnd(88)}B. Otto, PT, DPT  08/10/2026`;
  it("goes on with the number that it begins with", () =>
    expect(said(BEFORE, signed("40, total treatment 44."))).toContainEqual(
      expect.stringMatching(/Total timed minutes 40, total treatment 44\.$/),
    ));
  it.each(["Walked to the door.", "10/12/2026 no pain.", "1. Walks alone."])("begins anew with: %s", (text) =>
    expect(said(BEFORE, signed(text)).some((quote) => quote.includes(`minutes ${text}`))).toBe(false),
  );
});
