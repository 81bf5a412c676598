import { readLines } from "../../page/page-lines";
import type { ChartSubject } from "../chart";
import { learnIdentity, ownLines } from "./page-owner";

/**
 * The texts of pages without what is another person's: a page that was filed with the patient's by mistake, or its lines on a list,
 * show nothing of the patient's claim. Each page is judged by itself; one that names nobody stays.
 */
export function ownPages(pages: readonly string[], subject: ChartSubject): string[] {
  const read = pages.map((text, at) =>
    readLines(
      { pages: [{ number: at + 1, width: 1, height: 1, method: "structure", text, words: [] }] },
      true,
    ),
  );
  const known = learnIdentity(read, subject);
  if (!known) return [...pages];
  return pages.map((text, at) => {
    const lines = read[at] ?? [];
    const { owners } = ownLines(lines, known);
    if (!owners.includes("other")) return text;
    return lines.map((line, index) => (owners[index] === "other" ? "" : line.text)).join("\n");
  });
}
