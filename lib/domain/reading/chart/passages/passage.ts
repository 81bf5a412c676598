import type { Line, Span } from "../../page/page-lines";
import type { FormFact } from "../forms/forms";

/** A sentence, list item or table row of a page, with the lines that it stands on. */
export type Passage = {
  text: string;
  spans: Span[];
  section: string;
  /** Read from a row or from ticked boxes: the words do not stand together on the page. */
  told?: true;
};

/** A paper's lines, and what is known of them before passages are made of them. */
export type TextLines = {
  lines: Line[];
  /** Whether a line is the patient's own text; the others part what stands around them. */
  isText: (index: number) => boolean;
  forms: readonly FormFact[];
  /** Lines under dates: what stands there is a value, no head. */
  underDates: ReadonlySet<number>;
  /** Lines that begin an entry of another day, however their day is written. */
  entries: ReadonlySet<number>;
};

/** The lines that stand over the rows below them. */
export type TableHeads = { names?: Line | undefined; totals?: Line | undefined };

/** A line with what the lines above leave to it. */
export type LineHere = { index: number; line: Line; section: string; heads: TableHeads };

/** What a line gives that is no running text, and what it leaves to the lines below it. */
export type Apart = {
  passages: readonly Passage[];
  /** The last of the lines below that it took with it. */
  last?: number | undefined;
  /** The part of the note that it begins. */
  section?: string;
  heads?: TableHeads;
};

export const wholeLine = (lines: readonly Line[], line: number): Span => ({
  line,
  start: 0,
  end: lines[line]?.text.length ?? 0,
});
