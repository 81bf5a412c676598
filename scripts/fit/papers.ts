import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readReading } from "@/lib/domain/reading/extract";
import { paperOf } from "@/lib/domain/reading/paper/statements";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { Truth } from "../eval/compare";
import { readTruth } from "../eval/read";

const FIXTURES = "tests/fixtures";

/** A paper of a set with what is true of it. */
export type KnownPaper = {
  set: string;
  file: string;
  /** Papers that differ by their values alone: "bill-1.txt" and "bill-2.txt". */
  layout: string;
  /** Less for each of several papers of one layout. */
  weight: number;
  truth: Truth;
  text: string;
  reading: ReturnType<typeof readReading>;
  paper: ReturnType<typeof paperOf>;
};

async function setsIn(): Promise<string[]> {
  const papers = (await readdir(path.join(FIXTURES, "papers"), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `papers/${name}`);
  return ["denials", "extraction", "extraction/holdout", "layouts", ...papers.sort()];
}

/** Every text of the fixtures that has a truth. */
export async function knownPapers(): Promise<KnownPaper[]> {
  const papers: KnownPaper[] = [];
  for (const set of await setsIn()) {
    const dir = path.join(FIXTURES, set);
    const truth = (await readTruth(dir)) ?? {};
    const files = (await readdir(dir)).filter((name) => name.endsWith(".txt") && truth[name]).sort();
    for (const file of files) {
      const text = await readFile(path.join(dir, file), "utf8");
      const reading = readReading(fromPlainText(text));
      const layout = `${set}/${file.replace(/(?:-\d+)?\.txt$/, "")}`;
      papers.push({
        set,
        file,
        layout,
        weight: 1,
        truth: truth[file] ?? {},
        text,
        reading,
        paper: paperOf(reading),
      });
    }
  }
  const ofLayout = Map.groupBy(papers, ({ layout }) => layout);
  return papers.map((paper) => ({
    ...paper,
    weight: 1 / Math.sqrt(ofLayout.get(paper.layout)?.length ?? 1),
  }));
}

/** What a truth says of a field, with what it accepts too; undefined where it doesn't tell. Older truths keep some under `extra`. */
export function rightValues({ truth }: KnownPaper, field: string): string[] | undefined {
  const extra = (truth.extra ?? {}) as Truth;
  const older = field === "dates_of_service" ? [field, "date_of_service"] : [field];
  const name = older.find((one) => one in truth || one in extra);
  if (name === undefined) return undefined;
  const values = [name in truth ? truth[name] : extra[name], truth[`${field}_accept`] ?? []].flat();
  return values.flatMap((value) => {
    if (value === null || value === undefined || value === "") return [];
    if (field === "dates_of_service") return String(value).split(/,\s*/);
    return [
      field === "billed_amount" ? Number(String(value).replace(/[$,]/g, "")).toFixed(2) : String(value),
    ];
  });
}
