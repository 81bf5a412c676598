import { daysOf, groundOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact, isOfRules } from "../facts/said-as-fact";
import { spansIn } from "./outside-approvals";
import { ASKED, isReviewedLate, mayBeCarried, NOT_ASKED } from "./past-approval";

const RETRO =
  /\b(?:retro(?:active|spective)?(?:ly)?\b|back-?dat\w+|after the (?:fact|service)|post[- ]service (?:auth\w*|review|request))\b/i;
/** "No retro authorizations", "only for retroactive eligibility or an emergency", "a dispute without an approval will be closed". */
const SHUT =
  /\b(?:no|not|never|cannot|can['’]t|n['’]t|only|except|unless|closed|declin\w+|refus\w+|den(?:y|ied|ies))\b/i;
const NOT_REVIEWED =
  /\b(?:approvals?|auth\w*|(?:pre-?)?cert\w*|referrals?|requests?)\b[^.;]{0,20}\b(?:cannot|can ?not|can['’]t|may not|will not) be (?:asked for|requested|obtained|given|granted|issued|submitted|accepted)\b[^.;]{0,30}\b(?:afterwards?\b|(?:once|after) (?:the |a |an |any |your )?(?:\w+ ){0,2}(?:services?|fact|visits?|procedures?|treatments?|care|stud(?:y|ies)|tests?|dates? of service|done|rendered|performed|given|provided)\b)|\b(?:appeals?|disputes?|reviews?|reconsiderations?|claims?)\b[^.]{0,60}\b(?:without (?:an? |the )?(?:approval|auth\w*|PA)\b[^.]{0,40}\b(?:closed|denied|upheld|dismissed|returned|rejected)|not (?:be )?(?:reviewed|considered) for medical need)\b/i;
/** An eligibility line tells of coverage, and its days of no approval. */
const OF_APPROVAL = /\b(?:auth\w*|approv\w+|(?:pre-?)?cert\w*|PA|referral)\b/i;
/** What was not asked for has to be an approval: "missed two visits" and "failed to regain extension" are none. */
const NAMES_APPROVAL =
  /\b(?:(?:pre-?|re-?)?auth(?:s|ori[sz]\w+)?|approvals?|(?:pre-?)?cert(?:s|ification)?|PA|RFA|requests?)\b/i;
/** "PCP office never sent a referral": said of the referral itself, and not of its number, of who sent the patient, or of a plan that asks for none. */
const NO_REFERRAL_SENT =
  /(?<!\b(?:plan|payer|insur\w+|carrier|they|rep) (?:has |have |had )?)\b(?:never|not|n['’]t|nobody|no one|forgot to|failed to|neglected to) (?:sen[dt]|request(?:ed)?|ask(?:ed)? for|obtain(?:ed)?|get|got|ma[dk]e|submit(?:ted)?|fax(?:ed)?) (?:an? |any |the |her |his )?(?:PCP )?referral\b(?! (?:number|no\b|#|source|office|coordinator|form|packet|letter|to the (?:claim|plan)))|\breferral (?:was |is )?(?:not|never) (?:sent|requested|asked for|obtained|made|issued|submitted)\b|\bno referral (?:was |were )?(?:ever )?(?:sent|requested|asked for|obtained|made|issued|submitted)\b/i;
const NOT_NEEDED =
  /\b(?:no|not|n['’]t|without) (?:\w+ ){0,2}(?:(?:pre-?)?auth\w*|PA|approval|(?:pre-?)?cert\w*|referral)\b[^.;\n]{0,20}\b(?:needed|required|necessary)\b|\b(?:auth\w*|PA|(?:pre-?)?cert\w*|referral)\b[^.;\n]{0,24}\bnot (?:needed|required|necessary)\b|\b(?:not|n['’]t|never) (?:require|need)s? (?:an? |any |prior |the )*(?:(?:pre-?)?auth\w*|PA|approval|(?:pre-?)?cert\w*|referral)\b/i;
/** "10/08 PA request faxed, ok", "auth request submitted in Availity": somebody did ask, whatever the payer has of it. */
const WAS_ASKED =
  /(?<!\b(?:no|not|never|nothing|none|nobody|n['’]t|forgot|without|if)\b[^.;\n]{0,40})\b(?:PA|(?:pre-?)?auth\w*|pre-?cert\w*|approval|referral)\b(?:(?!\b(?:no|not|never|none|n\/a|retro\w*)\b|n['’]t)[^.;\n]){0,40}\b(?:faxed|sent|submitted|filed|called in|uploaded|entered|pended|obtained|in review)\b(?! (?:yet|until|to (?:collections|the patient)))|(?<!\b(?:no|not|never|nothing|none|nobody|n['’]t|forgot|if)\b[^.;\n]{0,40})\b(?:faxed|sent|submitted|filed|called in|uploaded|entered|obtained|got)\b (?:in )?(?:an? |the |our |her |his )?(?:(?:PA|(?:pre-?)?auth\w*|pre-?cert\w*|approval|referral)\b)/i;
/** "PCP office got it": another one's approval may cover the visit. */
const OTHERS_ASKED =
  /(?<!\b(?:no|not|never|neither|nor|if)\b[^.,:;\n]{0,40})\b(?:PCP|referring|ordering|surgeon|hospital|facility|Dr\.? \p{L}+)(?: (?!never\b|not\b)\p{L}+\.?){0,4} (?:got|obtained|has|had|requested|submitted|sent|did|took care of) (?:it|an?|the|one|this)\b/iu;
/** An approval by its number, without a day that would tell how far it goes. */
const NUMBERED =
  /\b(?:auth\w*|approval|PA|cert\w*)\b[^.;\n]{0,12}?(?=[A-Z0-9-]*\d{4})[A-Z0-9-]{5,}[^.;\n]{0,24}\bapproved\b/i;
const OF_COVERAGE = /\b(?:eligib\w+|coverage|active|member since)\b/i;

/**
 * The practice's own paper says that nobody asked for an approval of these days, no approval at hand covers one of them, and the payer takes no request afterwards: it says so,
 * or names grounds for one that the paper denies. Where nothing is said of a later request, one is still open.
 */
export function neverAuthorized(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const days = [...new Set(services)];
  if (days.length === 0 || isReviewedLate(noticeText, pages)) return undefined;
  if (mayBeCarried(pages) || pages.some(({ text }) => ASKED.test(text) || NOT_NEEDED.test(text)))
    return undefined;
  const told = [{ text: noticeText, place: "" }, ...pages].flatMap(sentencesOn);
  const isShut = told.some((one) => (RETRO.test(one) && SHUT.test(one)) || NOT_REVIEWED.test(one));
  if (!isShut) return undefined;
  const covers = pages.some(({ text }) =>
    text
      .split("\n")
      .filter((line) => OF_APPROVAL.test(line) && !OF_COVERAGE.test(line))
      .some((line) => {
        const spans = spansIn(line);
        if (spans.length === 0) return NUMBERED.test(line);
        return spans.some(({ from = "", to = "9999" }) => days.some((day) => from <= day && day <= to));
      }),
  );
  const isAsked = pages.some(
    (page) =>
      OTHERS_ASKED.test(page.text.replace(/\s+/g, " ")) ||
      sentencesOn(page).some((one) => wasAsked(one, days)),
  );
  if (covers || isAsked) return undefined;
  for (const page of pages) {
    if (isOfRules(page)) continue;
    const notAsked = sentencesOn(page).find((one) => {
      const found = (NAMES_APPROVAL.test(one) ? NOT_ASKED.exec(one) : null) ?? NO_REFERRAL_SENT.exec(one);
      return found !== null && !isNoFact(one, found.index);
    });
    if (notAsked) return groundOf(page, notAsked);
  }
  return undefined;
}

/** A request of after the last service is the late one that the payer does not take. */
function wasAsked(sentence: string, days: readonly string[]): boolean {
  if (RETRO.test(sentence) || !WAS_ASKED.test(sentence)) return false;
  const [first = "", last = ""] = [days.toSorted()[0], days.toSorted().at(-1)];
  const told = daysOf(sentence, `${first.slice(0, 4)}-01-01`);
  return told.length === 0 || told.some((iso) => iso <= last);
}
