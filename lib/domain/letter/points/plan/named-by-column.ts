import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** The head of a column in which each row is another test's: "Result", "Value", "Units". */
const OF_ANY_TEST = /^(?:test )?(?:results?|values?|readings?|levels?|findings?|measured|observed|actual)$/i;

/**
 * "Calcium 9.1" and "Vitamin D 38" below one head "Result" are no two values of one measure: each row stands as the paper prints it, with its test's
 * name.
 */
export function namedByRow(fact: ChartFact): ChartFact {
  const { measure, ...passage } = fact;
  if (!measure?.key.startsWith("row:") || !OF_ANY_TEST.test(measure.name.trim())) return fact;
  return { ...passage, topics: passage.topics.filter((topic) => topic !== "improvement") };
}
