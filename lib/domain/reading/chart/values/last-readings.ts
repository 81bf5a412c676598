import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { FoundMeasure } from "./found-measure";
import { betterByName, MEASURES } from "./measure-names";

/** "BP Readings from Last 3 Encounters:" over rows of a day and its value, as an export prints what was taken over time. */
const HEAD =
  /^\s*(\p{L}[\p{L}\d .-]{0,24}?) Readings from Last \d{1,2} (?:Encounters|Visits|Readings)\s*:?\s*$/iu;
const VALUE =
  /^[\s:]*(?:\(!\) ?)?(\d{1,4}(?:\.\d{1,2})?(?:\/\d{2,3})?(?: ?(?:lbs?|kg|%|°F|°C|cm|in|bpm)(?![\p{L}]))?)(?: ?\([^()]{1,24}\))?\s*$/u;

/** The values of such lists, and the lines that they account for. */
export function lastReadings(lines: readonly Line[]): { found: FoundMeasure[]; lines: number[] } {
  const found: FoundMeasure[] = [];
  const on: number[] = [];
  lines.forEach((head, at) => {
    const [, name = ""] = HEAD.exec(head.text) ?? [];
    if (!name) return;
    const known = MEASURES.find((one) => !one.asPrinted && name.search(one.pattern) === 0);
    const better = known?.better ?? betterByName(name);
    for (let line = at + 1; lines[line]?.page === head.page; line++) {
      const { text = "" } = lines[line] ?? {};
      const [day] = findDates(text);
      const value = day && text.slice(0, day.start).trim() === "" ? VALUE.exec(text.slice(day.end)) : null;
      if (!day || !value?.[1]) break;
      const start = day.end + value[0].indexOf(value[1]);
      found.push({
        measure: {
          ...{ key: known?.key ?? `row:${name.toLowerCase()}`, name, fullName: known?.name || name },
          ...{ value: value[1], number: Number.parseFloat(value[1]) },
          ...(better ? { better } : {}),
        },
        ...{ line, date: day.iso, earlier: false, carried: false, start, end: start + value[1].length },
      });
      on.push(...(on.includes(at) ? [] : [at]), line);
    }
  });
  return { found, lines: on };
}
