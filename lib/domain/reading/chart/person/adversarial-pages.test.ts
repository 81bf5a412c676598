import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { saidIn } from "../chart";
import { ownPages } from "../own-pages";
import { readChart } from "../read-chart";

type Page = { quote: string[]; never: string[]; why: string };
type Truth = {
  patient: { first: string; last: string; dob: string; mrn: string; sex: string };
  pages: Record<string, Page>;
};

/** A set of pages, and a page of an ordinary day: what the chart knows of the patient beside the notice. */
function setIn(dir: string) {
  const { patient, pages }: Truth = JSON.parse(readFileSync(`${dir}/truth.json`, "utf8"));
  const subject = { patientName: `${patient.first} ${patient.last}`, dateOfBirth: patient.dob };
  const [year, month, day] = patient.dob.split("-");
  const own = `HARROW CREEK PHYSICAL THERAPY          DAILY NOTE
Patient: ${subject.patientName}    DOB: ${month}/${day}/${year}    Sex: ${patient.sex}    MRN: ${patient.mrn}
Date of service: 09/24/2026    Visit 3 of 12

S: The night was slept through for the first time.
P: Continue as planned.

Jonah Lindqvist, PT, DPT`;
  return { dir, pages, subject, own };
}
type PageSet = ReturnType<typeof setIn>;

/** Letters and digits alone: a table's row is told in other spaces and strokes than it is printed in. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** What a letter could take of a page: the chart's facts, and the text that shows which step is right. */
function saidOf(text: string, { own, subject }: PageSet): { facts: string[]; kept: string; isHeld: boolean } {
  const papers = [own, text].map((one, at) => ({
    ...{ documentId: String(at), title: "Chart" },
    document: fromPlainText(one),
  }));
  const { facts, leftOut, unnamed = [] } = readChart(papers, subject);
  const carried = leftOut.flatMap((one) => one.carried?.line ?? []);
  const quoted = [...facts, ...carried].filter(({ place }) => place.documentId === "1");
  const [, ...kept] = ownPages([own, ...(papers[1]?.document.pages ?? []).map((page) => page.text)], subject);
  return {
    facts: quoted.flatMap(saidIn).map(bare),
    kept: bare(kept.join("\n")),
    isHeld: unnamed.includes("1"),
  };
}

/** A short fact within the words ("5/10") shows nothing by itself; a value of two words and more does. */
const quotes = (fact: string, words: string) =>
  fact.includes(words) || (fact.length > 8 && fact.includes(" ") && words.includes(fact));

function scoreOf(name: string, set: PageSet): { through: string[]; refused: string[]; isHeld: boolean } {
  const { facts, kept, isHeld } = saidOf(readFileSync(`${set.dir}/${name}.txt`, "utf8"), set);
  const { never, quote } = set.pages[name] as Page;
  const isThrough = (words: string) =>
    kept.includes(bare(words)) || facts.some((fact) => quotes(fact, bare(words)));
  return {
    through: never.filter(isThrough),
    refused: quote.filter((words) => !kept.includes(bare(words))),
    isHeld,
  };
}

const opened = setIn("tests/fixtures/persons");
const second = setIn("tests/fixtures/persons-second");
const third = setIn("tests/fixtures/persons-third");

describe("pages that were written to mislead", () => {
  // At first sight about half of what is another person's got through.
  it.each(Object.keys(opened.pages))("page %s", (name) => {
    expect(scoreOf(name, opened)).toMatchObject({ through: [], refused: [] });
  });

  // 38 through and 7 refused when nobody had opened them. What is left is a father's cancer in a row that says whose it is: a family's risk is
  // the patient's own.
  it("of a second set let no more through than a family's risk, and refuse nothing", () => {
    const scores = Object.keys(second.pages).map((name) => scoreOf(name, second));
    expect(scores.flatMap(({ through }) => through)).toEqual(["died of colon cancer at 66"]);
    expect(scores.flatMap(({ refused }) => refused)).toEqual([]);
  });

  // Closed: nobody who mends the rules has opened its pages, and the numbers may only fall. At first sight 36 of 92 got through and 8 of 143 were
  // refused; of a page that a person is asked to look at before it goes out nothing is through.
  it("of a third set let no more through, and refuse no more, than when nobody had opened it", () => {
    const scores = Object.keys(third.pages).map((name) => scoreOf(name, third));
    expect(scores.flatMap(({ through, isHeld }) => (isHeld ? [] : through)).length).toBeLessThanOrEqual(26);
    expect(scores.flatMap(({ refused }) => refused).length).toBeLessThanOrEqual(8);
  });
});
