const CONTRACTED = /\w['’](?:t|ve|re|ll)\b/i;
const IRREGULAR = /\b(ca|wo|sha)n['’]t\b/gi;
const FULL: Record<string, string> = { ca: "cannot", wo: "will not", sha: "shall not" };
const REGULAR = /\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)n['’]t\b/gi;
const OF_PRONOUN = /\b(I|we|you|they|it|that|who)['’](ve|re|ll)\b/gi;
const VERB: Record<string, string> = { ve: "have", re: "are", ll: "will" };

/** "It doesn't meet the guideline, and we've closed it": said in full, as the words that a payer's sentence is told by are written. */
export const withFullForms = (text: string): string =>
  CONTRACTED.test(text)
    ? text
        .replace(IRREGULAR, (whole, verb: string) => FULL[verb.toLowerCase()] ?? whole)
        .replace(REGULAR, "$1 not")
        .replace(OF_PRONOUN, (_, pronoun: string, verb: string) => `${pronoun} ${VERB[verb.toLowerCase()]}`)
    : text;
