import type { Line } from "../../page/page-lines";
import type { Measure, Side } from "../chart";
import { isByMachine, isMarkedCarried, spokenAt } from "./carried";
import { comparedHead } from "./compared-heads";
import { isDaily } from "./daily-names";
import { columnsOfRow, type DateColumn } from "./date-columns";
import { dayOfSentence, saidAbove } from "./day-of-sentence";
import { drawnDay } from "./drawn-days";
import { AIMED_AT, type FoundMeasure, type Hit, hitsIn, SHORT_OF_GOAL, TOWARD_GOALS } from "./found-measure";
import { isNamedForOther } from "./no-finding";
import { type SideColumn, sideOfName, type ValueSide } from "./value-sides";
import { valuesIn } from "./values-behind-name";

/** "LEFS 41/80 [value from visit of 09/21/2026, field not updated]": also told by the field, or by the visit that it is of. */
const NOT_OF_THE_DAY =
  /\b(?:field|values?|scores?|box|entry) (?:was |were |is |has )?(?:still )?(?:not|never) (?:been )?(?:yet )?updated\b|(?<!\b(?:than|from|with|to|over|since|versus|vs|against|below|above) (?:the |her |his |their )?)\b(?:values?|scores?|results?|readings?|numbers?) (?:is |was |are |were )?(?:still )?(?:from|of) (?:the )?(?:last |prior |previous |earlier )?(?:visit|note|entry|session|encounter|appointment|exam(?:ination)?|eval(?:uation)?) (?:of|on|dated) \d[\d/.-]*(?![\d/.-]| (?:was|were|is|are) )|copied|per (?:initial )?eval(?:uation)?\b|from (?:the )?(?:initial |last |prior |previous )?(?:eval(?:uation)?|visit|note)\b(?=[^.;]*(?:carried|copied|:))|not re-?(?:measured|tested|assessed|done|taken|scored|administered|checked|evaluated|peated|calculated|filled|issued|collected)|unchanged since entry|template/i;
const isOfAnotherDay = (text: string) => NOT_OF_THE_DAY.test(text) || isByMachine(text);
/** "NDI: not taken": what follows belongs to something else. */
const NOT_TAKEN =
  /^[\s:=-]*(?:not (?:taken|tested|done|measured|assessed|performed|recorded)|deferred|n\/?[at]\b|refused|unable)/i;
/** Behind a wide gap another label begins. */
const NEXT_LABEL = /\s{3,}(?!(?:total |raw )?(?:score|result|value|total)\s*:)(?=\p{L}[\p{L} ]{1,24}:)/iu;
/** "20 deg   Ext 5", "61 lb   Lateral pinch R 5": behind a gap another value begins, whose name is not known. */
const NEXT_NAME =
  /\s{2,}(?=(?:[RL] )?(?!(?:right|left|both|bilat\w*|initial\w*|eval\w*|baseline|now|today|current\w*|final|discharge|visit|week|before|after|then|was|is|to|at|from|worst|best|rest|average|total|score|active|passive|AROM|PROM|ROM|deg)\b)[A-Za-z]{3,}[A-Za-z. ]{0,18}\s-?\d)/i;
const GOAL_LINE =
  /\bgoals?\b|^\s*g\s?:\s|\b(?:STG|LTG)s?\b|\b(?:STG|LTG) ?#?\d|\bin \d+ weeks\b|\bwithin \d+ weeks\b/i;
/** "NDI 30% (goal 10%)": what is aimed at stands beside what was found. "LEFS 60 (goal by 12/01)" is the goal itself. */
const GOAL_ASIDE =
  /\((?:[^();]{1,24}[,;] )?(?:the |her |his )?(?:goal|target|[SL]TG)(?: is| of| was)?[ :=<>≤≥]{1,3}(?!(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d.]))\d[^()]{0,24}\)/gi;
/** "Berg 38/56, goal 48/56", "Flexion 92 - goal 120": what was found, and behind it what is aimed at. */
const GOAL_BEHIND =
  /(?<=\d\S{0,4}(?: ?(?:deg\w*|sec\w*|lbs?|kg|cm|mm|ft|m\/s|pts?|points?|today|now))?)(?:,| [-–|]|\s{2,}|(?<=\)))\s{0,3}(?:(?:the|her|his|current|discharge) )?(?:goal|target|[SL]TG)(?: is| of| was)?[ :=<>≤≥]{1,3}(?!(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d.]))\d/i;
/** "Improve flexion to 120 (goal: 130)", "Will reach 60 (target: 70)": all of it is aimed at. */
const AIMS =
  /\b(?:improve|increase|restore|reduce|decrease|lower|raise|maximize|achieve|reach|attain|regain|progress|return) |\b(?:will|to be|expected|in order to|in \d+ (?:wks?|visits|months?))\b/i;
/** "Goals met, flexion 121", "STG1 met. Flexion 121". */
const GOAL_MET = /\bgoals? (?:met|achieved)\b|\b[SL]TG ?#?\d (?:was |is )?(?:met|achieved)\b\s*[.;]/i;

const GOALS_NEXT =
  /[.;]\s+(?:(?:short|long)[- ]term |functional |new )?(?:goals?|targets?|aims?|STGs?|LTGs?)\b(?! (?:\w+ )?(?:met|achieved|reached))/i;

const PART = /^(\s*)[PARTSO](?=\s{2,}\S)/;

/** "P: L4-5; A: L4 post; R: flex 34; T: tight": the third letter stands for the range of motion. */
const PART_IN_LINE =
  /(?<=(?:^|[\s;.])P(?:\s?[:–-])? [^;]{1,60}[;.] {1,3}(?:A(?:\s?[:–-])? [^;]{1,60}[;.] {1,3})?)R(?=(?:\s?[:–-])? [^;]{1,80}[;.] {1,3}T(?:\s?[:–-])? )/;

/** "R   Lumbar flexion" among lines that begin with P, A and T names a part of the examination, no side. */
function withoutPart(lines: Line[], index: number): Line | undefined {
  const line = lines[index];
  if (line && PART_IN_LINE.test(line.text)) return { ...line, text: line.text.replace(PART_IN_LINE, " ") };
  if (!line || !PART.test(line.text)) return line;
  const others = lines
    .slice(Math.max(0, index - 4), index + 5)
    .filter(({ text }) => /^\s*[PATSO]\s{2,}\S/.test(text));
  return others.length > 1 ? { ...line, text: line.text.replace(PART, "$1 ") } : line;
}

/** The measures on one line, in their order. `day` is the entry's, for days that leave out the year. */
export function measuresOnLine(
  lines: Line[],
  index: number,
  days: readonly DateColumn[],
  day?: string,
  under: readonly SideColumn[] = [],
): FoundMeasure[] {
  const line = withoutPart(lines, index);
  if (!line) return [];
  const columns = columnsOfRow(line, days);
  // "ODI 48 percent. Goals: 16": what stands before the sentence of the goals was found.
  const aside = GOAL_BEHIND.exec(line.text)?.index ?? line.text.length;
  const goals = Math.min(GOALS_NEXT.exec(line.text)?.index ?? line.text.length, aside);
  const found = line.text.slice(0, goals);
  if (goals === aside && aside < line.text.length && (AIMS.test(found) || OF_TERM.test(found))) return [];
  const unaimed = found.replace(SHORT_OF_GOAL, " ");
  const withoutAside = unaimed.replace(GOAL_ASIDE, " ");
  const beside = withoutAside.replace(TOWARD_GOALS, " ");
  const isGoal = GOAL_LINE.test(beside) || (withoutAside !== unaimed && AIMS.test(found));
  if (isGoal && !GOAL_MET.test(found)) return [];
  const aimed = aimedUntil(lines, index);
  const above = saidAbove(lines, index);
  const hits = hitsIn(line.text).filter(
    ({ name, start }) =>
      start >= aimed &&
      start < goals &&
      !AIMED_AT.test(line.text.slice(0, start)) &&
      !(isDaily(name) && OF_TREATMENT.test(line.text.slice(0, start))) &&
      !isNamedForOther(line.text.slice(0, start)),
  );
  /** What the names before it leave to a name: the end of their words, and their side as long as the sentence lasts. */
  let told = { end: 0, next: undefined as Side | undefined, carried: {} as ValueSide };
  return hits.flatMap((hit, order) => {
    const next = hits[order + 1]?.start ?? goals;
    // "46% on the ODI": a value before the name, where none follows.
    const stop = sentenceEnd(line.text, hit.end, next);
    const whole = line.text.slice(hit.end, stop);
    const label = NEXT_LABEL.exec(whole);
    const other = NEXT_NAME.exec(whole);
    const after = whole.slice(0, Math.min(label?.index ?? whole.length, other?.index ?? whole.length));
    const end = hit.end + after.length;
    const lead = leadOf(line.text, hit.start, told);
    const another = end < stop || (stop === next && order + 1 < hits.length);
    const ofSentence = dayOfSentence(above + line.text.slice(0, hit.start), day);
    const { found, left } = valuesIn({ line, hit, after, lead, another, columns, day, ofSentence, under });
    told = { end, next: left, carried: end === next ? carriedSide(lead, found) : {} };
    if (NOT_TAKEN.test(whole)) return [];
    const carried = isCarried(spokenAt(line.text, hit.start), hit, next);
    return found.flatMap(({ untold, own: _, ...value }, at) => {
      const marked = isMarkedCarried(line.text.slice(value.start, found[at + 1]?.start ?? next));
      if (hit.name.hasNoSide) return [{ ...withoutSide(value), line: index, carried: carried || marked }];
      return untold ? [] : [{ ...value, line: index, carried: carried || marked }];
    });
  });
}

const withoutSide = <T extends { measure: Measure }>(value: T): T => {
  const { side: _, ...measure } = value.measure;
  return { ...value, measure };
};

/** The side of a name: from the words right before it, else what the names of its sentence left. */
function leadOf(
  text: string,
  start: number,
  told: { end: number; next: Side | undefined; carried: ValueSide },
): ValueSide {
  if (told.next && told.end === start) return { side: told.next };
  // A side holds to the end of its sentence. "L-flex" is of the lumbar spine.
  const upTo = BENDS.test(text.slice(start)) && text.endsWith("L-", start) ? start - 2 : start;
  const before = text.slice(Math.max(told.end, start - 34), upTo);
  const own = sideOfName(before.split(/[.;]\s+(?=[A-Z]|$)/).at(-1) ?? "");
  return own.side || own.untold ? own : told.carried;
}

/** "Ther ex: planks 30 s": what is done in treatment, and no test. */
const OF_TREATMENT =
  /\b(?:ther(?:apeutic)?\.? ?ex\w*|TE|exercises?|HEP|home program|handout|tx today|97[15]\d\d|theract|warm-?up)\b[^.]*$/i;

const BENDS = /^(?:flex|ext)/i;

/** "Flexion R 120, L 165, abduction 80": whose the next name's value is cannot be told. */
const carriedSide = (lead: ValueSide, found: readonly ValueSide[]): ValueSide =>
  found.some(({ side, own, untold }) => untold || (own && side !== lead.side)) ? { untold: true } : lead;

/** "FGA 20/30.  DHI 62 (copied from eval)": what stands in parentheses behind a value is said of that one alone. */
function isCarried(text: string, hit: Hit, next: number): boolean {
  const enclosed = [...text.matchAll(/\([^()]*\)|\[[^[\]]*\]/g)].filter(([one]) => isOfAnotherDay(one));
  if (enclosed.length === 0) return isOfAnotherDay(text);
  const rest = enclosed.reduce((left, [one]) => left.replace(one, " "), text);
  return (
    isOfAnotherDay(rest) ||
    enclosed.some((one) => isBehind(one, hit, next) || isLabel(one, text, hit) || isOverAll(one, text, hit))
  );
}

const isBehind = ({ index }: RegExpExecArray, hit: Hit, next: number) => index >= hit.end && index <= next;
/** "Outcome measures (copied from initial examination): LEFS 27/80, worst pain 7/10": said of all that follows. */
const isLabel = ({ 0: one, index }: RegExpExecArray, text: string, hit: Hit) =>
  index < hit.start && /^\s*:/.test(text.slice(index + one.length));

/** "SCORES  (copied from start of care)  Berg 31/56": before all values of its line. */
const isOverAll = ({ index }: RegExpExecArray, text: string, hit: Hit) =>
  index < hit.start && !hitsIn(text.slice(0, index)).length;

/** Where the goals end that the lines above begin: "Goals by July 31," and below it "2026: DHI below 30; drives." */
function aimedUntil(lines: Line[], index: number): number {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const { text = "", page } = lines[above] ?? {};
    if (page !== lines[index]?.page || text.trim() === "" || /[.]\s*$/.test(text)) return 0;
    // "Goal   Baseline   Current   Target" heads a table, whose rows tell what was found.
    if (comparedHead(lines[above] as Line, [])) return 0;
    const last = text.split(/\.\s+(?=[A-Z])/).at(-1) ?? "";
    if (GOALS_BEGIN.test(last)) {
      const here = lines[index]?.text ?? "";
      const end = here.search(/\.(?=\s+[A-Z]|\s*$)/);
      return end < 0 ? here.length : end;
    }
    if (last !== text) return 0;
  }
  return 0;
}
const GOALS_BEGIN = /^\s*(?:(?:short|long)[- ]term )?goals?\b(?! (?:\w+ )?(?:met|achieved|reached))/i;

/** A measure's words end with its sentence; a decimal point is no end. */
function sentenceEnd(text: string, from: number, limit: number): number {
  // Also where the next name begins the next sentence; "It was 58% on June 2" goes on with the same measure.
  const stop = /[.;](?=\s+[A-Z])(?!\s+It (?:was|had been) (?:about |only )?\d)/.exec(
    text.slice(from, limit + 1),
  );
  return stop ? from + stop.index : limit;
}

const DIAGNOSIS_CODE = /(?<![\w.-])[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}(?!\w)/;
/** "Alone, lag was 20 on 10/26 and 20 on 11/09": with what, or without what, the values were reached. */
const ON_ITS_OWN =
  /^\W*(?:alone|on (?:his|her|their|its) own|by (?:him|her|it)self|unaided|at home|without|with (?:the )?(?:HEP|home (?:program|exercises?)) (?:alone|only)|(?:HEP|home (?:program|exercises?)) (?:alone|only))\b/i;
/** "Straight leg raise positive on the right at 35 degrees", "SLR R + at 40": at which angle it hurt is said by the sentence alone. */
const LEG_RAISED_TO =
  /\b(?:straight leg rais\w+|SLR)\b[^.;,]{0,20}(?:\bpos(?:itive)? (?:on the )?(?:right|left|R|L)|\+)(?: at| @)? \d{2}(?!\d|\/|%)/i;
/** "Short term: LEFS 45, LTG 60": both are aimed at. */
const OF_TERM = /\b(?:short|long)[- ]term\b|\b[SL]TGs?\b/i;

/** A row of scores without a sentence: its values stand as measures. What was diagnosed is said beside them. */
export function saysOnlyValues(text: string): boolean {
  const hits = hitsIn(text);
  // The day of a result that is not the note's own is said by its line alone.
  if (LEG_RAISED_TO.test(text) || ON_ITS_OWN.test(text) || drawnDay(text) || text.search(SHORT_OF_GOAL) >= 0)
    return false;
  if (hits.length === 0 || /^\W*goals?\b/i.test(text) || DIAGNOSIS_CODE.test(text)) return false;
  const rest = hits
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")
    .replace(
      /\b(?:right|left|both|bilateral|positive|negative|at|worst|best|rest|deg(?:rees)?|normal|evaluation|initial|current|today|is|was|now|and|to|of|score|with|activity|grade|sec(?:onds)?|feet|meters)\b/gi,
      " ",
    );
  return (rest.match(/\p{L}{3,}/gu) ?? []).length < 3;
}
