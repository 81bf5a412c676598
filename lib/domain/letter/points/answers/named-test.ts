import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** Tests with a report of their own. */
const TESTS =
  /\b(?:spirometry|pulmonary function|echocardiogra\w+|sleep stud\w+|polysomnogra\w+|EMG|electromyogra\w+|nerve conduction|patholog\w+|biops\w+|colonoscop\w+|endoscop\w+|DEXA|bone density|stress test|audiogram|arthrogra\w+|Holter|EEG|urine culture|angiogra\w+|tympanometry)\b/i;
const CONCLUDES =
  /^(?:interpretation|impression|conclusions?|(?:final )?diagnosis|results?|findings?)\b\s*:?/i;
const MOST = 4;

/**
 * "No diagnosis confirmed by spirometry": what that test's own report says, what it concludes before the values; nothing where the chart
 * has no such page.
 */
export function ofNamedTest(text: string, facts: readonly ChartFact[]): ChartFact[] {
  const name = TESTS.exec(text)?.[0]?.toLowerCase().slice(0, 7);
  if (!name) return [];
  const page = facts.filter(
    ({ heading, measure }) => measure === undefined && heading.toLowerCase().includes(name),
  );
  const at = page.findIndex(({ quote }) => CONCLUDES.test(quote));
  // A conclusion goes on in its next sentence.
  const concluded = at < 0 ? [] : page.slice(at, at + 2);
  const rows = page.filter((fact) => fact.told && /\d/.test(fact.quote) && !concluded.includes(fact));
  return [...concluded, ...rows].slice(0, MOST);
}
