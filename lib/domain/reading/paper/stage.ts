import type { CareStage } from "@/lib/core/notice";
import { US_STATES } from "@/lib/core/us-states";
import { kept } from "../page/kept";
import type { Paper } from "../signs/statements";

const AUTH_REQUEST =
  /\b(?:requested (?:service|procedure|treatment|item|drug|medication|days)|(?:service|procedure|treatment|item|drug|medication|care|visits?|days)s? (?:requested|asked for)|(?:prior|pre-?service|advance)[ -]?(?:authorization|approval|certification) (?:request|denial|determination|decision|number)|request(?:s|ed)? (?:for|to approve)|pre-?service (?:denial|request|review|claim|determination)|requesting (?:provider|physician|doctor)|authorization (?:request|number|no|#)|(?:service request|request|reference|case|auth) (?:no|number|#|id)|(?:auth|request|case) ?#\W{1,4}\w+|(?<!\b(?:records|documents|information|amount|notes) )requested(?= ?:)|requested dates|ordering md|coverage determination|coverage request|pre-?cert\w*|pre-?authorization|decision point review|ordered by|imaging review|pre-?service (?:internal )?appeal|asked us to approve|(?:you|your (?:doctor|provider|prescriber)|provider) (?:has |have )?(?:requested|asked for)|requested by you or your|prescription drug\(?s?\)? that you or your prescriber|you or your (?:doctor|provider|prescriber) requested|(?:you|your doctor|the provider) (?:\w+ )?asked (?:us )?to (?:treat|approve|cover|authorize)|treatment request|treatment plan (?:response|review|request|decision)|dates requested|denied coverage (?:of|or payment)|notice of denial of medic(?:al|are) (?:part d )?(?:prescription drug )?coverage|medical coverage|coverage of the (?:following )?(?:service|item|drug)|approval (?:of|for)|utilization (?:review|management)|request was received|said no to (?:this|your|the) request|(?:have|has) not (?:yet )?had (?:this|the|that) (?:test|treatment|procedure|surgery|service|scan|study)|(?:can ?not|can['’]t|could not|unable to|not able to|will not|did not) (?:approve|authorize|certify) (?!(?:\w+ ){0,2}(?:payment|benefits|claims?|charges?)\b))\b/i;
const CLAIM_BILLED =
  /\b(?:claim (?:number|no|#|id|control)|clm ?(?:no|nbr|num(?:ber)?|id)|claim ?#|ICN|DCN|date\(?s?\)? of service|dos|service date|billed|charges?|amount charged|amounts? (?:in (?:question|dispute)|at issue)|bill (?:id|number)|(?:this|your|denied|listed|above) claim|amounts? charged|charged|retrospective (?:review|denial|determination)|(?:approval|request|authorization|referral) after the fact|remit date|claim [A-Z]{0,4}[\d-]{4,}[A-Z\d-]{0,16}|denied (?:the )?payment|post-?payment|shall pay the claim|care (?:given|received) on)\b|\bcl(?:ai)?m ?[:/#]/i;
const BILLED =
  /\b(?:dates? of service|dos|service date|billed|bill (?:id|number|received)|your bill|attached bill|(?:date|amount|period) of bill)\b/i;
const CONCURRENT =
  /\b(?:(?:while (?:the )?(?:treatment|care|therapy) (?:is|was)|(?<!\b(?:if|when|where|unless|whether|once|no|of)(?: (?:the|your|his|her|this|any))? )(?:treatment|care|therapy) is) (?:still |already )?(?:going on|under ?way|in progress)|den(?:y|ied|ying) (?:the |your |these )?continued (?:\w+ )?(?:services|visits|therapy)|concurrent (?:review|denial|request|stay)|continued (?:stay|care|inpatient|treatment|coverage)|continuing (?:stay|inpatient|care)|length of stay|last covered day|(?:coverage|services?|care|stay) (?:will|is) end(?:s|ing)?\b|additional (?:inpatient )?days|days? (?:after|beyond|from) (?:\w+ )?\d[^.]{0,40}\b(?:not|no longer)|current(?:ly)? (?:an? )?(?:inpatient|confined|admitted|receiving)|notice of medicare non-?coverage|(?:is|are) (?:reducing|suspending|stopping|ending) (?:your|the|his|her)|will (?:stop|end) (?:paying|coverage|covering|payment)\b|(?:request|asked?|asking) (?:us )?(?:to|for an?) exten(?:d|sion)|notice to (?:reduce|suspend|stop|terminate)|services? (?:may|will|can) (?:stay the same|continue) (?:until|while)|still in the (?:hospital|facility)|days (?:denied|not (?:approved|certified|authorized))|(?:certified|approved|authorized) the (?:first|initial) (?:\w+ )?days|(?:covered|approved|authorized|certified|paid for) (?:your|the|his|her|this) stay (?:from|through|until)|(?:care|visits|services) already (?:certified|approved|authorized)|days already (?:certified|approved|authorized)|(?:asked|wished?|want(?:ed|s)?) (?:us |the plan )?to (?:go on|continue) with|(?:asked for|requested) \w+ (?:more |additional )days|(?:asked for|requested) \w+ days more|(?:inpatient|residential|skilled) (?:care|stay|days?|nursing) from [^.;]{4,24} (?:onward|forward))\b/i;

/** "3  09/09/26  97110  GP  2  142.00": a day, what was done on it and its charge were billed, whatever the reason says of a review. */
const CHARGED_ROW =
  /^(?:\|\s)?(?:\d{1,3}\W{1,6})?\d{1,2}\/\d{1,2}\/\d{2,4} (?:\S{1,12} ){0,3}(?:\d{5}|[A-Z]\d{4})\b.*\d\.\d\d\b/m;

/** What a plan would pay, told before the care: dentists' and drug plans' estimates name fees, and no claim was billed. */
const ESTIMATED =
  /\bpre-?determination\b|\bpre-?treatment (?:estimate|review)\b|\btreatment has not (?:started|begun)\b|\bwould (?:be )?pa(?:y|id)\b[^.;]{0,80}\bestimate\b|\bthis is (?:only )?an estimate\b/i;

/** "… our denial of 12 more visits": care that was asked for, and no amount that was billed for it. */
const MORE_VISITS =
  /\b(?:denial of|denied|asked (?:us )?for|request(?:ed)?(?: for)?) (?:\d{1,3}|\w{2,8}) more (?:visits|sessions|treatments)\b/i;

/** "The 16 visits were not medically necessary": an outside reviewer tells of what was given; what was asked for would be. */
const REVIEWED = /\b(?:external|independent)\b[^\n]{0,30}\breview\b/i;
const WERE_NOT_NEEDED =
  /\b(?:visits|treatments|sessions|services) (?:[^.;]{0,30} )?were not (?:\w+ )?(?:medically )?necessary\b/i;
const ASKED_FOR = /\b(?:requested|asked for|request for|proposed|planned|would be given)\b/i;

/** "You asked for     We approved" over visits and no amount: nobody counts so what was billed. */
const ASKED_AND_GIVEN =
  /^\W{0,4}(?:(?:you|provider|practitioner|services?|units|visits) )?(?:asked for|requested) (?:we |plan |units |visits )?(?:approved|authorized|certified)\b/im;
const AN_AMOUNT = /\d\.\d\d\b|\$ ?\d/;

/** "64624, right knee (ablation), not yet performed". Papers that have "not yet been received" say nothing of the care. */
const TO_BE_DONE =
  /\b(?:not yet (?:been )?(?:performed|rendered|furnished|done)|(?:has|have) not (?:yet )?been (?:performed|rendered|furnished)|yet to be (?:performed|rendered|furnished|done)|(?:services?|procedures?|treatments?|surgery|study|test|item|drug)\b[^.\n]{0,60}\bnot yet (?:been )?(?:given|provided|begun|started))\b/i;

const CLAIM_NUMBER = /^\W*claim(?: (?:number|no\.?|id|#))?[ :|.#]{1,30}[\dA-Z][\dA-Z -]{5,}/im;
const DATES = /\bdates?(?:\(s\))? of service\b/i;
/** On a request "Service dates: 12/01/2026 - 01/15/2027" are those asked for; beside a claim's number and its charges they are over. */
const BILLED_DATES = /\b(?:dates?(?:\(s\))? of service|service dates?)\b/i;
/** What of CONCURRENT a reason does not say of days that are over. */
const GOES_ON = new RegExp(
  CONCURRENT.source
    .replace(/length of stay\|/, "")
    .replace("|care|inpatient|treatment|coverage)", "|inpatient|coverage)"),
  "i",
);

/** "Services given without approval may not be billed to the patient": a rule for every provider, not a bill that was sent. */
const NOT_TO_BE_BILLED =
  /\b(?:may|must|can|should|shall|will) ?not (?:be )?(?:balance[- ])?bill(?:ed)?\b|\bnot (?:be )?billable to\b/gi;

/** Only there: elsewhere the same rule follows a claim that was refused. */
const PLAN_ANSWERED = /\btreatment plan (?:response|review|request|decision)\b/i;
const NOTHING = /(?!)/g;

/** "DOI 03/04/2026"; "NC DOI" is a State's Department of Insurance. */
const DOI = new RegExp(
  `(?<!\\b(?:${Object.keys(US_STATES).join("|")}|the|State) )\\bDOI\\b|\\bDOI\\b[ :.#|]{1,14}\\d{1,2}[/-]\\d`,
);
const isOfInjury = ({ text }: Paper): boolean =>
  /\bdate of (?:injury|loss|accident)\b/i.test(text) || DOI.test(text);

/** Whether the care was still to be given, under way, or done; a claim with its charges is for care that was given. */
export const careStageOf: (paper: Paper) => CareStage | null = kept(stageByWords);

function stageByWords(paper: Paper): CareStage | null {
  // A phrase may go on in the next line: sentences are joined, lines are not.
  const says = (words: RegExp) => words.test(paper.text) || paper.sentences.some((s) => words.test(s));
  // Days that were billed are over, however the reason speaks of the length of the stay.
  const isBilled =
    CLAIM_NUMBER.test(paper.text) && BILLED_DATES.test(paper.text) && /\$ ?\d/.test(paper.text);
  if (says(CONCURRENT) && !(isBilled && !says(GOES_ON))) return "concurrent";
  if (ESTIMATED.test(paper.head)) return "pre_service";
  if (says(MORE_VISITS) && ![AN_AMOUNT, CLAIM_NUMBER, DATES].some((one) => one.test(paper.text)))
    return "pre_service";
  if (ASKED_AND_GIVEN.test(paper.text) && !AN_AMOUNT.test(paper.text) && !DATES.test(paper.text))
    return "pre_service";
  if (says(TO_BE_DONE) && !AN_AMOUNT.test(paper.text) && !DATES.test(paper.text)) return "pre_service";
  // An injury's claim number is there before any care is billed.
  const billed = isOfInjury(paper) ? BILLED : CLAIM_BILLED;
  const words = PLAN_ANSWERED.test(paper.head) ? NOT_TO_BE_BILLED : NOTHING;
  const isTold = [paper.text, ...paper.sentences].some((s) => billed.test(s.replace(words, " ")));
  if (isTold || CHARGED_ROW.test(paper.text)) return "post_service";
  if (REVIEWED.test(paper.head) && says(WERE_NOT_NEEDED) && !says(ASKED_FOR)) return "post_service";
  return says(AUTH_REQUEST) ? "pre_service" : null;
}
