import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import { composeLetter } from "@/lib/domain/letter/compose/compose";
import { NO_EVIDENCE } from "@/lib/domain/letter/points/plan/letter-plan";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { adviceOn, factsOf } from "./write-case";

/** What the app makes of one paper without a chart: the step, its date, and what the letter leaves open. */
export type PaperRow = {
  file: string;
  kind: string;
  move: string;
  due: string;
  paper: string;
  questions: number;
  blanks: number;
};

/** `count` papers of a folder, spread evenly over its layouts. */
export async function papersOf(dir: string, count: number): Promise<PaperRow[]> {
  const files = (await readdir(dir)).filter((name) => name.endsWith(".txt")).sort();
  const step = Math.max(1, files.length / count);
  const chosen = Array.from(
    { length: Math.min(count, files.length) },
    (_, at) => files[Math.floor(at * step)] ?? "",
  );
  return Promise.all(chosen.map(async (file) => rowOf(file, await readFile(path.join(dir, file), "utf8"))));
}

function rowOf(file: string, notice: string): PaperRow {
  const read = extractByRules(fromPlainText(notice));
  const advice = adviceOn(read, notice, []);
  const paper = PAPERS_OF_MOVE[advice.move]?.[0];
  const row = {
    file: path.parse(file).name,
    kind: read.kind ?? "",
    move: advice.move,
    due: advice.due ?? "",
  };
  if (!paper) return { ...row, paper: "none", questions: 0, blanks: 0 };
  const facts = factsOf(read, notice, {});
  facts.enclosures = [{ title: "Denial letter", type: "denial_letter", documentId: "denial", pages: 1 }];
  const evidence = { ...NO_EVIDENCE, noticeText: notice };
  const { content, questions } = composeLetter(facts, undefined, evidence, paper);
  const blanks = letterText(content, "html").match(/\[[^[\]\n]{2,300}\]/g)?.length ?? 0;
  return { ...row, paper, questions: questions.length, blanks };
}
