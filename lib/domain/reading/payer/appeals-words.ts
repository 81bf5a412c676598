/** What an address or a number is for, in the words before it: where the payer takes appeals, or any mail about a decision. */
export const NAMES_APPEALS = /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?)\b/i;
export const APPEALS_WORDS =
  /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?|protests?|objections?|write to|mail|send|reviews?)\b/i;
