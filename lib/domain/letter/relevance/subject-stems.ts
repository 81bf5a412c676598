import { stemsOf } from "./stems";

/** What payers name by its kind and charts by its own name, brand or test: both speak of the same thing. */
const SUBJECTS: readonly [string, RegExp][] = [
  ["drug-insulin", /\binsulins?\b|\b(?:glargine|lispro|aspart|degludec|detemir|glulisine|NPH)\b/i],
  [
    "drug-cgrp",
    /\bCGRP\b|\bgepants?\b|\b(?:rimegepant|ubrogepant|atogepant|zavegepant|erenumab|fremanezumab|galcanezumab|eptinezumab|aimovig|ajovy|emgality|vyepti|nurtec|ubrelvy|qulipta)\b/i,
  ],
  ["drug-triptan", /\b\w*triptans?\b/i],
  [
    "drug-nsaid",
    /\bNSAIDs?\b|\banti-?inflammator(?:y|ies)\b|\b(?:ibuprofen|naproxen|meloxicam|diclofenac|celecoxib|etodolac|nabumetone|ketorolac|indomethacin)\b/i,
  ],
  ["drug-glp1", /\bGLP-?1\b|\b(?:semaglutide|liraglutide|dulaglutide|exenatide|tirzepatide)\b/i],
  ["drug-statin", /\b(?:\w+)?statins?\b(?<!nystatin)/i],
  ["blood-sugar", /\bblood sugars?\b|\b(?:blood )?glucose\b|\bhyp(?:o|er)glyc\w+/i],
  ["illness-diabetes", /\bdiabet\w+|\bT[12]DM\b|\bDM ?(?:2|II|type 2)\b/i],
  [
    "patient-taught",
    /\btaught\b|\bteach(?:ing|-?back)?\b|\beducat(?:ed|ion)\b|\binstruct(?:ed|ion)\b|\btrained\b/i,
  ],
];

/** The stems of a text, and the subjects that it names in whatever words. */
export const subjectStems = (text: string): Set<string> =>
  new Set([...stemsOf(text), ...SUBJECTS.flatMap(([name, said]) => (said.test(text) ? name : []))]);

/** "Not to be used together with another drug of its class". */
const NOT_TOGETHER =
  /\b(?:not|never|no|without)\b[^.;]{0,50}\b(?:together|combin\w+|concurrent\w*|concomitant\w*|simultaneous\w*|at the same time|alongside)\b/i;
const DENIED =
  /^\W*no\b|\b(?:not|never|none|denies|stopped|discontinued|no (?:other|prior|current|history))\b/i;
/** "The record shows no concurrent psychotherapy": what was not shown is asked for, and denied by no answer. */
const NOT_SHOWN =
  /\b(?:not|never|no|without|lacks?)\b[^.;]{0,20}\b(?:show\w*|document\w*|evidence|records?|support\w*|demonstrat\w*|establish\w*|indicat\w*|mention\w*|proof|notes?|found|seen|received|submitted)\b/i;

/** What a point asks that is not taken beside the service is answered by words that deny it; undefined for any other point. */
export const deniedBeside = (asked: string): ((quote: string) => boolean) | undefined => {
  if (!NOT_TOGETHER.test(asked) || NOT_SHOWN.test(asked)) return undefined;
  const kinds = [...subjectStems(asked)].filter((stem) => stem.startsWith("drug-"));
  return (quote) => {
    const own = subjectStems(quote);
    return DENIED.test(quote) && (kinds.length === 0 || kinds.some((kind) => own.has(kind)));
  };
};
