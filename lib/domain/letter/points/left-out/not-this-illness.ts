import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isOfOthersOnly } from "@/lib/domain/reading/chart/values/no-finding";

/** What the family had, and an older illness that is over. */
const OF_FAMILY =
  /^\W*(?:FHx?|fam(?:ily)? ?(?:hx|history)|(?:emergency|alternate) contact|next of kin)\b|\b(?:mother|father|brother|sister|aunt|uncle|cousin|grand(?:mother|father)|husband|wife|neighbou?r|friend)(?:['’]s| also)? (?:(?:has|had)(?! (?:to(?! (?:have|undergo|get|take (?:medic\w*|pills|insulin|drugs|steroids))\b)|taken over|driven|been (?:helping|driving|doing|carrying|dressing|lifting|assisting|bathing|feeding|up)|helped|carried|noticed|seen (?:her|him|the)|moved in|started (?:to|doing|helping)|stopped (?:leaving|letting))\b)|with|died|underwent|got|was treated|tried)\b/i;
/** A drug, by its common stem or by the everyday word for it. */
const DRUG = String.raw`(?:\w{2,}(?:triptyline|trexate|pril|sartan|statin|olol|azole|cillin|mycin|cycline|oxacin|dipine|zosin|semide|thiazide|formin|gliptin|gliflozin|glutide|limumab|tinib|oxetine|pentin|gabalin|azepam|zolam|codone|morphone|profen|coxib|solone|sonide|dronate|parin|xaban|triptan|caine|terol|lukast|fenac|oxicam|adol|benzaprine|quine)|insulin|warfarin|aspirin|lithium|naproxen|prednisone|opioids?|steroids?|antidepressants?|antibiotics?|statins?|blood thinners?|chemo\w*)`;
/** "Wife Maren took nortriptyline": by name, and what was taken was no patient, no reading and no picture. */
const BY_NAME = new RegExp(
  `\\b(?:[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Aa]unt|[Uu]ncle|[Cc]ousin|[Hh]usband|[Ww]ife)(?:,? [A-Z][a-z]{2,},?)? (?:(?:took|takes|is on|was on|tried) ${DRUG}\\b|underwent (?!training|instruction|education|teaching)|was treated )`,
);
/** "His wife had a spinal fusion and may not guard him": why nobody at home does what the therapist does. */
const MAY_NOT_HELP =
  /\b(?:wife|husband|spouse|partner|mother|father|daughter|son|sister|brother|parents?|family|caregiver)\b.{0,80}\b(?:cannot|can ?not|can't|may not|could not|unable to|not able to|not allowed to|is not to|must not) (?:\w+ ){0,2}(?:help|guard|assist|lift|transfer|support|supervise|care for|look after|watch|hold) (?:(?:with|in) (?:\w+ )?(?:transfers?|exercises|bathing|dressing|stairs|lifting|care|toileting|walking)\b|(?:him|her|them)(?= (?:on|up|in|at|to|from|out|with|when|while|down|for|because|as|or|and)\b|\W*$|[.,;])|the patient|patient|a (?:man|woman|person)|Mr|Mrs|Ms)\b/i;
/** "Brother had RSV last week; exposure at home": what the patient may have caught. */
const EXPOSED =
  /\b(?:RSV|flu|influenza|covid|strep|norovirus|pertussis|whooping cough|TB|tuberculosis|chickenpox|measles|mumps|mono|impetigo|ringworm|scabies|lice|shingles|hepatitis|pneumonia|bronchi\w+|virus|viral|cold|croup|stomach bug|pink ?eye|conjunctivitis|infect\w+)\b[^.]*\b(?:exposures?(?! to no)|exposed(?! to no)|close contact|sick contacts?|contagious|outbreak)\b/i;
const OVER =
  /^\W*(?:PMHx?|PSHx?|prior|previous|past(?: (?:medical|surgical) (?:hx|history))?|history of)\b.*\b(?:resolved|healed|recovered)\b/i;
/** "Had a back strain in 2021, went to PT four times, all better": over since then. */
const OVER_SINCE =
  /\b(?:in|of) (?:(?:19|20)\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (?:19|20)\d\d)\b[^.]{0,60}\b(?:all better|(?:fully )?(?:resolved|healed|recovered)|got better|full recovery|no (?:problems?|issues?|trouble|symptoms) since)\b/i;
/** "Her molars were taken out in 2024, the sockets are healed, and the film of today shows …": what was found today is not over. */
const FOUND_TODAY =
  /\b(?:films?|x-?rays?|MRI|CT|scan|images?|pictures?|tests?|exam(?:ination)?) (?:of|from|taken|done|made) today\b|\btoday['’]s (?:\w+ )?(?:films?|x-?rays?|MRI|CT|scan|images?|pictures?|tests?|exam(?:ination)?)\b/i;
/** "2019 fender bender, neck sore two weeks, resolved": a line of a history, led by its year. */
const OVER_LONG_AGO = /^\W{0,4}(?:19|20)\d\d(?![\d/-]| \d)\b[^.;]{0,100}\b(?:resolved|healed|recovered)\b/i;
/** "Wife says he should just get a new mattress": what people at home advise. What they see is another thing. */
const LAY_ADVICE =
  /\b(?:wife|husband|spouse|partner|mother|father|mom|dad|parents?|daughter|son|sister|brother|neighbou?r|friend|co-?worker|coach)\b[^.;]{0,12}\b(?:(?:thinks?|thought|believes?) (?=.{0,40}\b(?:should|ought|just needs?|brace|splint|cast|mattress|therap\w+|treatments?|surgery|exercis\w+|medic\w+|drugs?|pills?|shots?|injections?|PT|OT|visits?|sessions?|insurance)\b)(?!.{0,40}\b(?:worse|weaker|more)\b)|(?:says?|said|told \w+|suggest(?:s|ed)|wants?)\b[^.;]{0,20}\b(?:should(?! be able)|ought to|just (?:needs?|get|has to))\b(?!.*\b(?:cannot|can['’]t|unable|falls?|fell|loses)\b))/i;
/** Screening and tests of what runs in families turn on who had it. */
const ASKS_FAMILY =
  /\bfamily history\b|\bfamily members? (?:with|who (?:has|have|had)|affected)\b|\b(?:first|second|close)[- ](?:degree )?(?:blood )?relatives?\b|\bhereditary\b|\bfamilial\b|\binherited\b|\bgermline\b|\bgenetic (?:test\w*|counsel\w*|risk|mutation|panel)\b|\b(?:high|increased|elevated|average|lifetime)[- ]risk\b[^.;]{0,40}\b(?:cancer|breast|colo\w+|screening)\b/i;
const CAN_RUN_IN_FAMILIES =
  /\b(?:cancers?|carcinoma|tumou?rs?|melanoma|BRCA\d?|Lynch|mutation|polyp\w*|heart attack|MI|coronary|cardiomyopathy|aneurysm|sudden (?:cardiac )?death|clots?|thrombo\w+|factor V|hemophilia|cholesterol|glaucoma|hemochromatosis|cystic fibrosis|muscular dystrophy|Huntington\w*|kidney disease|diabetes)\b/i;
/** "Father had colon cancer at 44", where the payer asks for a family history. */
export const isFamilyAsked = (quote: string, noticeText: string): boolean =>
  ASKS_FAMILY.test(noticeText) &&
  CAN_RUN_IN_FAMILIES.test(quote) &&
  !OVER_LONG_AGO.test(quote) &&
  !LAY_ADVICE.test(quote);

/** What is told of the family, of a time that is over or by people at home says nothing of the illness in question. */
export const isNotThisIllness = ({ quote, section, measure }: ChartFact) =>
  !measure &&
  (LAY_ADVICE.test(quote) ||
    ((OF_FAMILY.test(quote) || BY_NAME.test(quote)) && !MAY_NOT_HELP.test(quote) && !EXPOSED.test(quote)) ||
    /^fam(?:ily)? (?:hx|history)/i.test(section) ||
    isOfOthersOnly(quote) ||
    OVER.test(quote) ||
    (OVER_SINCE.test(quote) && !FOUND_TODAY.test(quote)) ||
    OVER_LONG_AGO.test(quote));
