import { readLines } from "../page/page-lines";
import type { ChartSubject } from "./chart";
import { personsIn } from "./persons-in";

/**
 * The texts of pages without what is another person's: a page that was filed with the patient's by mistake, its lines on a list, or what a
 * sentence tells of a relative show nothing of the patient's claim. Each page is judged by itself; one that names nobody stays.
 */
export function ownPages(pages: readonly string[], subject: ChartSubject): string[] {
  const read = pages.map((text, at) =>
    readLines(
      { pages: [{ number: at + 1, width: 1, height: 1, method: "structure", text, words: [] }] },
      true,
    ),
  );
  const { papers, known } = personsIn(read, subject);
  if (!known) return [...pages];
  return pages.map((text, at) => {
    const { lines = [], hidden = [], owned } = papers[at] ?? {};
    if (!owned?.owners.includes("other") && hidden.length === 0) return text;
    return lines.map((line, index) => (owned?.owners[index] === "other" ? "" : line.text)).join("\n");
  });
}
