import { parsePersonName } from "./person-name";

/** "UR dept, Crestline Hospital", "Front Desk, Lantern Hill Optometry": who opens the letter there. */
const DESK =
  /^(?:attn\.?:? |attention:? )?(?:(?:UR|UM|billing|front|business|patient accounts?|accounts? receivable|medical records?|records|claims?|appeals?|credit balances?)(?: (?:dep(?:t|artment)\.?|desk|office|unit|team))?), (?=\p{Lu})/iu;
/** What a line says behind a name: a telephone, a desk, a department. */
const WITH_WORDS =
  /, ?(?:fax|phone|tel|attn\.?|attention|billing|(?:(?:national|central|regional|corporate) )?(?:care|utilization|medical|case|claims?|appeals?|member|provider|customer|clinical|network|quality) (?:organization|center|team|office|management|services|review|relations|department|unit|operations))\b.*$/i;
/** … what kind of office it is, or what the paper is: "workers' compensation insurer", "daily visit record". */
const SMALL_WORDS = /, (?:an? |the )?\p{Ll}[\p{Ll}'’ -]{5,60}$| [-–] \p{Ll}[\p{Ll} -]{5,60}$/u;
const DEGREE =
  /^(?:m\.?d|d\.?o|d\.?c|d\.?p\.?m|dpt|mpt|pt|ot|otd|otr(?:\/l)?|np|[acfp]np(?:-b?c)?|np-c|pa-c|aprn|crnp|od|ph\.?d|lcsw|slp|ccc-slp|rn|dds|dmd)\.?$/i;
/** Words of practices that no person is called by. */
const PRACTICE =
  /\b(?:clinic|associates|group|physicians|hospital|centers?|practice|orthop\w+|pediatrics?|therapy|rehab\w*|chiropractic|surgery|imaging|dental|medicine|medical|health|care|wellness|spine|optometry|institute|partners|services)\b/i;

const TITLED = /^(\p{Lu}[\p{L}.'’ -]{4,40}?) (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR?|NP|PA-C|PhD|LCSW|SLP)\.?$/u;

/** "…, Corbin KY": where a practice is. */
const IN_TOWN = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/u;

/** One name, of a line that says more than one thing. */
export function oneName(value: string): string {
  const named = value.replace(DESK, "").replace(WITH_WORDS, "").replace(SMALL_WORDS, "");
  // "Schuylkill Bend Physical Therapy, Inc., Leocadia Fairbrother": the form of company goes with the practice.
  const [first = "", ...rest] = named.split(/, (?!(?:Inc|LLC|PLLC|LLP|Ltd|P\.?C|P\.?A)\.?(?:,|$))/);
  // "Tumbleweed Children's Therapy, Ottoline Barragan, PT": the practice and who works in it.
  const person = rest[0] ?? "";
  // "Sagebrush Gait & Balance PT, Ada Brandt, DPT"
  const isStaff =
    (PRACTICE.test(first) || /&.* (?:PT|OT|DC)$/.test(first)) &&
    rest.slice(1).some((part) => DEGREE.test(part)) &&
    parsePersonName(person) !== undefined;
  // "Raritan Valley Chiropractic, Leon Szymanski DC"
  const titled = rest.length === 1 && PRACTICE.test(first) ? TITLED.exec(person)?.[1] : undefined;
  // "Monarch Family Chiropractic, Dr. Ada Brandt", "Ridge Street Rehabilitation, Ada Brandt"
  const alone =
    rest.length === 1 && PRACTICE.test(first) && !PRACTICE.test(person) ? person.replace(/^Dr\.? /, "") : "";
  const isOfHouse =
    isStaff ||
    (titled !== undefined && parsePersonName(titled)?.printed === titled) ||
    (/ /.test(alone) && parsePersonName(alone)?.printed === alone) ||
    (PRACTICE.test(first) && / /.test(first) && rest.length === 1 && IN_TOWN.test(person));
  const one = isOfHouse ? first : named;
  return one.length >= 4 ? one : value;
}
