import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { type Enclosure, longDate } from "../../facts/facts";
import { isConsentForm } from "../answers/consent-form";

/** Words of a consent to an appeal; one to treatment has none of them. A federal plan calls the first appeal a reconsideration. */
export const CONSENT_HELD =
  /\bconsent\b[^.;]{0,80}\breconsider\w*|\bagrees? that\b(?! (?:I|we|the (?:plan|payer|insurer|carrier))\b)[^.;]{0,80}\bmay (?:(?:ask|act|file|request)\b[^.;]{0,60}\b(?:appeals?|reconsider\w*|grievances?)\b|(?:appeal|represent|dispute)\b)|\b(?:consent|permission|authori[sz]\w+|appoint\w*|designat\w+)\b[^.;]{0,80}\b(?:appeals?|grievances?|hearing|represent\w*)\b|\b(?:appeals?|grievances?|hearing|represent\w*)\b[^.;]{0,60}\b(?:consent|permission|authori[sz]\w+|appoint\w*|designat\w+)\b|\bCMS-?1696\b/i;
const LACKING =
  /\bunsigned\b|\bnot (?:yet )?(?:e-?)?signed\b|\bnever signed\b|\bsignature\b\W{0,3}_{3,}|\b(?:awaiting|pending|needs?|no) (?:\w+ )?(?:signature|consent|authorization)\b|\bsignature (?:is )?(?:pending|missing|needed)\b|\b(?:declin|refus|revok|withdr[ae]w)\w*\b|\b(?:do|does|did|will) not (?:consent|authori[sz]e|appoint|permit|agree|allow|want)\b|\bappoints? (?:no ?one|nobody)\b|\b(?:patient|member|enrollee|parent|guardian)(?:['’]s)? signature\W{0,4}$|\b(?:patient|member|enrollee|parent|guardian)(?:['’]s)? signature\W{0,4}(?:date|witness)\b/i;
/** A form speaks for whoever signs it; a note that tells of a form is none. */
const GIVES =
  /\b(?:I|we|the undersigned)\b[^.;]{0,80}\b(?:consents?|permit|permission|authori[sz]es?|appoints?|designates?|allow|agrees? that(?! (?:I|we|the (?:plan|payer|insurer|carrier))\b))\b(?![^.;]{0,40}\brecords?\b)[^.;]{0,110}\b(?:appeal|reconsider|grievance|dispute|hearing|represent|act (?:for|on)|my behalf)/i;
const SIGNED =
  /(?:\b(?:[Ss]igned|SIGNED|[Ss]ignature|SIGNATURE)\b|\/[Ss]\/)[^.;]{0,60}?(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u;

/** A witness, and whoever signs the note that the form was scanned beside, consents to nothing. */
const BY_ANOTHER =
  /\bwitness\w*\b|\belectronically\b|\b[Ee]-?signed\b|,? (?:MD|DO|DC|DPM|DPT|PT|OTR(?:\/L)?|NP|FNP|PA-C|RN|LCSW|PhD)\b/;

const saysConsent = ({ heading, quote, adverse }: ChartFact): boolean =>
  !adverse && CONSENT_HELD.test(`${heading} ${quote}`) && !LACKING.test(quote);

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** The pages on which the patient, or who stands for them, consents to an appeal by the practice: the first of each paper. */
function consentPages(all: readonly ChartFact[]): ChartFact[] {
  const lacking = new Set(all.filter(({ quote }) => LACKING.test(quote)).map(pageOf));
  const given = all.filter(
    (fact) =>
      saysConsent(fact) && (GIVES.test(fact.quote) || isConsentForm(fact)) && !lacking.has(pageOf(fact)),
  );
  return [...new Map(given.toReversed().map((fact) => [fact.place.documentId, fact])).values()];
}

/** Papers without which the practice may not appeal: they go along however old they are and whatever else the letter cites. */
export const consentPapers = (all: readonly ChartFact[]): ReadonlySet<string> =>
  new Set(consentPages(all).map(({ place }) => place.documentId));

/** "I do not consent to an appeal on my behalf": a form that was refused or never signed. */
export const lacksConsent = (quote: string): boolean => LACKING.test(quote);

/** What the letter says of the signed consent that goes along; undefined where none does. */
export function consentSentence(
  all: readonly ChartFact[],
  enclosures: readonly Enclosure[],
): string | undefined {
  const signed = Map.groupBy(
    all.filter(({ quote }) => SIGNED.test(quote) && !BY_ANOTHER.test(quote)),
    pageOf,
  );
  for (const page of consentPages(all)) {
    const at = enclosures.findIndex(({ documentId }) => documentId === page.place.documentId);
    const by = signed.get(pageOf(page));
    if (at >= 0 && by)
      return `The signed consent${dayOf(by)} to an appeal by the practice is enclosed (Enclosure ${at + 1}, page ${page.place.page}).`;
  }
  return undefined;
}

/** What a day beside a name also tells: when its signer was born, of which service the form is, until when it holds. */
const OF_ANOTHER_DAY =
  /\b(?:born|birth|DOB|services?|DOS|visits?|until|through|expires?|valid|ends?|denied|denial|notice|letter|claim)\b/i;

/** The day beside the signature, where it is the only one there and nothing says that it is another. */
function dayOf(signatures: readonly ChartFact[]): string {
  if (signatures.some(({ quote }) => OF_ANOTHER_DAY.test(quote))) return "";
  const days = new Set(signatures.flatMap(({ quote }) => findDates(quote).map(({ iso }) => iso)));
  const [day] = days;
  return day && days.size === 1 ? ` of ${longDate(day)}` : "";
}
