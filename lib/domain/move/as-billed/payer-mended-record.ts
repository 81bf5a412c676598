import { groundOf, isDenied, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase } from "../facts/said-as-fact";

/** "Rep Jo: our file …", "Aetna supervisor confirmed that their record …": somebody of the payer speaks. */
const PAYER_SPEAKS =
  /\b(?:rep(?:resentative)?|agent|supervisor)\b[^.;:]{0,40}(?::|\b(?:says?|said|states?|stated|confirm(?:s|ed)|admit(?:s|ted)|agree(?:s|d)|told (?:us|me))\b)/i;
/** The payer's own record was the wrong one: "our file had another birth date, the employer's error". */
const OWN_RECORD_WRONG =
  /\b(?:our|their|its|the (?:plan|payer|insurer|employer)['’]?s) (?:own )?(?:(?:member|eligibility|enrollment|provider|group) )?(?:files?|records?|system|database|enrollment|feed)\b[^;]{0,60}\b(?:wrong|errors?|mistaken?|incorrect|out of date|outdated)\b/i;
const MENDED = /\b(?:fixed|corrected(?! claim)|updated|put right|repaired)\b/i;
/** "Our records show a wrong modifier billed": what the record finds in the claim. */
const FINDS = /\b(?:shows?|showed|finds?|found|flags?|flagged|lists?|claim)\b/i;
const OF_CLAIM =
  /\bbill(?:ed|ers?)\b|\b(?:but|stands|last year|new denial|upheld|after you)\b|\bdenial is (?:right|correct)\b|\bwe (?:have )?(?:fixed|corrected|updated)\b/i;
/** "Will be fixed", "not yet updated", "once corrected": it is not done. */
const NOT_DONE =
  /\b(?:not|never|no|will|would|to be|being|cannot|can['’]t|must|should|needs?|once|until|after|when|please|asked|get|send|submit|have (?:the|it|us|him|her|them))\b[^.;,]{0,40}$/i;
/** The practice's claim was wrong, too. */
const CLAIM_WRONG =
  /\b(?:our|your|the) claim\b[^.;]{0,40}\b(?:wrong|error|incorrect|mistaken?)\b|\b(?:send|submit) (?:a |the )?(?:new|corrected|replacement) claim\b/i;

/** Somebody of the payer says that its own record was wrong and that it is mended: the claim was right as it came. */
export function payerMendedRecord(pages: readonly Page[]): Ground | undefined {
  for (const page of pages)
    for (const line of linesOf(page)) {
      const speaks = PAYER_SPEAKS.exec(line);
      if (!speaks || CLAIM_WRONG.test(line)) continue;
      const said = line.slice(speaks.index + speaks[0].length);
      const wrong = OWN_RECORD_WRONG.exec(said);
      const mended = MENDED.exec(said);
      if (!wrong || !mended || isForACase(said, wrong.index) || isDenied(said, wrong.index)) continue;
      if (NOT_DONE.test(said.slice(0, mended.index)) || /\b(?:no|not|isn['’]t)\b/i.test(wrong[0])) continue;
      if (FINDS.test(wrong[0]) || OF_CLAIM.test(said)) continue;
      return groundOf(page, line);
    }
  return undefined;
}
