/** What a patient can or cannot do, or has, at the time of writing: a limit by its words, or a value with its unit. */
const STATE =
  /\b(?:cannot|can ?not|can['’]t|unable to|could not|couldn['’]t|loses|lost balance|fell|falls|buckl(?:es|ed)|g(?:i|a)ves? (?:way|out)|limps?|limited to \d+|locks|lifts? (?:only |up to )?\d+|(?:walk|climb|sit|stand|carr(?:y|ie)|reach|kneel|squat|pull|push|hold)s? (?:only |up to |for )?\d+|(?:stairs|steps)[:,]? \d+|\d{1,3} (?:of \d{1,3} )?(?:steps|stairs|feet|ft)|\d{1,3} ?(?:deg\b|degrees|°)|\d{1,2} ?\/ ?10(?!\/)|[0-4][+-]?\/5(?!\/)|swells?|swollen|swelling|spasms?|numb(?:ness)?|tingl\w+|limp(?:s|ing)?|(?:min|mod|max)(?:imal|erate|imum)? (?:assist\w*|A)|needs? (?:help|cues?|cueing|the rail|a (?:walker|cane|rail)|both (?:hands|arms))|must use|tear (?:of )?\d+|wound \d+|(?:grip|pinch) \d+)(?![\w-])/i;
/** What an office or a payer does with papers and money: beside it a state is only mentioned. */
const OF_OFFICE =
  /\b(?:auth\w*|pre-?cert\w*|claims?(?= (?:was|is|will|no|number|denied|paid))|insur(?:ance|er)|payer|adjuster (?:paid|says?|said|denied)|approv\w*|referrals?|payments?|paid|co-?pay\w*|deductible|invoice|billed|billing|appeal\w*)\b|\$\s?\d|\d\.\d\d\b(?! ?(?:cm|mm|sec|s|in|m|kg)\b)/i;

/**
 * "Return to work pending, lifts 15 of 50 lb": the words that a rule keeps out stand beside what the patient can do, which is what a letter is for.
 */
export const tellsState = (text: string): boolean => STATE.test(text) && !OF_OFFICE.test(text);
