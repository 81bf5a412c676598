import { isBlank, type Line } from "../../page/page-lines";

/**
 * "And these are Gerald's (my husband), same cuff": what a patient writes down for somebody at home. The lines from there on are that
 * person's, up to the next message, the end of the page or where the writer comes back to their own.
 */
export function relativesValues(lines: readonly Line[]): Map<number, string> {
  const found = new Map<number, string>();
  let whose: string | undefined;
  lines.forEach((line, index) => {
    if (line.page !== lines[index - 1]?.page || MESSAGE.test(line.text)) whose = undefined;
    if (OWN_AGAIN.test(line.text)) whose = undefined;
    const said = RELATIVES.exec(line.text) ?? OF_RELATIVE.exec(line.text);
    if (said && !OWN_AGAIN.test(line.text)) whose = said.groups?.name ?? `the patient's ${said.groups?.who}`;
    if (whose && !isBlank(line)) found.set(index, whose);
  });
  return found;
}

const WHO =
  "(?<who>husband|wife|spouse|partner|son|daughter|mother|father|mom|dad|brother|sister|twin|roommate|grandmother|grandfather|neighbor|friend)";
const VALUES =
  "(?:numbers|readings|results|values|scores?|pressures?|blood pressures?|BPs?|sugars?|glucose|weights?|temps?|temperatures?|log|diary|answers|form|sheet)";
const THESE =
  "\\b(?:[Tt]hese|[Tt]hose|[Tt]his|[Hh]ere|[Bb]elow|[Nn]ext)\\b[^.;]{0,12}\\b(?:are|is|was|were)\\b";
/** "these are Gerald's (my husband, …)", "this is Ida's, my daughter" */
const RELATIVES = new RegExp(
  `${THESE}(?: \\p{Ll}+){0,2} (?<name>\\p{Lu}[\\p{L}-]+)['’]s\\b[^.;]{0,24}\\b(?:my|our) ${WHO}\\b`,
  "u",
);
/** "these are my husband's", "here are the readings for my wife": not "this is the cuff my husband's doctor told us to buy". */
const OF_RELATIVE = new RegExp(
  `${THESE}(?: the ${VALUES})?(?: (?:of|for|from))? (?:my|our) ${WHO}(?: \\p{Lu}[\\p{L}-]+)?(?:['’]s\\b(?=\\s*(?:[,:.;()]|$)| (?:${VALUES}|too|from|same|at)\\b)|(?<=(?:of|for|from) (?:my|our) [^'’]{3,30})\\s*(?:[:,.(]|$))`,
  "u",
);
const MESSAGE = /^\s*(?:from|to|sent|date|subject|re)\s*:/i;
/** "Mine again:", "and these are mine" */
const OWN_AGAIN =
  /^\s*(?:and )?(?:now )?(?:mine|my own|my (?:numbers|readings|results|pressures?|sugars?|scores?|log))\b|\b(?:these|those|this|here) (?:are|is) (?:mine|my own)\b/i;
