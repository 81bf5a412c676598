import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { seriesKey } from "@/lib/domain/reading/chart/page/copies";
import { cleanFact, type Enclosure, longDate } from "../facts/facts";
import { seriesOf } from "../relevance/measure-series";
import { placeOf } from "./place-of";

/** "R ROTATION", "SLR R": the side stands beside the name in words, and a sheet's capitals are no part of it. */
const SIDE_LETTER = {
  left: /(?:^|\s)(?:L|Lt|LEFT|Left)(?=\s|$)/,
  right: /(?:^|\s)(?:R|Rt|RIGHT|Right)(?=\s|$)/,
};
const SHOUTED =
  /\b(?:PAIN|ROTATION|FLEXION|EXTENSION|ABDUCTION|ADDUCTION|BENDING|LATERAL|INTERNAL|EXTERNAL|GRIP|PINCH|STRENGTH|MOTION|CERVICAL|LUMBAR|NECK|BACK|SHOULDER|ELBOW|WRIST|HAND|THUMB|HIP|KNEE|ANKLE|REACH|BALANCE|SCORE|WEIGHT|PULSE)\b/g;
function nameOf({ name, side }: NonNullable<ChartFact["measure"]>): string {
  const own = side === "left" || side === "right" ? name.replace(SIDE_LETTER[side], "").trim() : name;
  const plain = (own.length < 3 ? name : own)
    .replace(/^[-–•*] +/, "")
    .replace(SHOUTED, (word) => word.toLowerCase());
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}

type MeasureRow = { name: string; day: string; value: string; place: string };

export function measureRow(fact: ChartFact, enclosures: readonly Enclosure[]): MeasureRow | undefined {
  const place = placeOf(fact, enclosures);
  const { measure, date } = fact;
  if (!measure || !place || !date) return undefined;
  const side = measure.side === "both" ? ", both sides" : measure.side ? `, ${measure.side}` : "";
  return {
    name: `${cleanFact(nameOf(measure))}${side}`,
    ...{ day: longDate(date), value: cleanFact(measure.value), place },
  };
}

/** "18 deg before treatment". */
export const inSession = ({ measure }: ChartFact) =>
  measure?.session ? ` ${measure.session} treatment` : "";

const MEASURED = "The record shows these measurements:";
const MOST_CHANGES = 4;

/** "Between July 6 and September 30 the ODI improved from 46% to 18%": what the table below holds, said once in words. */
export function changesOver(series: readonly ChartFact[], enclosures: readonly Enclosure[]): string {
  // What the point names goes first, as in the table.
  const order = ({ facts: [first] }: ReturnType<typeof seriesOf>[number]) =>
    first ? series.indexOf(first) : series.length;
  const said = seriesOf(series)
    .filter(({ improved }) => improved)
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, MOST_CHANGES)
    .flatMap(({ facts }) => {
      const [first, last] = [facts[0], facts.at(-1)];
      if (!first?.measure || !last?.measure || !first.date || !last.date) return [];
      const side = first.measure.side && first.measure.side !== "both" ? `, ${first.measure.side},` : "";
      const [from, to] = [cleanFact(first.measure.value), cleanFact(last.measure.value)];
      const places = [...new Set([first, last].flatMap((fact) => placeOf(fact, enclosures) ?? []))].join(
        "; ",
      );
      return `${cleanFact(nameOf(first.measure))}${side} from ${from} on ${longDate(first.date)} to ${to} on ${longDate(last.date)}${places ? ` (${places})` : ""}`;
    });
  return said.length > 0
    ? `The record shows measured improvement: ${said.join("; ")}. The values and where they stand:`
    : MEASURED;
}

/**
 * A row a measure: its values in the order of their days, as a reviewer compares them, and where they stand. Each sheet may call
 * it otherwise: "NDI" is the Neck Disability Index of the day before. What one treatment changed has a row of its own.
 */
export function rowsOf(series: readonly ChartFact[], enclosures: readonly Enclosure[]): string[][] {
  const bySession = (fact: ChartFact) => `${seriesKey(fact)}|${fact.measure?.session ? fact.date : ""}`;
  return [...Map.groupBy(series, bySession).values()].flatMap((facts) => {
    const inOrder = facts.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
    const rows = inOrder.flatMap((fact) => {
      const row = measureRow(fact, enclosures);
      return row ? [{ ...row, day: `${row.day}${inSession(fact)}` }] : [];
    });
    // Under the name that the series has it by first, whichever day that was.
    const name = facts.flatMap((fact) => measureRow(fact, enclosures)?.name ?? [])[0];
    if (!name) return [];
    const values = rows.map(({ day, value }) => `${day}: ${value}`);
    return [[name, values.join("; "), placesOf(rows)]];
  });
}

/** "Enclosure 2, page 1; October 5, 2026: Enclosure 1, page 1": the page that holds most of the values, then those that hold others. */
function placesOf(rows: readonly { day: string; place: string }[]): string {
  const [main, ...others] = [...Map.groupBy(rows, ({ place }) => place)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const told = others.map(([place, those]) => `${those.map(({ day }) => day).join(", ")}: ${place}`);
  return [main?.[0] ?? "", ...told].join("; ");
}

/**
 * "TUG: 19.4 sec on July 14, 2026; 9.8 sec on September 24, 2026 (Enclosure 1, page 1).": each measure with its days in one place, as a
 * reviewer compares them.
 */
export const valuesOf = (facts: readonly ChartFact[], enclosures: readonly Enclosure[]): string[] => {
  const measured = facts.filter(({ measure }) => measure);
  return [...Map.groupBy(measured, seriesKey).values()].flatMap((series) => {
    const rows = series.flatMap((fact) => {
      const row = measureRow(fact, enclosures);
      return row ? [{ ...row, value: `${row.value}${inSession(fact)}` }] : [];
    });
    const values = rows.map(({ day, value, place }, at) => {
      const isLastThere = rows[at + 1]?.place !== place;
      return `${value} on ${day}${isLastThere ? ` (${place})` : ""}`;
    });
    return values.length > 0 ? [`${rows[0]?.name}: ${values.join("; ")}.`] : [];
  });
};
