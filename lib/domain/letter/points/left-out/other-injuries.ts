import { partsIn } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { injuryDayIn } from "@/lib/domain/reading/chart/injury-days";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** A day that was written down wrongly is no other injury. */
const SLIP_DAYS = 31;
/** The payer itself speaks of an earlier injury: what was found of it may answer. */
const SPEAKS_OF_EARLIER =
  /\b(?:pre-?existing|(?:prior|previous|earlier|older|another|different) (?:\w+ ){0,2}(?:injur\w+|accidents?|claims?|conditions?|episodes?)|aggravat\w+|apportion\w+)\b/i;

/** What stands on pages about another injury than the one that the notice names by its day: a release of years before says nothing of this one. */
export function ofOtherInjuries(all: readonly ChartFact[], noticeText: string): ReadonlySet<string> {
  const own = injuryDayIn(noticeText);
  if (!own || SPEAKS_OF_EARLIER.test(noticeText)) return new Set();
  const isOther = (day: string) => day < addDays(own, -SLIP_DAYS) || day > addDays(own, SLIP_DAYS);
  return new Set(all.filter(({ injuredOn }) => injuredOn && isOther(injuredOn)).map(({ id }) => id));
}

const shapeOf = (number: string) => number.toUpperCase().replace(/\d/g, "0");

/**
 * What stands on pages under another claim of the same insurer, where each injury has a claim of its own: another injury, or another worker
 * with nearly the same number.
 */
export function ofOtherClaims(
  all: readonly ChartFact[],
  { claimNumber, lineOfBusiness }: LetterFacts,
): ReadonlySet<string> {
  if (!claimNumber || !(lineOfBusiness === "workers_comp" || lineOfBusiness === "auto")) return new Set();
  const own = claimNumber.toUpperCase();
  const isOther = (number: string) => number.toUpperCase() !== own && shapeOf(number) === shapeOf(own);
  return new Set(all.filter(({ ofClaim }) => ofClaim && isOther(ofClaim)).map(({ id }) => id));
}

/** Whose bill it is, is in question: an accident's, an employer's, another insurer's. */
const LIABILITY =
  /\bon[- ]the[- ]job\b|\bwork(?:ers['’]?|place)?[- ](?:comp\w*|related|injur\w+)|\bemployment\b|\b(?:auto|motor vehicle)\b[^.;]{0,20}\b(?:accident|insur\w+|carrier|claim)|\baccident\b|\bthird[- ]party\b|\bliab\w+/i;
const OLD_INJURY =
  /\b(?:lac(?:eration)?s?|cuts?|fractures?|fx|sprains?|strains?|injur\w+|tears?|burns?|crush\w*|amputat\w+|accident|MVA|MVC|fell|fall|work(?:ers['’]?)? ?comp\w*|WC|DOI|claim)\b/i;
const BARE_YEAR = /(?<![\d/-])(?:(?:19|20)\d\d|'\d\d)(?![\d/-])/g;
/** Apart from what the spine's and the joints' names tell. */
const SMALL_PARTS: readonly RegExp[] = [
  /\b(?:fingers?|digits?|thumbs?|hands?)\b/i,
  /\b(?:toes?|feet|foot|heels?)\b/i,
  /\b(?:ribs?|chest|sternum)\b/i,
  /\b(?:eyes?|eyelid|corneas?)\b/i,
  /\b(?:head|face|facial|nose|nasal|scalp|concussion|jaw)\b/i,
  /\b(?:forearms?|arms?)\b/i,
  /\b(?:legs?|shins?|calf|tibia|thighs?|femur)\b/i,
];
const allPartsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...partsIn(text)].map((at) => `p${at}`),
    ...SMALL_PARTS.flatMap((part, at) => (part.test(text) ? [`s${at}`] : [])),
  ]);

/**
 * "Hx: index finger lac at mill 2023 (work comp, closed)", where a back strain of this year is called an injury at work: an injury of another
 * part years ago shows nothing of who pays for this one, and speaks of a claim at work.
 */
export function ofOldInjuries(
  all: readonly ChartFact[],
  noticeText: string,
  service: string | undefined,
): ReadonlySet<string> {
  if (!service || !LIABILITY.test(noticeText) || SPEAKS_OF_EARLIER.test(noticeText)) return new Set();
  const year = Number(service.slice(0, 4));
  const isOld = (quote: string) => {
    const years = (quote.match(BARE_YEAR) ?? []).map((said) => Number(said.replace("'", "20")));
    return years.length > 0 && years.every((one) => one < year) && OLD_INJURY.test(quote);
  };
  const old = all.filter(({ measure, quote }) => !measure && isOld(quote));
  const own = allPartsIn(
    `${noticeText} ${all.flatMap((fact) => (fact.topics.includes("diagnosis") && !old.includes(fact) ? fact.quote : [])).join(" ")}`,
  );
  if (own.size === 0) return new Set();
  return new Set(
    old.flatMap(({ id, quote }) => {
      const parts = [...allPartsIn(quote)];
      return parts.length > 0 && !parts.some((part) => own.has(part)) ? id : [];
    }),
  );
}
