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
/** "Weekly visits", "Copay": counted, paid or prescribed, and not measured of the patient. */
const OF_NO_MEASURE =
  /\b(?:co-?pay\w*|deductible|coinsurance|visits?|sessions?|units?|auth\w*|mg|mcg|mL|dos(?:e|age)|frequency|norm\w*|age|weeks?)\b/i;
const AIM = /^(?:(?:new |(?:short|long)[- ]term )?(?:goals?|targets?)|STG|LTG)$/i;
const VALUE =
  /^-?\d{1,3}(?:\.\d{1,2})?[+-]?(?: ?(?:\/|of|out of) ?\d{1,3}[+-]?)?(?: ?(?:%|percent|deg(?:rees?)?|°|lbs?|kg|sec(?:onds)?|s|ft|feet|m|min(?:utes)?|points?))?$/i;

type Time = {
  line: number;
  label: string;
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
  return {
    line: index,
    label: name.toLowerCase(),
    kind,
    day: findDates(day)[0]?.iso,
    value,
    start: line.text.lastIndexOf(value),
  };
}

type Block = { name: string; at: number; times: Time[]; side: Side | undefined };

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let side: Side | undefined;
  lines.forEach((line, at) => {
    if (line.page !== lines[at - 1]?.page || isBlank(line)) side = undefined;
    side = sectionSide(line.text) ?? sideBehind(line.text) ?? side;
    const [, name = ""] = NAME.exec(line.text) ?? [];
    if (name === "" || NO_MEASURE.test(name) || OF_NO_MEASURE.test(name) || IS_SENTENCE.test(name)) return;
    const times: Time[] = [];
    for (let below = at + 1; lines[below]?.page === line.page; below++) {
      const time = timeOn(lines[below], below);
      if (!time) break;
      times.push(time);
    }
    const count = (kind: Time["kind"]) => times.filter((time) => time.kind === kind).length;
    // Two of one kind are two measures, of which the second has no name.
    if (count("now") === 1 && count("earlier") === 1 && count("aim") < 2)
      blocks.push({ name: name.replace(OWN_SIDE, "").trim() || name, at, times, side: sideIn(name) ?? side });
  });
  return blocks;
}

/** "Left flexion" under "RIGHT SHOULDER": its own side. */
const OWN_SIDE = /^(right|left)\b|,? \(?(right|left)\)?$/i;
function sideIn(name: string): Side | undefined {
  const found = OWN_SIDE.exec(name)?.slice(1).find(Boolean)?.toLowerCase();
  return found === "right" || found === "left" ? found : undefined;
}

/** "STRENGTH, RIGHT" over its blocks. */
function sideBehind(text: string): Side | undefined {
  const [, side] = /^\s*\p{Lu}[^\d:]{3,40}, (right|left)\s*:?\s*$/iu.exec(text) ?? [];
  return side === undefined ? undefined : side.toLowerCase() === "right" ? "right" : "left";
}

/** The one day that a page gives to "Initial" holds for the blocks that leave it out, and for no "Previous". */
function dayOfLabel(label: string, at: number, blocks: readonly Block[], lines: readonly Line[]) {
  const days = new Set(
    blocks
      .filter((block) => lines[block.at]?.page === lines[at]?.page)
      .flatMap(({ times }) => times.flatMap((time) => (time.label === label && time.day ? [time.day] : []))),
  );
  return days.size === 1 ? [...days][0] : undefined;
}
/** "Flexion" of the shoulder and of the elbow: which is which stands in no name. */
const isOnce = ({ name, at, side }: Block, blocks: readonly Block[], lines: readonly Line[]) =>
  blocks.filter(
    (one) =>
      one.name.toLowerCase() === name.toLowerCase() &&
      one.side === side &&
      lines[one.at]?.page === lines[at]?.page,
  ).length === 1;

export function stackedValues(lines: readonly Line[]): StackedValues {
  const all = blocksOf(lines);
  const blocks = all.filter((block) => isOnce(block, all, lines));
  const told: StackedValues = { found: [], lines: [], goals: new Map() };
  for (const { name, at, times, side } of blocks) {
    told.lines.push(at, ...times.map(({ line }) => line));
    for (const { label, kind, line, day, value, start } of times) {
      if (kind === "aim") {
        told.goals.set(line, `${name}: goal ${value}`);
        continue;
      }
      const date = day ?? (kind === "earlier" ? dayOfLabel(label, at, all, lines) : undefined);
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
