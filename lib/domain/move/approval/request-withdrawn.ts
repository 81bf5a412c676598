import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

const WITHDRAWN =
  /\b(?:prior )?(?:auth(?:orization)? |pre-?cert(?:ification)? )?request (?:is |was |has been )?withdrawn\b|\b(?:withdrew|have withdrawn|has withdrawn) (?:the|this|our|her|his) (?:prior )?(?:auth(?:orization)? |pre-?cert(?:ification)? )?request\b/i;
/** Another request goes on, or nobody has decided. */
const GOES_ON =
  /\b(?:new|second|another|corrected|right|expedited|updated) (?:prior )?(?:auth\w* |pre-?cert\w* )?request\b|\bre-?(?:submit|sent|send|request)\w*|\b(?:refiled|reopened|reinstat\w+|by mistake|in error|wrongly)\b/i;
const OPEN =
  /\b(?:should|could|may|might|would|can|ask\w*|want\w*|consider\w*|wait\w*|pending|until|records? request)\b[^.;]{0,60}$|\?/i;

/** The practice took back the request that was refused: nothing is left to be decided. */
export function requestWithdrawn(pages: readonly Page[]): Ground | undefined {
  if (pages.some(({ text }) => GOES_ON.test(text))) return undefined;
  for (const page of pages)
    for (const sentence of sentencesOn(page)) {
      const said = WITHDRAWN.exec(sentence);
      if (!said || isDenied(sentence, said.index) || isNoFact(sentence, said.index)) continue;
      if (!OPEN.test(sentence.slice(0, said.index)) && !/\?/.test(sentence)) return groundOf(page, sentence);
    }
  return undefined;
}
