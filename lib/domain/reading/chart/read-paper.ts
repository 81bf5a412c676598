import type { WordPlaces } from "../page/evidence";
import type { Line } from "../page/page-lines";
import type { ChartPaper, LeftOut } from "./chart";
import type { ownLines } from "./person/page-owner";
import type { HiddenPerson } from "./person/person-columns";

/** A paper with whose each of its lines is and of which day. */
export type ReadPaper = {
  paper: ChartPaper;
  lines: Line[];
  hidden: HiddenPerson[];
  places: WordPlaces;
  dates: (string | undefined)[];
  owners: ReturnType<typeof ownLines>;
  patientName: string | undefined;
  /** The patient's birth, where it is known. */
  born: string | undefined;
  /** The newest day that the papers tell their entries to be of. */
  newest: string | undefined;
  /** The days that all papers tell with their year. */
  told: ReadonlySet<string>;
};

/** The pages, or parts of them, that are another person's or name nobody for sure. */
export function othersPages({ paper, lines, hidden, owners }: ReadPaper): LeftOut[] {
  const seen = new Map<string, LeftOut>();
  for (const { page, name } of hidden)
    seen.set(`${page} ${name}`, {
      documentId: paper.documentId,
      page,
      reason: "other_patient",
      detail: name,
    });
  lines.forEach((line, index) => {
    const owner = owners.owners[index];
    if (owner !== "other" && owner !== "somebody") return;
    const name = owners.names[index] ?? (owner === "other" ? "another person" : "a person");
    seen.set(`${line.page} ${name}`, {
      documentId: paper.documentId,
      page: line.page,
      reason: owner === "other" ? "other_patient" : "patient_unknown",
      detail: name,
    });
  });
  return [...seen.values()];
}
