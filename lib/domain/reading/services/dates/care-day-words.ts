/** Words right before a date that make it the service's. */
export const OF_SERVICE =
  /\b(?:dates? of service|DOS|service date|services?|care|visits?|seen|saw|treats?|examined|evaluated|supplied|dispensed|delivered|given|treated|received|provided|rendered|performed|furnished|administered|applied|done|gave|procedures?|injections?|surgery|stay|night|tests?|\w*therapy|treatments?|came (?:in|to)|attended|underwent|took place|(?:was|were|been) (?:in|at) your (?:office|clinic|practice)|acupuncture|manipulation|adjustments?|evaluation|sessions?|study|imaging|x-?ray|MRI|scan|exam)\b[^.]{0,40}\b(?:on|of|date|from|for|between)?\s*$/i;

/** "Claim 77120 (member …) for 09/22/2026, …", "paid on claim 26287004419 (Marisol Tremblay, 06/15/2026)" */
export const CLAIM_FOR =
  /\bclaim (?:(?:number|no\.?|#) )?(?=[A-Z\d-]*\d{4})[A-Z\d-]{6,20},? \((?!(?:received|processed|dated|paid|denied|closed|submitted|filed|sent|finali[sz]ed|entered|opened|born|DOB|from|on|of)\b)[a-z][a-z'’-]+(?: [a-z][a-z'’.-]*){1,3}, $|\b(?:your|the|these|this) (?:bills?|charges?|invoices?) for\s*$|\b(?:charges?|bills?|invoice|claim) (?:of|for|in the amount of|totaling|at) \$ ?[\d,]+(?:\.\d\d)? for\s*$|\bclaim\b[^.]{0,80}\bfor\s*$|\b(?:for|of) (?:CPT )?\d{5}(?:-\w\w)? (?:on|of|dated)\s*$|\((?:CPT )?(?:\d{5}|[A-Z]\d{4})(?:-\w\w)?\),? (?:on|dated|from)\s*$|\byou (?:billed|charged)(?: us)? for\s*$|\b(?:visit|service|session|treatment)s?[,:] (?:on |of )?$/i;

/** "… units of 97530 that you billed for our member Jonah Ferreira on October 9, 2026" */
export const BILLED_FOR =
  /\byou(?:r (?:office|clinic|practice))? (?:have )?(?:billed|charged)(?: us)? for (?:(?:our|your|the) (?:member|patient),? )?(?:(?:Mrs?|Ms|Dr) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},? (?:on|for) $/u;

/** "You billed 97161 ($148.00) and 97110 ($124.00) for February 3, 2026": without what stands in brackets. */
export const CODE_FOR = /(?<![\w$.,/#-])(?:\d{5}|[A-CEGHJ-MP-V]\d{4})(?:-\w\w)? +for $/;

/** "On September 18, 2026 you were seen at …": the day opens the sentence, and who was treated follows. "We received your bill" is the payer's. */
export const CARE_FOLLOWS =
  /^,? (?!We\b|Our (?!member|patient))(?:you|(?:s?he|they)|(?:the|our|your) (?:patient|member|child|spouse|son|daughter|beneficiary|enrollee)|(?:(?:Mr|Mrs|Ms|Mx|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:and |& |of )?\p{Lu}[\p{L}'’-]+){0,4}) (?:(?:was|were) (?:seen|treated|examined|evaluated|cared for|operated on|brought to|taken to|transported)|underwent|visited|came to|went to|received|had|treated|saw|examined|evaluated|provided|rendered|performed|furnished|administered|supplied|dispensed|gave)\b/u;

/** "We reviewed the bill for the March 4, 2026 visit", "your 03/04/2026 date of service" */
export const CARE_BEHIND =
  /^ (?:(?:office|follow-?up|therapy|physical therapy|chiropractic|hospital|emergency(?: room)?|outpatient|inpatient|medical) )?(?:dates? of service|DOS|visits?|services?|appointment|treatments?|sessions?|exam(?:ination)?|evaluation|procedure|surgery|stay|admission|encounter|injections?|study|scan|x-?ray|MRI)\b/i;

/** In a paper of the practice only "for 31231 on 3/15/2027" says when something was done. */
export const OF_A_CODE = /\b(?:for|of) (?:CPT )?\d{5}(?:-\w\w)? (?:on|of|dated)\b/i;

/** "97110, which Ms. Okafor received on 3/4/2026", "the therapy that your daughter Mia received on May 4, 2026" */
export const CARE_RECEIVED =
  /\b(?:which|that) (?:(?:Mrs?|Ms|Mx|Dr)\.? )?(?:\p{Lu}[\p{L}'’-]+|s?he|they|you|(?:our|the|your) (?:member|patient|son|daughter|child|wife|husband|spouse|mother|father))(?:,? \p{Lu}[\p{L}'’-]+){0,2},? (?:received|got|had) on (?:\w{3,9}day, )?$/u;

/** "the visits that Clementine Bey made to Dr. Alaric Pomfret on September 8, 15 and 22, 2026" */
export const CARE_MADE =
  /\b(?:visits?|sessions?|treatments?|therapy|care|services?),? (?:(?:that|which) )?(?:(?:\p{Lu}[\p{L}'’-]+|s?he|you|they|your|our|the|patient|member|child|Mrs?|Ms|Dr) ){1,4}(?:made|paid|had|received|got|gave|provided|attended) (?:to |with |from |at |by )?(?:(?:Mrs?|Ms|Dr) )?(?:[\p{L}'’&-]+ ){0,6}on (?:\p{Lu}\p{L}{2,8} )?$/u;
