import type { Line } from "../../page/page-lines";
import { titleCase } from "../page/headings";
import { columnLines, sideColumns } from "../values/side-columns";
import { LABEL, LONGEST_WHOLE } from "./line-marks";
import type { Passage } from "./passage";
import { sentencesOf } from "./sentences";

/** The lines where two columns stand side by side: each column is read down, at the first of its lines. */
export function columnsSideBySide(lines: Line[]): (index: number) => readonly Passage[] | undefined {
  const blocks = sideColumns(lines);
  return (index) => {
    const block = blocks.find(({ from, to }) => index >= from && index < to);
    if (!block) return undefined;
    return index === block.from
      ? [false, true].flatMap((right) => columnPassages(columnLines(lines, block, right), block))
      : [];
  };
}

/** A column of labeled lines under its title says one thing; other words stand between its lines on the page, hence "…". */
function columnPassages(lines: Line[], { from, to }: { from: number; to: number }): Passage[] {
  const run = lines.flatMap((line, index) =>
    index >= from && index < to && line.text.trim() !== "" ? [index] : [],
  );
  const title = lines[run[0] ?? from]?.text.trim() ?? "";
  const titled = run.length > 1 && /^[A-Z][A-Z0-9 /&,'()-]{3,40}:?$/.test(title);
  const section = titled ? titleCase(title.replace(/:$/, "")) : "";
  const own = (titled ? run.slice(1) : run).map((index) => ({ index, text: lines[index]?.text ?? "" }));
  const text = own.map((line) => line.text.trim().replace(/\s+/g, " ")).join(" … ");
  if (text.length > LONGEST_WHOLE || !own.some((line) => LABEL.test(line.text)))
    return sentencesOf(
      lines,
      own.map(({ index }) => index),
      section,
    );
  const spans = own.map((line) => ({
    line: line.index,
    start: line.text.length - line.text.trimStart().length,
    end: line.text.length,
  }));
  return text.length > 5 ? [{ text, spans, section }] : [];
}
