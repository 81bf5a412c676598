import { partsIn } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { seriesKey } from "@/lib/domain/reading/chart/page/copies";
import { OWN_NAMED } from "@/lib/domain/reading/chart/values/own-named";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import { betterOf } from "./value-before";

/** What was measured more than once, in the order of its dates. */
export type Series = {
  facts: ChartFact[];
  improved: boolean;
  /** Better since the service began, though not better than long before it: those values alone show it. */
  since?: ChartFact[];
};

/** Questionnaires before strengths, strengths before angles; then what changed over more visits. */
const weightOf = ({ measure }: ChartFact) =>
  /^(?:motion|lag|row)/.test(measure?.key ?? "")
    ? 1
    : measure?.key.startsWith("strength") || measure?.key === "slr"
      ? 1.5
      : measure?.key === "pain"
        ? 2.5
        : 3;

export function seriesOf(facts: readonly ChartFact[], start?: string): Series[] {
  const groups = new Map<string, ChartFact[]>();
  for (const fact of facts) {
    if (!fact.measure || !fact.date) continue;
    const key = keyOfPart(fact, groups.get(seriesKey(fact)));
    const group = groups.get(key) ?? [];
    // One value a day: the first of "7/10 at worst, 4/10 at rest".
    if (!group.some(({ date }) => date === fact.date)) group.push(fact);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "")))
    .map((group) => {
      const since = improvedOver(group) ? group : sinceStart(group, start);
      return {
        facts: group,
        improved: since !== undefined,
        ...(since && since !== group ? { since } : {}),
      };
    })
    .sort((a, b) => score(b) - score(a));
}

/** "Hip flex 95" and "Knee flex 60" were each named "flex" in a list that its part leads: a motion of two parts is two. */
function keyOfPart(fact: ChartFact, group: readonly ChartFact[] = []): string {
  const key = seriesKey(fact);
  const parts = partsIn(fact.measure?.name ?? "");
  const isOther = group.some(({ measure }) => {
    const own = partsIn(measure?.name ?? "");
    return own.size > 0 && parts.size > 0 && own.isDisjointFrom(parts);
  });
  return isOther && key.startsWith("motion:") ? `${key}|${[...parts].join()}` : key;
}

const MOST_SESSIONS = 2;

/** What single visits of the service changed: the values of one day from before and after its treatment, where they got better. */
export function sessionPairs(facts: readonly ChartFact[]): ChartFact[] {
  const told = facts.filter(({ measure, date }) => measure?.session && date);
  const pairs = [...Map.groupBy(told, (fact) => `${seriesKey(fact)}|${fact.date}`).values()].flatMap(
    (day) => {
      const before = day.find(({ measure }) => measure?.session === "before");
      const after = day.find(({ measure }) => measure?.session === "after");
      return before && after && improvedOver([before, after]) ? [[before, after]] : [];
    },
  );
  return pairs.slice(0, MOST_SESSIONS).flat();
}

/** What a reviewer asks is whether the service helped: from the value of its first days on, where that one is lower than an older one. */
function sinceStart(group: readonly ChartFact[], start: string | undefined): ChartFact[] | undefined {
  const from = start && addDays(start, -BEFORE_START_DAYS);
  const since = from ? group.filter(({ date = "" }) => date >= from) : [];
  const began = since[0]?.date;
  const atStart = start && began !== undefined && began <= addDays(start, BEFORE_START_DAYS);
  return since.length < group.length && atStart && improvedOver(since) ? since : undefined;
}
const BEFORE_START_DAYS = 14;

/** How far a measurement may lie from the day that a window begins, in days. */
const NEAR_WINDOW = 10;
/** From the value that stands nearest to a day on, where it got better from there. */
export function sinceDay(series: Series, day: string): Series {
  const near = (date: string) => Math.abs(Date.parse(date) - Date.parse(day)) / 86_400_000;
  const [nearest] = series.facts.flatMap(({ date }) => date ?? []).toSorted((a, b) => near(a) - near(b));
  if (!nearest || near(nearest) > NEAR_WINDOW) return series;
  const facts = series.facts.filter(({ date = "" }) => date >= nearest);
  return improvedOver(facts) ? { facts, improved: true } : series;
}

const score = ({ facts }: Series) => (facts[0] ? weightOf(facts[0]) : 0) + Math.min(facts.length, 4) * 0.2;

/**
 * What changed under a name that no list knows, so that nobody can tell which way is better: its values are told, without a word on them, where
 * something else got better over the service and nothing worse.
 */
export function changedBesideGains(all: readonly Series[]): Series[] {
  if (!all.some(({ improved }) => improved) || all.some(({ facts }) => worsened(facts))) return [];
  return all.filter(({ facts: [first, ...later] }) => {
    const [from, to] = [first?.measure?.number, later.at(-1)?.measure?.number];
    return (
      first?.measure?.key.startsWith(OWN_NAMED) &&
      !betterOf(first) &&
      from !== undefined &&
      to !== undefined &&
      Math.abs(to - from) >= TELLING_CHANGE * Math.max(from, to)
    );
  });
}
const TELLING_CHANGE = 0.15;
const worsened = (facts: readonly ChartFact[]): boolean =>
  facts.length > 1 && improvedOver(facts.toReversed());

const SMALLEST_CHANGE = 0.05;

function improvedOver(facts: readonly ChartFact[]): boolean {
  const [first, last] = [facts[0]?.measure, facts.at(-1)?.measure];
  if (facts.length < 2 || !first || !last) return false;
  // Two angles are compared as such.
  const areAngles = /^\d/.test(first.value) && /^\d/.test(last.value);
  const better = first.key === "slr" && areAngles ? "higher" : facts[0] && betterOf(facts[0]);
  if (first.key === "slr" && !areAngles) return /pos/i.test(first.value) && /neg/i.test(last.value);
  if (first.number === undefined || last.number === undefined || !better) return false;
  // A pound or a degree more is how a measurement varies.
  if (Math.abs(last.number - first.number) < SMALLEST_CHANGE * Math.max(first.number, last.number))
    return false;
  return better === "lower" ? last.number < first.number : last.number > first.number;
}

/**
 * The first and the last value, the one that stood when the service in dispute began (`start`), of those between at most
 * `between`, the later ones, and those of the days that the payer names (`named`): from there on it misses a gain.
 */
export function shownOf(
  { facts: all, since }: Series,
  between: number,
  start?: string,
  named: readonly string[] = [],
): ChartFact[] {
  const facts = since ?? all;
  if (facts.length <= between + 2) return facts;
  const inner = facts.slice(1, -1);
  const atStart = start ? inner.findLast(({ date }) => date !== undefined && date <= start) : undefined;
  const kept = new Set([
    ...(between > 0 ? inner.slice(-between) : []),
    ...(atStart ? [atStart] : []),
    ...inner.filter(({ date }) => date !== undefined && named.includes(date)),
  ]);
  return [...facts.slice(0, 1), ...inner.filter((fact) => kept.has(fact)), ...facts.slice(-1)];
}
