import { hitsIn } from "./found-measure";
import { PARTS } from "./measure-names";

/** Words that may stand between what is said of a measure and its name. */
const OF_NAME = `(?: (?:R|L|right|left|active|passive|AROM|PROM|ROM|the|her|his|their|full|at least|an?|${PARTS})\\b)*\\s*`;

/**
 * "Normal AROM 150", "norm for knee flexion 135": what is usual in others. "Normal gait, flexion 120" and "vitals normal: BP 138/82" tell of
 * the patient.
 */
const NORM = new RegExp(
  `(?:(?<!within )\\b(?:norms?|normative)|(?<!\\p{L} {1,3})\\bnormal|\\b(?:the|a|an|of|to|from|vs|versus) normal)(?: (?:values?|ranges?|limits?|is|are|for|of))*:?${OF_NAME}:?\\s*$|\\b(?:norms|normal (?:values|ranges?)|reference (?:values|ranges?))\\s*:[^.;]*$`,
  "iu",
);
/** "must reach LEFS 60/80", "until knee flexion 120", "surgeon wants flexion 120": what is still to come. "Able to reach flexion 120" was found. */
const DUE = new RegExp(
  `\\b(?:must|should|will|wants?|requires?|needs?|in order to|(?:be|not(?: yet)?) able to|unable to)(?: to)?(?: (?:reach|achieve|attain|have|demonstrate|score|regain|obtain|increase|improve|decrease|reduce))?${OF_NAME}$|\\b(?:until|till|once)\\b(?! (?:today|now|then|last|again|daily|weekly|an?|at|in|per|on|or|each|every)\\b)(?![^.;]*(?:ed|ing)\\b)[^.;,:\\d]{0,30}$`,
  "i",
);
/** "MCID for LEFS is 9 points": how much a change must be to count. */
const LEAST_CHANGE =
  /\b(?:MCID|MDC|MIC|minimal(?:ly)? (?:clinically )?(?:important|detectable) (?:change|difference))\b[^.;\d]{0,20}$/i;
/** "Mother's A1c is 9.1%" and "older sister scored FMQ 101" are hers, "mother's report: pain 4/10" the patient's. */
const ANOTHERS =
  /\b(?:mother|father|mom|dad|wife|husband|sister|brother|twin|sibling|spouse|partner|roommate|cousin|aunt|uncle|grand(?:mother|father))(?:['’]s (?:last |own |most recent )?| (?:scored|had|got) (?:an? )?)$/i;
/** "Prior episode 2023, Oswestry then 12%". "No prior injury, pain 7/10" and "prior injury healed, now 7/10" tell of the visit. */
const OF_BEFORE =
  /(?:^|[.;:(])\s*(?:(?:in|during|at) )?(?:the |her |his |a )?(?:prior|previous|earlier|past|last) (?:episode|bout|injury|course of (?:care|therapy|PT|treatment))\b(?![^.;]*\b(?:none|no|denie[sd]|n\/a|now|today|current(?:ly)?)\b)[^.;]*$/i;
/** "Uninvolved knee flexion 140" without a side: the other knee is there to compare with. */
const COMPARED = new RegExp(
  `\\b(?:un(?:involved|affected|injured|operated)|non-?(?:involved|operative|affected)|contralateral|sound|opposite)(?: (?:side|knee|leg|arm|limb|hand|hip|shoulder|ankle|wrist|elbow))?:?${OF_NAME}$`,
  "i",
);

/** Whether the words before a measure's name say that what follows was not found of the patient, or not at this visit. */
export const isNamedForOther = (before: string): boolean =>
  [NORM, DUE, LEAST_CHANGE, ANOTHERS, OF_BEFORE, COMPARED].some((one) => one.test(before));

const OF_PATIENT =
  /\b(?:his|hers?|she|he|they|theirs?|(?:this |the )?(?:patient|pt)|vs\.?|versus|compared)\b/i;

/**
 * Whether all that a sentence measures is usual in others or another person's: "The normal DGI is 24". "The normal DGI is 24, hers is 17" tells
 * of the patient, too.
 */
export function isOfOthersOnly(sentence: string): boolean {
  const hits = hitsIn(sentence);
  const last = hits.at(-1);
  if (last && !ANOTHERS.test(sentence.slice(0, last.start)) && OF_PATIENT.test(sentence.slice(last.start)))
    return false;
  return (
    hits.length > 0 &&
    hits.every(({ start }) => {
      const before = sentence.slice(0, start);
      return NORM.test(before) || ANOTHERS.test(before);
    })
  );
}

const GAIN = new RegExp(
  `\\b(?:gains?|improvements?|increases?|decreases?|reductions?|changes?|differences?) (?:in|of|on|for)${OF_NAME}$`,
  "i",
);
/** "flexion increased 20 deg": by how much, where "to" is left out. */
const CHANGED =
  /\b(?:(?:has |have )?(?:increased|improved|decreased|gained|dropped|declined|reduced|rose|fell)|(?:is |was )?(?:up|down|better|worse))(?: by)?(?: (?:about|over|only|another))?\s*$/i;
const TO_NEXT = /^[^.;\d]{0,12}(?:\bto\b|->|→|=>)/i;
/** "when LEFS 65 reached", "if Oswestry is 10% achieved" */
const ON_CONDITION = /\b(?:when|if|as soon as)\b(?![^.;]*(?:ed|ing)\b)[^.;,:\d]{0,30}$/i;
const REACHED = /^[^.;\d]{0,10}(?<!\b(?:not|was|were) )\b(?:reached|met|achieved|attained)\b/i;
/** "next visit: expect 20%" */
const HOPED =
  /(?<!\b(?:as|than) )\b(?:expect|anticipate|project|predict|hope)\w*(?: (?:to be|for|at|about|of))*[:\s]*$/i;

/** "TUG cutoff 13.5 s", "fall risk at 13.5 s": where a risk begins. "TUG fall risk: 14.2 s" tells what was found. */
const CUT_OFF =
  /\b(?:cut-?off|threshold|MCID|MDC)(?: (?:is|of|at|score|value|for))*[:\s<>=≤≥]*$|\bfall risk(?: (?:is|if|when|score))*(?: (?:at|above|below|over|under)|\s?[<>≤≥]=?)\s*$/i;
/** "pain would be 8/10 without it" */
const SUPPOSED = /\bwould (?:be|have been|go(?: up)? to|rise to|reach|climb to)(?: (?:a|an|about|at))* $/i;
/** "denies pain >3/10": a bound on a scale; of what a laboratory counts "<5.7" is a result. */
const BOUND = /[<>≤≥] ?$/;

/** A value by the words around it: how far it moved, what it should become, or on what something waits. */
export function isNoFinding(before: string, between: string, printed: string, behind: string): boolean {
  if (HOPED.test(between) || CUT_OFF.test(between) || SUPPOSED.test(between)) return true;
  if (BOUND.test(between) && printed.includes("/")) return true;
  if (ON_CONDITION.test(before) && REACHED.test(behind)) return true;
  if (TO_NEXT.test(behind)) return false;
  // "pain better 3/10", "improved 52/80": out of its scale it is where the change led.
  if (CHANGED.test(between) && !printed.includes("/")) return true;
  return GAIN.test(before) && /^\s*(?:of|by)\s+(?:about |over |only )?$/i.test(between);
}
