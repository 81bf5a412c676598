import type { FoundDate } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { DateColumn } from "./date-columns";
import type { DayOfSentence } from "./day-of-sentence";
import type { Hit } from "./found-measure";
import type { SideColumn, ValueSide } from "./value-sides";

/** What stands behind a name, up to the next one, and what is known of it from the words around. */
export type Clause = {
  line: Line;
  hit: Hit;
  /** The words behind the name. */
  after: string;
  /** The side that the words before the name tell. */
  lead: ValueSide;
  /** Whether another name follows in the sentence. */
  another: boolean;
  columns: readonly DateColumn[];
  /** The day of the entry. */
  day: string | undefined;
  /** The day that leads the sentence. */
  ofSentence?: DayOfSentence | undefined;
  under: readonly SideColumn[];
};

export type Place = { start: number; end: number };

/** A value among those behind its name; places count in the clause's words. */
export type ValueHere = {
  clause: Clause;
  dates: readonly FoundDate[];
  places: readonly Place[];
  order: number;
  place: Place;
  printed: string;
  /** Where the value before it ends. */
  from: number;
  /** The words since then, and those behind it. */
  before: string;
  behind: string;
  inParentheses: boolean;
  column: DateColumn | undefined;
};
