import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { surnameOf } from "../relevance/guards";

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
  { heading, quote }: Pick<ChartFact, "heading" | "quote">,
  letter: Pick<LetterFacts, "claimNumber" | "memberId" | "patientName" | "payerName">,
): boolean {
  const ours = [letter.claimNumber, letter.memberId, surnameOf(letter)];
  const payer = (letter.payerName ?? "").split(/[^\p{L}\d]+/u);
  const recipient = RECIPIENT.exec(quote)?.[1];
  if (recipient) {
    const marks = payer.filter((word) => !OF_MANY_PAYERS.test(word));
    return names(quote, ours) || names(recipient, marks);
  }
  return !/\blog\b/i.test(heading) || names(quote, [...ours, ...payer]);
}

const names = (text: string, words: readonly (string | undefined)[]) =>
  words.some((word) => word && word.length > 3 && text.toLowerCase().includes(word.toLowerCase()));
