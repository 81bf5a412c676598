import type { LetterFacts } from "../facts/facts";

/** What was done about it at the visit, or the pressure that was taken for it. */
const ACTION =
  /\b(?:continue[ds]?|start(?:ed)?|stop(?:ped)?|stepped (?:up|down)|increase[ds]?|decrease[ds]?|adjust(?:ed)?|refill(?:ed)?|renew(?:ed)?|switch(?:ed)?|change[ds]?|check(?:ed)?|recheck|order(?:ed)?|monitor(?:ed)?|on) (?!(?:current|same|present|home|other|these|those|all|medic\w+|meds|plan|care|treatment|with|track)\b)[a-z]{4,}|\bBP\b[^.;]{0,6}\d/i;
/** An illness by its name or ending, a drug by its ending or dose: "started school", "checked insurance card" and "BP 120/80" alone manage none. */
const ILLNESS =
  /\b(?:\w{3,}(?:emia|itis|osis|pathy|algia|tension|thyroidism|plasia|rrhea|penia)|diabet\w+|T[12]DM|DM ?[12]|HTN|HLD|CKD|COPD|CHF|CAD|GERD|BPH|OSA|ADHD|PTSD|a-?fib|atrial fibrillation|asthma|anxiety|depress\w+|migraines?|gout|eczema|epilepsy|seizures?|obesity|insomnia|lupus|cancer|reflux|hives|acne|rash|heart failure)\b/i;
const DRUG =
  /\b\w{3,}(?:statin|pril|sartan|olol|formin|prazole|dipine|thiazide|semide|gliptin|gliflozin|glutide|xaban|oxetine|aline|talopram|thyroxine|terol|sone|lukast|cillin|mycin|zolam|azepam|triptan|profen)\b|\b(?:warfarin|insulin|allopurinol|lithium|gabapentin|albuterol|methotrexate)\b|\b\d+(?:\.\d+)? ?(?:mg|mcg|units)\b/i;
const LAB = /\b(?:LDL|A1c|eGFR|TSH|INR)\b[^.;]{0,6}\d/i;
/** "CKD 3b stable, eGFR 38; stop ibuprofen": an illness that a visit managed counts for the level of the visit, however well it was. */
const manages = (quote: string) =>
  LAB.test(quote) || (ACTION.test(quote) && (ILLNESS.test(quote) || DRUG.test(quote)));
export const isManaged = (quote: string, { procedureCodes = [] }: LetterFacts): boolean =>
  procedureCodes.some((code) => EVALUATION.test(code)) && manages(quote);
const EVALUATION = /^99(?:20[2-5]|21[1-5])\b/;
