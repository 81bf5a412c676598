import type { Box, DocumentText, PageText } from "@/lib/core/document-text";
import type { Evidence, EvidencePoint } from "@/lib/core/extraction";
import type { Candidate } from "./candidate";
import { cleanText, comparable } from "./clean-text";
import { type Line, readLines, type Span, textOf } from "./page-lines";
import { DOUBTFUL } from "./ruling";
import { repairScan } from "./scan-repair";

const LONGEST_CONTEXT = 200;

type PlacedWord = {
  start: number;
  end: number;
  read: string;
  box: Box;
  certainty: number;
  isWord: boolean;
};

/** Finds the words of a span: `words` are in the page's text in the same order. */
export class WordPlaces {
  private readonly pages = new Map<number, PlacedWord[]>();

  constructor(private readonly document: DocumentText) {}

  boxes(lines: Line[], spans: Span[]): Box[] {
    return this.wordsIn(lines, spans).map(({ box }) => box);
  }

  /** How well the worst of a span's words could be read; 1 for what was never a picture. */
  certainty(lines: Line[], spans: Span[]): number {
    return Math.min(1, ...this.wordsIn(lines, spans).map(({ certainty }) => certainty));
  }

  /** Of a span's words those that were not read well, as they were read. */
  notWellRead(lines: Line[], spans: Span[]): string[] {
    return this.wordsIn(lines, spans)
      .filter(({ certainty }) => certainty < WELL_READ)
      .map(({ read }) => read);
  }

  private wordsIn(lines: Line[], spans: Span[]): PlacedWord[] {
    const page = lines[spans[0]?.line ?? -1]?.page;
    if (page === undefined) return [];
    const words = this.wordsOf(page);
    return spans.flatMap((span) => {
      const line = lines[span.line];
      if (!line || line.page !== page) return [];
      const start = line.offset + span.start;
      const end = line.offset + span.end;
      return words.filter((w) => w.start < end && w.end > start);
    });
  }

  /** The share of a fact's words that could hardly be read, 0 to 1; `boxes` as `boxes()` gave them. Marks beside the words don't count. */
  hardlyRead(page: number, boxes: readonly Box[]): number {
    const own = new Set(boxes);
    const words = this.wordsOf(page).filter(({ box, isWord }) => isWord && own.has(box));
    return words.filter(({ certainty }) => certainty < HARDLY_READ).length / Math.max(1, words.length);
  }

  private wordsOf(number: number): PlacedWord[] {
    const known = this.pages.get(number);
    if (known) return known;
    const page = this.document.pages.find((p) => p.number === number);
    const placed = page ? placeWords(page) : [];
    this.pages.set(number, placed);
    return placed;
  }
}

function placeWords(page: PageText): PlacedWord[] {
  const text = repairScan(cleanText(page.text));
  const placed: PlacedWord[] = [];
  let cursor = 0;
  for (const word of page.words) {
    const needle = repairScan(cleanText(word.text)).trim();
    if (!needle) continue;
    const start = text.indexOf(needle, cursor);
    // A word that is not where it should be is skipped: the ones after it still find their place.
    if (start < 0 || start - cursor > 4000) continue;
    const certainty = page.method === "ocr" ? word.confidence : 1;
    placed.push({
      ...{ start, end: start + needle.length, read: needle, box: word.box, certainty },
      isWord: /[\p{L}\d]/u.test(needle),
    });
    cursor = start + needle.length;
  }
  return placed;
}

/** The words around a span on its own line and, when short, its neighbors. */
function contextOf(lines: Line[], spans: Span[]): string {
  const first = spans[0];
  if (!first) return "";
  const line = lines[first.line];
  if (!line) return "";
  const last = spans.at(-1)?.line ?? first.line;
  const text = lines
    .slice(Math.max(0, first.line - 1), Math.min(lines.length, Math.max(last, first.line) + 2))
    .filter((l) => l.page === line.page)
    .map((l) => l.text.trim().replace(/\s+/g, " "))
    .join(" ")
    .trim();
  if (text.length <= LONGEST_CONTEXT) return text;
  const own = line.text.slice(first.start, first.end).replace(/\s+/g, " ").trim();
  const at = Math.max(0, text.indexOf(own));
  const from = Math.max(0, Math.min(at - 60, text.length - LONGEST_CONTEXT));
  return text.slice(from, from + LONGEST_CONTEXT).trim();
}

export function toEvidence(
  candidate: Candidate,
  lines: Line[],
  places: WordPlaces,
  method: Evidence["method"] = "rules",
): Evidence {
  // A number has no neighbors that would show a misread character, as a sentence has.
  const single = SINGLE.test(candidate.value);
  const certainty = single ? places.certainty(lines, candidate.spans) : 1;
  const doubt = candidate.doubt ?? (certainty < HARDLY_READ ? HARD_TO_READ : undefined);
  const isSure = certainty >= POORLY_READ && (!single || isReadTwice(lines, candidate.spans, places));
  const most = doubt ? DOUBTFUL : isSure ? 0.99 : FAIRLY_SURE;
  return {
    value: candidate.value,
    confidence: Math.round(Math.max(0.05, Math.min(most, candidate.score)) * 100) / 100,
    method,
    page: lines[candidate.spans[0]?.line ?? 0]?.page ?? 1,
    boxes: places.boxes(lines, candidate.spans),
    context: contextOf(lines, candidate.spans),
    ...(candidate.basis ? { basis: candidate.basis } : {}),
    ...(doubt ? { doubt } : {}),
  };
}

/** A number, code, amount or date. */
const SINGLE = /^(?=.*\d)[\w .,$/-]{2,40}$/;
const HARDLY_READ = 0.4;
const POORLY_READ = 0.7;
/** Of the numbers of scans that are read less well than this one in four is wrong, of the others one in a hundred. */
const WELL_READ = 0.8;
const FAIRLY_SURE = 0.8;
const HARD_TO_READ = "The scan is hard to read here. Compare it with the paper.";

/** Every word that was not read well stands once more, whole, elsewhere: "45B17" is hardly read as "45817" in two places. */
function isReadTwice(lines: Line[], spans: Span[], places: WordPlaces): boolean {
  const unsure = places.notWellRead(lines, spans).map(bareWord).filter(Boolean);
  if (unsure.length === 0) return true;
  const printed = lines.flatMap(({ text }) => text.split(BETWEEN_WORDS).map(bareWord));
  return unsure.every((word) => printed.filter((other) => other === word).length > 1);
}
const BETWEEN_WORDS = /[\s|,;]+/;
const bareWord = (word: string): string => word.replace(/^[($#"']+|[).,:;"']+$/g, "");

/** The points of a reason with their places; a point over a page break is shown where it begins. */
export const toPoints = (points: Span[][], lines: Line[], places: WordPlaces): EvidencePoint[] =>
  points.map((spans) => ({
    text: textOf(lines, spans).replace(/[;,]?(?: and| or)?$/, ""),
    page: lines[spans[0]?.line ?? 0]?.page ?? 1,
    boxes: places.boxes(lines, spans),
  }));

/** Page and boxes of a value wherever it stands in a document; undefined where it does not. */
export function placeOf(document: DocumentText, value: string): Pick<Evidence, "page" | "boxes"> | undefined {
  const lines = readLines(document);
  const spans = findInDocument(lines, value);
  const page = lines[spans?.[0]?.line ?? -1]?.page;
  return spans && page !== undefined
    ? { page, boxes: new WordPlaces(document).boxes(lines, spans) }
    : undefined;
}

/**
 * Where a value is in the document, whatever its case, punctuation and line breaks; undefined when it does
 * not. Names also match with their parts turned round ("DOE, JANE").
 */
export function findInDocument(lines: Line[], value: string): Span[] | undefined {
  const whole = comparable(value);
  if (whole.length < 2) return undefined;
  const text: string[] = [];
  const places: { line: number; at: number }[] = [];
  lines.forEach((line, index) => {
    [...line.text].reduce((at, char) => {
      for (const c of comparable(char)) {
        text.push(c);
        places.push({ line: index, at });
      }
      return at + char.length;
    }, 0);
  });
  const found = text.join("").indexOf(whole);
  if (found < 0) return undefined;
  const spans: Span[] = [];
  for (let i = found; i < found + whole.length; i++) {
    const place = places[i];
    if (!place) continue;
    const open = spans.at(-1);
    if (open && open.line === place.line) open.end = place.at + 1;
    else spans.push({ line: place.line, start: place.at, end: place.at + 1 });
  }
  return spans;
}
