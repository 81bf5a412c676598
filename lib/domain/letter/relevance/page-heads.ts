import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../facts/facts";

/** On an answer about coverage, payer, number and days are what it says. */
export const isCoverage = ({ heading }: ChartFact) => /\beligib|\b27[01]\b/i.test(heading);

export const surnameOf = ({ patientName }: LetterFacts) =>
  patientName?.trim().split(/\s+/).at(-1)?.toLowerCase();

/** "EVALUATION 08/25/2026 Referring: T. Ames, MD": the title of a page, with its day and who sent the patient. */
const SENT_BY = /\b(?:referring|referred by|ordering|provider|physician|therapist|clinician|PCP)\s*:.*$/i;
const withoutDates = (text: string) =>
  findDates(text)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(SENT_BY, "")
    .trim()
    .toLowerCase();

/** Whose page it is and of which day ("Ames-Tell, Rosa   3/30/81   DOS 9/21/26"), or what kind of paper. */
export const isHeader = (
  { quote, heading, told, date }: ChartFact,
  surname: string | undefined,
  ofNeed = false,
) =>
  // A form is told without what stands at the head of any paper.
  !(told && quote.includes("; ")) &&
  !SAYS_FIELD.test(quote) &&
  (isNameWithBirth(quote, surname, date) ||
    (heading.length > 3 &&
      (quote.toLowerCase().endsWith(heading.toLowerCase()) ||
        withoutDates(quote) === heading.toLowerCase())) ||
    (surname !== undefined &&
      quote.toLowerCase().includes(surname) &&
      quote.length < 140 &&
      !CLAIM_STATUS.test(quote) &&
      (/\b(?:DOB|DOS|MRN|ID|acct)\b|#\s?\d{3,}/.test(quote) ||
        findDates(quote).length > 1 ||
        quote.length < 60) &&
      !(startsWithBirth(quote, surname, date) ? ofNeed && COURSE.test(quote) : saysMoreThanWhose(quote)) &&
      // "Report date 11/02/2026" is no verb.
      !/\b(?:is|was|has|had|have|will|fell|reports?(?! date\b| ?:?\d)|continues|underwent)\b/i.test(quote)));

/** "Doe, Jane 03/04/1970 Order: R ankle lace-up brace, all weight bearing 12 wks": behind the name a field says what was ordered or found. */
const SAYS_FIELD =
  /\d\s{1,3}(?:order|rx|dx|diagnosis|assessment|impression|indication|reason for (?:referral|visit)|treatment|plan):\s?\S(?:[^\s]*\s+){3}\S/i;

/** "Doe, Jane attended 11 of 12 visits", "Patient JANE DOE Approval 26-88120": words in small letters beside the name, or the number of an approval. */
const saysMoreThanWhose = (quote: string) =>
  APPROVAL_NUMBER.test(quote) ||
  (quote.match(/(?<![\p{L}\d/])\p{Ll}{3,}(?![\p{L}\d])/gu) ?? []).filter((word) => !OF_TITLES.has(word))
    .length > 1;
const APPROVAL_NUMBER =
  /\b(?:approval|auth(?:orization)?|certification|referral)(?: (?:no|number|#))?\.?[:#]? ?(?=[A-Z-]*\d)[A-Z0-9-]{5,}\b/i;
const OF_TITLES = new Set(
  "the and for with from page visit visits date dates service services birth born name names patient member subscriber insured account acct chart record records number group plan policy claim claims payer sex age aged female male years year old provider physician therapist therapy physical occupational speech progress note notes daily evaluation re-evaluation evaluated summary discharge letter report exam examination treatment care office history follow initial seen referring referred ordering ordered injury onset diagnosis dept clinic medical medicine family health attendance log sheet list statement call phone fax email mail message portal user entered printed print time room status type case file loss reference dear our your regarding today new".split(
    " ",
  ),
);

/** "Doe, Jane 03/04/1970 R knee OA 14 visits 03/02/2026 - 06/05/2026": a course of care, which counts where a need is in question. */
const COURSE =
  /\b\d{1,3} (?:visits?|sessions?|treatments?)\b.*\d{1,2}\/\d{1,2}.*(?:-|–|to|through|thru) *\d{1,2}\/\d|\d{1,2}\/\d{1,2}.*(?:-|–|to|through|thru) *\d{1,2}\/\d.*\b\d{1,3} (?:visits?|sessions?|treatments?)\b/i;

const OLDER_YEARS = 3;
/** "Ames-Tell, Rosa   54 F   06/14/1972   Provider: J. Roe, MD": a name with a date years before the page's own, which is a birth. */
function isNameWithBirth(quote: string, surname: string | undefined, day: string | undefined): boolean {
  if (!surname || !day || !quote.toLowerCase().startsWith(surname) || quote.length > 140) return false;
  return findDates(quote).length === 1 && startsWithBirth(quote, surname, day);
}

function startsWithBirth(quote: string, surname: string, day: string | undefined): boolean {
  const [first] = findDates(quote);
  if (!first || !day || !quote.slice(0, first.start).toLowerCase().includes(surname)) return false;
  if (/[.;:]\s\p{Ll}/u.test(quote.slice(0, first.start))) return false;
  return Number(first.iso.slice(0, 4)) <= Number(day.slice(0, 4)) - OLDER_YEARS;
}

/** "HENDRICKS, ROBERT A   LC2208   02/18/2026   273.00   A2 20   Accepted": a row says what became of the patient's claim. */
const CLAIM_STATUS = /\b[AFPR]\d{1,2}[ :/-]\d{1,3}\b|\b(?:accepted|adjudicated|finalized|forwarded)\b/i;
