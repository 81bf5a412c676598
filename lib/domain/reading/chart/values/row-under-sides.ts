import type { Cell, Line } from "../../page/page-lines";
import type { FoundMeasure } from "./found-measure";
import { numberOf } from "./found-measure";
import { betterByName, NO_MEASURE } from "./measure-names";
import type { SideColumn } from "./value-sides";

/** A number with its unit at most, or how high a hand reaches behind the back. */
const VALUE = /^[-+]?\d{1,4}(?:\.\d{1,2})?(?: ?(?:deg|°|cm|mm|in|s|sec|lbs?|kg|m[Ll]|%))?$/;
const LONGEST_NAME = 28;
/** How far a value may begin from its head. */
const FARTHEST = 5;
/** What no part of the body and no test is called. */
const NO_NAME =
  /\b(?:goals?|norms?|normal|target|prior|previous|initial|date|reps?|sets?|min(?:utes)?|visits?|DOB|phone|fax)\b|^[\d#$]/i;

/**
 * "Quad   94.2   71.5" under "HHD (lb)   R   L": a row of a table of both sides whose name no list knows. What stands under a third head ("deficit",
 * "norm") is none of a side's.
 */
export function rowUnderSides(line: Line, index: number, under: readonly SideColumn[]): FoundMeasure[] {
  const [label, ...cells] = line.cells;
  const name = label?.text.trim().replace(/[:.]+$/, "") ?? "";
  const isName =
    (/\p{L}{2}/u.test(name) || /^\+\d{1,2}$/.test(name)) &&
    name.length <= LONGEST_NAME &&
    !NO_NAME.test(name) &&
    !NO_MEASURE.test(name);
  if (under.length !== 2 || !isName || cells.length > 4) return [];
  const values = under.map(({ start }) => cells.find((cell) => isUnder(cell, start)));
  if (values.some((cell) => !cell || !VALUE.test(cell.text.trim()))) return [];
  const better = betterByName(name);
  return under.flatMap(({ side }, at) => {
    const cell = values[at];
    if (!cell) return [];
    const value = cell.text.trim();
    return [
      {
        measure: {
          key: `row:${name.toLowerCase()}`,
          ...{ name, fullName: name, side, value },
          ...numberOf(value),
          ...(better ? { better } : {}),
        },
        ...{ line: index, earlier: false, carried: false, start: cell.start, end: cell.end },
      },
    ];
  });
}

const isUnder = ({ start, end }: Cell, head: number) =>
  start <= head + 1 ? end >= head - 1 && head - start <= FARTHEST : start - head <= FARTHEST;
