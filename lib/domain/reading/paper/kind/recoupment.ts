/** "A demand letter under the statute goes to PIP Demands" tells where the provider's own goes. */
export const RECOUPED_HEAD =
  /\b(?:overpayment|refund request|request for (?:a )?(?:refund|repayment)|recoupment|(?<!\b(?:an?|any|your) )demand letter|(?<=\bthis is (?:a|our) )demand letter|demand (?:for (?:repayment|refund|payment))|recovery (?:notice|request|of)|payment recovery|take[- ]?back|overpaid)\b/i;

/** "Notice of overpayment and intent to recover": the title says it, whatever reason below it is given as a denial's. */
export const SURELY_RECOUPED =
  /^[^\S\n]*(?:notice of (?:an? )?overpayment|overpayment (?:notice|notification|demand)|(?:notice of )?intent to (?:recover|recoup))\b[^.\n]{0,60}$/im;

export const RECOUPED =
  /\b(?:(?:have |has been |was |were |been )?overpaid|paid (?:you |\w+ )?too much|paid (?:you |\w+ )?more than (?:was|is|were|we) (?:due|owed?)\b|(?:be|been|is|are) taken (?:from|out of) (?:a |an |your |the |one of (?:your|the) )?(?:later|next|future|coming|other)\b|(?:send|pay|give) back (?:\S+ ){0,2}\$|(?:send|pay|give) (?:it|the \w+|this \w+) back\b|(?:please )?(?:send|pay|mail|return) \$ ?[\d,]+(?:\.\d\d)? (?:back\b|to us\b)|(?:send|mail) (?:us )?a check for (?:the|this|that) (?:full |whole )?(?:amount|sum|balance|money)\b|paid (?:\S+ ){0,6}in error|(?<!\bif )(?:the |our |this |these |a )?payments? (?:\S+ ){0,3}(?:was|were|has been|have been) made (?:\w+ )?(?:in error|by mistake)|overpayment (?:of|in the amount|has|was|is)|(?:is|are|was|were|as) an overpayment|(?:refund|repay|return) (?:\S+ ){0,4}(?:overpayment|amount|\$)|(?:refund|repay|return) (?:the|this|that|these) (?:\w+ )?(?:money|sum|balance|payment|difference|funds)|will (?:be )?(?:recoup|offset|withhold|withheld|deduct)\w*|(?:recoup|offset|deduct)(?:ed|ing)? (?:\S+ ){0,5}(?:future|payments?))\b/i;

/** "If we do not have the records by then, we will call the claim an overpayment": nothing is asked back yet. */
export const WILL_BE_RECOUPED =
  /\b(?:if|without|unless|failure to|when|should)\b[^.;]{0,140}\b(?:overpayment|overpaid|recoup\w*|recover\w*|refund|offset|take (?:\w+ ){0,3}back)\b/i;

/** "We should not have paid it. Please return $98.00": without a heading both must be said, and neither behind an "if". */
const MISPAID =
  /\b(?:should (?:not|never) have (?:been )?paid|(?:paid|payment) (?:\S+ ){0,6}(?:in error|by mistake)|overpaid|paid (?:\w+ ){0,3}(?:too much|twice)|by mistake[^.;]{0,20} paid|paid [^;]{0,24}more than (?:was|is|were) (?:due|owed)|made (?:a mistake|an error)|we (?:later|have since|since|then|have now|now) (?:learned|found|discovered))\b/i;

const ASKED_BACK =
  /\b(?:please|you (?:must|need to|have to)|we ask (?:that )?you(?: to)?) (?:return|refund|repay|send (?:us )?(?:back )?|pay back|reimburse us)(?:[^.]{0,30}\$ ?\d(?![\d,.]{0,12} to (?:the|your|our|this) (?:patient|member)\b)| (?:this|the|that) (?:sum|amount|money|overpayment)\b)|\bwe (?:will|are going to) (?:deduct|take|offset|withhold|recover)\b[^.]{0,60}\b(?:next|future|later|coming|other) (?:\w+ )?(?:payments?|remittances?|checks?)\b/i;

/** "We will recover $96.00 from your payment of October 18": a sum that was paid is taken, whatever the mistake is called. */
const TAKES_SUM =
  /\bwe (?:will|are going to|intend to|plan to) (?:recover|recoup|deduct|offset|withhold|take back|take) \$ ?\d[\d,]*(?:\.\d\d)? (?:from|out of|against)\b[^.;]{0,60}\b(?:payments?|checks?|remittances?|deposits?|paid|pay)\b/i;

const WE_PAID =
  /\b(?:we (?:have )?paid|you (?:were|have been) paid|(?:was|were) paid|payment of) (?:you )?\$ ?\d/i;

export const takesPaidSum = (all: readonly string[]): boolean =>
  all.some((said) => TAKES_SUM.test(said) && !WILL_BE_RECOUPED.test(said.split(/\bunless\b/i, 1)[0] ?? "")) &&
  all.some((said) => WE_PAID.test(said));

export const asksMoneyBack = (all: readonly string[]): boolean =>
  all.some((said) => MISPAID.test(said) && !WILL_BE_RECOUPED.test(said)) &&
  all.some((said) => ASKED_BACK.test(said));
