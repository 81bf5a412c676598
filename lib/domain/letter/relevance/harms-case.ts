/** The patient does not do what is asked, comes late or not at all, or is at odds with the practice. */
const OWN_FAULT =
  /\b(?:overslept|forgot (?:(?:her|his|the|their|about|to) )+(?:\w+ )?(?:home\w*|exercis\w+|appointment|HEP|visits?|sessions?|pills|meds|medications?|brace|splint|come|do|call)|(?:if|when) s?he (?:skips|forgets (?:her|his|the) (?:pills|meds|exercis\w+|brace|splint)|drinks (?:s?he|too much|alcohol|heavily|beer))|(?:came|walked in|arrived|was|always) (?:\d+ min(?:utes)? )?late (?:again|as usual|for)|left after (?:\d+|\w+) min\w*|(?:never|did not|didn['’]t|does not) (?:attend(?:ed|s)?(?! (?:school|church|day ?care|class))|shown? up|come (?:in|to (?:the |her |his |any )?(?:therapy|PT|OT|appointments?|visits?|sessions?)))\b|(?:good|full|one|regular) (?:\w+ )?of attendance|(?:if|whether) (?:s?he|pt|patient) shows up|(?:poor|spotty|irregular) attendance|would rather\b(?! (?:use|sit|stand|lie))[^.;]{0,30}\b(?:than|not)\b|(?:does|did|do|is|was) not (?:wear(?:ing)?|us(?:e|ing)|do(?:ing)?|tak(?:e|ing)|follow(?:ing)?) (?:the|her|his|their|any) (?:\w+ ){0,2}(?:brace|splint|sling|boot|exercis\w+|home program|HEP|pills|meds|medications?|CPAP|orthotics?|log|precautions|program)|(?:will|wants to|threat\w+ to) sue\b|blames (?:us|the)|against (?:medical )?advice|sick of (?:the|her|his|these|therapy)|visits? (?:for|due to) (?:a|her|his) (?:vacation|cruise|trip))\b/i;
/** A paper that was made afterwards. */
const MADE_AFTER =
  /\bback-?dated\b|\bsigned (?:late|after)\b|\bsigned\b[^.;]{0,60}\bafter the (?:visits?|services?|fact|denial)\b/i;
/** That the care comes to its end, or is needed no more. */
const ENDS =
  /\b(?:will|plan(?:s|ned)? to|ready to|ready for|going to|consider) (?:be )?(?:(?:discharg\w+|d\/c)(?! (?:\w+ )?(?:meds|medications?|ibuprofen|opioids?|sutures?))|(?:stop(?:ped)?|end(?:ed)?|terminat\w+) (?:(?:the|all|her|his|this|further) )?(?:therapy|PT|OT|care|treatment|visits?|sessions?|course))\b(?![^.;]{0,30}\b(?:hospital|inpatient|SNF|facility|ED|to (?:a|her|his|the) (?:home|house|apartment)(?! (?:exercise|program|gym|ex\b)))\b)|\bsigned (?:off (?:[^.;]{0,30} )?as|the discharge)\b|\b(?:fully|completely) (?:recovered|cured(?! (?:in|by|before|with) ))\b|\bhome program only\b|\bvisits (?:were |are )?all used\b/i;
/** More than anybody needs therapy for. */
const TOO_WELL =
  /\b(?:walks?|jogs?|runs?|hikes?|bikes?) (?:a|[1-9]\d?|one|two|three|several) miles?\b|\bjogs (?:daily|every|again)\b|\bplays (?:tennis|golf|soccer|basketball|pickleball) (?:again|daily|weekly|every|without)|\bplays (?:tennis|golf|soccer|basketball|pickleball)\W*$|\bback (?:to|at) (?:sport|the gym|full duty|golf|tennis|running)\b|\bno limit(?:s|ations?)\W*$|\bat the gym\b/i;
/** A wish, an aim, how it was, or that it hurts: "wants to get back to sport", "walked a mile before, now 1 block". */
const NOT_YET =
  /\b(?:goals?|aims?|wants?|hopes?|unable|cannot|can['’]?t|could not|not|never|before|prior|used to|until|was|were|had|only|if|when|after|pain|hurts?|sore|stops?|limps?|flare\w*|return to|by \d)\b/i;

/** Said in a letter, it would argue for the payer: the patient's own fault, a paper made afterwards, the care's end. */
export const harmsCase = (quote: string): boolean =>
  OWN_FAULT.test(quote) ||
  MADE_AFTER.test(quote) ||
  (ENDS.test(quote) && !/\b(?:not|cannot|until|unless|if)\b/i.test(quote));
/** Where a need is in question: the patient does what nobody needs care for. */
export const tellsTooWell = (quote: string): boolean => TOO_WELL.test(quote) && !NOT_YET.test(quote);
