import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** What an office files: an authorization, a request, a claim. */
const PAPER =
  /(?:(?:pre-?|re-?)?auth\w*|pre-?cert\w*|approvals?|referrals?|extensions?|requests?|notifications?|claims?|bills?|records?|notes?|charges?)/
    .source;
const FILED = /(?:asked for|requested|sent|made|submitted|faxed|filed|mailed|called in|billed|obtained)/
  .source;
/** "No request for more went out to the plan." */
const NONE_WENT =
  /\bno (?:(?:new|further|more|additional|prior|earlier|written|second|other|such) )?PAPER\b[^.;]{0,40}?\b(?:went out|(?:(?:was|were|had been|has been|have been)(?: ever)? )?FILED)\b/;
/** "The extension was never asked for", "claim was not sent". */
const NEVER_WENT =
  /\bPAPER (?:(?:was|were|had|has|have) (?:not|never)(?: ever)?(?: been)?|never) FILED\b(?! (?:back|(?:an? )?(?:answer|denial)))/;
/** "Nobody asked for the extension", "we did not send the claim". */
const NOBODY_DID =
  /\b(?:(?:we|I|staff|front desk|billing|scheduling|(?:the|our) office) (?:did(?: not|n['’]t)|never)|nobody|no one|none of us) (?:ever )?(?:ask(?:ed)?|request(?:ed)?|call(?:ed)?|sen[dt]|fax(?:ed)?|file[d]?|submit(?:ted)?|obtain(?:ed)?|bill(?:ed)?|work(?:ed)?|notif(?:y|ied)|open(?:ed)?)\b(?=[^.;]{0,40}\b(?:it|them|PAPER|plan|payer|insurer|carrier)\b)/;
/** "Found it when posting": nobody had looked before. */
const FOUND_LATE =
  /\bfound (?:it|this|out)\b[^.;]{0,20}\b(?:when|while|during|in|on) (?:\w+ ){0,2}(?:posting|aging|A\/?R|audit\w*|month[- ]end|reconcil\w*|unbilled|open encounters?)\b/;
/** "Encounter left open by mistake", "charge ticket sat in the drawer". */
const LEFT_OPEN =
  /\b(?:encounter|visit|charge|ticket|claim|batch|super-?bill|fee slip|chart|note)s?\b[^.;]{0,20}\b(?:(?:left|stayed|remained) (?:open|unbilled|unsigned|on hold|unworked|unposted)|sat (?:in|on)\b|never (?:billed|posted|closed|released|worked|dropped))/;
/** "No earlier submission found." */
const NO_EARLIER =
  /\bno (?:earlier|prior|previous|original|timely) (?:claim |bill )?(?:submissions?|claims?|filings?|transmissions?|sendings?|acceptances?)\b(?=[^.;]{0,24}\b(?:found|on file|seen|located|exists?)\b|\W*$)/;
/** "97110 x2   no mods entered": what the practice left off the claim. */
const LEFT_OFF = /\bno mod(?:ifier)?s? (?:was |were )?(?:entered|keyed|added|appended|billed|sent)\b/;
const MISSED =
  /(?<!\b(?:\d+|no|none|never|not) )\bmissed (?:the |our )?(?:deadline|filing (?:limit|deadline)|limit|window|auth\w*|extension(?! (?:program|exercises?|stretch\w*|range|lag|deficit|force|bias))|renewal)\b|\b(?:staff|clerical|billing|office|internal) oversight\b|\b(?:due to|through|by) (?:an |our )?oversight\b/;
/** "13  10/12  no auth" among the visits of a tracker. */
const VISIT_WITHOUT =
  /(?:^|\s)\d{1,3} +\d{1,2}\/\d{1,2}(?:\/\d{2,4})? +no (?:auth|pre-?auth|authorization|referral)\b(?! (?:needed|required|necessary|req))/;
/** "No emergency" where care without a request is in question. */
const NO_EMERGENCY = /\b(?:no|not an) emergency\b(?! (?:contact|dep|room|visit|number))/i;

const ADMITS = [
  NONE_WENT,
  NEVER_WENT,
  NOBODY_DID,
  FOUND_LATE,
  LEFT_OPEN,
  LEFT_OFF,
  MISSED,
  VISIT_WITHOUT,
].map(({ source }) => new RegExp(source.replaceAll("PAPER", PAPER).replaceAll("FILED", FILED), "i"));
/** "No referral was requested because the plan needs none", "no request was sent to us": a reason, or what the other side left undone. */
const WITH_REASON =
  /\b(?:because|since|told|not? (?:\w+ ){0,2}(?:needed|required|necessary)|(?:to|from|of|reached) (?:us|our|me)|(?:by|from) (?:the |your )?(?:payer|plan|insurer|carrier|clearing ?house|adjuster|reviewer)|twice|again|second|duplicate)\b/i;
/** "Rep Ana: the review was closed by mistake": what the payer's people say of their own work. */
const OF_PAYERS_PEOPLE =
  /\brep(?:resentative)?\b|\b(?:spoke|talked) (?:with|to)\b|\bsupervisor\b|\badjuster\b/i;
const SENTENCE = /(?:[^.;!?]|[.;!?](?=\S))+[.;!?]*/g;

/** The practice's own word that something was not asked for, not sent, left lying or found late. */
export function isAdmission(quote: string, { denialCategory }: Pick<LetterFacts, "denialCategory">): boolean {
  if (OF_PAYERS_PEOPLE.test(quote)) return false;
  return (quote.match(SENTENCE) ?? []).some(
    (said) =>
      !WITH_REASON.test(said) &&
      (ADMITS.some((pattern) => pattern.test(said)) ||
        // Of a claim called a duplicate it is the answer that there is no other.
        (denialCategory !== "duplicate" && new RegExp(NO_EARLIER.source, "i").test(said)) ||
        (denialCategory === "authorization" && NO_EMERGENCY.test(said))),
  );
}

const AGREED_TO_PAY =
  /\b(?:agrees?|agreed|promised?|accepts?) (?:that (?:I|we) (?:will|must) pay|to (?:pay\b(?! attention)|be (?:\w+ )?responsible)|(?:full )?(?:financial )?responsibility)|\b(?:I|we) (?:will|shall) (?:pay|be (?:\w+ )?responsible for|owe)\b|\bI (?:am|are) (?:\w+ )?responsible for (?:payment|the (?:cost|charge|fee|bill))/i;
const WAIVER =
  /\b(?:non-?covered services?|financial|self-?pay|private[- ]pay|payment) (?:agreement|waiver|responsibility (?:form|agreement))\b|\badvance (?:beneficiary|written) notice\b|\bABN\b/i;
/** Where the notice itself speaks of such a paper, or of who owes the charge under it. */
const ASKS_WAIVER =
  /\bABN\b|\bwaiver\b|\badvance (?:beneficiary|written|member) notice\b|\b(?:signed|written|prior) (?:\w+ ){0,3}(?:agreement|consent|notice) (?:to pay|of (?:financial )?(?:liability|responsibility))|\bfinancial responsibility\b|\bagree(?:d|ment)? to pay\b|\bG[AXYZ]\b/;

/** A promise to pay, or the paper of it, says that the patient was told of no coverage: only a letter about who pays may have it. */
function isPromiseToPay({ quote, heading, section }: ChartFact, letter: LetterFacts, noticeText: string) {
  if (ASKS_WAIVER.test(`${noticeText} ${letter.denialText ?? ""}`)) return false;
  return AGREED_TO_PAY.test(quote) || WAIVER.test(`${section} ${quote}`) || WAIVER.test(heading);
}

/** Who signed below a promise to pay: of the same form. */
const OF_FORM = /\bsigned\b|\bsignature\b/i;

/** "Approval 26-0418 was for 12 visits. All 12 have been billed and paid": the payer names it itself as used up. */
const SPENT =
  /\b(?:auth\w*|pre-?auth\w*|pre-?cert\w*|approval|certification|referral)(?: (?:no\.?|number|#))? ?((?=[A-Z-]*\d)[A-Z0-9-]{5,})\b[^.;]{0,40}?\b(\d{1,3}) (?:visits?|units?|sessions?|treatments?)\b(?=.{0,60}\b(?:(?:all|they) (?:\w+ )?(?:have been|were|are)|has been) (?:\w+ ){0,2}(?:used|billed|paid|exhausted|rendered)\b)/gi;
/** An approval says nothing new where the payer counts its visits to the end, and the record has the same count. */
function isSpent({ quote }: ChartFact, noticeText: string): boolean {
  return [...noticeText.replace(/\s+/g, " ").matchAll(SPENT)].some(([, number = "", count = ""]) => {
    if (!quote.includes(number)) return false;
    const counts = [
      ...quote.matchAll(/\b(\d{1,3}) (?:\p{L}+ )?(?:visits?|units?|sessions?|treatments?)\b/giu),
    ];
    return counts.every(([, said]) => Number(said) <= Number(count));
  });
}

/**
 * The chart as a letter may use it: what the practice itself says against its case is marked, so that the person sees it beside the letter
 * and no rule puts it in.
 */
export function withAdmissions(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): ChartFact[] {
  const promises = facts.map((fact) => !fact.measure && isPromiseToPay(fact, letter, noticeText));
  return facts.map((fact, at) => {
    if (fact.measure || fact.adverse) return fact;
    const beside = [at - 1, at + 1].some(
      (other) => promises[other] && isSamePage(facts[other], fact) && OF_FORM.test(fact.quote),
    );
    const isAgainst = promises[at] || beside || isAdmission(fact.quote, letter) || isSpent(fact, noticeText);
    return isAgainst ? { ...fact, adverse: "refusal" } : fact;
  });
}

const isSamePage = (a: ChartFact | undefined, b: ChartFact) =>
  a?.place.documentId === b.place.documentId && a.place.page === b.place.page;
