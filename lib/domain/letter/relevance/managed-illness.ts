import type { LetterFacts } from "../facts/facts";

/** "CKD 3b stable, eGFR 38; stop ibuprofen": an illness that a visit managed counts for the level of the visit, however well it was. */
const MANAGED =
  /\b(?:continue[ds]?|start(?:ed)?|stop(?:ped)?|stepped (?:up|down)|increase[ds]?|decrease[ds]?|adjust(?:ed)?|refill(?:ed)?|renew(?:ed)?|switch(?:ed)?|change[ds]?|check(?:ed)?|recheck|order(?:ed)?|monitor(?:ed)?|on) (?!(?:current|same|present|home|other|these|those|all|medic\w+|meds|plan|care|treatment|with|track)\b)[a-z]{4,}|\b(?:LDL|A1c|eGFR|TSH|INR|BP)\b[^.;]{0,6}\d/i;
export const isManaged = (quote: string, { procedureCodes = [] }: LetterFacts): boolean =>
  procedureCodes.some((code) => EVALUATION.test(code)) && MANAGED.test(quote);
const EVALUATION = /^99(?:20[2-5]|21[1-5])\b/;
