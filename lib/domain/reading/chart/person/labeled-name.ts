import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import type { Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import { isTown, LABEL_LETTERS, NOT_THE_PATIENT, OF_A_CHART, personCell } from "./person-cell";
import { compareNames } from "./same-person";
import { aboutWhom, calledIn, seenFor, siblingOn, statedIn, subjectFor, viewedOn } from "./stated-name";
import { COMPANY, isAlsoWord, OF_A_DRUG } from "./word-names";

/** Whom a line names by a label, or by where on the page it stands. */
export type LabeledName = {
  /** There are words that should name somebody, whether they are a name or not. */
  isLabeled: boolean;
  name: string | undefined;
  born: string | undefined;
  /** It is the one whose insurance it is, who need not be the patient. */
  isInsured: boolean;
};

/** `row`: how far down the page the line stands. */
export function labeledName(
  line: Line,
  row: number,
  page: readonly Line[],
  patient: string | undefined,
): LabeledName {
  const { text } = line;
  // "Policyholder" alone over "Grant Otto   01/02/1966   M".
  const above = page[page.indexOf(line) - 1];
  const isOthers = above?.cells.length === 1 && NOT_THE_PATIENT.test(above.text);
  const cell = row < 5 && !isOthers ? nameCell(line, page) : undefined;
  const boxes = formBoxes(text, page);
  const isInsured = INSURED_LABEL.test(text);
  const ofRelative = OF_RELATIVE.exec(text)?.groups;
  // "Name: Mother of two", "Child: son, age 12": who follows is written with capitals.
  if (ofRelative && /^\p{Lu}/u.test(ofRelative.name ?? ofRelative.whose ?? ""))
    return {
      isLabeled: true,
      name: ofRelative.name ?? `${patient?.split(/\s+/).at(-1) ?? ""}, ${ofRelative.who}`,
      born: undefined,
      isInsured: false,
    };
  const related = IS_RELATIVE.exec(text)?.groups;
  if (related?.whose && patient && compareNames(related.whose, patient) === "same")
    return {
      isLabeled: true,
      name: `${patient.split(/\s+/).at(-1)}, ${related.who}`,
      born: undefined,
      isInsured: false,
    };
  const initials = LABELED_INITIALS.exec(text)?.[1];
  if (initials && !LABEL_LETTERS.test(initials) && !OF_A_NOTE.test(initials))
    return { isLabeled: true, name: initials, born: undefined, isInsured: false };
  const dependent = isInsured ? DEPENDENT.exec(text)?.[1] : undefined;
  const words =
    boxes?.name ??
    dependent ??
    behindLabel(text) ??
    siblingOn(text, patient) ??
    (row < 8 ? (viewedOn(text, patient) ?? calledIn(text, patient)) : undefined) ??
    (row < 5 ? (surnameFirst(text) ?? cell?.name) : undefined) ??
    (row < 2 ? besideAccount(line) : undefined) ??
    (row < 8 ? (besideBirth(line) ?? withBirth(line)) : undefined);
  // "Re: Wells, Nevada - office hours"
  const isPlace = words !== undefined && isTown(words.split(/\s[-–]\s|\s{2,}|\s?\(/)[0] ?? "");
  const named = words === undefined || isPlace ? undefined : withoutSubject(words.replace(NUMBER_FIRST, ""));
  const name =
    named &&
    (personNamed(named) ?? personNamed(named.split(/\s{2,}|\s\(/)[0] ?? "") ?? inSmallLetters(named));
  return {
    isLabeled: words !== undefined,
    name: words === undefined ? undefined : (name ?? cell?.name),
    born: boxes?.born ?? cell?.born,
    isInsured: isInsured && !dependent,
  };
}

const behindLabel = (text: string): string | undefined =>
  behindNameLabel(text) ??
  BEFORE_BIRTH.exec(text)?.[1] ??
  BEFORE_NUMBER.exec(text)?.[1]?.trim() ??
  SUBJECT.exec(text)?.[1]?.trim() ??
  MADE_FOR.exec(text)?.[1]?.trim() ??
  MAILED_FOR.exec(text)?.[1]?.trim() ??
  KEY_AND_NAME.exec(text)?.[1]?.trim() ??
  DOTTED_KEY.exec(text)?.[1]?.trim() ??
  subjectFor(text) ??
  aboutWhom(text) ??
  statedIn(text) ??
  seenFor(text);

/** "Re: Our claim 55-2208     Injured person  Vera Otto": the number comes first, and whose claim it is stands behind a label of its own. */
function behindNameLabel(text: string): string | undefined {
  const words = NAME_LABEL.exec(text)?.[1];
  if (!words || !/^\s*re\b/i.test(text) || personNamed(words.split(/\s{2,}/)[0] ?? "")) return words;
  const inner = NAME_LABEL.exec(words);
  const isOwn = inner && !INSURED_LABEL.test(inner[0]) && !NOT_THE_PATIENT.test(inner[0]);
  return isOwn && personNamed((inner[1] ?? "").split(/\s{2,}|\s\(/)[0] ?? "") ? inner[1] : words;
}

/** Looks back at the gap before the label, and takes the one behind it once: a row of a thousand spaces costs no more than its length. */
const NAME_LABEL =
  /(?:^\s*|(?<=\s\s|[|;]|[|;]\s))(?=\S)(?:(?:injured )?(?:name of (?:the )?)?(?:covered |insured )?(?:(?:subscriber|member|insured|enrollee|policyholder) ?(?:and|&|\/) ?)?(?:patient|pt|client|member|resident|insured|beneficiary|employee|worker|person|individual|subscriber|enrollee|dependent|claimant|injured(?: party)?|applicant|child|infant|minor|student|(?:care )?recipient|participant|camper|athlete|pupil|pat(?=\s?:))(?:(?<=\bperson) (?:covered|insured|enrolled|treated|seen|examined|tested))?(?:'s)?(?: name)?|name|re(?!:?\s+[a-z][a-z ]{2,20}:))(?:\s*(?:[:#]|\.{2,})\s*|\s{2,})(\S.*)$/i;
/** "Subscriber", "Sponsor", "Employee" alone: whose insurance it is. */
const INSURED_LABEL =
  /^\s*(?:name of (?:the )?)?(?:subscriber|policy ?holder|sponsor|guarantor|employee|card ?holder)(?: name)?(?!\s*(?:and|&|\/))\b/i;
/** "SUBSCRIBER  AMES IVO   DEPENDENT  AMES ROSA": the second is whom the page is about. */
const DEPENDENT =
  /\s{2,}(?:dependent|patient|beneficiary|member)(?: name)?\s*(?::|\s{2,})\s*(?=\p{Lu}\p{L})(\S.*)$/iu;
const BEFORE_BIRTH =
  /^\s*([\p{L}][\p{L}'’.,-]*(?: [\p{L}][\p{L}'’.,-]*){1,4})\s*[,|(-]?\s+\(?(?:DOB|D\.O\.B|Date of birth|Born|b\.)/iu;
/** 'mrn=40481  name="OTTO, VERA M"  from=2026-09-29': the head of an export. */
const KEY_AND_NAME =
  /(?:^|\s)(?:(?:patient|pt|member|client)(?:[_ ]?name)?|name)\s?=\s?["']?(\p{Lu}[\p{L}'’., -]{3,40}?)["']?(?=\s{2,}|\s+[\w-]+\s?=|["']|\s*$)/iu;
/** 'patient.name : Otto, Vera', '"patient_name": "Otto, Vera",': a field of an export by its key. */
const DOTTED_KEY =
  /^\s*["']?(?:\w{1,20}[._])?(?:patient|pt|member|client)[._-]?(?:full[._-]?|display[._-]?)?name["']?\s{0,20}[:=]\s{0,20}["']?(\p{Lu}[\p{L}'’., -]{3,40}?)["']?,?\s*$/iu;
/** "Patient is the husband of Rosa Ames". */
const IS_RELATIVE =
  /^\s*(?:the )?(?:patient|pt|client) is (?:the |an? )(?<who>husband|wife|spouse|partner|son|daughter|brother|sister|twin|mother|father) of (?:our patient |our client )?(?<whose>\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+)/iu;
/** "Name: Rosa's twin, Vera", "Patient: husband of Rosa Ames". */
const OF_RELATIVE =
  /^\s*(?:name|child|patient|pt|re)\s*(?::|\s{2})\s*(?:\p{Lu}[\p{L}'’ -]{1,30}['’]s )?(?<who>(?:twin|identical|older|younger) (?:brother|sister)|twin|husband|wife|brother|sister|son|daughter|mother|father)(?: of (?<whose>\p{Lu})|[,:] (?<name>\p{Lu}[\p{L}'’ -]{2,30}))/iu;
/** "Pt: VO  #70021", "Patient initials V.L.O.   Chart 70021". */
const LABELED_INITIALS =
  /^\s*(?:[Pp]t|PT|[Pp]atient|PATIENT|[Cc]lient)\.?(?: initials)?\s{0,3}[:.]?\s{1,4}(\p{Lu}\.?\p{Lu}\.?(?:\p{Lu}\.?)?)(?=\s{1,12}(?:# ?\d{3}|MRN|MR ?#|[Cc]hart|ID\b|DOB|[Ff]ile|\d{4,}(?![/\d-])))/u;
/** "Pt: NA", "Patient: WB", "Pt: RW": short for what one says of a patient. */
const OF_A_NOTE =
  /^(?:OK|NA|N\.A\.|NO|NP|NWB|WB|FWB|PWB|TE|TA|MT|NMR|RW|SPC|HEP|HHA|DNR|NPO|SOB|DOE|AAO|LOC|WNL|IND|MOD|MIN|MAX|CGA|SBA|LBP|TKA|THA|TKR|THR|ACL|RTC|MVA|WC|NS|CX|DC|ER|ED|OR|IP|OP|HH|POD|POV|FU|HA|MA|BP|HR|BMI)$/;
/** "Page copied for: Brandt, Eula  (acct 7731)". */
const MADE_FOR =
  /^\s*(?:(?:[Pp]age|[Ss]heet|[Cc]opy|[Nn]otes?|[Ff]orm) )?(?:[Cc]opied|[Pp]ulled|[Ff]iled|[Bb]elongs) (?:for|to|from the chart of)\s*:?\s+(?!Dr\b)(\p{Lu}[\p{L}'’-]+,? \p{Lu}.*)$/u;
/** "Sender   Bay Chiro      ref  OTTO VERA  NF3  7/13-7/22": whose bill the practice wrote on a receipt of the post office. */
const MAILED_FOR =
  /^\s*(?:[Ss]ender|SENDER)\b.{1,60}\s{2,}(?:[Rr]ef|REF)[.:]?\s{1,4}(\p{Lu}[\p{L}'’-]{2,},? \p{Lu}[\p{L}'’-]*)(?=\s{2,}|\s*$)/u;
/** "Vanterpool, Theodora   3/30/81    DOS 8/10/26" at the top of a note. */
export const SURNAME_FIRST =
  /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]+)?)?)(?:\s{2,}|\s*\|)\s*(?=\S*\d)/u;
/** "Member Cassandra Oyler (00481179911)". */
const BEFORE_NUMBER =
  /^\s*(?:[Pp]atient|[Mm]ember|[Cc]lient|[Ss]ubscriber|[Bb]eneficiary)\s+((?:\p{Lu}[\p{L}'’.-]*\s+){1,4})\(?(?:ID|MRN)?[\s#:]*[A-Z]{0,4}\d{5,}/u;
/** "Member   H60418827  OKONJO, THADDEUS". */
const NUMBER_FIRST = /^[A-Z]{0,4}\d[A-Z0-9-]{5,}\s{1,}(?=\p{Lu})/u;
/** "OTT, W.   2/6/47" beside the practice's name at the top of a page: a name's cell before one that begins with a date. */
const NAME_CELL =
  /^(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]*(?: \p{Lu}\.?)?|\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}[\p{Lu}'’-]+)?,? \p{Lu}\.?|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+)$/u;
/** "subject line: Ames A  59-K22-814  notes" of a fax. */
const SUBJECT = /^\s*subject(?: line)?\s*:\s*((?:\p{Lu}[\p{L}'’-]*\.?,? ?){2,3}?)(?=\s{2,}\S*\d)/u;
/** "Augusta Fairwether   02/10/1958   09/10/2026": a name in its own order before a birth date. */
const NAME_FIRST = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+){1,2}(?:,? (?:Jr|Sr|II|III)\.?)?$/u;
/** "1a  93800412   2  AMES, ROSA   3  01 02 1960  F": boxes 2 and 3 of a CMS-1500 that is printed by its box numbers. */
const FORM_BOXES =
  /(?:^|\s)2\.?\s{1,4}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,\s?\p{Lu}[\p{L}'’-]+(?:,?\s\p{Lu}\.?)?)\s+3\.?\s{1,4}(\d{1,2})[ /-](\d{1,2})[ /-](\d{4})(?=\s|$)/u;
/** "Ames-Tell R   1/2/60   visit 5": surname and initial, before a birth date alone. */
const SURNAME_INITIAL = /^(?!Part [A-D]\b)\p{Lu}\p{Ll}[\p{L}'’-]+ \p{Lu}\.?$/u;
export const RECORD =
  /\b(?:MRN|med(?:ical)? rec(?:ord)?(?: (?:no|number|#))?|chart (?:no|number|#)|patient (?:id|no|number)|acct(?: no)?|account(?: (?:no|number|#))?)\.?\s*[:#=]*\s*([A-Z0-9][A-Z0-9-]{3,})/i;

/** "2  AMES, ROSA     21 A. M54.50": box 2 on a claim form that leaves box 3 out. */
const BOX_TWO =
  /^\s*2\.?\s{1,4}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,\s?\p{Lu}[\p{L}'’-]+(?:,?\s\p{Lu}\.?)?)(?=\s{2,}|\s*$)/u;
const CLAIM_FORM = /\b(?:CMS|HCFA)[- ]?1500\b/i;
const boxTwo = (text: string, page: readonly Line[]): string | undefined =>
  page.some((line) => CLAIM_FORM.test(line.text)) ? BOX_TWO.exec(text)?.[1] : undefined;

/** A claim form that is printed by its box numbers. */
export const hasFormBoxes = (page: readonly Line[]): boolean =>
  page.some(({ text }) => formBoxes(text, page) !== undefined);

function formBoxes(text: string, page: readonly Line[]): { name: string; born?: string } | undefined {
  const [, name, month, day, year] = FORM_BOXES.exec(text) ?? [];
  const alone = name ? undefined : boxTwo(text, page);
  if (alone) return { name: alone };
  if (!name) return undefined;
  const [birth] = findDates(`${month}/${day}/${year}`);
  return { name, ...(birth ? { born: birth.iso } : {}) };
}

/** "Elbow, Left    12 deg" begins like a name. */
const surnameFirst = (text: string) => {
  const name = SURNAME_FIRST.exec(text)?.[1];
  // "Otto, Vera Intake  10/05": a second word behind the given name is one of the name where families give it.
  const [, second] = / (\p{Lu}[\p{L}'’-]+)$/u.exec(name?.split(",")[1]?.trim() ?? "") ?? [];
  if (second && !GIVEN_NAMES.has(second.toLowerCase())) return undefined;
  return name && !OF_A_CHART.test(name) && !WITH_DEGREE.test(name) && !isTown(name) ? name : undefined;
};

/**
 * "Approved: 8846-902   Evan Ames   DOB 07/14/1959", "Ames, Rosalba    F    DOB 06/19/1968": the name in a cell of its own before a
 * labeled birth. A relative's or a policyholder's birth names nobody whose page it is.
 */
function besideBirth({ text, cells }: Line): string | undefined {
  if (NOT_THE_PATIENT.test(text)) return undefined;
  const at = cells.findIndex((cell) =>
    /^\(?(?:(?:DOB|D\.O\.B|date of birth|birth ?date|born)\b|b\. ?(?=\p{Lu}\p{Ll}|\d))/iu.test(
      cell.text.trim(),
    ),
  );
  return cells
    .slice(0, Math.max(at, 0))
    .map((cell) => cell.text.trim().replace(NAME_WORD, ""))
    .findLast(
      (words) =>
        /^\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(words) &&
        !COMPANY.test(words) &&
        personNamed(words) !== undefined,
    );
}

/** "Name R. Threlkeld" in a cell of its own: its label without a colon. */
const NAME_WORD =
  /^(?:(?:[Pp]atient|PATIENT|[Pp]t|PT|[Cc]lient|CLIENT|[Mm]ember|MEMBER)(?: (?:[Nn]ame|NAME))?|[Nn]ame|NAME) (?=\p{Lu}[\p{L}.]*[ ,])/u;

/** "Portal messages   V. Otto (DOB 12/10/1965)   printed 11/20/2026": name and birth in one cell behind the title of the page. */
function withBirth({ text, cells }: Line): string | undefined {
  if (NOT_THE_PATIENT.test(text)) return undefined;
  return cells
    .slice(1)
    .map((cell) => BEFORE_BIRTH.exec(cell.text)?.[1])
    .find((words) => words !== undefined && !COMPANY.test(words) && personNamed(words) !== undefined);
}

/** "SUPERBILL  09/22/26   acct Q-717   AMES, ROSALBA": the surname first, in a cell of its own of a title that has an account's number. */
function besideAccount({ text, cells }: Line): string | undefined {
  if (NOT_THE_PATIENT.test(text) || !RECORD.test(text)) return undefined;
  return cells
    .map((cell) => cell.text.trim())
    .find(
      (words) => /^[^,]+, ?\p{Lu}/u.test(words) && NAME_CELL.test(words) && personIn(words) !== undefined,
    );
}

/** "Ames Ros., 1/2/60, file 1149": the name with the birth behind a comma, all in one cell of a header. */
const NAME_AND_BIRTH =
  /^(\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}\.?)?), ?(?=\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?:,|$))/u;
function nameAndBirth(
  cells: Line["cells"],
  page: readonly Line[],
): { name: string; born: string } | undefined {
  for (const { text } of cells) {
    const words = text.trim();
    const [whole, name] = NAME_AND_BIRTH.exec(words) ?? [];
    const date = whole ? findDates(words)[0] : undefined;
    if (
      name &&
      whole &&
      date &&
      date.start === whole.length &&
      !OF_A_CHART.test(name) &&
      isBirthAmong(date.iso, page)
    )
      return { name, born: date.iso };
  }
  return undefined;
}

/** The page's other dates lie years away from a birth. */
function isBirthAmong(iso: string, page: readonly Line[]): boolean {
  const others = page.flatMap((line) => findDates(line.text)).filter((date) => date.iso !== iso);
  const year = Number(iso.slice(0, 4));
  return others.length > 0 && others.every((date) => Math.abs(Number(date.iso.slice(0, 4)) - year) > 1);
}

/** "Ada Roe, FNP-C   09/08/2026 11:40" at the foot of a short page: who signed it. */
const WITH_DEGREE = /\p{Ll}, ?(?:\p{Lu}{2,6}(?:-\p{Lu}{1,3}|\/L)?|PhD|PsyD|PharmD)$/u;
/** "AMES ROSA TELL-": how an eligibility answer prints a name, cut off at its width; a number or the sex beside it tells that it is one. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}'’-]+,?(?: \p{Lu}[\p{Lu}'’-]*){1,3}$/u;
/** "AMES ROSA   3RA6FJ8QM47   1960-01-02": the member's number stands between the name and the birth; ten digits are a clinician's. */
const MEMBER_NUMBER = /^(?!\d{10}$|\d{1,4}-\d{1,2}-\d{1,4}$)(?=(?:[A-Z-]*\d){4})[A-Z0-9-]{7,16}$/;
const SEX = /^(?:sex:? ?)?(?:[MFX]|male|female)$/i;

/** The date behind a name is the birth's where the page's other dates lie years away from it. */
function nameCell({ cells }: Line, page: readonly Line[]): { name: string; born?: string } | undefined {
  const together = nameAndBirth(cells, page);
  if (together) return together;
  for (const [at, { text }] of cells.entries()) {
    const isNone = OF_A_DRUG.test(text) || isTown(text.trim());
    if (/^(?:e-?)?sign(?:ed|ature)?\b/i.test(text) || WITH_DEGREE.test(text.trim()) || isNone) continue;
    // "LOWE, THADDEUS M.     M     11/12/1961": the sex may stand between.
    const beside = cells[at + 1]?.text.trim() ?? "";
    const between = SEX.test(beside) || MEMBER_NUMBER.test(beside);
    const next = between ? cells[at + 2] : cells[at + 1];
    const [date] = findDates(next?.text.replace(/^\s*[MF] +/, "") ?? "");
    // "AMES ROSA   01/02/1960   U7723014402": or behind both.
    const behind = cells[at + 2]?.text.trim() ?? "";
    const marked = between || SEX.test(behind) || MEMBER_NUMBER.test(behind);
    const inOrder =
      // "Health First Colorado   Y448217   01/01/2024": set like a name, with words that are nobody's.
      (NAME_FIRST.test(text.trim()) && parsePersonName(text.trim()) !== undefined) ||
      SURNAME_INITIAL.test(text.trim()) ||
      (marked && IN_CAPITALS.test(text.trim()) && !OF_A_CHART.test(text) && !COMPANY.test(text));
    if (!(inOrder || NAME_CELL.test(text.trim())) || date?.start !== 0) continue;
    const year = Number(date.iso.slice(0, 4));
    const others = page.flatMap((line) => findDates(line.text)).filter(({ iso }) => iso !== date.iso);
    // Nobody is born after the visits of a page: "Tidewater Cardiology   June 2, 2026" over somebody's birth. A short year has no century.
    const short = /\d[/-]\d{2}\b(?![/-])/.test(next?.text.slice(0, date.end) ?? "");
    const apart = others
      .map(({ iso }) => Number(iso.slice(0, 4)) - year)
      .filter((years) => (short ? Math.abs(years) : years) > 1).length;
    const isBirth = apart * 2 > others.length;
    // In its own order a name looks like any title: only a birth date behind it tells.
    if (inOrder && !(isBirth && others.length > 0)) continue;
    return { name: text.trim(), ...(isBirth ? { born: date.iso } : {}) };
  }
  return undefined;
}

function personIn(text: string): string | undefined {
  return parsePersonName(text.replace(/\s+\(?(?:DOB|D\.O\.B|MRN|ID|acct)\b.*$|\s+--.*$/i, ""))?.display;
}

/** "RETRO AUTH   V. Otto" behind a fax's "Re": what it is about stands before whom it is about. */
const OF_SUBJECT =
  /^(?:(?:retro(?:spective|active)?|urgent|stat|prior|auth(?:orization)?|records?|request|appeal|claim|referral)\b[\s:,/-]*)+/i;
const withoutSubject = (text: string) => {
  const rest = text.replace(OF_SUBJECT, "");
  return /^\p{Lu}/u.test(rest) ? rest : text;
};

/** "pt: otto, vera": typed without capitals, with a comma and a name that families give. */
function inSmallLetters(text: string): string | undefined {
  const [, surname = "", given = ""] =
    /^(\p{Ll}[\p{L}'’-]+), (\p{Ll}[\p{L}'’-]+)(?=$|\s{2,}|\s\d)/u.exec(text) ?? [];
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const name = `${capital(surname)}, ${capital(given)}`;
  return given && GIVEN_NAMES.has(given) && !isAlsoWord(given) && !OF_A_CHART.test(surname)
    ? personIn(name)
    : undefined;
}

/** A label before it makes "Otto, V." a name as well. */
const personNamed = (text: string) => personIn(text) ?? personCell(text);
