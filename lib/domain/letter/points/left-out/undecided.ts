import { withoutAnswered } from "../../relevance/guards";

/**
 * A question of the staff, a blank of a form, and what is only meant for a case that did not come: nothing of it was done. A
 * rule of a plan or of a prescriber ("he is not to load the arm, as it will tear if …") keeps its condition behind it.
 */
const UNDECIDED =
  /^\W*(?:\(\w+\) )?if (?!the (?:claim|patient has)|(?:(?:the |this |her |his )?(?:therapy|treatment|care|service|condition|it|this) )?(?:stops|(?:is )?(?:stopped|delayed|withheld|(?:left )?untreated|not treated))\b[^.]{0,30}\b(?:will|would|expects?|risks?|likely|leads?|can|may|could)\b(?! (?:not|be fine)\b)[^.]{0,60}\b(?:operations?|surger\w+|amputat\w+|hospital\w*|los[es]\w*|loss|worse\w*|declin\w+|regress\w*|deteriorat\w+|falls?|contractures?|stiff\w*|re-?injur\w*|relapse\w*|recur\w*|rupture\w*|tear|ulcers?|infection|permanent\w*|progress(?:ion|es)?|fail\w*|disab\w+)\b)\b|\?(?:\s|$)|(?:^|[\s|])\?(?=\p{Lu})|_{3,}|:\s*(?:left )?blank\W*$|\b(?:would|will|may|might|could) (?:also )?consider\b|^\W*(?:consider(?! that\b)|rule out|r\/o|possible(?! only\b| with\b| (?:causes?|fracture|tear|infection)s? (?:were |was |is |are )?ruled out)|question of(?! [^.;]{3,30}\b(?:settled|answered|resolved) by))\b|\bsmallest change that matters\b|\bno answer\b(?! to (?!(?:our|my|the|repeated|several|\d) (?:\w+ )?(?:calls?|phone|fax)))|\b(?:result|status):? (?:busy|failed|error|not sent|cancel\w*|aborted|incomplete)\b(?!(?<=\b(?:failed|incomplete)) (?:\w+ ){0,3}(?:screen\w*|trial|colonoscopy|test|swallow\w*|healing|union|tear|emptying|closure|block|study|therapy|treatment)\b)|\bnot yet (?:re)?(?:sent|done|billed|filed|signed)\b|\b(?:is|are|was) not (?:yet )?an? (?:approval|authorization|certification)(?=\W*$|[.,;:)]| (?:of|or|and|for|to|yet|until|but|by)\b)/iu;
export const isUndecided = (quote: string) =>
  (NOT_DELIVERED.test(quote) ||
    (UNDECIDED.test(withoutAnswered(quote).replace(WHO_STOPS, "If therapy stops")) &&
      !IF_OBSERVED.test(quote) &&
      !DECIDED_BY_TEST.test(quote))) &&
  quote.length < 260;
/** "If she stops PT the contracture will return": the therapy stops. */
const WHO_STOPS =
  /^\W*if (?:s?he|the patient|patient|pt|the child|this patient) (?:stops|quits|discontinues|ends|loses|is without|does not (?:get|have|receive|continue)) (?:(?:the|this|his|her|skilled|physical|occupational|speech|active) )*(?:therapy|treatment|care|PT|OT|visits|medication)\b|^\W*if (?:PT|OT|therapy) (?:ends|is (?:ended|cut|denied))\b/i;
/** "Possible radiculopathy, EMG confirmed L5": the same sentence says what the test settled. */
const DECIDED_BY_TEST =
  /^\W*(?:possible|rule out|r\/o|question of)\b(?!.*\b(?:if|when|whenever|once|unless|until|whether|should|pending|before|after)\b)[^?]*\b(?:MRI|CT|EMG|NCS|x-?rays?|films?|ultrasound|biopsy|cultures?|echo|labs?)\b[^.;?]{0,24}\b(?<!\b(?:not|never|un|to|be) )(?:confirmed|showed|shows|proved|positive for)\b/i;
/** "If she lifts over 5 lb the shoulder spasms": what happens each time was seen, and waits for nothing. */
const IF_OBSERVED =
  /^\W*if (?!.*\b(?:will|would|then|call|consider|refer|order|MRI|CT|x-?ray|surgery|injection|recheck|return|stop|increase|decrease|add|continue|start|tell|send|go|come|appeal|bill|ask)\b)[^.;]{3,60}\b(?:buckles|spasms|gives (?:way|out)|swells|locks|catches|loses (?:balance|grip|hold)|falls|drops|goes numb|has (?:pain|numbness|tingling|spasms?)|gets (?:dizzy|pain|numb|short)|needs (?:help|support|the rail|both)|hurts|aches|wheezes|tips|stumbles|pain (?:is |goes |rises |climbs )?(?:to )?\d)/i;
/** "09/22/2026 10:02   303-555-0150   BAY HEALTH UM   00 pp   BUSY": a row of a fax machine's journal whose sending did not get through. */
const NOT_DELIVERED =
  /\d{1,2}:\d{2}.*\d{3}[ .-]\d{4}\b.*\b(?:BUSY|NO[ -]?ANS(?:WER)?|FAIL(?:ED)?|(?:COMM\.? )?ERR(?:OR)?|NG|CANCEL(?:L?ED)?|INCOMPLETE)\b/;
