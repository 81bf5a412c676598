import { NOT_THE_GROUND } from "./denial-cues";

/** How a letter begins: what came in, who looked at it, what was asked for. */
export const OPENS =
  /^(?:thank you|(?:this (?:letter|notice)|the purpose of)\b|(?:after a look at|after reviewing|having (?:read|reviewed|looked))\b|(?:how|what|why|who)\b|your (?:letter|appeal|request) of\b|(?:he|she|(?:our|the|an?) [\p{L} ,.'’-]{4,60}) (?:also )?(?:read|was given|had before (?:him|her|it)) (?:the|your|all|both)\b|(?:on \w+ \d{1,2}(?:, \d{4})?,? )?(?:we|our (?:\w+ ){0,3}(?:staff|reviewers?|team|department|unit|office|nurses?|doctors?|physicians?|directors?)|(?:an?|the) (?:\w+ ){0,3}(?:reviewers?|physicians?|directors?)) (?:have |has |recently )?(?:received|got|reviewed|completed|finished|looked (?:at|into|again)|considered|examined|processed|are (?:writing|sending|returning)|write|regret)\b|(?:on \w+ \d{1,2}(?:, \d{4})?,? )?(?:you|your (?:doctor|provider|office)|dr\. [\p{L} '’-]{2,40}) (?:\w+ )?(?:asked|appealed|requested|sent|submitted|wrote)\b|(?:your|the|this) (?:[\w-]+ ){0,3}(?:appeal|request|letter|claim|bill)s? (?:\w+ ){0,3}(?:was|were) (?:received|reviewed|sent)\b|(?:here is|here are|this is|below (?:is|are)|the following)\b|(?:(?:our|the|my) )?(?:[\p{L}'’]+ )?(?:reasons?|rationale|reasoning|analysis|basis|background|findings?)\b(?! (?:is|are|was|were|why|that)\b)[^.]{0,40}\.$|dear\b|to whom\b|re\b|attn\b)/iu;
/** What was paid or goes on beside it, who decided, by which number the paper goes. */
const BESIDE =
  /\b(?:was|were|has been|have been|are being|will be|is being) (?:already )?(?:paid|allowed|approved|covered)(?! (?:only|by (?:medicare|another|the primary)|in error|twice|too))\b(?![^.]{0,80}\bnot (?:needed|necessary|covered|paid)\b)|\bwe (?:have )?(?:paid|approved|allowed|will pay|can pay)\b(?!.{0,60}\b(?:only|same|already|duplicate|another|other|once|one)\b)|\b(?:made|reviewed|took part in) (?:this|the|that|our) (?:decision|determination|denial|review|case)\b|\b(?:is|are) not (?:a )?part of this (?:notice|letter|decision)\b|\b(?:reviewer|credentials|license number|specialty|board[- ]certified|licensed in)\b|\b(?:knows?|shown|appears?|listed|reported|printed) [^.]{0,40}\b(?:as|by|under|with) (?:reason |remark )?code\b|\breserves? (?:all|the|our) rights?\b|^(?:reference|case|claim|letter|file|request|document|tracking)\b[^.]{0,24}(?:\bno\b|\bnumber\b|#|:)|\b(?:patient|member|enrollee|you) (?:may|can|must|should|is|are|does|do|owes?)\b[^.]{0,40}\b(?:bill(?:ed)?|charged?|collect|owe|responsib\w+|liable|held harmless)\b|\bcollect(?:ed)? from\b|\bnot the (?:patient|member|enrollee)['’]s to pay\b|\b(?:remittance|voucher|payment (?:advice|report|voucher)|statement|system|explanation of (?:payment|benefits))\b[^.]{0,40}\b(?:shows?|stands?|appears?|lists?|as (?:CO|PR|OA|PI)?[ -]?[A-Z]?\d)\b|\b(?:did|have|has) not (?:look(?:ed)?|consider(?:ed)?|decid(?:ed?)|judged?) (?:at |into |on )?(?:whether|if)\b|\b(?:new|revised|corrected) explanation of benefits\b|\bagreed with (?:this|that|it|the (?:decision|denial))\b/i;
/** "We are upholding our original decision.", "Your bill is denied in full.": how it was decided, and not why. */
const DECIDES =
  /^(?:we|(?:the|our|your|this|these|those|that|an?) (?:[\w'’-]+ ){0,4}|it|they|[\p{L}&. ]{3,40}) ?(?:(?:am|is|are|was|were|has|have|had|been|being|do|does|can|could|will|not|n['’]t|now|also|therefore|again|partly|must|decided to|able to|unable to|going to) ?){0,5}(?:den(?:y|ies|ied|ying)|uph[eo]ld(?:ing)?|uphold|upholds|dismiss(?:ed|es|ing)?|overpaid|issue payment|overturn(?:ed)?|partly overturn(?:ed)?|met on|return(?:ed|ing)|adverse|stands?)\b(?!.*(?:\b(?:because|since|due to|unless|until|without|only|up to|more than|than|when|where|for which|if|after|before|limit|year)\b|:))/iu;
const LONGEST_DECISION = 22;
/** "Eight visits are approved.", "We can not authorize this service.", "No payment will be made." */
const GRANTS =
  /^(?:we|it|(?:[\p{L}\d&.,'’-]+ ){1,11})(?:(?:is|are|was|were|has|have|been|can|could|will|not|therefore|also|still|now|be|able to|unable to) ?){1,6}(?:approv|authori[sz]|certif|cover|pa(?:y|id)|made)(?:e|es|ed|ing|s|y|ied)?\b(?!.*(?:\b(?:because|since|due to|unless|until|without|only|up to|more than|than|when|where|for which|if|after|before|limit|year)\b|:))/iu;
const WE_GRANT = /^we (?:will |can |have )?(?:approved?|cover|pay|authori[sz]e|certify)\b/i;
const OUR_DECISION =
  /^(?:we|our|the|i)\b[^.]{0,60}\b(?:our|the|original|earlier|first|prior) (?:[\w-]+ )?(?:decision|answer|denial|determination|position)\b[^.]{0,40}\.$|^(?:our|the) (?:\w+ )?(?:decision|answer|determination) is\b[^.]{0,40}\.$|^we (?:have )?(?:made a payment to you in error|overpaid)\b|\b(?:has|have) decided (?:not )?to\b[^.]{0,50}\.$/i;
/** What a person may do, and where. */
export const STEPS =
  /\b(?:you|your (?:doctor|provider|office)|providers?|members?|patients?) (?:may|can|could|have the right to|should|must|will need to|need to) (?:also )?(?:appeal|ask|request|send|submit|file|call|write|contact|fax|obtain|get|resubmit|bill|have|see|find|dispute|tell|go|still)\b|\bif (?:you|your|this|that|the member|she|he|they|these|there)\b|\b(?:please|call us|contact us|write to us|questions)\b|\bfree of charge\b|\bfax\b|\bphone\b|\bportal\b|P\.? ?O\.? Box|www\.|\.(?:com|gov|org)\b|\bappeal(?:s|ed|ing)?\b[^.]{0,40}\b(?:within|by|must|until|may|can)\b/i;

/** "The state insurance office keeps a list of lawyers.": who may help, and no ground of the payer's. */
const HELPS =
  /\b(?:insurance (?:office|department|division|commissioner|bureau)|department of insurance|ombudsman|legal aid)\b[^.]{0,60}\b(?:keeps?|has|have|helps?|offers?|gives?|can|may|answers?|takes?|publish\w*)\b|\b(?:list of|names of|free) (?:lawyers|attorneys|advocates)\b/i;
/** What is told beside a reason and says nothing of why. */
export const tellsBeside = (text: string): boolean =>
  BESIDE.test(text) || NOT_THE_GROUND.test(text) || HELPS.test(text);

/** How it was decided, in a sentence that says no more. */
export const isDecision = (text: string): boolean =>
  OUR_DECISION.test(text) ||
  (text.split(" ").length <= LONGEST_DECISION && [DECIDES, GRANTS, WE_GRANT].some((one) => one.test(text)));
