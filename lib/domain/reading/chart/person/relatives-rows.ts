import type { Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import { ILL, INHERITED, OF_PATIENT, REPORTS } from "./told-words";

/** What a relative tells or does, who is named for it and not for an illness. */
const HELPS = new RegExp(
  `\\b(?:${REPORTS}|present|contact|lives|violence|helps?|helped|assists?|assisted|drives?|drove|brought|brings|carries|carried|accompan\\w+)\\b`,
  "i",
);

/** "Mother   rheumatoid arthritis", "Brother: L4-L5 fusion 2019": a row of a family's history. */
const ROW = new RegExp(
  `^\\s*(?:[-*•.]\\s{0,3})?(?<who>${RELATIVE})s?(?: \\([^)]{1,20}\\))?(?:\\s{2,}|\\s{0,2}[:=–-]\\s{1,8}|,\\s)(?<said>\\S.*)$`,
  "iu",
);
/** Under the head of a family's history one space is enough. */
const ROW_UNDER_HEAD = new RegExp(`^\\s*(?:[-*•.]\\s{0,3})?(?<who>${RELATIVE})s?,? (?<said>\\S.*)$`, "iu");
const FAMILY_HEAD =
  /^\s*(?:(?:past|pertinent|significant) )?(?:family (?:medical |health )?(?:history|hx|hist\.?)|FHx?|FMHx?|fam\.? ?hx)\b[\s:.-]*$/i;
/** "Social History:", "MEDICATIONS:" ends the family's rows. */
const NEXT_HEAD =
  /^\s*(?!(?:mother|father|maternal|paternal)\b)[\p{L} /]{3,40}:\s*$|^\s*(?:social|surgical|past|medical)\b.{0,20}\bh(?:istory|x)\b/iu;

const MEASURED =
  /\b(?:scor(?:ed?|es)|rat(?:ed?|es)|weigh(?:s|ed)|walk(?:s|ed)|A1c|PHQ-?\d|GAD-?\d|could not|cannot|can ?not)\b.*\d/i;
const ROWS_BELOW = 10;
/** "Lena (wife)   3/14 104/66": a home log's row of somebody else, with a figure right behind whom it names. */
const MEASURED_ROW = new RegExp(
  `^\\s*(?:[-*•.]\\s{0,3})?\\p{Lu}\\p{L}+(?: \\p{Lu}[\\p{L}.'’-]*)? \\((?:(?:my|her|his|the|pt['’]?s?) )?(?<who>${RELATIVE})(?:['’]s [\\w ]{2,20})?\\)(?:\\s{2,}|\\s{0,2}[:=–-]\\s{1,8})(?<said>\\S.*)$`,
  "iu",
);
/** What tells of the patient: "128/76 with her new cuff". */
const OF_HER = /\b(?:hers?|she|pt|patient)\b/i;
const DATED_PRESSURE = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?:? {1,6}(?:BP:? )?\d{2,3}\/\d{2,3}(?![\d/])/;
const PRESSURE_OR_TEMPERATURE = /(?<![\d/])(?:[12]\d\d\/\d{2,3}|9[5-9]\.\d|10[0-4]\.\d)(?![\d/])/;
/** A dated blood pressure, or nothing but pressures and temperatures: "Vera (daughter): 2 falls" and a parent's rating tell of the patient. */
const isReading = (said: string) =>
  (DATED_PRESSURE.test(said) && !HELPS.test(said) && !OF_HER.test(said)) ||
  (PRESSURE_OR_TEMPERATURE.test(said) && /^[\d\s.,;:/]+$/.test(said.replace(/\b(?:BP|temp)\b/gi, "")));

/** "11/04 spouse's session: …", "11/04 Vera (wife) TUG 9.8 s": an entry of a visit that is the relative's own. */
const OWN_ENTRY = new RegExp(
  `^\\s*[[(]?[\\d/-]{3,10}[\\])]?\\s+(?:(?:the )?(?:(?:pt|patient)['’]s )?(?<who>${RELATIVE})['’]s (?:own )?(?:session|visit|eval(?:uation)?|treatment|note|scores?|values|results|numbers)\\b(?! (?:to|with) (?:pt|patient|him|her)\\b)|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]*\\.?)? \\((?:(?:pt|patient)['’]s )?(?<aside>${RELATIVE})\\)[:,]?\\s+\\p{Lu}[\\p{L}-]{1,9}:? \\d)`,
  "iu",
);

export function relativesRows(lines: readonly Line[]): { index: number; name: string }[] {
  let head = -ROWS_BELOW - 1;
  return lines.flatMap((line, index) => {
    if (line.page !== lines[index - 1]?.page) head = -ROWS_BELOW - 1;
    if (FAMILY_HEAD.test(line.text)) head = index;
    else if (NEXT_HEAD.test(line.text)) head = -ROWS_BELOW - 1;
    const own = OWN_ENTRY.exec(line.text)?.groups;
    if (own) return [{ index, name: `the patient's ${(own.who ?? own.aside ?? "").toLowerCase()}` }];
    const isUnderHead = index - head <= ROWS_BELOW;
    const measured = MEASURED_ROW.exec(line.text)?.groups;
    if (measured?.who && isReading(measured.said ?? ""))
      return [{ index, name: `the patient's ${measured.who.toLowerCase()}` }];
    const row = ROW.exec(line.text) ?? (isUnderHead ? ROW_UNDER_HEAD.exec(line.text) : null);
    const { who = "", said = "" } = row?.groups ?? {};
    if (!who) return [];
    const isReport = HELPS.test(said) || /\b(?:pt|patient|client)\b/i.test(said);
    // "Daughter: scored 19 on the PHQ-9": under the family's head whatever is measured is the relative's.
    const isIll =
      (isUnderHead && MEASURED.test(said)) || (ILL.test(said) && (isUnderHead || !OF_PATIENT.test(said)));
    return isIll && !isReport && !INHERITED.test(said)
      ? [{ index, name: `the patient's ${who.toLowerCase()}` }]
      : [];
  });
}
