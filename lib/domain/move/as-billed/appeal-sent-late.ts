import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

/** The payer says that an appeal, and not the claim, came too late. */
const APPEAL_LATE =
  /\b(?:appeal|dispute|reconsideration|redetermination|grievance|request(?: for (?:review|reconsideration|redetermination))?|it)\b[^.]{0,80}\b(?:(?:not |un)timely|too late|late\b|past the|after the (?:time|deadline|limit|\d+)|(?:had|has) to (?:be (?:here|received|filed|sent|in)|reach|arrive|come)|must (?:have been|be) (?:received|filed|sent)|outside|beyond|more than|not (?:received |filed |sent )?within|within \d+)\b/i;
/** "It was filed too late" behind "the claim": it is the claim that came late. */
const OF_CLAIM = /^[^.]*\bclaim\b(?![^.]*\b(?:appeal|dispute|reconsideration|redetermination|grievance)\b)/i;
/** An appeal that lacked a form or a signature can be sent again, whatever is said of its time. */
const LACKED =
  /\b(?:lack(?:s|ed|ing)?|without|missing|incomplete|unsigned|no)\b[^.]{0,24}\b(?:signature|signed|form|authorization|consent|representative|information|records?)\b|\b(?:signature|form|representative|consent)\b[^.]{0,40}\b(?:missing|absent|not (?:received|enclosed|attached|signed|with it))\b/i;
/** "The appeal sat on the desk", "no earlier appeal was sent": the practice's own word that nothing went out in time. */
const OWN_FAULT =
  /\b(?:appeal|dispute|reconsideration)\b[^.;\n]{0,40}\b(?:sat|forgot\w*|overlooked|misplaced|lost (?:on|in) our|never (?:sent|mailed|faxed|filed|went out)|not (?:sent|mailed|faxed|filed|submitted) (?:until|in time|on time)|(?:sent|mailed|faxed|filed|went out) (?:too )?late|missed the)\b|(?:^|\b(?:we|I|our|office|biller|front desk|staff|practice|and)\b[^.;\n]{0,16})\b(?:missed|blew|passed) (?:the |our )?(?:appeal |filing )?(?:deadline|window|due date)\b|\bno (?:earlier|other|prior|previous|first) (?:appeal|dispute|reconsideration|request)\b(?! (?:was |is )?(?:needed|required|necessary|denied|dismissed))/i;
/** Something that went out before, or a ground for the delay, is for a person to weigh. */
const IN_TIME =
  /\b(?:certified|green card|confirmation|result:? ok|delivered|tracking|USPS|proof of (?:mailing|delivery|fax)|good cause|hospitali[sz]ed|disaster|hurricane|tornado|flood\w*|wildfire|evacuat\w+|outage|wrong address|returned mail|never (?:got|received) the (?:denial|notice|EOB|remit\w*))\b/i;
/** "Ours was faxed 05/02/2026": another sending, with its day. */
const SENT = /\b(?:sent|mailed|faxed|filed|uploaded|submitted|e-?mailed)\b/i;
const SENT_LATE = /\b(?:late|until|after|finally|too|claim|records?|bill(?:ed)?)\b/i;
const THEIR_WORD = /\b(?:they|rep|payer|plan|portal) (?:say|says|said|told|claims?|claimed)\b/i;

/** The payer took up no appeal because it came too late, and the practice's own paper says that none went out in time. */
export function appealSentLate(pages: readonly Page[], noticeText: string): Ground | undefined {
  const notice = sentencesOn({ text: noticeText.replace(/\s+/g, " "), place: "" });
  if (
    !notice.some((one) => APPEAL_LATE.test(one) && !OF_CLAIM.test(one)) ||
    notice.some((one) => LACKED.test(one))
  )
    return undefined;
  if (pages.some(({ text }) => IN_TIME.test(text))) return undefined;
  for (const page of pages) {
    const sentences = sentencesOn(page);
    const said = sentences.find((sentence) => {
      const found = OWN_FAULT.exec(sentence);
      return (
        found !== null &&
        !isDenied(sentence, found.index + found[0].search(/(?:missed|blew|passed)\b|$/i)) &&
        !isDenied(sentence, found.index) &&
        !isNoFact(sentence, found.index) &&
        !THEIR_WORD.test(sentence)
      );
    });
    const isSent = sentences.some(
      (one) => one !== said && SENT.test(one) && !SENT_LATE.test(one) && findDates(one).length > 0,
    );
    if (said && !isSent) return groundOf(page, said);
  }
  return undefined;
}
