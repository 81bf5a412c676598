import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { planLetter } from "@/lib/domain/letter/points/plan";
import { type LetterScore, type LetterTruth, scoreLetter } from "./letter-score";
import { startLetterStandIn } from "./letter-stand-in";
import { type CaseRead, readCase, writeLetter } from "./write-case";

const casesIn = (dir: string) =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(dir, name));
const inSets = (...names: string[]) => names.flatMap((name) => casesIn(`tests/fixtures/${name}`));
/** Read once: the stand-ins write from what the built-in engine wrote from. */
const reads = new Map<string, Promise<CaseRead>>();
const readOnce = (dir: string) => {
  const read = reads.get(dir) ?? readCase(dir);
  reads.set(dir, read);
  return read;
};
const scoreOf = async (dir: string) => (await writeLetter(await readOnce(dir))).score;
const cases = inSets("letters", "letters-second", "letters-third", "letters-fourth");
/** The stand-ins make each fact a sentence of one form: a flowsheet's twenty look like a loop to the check of the answer. */
const casesOfModel = inSets("letters", "letters-second");

describe("the letters of the cases", () => {
  it.each(cases)("%s: the right step, every needed fact with its page, nothing forbidden", async (dir) => {
    const score = await scoreOf(dir);
    expect(score).toMatchObject({ moveRight: true, stopRight: true });
    expect(score.forbidden).toEqual([]);
    expect(score.lacking).toEqual([]);
    expect(score.unsourced).toEqual([]);
    expect(score.brackets).toBe(0);
    expect(score.questions).toBeLessThanOrEqual(score.questionsMax);
    expect(score.missingNamed).toBe(score.missing);
  });
});

// What stands there alone would be in no letter, and be taken for said.
it.each(cases)("%s: a reason that another answers as well holds no passage of its own", async (dir) => {
  const { facts, evidence } = await readOnce(dir);
  const { points } = planLetter(facts, evidence);
  const idsOf = (of: typeof points) => of.flatMap(({ passages }) => passages.map(({ id }) => id));
  const printed = new Set(idsOf(points.filter(({ sameAs }) => !sameAs)));
  expect(idsOf(points.filter(({ sameAs }) => sameAs)).filter((id) => !printed.has(id))).toEqual([]);
});

describe("the letters of the later sets", () => {
  it.each(
    inSets(
      ...["letters-sixth", "letters-seventh", "letters-eighth", "letters-thirteenth"],
      ...["letters-twenty-fourth", "letters-twenty-fifth", "letters-twenty-sixth"],
    ),
  )("%s: the right step, nothing forbidden", async (dir) => {
    const score = await scoreOf(dir);
    // The eighth set calls the step of another practice's notice "none"; it is stopped whatever its step.
    const moveRight = score.stop === "foreign_notice" || score.moveRight;
    expect({ ...score, moveRight }).toMatchObject({
      moveRight: true,
      stopRight: true,
      forbidden: [],
      unsourced: [],
      brackets: 0,
    });
    expect(score.needed === 0 ? 1 : score.found / score.needed).toBeGreaterThanOrEqual(0.75);
  });
});

describe("letters that a model wrote", () => {
  it.each(["right", "inventing", "hostile"] as const)(
    "by one that is %s hold what its facts hold and nothing of its own",
    async (how) => {
      const standIn = await startLetterStandIn(how);
      try {
        let [needed, placed] = [0, 0];
        for (const dir of casesOfModel) {
          const { letter, score } = await writeLetter(await readOnce(dir), standIn.config);
          needed += score.needed;
          placed += score.placed;
          expect(standIn.planted.filter((sentence) => letter.includes(sentence))).toEqual([]);
          expect(score.forbidden).toEqual([]);
          expect(score.brackets).toBe(0);
        }
        expect(placed / needed).toBeGreaterThan(0.9);
        expect(standIn.planted.length).toBeGreaterThanOrEqual(
          { right: 0, inventing: 400, hostile: 100 }[how],
        );
      } finally {
        await standIn.close();
      }
    },
  );
});

/** Only totals: which fact is missing where is not to be looked at. */
describe("the letters of the cases that are only scored", () => {
  it("say nothing forbidden, hold no blank and take the right step", async () => {
    const scores = await Promise.all(casesIn("tests/fixtures/letters-held-out").map(scoreOf));
    const sum = (pick: (score: LetterScore) => number) => scores.reduce((all, score) => all + pick(score), 0);
    expect(sum(({ moveRight, stopRight }) => Number(!moveRight || !stopRight))).toBe(0);
    expect(sum(({ forbidden, brackets }) => forbidden.length + brackets)).toBe(0);
    expect(sum(({ placed }) => placed)).toBeGreaterThanOrEqual(14);
  });

  it("hold nine tenths of the facts of everyday cases, and nothing forbidden", async () => {
    const scores = await Promise.all(casesIn("tests/fixtures/letters-fifteenth").map(scoreOf));
    const sum = (pick: (score: LetterScore) => number) => scores.reduce((all, score) => all + pick(score), 0);
    expect(sum(({ forbidden, brackets }) => forbidden.length + brackets)).toBe(0);
    expect(sum(({ placed }) => placed) / sum(({ needed }) => needed)).toBeGreaterThanOrEqual(0.9);
  });

  it("hold nine tenths of the facts in styles that came last", async () => {
    const scores = await Promise.all(casesIn("tests/fixtures/letters-fifth").map(scoreOf));
    const sum = (pick: (score: LetterScore) => number) => scores.reduce((all, score) => all + pick(score), 0);
    expect(sum(({ moveRight, stopRight }) => Number(!moveRight || !stopRight))).toBe(0);
    expect(sum(({ forbidden, brackets }) => forbidden.length + brackets)).toBe(0);
    expect(sum(({ placed }) => placed) / sum(({ needed }) => needed)).toBeGreaterThanOrEqual(0.9);
  });
});

describe("the score", () => {
  const truth = {
    title: "",
    move: "appeal",
    facts: [
      { id: "a", what: "ODI", must: true, tokens: ["09/30/2026", "ODI", "18%"], paper: "chart", page: 4 },
    ],
    forbidden: [{ what: "a plateau", tokens: ["plateau"] }],
    questions_max: 2,
    missing: [],
  };
  const made = (unit: string, held: LetterTruth = truth) =>
    scoreLetter(
      {
        units: [unit],
        papers: ["chart"],
        notice: "You plateaued.",
        questions: [],
        missing: [],
        move: "appeal",
        stop: null,
        unsourced: [],
      },
      held,
    );

  it("wants value, day and page in one place, in any usual form", () => {
    expect(made("ODI 18 percent on September 30, 2026 (Enclosure 1, page 4)").placed).toBe(1);
    expect(made("ODI 18% on 9/30/26 (Enclosure 1, page 3)")).toMatchObject({ found: 1, placed: 0 });
    expect(made("ODI 118% on 09/30/2026 (Enclosure 1, page 4)").found).toBe(0);
  });

  it("asks for no page where the truth names none", () => {
    const [fact] = truth.facts;
    if (!fact) throw new Error("no fact");
    const { paper: _paper, page: _page, ...anywhere } = fact;
    const unit = "ODI 18 percent on September 30, 2026";
    const without = { ...truth, facts: [anywhere] };
    expect(made(unit, without)).toMatchObject({ found: 1, paged: 0, placed: 0, lacking: [] });
    expect(made("ODI 22", without).lacking).toHaveLength(1);
    expect(made(unit)).toMatchObject({ found: 1, paged: 1, placed: 0 });
  });

  it("takes a score with what it is out of, and no day for one; a day in the record's own form", () => {
    const fact = {
      id: "a",
      what: "Berg",
      must: true,
      tokens: ["10/12/2026", "Berg", "36"],
      paper: "chart",
      page: 4,
    };
    const found = (unit: string) =>
      scoreLetter(
        {
          units: [unit],
          papers: ["chart"],
          notice: "",
          questions: [],
          missing: [],
          move: "appeal",
          stop: null,
          unsourced: [],
        },
        { ...truth, facts: [fact] },
      ).found;
    expect(found("From 12-Oct-2026 on: Berg 36/56")).toBe(1);
    expect(found("Berg on 10/12/2026: 36 of 56")).toBe(1);
    expect(found("Berg on 10/12/2026: 36.00, of 36/40")).toBe(1);
    expect(found("Berg on 10/12/2026: 136/156, 36/24, 36.01")).toBe(0);
  });

  it("counts what is forbidden, blanks, and not the payer's own words", () => {
    expect(made("He reached a plateau. [date]")).toMatchObject({
      brackets: 1,
      forbidden: [expect.any(String)],
    });
    expect(made("You state “You plateaued.”").forbidden).toEqual([]);
  });
});
