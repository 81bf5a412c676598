import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

const REQUEST = "(?:prior )?(?:auth(?:orization)? |pre-?cert(?:ification)? )?request";
/** "Request withdrawn", "we withdrew the auth request": not the request for a talk, for records or for an appeal. */
const WITHDRAWN = new RegExp(
  `(?:^|[.;:,] |[/-]\\d{1,4}:? |\\b(?:the|this|our|her|his) )${REQUEST} (?:is |was |has been )?withdrawn\\b(?! (?:for|of)\\b)|\\b(?:we|I|our office|(?:the|our) (?:practice|clinic)|Dr\\.? \\p{L}{2,20}) (?:withdrew|have withdrawn|has withdrawn) (?:the|this|our) ${REQUEST}\\b(?! (?:for|of)\\b)`,
  "iu",
);
/** The practice itself took it back, or the service is not wanted any more. */
const BY_US = /\b(?:withdrew|(?:have|has) withdrawn|by us|by (?:the|our) (?:practice|clinic|office))\b/i;
const NOT_WANTED =
  /\b(?:cancel(?:l?ed|s)?|no longer (?:wants?|wanted|needs?|needed|planned)|moved(?! to\b)|declin(?:es|ed)|changed (?:her|his|their) mind|not going ahead|transferred)\b/i;
/** Who else may have closed it: "Aetna: request withdrawn", "portal status: request withdrawn". */
const BY_PAYER =
  /\b(?:payer|plan|insurer|carrier|portal|status|rep(?:resentative)?|reviewer|told|will (?:ask|request|try)|plans? to|closed (?:it|as))\b/i;
/** Another request goes on, or nobody has decided. */
const GOES_ON =
  /\b(?:new|second|another|corrected|right|expedited|updated) (?:prior )?(?:auth\w* |pre-?cert\w* )?request\b|\bre-?(?:submit|sent|send|request)\w*|\b(?:refiled|reopened|reinstat\w+|by mistake|in error|wrong(?:ly)?)\b/i;
/** What the lines behind it may tell: that it was asked for once more. */
const LATER =
  /\b(?:sent|submitted|faxed|filed|uploaded|ordered|appeal\w*|still|instead|goes on)\b|\b20\d\d request\b/i;
const OPEN =
  /\b(?:should|could|may|might|would|can|ask\w*|want\w*|consider\w*|wait\w*|pending|until|records? request)\b[^.;]{0,60}$|\?/i;

/** The practice took back the request that was refused: nothing is left to be decided. */
export function requestWithdrawn(pages: readonly Page[]): Ground | undefined {
  if (pages.some(({ text }) => GOES_ON.test(text))) return undefined;
  for (const page of pages)
    for (const sentence of sentencesOn(page)) {
      const said = WITHDRAWN.exec(sentence);
      if (!said || isDenied(sentence, said.index) || isNoFact(sentence, said.index)) continue;
      const before = sentence.slice(0, said.index);
      const behind = page.text.slice(page.text.indexOf(said[0]) + said[0].length);
      if (OPEN.test(before) || /\?/.test(sentence) || LATER.test(behind)) continue;
      if (BY_PAYER.test(sentence) || findPayers(before).length > 0) continue;
      if (BY_US.test(sentence) || NOT_WANTED.test(sentence)) return groundOf(page, sentence);
    }
  return undefined;
}
