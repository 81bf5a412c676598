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
  /\b(?:blank|empty|left off|left out|omitted|missing|not (?:entered|keyed|typed|filled(?: in)?|put on|on the claim|sent|billed|there)|forgot\w*|never (?:entered|keyed|put on))\b|\(\s*\)|_{3,}/i;
/** What the payer says of it, and what was put right since, is no word on the claim that was denied. */
const NOT_OWN =
  /\b(?:payer|plan|rep|EO[BP]|ERA|remit\w*|denial|notice|they|CO-?\d+|corrected|resubmitted|was entered|not (?:blank|empty|missing))\b/i;

/** The practice's own paper has the field of the number empty on the claim as it was sent, and one approval at hand covers the services: the claim only needs that number. */
export function approvalLeftOff(
  pages: readonly Page[],
  noticeText: string,
  { services, codes }: { services: readonly string[]; codes: readonly string[] },
): Ground | undefined {
  if (services.length === 0 || !NO_NUMBER.test(noticeText.replace(/\s+/g, " "))) return undefined;
  const empty = pages.flatMap((page) =>
    linesOf(page).flatMap((line) => {
      const field = FIELD.exec(line);
      const isEmpty =
        field !== null && EMPTY.test(line) && !NOT_OWN.test(line) && !isForACase(line, field.index);
      return isEmpty ? groundOf(page, line) : [];
    }),
  )[0];
  if (!empty) return undefined;
  const found = new Map<string, Ground>();
  for (const page of pages) {
    const lines = linesOf(page);
    if (!OF_KIND.test(page.text) || isWithheld(page.text) || isOfOtherCodes(lines, codes)) continue;
    const span = lines.find((line) => isSpanOver(line, services));
    const [number, ...others] = approvalNumbers(lines);
    if (!span || !number || others.length > 0 || isOnClaim(pages, number)) continue;
    const named = lines.find((line) => line.includes(number)) ?? span;
    found.set(number, groundOf(page, named, ...(span === named ? [] : [span])));
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
const OF_KIND = /\b(?:auth(?:ori[sz]ation)?|approval|approved|certification|referral)\b/i;
/** "TriWest authorization 0026-771204 …, 12 visits" grants by its name; one that says that it is not given does not. */
const isWithheld = (text: string): boolean =>
  !grants(text) &&
  /\b(?:denied|pending|void(?:ed)?|cancel+ed|withdrawn|not (?:approved|authori[sz]ed|certified)|request(?:ed)?)\b/i.test(
    text,
  );
