import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { Side } from "../chart";
import type { FoundMeasure } from "./found-measure";
import { onlySide } from "./line-sides";
import { MEASURES, type MeasureName } from "./measure-names";
import { tickedOn } from "./tick-boxes";

/** "office: 21/50 = 42%", "Total score 24 / 80", "Total 22 / 50  x 2 =  44%": what the office wrote under a questionnaire that the patient filled in. */
const TOTAL =
  /\b(?:office(?: use)?(?: only)?|total(?: score)?|score|sum|result)\b(?! (?:possible|max\w*|available|questions|items)\b)(?:[^\d\n]{0,16}| {17,60})(\d{1,3}(?: ?\/ ?\d{2,3})?)(?![\d/]| ?\/ ?\d)(?: {0,3}[x×] ?2)?(?:\s*=\s*(\d{1,3}(?:\.\d+)? ?%))?/i;
/** "22/50   44%": the points and their share of the most, which proves itself. */
const POINTS_AND_SHARE = /(?<![\d/])(\d{1,3}) ?\/ ?(\d{2,3})(?![\d/])\s*=?\s*(\d{1,3}(?:\.\d+)?) ?%/;
/** "Attendance 12/24 50%" and "LEFS 40/80 50%" on the form are something else's. */
const OF_SCORE =
  /^(?:[^\p{L}]|\b(?:sections?|items?|scores?|total|raw|points|sum|results?|office|use|only|answers?)\b)*$/iu;
const WHOSE_FORM =
  /^(?:name|patient|pt|date(?: of birth)?|DOB|completed|filled(?: in)?)\b ?:?|^[\d /-]{6,14}$/i;
const PERSON = /^\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?$/u;
/** "Rosa Ames-Tell   date 09/02/2026": beside a label a name may stand without its own. */
const saysWhose = (cells: Line["cells"], isPatient: (name: string) => boolean) =>
  cells.some(({ text }) => WHOSE_FORM.test(text.trim())) &&
  cells.every(
    ({ text }) => WHOSE_FORM.test(text.trim()) || (PERSON.test(text.trim()) && isPatient(text.trim())),
  );
const LONGEST_FORM = 30;
/** "sum 34     SCORE  52.3": what the office made of the answers, where the form's name is printed beside other words. */
const SCORE =
  /(?<!\b(?:prior|previous|last|first|initial|baseline|goal|target|expected|best|worst|max(?:imum)?|min(?:imum)?|raw)\s{1,3})\bscore\b\s{0,3}[:=]?\s{0,16}(\d{1,3}(?:\.\d+)?)(?![\d.]|\s?[-–/]\s?\d|\s(?:is|or|and|means?|to)\b)/i;
/** "Prior score   79.5  (07/27/2026)": what the same form came to on another day. */
const PRIOR_SCORE =
  /\b(?:prior|previous|last|first|initial|baseline) score\b\s{0,3}[:=]?\s{0,8}(\d{1,3}(?:\.\d+)?)\s{0,4}\(?(?:on |of )?(?=\d)/i;

/** The lines that title a questionnaire with a score below: they say nothing of the patient. */
export const formTitles = (lines: readonly Line[]): number[] =>
  [...lines.keys()].filter((at) => namedForm(lines, at).length > 0);

/** The score of each questionnaire whose name is its title, dated by its page; none where another's name stands beside that. */
export function formScores(lines: readonly Line[], isPatient: (name: string) => boolean): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  lines.forEach((title, at) => {
    found.push(...namedForm(lines, at));
    const whole =
      titleOf(title.text) ??
      // "DIZZINESS HANDICAP INVENTORY     Name: Rosa Ames     Date: 10/27/2026": whose form it is, and of when.
      (title.cells.length > 1 && saysWhose(title.cells.slice(1), isPatient)
        ? titleOf(title.cells[0]?.text ?? "")
        : undefined);
    // "OSWESTRY DISABILITY INDEX       Bay Chiropractic": beside another cell it may head a table, too.
    const name =
      whole ??
      titleOf(title.cells[0]?.text ?? "") ??
      (title.cells.length === 1 ? questionnaire(title.text.trim()) : undefined);
    if (!name) return;
    for (let index = at + 1; index < lines.length && index <= at + LONGEST_FORM; index++) {
      const line = lines[index];
      if (!line || line.page !== title.page || titleOf(line.text)) return;
      const shared = sharedOn(line.text);
      const match = shared ?? (whole ? TOTAL.exec(line.text) : null);
      const value = shared?.[3] ? `${shared[3]}%` : (match?.[2] ?? match?.[1]);
      if (!match || !value) continue;
      const start = match.index + match[0].lastIndexOf(shared?.[3] ?? value);
      found.push({
        measure: {
          key: name.key,
          name: name.name,
          fullName: name.name,
          value: value.replace(/\s+/g, ""),
          number: Number.parseFloat(value),
          ...(name.better ? { better: name.better } : {}),
        },
        line: index,
        earlier: false,
        carried: /\b(?:carried|copied|same as|not (?:taken|done))\b/i.test(line.text),
        start,
        end: start + value.length,
      });
      return;
    }
  });
  return found.filter(({ carried }) => !carried);
}

/**
 * "QuickDASH      completed on tablet" over the answers: the form's own name opens the page's line, and a line below has its score. Which side it
 * asks about is the form's word: "Body part asked about: LEFT ELBOW", "[X] left".
 */
function namedForm(lines: readonly Line[], at: number): FoundMeasure[] {
  const title = lines[at];
  const words = title?.cells[0]?.text.replace(/\([^()]*\)/g, "").trim() ?? "";
  const name = words === words.toUpperCase() ? undefined : questionnaire(words);
  if (!title || !name || title.cells.slice(1).some(({ text }) => /\d|:/.test(text))) return [];
  let side: Side | undefined;
  for (let index = at + 1; index < lines.length && index <= at + LONGEST_FORM; index++) {
    const line = lines[index];
    if (!line || line.page !== title.page || questionnaire(line.cells[0]?.text ?? "")) return [];
    if (ASKED_ABOUT.test(line.text)) side = sideOn(line.text);
    const score = SCORE.exec(line.text);
    if (!score?.[1]) continue;
    const prior = PRIOR_SCORE.exec(line.text);
    const day = prior ? findDates(line.text.slice(prior.index + prior[0].length))[0] : undefined;
    const of = (value: string, end: number, date?: string): FoundMeasure => ({
      measure: {
        ...{ key: name.key, name: name.name, fullName: name.name, value, number: Number.parseFloat(value) },
        ...(name.better ? { better: name.better } : {}),
      },
      ...(date ? { date } : {}),
      ...(side ? { ofSide: side } : {}),
      ...{ line: index, earlier: false, carried: false, start: end - value.length, end },
    });
    const endOf = (match: RegExpExecArray) =>
      match.index + match[0].lastIndexOf(match[1] ?? "") + (match[1] ?? "").length;
    return [
      of(score[1], endOf(score)),
      ...(prior?.[1] && day?.start === 0 ? [of(prior[1], endOf(prior), day.iso)] : []),
    ];
  }
  return [];
}

const ASKED_ABOUT =
  /\b(?:body part|body area|region|joint|limb|which (?:arm|leg|side|limb|hand|knee|shoulder)|side|asked about)\b/i;
const sideOn = (text: string): Side | undefined =>
  onlySide(
    tickedOn(text)
      .map(({ start, end, told }) => told ?? text.slice(start, end))
      .join("; ") || text,
  ).side;

function questionnaire(words: string): MeasureName | undefined {
  return MEASURES.find(({ pattern, asPrinted, key }) => {
    const hit =
      asPrinted || key === "pain" || key === "bp"
        ? null
        : new RegExp(pattern.source, pattern.flags).exec(words);
    return hit !== null && hit.index === 0 && hit[0].length >= words.length - 2;
  });
}

function sharedOn(text: string): RegExpExecArray | null {
  const match = POINTS_AND_SHARE.exec(text);
  const [, points, most, share] = match ?? [];
  if (!match || !OF_SCORE.test(text.slice(0, match.index))) return null;
  return Math.abs((100 * Number(points)) / Number(most) - Number(share)) < 1 ? match : null;
}

/** A line that is a questionnaire's name in capitals, with its scale in parentheses at most. */
function titleOf(text: string) {
  const words = text.replace(/\([^()]*\)/g, "").trim();
  if (words.length > 60 || words !== words.toUpperCase() || /\d{2}/.test(words)) return undefined;
  return MEASURES.find(({ pattern, asPrinted, key }) => {
    const hit =
      asPrinted || key === "pain" || key === "bp"
        ? null
        : new RegExp(pattern.source, pattern.flags).exec(words);
    return hit !== null && hit[0].length >= words.length - 16;
  });
}
