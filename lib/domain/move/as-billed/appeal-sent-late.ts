import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

/** The payer says that an appeal, and not the claim, came too late. */
const APPEAL_LATE =
  /\b(?:appeal|dispute|reconsideration|redetermination|grievance|request(?: for (?:review|reconsideration|redetermination))?|it)\b[^.]{0,80}\b(?:(?:not |un)timely|too late|late\b|past the|after the (?:time|deadline|limit|\d+)|(?:had|has) to (?:be (?:here|received|filed|sent|in)|reach|arrive|come)|must (?:have been|be) (?:received|filed|sent)|outside|beyond|more than|not (?:received |filed |sent )?within|within \d+)\b/i;
/** "The appeal sat on the desk", "no earlier appeal was sent": the practice's own word that nothing went out in time. */
const OWN_FAULT =
  /\b(?:appeal|dispute|reconsideration|letter|packet)\b[^.;\n]{0,40}\b(?:sat|forgot\w*|overlooked|misplaced|lost (?:on|in) (?:the |our )|never (?:sent|mailed|faxed|filed|went out)|not (?:sent|mailed|faxed|filed|submitted) (?:until|in time|on time)|(?:sent|mailed|faxed|filed|went out) (?:too )?late|missed the)\b|\b(?:missed|blew|passed) (?:the |our )?(?:appeal |filing )?(?:deadline|window|due date)\b|\bno (?:earlier|other|prior|previous|first) (?:appeal|dispute|reconsideration|request)\b/i;
/** Something that went out before, or a ground for the delay, is for a person to weigh. */
const IN_TIME =
  /\b(?:certified|green card|confirmation|result:? ok|delivered|tracking|proof of (?:mailing|delivery|fax)|good cause|hospitali[sz]ed|disaster|hurricane|outage|wrong address|returned mail|never (?:got|received) the (?:denial|notice|EOB|remit\w*))\b/i;

/** The payer took up no appeal because it came too late, and the practice's own paper says that none went out in time. */
export function appealSentLate(pages: readonly Page[], noticeText: string): Ground | undefined {
  if (!APPEAL_LATE.test(noticeText.replace(/\s+/g, " "))) return undefined;
  if (pages.some(({ text }) => IN_TIME.test(text))) return undefined;
  for (const page of pages) {
    const said = sentencesOn(page).find((sentence) => {
      const found = OWN_FAULT.exec(sentence);
      return found !== null && !isDenied(sentence, found.index) && !isNoFact(sentence, found.index);
    });
    if (said) return groundOf(page, said);
  }
  return undefined;
}
