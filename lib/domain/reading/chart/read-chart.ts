import { WordPlaces } from "../page/evidence";
import { type Line, readLines } from "../page/page-lines";
import { addDecisions } from "./add-decisions";
import { addPassages } from "./add-passages";
import { addSheets } from "./add-sheets";
import { addValues } from "./add-values";
import type { Chart, ChartFact, ChartPaper, ChartSubject } from "./chart";
import { isClaimCopy, isClaimLine } from "./claim-form";
import { claimsOf, injuriesOf } from "./injury-days";
import { boxedNotesApart } from "./page/boxed-notes";
import { withoutCopies } from "./page/copies";
import { editionsOf } from "./page/edition";
import { entryDates } from "./page/entry-dates";
import { nameSigners } from "./page/signers";
import { toldDays } from "./page/year-of-columns";
import { layoutOf } from "./paper-layout";
import { isUnnamed } from "./person/unnamed-papers";
import { personsIn } from "./persons-in";
import { othersPages, type ReadPaper } from "./read-paper";
import { ownNamedValues } from "./values/own-named";

/** Every fact of this patient in the papers, and what was left out. Pure: words are only compared and copied. */
export function readChart(papers: readonly ChartPaper[], subject: ChartSubject): Chart {
  const { papers: owned, known } = personsIn(
    papers.map(({ document }) => boxedNotesApart(readLines(document, true))),
    subject,
  );
  const read: ReadPaper[] = owned.flatMap(({ lines, hidden, owned: owners }, at) => {
    const paper = papers[at];
    if (!paper) return [];
    return [
      {
        paper,
        lines,
        hidden,
        places: new WordPlaces(paper.document),
        dates: entryDates(lines, known?.born),
        owners,
        patientName: subject.patientName && (known?.name ?? subject.patientName),
        born: known?.born,
        newest: undefined,
        told: new Set<string>(),
      },
    ];
  });
  const newest = read
    .flatMap(({ dates }) => dates)
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const told = toldDays(read);
  for (const one of read) Object.assign(one, { newest, told });
  const unnamed = read.filter(({ lines, owners }) => isUnnamed(lines, owners, known));
  const chart: Chart = {
    facts: [],
    leftOut: read.flatMap(othersPages),
    ...(unnamed.length > 0 && { unnamed: unnamed.map(({ paper }) => paper.documentId) }),
  };
  for (const one of read) addFacts(one, chart);
  for (const { lines, paper } of read) nameClaimCopies(chart.facts, lines, paper.documentId);
  nameSigners(
    chart.facts,
    read.map(({ paper, lines, owners: { owners: of } }) => ({
      documentId: paper.documentId,
      lines: lines.filter((_, at) => of[at] === "patient" || of[at] === "unmarked"),
    })),
  );
  const editions = new Map(read.map(({ paper, lines }) => [paper.documentId, editionsOf(lines)]));
  const injuries = new Map(read.map(({ paper, lines }) => [paper.documentId, injuriesOf(lines)]));
  const claims = new Map(read.map(({ paper, lines }) => [paper.documentId, claimsOf(lines)]));
  for (const fact of chart.facts) {
    const ofClaim = claims.get(fact.place.documentId)?.get(fact.place.page);
    if (ofClaim) fact.ofClaim = ofClaim;
    const injuredOn = injuries.get(fact.place.documentId)?.get(fact.place.page);
    if (injuredOn) fact.injuredOn = injuredOn;
    const inForce = editions.get(fact.place.documentId)?.get(fact.place.page);
    if (inForce) fact.inForce = inForce;
  }
  chart.facts.push(...ownNamedValues(chart.facts));
  return withoutCopies(chart);
}

/**
 * A copy of the claim has no title of a note, and its boxes no day: "Onset 09/28" or the last line of service dates none of what stands
 * below it.
 */
function nameClaimCopies(facts: ChartFact[], lines: readonly Line[], documentId: string): void {
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    if (!isClaimCopy(own)) continue;
    const said = facts.filter((fact) => fact.place.documentId === documentId && fact.place.page === page);
    if (!said.some(({ quote }) => isClaimLine(quote))) continue;
    for (const fact of said) {
      if (!/\bclaim\b|1500/i.test(fact.heading)) fact.heading = `Claim as sent${sentOn(own)}`;
      if (!isClaimLine(fact.quote) && !fact.measure) delete fact.date;
    }
  }
}

/** "CMS-1500 IMAGE   printed from billing   sent 09/21/2026": the day is what a copy of a claim has to tell beside its boxes. */
function sentOn(lines: readonly Line[]): string {
  const [first] = lines.filter(({ text }) => text.trim() !== "");
  const [, day = ""] =
    /\b(?:sent|submitted|transmitted|mailed)(?: on)?:? {1,4}(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\b/i.exec(
      first?.text ?? "",
    ) ?? [];
  return day && ` ${day}`;
}

/** The facts of one paper: first its values, then what stands in no table, then what only a page's head says. */
function addFacts(read: ReadPaper, chart: Chart): void {
  const layout = layoutOf(read);
  const before = chart.facts.length;
  const lines = addValues(layout, chart);
  addSheets(layout, chart, lines.inTable);
  addPassages(layout, chart, lines);
  addDecisions(layout, chart);
  leaveOutUnread(read, chart, before);
}

/** Of a passage one word in five may be hard to read; of a value none. */
const MOST_HARDLY_READ = 0.2;

/** What a scan hardly shows is guessed: quoted to a payer it would be words that nobody wrote. */
function leaveOutUnread({ places, paper: { documentId } }: ReadPaper, chart: Chart, from: number): void {
  const added = chart.facts.splice(from);
  const isRead = ({ measure, place }: ChartFact) =>
    places.hardlyRead(place.page, place.boxes) <= (measure ? 0 : MOST_HARDLY_READ);
  chart.facts.push(...added.filter(isRead));
  const unread = added.filter((fact) => !isRead(fact));
  for (const [page, facts] of Map.groupBy(unread, ({ place }) => place.page)) {
    const lines = new Set(facts.map(({ quote }) => quote)).size;
    chart.leftOut.push({
      ...{ documentId, page, reason: "hard_to_read" },
      detail: `${lines} ${lines === 1 ? "line" : "lines"}`,
    });
  }
}
