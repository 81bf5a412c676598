import { addMonths, shownDay } from "@/lib/core/dates";
import { HAD_ENDED, WAS_MISSED } from "../denial/time-ended";
import { isDeadline } from "../gates/date-gate";
import { addDays, findDates } from "../page/calendar-date";
import { bestOf, type Candidate, type Reading, spansWithin } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import type { Line } from "../page/page-lines";
import { birthDatesOf } from "./birth-dates";
import { addBusinessDays, nextBusinessDay } from "./business-days";

export type Deadline = Candidate & {
  /** The sentence that grants the time, as printed. */
  quote: string;
};

const APPEAL =
  /\b(?:appeals?|appea1|appealed|reconsider\w*|redetermination|(?<!\b(?:systematic|literature|peer|chart|record) )reviews?(?: of an? adverse)?|disputes?|grievances?|second look|set (?:this|the|our|it) (?:\w+ )?aside|look(?:ed)? (?:at (?:it |this |the claim )?)?again|inquir(?:y|ies)|request for review|ask us in writing|disagree|contest\w*|be reviewed|petitions?|protests?|objections?|(?:answer|respond|reply|object)(?: (?:in writing|to))? (?:this|the|our) (?:order|determination|dismissal|denial|decision)|claim reviewed|decision reviewed|(?:this|it|bill) reviewed|send (?:us )?proof|proof (?:that|of)|QIC|qualified independent contractor)\b/i;

/** "If we have the record within 45 days, we will open the claim again without an appeal." */
const WITHOUT_ONE =
  /\b(?:without (?:an?|your|any)|(?:instead|in place) of an?|no) (?:(?:formal|written|new) )?(?:appeal|reconsideration|dispute)\b|\b(?:is|are) not (?:an? )?(?:appeal|reconsideration|dispute)\b/gi;
/** "You can write to us again within 90 days if you think this is wrong", "If you do not agree, write to us": an appeal that is never called one. */
const OBJECTS =
  /\b(?:you|your office) (?:think|believe|feel)s? (?:that )?(?:this|it|we|the decision|our decision)(?: decision| denial)? (?:is|are|was|were) (?:wrong|mistaken|incorrect|not right|in error)\b|\b(?:do not|does not|don['’]t) agree with (?:this|our|the) (?:decision|denial|determination)\b|\bif you (?:do not|don['’]t) agree(?:, | |,)(?:you (?:may|can|must) |please )?(?:write (?:(?:to )?(?:us|our|the (?:address|plan|appeals?))|within|by)|tell us|send us (?:(?:an?|the|your) )?(?:written )?(?:reasons?|letter|appeal|objections?|statement|explanation|reply))\b/i;

/** Other clocks: a talk with the reviewer, going on with care, holding off a recoupment, hearings, later levels, filing limits, our reply. */
const OTHER_CLOCK =
  /\bpeer[- ]?to[- ]?peer\b|\btalk (?:it over )?(?:with|to) (?:the|a|our) (?:reviewer|doctor|medical director|physician|therapist)\b|\(re-?open\)|\b(?:services?|benefits?|care)\b[^.]{0,20}\b(?:go on|continue|stay in place)\b|\b(?:keep(?:ing)?|continue|continuing|continuation)\b.{0,40}\b(?:services?|benefits?|care|getting|visits?|treatments?|therapy|hours)\b|\bstay(?:s|ing)? the same\b|\bhearings?\b|\barbitrat\w+|\bjudge\b|\bsuit\b|\bvacate\b|\bexternal review\b|\bindependent (?:external |medical |bill )?review\b|\boutside (?:medical )?review\b|\b(?:(?:medical )?fee|medical|independent) dispute resolution\b|\bcivil action\b|\brebuttals?\b|\bto (?:stop|avoid|prevent|delay|halt) (?:the |any |further )?(?:recoup\w*|withholding|offsets?|collection|interest)\b|\bgrace period\b|\bOPM\b|\boffice of personnel management\b/i;
/** "… must ask by July 24 to keep it going": up to when the care that is under way can go on during the appeal. */
const KEEPS_CARE =
  /\b(?:keep|have|get|leave) (?:it|them|this|these|that|(?:the|your|his|her|their) \p{Ll}+) (?:going|running|coming|in place|unchanged)\b|\b(?:keep|go) on (?:with|getting|receiving) (?:it|them|(?:the|your|his|her|their) \p{Ll}+)\b/iu;
/** "A dispute received by August 29 holds off the deduction": the day up to which nothing is taken back, while the time to dispute runs on. */
const HOLDS_OFF =
  /\b(?:holds? off|stops?|delays?|suspends?|prevents?|postpones?|puts? off) (?:the |any |this |that |our |further )?(?:recoup\w*|recover(?:y|ies)|withholdings?|offsets?|deductions?|collections?|take-?backs?)\b/i;
/** "If we have neither the money nor your objection by June 22, we will take the amount out of later payments": the day on which the payer helps itself. */
const TAKES_IT =
  /\bif (?:we|nothing|neither|no|you)\b[^.;]{0,110}\b(?:(?:we|the plan) (?:will|shall|may|must)(?: then)? |(?:it|the (?:amount|money|balance|sum)|this amount) (?:will|shall|may) be )(?:begin to |start to )?(?:take|taken|deduct|offset|withh[eo]ld|recoup|recover|subtract|collect)/i;
/** Where an appeal was decided, these are the next step. */
const NEXT_LEVEL =
  /\bhearings?\b|\barbitrat\w+|\b(?:(?:medical )?fee|medical|independent) dispute resolution\b|\bexternal review\b|\bindependent (?:external |medical |bill )?review\b|\boutside (?:medical )?review\b|\bOPM\b|\boffice of personnel management\b/i;
const LATER_LEVEL =
  /\bsecond (?:step|level)\b.{0,80}\b(?:of|from|after) (?:the |our |your )?(?:reconsideration|first|appeal|previous|initial appeal)|\bafter (?:our|the|your) (?:appeal|first[- ]level|reconsideration) (?:decision|response)|\bafter (?:the|our|your|a) second review\b|\bof (?:the |our )?(?:(?:date of )?(?:our |the )?notice of )?(?:reconsideration|appeal|second review) (?:response|decision|resolution)\b|\bof the second review\b|\b(?:of|from|after) our (?:answer|response|reply)\b|\b(?:of|from|after|on) (?:the )?(?:(?:day|date) (?:on|of) )?(?:our|your|the) (?:appeal|reconsideration|dispute|grievance|first[- ]level) (?:letter|notice|determination|answer|outcome)\b/i;
/** "four months from the date of the grievance decision": on a paper that decided none, the time of a step that comes after one. */
const OF_A_LATER_DECISION =
  /\b(?:of|from|after|following) (?:the )?(?:(?:day|date) (?:on|of) )?(?:the|our|your|an?) (?:appeal|reconsideration|dispute|grievance)(?:s|['’]s)? decision\b/i;
/** "within 120 days of the day on which the notice of the initial determination is received": on a paper that answers an appeal, the time of the step that was made. */
const OF_THE_FIRST =
  /\b(?:of|from|after|following)\b[^.;]{0,40}\b(?:initial|first|original) (?:claim )?(?:determination|decision|denial)\b/i;
/** "trials with follow-up of up to six months", "pain for more than six months": how long somebody was watched or ill. */
const OF_A_STUDY =
  /\b(?:follow(?:ed|ing)?[- ]?up|duration|observed|symptoms?|pain|illness|course|therapy|exercises?|outcomes?|results) (?:of|for|over|lasting|at) (?:(?:up to|at least|more than|about|over|the first|the last|a total of) )?$/i;
/** "… treatment within the last three months is not shown": time that is over. */
const THAT_PASSED =
  /\b(?:the|these|his|her|their) (?:last|past|previous|preceding|prior) (?:(?:full|whole) )?$/i;
/** "an explanation of another carrier dated not more than 120 days before we received the claim": how old a proof may be. */
const OF_AN_AGE =
  /\b(?:dated|issued|signed|made|sent|written|printed|mailed|performed)\b[^.;]{0,20}\b(?:not|no) (?:more|later|earlier|older) than $|\b(?:dated|issued|signed|made|sent|written|printed|mailed|performed)\b[^.;]{0,20}\b(?:within|up to|at most) (?:the )?$/i;
/** "If the answer is still no you have 60 days for a second appeal": not before the first one is decided. */
const SECOND_APPEAL = /\b(?:an?|the|your) (?:second|2nd)(?:[- ]level)? (?:appeal|grievance)\b/i;
/** "The other plan's explanation must come within 12 months of its date": a paper that the claim waits for. */
export const OF_OTHER_PLAN =
  /\b(?:other|primary|first|that) (?:plan|insurer|insurance|carrier|payer|coverage)(?:['’]s)? (?:explanation|EOB|statement|decision|payment)\b/i;
const FILING_LIMIT =
  /\bclaims? must be (?:filed|submitted|received)|\bof the date of service|from the date of service|\bdate (?:of )?(?:service|discharge) (?:to|for) (?:file|submit)|\bcorrected claims? (?:must|should|may|can)\b.{0,60}\b(?:within|by)\b/i;
/** What a request for another look is called: its time may count from the service, too. */
const ANOTHER_LOOK =
  /\b(?:reconsiderations?|redeterminations?|appeals?|disputes?|grievances?|requests? for (?:a )?review|(?:the|this|that|your|such|a) requests? (?:must|has|have|is|should|may|needs?))\b/i;
const ASKS_AGAIN = /\b(?:request for (?:a )?(?:reconsideration|review)|reconsideration request|appeal)\b/i;
const OF_CLAIMS = /\bclaims? must\b|\bcorrected claim/i;
const OUR_REPLY =
  /\bwe (?:will|must|shall|have to|'ll|’ll) (?:\w+ ){0,3}(?:respond|decide|make|send|give|notify|tell|answer|complete|review|let you know|mail|issue|acknowledge)|(?<!\b(?:appeal|dispute|contest|challenge|question|reconsider|to|of|with|against) )\bour (?:decision|answer|response) (?:within|in)\b|\b(?:appeals?|disputes?|reconsiderations?|redeterminations?|grievances?) (?:is|are|will be) (?:(?:usually|normally|generally) )?(?:answered|decided|resolved) (?:by us )?(?:in|within)\b|\banswers? (?:is|are|will be) (?:given|sent|made|mailed|issued)\b|\bexpedited\b|\b72 hours\b|\b(?:board|trustees|committee|panel) (?:meets?|decides?|hears?|rules?)\b/i;

/** "The reviewer had 45 days", "We decide in 15 days": the time of whoever decides, unless it is theirs to appeal, too. */
export const TIME_TO_DECIDE =
  /\b(?:reviewers?|organi[sz]ations?|IROs?|insurers?|plan|fund|department|agency|board|panel|committee|contractor|examiner|arbitrator|we) (?:then |each )?(?:has|had|have|gets?|got|takes?|took|(?:is|are|was|were) (?:given|allowed)|(?:may|can) take) (?:(?:up to|only|about|at most|no more than|another) )?[\w-]+(?: \(\d+\))? (?:(?:business|calendar|working) )?(?:days|months)\b(?![^.;]{0,20}\bto (?:appeal|ask|request|file|seek|contest|dispute|object))|\bwe (?:decide|answer|respond|reply|rule) (?:[\w-]+ ){0,4}(?:in|within) |\b(?:claim|bill|charge|service)s? (?:will|is to|are to) be (?:paid|processed|adjusted)\b[^.;]{0,40}\b(?:in|within) /i;
/** "Once the appeal is finished you have four months": the time of a step that another one comes before. */
const AFTER_THE_APPEAL =
  /\b(?:once|after|when|as soon as) (?:the|your|that|this|an|our) (?:(?:internal|first|first-level|plan|member|provider) )?(?:appeal|reconsideration|grievance|dispute)s? (?:is|has been|was|are|have been|were) (?:finished|over|done|complete[d]?|closed|decided|denied|exhausted|ended|used up)\b/i;

export const NUMBER_WORDS: Record<string, number> = {
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  "forty-five": 45,
  "forty five": 45,
  sixty: 60,
  "sixty-five": 65,
  "sixty five": 65,
  ninety: 90,
  "one hundred twenty": 120,
  "one hundred and twenty": 120,
  "one hundred eighty": 180,
  "one hundred and eighty": 180,
  "three hundred sixty-five": 365,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  twelve: 12,
  eighteen: 18,
  a: 1,
};
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const PERIOD = new RegExp(
  `\\b${COUNT} ?-?(?:\\(\\d{1,3}\\) ?)?(?:calendar |consecutive |business |working )?-?(days?|months?|years?)\\b(?: ?\\((\\d{1,3}) (?:calendar )?days\\))?`,
  "gi",
);

const ORDINALS: Record<string, number> = {
  tenth: 10,
  fifteenth: 15,
  twentieth: 20,
  thirtieth: 30,
  "forty-fifth": 45,
  sixtieth: 60,
  "sixty-fifth": 65,
  ninetieth: 90,
  "one hundred twentieth": 120,
  "one hundred eightieth": 180,
};
/** "the thirtieth (30th) calendar day after …" */
const NTH = new RegExp(
  `\\b(${Object.keys(ORDINALS).join("|")}|\\d{1,3}(?:st|nd|rd|th))(?: \\(\\d{1,3}(?:st|nd|rd|th)?\\))? ((?:calendar |business |working )?)day(?= (?:after|from|following|of (?:the|this|your) (?:date|receipt|letter|notice)))`,
  "gi",
);
const withoutOrdinals = (clause: string): string =>
  clause.replace(
    NTH,
    (_, nth: string, kind: string) =>
      `${ORDINALS[nth.toLowerCase()] ?? Number.parseInt(nth, 10)} ${kind}days`,
  );

/** Words between a deadline and its date: "by", "no later than", "must be received by". */
const BY =
  /(?:\bby|\bbefore|\bno later than|\bnot later than|\bon or before|\buntil|\bdeadline(?: is| to \w+ is)?|\bdue(?: date)?|\b(?:expires?|closes?|ends?)(?: on)?|\b(?:accepted|received|filed|made|taken|honored|open) (?:\w+ )?through|\blast (?:day|date)(?: to \w+| (?:that |on which )?we (?:will |can )?(?:take|accept|receive) (?:an? |your |the )?(?:appeals?|disputes?|reconsiderations?))?(?: is)?)[\s:]{0,4}(?:the (?:close|end) of business (?:on )?|(?:noon|midnight|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?),? (?:of|on) )?(?:the )?(?:\w{3,9}day,? )?$/i;

/** "Requests for review that come in after January 12, 2027 are late." */
const TOO_LATE_AFTER =
  /\b(?:appeals?|disputes?|requests?|reconsiderations?|grievances?|objections?)\b[^.;]{0,60}\b(?:after|later than) (?:\w{3,9}day, )?$/i;
const IS_TOO_LATE =
  /^,? (?:(?:are|is|will be|may be|can be) (?:too late|late|untimely|dismissed|returned|rejected|refused|denied|not (?:accepted|considered|reviewed|timely))|(?:will|can|cannot|may|do|does) ?(?:not )?(?:be )?(?:accepted|considered|reviewed|count)|(?:come|comes|came) too late)\b/i;

/** What the period counts from. */
const ANCHOR =
  /\b(?:of|from|after|following|starting|beginning|since)\b[^.;]{0,70}?\b(?:dates?|notice|letter|receipt|receiv\w+|get(?:ting)?|got|EOB|EOP|remit\w*|explanation|statement|decision|denial|determination|order|dismissal|mail\w*|issue\w*|processed|PRA|RA|voucher|review|payment|dated)\b|\b(?:receipt|receiv\w+|get)\b/i;
const RECEIPT =
  /\breceipt\b|\byou (?:receive|received|get|got)\b|\breceiv(?:ing|e|ed) (?:this|the|it|our|your)|\bgetting this\b/i;

/**
 * The printed appeal deadline: a date, or a period with the notice date it counts from. On a paper that decided an appeal
 * (`decided`) the time for the hearing or the outside review is the one that runs.
 */
export function readDeadline(
  reading: Reading,
  noticeDate: string | undefined,
  services: readonly string[] = [],
  decided = false,
): Deadline | undefined {
  const days = { notice: noticeDate, services, births: birthDatesOf(reading) };
  const found: Deadline[] = [];
  const asks = (said: string, text = said.replace(WITHOUT_ONE, "")) =>
    APPEAL.test(text) || OBJECTS.test(text) || (decided && NEXT_LEVEL.test(text));
  const notice = noticeDate && { day: noticeDate, name: "the notice date" };
  const isInside = decided && offersSecond(reading);
  const processed = processedOn(reading);
  const remitted = remittedOn(reading);
  const startOf = (clause: string): Start | undefined => {
    if (processed && FROM_PROCESSING.test(clause))
      return { day: processed, name: "the day the claim was processed" };
    if (remitted && FROM_REMITTANCE.test(clause)) return { day: remitted, name: "the remittance's date" };
    return notice || undefined;
  };
  addLabeled(reading, found);
  addBelow(reading, found);
  reading.sentences.forEach((sentence, index) => {
    const near = (offset: number) =>
      reading.sentences[index + offset]?.paragraph !== undefined &&
      Math.abs((reading.sentences[index + offset]?.paragraph ?? -9) - sentence.paragraph) <=
        (offset < 0 ? 1 : 0)
        ? (reading.sentences[index + offset]?.text ?? "")
        : "";
    for (const clause of clauses(sentence.text)) {
      const own = asks(clause);
      const context = own ? 1 : asks(near(-1)) || asks(sentence.text) ? 0.75 : asks(near(-2)) ? 0.6 : 0;
      if (context === 0 || isPast(clause, noticeDate)) continue;
      // "Do you want the hours to stay the same during the appeal? Ask by November 23."
      const question = near(-1);
      const asked = /\?$/.test(question) && OTHER_CLOCK.test(question) && !own ? 0.7 : 0;
      // "INFORMAL DISPUTE:" leads the sentence behind its colon, "Keeping services." the one behind its full stop.
      const lead =
        (/:$/.test(question) && question.length < 60) || RUN_IN_HEADING.test(question) ? `${question} ` : "";
      const base =
        context - asked - penalties(lead + clause, sentence.text, decided, isInside) - index * 0.001;
      const choice = EITHER.exec(clause)?.[1];
      const granted: Deadline[] = [];
      addByDates(clause, sentence, reading, base, granted);
      addPeriods(clause, sentence, base, startOf(clause), granted, services);
      found.push(...(choice ? chosen(granted, choice, base, context) : granted));
    }
  });
  const possible = found.filter((d) => isDeadline(d.value, days));
  const best = bestOf(possible);
  if (!best || best.score < 0.45) return undefined;
  const rival = possible.find(
    (d) => d.value !== best.value && d.score > best.score - RIVAL && !sameClock(d, best),
  );
  const doubted = rival
    ? { ...best, doubt: `The notice also grants time until ${shownDay(rival.value)}.` }
    : best;
  return onOpenDay(reading, doubted);
}

/**
 * The service that a time counts from: the first, so that it is over for none of them, unless the words behind the period name the last.
 */
export const countedService = (services: readonly string[], words: string): string | undefined =>
  /^\W*(?:after|of|from|following) (?:the )?(?:last|latest|later|final)\b/i.test(words)
    ? services.at(-1)
    : services[0];

/** The day that a period counts from, and what it is called where the period is explained. */
type Start = { day: string; name: string };

/** "within 90 days from the date the claim was processed" */
const FROM_PROCESSING =
  /\b(?:from|of|after) (?:the )?(?:date|day) (?:(?:that|when|on which) )?(?:the|this|your|our) claim (?:was|is|has been) (?:\w+ )?(?:processed|finalized|adjudicated)\b/i;
const PROCESSED_ON = /\bclaim was (?:\w+ )?(?:processed|finalized|adjudicated) (?:by us )?on $/i;

/** The day on which the claim was processed, where the paper tells one and no other. */
function processedOn({ sentences, labeled }: Reading): string | undefined {
  const told = sentences.flatMap(({ text }) =>
    findDates(text).flatMap(({ iso, start }) => (PROCESSED_ON.test(text.slice(0, start)) ? [iso] : [])),
  );
  const listed = labeled.flatMap((v) =>
    v.layout !== "below" && /\b(?:processed|finalized|adjudicated)\b/i.test(v.labelText)
      ? (findDates(v.value)[0]?.iso ?? [])
      : [],
  );
  const days = [...new Set([...told, ...listed])];
  return days.length === 1 ? days[0] : undefined;
}

/** "within 60 days of the date of the RA" */
const FROM_REMITTANCE =
  /\b(?:from|of|after|following) the (?:date of (?:the |this |your )?)?(?:RA|PRA|EOP|remit(?:tance)?(?: advice)?|explanation of payment|voucher)(?: date)?\b/i;
/** "RA Number / Date     88417720 / 09/11/2026": the remittance's own day, on a paper that has other ones. */
const REMITTED_ON =
  /\b(?:RA|PRA|EOP|remit(?:tance)?(?: advice)?|voucher)(?: (?:number|no\.?|#|id))?(?: ?\/ ?| and | )date[\s:.|]{1,40}(?:[\w-]{3,20} ?(?:\/|,|\|) ?)?$/i;

/** "It was denied on the remittance of 10/29/2026.": so a message tells it, which has a day of its own. */
const ON_REMITTANCE =
  /\b(?:on|in|with) (?:the|your|our|a) (?:RA|PRA|EOP|remit(?:tance)?(?: advice)?|explanation of payment|voucher) (?:of|dated|from|for) (?:\w{3,9}day,? )?$/i;
/** "We paid the same service on the remittance of 05/04/2026.": the remittance of another claim, of which this one is a copy. */
const OF_ANOTHER_CLAIM =
  /\b(?:(?<!\bnot )paid|allowed|original|first|earlier|previous|another|other)\b(?!.*\b(?:denied|refused|rejected|disallowed|not paid)\b)/i;

/** The day of the remittance, where the paper tells one and no other. */
function remittedOn({ lines, sentences }: Reading): string | undefined {
  const days = [
    ...lines.flatMap((line) => datesOn(line).map((date) => ({ date, text: line.text, told: REMITTED_ON }))),
    ...sentences.flatMap(({ text }) => findDates(text).map((date) => ({ date, text, told: ON_REMITTANCE }))),
  ].flatMap(({ date, text, told }) => {
    const before = text.slice(0, date.start);
    return told.test(before) && !(told === ON_REMITTANCE && OF_ANOTHER_CLAIM.test(before)) ? [date.iso] : [];
  });
  return new Set(days).size === 1 ? days[0] : undefined;
}

/** "… within 60 days, that is by October 30": a day before the notice, so that its time is over. */
const isPast = (clause: string, notice: string | undefined): boolean =>
  notice !== undefined &&
  findDates(clause).some(
    (date) =>
      date.iso < notice &&
      (BY.test(clause.slice(Math.max(0, date.start - 60), date.start)) ||
        /\bwhich (?:was|fell on|ended)(?: on)? $/i.test(clause.slice(0, date.start))),
  );

/** A heading that opens its paragraph: a few words without a verb. */
const RUN_IN_HEADING =
  /^(?:\d{1,2}[.)] )?\p{Lu}[\p{L}’'-]{2,}(?: (?!(?:is|are|was|were|must|may|can|will|has|have|do|does|did|not?)\b)[\p{L}’'-]+){0,4}\.$/u;

/** Two dates so close in weight that the rules can't tell which one counts. */
const RIVAL = 0.03;

/** "180 days … 6 months from this notice" is one clock in two words. */
const sameClock = (a: Deadline, b: Deadline) =>
  Math.abs(Date.parse(a.value) - Date.parse(b.value)) <= 6 * 86_400_000;

/** "… or 90 days from this notice, whichever is later": one of two clocks, named by the notice itself. */
const EITHER = /\bwhichever (?:\w+ ){0,3}(later|last|greater|longer|earlier|first|sooner|shorter|less)\b/i;

function chosen(granted: Deadline[], choice: string, base: number, context: number): Deadline[] {
  const ordered = granted.toSorted((a, b) => a.value.localeCompare(b.value));
  const pick = /^(?:later|last|greater|longer)$/i.test(choice) ? ordered.at(-1) : ordered[0];
  if (!pick || granted.length < 2) return granted;
  const other = granted.find((d) => d !== pick);
  return [
    {
      ...pick,
      // Time counted from the service is a filing limit elsewhere; beside the other clock it is one of the two.
      score: Math.max(base, context - 0.05),
      basis: `${pick.basis}, ${choice.toLowerCase()} than ${shownDay(other?.value ?? pick.value)}`,
    },
  ];
}

const MOVES_ON =
  /\b(?:falls?|ends?|is)(?: on)? an? (?:saturday|sunday|weekend|(?:\w+ )?holiday)\b[^.]{0,120}\bnext (?:business|working) day/i;

/** Where the notice says so, a last day without mail moves to the next business day. */
function onOpenDay(reading: Reading, deadline: Deadline): Deadline {
  const moves = reading.sentences.some((s) => MOVES_ON.test(s.text));
  const value = moves && deadline.spans.length === 0 ? nextBusinessDay(deadline.value) : deadline.value;
  return value === deadline.value
    ? deadline
    : { ...deadline, value, basis: `${deadline.basis}, moved to the next business day` };
}

/** A sentence may grant two clocks: "… within 60 days; ask within 10 days to keep your services". */
const clauses = (sentence: string): string[] =>
  sentence
    .split(
      /;\s|\.\s+(?=[A-Z])|,\s+(?=and (?:(?:may|can) (?:then |thereafter )?)?(?:(?:ask for|request|demand|file for|go to) )?(?:arbitration|external review|an? (?:state )?(?:fair )?hearing)\b[^.;]{0,50}\b(?:thereafter|then|after(?:ward)?s?)\b)|,\s+(?=or (?:(?:you|your \w+) (?:may|can) )?(?:ask|request|file|write|appeal|an? (?:standard|regular|normal|written|formal))\b(?![^.;]*\bwhichever\b))/,
    )
    .filter((c) => c.length > 8);

/** "It did not come within 60 days", "it was sent more than 45 days after the service": a time that is over. */
const OVER =
  /\b(?:was|were|came|arrived|is|are)\b[^.;]{0,40}\b(?:more|later) than (?:\S+ ){1,4}(?:after|from|past)\b|\b(?:did|was|were|has|have|had|could) not (?:\w+ ){0,6}(?:within|in|by)\b|\b(?:came|arrived|was (?:received|filed|sent)) (?:\w+ ){0,4}(?:after|outside|later than)\b/i;

/** "If you dispute the AMOUNT paid, use the payment dispute process within …" */
const OF_AMOUNTS =
  /\b(?:disput\w+|disagree\w*(?: only)? with|question\w*|contest\w*) (?:only )?(?:the|an?|our|your) (?:amounts?|rates?|prices?|pricing|allowances?|allowed amounts?|fees?|payment (?:amounts?|rates?))\b|\b(?:was|were|is|are) (?:under|over)paid\b/i;

/** "Had we not answered you, you would have had 120 days": a time that somebody does not have. */
const NOT_SO =
  /\bhad (?:we|you|it|the plan) (?:not )?\p{Ll}+ed\b|\b(?:would|could) have had\b|\bhad to be \p{L}+(?:ed|de|nt)\b|\bit was (?:made|filed|received) in time\b/iu;

/** "You may ask for a second level review by a panel": after the first appeal the plan's own next step comes before the outside one. */
const SECOND_INSIDE =
  /\b(?:you|your office|the provider) (?:may|can|have (?:the|a) right to|are entitled to)\b[^.;]{0,60}\bsecond(?:[- ](?:level|step))? (?:appeal|review|grievance|reconsideration|look)\b/i;
const NEED_NOT = /\b(?:optional|voluntary|need not|do not have to|don['’]t have to|not required)\b/i;
/** "A second appeal goes to the Plan Administrator.", "Your second-level appeal must be filed within …" */
const SECOND_GOES =
  /\b(?:a|the|your|any) second(?:[- ](?:level|step))? appeal (?:goes|is (?:sent|made|filed|heard|decided|taken)|(?:must|should|can|may|has to|needs to) be (?:sent|made|filed|received|in writing))\b/i;
const offersSecond = ({ sentences }: Reading): boolean =>
  sentences.some(({ text }) => (SECOND_INSIDE.test(text) || SECOND_GOES.test(text)) && !NEED_NOT.test(text));

const AFTER_ANOTHER =
  /\b(?:days|months) (?:after|of|from|following) (?:that|then|(?:that|the second|the next|the final) (?:decision|answer|review|letter|appeal))\b/i;

function penalties(clause: string, sentence: string, decided: boolean, isInside: boolean): number {
  let sum = 0;
  // "A claims inquiry form may be sent within six months. An appeal must be sent within 90 days."
  if (/\binquir(?:y|ies)\b/i.test(clause) && !ANOTHER_LOOK.test(clause)) sum += 0.2;
  if (OTHER_CLOCK.test(clause))
    sum += decided && NEXT_LEVEL.test(clause) && !/\bvacate\b/i.test(clause) ? (isInside ? 0.3 : 0.1) : 0.7;
  if (HOLDS_OFF.test(clause) || KEEPS_CARE.test(clause)) sum += 0.7;
  if (TAKES_IT.test(clause)) sum += 0.35;
  if (decided ? OF_THE_FIRST.test(clause) : OF_A_LATER_DECISION.test(clause)) sum += 0.6;
  if (LATER_LEVEL.test(clause) || (!decided && SECOND_APPEAL.test(clause))) sum += 0.6;
  if (OF_OTHER_PLAN.test(clause) && !APPEAL.test(clause)) sum += 0.6;
  if (OVER.test(clause) && !ASKS_AGAIN.test(clause.replace(/\b(?:of|after|from) (?:your|the) \w+/g, "")))
    sum += 0.6;
  if (HAD_ENDED.test(clause) || WAS_MISSED.test(clause)) sum += 0.6;
  // A request for another look may count from the service too; a claim's own limit is no time to appeal.
  if (FILING_LIMIT.test(clause) && (!ANOTHER_LOOK.test(clause) || OF_CLAIMS.test(clause))) sum += 0.6;
  if (OUR_REPLY.test(clause) || TIME_TO_DECIDE.test(clause)) sum += 0.6;
  if (!decided && AFTER_THE_APPEAL.test(clause)) sum += 0.6;
  // What may be left out "does not extend" the time of what must be asked for.
  if (/\b(?:optional|voluntary)\b/i.test(clause)) sum += 0.35;
  // What may be talked over on the telephone is no appeal where one in writing is named.
  if (/\binformal\b/i.test(clause)) sum += 0.35;
  // "… may be asked for within four months after that": counted from what another step ends with.
  if (AFTER_ANOTHER.test(clause)) sum += 0.5;
  if (NOT_SO.test(clause)) sum += 0.6;
  // Whoever is paid too little has another time than whoever is refused.
  if (OF_AMOUNTS.test(clause)) sum += 0.35;
  if (/\bcorrected claim\b/i.test(clause) && !APPEAL.test(clause)) sum += 0.4;
  if (sum === 0 && OTHER_CLOCK.test(sentence) && !APPEAL.test(clause)) sum += 0.3;
  return sum;
}

/** "We will answer your appeal by:", "You will hear from us about your appeal by:" */
const OUR_ANSWER =
  /\b(?:(?:we|(?:the|our) (?:reviewer|plan|committee|panel)) (?:will|must|shall) (?:answer|decide|respond to|reply to|review|finish|complete)|hear (?:back )?from us (?:about|on)|(?:get|find|offer\w*) help with)(?: (?:your|the|an?))? ?$/i;

function addLabeled(reading: Reading, found: Deadline[]) {
  for (const v of reading.labeled) {
    if (v.label.kind !== "deadline" || HOLDS_OFF.test(v.value) || KEEPS_CARE.test(v.value)) continue;
    const [date] = findDates(v.value);
    if (!date || date.start > 12) continue;
    // "We will answer your appeal by:" over a day
    const said = reading.lines[v.labelLine]?.text ?? "";
    if (OUR_ANSWER.test(said.slice(0, Math.max(0, said.indexOf(v.labelText))))) continue;
    if (isOfHurried(upToLabel(v, reading.lines[v.labelLine]), reading)) continue;
    const generic = /^(?:respond|reply|answer|due)/i.test(v.labelText) ? 0.35 : 0;
    found.push({
      value: date.iso,
      score: 1.1 - generic,
      spans: [{ ...v.span, start: v.span.start + date.start, end: v.span.start + date.end }],
      basis: "date printed on the notice",
      quote: `${v.labelText}: ${v.value}`,
    });
  }
}

/** A label with what leads to it, in its own column where days stand under it: "Appeal by:   Expedited appeal by:" over two days. */
function upToLabel({ labelText, labelLine, span }: Reading["labeled"][number], line?: Line): string {
  const said =
    span.line === labelLine
      ? line?.text.slice(0, span.start)
      : line?.cells.filter(({ start }, at) => at === 0 || start <= span.start + 2).at(-1)?.text;
  const start = said?.lastIndexOf(labelText) ?? -1;
  return start < 0 ? labelText : (said ?? "").slice(0, start + labelText.length);
}

/** "Your appeal must be received by the contractor below by:" over a day that stands alone under a gap. */
function addBelow({ sentences, lines }: Reading, found: Deadline[]) {
  for (const { text, spans } of sentences) {
    if (!APPEALS_BY.test(text) || !APPEAL.test(text) || OTHER_CLOCK.test(text) || OUR_REPLY.test(text))
      continue;
    const last = spans.at(-1)?.line ?? -1;
    const line = lines.findIndex((next, at) => at > last && next.cells.length > 0);
    const [cell, ...others] = last < 0 ? [] : (lines[line]?.cells ?? []);
    const [day] = cell && others.length === 0 && line - last <= FARTHEST_BELOW ? findDates(cell.text) : [];
    if (!cell || day?.start !== 0 || day.end < cell.text.length) continue;
    found.push({
      ...{ value: day.iso, score: 0.95, spans: [{ line, start: cell.start, end: cell.end }] },
      ...{ basis: "date printed on the notice", quote: `${text} ${cell.text}` },
    });
  }
}
const FARTHEST_BELOW = 3;
/** Who appeals has until then; "Your appeal will be decided by:" and "If you do not appeal, return the overpayment by:" say other days. */
const APPEALS_BY =
  /\b(?:(?:appeals?|disputes?|reconsiderations?|redeterminations?|grievances?|requests?) (?:forms? |requests? )?(?:must|should|needs? to|has to|have to|can|may) (?:be (?:received|filed|sent|postmarked|mailed|faxed|submitted|made|requested)|reach|arrive)|we must (?:have|get|receive) (?:your|the|any|an?) (?:appeal|dispute|reconsideration|redetermination|grievance|request)|you (?:must|may|can|should|have to) (?:appeal|dispute|(?:file|send|submit|mail|request|ask for) (?:us )?(?:your|the|an?) (?:\w+ )?(?:appeal|dispute|reconsideration|redetermination|grievance)))\b[^.;]{0,60}\bby ?:$/i;

/**
 * "Expedited appeal by:", "Urgent (expedited) appeal deadline:": the short time of an urgent appeal is not that of the usual one, which may
 * stand elsewhere. "Appeals and expedited appeals must be filed by" tells both; "within 60 days, and an expedited appeal by"
 * does not.
 */
const HURRIED_BY =
  /(?<!(?<!\b(?:expedited|fast|urgent|rush) )\b(?:standard|regular|normal|usual|routine|ordinary|non-?(?:urgent|expedited)|(?:pre|post)-?service|appeals?|disputes?|grievances?|reviews?|reconsiderations?|redeterminations?|requests?),? ?(?:and(?: ?\/ ?or)?|or|&|\/) ?(?:for )?(?:an? )?|\b(?:non-|not (?:an? )?))\b(?:expedited|fast(?:-track(?:ed)?)?|urgent|rush)(?: \((?:expedited|fast|urgent)\))? (?:(?:internal|plan|level 1|first|written) )?(?:appeals?|reviews?|reconsiderations?|redeterminations?|requests?)(?: requests?)?(?: deadline(?: is)?| due(?: date| by| on)?| by| before| no later than| must be (?:received|filed|made|sent)(?: by| before)?| ends?(?: on)?)?[\s:.]{0,40}$/i;
const isOfHurried = (before: string, { sentences }: Reading): boolean =>
  HURRIED_BY.test(before.slice(-140).replace(/\b(?:\w{3,9}day,? )$/, "")) &&
  !sentences.some(({ text }) => ENDS_CARE.test(text));
/** A notice that care which goes on is to end has a fast appeal and no other. */
const ENDS_CARE = /\bmedicare non-?coverage\b|\bNOMNC\b/i;

type SentenceLike = Reading["sentences"][number];
const FROM_THE_CARE = 0.02;

function addByDates(
  clause: string,
  sentence: SentenceLike,
  reading: Reading,
  base: number,
  found: Deadline[],
) {
  for (const date of findDates(clause)) {
    const isLast =
      BY.test(clause.slice(Math.max(0, date.start - 60), date.start)) ||
      (TOO_LATE_AFTER.test(clause.slice(0, date.start)) && IS_TOO_LATE.test(clause.slice(date.end)));
    if (!isLast || isOfHurried(clause.slice(0, date.start), reading)) continue;
    const printed = clause.slice(date.start, date.end);
    found.push({
      value: date.iso,
      score: base + 0.1,
      spans: spansWithin(sentence, reading.lines, printed),
      basis: "date printed on the notice",
      quote: sentence.text,
    });
  }
}

function addPeriods(
  printed: string,
  sentence: SentenceLike,
  base: number,
  from: Start | undefined,
  found: Deadline[],
  services: readonly string[],
) {
  const clause = withoutOrdinals(printed);
  // Scanners read "6O days"; the same length keeps every place.
  const text = clause.replace(/(?<=\b\d{1,2})[Oo](?=\s|-|\))/g, "0");
  for (const match of text.matchAll(PERIOD)) {
    const count = NUMBER_WORDS[(match[1] ?? "").toLowerCase()] ?? Number(match[1]);
    const unit = (match[2] ?? "").toLowerCase().replace(/s$/, "");
    const business = unit === "day" && /\bbusiness|working/i.test(match[0]);
    if (
      !count ||
      (unit === "year" && count > 2) ||
      (unit === "month" && count > 24) ||
      (unit === "day" && count < (business ? 5 : 10))
    )
      continue;
    // "30 visits in a calendar year" counts what is covered.
    if (
      /^a$/i.test(match[1] ?? "") &&
      /\b(?:in|per|of|for|visits?|times|once|sessions?) $/i.test(text.slice(0, match.index))
    )
      continue;
    const after = clause.slice(match.index + match[0].length, match.index + match[0].length + 110);
    const before = clause.slice(Math.max(0, match.index - 60), match.index);
    const ofService =
      /^ (?:after|of|from) (?:the )?(?:(?:last|latest|first) )?(?:(?:date(?:s|\(s\))?|days?) of )?(?:the )?(?:service|discharge|treatment|visit|accident|injury)(?!['’]s\b| of (?:this|the|our|your) )/i.test(
        after,
      );
    const serviceDate = countedService(services, after);
    if (ofService && !serviceDate) continue;
    const explicit = findDates(after).find(
      (d) => d.start < 30 && /^\s?,?\s?(?:of|from|after|following|starting|beginning)\b/i.test(after),
    );
    if (THAT_PASSED.test(before)) continue;
    if (OF_A_STUDY.test(before) || (OF_AN_AGE.test(before) && /^ before\b/i.test(after))) continue;
    const within =
      /\b(?:within|inside|have|has|had|allowed|no later than|not later than|before|up to|until|limit of|deadline|in|due|period|must be|may be|be (?:filed|made|received|sent|postmarked)|:|within the)\b[^.]{0,30}$/i.test(
        before,
      ) ||
      /^(?:\W*)$/.test(before) ||
      ANCHOR.test(after);
    if (!within) continue;
    const start = explicit?.iso ?? (ofService ? serviceDate : from?.day);
    if (!start) continue;
    const value = business
      ? addBusinessDays(start, count)
      : unit === "day"
        ? addDays(start, count)
        : addMonths(start, unit === "year" ? count * 12 : count);
    const receipt = RECEIPT.test(after) && !explicit && !ofService;
    const counted =
      ofService && !explicit
        ? `from the date of service, ${shownDay(start)}`
        : explicit
          ? `from ${shownDay(explicit.iso)}`
          : receipt
            ? `after receipt, counted from ${from?.name}, ${shownDay(start)}`
            : `from ${from?.name}, ${shownDay(start)}`;
    const anchored = ANCHOR.test(after) || explicit ? 0 : 0.12;
    found.push({
      value,
      // Beside the time of an appeal that counts from the notice, one from the service is the longer way.
      score: base - anchored - (ofService && !explicit ? FROM_THE_CARE : 0),
      spans: [],
      basis: `${count} ${business ? "business " : ""}${unit}${count === 1 ? "" : "s"} ${counted}`,
      quote: sentence.text,
    });
  }
}
