import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { saidIn } from "../chart";
import { ownPages } from "../own-pages";
import { readChart } from "../read-chart";

const DIR = "tests/fixtures/persons";
type Page = { quote: string[]; never: string[]; why: string };
type Truth = {
  patient: { first: string; last: string; dob: string; mrn: string };
  pages: Record<string, Page>;
};
const { patient, pages }: Truth = JSON.parse(readFileSync(`${DIR}/truth.json`, "utf8"));
const SUBJECT = { patientName: `${patient.first} ${patient.last}`, dateOfBirth: patient.dob };
/** A page of an ordinary day: what the chart knows of the patient beside the notice. */
const OWN_PAGE = `HARROW CREEK PHYSICAL THERAPY          DAILY NOTE
Patient: ${SUBJECT.patientName}    DOB: 03/14/1968    Sex: F    MRN: ${patient.mrn}
Date of service: 09/24/2026    Visit 3 of 12

S: She reports that she slept through the night for the first time.
P: Continue as planned.

Jonah Lindqvist, PT, DPT`;

/** Letters and digits alone: a table's row is told in other spaces and strokes than it is printed in. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** What a letter could take of a page: the chart's facts, and the text that shows which step is right. */
function saidOf(text: string): { facts: string[]; kept: string } {
  const papers = [OWN_PAGE, text].map((one, at) => ({
    ...{ documentId: String(at), title: "Chart" },
    document: fromPlainText(one),
  }));
  const { facts, leftOut } = readChart(papers, SUBJECT);
  const carried = leftOut.flatMap((one) => one.carried?.line ?? []);
  const quoted = [...facts, ...carried].filter(({ place }) => place.documentId === "1");
  const [, ...kept] = ownPages(
    [OWN_PAGE, ...(papers[1]?.document.pages ?? []).map((page) => page.text)],
    SUBJECT,
  );
  return { facts: quoted.flatMap(saidIn).map(bare), kept: bare(kept.join("\n")) };
}

/** A short fact within the words ("5/10") shows nothing by itself; a value of two words and more does. */
const quotes = (fact: string, words: string) =>
  fact.includes(words) || (fact.length > 8 && fact.includes(" ") && words.includes(fact));

function scoreOf(name: string): { through: string[]; refused: string[] } {
  const { facts, kept } = saidOf(readFileSync(`${DIR}/${name}.txt`, "utf8"));
  const { never, quote } = pages[name] as Page;
  const isThrough = (words: string) =>
    kept.includes(bare(words)) || facts.some((fact) => quotes(fact, bare(words)));
  return {
    through: never.filter(isThrough),
    refused: quote.filter((words) => !kept.includes(bare(words))),
  };
}

const all = readdirSync(DIR)
  .flatMap((file) => /^(\d+)\.txt$/.exec(file)?.[1] ?? [])
  .toSorted();

describe("pages that were written to mislead", () => {
  // At first sight about half of what is another person's got through.
  it.each(all)("page %s", (name) => {
    expect(scoreOf(name)).toEqual({ through: [], refused: [] });
  });
});
