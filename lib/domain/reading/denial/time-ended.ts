/** "The claim came to us after the 90 days of your contract had ended": why it was refused, not what may still be done. */
export const HAD_ENDED =
  /\b(?:after|past|beyond) the \d{1,3} days\b[^.;]{0,40}\b(?:had|has|have) (?:ended|expired|passed|run out)\b/i;

/** "We did not receive it within 60 days of your request, so we dismiss the appeal.": a time that was missed, whatever the sentence ends with. */
export const WAS_MISSED =
  /(?<!\b(?:if|unless|when|because if) )\bwe (?:did not|didn['’]t|have not|never) (?:receiv|get|got|hear|have)\w*\b[^.;]{0,60}\bwithin\b/i;
