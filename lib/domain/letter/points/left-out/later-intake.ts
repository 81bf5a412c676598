import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** The first visit of somebody whom the practice had not seen before. */
const INTAKE =
  /\bnew patient\b|\b(?:initial|intake|first) (?:\w+ )?(?:evaluation|eval|exam(?:ination)?|visit|assessment|consult(?:ation)?)\b|\bintake\b/i;
/** Another's paper may tell of the time before. */
const OF_OTHERS = /\b(?:letter|referral|report|records? from|outside|transfer|discharge)\b/i;

/** The day on which the practice first saw the patient, where it lies behind every denied day. */
export function laterIntake(all: readonly ChartFact[], letter: LetterFacts): string | undefined {
  const ids = ofLaterIntake(all, letter);
  return all.flatMap(({ id, date }) => (ids.has(id) && date ? [date] : [])).sort()[0];
}

/**
 * A practice that first saw the patient after the last denied day has nothing in its own notes that shows why care was given before: what it found then is
 * another course of care.
 */
export function ofLaterIntake(
  all: readonly ChartFact[],
  { datesOfService = [], stage }: LetterFacts,
): ReadonlySet<string> {
  const last = datesOfService.toSorted().at(-1);
  if (!last || stage !== "post_service") return new Set();
  const seen = all.filter(({ measure, topics }) => measure || topics.includes("finding"));
  if (seen.length === 0 || seen.some(({ date }) => !date || date <= last)) return new Set();
  const intakes = all.filter(
    ({ heading, section, quote, date }) =>
      date !== undefined &&
      date > last &&
      INTAKE.test(`${heading} ${section} ${quote}`) &&
      !OF_OTHERS.test(heading),
  );
  const pages = new Set(intakes.map(({ place }) => `${place.documentId}|${place.page}`));
  // Notes that follow the first visit belong to it.
  const first = intakes.flatMap(({ date }) => date ?? []).sort()[0];
  return new Set(
    all.flatMap(({ id, place, date, measure, topics }) =>
      pages.has(`${place.documentId}|${place.page}`) ||
      (first &&
        date &&
        date >= first &&
        (measure || topics.includes("finding") || topics.includes("function")))
        ? id
        : [],
    ),
  );
}
