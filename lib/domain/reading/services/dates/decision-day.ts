/** "98941   $ 82.00   Paid 06/30/2026", "97012   We paid .... $74.36  on 07/02/2026": in a row of charges the day on which it was decided. */
const WHEN_DECIDED =
  /\b(?:paid|denied|processed|decided|finali[sz]ed|adjusted|reversed|allowed|approved)(?: on| {0,4}[:.]{0,40} {0,4}\$ ?[\d,]+\.\d\d {1,3}on)? {1,2}$/i;

/** Whether the words right before a day make it the day of a decision. */
export const isOfDecision = (before: string): boolean => WHEN_DECIDED.test(before);
