import { isBlank, type Line } from "../../page/page-lines";
import { MEASURES, type MeasureName } from "./measure-names";

/** What a page calls the score of the questionnaire that it is about, in a row's or a column's name. */
const SCORE =
  /^(?:(?:raw |total |final )?(?:score|total|sum|result|points?)|percent(?:age)?|%)(?: ?\(.{1,16}\))?:?$/i;
const TOP = 5;
/** Angles, strengths and the like are measured on any page. */
const OF_ANY_PAGE = /^(?:motion|strength|lag|pain|bp|bmi|grip|slr)/;

export const isScoreName = (name: string): boolean => SCORE.test(name.trim());

/** The one questionnaire that the top of a page names: "Instrument: LEFS (0-80)" over a column "Score". */
export function instrumentOf(lines: readonly Line[], page: number): MeasureName | undefined {
  const top = lines.filter((line) => line.page === page && !isBlank(line)).slice(0, TOP);
  const text = top.map((line) => line.text).join("\n");
  const named = MEASURES.filter(
    ({ key, pattern, asPrinted, better }) =>
      !asPrinted && better !== undefined && !OF_ANY_PAGE.test(key) && text.search(pattern) >= 0,
  );
  return named.length === 1 ? named[0] : undefined;
}
