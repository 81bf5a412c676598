/** "The claim came to us after the 90 days of your contract had ended": why it was refused, not what may still be done. */
export const HAD_ENDED =
  /\b(?:after|past|beyond) the \d{1,3} days\b[^.;]{0,40}\b(?:had|has|have) (?:ended|expired|passed|run out)\b/i;
