/** Small cases of what a chart lacks: a notice, its chart, what must be named as missing and what is there and must not be. */
import { planLetter } from "@/lib/domain/letter/points/plan";
import { caseOf, paperOf } from "./write-case";

export type MissingCase = {
  title: string;
  notice: string;
  papers: { name: string; text: string }[];
  missing: { what: string; words: RegExp }[];
  held: RegExp[];
};

const patternOf = (written: string): RegExp => {
  const found = /^\/(.+)\/i$/.exec(written.trim());
  return new RegExp(found?.[1] ?? written.trim(), "i");
};

/** `### title`, then `--- notice`, `--- paper NAME` (pages parted by `\f`), `--- missing` ("what | words"), `--- held`, `--- end`. */
export function missingCases(text: string): MissingCase[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      const sections = rest
        .join("\n")
        .split(/^--- /m)
        .slice(1)
        .map((section) => {
          const [head = "", ...lines] = section.split("\n");
          return { head: head.trim(), body: lines.join("\n").trimEnd() };
        });
      const bodyOf = (name: string) => sections.find(({ head }) => head === name)?.body ?? "";
      const linesOf = (name: string) => bodyOf(name).split("\n").filter(Boolean);
      return {
        title,
        notice: bodyOf("notice"),
        papers: sections
          .filter(({ head }) => head.startsWith("paper "))
          .map(({ head, body }) => ({ name: head.slice(6), text: body.replaceAll("\\f\n", "\f") })),
        missing: linesOf("missing").map((line) => {
          const [what = "", words = ""] = line.split(" | ");
          return { what, words: patternOf(words) };
        }),
        held: linesOf("held").map(patternOf),
      };
    });
}

/** What the Evidence tab calls missing, held against the case. */
export function scoreMissing({ notice, papers, missing, held }: MissingCase) {
  const read = caseOf(
    notice,
    papers.map(({ name, text }) => paperOf(name, text)),
  );
  const said = planLetter(read.facts, read.evidence).missing;
  return {
    said,
    questions: read.questions.map(({ text }) => text),
    unnamed: missing.filter(({ words }) => !said.some((line) => words.test(line))).map(({ what }) => what),
    /** What is there and was called missing. */
    wrong: said.filter((line) => held.some((words) => words.test(line))),
    /** Neither in the truth nor known to be there. */
    unlisted: said.filter((line) => !missing.some(({ words }) => words.test(line))),
    twice: missing
      .filter(({ words }) => said.filter((line) => words.test(line)).length > 1)
      .map(({ what }) => what),
    category: read.facts.denialCategory,
    move: read.advice.move,
  };
}
