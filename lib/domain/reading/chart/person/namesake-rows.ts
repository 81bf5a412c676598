import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import { isBlank, type Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import { cutNames } from "./cut-names";
import { ENTRY_DAY, goesOnWith } from "./entry-person";
import { hasFormBoxes } from "./labeled-name";
import { cellUnder, isTown, LABEL_LETTERS, NOT_THE_PATIENT } from "./person-cell";
import { distance } from "./same-person";
import { belowSessionHead, sessionsOfOthers } from "./session-heads";
import { isShortFor } from "./short-names";
import { isOfStaff, staffOf } from "./staff";
import { COMPANY, isAlsoWord } from "./word-names";

const HEALTH =
  /\b\d+(?:[.,]\d+)?(?: ?\/ ?\d+)? ?(?:mg|mcg|ml|units?|tabs?|caps?|deg(?:rees)?)\b|\b(?:A1c|BP|HbA1c|PHQ-?\d|GAD-?\d)\b|\b[A-TV-Z]\d{2}\.\d/i;

/** Who prescribes, dispenses, pays, fetches or tells: a name behind it is not whose the row is. */
const BEFORE_ROLE =
  /\b(?:prescrib\w+|pharmacist|rph|picked|pick-?up|paid|pay(?:e|o)r|card|check|copay|deposit|guarantor|guardian|informant|historian|history (?:from|by|per)|sign\w*|contact|kin|caregiver|accompan\w+|escort\w*|driver|interpreter|with|from|to|by|per|via|w\/|called|spoke|dr|doctor|physician|provider|therapist|clinician|surgeon|nurse|aide|tech|staff|front desk|rep\w*|agent|adj\w*|supervisor|manager|attn|employee|employer|user|initials|entered|author|referring|ordering|rendering|attending|treating|seen|supervis\w+|witness|scribe|attorney|owner|member of|sponsor|card ?holder|guar|resp(?:onsible)?(?: party| pty)?|subs?|policy ?holder|(?:with|w\/|by|from|to|and|per) (?:(?:her|his|their|the|pt['’]?s|patient['’]?s) )?(?:husband|wife|spouse|son|daughter|mother|father|mom|dad|brother|sister|partner))\b[^\p{L}]*$/iu;
/** A degree, a job, or what somebody said or did. */
const BEHIND_ROLE =
  /^,? ?\(?(?:MD|DO|DC|DPM|PT|DPT|PTA|OT|OTR|OTD|COTA|SLP|NP|FNP|ARNP|APRN|CNM|DNP|RN|LPN|MA|CMA|PA|PA-C|LCSW|LMFT|LPC|PhD|PsyD|PharmD|RPh|CPhT|OD|DDS|DMD|ATC|LMT)(?![\p{L}-])|^,? {0,3}\(?(?:bill(?:er|ing)|clerk|staff|front desk|scheduler|coder|office|manager|owner|driver|interpreter|informant|historian|guardian|guarantor|proxy|POA|pharmacist|prescriber|nurse|aide|case manager|adjuster|rep(?:resentative)?)\b|^,? {0,3}(?:\([^()]*\),? {0,3})?(?:states?|stated|reports?|reported|says|said|called|brought|brings|gave|gives|signed|paid|drove|asked|present|will|is|was|has|had|helps?|helped|assist\w*|confirm\w*|phoned|attended|trained|taught|demonstrat\w+|verbaliz\w+|understands|instructed|educated|observed|participat\w+|performs|accompan\w+|requests|requested|wants|notes|noted|notices|noticed|denies|tel|cell|phone|\(?\d{3}\)?[ -]\d{3}[ -]\d{4})\b/iu;
const ROLE_HEAD =
  /\b(?:prescriber|provider|therapist|dr|doctor|physician|clinician|surgeon|pharmacist|rph|by|staff|tech|user|rep|agent|guarantor|guardian|subscriber|insured|policy ?holder|contact|payer|payor|caregiver|informant|historian|treating|rendering|initials|author|escort|driver|clerk|biller|with|signed|signature|cosigner|from|to|parent|mother|father|spouse|husband|wife|sponsor|card ?holder|employee|aide|pta|coach|responsible|owner)\b/i;
/** "(same household)", "(husband)": behind the name it says whose the row is. */
const IN_HOUSEHOLD = /\bsame (?:address|household|family|home|phone)\b|\bhousehold\b/i;

const WORD = "\\p{L}[\\p{L}'’-]+";
const INITIAL = "(?: \\p{Lu}\\.?)?";

/** A name of the patient's family in a line, and the given name in it. */
type Namesake = { name: string; given: string; start: number; end: number; isOrdered: boolean };

function namesakesIn(line: Line, surnames: readonly string[]): Namesake[] {
  const found: Namesake[] = [];
  for (const surname of surnames) {
    const own = surname.replace(/[^\p{L}]/gu, ".");
    const ordered = new RegExp(
      `(?<![\\p{L}-])${own},\\s?(?<given>\\p{Lu}${WORD.slice(5)})${INITIAL}(?![\\p{L}-])`,
      "giu",
    );
    const shouted = new RegExp(
      `(?<![\\p{L}-])${own.toUpperCase()} (?<given>\\p{Lu}{3,})${INITIAL}(?![\\p{L}-])`,
      "gu",
    );
    const inOrder = new RegExp(
      `(?<![\\p{L}.-])(?<given>\\p{Lu}[\\p{L}'’-]{2,})${INITIAL} ${own}(?![\\p{L}-])`,
      "giu",
    );
    for (const [pattern, isOrdered] of [
      [ordered, true],
      [shouted, false],
      [inOrder, false],
    ] as const)
      for (const match of line.text.matchAll(pattern)) {
        const given = match.groups?.given ?? "";
        if (!/^\p{Lu}/u.test(match[0])) continue;
        found.push({
          name: match[0],
          given,
          start: match.index,
          end: match.index + match[0].length,
          isOrdered,
        });
      }
  }
  return found;
}

/**
 * The rows of lists, ledgers, pharmacy profiles and schedules, and the lines set in below them, that name somebody of the patient's surname with
 * another given name, wherever the name stands in the row: a spouse's prescription on the patient's own print is the spouse's. Who prescribes,
 * pays, signs, fetches or tells the history is named, too, and takes nothing away.
 */
export function namesakeRows(lines: readonly Line[], patient: string): Map<number, string> {
  const words = patient.split(/[\s,]+/).filter((word) => word.length > 1);
  const [given = "", ...rest] = words;
  const surname = rest.at(-1) ?? "";
  if (surname.length < 3 || given.length < 2) return new Map();
  const staff = staffOf(lines);
  const own = new Set(words.map((word) => word.toLowerCase()));
  const isOther = (name: string) => {
    const said = name.toLowerCase();
    return (
      !own.has(said) &&
      !said.startsWith(given.toLowerCase().slice(0, 3)) &&
      !given.toLowerCase().startsWith(said) &&
      !rest.some((word) => word.toLowerCase().startsWith(said)) &&
      !isShortFor(`${name} ${surname}`, patient) &&
      !isMisspelled(said, given.toLowerCase()) &&
      !LABEL_LETTERS.test(name.toUpperCase()) &&
      !NO_GIVEN.test(name) &&
      (GIVEN_NAMES.has(said) || !isAlsoWord(said))
    );
  };
  const namesOwn = (text: string) => {
    const said = new Set(text.toLowerCase().split(/[^\p{L}'’-]+/u));
    return (
      said.has(given.toLowerCase()) ||
      rest.slice(0, -1).some((word) => word.length > 2 && said.has(word.toLowerCase()))
    );
  };
  const isFirst = (page: readonly number[], index: number) =>
    page.find((at) => !isBlank(lines[at] as Line)) === index;
  const found = new Map([
    ...cutNames(lines, { given, rest }),
    ...sessionsOfOthers(lines, { given, surname, others: rest }, namesOwn),
  ]);
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const isForm = hasFormBoxes(page.map((index) => lines[index] as Line));
    for (const index of page) {
      const line = lines[index] as Line;
      if (isBlank(line) || isForm || namesOwn(line.text)) continue;
      const who = namesakesIn(line, [surname]).find(
        (one) =>
          (isOther(one.given) || isRelative(line, one)) &&
          !isTown(one.name) &&
          !COMPANY.test(line.text.slice(one.start)) &&
          isNamedIn(line, one) &&
          !hasRole(lines, index, one) &&
          !isOfStaff(one.given, staff),
      );
      if (!who) continue;
      for (const at of belowSessionHead(lines, index, namesOwn)) found.set(at, who.name);
      // "SCORE SHEET   AMES, IVO (husband)" over a page that names the patient nowhere.
      if (
        isRelative(line, who) &&
        isFirst(page, index) &&
        !page.some((at) => namesOwn(lines[at]?.text ?? ""))
      )
        for (const at of page) found.set(at, who.name);
      const indent = line.text.search(/\S/);
      const isAlone = line.cells.length === 1;
      for (let at = index; ; at++) {
        const one = lines[at];
        if (one?.page !== line.page) break;
        const isBelow =
          at > index &&
          !isBlank(one) &&
          !namesOwn(one.text) &&
          (goesOnWith(one, line) ||
            (one.text.search(/\S/) > indent + 1 && (isAlone || !ENTRY_DAY.test(one.text))));
        if (at > index && !isBelow) break;
        found.set(at, who.name);
      }
    }
  }
  return found;
}

/** "Catherine" for "Katherine", "Otilie" for "Ottilie": as it sounds, or two letters off and no name that families give. */
function isMisspelled(said: string, given: string): boolean {
  const sound = (name: string) =>
    name
      .replaceAll("ph", "f")
      .replace(/h/g, "")
      .replace(/ck?/g, "k")
      .replaceAll("y", "i")
      .replace(/(.)\1/g, "$1");
  const isNear = given.length > 4 && distance(said, given) <= (given.length > 6 ? 2 : 1);
  return sound(said) === sound(given) || (isNear && !GIVEN_NAMES.has(said));
}

/** "AMES, FEMALE", "Ames, Patient", "AMES STREET": what stands behind a surname and is no given name. */
const NO_GIVEN =
  /^(?:female|male|patient|pt|client|member|self|spouse|wife|husband|son|daughter|child|dependent|mrs?|ms|miss|dr|jr|sr|ii|iii|iv|right|left|knee|hip|shoulder|back|neck|street|st|road|rd|avenue|ave|court|lane|drive|claim|claims|account|acct|chart|note|notes|visit|visits|file|records?|seen|called|says|said|states|denies|reports|and|the|family|household|home|residence|et|estate|trust|farms?|farm|county|school|company|inc|llc|bros|brothers|insurance|health|plan|bill|bills?|paid|denied|approved|pending|active|new|old|est)$/i;

/** "(husband)", "(pt's cousin, dob 2/3/61)" right behind the name. */
const RELATION = new RegExp(`^\\s*\\((?:[^()]{0,20}\\b)?(?:${RELATIVE}|dtr|dau)\\b[^()]{0,24}\\)`, "i");
const isRelative = ({ text }: Line, { end }: Namesake) => RELATION.test(text.slice(end));

/** In a row of its own, or by a name that families give, or with what says that it is another one of the household. */
function isNamedIn(line: Line, { name, given, start, end, isOrdered }: Namesake): boolean {
  const cell = line.cells.find((one) => one.start <= start && one.end >= end);
  const isCell =
    cell !== undefined &&
    cell.text.replace(/\s*\([^()]*\)\s*$/, "").replace(/^[(\s]+|[)\s.:]+$/g, "") === name;
  const behind = line.text.slice(end);
  if (IN_HOUSEHOLD.test(line.text)) return true;
  const isListed = line.cells.length > 1 || ENTRY_DAY.test(line.text) || findDates(line.text).length > 0;
  if (RELATION.test(behind)) return isListed || HEALTH.test(behind);
  const isGiven = GIVEN_NAMES.has(given.toLowerCase()) && !isAlsoWord(given);
  if (line.cells.length === 1 && isCell) return isOrdered;
  if (!isListed) return false;
  if (isOrdered) return isCell || isGiven || /^\s{2,}|^\s*[:;)|]|^\s*$/.test(behind);
  // "AMES STREET", "BAY AMES": two words without a comma are a name in a row of days or numbers alone.
  const isRow = findDates(line.text).length > 0 || /\d{5}/.test(line.text) || HEALTH.test(line.text);
  return isRow && (isCell || /^\s*:/.test(behind) || (isGiven && /\d{5}/.test(line.text)));
}

const THEIRS =
  /\b(?:husband|wife|spouse|son|daughter|dtr|mother|father|brother|sister|twin|child|partner)['’]s\s{0,2}[(:]?\s{0,2}$/i;

const BIRTH = /\b(?:DOB|born|birth)\b/i;

/** Who is named for what they do: by a word before or behind the name, by the label of the cell, or by the head of the column. */
function hasRole(lines: readonly Line[], index: number, { start, end }: Namesake): boolean {
  const line = lines[index] as Line;
  const before = line.text.slice(0, start);
  const behind = line.text.slice(end);
  if (BEHIND_ROLE.test(behind)) return true;
  // "wife's (Ames, Ivo) is approved": what stands in the row is the wife's; "subscriber AMES, IVO   XQ4471   DOB 06/30/1981" is of the one insured.
  if (THEIRS.test(before) || (/\bsubscriber\W*$/i.test(before) && BIRTH.test(behind))) return false;
  if (IN_HOUSEHOLD.test(line.text) || HEALTH.test(behind)) {
    if (BEFORE_ROLE.test(before)) return true;
  } else if (BEFORE_ROLE.test(before) || NOT_THE_PATIENT.test(before)) return true;
  if (
    /\b(?:subscriber|insured|policy ?holder|card ?holder|sponsor|guarantor|informant|historian|emergency)\b/i.test(
      line.text,
    )
  )
    return true;
  // "Policyholder" alone over the name.
  const label = lines[index - 1];
  const isLabel = label?.page === line.page && label.cells.length === 1 && label.text.trim().length < 30;
  if (isLabel && (NOT_THE_PATIENT.test(label.text) || ROLE_HEAD.test(label.text))) return true;
  const cell = line.cells.find((one) => one.start <= start && one.end >= end);
  if (!cell) return false;
  for (let at = index - 1; at >= 0 && lines[at]?.page === line.page; at--) {
    const above = lines[at] as Line;
    if (above.cells.length < 2 || /\d{2}/.test(above.text)) continue;
    const head = cellUnder(above.cells, cell);
    if (head && ROLE_HEAD.test(head.text) && !/\bpatient|member\b/i.test(head.text)) return true;
    if (head) return false;
  }
  return false;
}
