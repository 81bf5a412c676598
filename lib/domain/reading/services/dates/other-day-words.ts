/** "At our request Ms. Bey was seen by Dr. Verstraete on August 25": the payer's own examination is no service of the claim. */
export const FOR_THE_PAYER =
  /\b(?:at (?:our|the (?:company|carrier|insurer|plan)['’]s) (?:own )?(?:request|expense|cost)|on our behalf|for us)\b/i;

export const EXAMINED = /\b(?:seen|examin(?:ed|ation)|evaluat(?:ed|ion))\b/i;

/** "your bill of April 14, 2026 (dates 04/07/26 and 04/09/26 …)": a bill's own day gives way to any other. */
export const OF_A_BILL = /\b(?:bill|invoice|statement)s? (?:of|dated|from)\s*$/i;

/** What came in, what was approved, whom the payer had examined, when cover began and when a time ran out are told of in the same sentences. */
export const OF_NO_CARE =
  /(?<!\b(?:den(?:ied|y|ying)|refus(?:ed|ing)|requests? for) )\b(?:payments?|checks?|EFT|refunds?|remittances?|vouchers?)(?: (?:was|were))?(?: (?:issued|made|sent|mailed|dated))? (?:of|on|from|dated) (?:\w{3,9}day, )?$|\breceived (?:them|it|these|those|this|that|the)\b[^.]{0,25}$|\b(?:approvals?|authori[sz]ations?|referrals?|prescriptions?|certifications?) (?:\w+ ){0,4}(?:gave|given|issued|granted|made|dated|of|from|ran|began|ended|expired|started|signed|received)\b[^.;,]{0,15}$|\b(?:visits|sessions|treatments) (?:already )?(?:approved|authorized|certified) since (?:\w{3,9}day, )?$|\bexamin(?:ed|ation)\b[^.]{0,40}\bfor us\b[^.]{0,12}$|\bindependent (?:medical|chiropractic) exam\w*\b[^.]{0,20}$|\b(?:peer|utilization|clinical|chart|records?|desk|paper|file|independent|post-?payment|internal|external) (?:reviews?|audits?)\b[^.;]{0,30}$|\baudit(?:s|ed)?\b[^.;]{0,20}$|\b(?:coverage|cover|enrollment|eligibility|policy|plan) (?:\w+ ){0,4}(?:began|begins|started|starts|took effect|ended|ends)\b[^.]{0,12}$|\bwhich,? for (?:this|that|these|the) (?:\w+ ){1,2}(?:was|is|were|fell on|ended(?: on)?)\s*$|\b(?:reached|arrived|came to) (?:us|our \w+|here)\b[^.]{0,15}$|\b(?:that|the last|the final|the latest) (?:day|date)(?: for (?:(?:the|this|that|these|your) )?(?:\w+ ){0,2}\w+)? (?:was|is|fell on|came on)\s*$|\b(?:it|this one|yours|they|the (?:\w+ )?(?:claim|bill)s?) (?:only )?(?:came|arrived|got here)(?: in| here)?(?: only)? on\s*$/i;

/** "Not related to the loss of August 20", "since the accident on 8/20/2026": no treatment happened on it. */
export const OF_AN_ACCIDENT =
  /\b(?:loss|accident|collision|crash|incident) (?:of|on|dated|that (?:occurred|happened) on|which (?:occurred|happened) on) (?:\w{3,9}day, )?$|\binjur(?:y|ies) (?:of|dated|(?:sustained|suffered|that (?:occurred|happened)) on) (?:\w{3,9}day, )?$|\binjured on (?:\w{3,9}day, )?$/i;

/** Words around a day that make it that of a letter, a decision or a deadline. */
export const OF_ANOTHER =
  /\bwe (?:have )?received\b(?![^.]{0,30}\b(?:visits?|services?|treatments?|care|therapy|sessions?) (?:given )?(?:on|of|from)\b)[^.]{0,30}$|(?<!\b(?:services?|care|treatments?|therapy|visits?) (?:was |were |you )?)\breceived (?:on|your|by|in our)\b(?![^.]{0,30}\b(?:visits?|services?|treatments?|care|therapy|sessions?) (?:given )?(?:on|of|from)\b)|\b(?:was|were|is) (?:signed|certified|dated)\b[^.]{0,30}$|(?<!\b(?:services?|care|treatments?|therapy|visits?) (?:was |were |you )?)\breceived\s*$|\bcovers? (?:\w+ ){0,3}(?:visits|services|care|treatment) from\b[^.]{0,25}$|\b(?:letter|notice|request|appeal|records?|claim|review|decision|call|form|fax) (?:was |were |is |be |must be )?(?:received|dated|sent|mailed|submitted|made|of)\b|\b(?:appeal|request|letter|records?|form)\b(?! (?:about|concerning|regarding) )[^.,]{0,30}\bon\s*$|\b(?:was|were) (?:first |then )?(?:denied|decided|dismissed|processed|upheld)\b[^.,]{0,12}\bon\s*$|\b(?:denied|decided|settled|processed|refused|rejected) (?:the|this|that|these|those) (?:services?|claims?|bills?|visits?|charges?) on\s*$|\b(?:must|should|may|can|will) be (?:received|filed|sent|postmarked|mailed)|\b(?:requested|ordered|prescribed)(?: on)?\s*$|\b(?:(?<!\b(?:seen|treated|examined|evaluated|adjusted|given|provided|performed|rendered|done|billed) )by|as of|before|until|up to|no later than|through|after|effective|expired|ended|terminated|discharged|born|birth|next visit|follow-?up|re-?check|re-?exam|return)\b[^.]{0,15}$/i;

/** "The referral allowed eight acupuncture visits between July 1 and September 30": a time that was granted. */
export const OF_A_GRANT =
  /(?<!\b(?:not|never|cannot|to|nor)(?: \w+)? |n['’]t )\b(?:covered|allow(?:s|ed)|approved?|authori[sz]ed?) (?:\w+ ){0,4}(?:visits|services|care|treatments?|sessions) (?:from|between)\b[^.]{0,32}$/i;

/** The words before a day tell of another one than that of care. */
export const tellsAnotherDay = (before: string): boolean => OF_NO_CARE.test(before.slice(-60));

/** "You had your eighth visit on July 30", "visit 20 was on 09/22/2026": up to where a benefit reached, beside the visits that it did not pay for. */
export const COUNTED =
  /\b[Vv]isit (?:no\. |number |#)?\d{1,3} (?:was|were)(?: on)? (?:\w{3,9}day, )?$|\b(?:last|\w{3,10}(?:th|st)|second|third|\d{1,2}(?:st|nd|rd|th)) (?:\p{Ll}+ ){0,2}(?:visit|session|treatment)(?: \p{Ll}+)?(?: of (?:\d{4}|(?:the|this) year))? (?:on|of|was) (?:\w{3,9}day, )?$/u;

export const COUNTED_BEHIND =
  /^,? (?:was|is) (?:the|your|his|her|their) (?:\p{Ll}+(?:th|st)|last|second|third|\d{1,2}(?:st|nd|rd|th))\b/u;

/** "The 20 visits of a year were used up on September 30": when a benefit ended, no visit that is in question. */
export const OF_AN_END =
  /\b(?:used up|exhausted|ran out|run out)\b[^.;,]{0,12}$|\b(?:limit|maximum|allowance|benefits?)\b[^.;]{0,20}\b(?:reached|met)\b[^.;,]{0,12}$/i;

/** "Our letter said that the visit of May 4 was denied. That was wrong.": what is taken back gives way to any other day. */
export const OF_A_LETTER =
  /\b(?:letter|notice|explanation|statement)\b[^.]{0,60}\b(?:said|stated|told|gave|listed|showed|read)\b/i;

export const TAKEN_BACK =
  /^(?:that|this|it) (?:was|is) (?:wrong|incorrect|a mistake|an error|in error|our (?:error|mistake)|not (?:right|correct))\b/i;
