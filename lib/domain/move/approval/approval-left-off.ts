import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase } from "../facts/said-as-fact";
import { approvalNumbers, grants, isOfOtherCodes, isOnClaim, isSpanOver } from "./approval-on-claim";

/** The payer misses the number itself, not the approval. */
const NO_NUMBER =
  /\b(?:auth\w*|pre-?auth\w*|(?:pre-?)?cert\w*|approval|referral) (?:number|no\.?)[^.;]{0,30}\b(?:missing|absent|blank|not (?:on|present|submitted|reported|entered|billed|included|found))\b|\b(?:missing|without|lacks?|no|incomplete)\b[^.;]{0,30}\b(?:auth\w*|pre-?auth\w*|(?:pre-?)?cert\w*|approval|referral) (?:number|no\.?)(?!\w)/i;
const FIELD =
  /\b(?:(?:box|item|field|block|loc(?:ator)?) 23\b|(?:prior )?auth\w* (?:number|no\b\.?|#|field|box)|REF\W?G1\b|number of the (?:approval|referral|authorization)|(?:approval|referral) (?:number|no\b\.?))/i;
const EMPTY =
  /\b(?:blank|empty|left off|left out|omitted|missing|not (?:entered|keyed|typed|filled(?: in)?|put on|on the claim|sent|billed|there)|forgot\w*|never (?:entered|keyed|put on)|did(?: not|n['’]t) (?:(?:put|enter|key|type|fill)|(?:include|add|carry) (?:it|(?:the|an?|our|this) (?:\w+ )?(?:auth\w*|number|referral|approval))))\b|\(\s*\)|_{3,}/i;
/** What the payer says of it, and what was put right since, is no word on the claim that was denied. */
const NOT_OWN =
  /\b(?:payer|plan|rep|EO[BP]|ERA|remit\w*|denial|notice|they|CO-?\d+|corrected|resubmitted|appeal (?:letter )?did|was entered|not (?:blank|empty|missing))\b/i;

/** "23   Prior authorization" of a copy of the claim, with nothing behind it or below it. */
const FIELD_OF_COPY =
  /^\s{0,6}(?:(?:box|item|field|block) )?23\W{1,12}prior auth\w*(?: (?:number|no\.?))?\s*:?\s*$/i;
const NEXT_FIELD = /^\s{0,6}(?:(?:box|item|field|block) )?\d{1,2}[A-J]?\b/i;
/** "If approval was given, send a corrected claim with the number": what the payer takes, and why. */
const CORRECTION_INVITED =
  /(?<!\b(?:not|never|n['’]t)\b[^.;]{0,30})\bcorrected claim with (?:the|that|its|this|your|an?) (?:(?:prior|correct|valid|missing|approved|auth\w*|referral|approval|certification) ){0,3}(?:number|auth\w*|referral|approval)\b(?![^.;]{0,30}\b(?:not|never)\b)/i;
/** What is to be done with the number, and what is not so, tells nothing of the claim as it went out. */
const NO_WORD_OF_SENT =
  /\b(?:enter|(?<!\b(?:we|I|biller|he|she|who) )put|include|use|list|must|should|please|always|no|not|without|never|missing)\b|n['’]t\b/i;
/** The practice's own word, or the copy of the claim, that the number was there: nothing on the claim is to be corrected. */
const WAS_THERE =
  /\b(?:on|in|with) (?:the|our|this|every|each) (?:\w+ )?claim\b|\b(?:box|item|field) 23\b|\bREF\W?G1\b|\b(?:billed|sent|submitted|went out) (?:with|under)\b/i;

/**
 * The field of the number is empty on the claim as it was sent, by the practice's own paper, or the payer missed the number and asks for a corrected claim with it; and one
 * approval at hand covers the services: the claim only needs that number.
 */
export function approvalLeftOff(
  pages: readonly Page[],
  noticeText: string,
  { services, codes }: { services: readonly string[]; codes: readonly string[] },
): Ground | undefined {
  const notice = noticeText.replace(/\s+/g, " ");
  if (services.length === 0 || !NO_NUMBER.test(notice)) return undefined;
  const isEmpty = pages.some((page) => linesOf(page).some((line, at, all) => saysEmpty(line, all[at + 1])));
  if (!isEmpty && !CORRECTION_INVITED.test(notice)) return undefined;
  const found = new Map<string, Ground>();
  for (const page of pages) {
    const lines = linesOf(page);
    if (!OF_KIND.test(page.text) || isWithheld(page.text) || isOfOtherCodes(lines, codes)) continue;
    const span = lines.find((line) => isSpanOver(line, services));
    const [number, ...others] = approvalNumbers(lines);
    if (!span || !number || others.length > 0 || isOnClaim(pages, number)) continue;
    if (!isEmpty && pages.some((one) => isThere(linesOf(one), number))) continue;
    const named = lines.find((line) => line.includes(number)) ?? span;
    found.set(number, groundOf(page, named, ...(span === named ? [] : [span])));
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

const isThere = (lines: readonly string[], number: string): boolean =>
  lines.some(
    (line, at) =>
      saysThere(line, number) || (FIELD_OF_COPY.test(line) && (lines[at + 1] ?? "").includes(number)),
  );
const saysThere = (line: string, number: string): boolean =>
  (line.includes(number) || OF_KIND.test(line) || /\bREF\W?G1\b/i.test(line)) &&
  WAS_THERE.test(line) &&
  !NO_WORD_OF_SENT.test(line) &&
  !NOT_OWN.test(line);

function saysEmpty(line: string, next = ""): boolean {
  if (FIELD_OF_COPY.test(line)) return NEXT_FIELD.test(next);
  const field = FIELD.exec(line);
  return field !== null && EMPTY.test(line) && !NOT_OWN.test(line) && !isForACase(line, field.index);
}

const OF_KIND = /\b(?:auth(?:ori[sz]ation)?|approval|approved|certification|referral)\b/i;
/** "TriWest authorization 0026-771204 …, 12 visits" grants by its name; one that says that it is not given does not. */
const isWithheld = (text: string): boolean =>
  !grants(text) &&
  /\b(?:denied|pending|void(?:ed)?|cancel+ed|withdrawn|not (?:approved|authori[sz]ed|certified)|request(?:ed)?)\b/i.test(
    text,
  );
