import { GIVEN_NAMES } from "../../page/given-names";
import { isBlank, type Line } from "../../page/page-lines";
import { isSurelyPerson, LABEL_LETTERS, NOT_THE_PATIENT } from "./person-cell";
import { COMMA, markOf, nameOf, partsOf, WITH_INITIAL } from "./person-marks";
import { isShortFor } from "./short-names";
import { isOfStaff, staffOf } from "./staff";
import { OF_A_VACCINE } from "./word-names";

const PAGE_NUMBER =
  /^(?:(?:page|pg\.?|p\.?) ?\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?|\d{1,3} ?(?:\/|of) ?\d{1,3})$/i;
const SEGMENT = /\s*\|\s*|\s{2,}|\s[-–—·•]\s|;\s/;
const FOOT_LINES = 3;
const HEAD_LINES = 3;
const SIGNED = /\b(?:sign(?:ed|ature)?|by|cc|to|from|dictated|transcribed|printed|attn|witness|copy)\b/i;

/** "Otto V. | PT Eval 10/20/2026 | Bay PT | 2 / 3": whose the pages are, in the line that stands on each of them. */
function runningPerson(line: Line, staff: ReadonlySet<string>): string | undefined {
  if (SIGNED.test(line.text) || NOT_THE_PATIENT.test(line.text)) return undefined;
  const parts = line.text.trim().split(SEGMENT).filter(Boolean);
  if (parts.length < 2 || !parts.some((part) => PAGE_NUMBER.test(part) || markOf(part)?.kind === "number"))
    return undefined;
  const names = parts.flatMap((part) => {
    const name = nameOf(part);
    return name && (WITH_INITIAL.test(part) || isSurelyPerson(part)) && !isOfStaff(name, staff) ? [name] : [];
  });
  return names.length === 1 ? names[0] : undefined;
}

/** "OTTO, VERA K" alone at the very top. */
function aloneAtTop(line: Line, staff: ReadonlySet<string>): string | undefined {
  const [cell] = line.cells;
  if (line.cells.length !== 1 || !cell || !COMMA.test(cell.text.trim())) return undefined;
  const name = nameOf(cell.text);
  return name && isSurelyPerson(cell.text) && !isOfStaff(name, staff) ? name : undefined;
}

/** "TAB 4  OTTO" over "VERA": what is printed on a chart's tab or label, one word below the other. */
const ON_TAB =
  /^(?:(?:TAB|Tab|LABEL|Label|CHART|Chart|FILE|File|FOLDER|Folder|BINDER|Binder)\b[ #:.]*\d{0,4}[ :.-]*)?(\p{Lu}[\p{Lu}'’-]{2,}),?$/u;
function onTab(lines: readonly Line[], index: number, staff: ReadonlySet<string>): string | undefined {
  const [above, below] = [lines[index], lines[index + 1]];
  const words = (line: Line | undefined) =>
    line?.text
      .replaceAll("|", " ")
      .trim()
      .replace(/\s{2,}/g, " ") ?? "";
  if (!above || !below || above.page !== below.page) return undefined;
  const [, surname] = ON_TAB.exec(words(above)) ?? [];
  const given = words(below);
  if (!surname || !/^\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}\.?)?$/u.test(given)) return undefined;
  const isTab = surname !== words(above).replace(/,$/, "");
  const name = nameOf(`${surname}, ${given}`);
  return name && (isTab || isSurelyPerson(`${surname}, ${given}`)) && !isOfStaff(name, staff)
    ? name
    : undefined;
}

/** "OTTO,V", "Otto, Vera", "VERA OTTO", "Vera L. Otto" anywhere in a line. */
const SEQUENCE =
  /(?<![\p{L}'’.-])(?:\p{Lu}[\p{L}'’-]{2,},\s?\p{Lu}[\p{L}'’-]*\.?|\p{Lu}[\p{L}'’-]{2,} (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]{2,}|PT-\p{Lu}{3,}-\p{Lu}{3,})(?![\p{L}'’])/gu;
/** "our note on Mrs. Vera Otto": whom what is sent is about. "Dear Ms. Brown", "Mr. Ortiz, Human Resources" is whom it goes to. */
const TITLED =
  /\b(?:on|(?<!attention |attn |behalf )of|about|re|regarding|concerning|patient|pt|client)\b[\s:,.-]{1,4}(?:Mr|Mrs|Ms|Miss|Mx)\.? $/i;
/** Before the name of one who is no patient: "Reading", "Radiologist", "Transcribed" and their like by how such words end. */
const IN_ROLE =
  /\b(?:to|from|by|cc|attn\.?|attention|dear|dr\.?|doctor|per|with|\w+(?:ing|ist|ian|ant|ed|er|or|al)|phys\.?|phleb\.?|tech|pcp|primary care|team|physician|attorney|employer rep|witness|scribe|contact|case manager|nurse|signature|of|at|in|aide|surgeon|carrier|facility|clinic|location|HR|user|office)\b[\s:,.-]*$/i;
/** "Reading: ", "Spanish: " before a name says what that one does; "Patient: ", "Re: " whose the page is. */
const LABEL_BEFORE = /(?:^|\s)([\p{L}.]+)\s?:[^:]*$/u;
const LABEL_OF_PATIENT =
  /^(?:patient|pt|name|client|re|subject|about|chart|for|id|file|visit|label|note|eval|evaluation|player|learner|camper|athlete|pupil|swimmer|dancer)\.?$/i;
/** What a line has that says whose the page is: a number of the chart's, a visit, what kind of a note it is. */
const OF_CHART_LINE =
  /\b(?:MRN|MR ?#|DOB|chart|acct|account|rec(?:ord)?|pt|patient|visit|session|note|eval(?:uation)?|re-?eval|follow[- ]?up|summary)\b|#\s?\d{4}/i;
/** A chart's number needs no name that families give. */
const OF_RECORD = /\b(?:MRN|MR ?#|chart(?: ?(?:no|#))?)\.?[ :#]{0,3}(?=[A-Z-]{0,3}\d)/i;
/** "Vera" of "OTTO, VERA" is a name that families give; "Aspirin, Enteric", "Baker, Hostetler" and "Berg, Tinetti" have none. */
const hasGivenName = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => GIVEN_NAMES.has(word));

/**
 * A person in a line of a page's head or foot, surname first beside what tells a chart's page, of the patient's own surname beside a number,
 * or titled "Mrs." behind what says whom the page is about; nobody behind a role or another label.
 */
function inHeadLine(line: Line, staff: ReadonlySet<string>, surname: string): string | undefined {
  if (NOT_THE_PATIENT.test(line.text)) return undefined;
  const hasMark = /\d/.test(line.text);
  const all = [...line.text.matchAll(SEQUENCE)];
  // "Present: Darrow, Colleen; Lindqvist, Jonah" are those who treat.
  const isList = all.filter(([words]) => words.includes(",")).length > 1;
  for (const match of all) {
    const [words] = match;
    const before = line.text.slice(0, match.index);
    const after = line.text.slice(match.index + words.length);
    const name = nameOf(
      words
        .replace(/^PT-(\p{Lu}+)-(\p{Lu}+)$/u, "$1, $2")
        .replace(/,(?=\S)/, ", ")
        .replace(/(?<=, \p{Lu})$/u, "."),
    );
    const isTitled = TITLED.test(before);
    // "W. Otto-Ames, DOS 03/05/2026" is written like a name in a file's order.
    if (!name || OF_A_VACCINE.test(words)) continue;
    if (isOfStaff(name, staff) || words.split(/[\s,]+/).some((word) => LABEL_LETTERS.test(word))) continue;
    const label = LABEL_BEFORE.exec(before)?.[1];
    const isLabeled = label !== undefined && LABEL_OF_PATIENT.test(label) && /:\s*$/.test(before);
    const isOther = IN_ROLE.test(before) || (label !== undefined && !LABEL_OF_PATIENT.test(label));
    if (!isTitled && !isLabeled && isOther) continue;
    if (/^,? ?(?:MD|DO|DC|PT|RN|NP|PA|PGY)(?![\p{Ll}])/u.test(after)) continue;
    const isFamily = surname.length > 2 && name.toLowerCase().includes(surname);
    // "Aldermere, RI 02899" and "Wells, Nevada 89835" are where a practice is, and "John Hancock 10/12/2026" may be an insurer.
    const isBeforeZip = /^,? {0,3}\d{5}/.test(after);
    const isOrdered =
      words.includes(",") &&
      !isBeforeZip &&
      !isList &&
      (OF_RECORD.test(line.text) || (hasGivenName(words) && OF_CHART_LINE.test(line.text)));
    const isSure = isFamily || isOrdered || /^PT-/.test(words);
    if (isTitled || (isSure && hasMark)) return name;
  }
  return undefined;
}

/**
 * Whom a page's head or foot names by where it stands. It tells whose the page is only where nothing else does and the page never names the
 * patient.
 */
export function personByPlace(
  lines: readonly Line[],
  from: number,
  to: number,
  patient: string,
): string | undefined {
  const staff = staffOf(lines);
  const filled = lines.flatMap((line, index) =>
    index >= from && index < to && !isBlank(line) ? [index] : [],
  );
  const at = (index: number) => lines[index] as Line;
  const top = filled.slice(0, HEAD_LINES);
  const foot = filled.slice(HEAD_LINES).slice(-FOOT_LINES);
  const [surname = ""] = patient
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .slice(-1);
  const running = [...top.slice(0, 2), ...foot].map((index) => runningPerson(at(index), staff));
  const alone = top.map((index) => aloneAtTop(at(index), staff));
  const tab = top.map((index) => onTab(lines, index, staff));
  const within = [...top, ...foot.slice(-1)].map((index) => inHeadLine(at(index), staff, surname));
  const file = [...top, ...foot].map((index) => inFileName(at(index), staff));
  const self = top.map((index) => ofOneself(at(index)));
  const addressee = spokenTo(filled.map(at), staff, patient);
  return [...alone, ...running, ...tab, ...within, ...file, ...self, addressee].find(
    (name) => name !== undefined,
  );
}

/** "OTTO_VERA_19740602_PTEVAL.pdf", "Otto-Vera-06-02-1974-knee-eval.pdf", "job OTTO_VERA_661274": what a file is called, surname first. */
const FILE_NAME =
  /(?<![\p{L}\d_-])(\p{Lu}[\p{L}'’]{2,})([_-])(\p{Lu}[\p{L}'’]{2,})(?:\2\p{Lu})?\2(?=[\p{L}\d_-]*(?:\d{5}|\d\2\d\d))([\p{L}\d_-]{4,60})(?<tail>\.(?:pdf|tiff?|docx?|jpe?g|png|xml|txt|csv))?/giu;
/** "DARROW_COLLEEN_MD_note": who wrote it. */
const DEGREE_IN_FILE = /(?:^|[_-])(?:MD|DO|DC|DPM|PT|DPT|OT|OTR|NP|PA|RN|LCSW|PhD|signed|by)(?:[_-]|$)/;
function inFileName({ text }: Line, staff: ReadonlySet<string>): string | undefined {
  for (const match of text.matchAll(FILE_NAME)) {
    const [words, first = "", , second = "", rest = ""] = match;
    // "MODEL_CHRIS_45121-B" of a device is no file.
    const isFile =
      match.groups?.tail ||
      /\b(?:job|file|doc(?:ument)?|scan|image|img)\b[\s:#]*$/i.test(text.slice(0, match.index));
    const name = `${first}, ${second}`;
    const isName = /^\p{Lu}/u.test(words) && hasGivenName(name) && !DEGREE_IN_FILE.test(rest);
    if (isFile && isName && !isOfStaff(name, staff) && nameOf(name)) return name;
  }
  return undefined;
}

/** "I, Vera Otto, consent to", "My name is Vera Otto and I was born": who signs or fills in a form. */
const OF_ONESELF =
  /^\s*(?:I,? (\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+),? (?:hereby |do |voluntarily |freely ){0,2}(?:consent|authorize|agree|give|understand|request|acknowledge|permit|was born|am \d)|[Mm]y name is (\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+),? (?:and )?I (?:was born|am \d|have (?:had )?(?:pain|trouble)))/u;
function ofOneself({ text }: Line): string | undefined {
  if (NOT_THE_PATIENT.test(text) || /\b(?:minor|ward|interpreter|witness|on behalf)\b/i.test(text))
    return undefined;
  const found = OF_ONESELF.exec(text);
  const name = found?.[1] ?? found?.[2];
  return name && isSurelyPerson(name) ? name : undefined;
}

const DEAR =
  /^\s*(?:dear|hi|hello),? (?:(?<title>Mr|Mrs|Ms|Miss)\.? )?(?<name>\p{Lu}[\p{L}'’-]{2,})(?: \p{Lu}[\p{L}'’-]+)?\s*[,:!-]/iu;
/** "Your knee films show": only the one who has the knee is spoken to so. */
const YOUR_BODY =
  /\byour (?:(?:left|right|recent|latest|last|next) ){0,2}(?:knees?|hips?|shoulders?|back|neck|spine|ankles?|wrists?|elbows?|hands?|foot|feet|legs?|arms?|films|x-?rays?|MRI|blood (?:work|test|pressure|sugar)|labs?|lab results|test results|symptoms|surgery|weight)\b(?! (?:\w+ ){0,2}(?:requests?|claims?|orders?|(?:prior )?auth\w*|referrals?|submissions?|pre-?cert\w*|cent(?:er|re)|department|office|invoices?|bills?|billing|records? department|schedule)\b)/i;
/** "I did your exercises, and my knee bends": what a patient writes to a therapist. */
const MY_BODY =
  /\bmy (?:(?:left|right|other) )?(?:knees?|hips?|shoulders?|back|neck|ankles?|wrists?|elbows?|hands?|foot|feet|legs?|arms?|pain|symptoms|surgery|therapy|exercises)\b/i;
/** "Dear Ms. Otto … your knee films show": a letter to a patient who is not this one, where the page never names the patient. */
function spokenTo(lines: readonly Line[], staff: ReadonlySet<string>, patient: string): string | undefined {
  const at = lines.findIndex(({ text }) => DEAR.test(text));
  const { name, title } = DEAR.exec(lines[at]?.text ?? "")?.groups ?? {};
  const body = lines.slice(at + 1).map(({ text }) => text);
  if (!name || isOfStaff(name, staff) || !body.some((text) => YOUR_BODY.test(text))) return undefined;
  // "Your surgery on Rosa" is written to who operated.
  const [given = ""] = patient.toLowerCase().split(/[^\p{L}]+/u);
  const saysGiven = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(given);
  // "Your child's knee" is whose the letter is about.
  if (
    body.some(
      (text) =>
        saysGiven(text) ||
        MY_BODY.test(text) ||
        NOT_THE_PATIENT.test(text) ||
        /\byour (?:patient|client|member|office|practice|referral)\b|\bfor referring\b/i.test(text),
    )
  )
    return undefined;
  const isShort =
    patient.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)) ||
    isShortFor(`${name} ${patient.split(/\s+/).at(-1)}`, patient);
  const isGiven = hasGivenName(name) && !isShort;
  return title || isGiven ? name : undefined;
}

/** "Chart# 70021", "Med Rec No. 70021", "ID 70021", "#70021" in a head or a foot, of the kind that the patient's own number is. */
const LABELED_NUMBER =
  /^(?:(?:(?:pt|patient|med(?:ical)?|chart|client)\.? ?)?(?:MRN|MR|rec(?:ord)?|chart|(?<=(?:pt|patient|med(?:ical)?|chart|client)\.? ?)file|id|pt|patient)\.? ?(?:no|num(?:ber)?|id|#)?\.? ?[:#]? ?|# ?)([A-Z]{0,3}-?\d{4,})$/i;
const seriesOf = (number: string) => number.toUpperCase().replace(/\d/g, "0");
/** "VLO / 70021 / p2", "V.L.O.   #70021". */
const INITIALS = /^\p{Lu}\.? ?\p{Lu}\.?(?: ?\p{Lu}\.?)?$/u;

/** Another birth or number of the patient's series in a page's head or foot. */
export function otherMarksByPlace(
  lines: readonly Line[],
  from: number,
  to: number,
  known: { born?: string; record?: string },
): string | undefined {
  const filled = lines.slice(from, to).filter((line) => !isBlank(line));
  const place = [...filled.slice(0, HEAD_LINES), ...filled.slice(HEAD_LINES).slice(-FOOT_LINES)];
  for (const line of place) {
    if (NOT_THE_PATIENT.test(line.text)) continue;
    const parts = partsOf(line).map(({ text }) => text);
    const birth = parts.map(markOf).find((mark) => mark?.labeled)?.iso;
    if (birth && known.born && birth.slice(2) !== known.born.slice(2)) return `a patient born ${birth}`;
    const hasInitials = parts.some((part) => INITIALS.test(part) && !LABEL_LETTERS.test(part));
    const numbers = parts.flatMap(
      (part) => LABELED_NUMBER.exec(part)?.[1] ?? (hasInitials && /^\d{4,}$/.test(part) ? part : []),
    );
    const { record } = known;
    const other = numbers.find(
      (number) => record && number.toUpperCase() !== record && seriesOf(number) === seriesOf(record),
    );
    if (other) return `record ${other}`;
  }
  return undefined;
}
