import { addDays, findDates } from "../../page/calendar-date";
import type { Line, Span } from "../../page/page-lines";
import type { ChartFact } from "../chart";

const NO_PROGRESS =
  /(?<!\b(?:not|no|never|without)(?: yet)?(?: (?:been|reached|hit|shown))?(?: an?)? )\bplateau\w*|\bno (?:significant |measurable |functional |further |lasting )*(?:change|improvement|progress|benefit|relief)\b(?![^.;]{0,30}(?<!\b(?:or|none|and|same as \w+|with) )\bwithout (?:therapy|treatment|PT|OT|care)\b(?! (?:or|either)\b))|\bunchanged\b|\bnot (?:improv|progress|help|reliev)\w*|\b(?:goals?|[LS]TGs?) (?:[\w#]+ ){0,3}not met\b|\bregress\w+|\bworse(?:ned)? (?:since|with) (?:therapy|treatment)/i;
const REFUSAL =
  /\bnot (?:comply|compliant|adher|done|tried)\w*|(?<!\b(?:could|can|was|is|were|are) )\bnot (?:perform|complet)\w*\b(?! (?:(?:the|a|all|full|an?) )?(?:stairs|steps|\d|6 ?MWT|TUG|test|lap|reps?|sets?|trial|task(?! list)|transfer|squat|heel|arc|range|circuit|walk)\b(?! of (?:her|his|the|therapy|PT|OT|care|treatment)\b))|\bnon-?complian\w+|\bno[- ]show\b|\bmissed \d+(?!\d| (?:(?:full |whole |half )?(?:days?|shifts?|weeks?|wks?|hours?|hrs?|months?) (?:of |from |at )?(?:work|school|class\w*|practice|training|the season)|shifts|games|practices|classes|work ?days|school days)\b(?![^.;]{0,12}\band (?:\d+|\w+) (?:visits|sessions|appointments|treatments)\b))|\bdeclin(?:es|ed) (?:therapy|treatment|injection|surgery)|\bwants to wait\b|\bno (?:prior|previous) (?:treatment|therapy|conservative)(?! (?:\w+ ){0,2}(?:gave|helped|worked|relieved|(?:provided|brought)(?= (?:\w+ ){0,3}(?:relief|benefit|improvement|help|change))|has (?:helped|worked))\b)|\bhas not (?:had|tried|done)(?! (?:(?:any|a|an|much|full|complete|lasting|real|one|good) )*(?:(?:pain )?relief|improvement|benefit|success|falls?|(?:(?:pain-?free|good|single) )?(?:day|night|week|hour)(?= (?:without|over|under|of (?:sleep|relief|rest)|free|with (?:less|out))|\W*$)|seizures?|symptom-?free)\b)|\bnever (?:had|tried)(?! (?:any )?(?:(?:maintenance|wellness)(?! of)|(?:(?:\w+ ){0,2}(?:pain|problems?|trouble|symptoms?|weakness|numbness|falls?|issues?|complaints?|episodes?)|an? (?:fall|injury|accident|problem))(?=[^.;]{0,40}\b(?:before|prior|until|till|like (?:this|these)|previous\w*)))\b)|\bno longer (?:needed|necessary|required|indicated|warranted)\b(?! (?:the|an?|his|her) (?:\w+ )?(?:walker|cane|brace|sling|crutch\w*|wheelchair|boot|rail|splint|help|assist\w*|rest)\b)|\bno (?:further|more|additional|ongoing|continued) (?:(?:skilled|clinical|medical) )?(?:need|indication) for (?:skilled|therapy|treatment|PT|OT|care|services|visits)\b|\bno (?:further |ongoing )?skilled need\b|\b(?:does|do|did) not (?:need|require) (?:further |more |continued |additional |any )?(?:skilled|therapy|treatment|PT|OT|visits)\b(?!\W+(?:auth|pre-?cert|pre-?auth|approv|order))|\bnot (?:found|received|accepted|active|reinstated|(?:been )?ordered|signed)\b|\bneither ordered\b|\bpended\b|\bnot a (?:payment )?decision\b|(?<!\b(?:0|no|none|zero) )\brejected\b|(?<!\b(?:not|never) (?:yet )?)\bexpired\b|\bwithdrawn by\b|\bpatient request(?:s|ed)\b|\bnot yet (?:gone|had|done|started|scheduled|been|taken|dictated|read)\b|\b(?:report )?to be dictated\b|\bnot scheduled\b(?!\s+(?:to work|for (?:work|(?:a|any|that|the) shift)|on (?:a|any|that|the) shift)|[^.;]{0,12}\b(?:did not|nor) (?:clock|punch|work|report))/i;

/** What speaks of refusal or of no progress. */
export function adverseOf(text: string): Pick<ChartFact, "adverse"> {
  const said = withoutMedicalReason(text)
    .replace(HELD_BY_PAYER, " ")
    .replace(ATTENDED, "attended")
    .replace(MISSED_ILL, " ")
    .replace(THEN_FOUND, " ");
  if (REFUSAL.test(isPutRight(said) ? said.replace(REJECTED, " ") : said)) return { adverse: "refusal" };
  return NO_PROGRESS.test(text.replace(SHOULD_IT_NOT, " ")) ? { adverse: "no_progress" } : {};
}

/** "Refer to pain management if there is no change by 09/21": what is planned for then says nothing of how it went. */
const SHOULD_IT_NOT =
  /\b(?:if(?! anything\b)|should there be|in (?:the )?(?:case|event) of|in case|when there is)\b[^.;:,]{0,24}\b(?:no|not|n['’]t|plateau\w*|unchanged|regress\w*|worse\w*)\b[^.;,]{0,60}/gi;

/** What keeps a patient from a treatment or a visit without any wish of the patient's own. */
const MEDICAL_REASON =
  /\b(?:because|due to|d\/t|2\/2|secondary to|(?:since|while|given that) (?:s?he|the patient|pt|patient) (?:is|was|has|had|takes)|on account of|owing to|given (?:the|his|her)|while (?:in|on|inpatient|pregnant))\b(?:(?!\b(?:(?:dis)?likes?|wants?|prefers?|bored|busy|cousin|neighbou?r|friend|healed|resolved|cleared|recovered)\b)[^.;]){0,60}\b(?:hospital\w*|inpatient|admi(?:tted|ssion)|operation|post-?op\w*|pneumonia|covid|flu|influenza|fever|infection|fractur\w*|stroke|cardiac|cardiolog\w*|heart|blood thinners?|anticoagul\w*|warfarin|eliquis|xarelto|apixaban|bleed\w*|ulcers?|kidney|renal|CKD|e?GFR|liver|cirrhosis|pregnan\w*|breast-?feeding|allerg\w*|anaphyla\w*|diabet\w*|A1c|glucose|contraindicat\w*|osteopor\w*|pacemaker|defibrillator|cancer|chemo\w*|cellulitis|unsafe|not safe)\b(?! (?:is |was |has |had |have )?(?:been )?(?:healed|resolved|cleared|recovered|over|after one)\b)/i;
/** "NSAIDs not tried because of CKD 3b", "missed 2 visits due to a hospital stay": why something was not done is no refusal. */
export const isForMedicalReason = (text: string): boolean => MEDICAL_REASON.test(text);
const NOT_DONE =
  /\bnot (?:(?:been )?(?:done|tried|perform|complet)\w*)\b|\bmissed \d|\bdeclin(?:es|ed) (?:therapy|treatment|injection|surgery)|\bno (?:prior|previous) (?:treatment|therapy|conservative)|\bhas not (?:had|tried|done)|\bnever (?:had|tried)|\bno[- ]show\b/gi;
const withoutMedicalReason = (text: string) =>
  text
    .split(/(?<=[.;])/)
    .map((part) => (MEDICAL_REASON.test(part) ? part.replace(NOT_DONE, " ") : part))
    .join("");

const REJECTED = /\brejected\b|\bnot (?:found|accepted|received)\b/gi;
const PUT_RIGHT =
  /\b(?:rejected|not (?:found|accepted|received))\b.{0,90}\b(?:corrected|fixed|re-?sent|resubmitted|re-?filed|refiled|replaced)\b.{0,60}(?<!\bnot )\b(?:accepted|received)\b(?!.*\b(?:rejected|denied)\b)/i;
const SOON_DAYS = 45;
/** "3/16/26 rejected, ID corrected and resent 3/19/26, accepted": soon, and on days that are told. One that was put right months later is late. */
function isPutRight(text: string): boolean {
  const days = PUT_RIGHT.test(text)
    ? findDates(text)
        .map(({ iso }) => iso)
        .sort()
    : [];
  const [first, last] = [days[0], days.at(-1)];
  return days.length > 1 && first !== undefined && last !== undefined && last <= addDays(first, SOON_DAYS);
}

/** "She finds it, received 3/14, pended for review": what is pended has come in. */
const HELD_BY_PAYER =
  /(?<=\b(?:received|finds? (?:it|the claim)|has (?:it|the claim)|on file)\b[^.]{0,40})\bpended\b/gi;

/** "Missed 3 weeks with COVID", "missed 2 wks (sling check + flu)", "missed 4 visits while her child was in the hospital": nobody's wish. */
const MISSED_ILL =
  /\bmissed \d+\b(?=[^.;]{0,30}(?:[,(] ?(?:\w+ ){0,3}(?:in|sick|ill)|\((?!\w+ (?:for|to)\b)(?![^.;()]{0,40}\b(?:not|never|den(?:y|ies|ied)|no (?:call|show|reason|illness))\b)|\b(?:with|from|for|after|while|when|during|due to|because of|d\/t))\b[^.;]{0,40}\b(?:hospital\w*|covid|flu|influenza|pneumonia|surgery|operation|infection|fever|bronchitis|ill(?:ness)?|sick|inpatient|admi(?:tted|ssion)|stroke|funeral|bereavement|quarantine|migraines?|cellulitis)\b(?! (?:season|of|dog|cat|pet|shots?|vaccines?|clinic)\b))/gi;
/** "Not received under our tax ID but received under the NPI": what was looked for was there. */
const THEN_FOUND =
  /\bnot (?:found|received|accepted|active)\b(?=[^.;]{0,50}\b(?:but|then|later|now|since) (?:\w+ ){0,3}(?:found|received|accepted|active|on file|located)\b)/gi;

/** "Visits attended 9, missed 1": how many came is counted, not held against anybody. */
const ATTENDED = /\battended\W{1,3}\d{1,3}\W{1,4}missed \d/gi;

/** "Signature ________   Date ____": a form that nobody filled in, and the words over its line, show nothing. */
const BLANK_LINE = /\b(?:signature|signed|date|by)\b\W{0,3}_{4,}/i;
export const isLeftBlank = (lines: Line[], spans: Span[]) => {
  const last = spans.at(-1)?.line ?? 0;
  const below = lines[last + 1];
  return (
    spans.some(({ line }) => BLANK_LINE.test(lines[line]?.text ?? "")) ||
    (below !== undefined &&
      below.page === lines[last]?.page &&
      BLANK_LINE.test(below.text) &&
      /\bcertif|\bapprove|\bagree|\border/i.test(lines[last]?.text ?? ""))
  );
};

/** A row's second line, far to the right, under a row that was refused. */
export const goesOnRefused = (lines: Line[], index: number) =>
  /^\s{20,}\S/.test(lines[index]?.text ?? "") &&
  lines[index - 1]?.page === lines[index]?.page &&
  REFUSAL.test(lines[index - 1]?.text ?? "");
