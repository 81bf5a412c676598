import { isBlank } from "../../page/page-lines";
import { formLines, keyOfDrawing, tickedLine } from "./form-lines";
import { headOfPage } from "./page-heads";
import type { Apart, LineHere, Passage, TableHeads, TextLines } from "./passage";
import { beginsAnew, endsHere, goesOnWith } from "./running-lines";
import { headOfSection } from "./section-heads";
import { sentencesOf } from "./sentences";
import { columnsSideBySide } from "./side-by-side";
import { headsOver, rowOfTable, rowOfTotals } from "./table-lines";

/** A row of a table stands alone, a form is told by its fields; lines of running text are joined and cut into sentences. */
export function readPassages(text: TextLines): Passage[] {
  const { lines, isText } = text;
  const columns = columnsSideBySide(lines);
  const readApart = readerApart(text);
  const passages: Passage[] = [];
  let section = "";
  let heads: TableHeads = {};
  let run: number[] = [];
  let taken = -1;
  const endRun = () => {
    if (run.length > 0) passages.push(...sentencesOf(lines, run, section));
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const isGap = isBlank(line) || !isText(index);
    const isNewPage = lines[index - 1]?.page !== line.page;
    const beside = isText(index) ? columns(index) : undefined;
    if (beside || isGap || isNewPage) endRun();
    if (beside) {
      passages.push(...beside);
      continue;
    }
    heads = headsOver(heads, lines, index);
    if (isGap || index <= taken) continue;
    if (isNewPage) section = "";
    const apart = readApart({ index, line, section, heads });
    if (apart) {
      endRun();
      passages.push(...apart.passages);
      section = apart.section ?? section;
      heads = apart.heads ?? heads;
      taken = apart.last ?? taken;
      continue;
    }
    const goesOn = goesOnWith(lines, run, line);
    if (!goesOn && beginsAnew(text, index)) endRun();
    run.push(index);
    if (!goesOn && endsHere(lines, index)) endRun();
  }
  endRun();
  return passages;
}

/** What a line gives that is no running text, by the first reader that knows it. */
function readerApart(text: TextLines): (here: LineHere) => Apart | undefined {
  const readers = [
    formLines(text),
    rowOfTotals,
    rowOfTable,
    headOfPage,
    tickedLine,
    keyOfDrawing,
    headOfSection,
  ];
  return (here) => {
    for (const read of readers) {
      const apart = read(text, here);
      if (apart) return apart;
    }
    return undefined;
  };
}
