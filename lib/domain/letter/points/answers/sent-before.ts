import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { surnameOf } from "../../relevance/page-heads";

/** "TO 7175550150 HARVEST": which number was dialed. */
const DIALED = /^(?:to|remote id|recipient|sent to|(?:remote )?station)\b[\s:]{0,3}1?\d{10}(?!\d)/i;
/** "TO 555-0188 PRAIRIE STATES AUTO INS PAGES 14": whom a fax machine's report names beside the number. */
const RECIPIENT =
  /\bto:? +[\d()+.-][\d()+. -]{6,} *(?!(?:pages?|result|time|duration|job|status|ok)\b)(\p{L}[\p{L}&'. -]{3,}?)(?= +(?:pages?|result|time|duration|job|status|ok)\b| *$)/iu;
/** What the names of many payers share. */
const OF_MANY_PAYERS =
  /^(?:health|insurance|company|mutual|life|plans?|medical|medicare|claims?|group|national|care|benefits?|states?|america|of|the|and)$/i;

/**
 * Whether a record of a sending is about this claim: a row of the office's log of mail or faxes only where it names the claim, the
 * patient or the payer, and no report of a fax that names another recipient.
 */
export function isSendingOfClaim(
  { heading, quote, date }: Pick<ChartFact, "heading" | "quote" | "date">,
  letter: Pick<LetterFacts, "claimNumber" | "memberId" | "patientName" | "payerName" | "datesOfService">,
  /** What else its page says: a fax machine prints the subject on a line of its own. */
  beside: readonly string[] = [],
): boolean {
  // What went out before the first service held no record of it.
  const first = letter.datesOfService?.toSorted()[0];
  if (date && first && date < first) return false;
  if (isOfOtherClaim([quote, ...beside], letter.claimNumber)) return false;
  if (TO_CLINICIAN.test(quote)) return false;
  const ours = [letter.claimNumber, letter.memberId, surnameOf(letter)];
  const payer = (letter.payerName ?? "").split(/[^\p{L}\d]+/u);
  const recipient = RECIPIENT.exec(quote)?.[1];
  const marks = payer.filter((word) => !OF_MANY_PAYERS.test(word));
  if (recipient) return names(quote, ours) || names(recipient, marks);
  const station = stationIn(quote);
  // "TO Appeals Department" on a confirmation of its own names a desk, and nobody's.
  const isOneSheet = !beside.some((one) => one !== quote && stationIn(one) !== undefined);
  if (station && !(isOneSheet && OF_DESK.test(station))) {
    if (names(quote, [letter.claimNumber])) return true;
    return !namesOtherNumber(station, letter) && names(station, [...ours, ...marks]);
  }
  return !/\blog\b/i.test(heading) || names(quote, [...ours, ...payer]);
}

/** "TIME 14:36; STATION / SUBJECT: BAY CLM RECORDS 26213088 Ames; RESULT OK": a row of a fax machine's journal, with whom it names. */
function stationIn(quote: string): string | undefined {
  const fields = quote.split("; ");
  if (fields.length < LEAST_FIELDS || !fields.some((field) => /^(?:results?|status)\b/i.test(field)))
    return undefined;
  const named = fields.filter((field) => STATION.test(field) && /\p{L}{3}/u.test(field.replace(STATION, "")));
  // Whom it went to says more than what it was about: a refill for the patient goes to a pharmacy.
  return named.find((field) => !/^subject\b/i.test(field)) ?? named[0];
}
const LEAST_FIELDS = 4;
const STATION =
  /^(?:(?:remote )?station(?: ?(?:\/ ?(?:subject|name|id)|name|id))?|remote id|recipient|subject|sent to|to(?: name)?)\b:?/i;

const OF_DESK = new RegExp(
  `${STATION.source}(?:[\\s:,./&-]{1,4}(?:attn|the|of|and|appeals?|grievances?|claims?|medical|records?|providers?|services?|dep(?:artmen)?t|unit|review|intake|utilization|management|UM|correspondence|fax|mail ?room|team|center|office))+\\s*$`,
  "i",
);

/** "26213090216H" where the claim is "26213088471H": a number of the same length that is another claim's, and neither the member's nor a telephone's. */
function namesOtherNumber(
  station: string,
  { claimNumber, memberId }: Pick<LetterFacts, "claimNumber" | "memberId">,
): boolean {
  const own = plain(claimNumber ?? "");
  const rest = [memberId ?? ""].filter(Boolean).reduce((text, one) => text.replaceAll(one, " "), station);
  const said = rest.replace(PHONE, " ").replace(DIALED, "");
  const found = [...said.matchAll(/(?<![\w-])(?=[A-Z-]*\d)[A-Z0-9-]{6,24}(?![\w-])/gi)].map(([one]) =>
    plain(one),
  );
  return own.length > 5 && found.some((one) => one.length === own.length && one !== own);
}

/** "about FCE report, to Dr. Marsh": what went to a doctor reached no payer. */
const TO_CLINICIAN =
  /\bto:? (?:Dr\.? \p{Lu}|(?:the |her |his |their )?(?:PCP|surgeon|physician|referring|ordering|family doctor)\b|\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, ?(?:MD|DO|NP|PA-C)\b)/u;

const names = (text: string, words: readonly (string | undefined)[]) =>
  words.some((word) => word && word.length > 3 && text.toLowerCase().includes(word.toLowerCase()));

/** What stands with a fact on its page. */
export const besideOn = (facts: readonly ChartFact[], { place }: ChartFact): string[] =>
  facts
    .filter((one) => one.place.documentId === place.documentId && one.place.page === place.page)
    .map(({ quote }) => quote);

const CLAIM =
  /\b(?:claim|[CDIT]CN)\b(?: ?(?:no|number|#)\b\.?)?[\s:#]{1,3}((?=[A-Z-]{0,5}\d)[A-Z0-9-]{6,24})(?![\w-])/gi;

/** A sending whose page names a claim, and none of them this one: another person's papers, or this patient's for another claim. */
function isOfOtherClaim(said: readonly string[], claimNumber: string | undefined): boolean {
  const own = plain(claimNumber ?? "");
  if (own.length < 6) return false;
  const named = said.flatMap((text) => [...text.matchAll(CLAIM)].map(([, number = ""]) => plain(number)));
  return named.length > 0 && !named.includes(own);
}
/** Entries of a fax machine's journal about a claim that is not this one: another beneficiary's name would go to the payer with them. */
export const faxedForOtherClaims = (facts: readonly ChartFact[], claimNumber: string | undefined): string[] =>
  facts.flatMap(({ id, heading, quote }) =>
    /\bfax/i.test(heading) && isOfOtherClaim([quote], claimNumber) ? [id] : [],
  );
const plain = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, "");

const PHONE = /(?<![\d-])(?:1[ .-]?)?\(?(\d{3})\)?[ .-]{0,2}(\d{3})[ .-](\d{4})(?![\d-])/g;
const phonesIn = (text: string) => [...text.matchAll(PHONE)].map((parts) => parts.slice(1).join(""));
const FAXED_TO = /\bto:?[ \t]{1,8}((?:1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4})(?!\d)/i;
const faxedTo = (quote: string) => phonesIn(FAXED_TO.exec(quote)?.[1] ?? "")[0];

/**
 * Where one fax went to a number that the notice prints, those to other numbers went to somebody else. With none to such a number nothing
 * is known: a request for records may have named another one.
 */
export function faxedElsewhere(facts: readonly ChartFact[], noticeText: string): ReadonlySet<string> {
  const printed = new Set(phonesIn(noticeText));
  const faxed = facts.flatMap(({ id, quote }) => {
    const to = faxedTo(quote);
    return to ? [{ id, ours: printed.has(to) }] : [];
  });
  if (!faxed.some(({ ours }) => ours)) return new Set();
  return new Set(faxed.filter(({ ours }) => !ours).map(({ id }) => id));
}
