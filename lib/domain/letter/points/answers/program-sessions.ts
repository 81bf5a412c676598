import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { longDate } from "../../facts/facts";
import { requirementOf } from "../../relevance/requirement";
import { stemsOf } from "../../relevance/stems";

const ASKED = /\b(?:programs?|sessions?|classes|course)\b/i;
/** A program's own record, and no list of visits to the practice. */
const LEAST_SESSIONS = 3;
const LEAST_SHARED = 2;
const MOST_APART_DAYS = 45;
const IN_A_ROW = /\b(?:in a row|consecutive|continuous|without (?:a )?(?:break|interruption))\b/i;
const GOAL_ROW = /\bgoal|\btarget/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * "A program for at least 3 months; sessions with dates": the record of such a program has a row for each session, of which none says how long it all took.
 * They are told together, with what each of them recorded.
 */
export function programSessions(asked: string, facts: readonly ChartFact[]): ChartFact[] {
  const requirement = requirementOf(asked);
  if (!ASKED.test(asked) || !requirement.lasting) return [];
  const stems = stemsOf(asked);
  return [...Map.groupBy(facts, pageOf).values()].flatMap((page) => {
    const rows = page.filter(({ measure, date }) => measure && date && !GOAL_ROW.test(measure.name));
    const days = [...new Set(rows.flatMap(({ date }) => date ?? []))].sort();
    const [first, last] = [days[0], days.at(-1)];
    const row = rows[0];
    if (!first || !last || !row || days.length < LEAST_SESSIONS) return [];
    const own = stemsOf(
      page.map(({ heading, quote, measure }) => `${heading} ${measure?.name ?? ""} ${quote}`).join(" "),
    );
    if ([...own].filter((stem) => stems.has(stem)).length < LEAST_SHARED) return [];
    const isBroken = days.some(
      (day, at) => at > 0 && daysBetween(days[at - 1] ?? day, day) > MOST_APART_DAYS,
    );
    if (isBroken && IN_A_ROW.test(asked)) return [];
    const parts = new Set([
      ...rows.flatMap(({ measure }) => measure?.name ?? []),
      ...page.flatMap(({ quote, measure }) => (measure ? [] : (COLUMN.exec(quote)?.[1] ?? []))),
    ]);
    const { measure: _measure, date: _date, ...base } = row;
    const told: ChartFact = {
      ...base,
      id: `${row.id}-sessions`,
      quote: `${days.length} sessions from ${numeric(first)} to ${numeric(last)} (${days.map(longDate).join("; ")}), with ${[...parts].join(", ")}`,
      told: true,
      topics: ["treatment_tried", "count"],
    };
    return requirement.holds(told) ? [told] : [];
  });
}

/** "Behavior topic Sleep": a column of words, told cell by cell. */
const COLUMN = /^([A-Z][a-z]+ (?:topic|subject|lesson|content|work))\b/;
const numeric = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
