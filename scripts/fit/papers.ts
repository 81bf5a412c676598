import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { CARE_STAGES, LINES_OF_BUSINESS, PAPER_KINDS } from "@/lib/core/notice";
import { readReading } from "@/lib/domain/reading/extract";
import { paperOf } from "@/lib/domain/reading/signs/statements";
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
  /** A notice of a denial with a chart, a paper of its chart, or one of the sets of papers. */
  place: "paper" | "notice" | "chart";
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

/** Papers that nobody has looked at, by set: no weight is fitted with them either, so that they can measure. */
async function closedPapers(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(path.join(FIXTURES, "closed.json"), "utf8"));
}

/** Every text of the fixtures that has a truth, without the closed ones of sets that are not asked for by name. */
export async function knownPapers(asked: readonly string[] = []): Promise<KnownPaper[]> {
  const papers: KnownPaper[] = [];
  const closed = await closedPapers();
  for (const set of await setsIn()) {
    const dir = path.join(FIXTURES, set);
    const truth = (await readTruth(dir)) ?? {};
    const files = (await readdir(dir)).filter((name) => name.endsWith(".txt") && truth[name]).sort();
    const left = asked.includes(set) ? [] : (closed[set] ?? []);
    for (const file of files) {
      const name = file.replace(/\.txt$/, "");
      if (left.includes(name)) continue;
      const text = await readFile(path.join(dir, file), "utf8");
      papers.push(knownPaper({ set, file, text, truth: truth[file] ?? {}, place: "paper" }));
    }
  }
  const ofLayout = Map.groupBy(papers, ({ layout }) => layout);
  return papers.map((paper) => ({
    ...paper,
    weight: 1 / Math.sqrt(ofLayout.get(paper.layout)?.length ?? 1),
  }));
}

function knownPaper(one: Pick<KnownPaper, "set" | "file" | "text" | "truth" | "place">): KnownPaper {
  const reading = readReading(fromPlainText(one.text));
  const layout = `${one.set}/${one.file.replace(/(?:-\d+)?\.txt$/, "")}`;
  return { ...one, layout, weight: 1, reading, paper: paperOf(reading) };
}

/** What the truth of a denial with a chart says of its notice. */
const OF_A_NOTICE = {
  stage: "stage",
  line_of_business: "line_of_business",
  line_of_business_accept: "line_of_business_accept",
  category: "denial_category",
  category_accept: "denial_category_accept",
};

/** The folders of the denials with charts that may be looked at. */
async function openCases(): Promise<{ set: string; name: string; dir: string }[]> {
  const closed = await closedPapers();
  const sets = (await readdir(FIXTURES)).filter((name) => name.startsWith("letters")).sort();
  const cases = await Promise.all(
    sets.map(async (set) =>
      (await readdir(path.join(FIXTURES, set), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory() && !(closed[set] ?? []).includes(entry.name))
        .map(({ name }) => ({ set, name, dir: path.join(FIXTURES, set, name) })),
    ),
  );
  return cases.flat();
}

/** The notices of the denials with charts: of them the truth tells the category, the stage and the plan. */
export async function knownNotices(): Promise<KnownPaper[]> {
  return Promise.all(
    (await openCases()).map(async ({ set, name, dir }) => {
      const all = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8")) as Truth;
      const told = Object.entries(OF_A_NOTICE).filter(([own]) => own in all);
      const truth = Object.fromEntries(told.map(([own, field]) => [field, all[own]]));
      const text = await readFile(path.join(dir, "denial.txt"), "utf8");
      return knownPaper({ set, file: name, text, truth, place: "notice" });
    }),
  );
}

/** The charts of those denials: nothing is known of these papers but that no payer decides in them on the claim in hand. */
export async function chartPapers(): Promise<KnownPaper[]> {
  const papers: KnownPaper[] = [];
  for (const { set, name, dir } of await openCases()) {
    const files = (await readdir(dir)).filter((file) => file.endsWith(".txt") && file !== "denial.txt");
    for (const file of files.sort()) {
      const text = await readFile(path.join(dir, file), "utf8");
      papers.push(knownPaper({ set, file: `${name}/${file}`, text, truth: {}, place: "chart" }));
    }
  }
  return papers;
}

/** What is weighed of a paper as a whole, with the choices that the app knows. */
const CHOICES = {
  kind: PAPER_KINDS,
  stage: CARE_STAGES,
  line_of_business: LINES_OF_BUSINESS,
} as const;
export type PaperField = keyof typeof CHOICES;
export const PAPER_FIELDS = Object.keys(CHOICES) as PaperField[];

export const NONE = "none";
/** Names that some truths have for the app's own. */
const ALSO: Record<string, string> = {
  concurrent_denial: "prior_auth_denial",
  external_review: "external_review_decision",
  appeal_decision_partial: "partly_overturned",
  statement: "patient_statement",
  // A state's own Medicaid and the VA have no name in the app.
  medicaid: NONE,
  medicaid_ffs: NONE,
  va: NONE,
};

/** What a truth calls right, the likeliest first, in the app's own names: other names are left out. */
export function paperChoices({ truth }: Pick<KnownPaper, "truth">, field: PaperField): string[] {
  if (!(field in truth)) return [];
  const known: readonly string[] = [...CHOICES[field], NONE];
  return [truth[field], truth[`${field}_accept`] ?? []]
    .flat()
    .map((value) => String(value ?? NONE))
    .map((value) => ALSO[value] ?? value)
    .filter((value) => known.includes(value));
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
