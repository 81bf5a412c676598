import type { Line, Span } from "../page/page-lines";
import type { ChartFact } from "./chart";
import { claimFormFacts, isClaimLine } from "./claim-form";
import { delimitedIn } from "./forms/delimited";
import { type FormFact, formsIn } from "./forms/forms";
import { stackedIn } from "./forms/stacked";
import { paperBelow } from "./page/day-cues";
import { yearsAround } from "./page/entry-dates";
import { titleCase } from "./page/headings";
import { type Mail, mailsIn } from "./page/mail-heads";
import { linesOfNoEvidence } from "./page/no-evidence";
import { type Heading, titleOf, topOf } from "./page/page-title";
import { printedTitle } from "./page/printed-title";
import { withdrawnLines } from "./page/withdrawn";
import { pagesOf } from "./person/page-owner";
import type { ReadPaper } from "./read-paper";
import { carriedLines, type TakenBack, takenBackIn } from "./values/carried";
import { pagesOfDemands } from "./values/job-demands";
import { paymentTables } from "./values/payment-tables";
import { timedDays } from "./values/timed-rows";

/** What a paper's lines are, before any fact is taken from them. */
export type PaperLayout = {
  documentId: string;
  lines: Line[];
  dates: ReadPaper["dates"];
  patientName: string | undefined;
  pages: ReturnType<typeof pagesOf>;
  /** The lines, with another person's rows emptied: they name no page of the patient's. */
  named: Line[];
  ours: (index: number) => boolean;
  /** Ours, and no head of a mail. */
  isText: (index: number) => boolean;
  /** Ours, and no part of a form. */
  isPlain: (index: number) => boolean;
  mailOf: (index: number) => Mail | undefined;
  /** The page's title, but for a later note below it: "EXAM 8/31/26" does not name the re-exam of another day. */
  heading: (page: number, date?: string) => string;
  /** Whose form it is goes before what the form itself is called. */
  formTitle: (page: number, date?: string) => string;
  place: (spans: Span[]) => ChartFact["place"];
  forms: FormFact[];
  /** Lines that only head the rows of an export. */
  exportHeads: Iterable<number>;
  claims: ReturnType<typeof claimFormFacts>;
  payments: ReturnType<typeof paymentTables>;
  /** The day near which a line's days without a year lie, where its page or its paper tells one. */
  around: (index: number) => string | undefined;
  /** What sheets of minutes say day by day. */
  timed: ReturnType<typeof timedDays>;
  /** Lines of what was billed or paid, and of the minutes that were. */
  billed: ReadonlySet<number>;
  /** Lines of forms whose values have no day. */
  undated: ReadonlySet<number>;
  /** Lines of what was not done, and of what was taken back. */
  undone: ReadonlySet<number>;
  withdrawn: ReadonlySet<number>;
  /** Lines that were carried from an earlier visit. */
  carried: ReadonlySet<number>;
  /** What a later entry says was carried into those of other days. */
  takenBack: readonly TakenBack[];
  /** Pages of what a job asks. */
  ofDemands: ReadonlySet<number>;
};

/** Of this patient's, or of nobody else's. */
const oursIn =
  ({ owners: { owners } }: ReadPaper) =>
  (index: number) =>
    owners[index] === "patient" || owners[index] === "unmarked";

export function layoutOf(read: ReadPaper): PaperLayout {
  const { lines, dates, paper, patientName } = read;
  const ours = oursIn(read);
  const pages = pagesOf(lines);
  const named = lines.map((line, index) => (ours(index) ? line : { ...line, text: "", cells: [] }));
  const mails = mailsIn(lines);
  const ofMailHead = new Set(mails.flatMap(({ head }) => head));
  const isText = (index: number) => ours(index) && !ofMailHead.has(index);
  const years = yearsAround(named, dates, read.born, read.newest, read.told);
  const around = (index: number) => years[index];
  const exported = delimitedIn(named, patientName);
  const stacked = stackedIn(lines, ours, patientName).facts;
  const inStack = new Set(stacked.flatMap((form) => form.lines));
  const forms = [
    ...exported.facts,
    ...stacked,
    ...formsIn({ lines, wanted: (index) => isText(index) && !inStack.has(index), days: years }),
  ];
  const inForm = new Set(forms.flatMap((form) => form.lines));
  const claims = pages.flatMap(({ from, to }) => claimFormFacts(lines, from, to));
  const payments = pages.flatMap(({ from, to }) => paymentTables(lines, from, to));
  const timed = pages.flatMap(({ from, to }) => timedDays(named, from, to, around));
  return {
    ...{ documentId: paper.documentId, lines, dates, patientName, pages, named, ours, isText },
    isPlain: (index) => ours(index) && !inForm.has(index),
    mailOf: (index) => mails.find(({ from, to }) => index >= from && index < to),
    ...titlesIn(named, lines, dates),
    place: (spans) => ({
      documentId: paper.documentId,
      page: lines[spans[0]?.line ?? 0]?.page ?? 1,
      boxes: read.places.boxes(lines, spans),
    }),
    ...{ forms, exportHeads: exported.heads, claims, payments, around, timed },
    billed: new Set([
      ...claims.filter(({ text }) => isClaimLine(text)).flatMap((one) => one.lines),
      ...payments.flatMap((one) => one.lines),
      // The head of the days stands over other rows, too.
      ...timed.flatMap((one) => one.lines.slice(1)),
    ]),
    undated: new Set(forms.flatMap((form) => (form.undated ? form.lines : []))),
    undone: linesOfNoEvidence(lines),
    withdrawn: withdrawnLines(lines),
    carried: carriedLines(lines),
    takenBack: takenBackIn(lines, dates),
    ofDemands: pagesOfDemands(lines),
  };
}

function titlesIn(
  named: Line[],
  lines: readonly Line[],
  dates: ReadPaper["dates"],
): Pick<PaperLayout, "heading" | "formTitle"> {
  const headings = new Map<number, Heading>();
  const topDay = (page: number) =>
    dates.find((day, index) => day !== undefined && lines[index]?.page === page);
  const heading = (page: number, date?: string): string => {
    const known = headings.get(page) ?? titleOf(named, page);
    headings.set(page, known);
    const below = papersBelow(lines, page);
    if (below.length > 0 && date && date !== topDay(page))
      return below.find(({ day }) => day === date)?.title ?? "";
    if (date && FIRST_OF_CARE.test(known.text) && date > (topDay(page) ?? date)) return "";
    return known.day && date && known.day !== date ? "" : known.text;
  };
  const formTitle = (page: number, date?: string): string => {
    const title = heading(page, date);
    const whose = topOf(named, page);
    const printed = printedTitle(named.filter((line) => line.page === page).slice(0, 8));
    if (title !== "" && printed.toLowerCase() !== title.toLowerCase()) return title;
    return whose.toLowerCase().includes(title.toLowerCase()) ? whose : `${whose}, ${title}`;
  };
  return { heading, formTitle };
}

/** The other papers on a page, each with its own title and day. */
const papersBelow = (lines: readonly Line[], page: number): { title: string; day: string }[] =>
  lines.flatMap((line, index) => {
    const paper = line.page === page ? paperBelow(lines, index) : undefined;
    return paper ? [{ title: titleCase(paper.title), day: paper.date.iso }] : [];
  });

/** An initial examination found nothing on the days of the visits that stand below it on its page. */
const FIRST_OF_CARE =
  /\b(?:initial|first) (?:\w+ )?(?:exam(?:ination)?|eval(?:uation)?|visit|consult\w*)\b|\b(?:physical|occupational|speech|language|hand|psychiatric|chiropractic)(?: therapy)? evaluation\b(?<!\bre-?evaluation)/i;
