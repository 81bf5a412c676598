import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import type { Side } from "../chart";
import { EARLIER_VISIT, NOW_HEAD } from "./date-columns";
import { type FoundMeasure, hitsIn, keyOf, numberOf } from "./found-measure";
import { sectionSide } from "./line-sides";
import { betterByName, MEASURES, NO_MEASURE } from "./measure-names";

/**
 * An export prints each measure as a small block: its name alone, "Flexion" or "Instrument: QuickDASH", and a line below it for each time, "Initial
 * (09/14/2026): 63.6", "Current: 36.4", "Goal: 20".
 */
export type StackedValues = {
  found: FoundMeasure[];
  /** Every line that a block accounts for. */
  lines: number[];
  /** What is aimed at, by the line that says so. */
  goals: Map<number, string>;
};

const NAME =
  /^\s*(?:(?:instrument|measure|outcome measure|test|tool|scale)\s*:\s{0,8})?(\p{L}[\p{L}\d ,.()/&'’-]{1,44}?)\s*:?\s*$/iu;
const TIME =
  /^\s*(\p{L}[\p{L} ./-]{1,22}?)(?: (?:status|value|score|level))? ?\(?(?:on )?(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})?\)?\s*:\s{0,12}(\S.{0,20}?)\s*$/u;
const IS_SENTENCE = /\.$|\b(?:is|are|was|were|has|had|says|states|reports|feels)\b/i;
const AIM = /^(?:(?:new |(?:short|long)[- ]term )?(?:goals?|targets?)|STG|LTG)$/i;
const VALUE =
  /^-?\d{1,3}(?:\.\d{1,2})?[+-]?(?: ?(?:\/|of|out of) ?\d{1,3}[+-]?)?(?: ?(?:%|percent|deg(?:rees?)?|°|lbs?|kg|sec(?:onds)?|s|ft|feet|m|min(?:utes)?|points?))?$/i;

type Time = {
  line: number;
  kind: "earlier" | "now" | "aim";
  day: string | undefined;
  value: string;
  start: number;
};

function timeOn(line: Line | undefined, index: number): Time | undefined {
  const [, label = "", day = "", value = ""] = TIME.exec(line?.text ?? "") ?? [];
  const name = label.trim();
  const kind = AIM.test(name)
    ? "aim"
    : NOW_HEAD.test(name)
      ? "now"
      : EARLIER_VISIT.test(name)
        ? "earlier"
        : undefined;
  if (!line || !kind || !VALUE.test(value)) return undefined;
  return { line: index, kind, day: findDates(day)[0]?.iso, value, start: line.text.lastIndexOf(value) };
}

type Block = { name: string; at: number; times: Time[]; side: Side | undefined };

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let side: Side | undefined;
  lines.forEach((line, at) => {
    if (line.page !== lines[at - 1]?.page || isBlank(line)) side = undefined;
    side = sectionSide(line.text) ?? sideBehind(line.text) ?? side;
    const [, name = ""] = NAME.exec(line.text) ?? [];
    if (name === "" || NO_MEASURE.test(name) || IS_SENTENCE.test(name)) return;
    const times: Time[] = [];
    for (let below = at + 1; lines[below]?.page === line.page; below++) {
      const time = timeOn(lines[below], below);
      if (!time) break;
      times.push(time);
    }
    const count = (kind: Time["kind"]) => times.filter((time) => time.kind === kind).length;
    // Two of one kind are two measures, of which the second has no name.
    if (count("now") === 1 && count("earlier") === 1 && count("aim") < 2)
      blocks.push({ name, at, times, side });
  });
  return blocks;
}

/** "STRENGTH, RIGHT" over its blocks. */
function sideBehind(text: string): Side | undefined {
  const [, side] = /^\s*\p{Lu}[^\d:]{3,40}, (right|left)\s*:?\s*$/iu.exec(text) ?? [];
  return side === undefined ? undefined : side.toLowerCase() === "right" ? "right" : "left";
}

/** The day that a page gives to "Initial" once holds for the blocks that leave it out. */
function initialDays(blocks: readonly Block[], lines: readonly Line[]): Map<number, string | undefined> {
  const pages = Map.groupBy(blocks, ({ at }) => lines[at]?.page ?? 0);
  return new Map(
    [...pages].map(([page, own]) => {
      const days = new Set(
        own.flatMap(({ times }) =>
          times.flatMap(({ kind, day }) => (kind === "earlier" && day ? [day] : [])),
        ),
      );
      return [page, days.size === 1 ? [...days][0] : undefined];
    }),
  );
}

export function stackedValues(lines: readonly Line[]): StackedValues {
  const blocks = blocksOf(lines);
  const days = initialDays(blocks, lines);
  const told: StackedValues = { found: [], lines: [], goals: new Map() };
  for (const { name, at, times, side } of blocks) {
    told.lines.push(at, ...times.map(({ line }) => line));
    for (const { kind, line, day, value, start } of times) {
      if (kind === "aim") {
        told.goals.set(line, `${name}: goal ${value}`);
        continue;
      }
      const date = day ?? (kind === "earlier" ? days.get(lines[at]?.page ?? 0) : undefined);
      told.found.push({
        measure: { ...named(name, value), ...(side ? { side } : {}), value, ...numberOf(value) },
        ...{ line, start, end: start + value.length, carried: false, earlier: kind === "earlier" },
        ...(date ? { date } : {}),
      });
    }
  }
  return told;
}

function named(name: string, value: string) {
  const known = MEASURES.find((one) => !one.asPrinted && name.search(one.pattern) === 0);
  const [hit] = hitsIn(`${name} ${value}`);
  const better = (known ?? hit?.name)?.better ?? betterByName(name);
  return {
    key: known?.key ?? (hit?.start === 0 ? keyOf(hit) : `row:${name.toLowerCase()}`),
    ...{ name, fullName: known?.name || name },
    ...(better ? { better } : {}),
  };
}
