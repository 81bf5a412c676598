import { type JoinedLines, joinLines, spansBetween } from "../../page/joined-lines";
import type { Line } from "../../page/page-lines";
import { ENTRY_DAY } from "../person/entry-person";
import { ENTRY, ITEM, LABELED, LONGEST_WHOLE, SOAP } from "./line-marks";
import type { Passage } from "./passage";

/** Lines of running text, joined and cut into sentences; what says one thing in several of them stays whole. */
export function sentencesOf(lines: Line[], run: readonly number[], section: string): Passage[] {
  const joined = joinLines(lines, run);
  const { text } = joined;
  const ends = isWhole(text) ? endsOfWhole(text) : endsOfSentences(text, stopsIn(joined));
  return ends.flatMap((end, order) => sentenceOf(joined, ends[order - 1] ?? 0, end, section) ?? []);
}

/** Where a stop ends a sentence, and where the desk's words begin. */
function stopsIn({ text, origins }: JoinedLines): number[] {
  const listsInProse = FIRST_OF_LIST.test(text);
  const stops = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length }))
    .filter(
      ({ at, end }) =>
        !(
          text[end - 1] === "." &&
          MONTH.test(text.slice(Math.max(0, end - 6), end)) &&
          DAY.test(text.slice(end))
        ) &&
        !(text[end - 1] === "." && ABBREVIATION.test(text.slice(Math.max(0, end - 12), at + 1))) &&
        !(listsInProse && COUNTS_UP.test(text.slice(Math.max(0, end - 5), end))),
    )
    .map(({ end }) => {
      const line = origins.find(({ at, length }) => end > at && end <= at + length);
      const lineEnd = line ? line.at + line.length : end;
      return HOUR_AT_END.test(text.slice(end, lineEnd)) ? lineEnd : end;
    });
  // "Still not back at work. cx: 9/3 (sick).": what the desk adds is no part of the sentence before it.
  const ofDesk = [...text.matchAll(OF_DESK)].map(({ index }) => index).filter((at) => !stops.includes(at));
  return [...stops, ...ofDesk].sort((a, b) => a - b);
}

/** A list item, an entry of a log or a labeled state says one thing, in however many sentences. */
function isWhole(text: string): boolean {
  const isEntry =
    ITEM.test(text) ||
    ENTRY.test(text) ||
    AT_CLOCK.test(text) ||
    (ENTRY_DAY.test(text) && OF_CALL.test(text));
  return (isEntry && text.length <= LONGEST_WHOLE) || (OF_STATE.test(text) && text.length <= LONGEST_STATE);
}
const OF_STATE = /^\s*(?:status|result|coverage|plan|eligibility|authorization|decision)\s*:/i;
const LONGEST_STATE = 160;

/** Who signed an entry stands behind it, and is no part of it. "1. " at its start is no sentence of its own. */
function endsOfWhole(text: string): number[] {
  const signed = text.slice(20).search(SIGNED_BEHIND) + 20;
  return [...(signed > 20 ? [signed] : []), text.length];
}

/** The stops behind which something begins that is understood without the sentence before it. */
function endsOfSentences(text: string, stops: readonly number[]): number[] {
  const ofGoals = LIST_OF_GOALS.test(text) && text.length <= LONGEST_WHOLE;
  const kept = stops.filter((end, order) => {
    const [begun, rest] = [stops[order - 1] ?? 0, text.slice(end)];
    if ((stops[order + 1] ?? text.length) - begun > LONGEST_WHOLE) return true;
    // "GOALS OPEN (4)   Berg 50.  TUG 13.5 s.": each is one of them, up to the next part of the note.
    if (ofGoals && !NEXT_PART.test(rest)) return false;
    const isTimeOfCode = HOW_LONG.test(rest) && CODED.test(text.slice(begun, end));
    const isSigned = SIGNED_BY.test(rest) && CERTIFIED.test(text.slice(begun, end));
    const isTimed = TIMED.test(rest) || WHERE_ONLY.test(text.slice(begun, end));
    return !(
      LEANS_BACK.test(rest) ||
      REF_BEHIND.test(rest) ||
      NEXT_GOAL.test(rest) ||
      THEN_NEXT.test(rest) ||
      (NOW_NEXT.test(rest) && THEN_BEFORE.test(text.slice(0, end))) ||
      isTimeOfCode ||
      isSigned ||
      isTimed
    );
  });
  return [...kept.filter((end) => end > 4), text.length];
}

/** The words from one end to the next as they may be quoted; undefined where they say nothing. */
function sentenceOf(joined: JoinedLines, start: number, end: number, section: string): Passage | undefined {
  const whole = joined.text.slice(start, end);
  const printed = whole.replace(SOAP, "");
  const parted = printed
    .replace(GAP_BEFORE_LABEL, (gap) => (LABELED.test(whole) ? "; " : gap))
    .replace(NEXT_ARROW, (mark) => (BEGINS_WITH_ARROW.test(joined.text) ? "; " : mark));
  const sentence = parted.replace(/\s+/g, " ").trim();
  const spans = spansBetween(joined, start, end);
  const saysSomething = /[\p{L}]{2}/u.test(sentence) || AT_SEGMENTS.test(sentence);
  if (!saysSomething || sentence.length <= 5 || spans.length === 0) return undefined;
  return {
    text: sentence.replace(ITEM, "").replace(/^>{1,2} ?(?=\p{L})/u, ""),
    spans,
    section,
    // With a mark that the page does not have it is no quotation.
    ...(parted === printed || OF_HEAD.test(sentence) ? {} : { told: true as const }),
  };
}

/** "8/27  10:40  Acme/UM": an entry without the year, but with the hour. */
const AT_CLOCK = /^\s*\d{1,2}\/\d{1,2},?\s+\d{1,2}:\d{2}(?!\d)/;
/** "8/14  Plan, Ada. Knee is a new condition. Ref 0814-77": who said it and its number belong to one another, without a year, too. */
const OF_CALL =
  /\b(?:ref(?:erence)?|call(?:ed)?|conf(?:irmation)?|ticket|case)\b[\s#:.]{0,3}(?:no\.? ?|# ?)?(?=[\w-]*\d{3})/i;
/** "Regions: cervical, lumbar      Response: good": two fields on one line, which run together once the gap is closed. */
const GAP_BEFORE_LABEL = /(?<=[\p{L}\d)%]) {3,40}(?=\p{Lu}[\p{L}/]{0,14}(?: [\p{L}/]{1,14}){0,2}:\s)/gu;
/** "Name: R. Ames   Born: 1-2-60", "Signature: …   Date: …": the head of a page or its foot, which is left to what knows such lines. */
const OF_HEAD =
  /^(?:(?:patient|member|subscriber|client)(?: name| id)?|re|name|born|dob|referring|referred by|ins(?:urance)?|signature|signed|provider|payer)\s?:/i;
/** "> Lab 06/15/2026: A1c 8.9 %" over "> Outside: letter of Dr. Otto": the marks of a list part its items. */
const NEXT_ARROW = /\s> (?=\p{Lu})/gu;
/** "back pain, R > L" compares two sides. */
const BEGINS_WITH_ARROW = /^\s*>/;
/** A signature behind the last sentence of a note is no part of it. */
const SENTENCE_END = /[.?!]["”)]?(?=\s+(?:["“(]?[A-Z0-9]|e-?sig(?:ned)?\b|\/s\/))/g;
const OF_DESK = /(?<=[.;,)])(?= {1,3}(?:cx|c\/x|cxl|n\/s|r\/s|resched)\s?:)/gi;
/** "ASSESSMENT: 1. Acute failure. 2. New fibrillation.", "Goals (6 wk): 1. …   2. …", "GOALS    1. …": the numbers of a list end no sentence. */
const FIRST_OF_LIST =
  /\b(?:A|A\/P|assessment(?: (?:and|&) plan)?|impressions?|imp|diagnos[ei]s|dx|problems?|(?:(?:short|long)[- ]term |functional )?(?:goals?|aims?|targets?))(?: \([^()]{1,24}\)| (?:by|for|to be met by|due) [^:.;]{3,24})?(?:\s?: {0,12}| {2,12})1\. (?=[A-Z])/i;
const COUNTS_UP = /(?:[:.;)] ?| {2})\d\.$/;
const ABBREVIATION =
  /(?:(?:\b|(?<=_))(?:no|inc|dr|mr|mrs|ms|st|dept|ext|vs|approx|jr|sr|ref|auth|wt|ht|hx|lt|rt|min|sec|pt|decr|incr|sens|flex|ext|lat|bilat|neg|pos|cont|incl|excl|esp|prev|rot|abd|ant|post|inf|sup|(?<!\/)[A-Za-z])|\bq\.?d|\bp\.?o)\.$/i;

/** "Date of accident   Oct. 11, 2026": the name of a month, cut short before its day. */
const MONTH = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;
const DAY =
  /^\s+\d{1,2}(?:,|\s+(?:19|20)\d\d\b|\s*$|[.;)]| (?:and|at|to|or|with|by|for|from|after|when|while)\b)/;

const SIGNED_BEHIND = /(?<=[.?!]["”)]?)\s+(?:e-?sig(?:ned)?|electronically signed|\/s\/)\b/i;

/** "97140   glides to the shoulder.   10:05-10:17 = 12 min": how long a coded service took belongs to what was done. */
const HOW_LONG =
  /^\s*(?:\d{1,2}:\d{2}(?: ?[AaPp][Mm])? ?(?:-|–|to) ?\d{1,2}:\d{2}|(?:x ?)?\d{1,3} ?min(?:utes?|s)?\b)/;
/** "Glides grade III.   1012 - 1027 = 15 min": from when to when, and how long. */
const TIMED = /^\s*\d{1,2}:?\d{2} ?(?:-|–|to) ?\d{1,2}:?\d{2} ?= ?\d{1,3} ?min/i;
/** "MT: R SHOULDER only. Glides grade III …": where, and behind the stop what was done there. */
const WHERE_ONLY = /^\s*[A-Z]{2,4}:\s+\S+(?: \S+){0,4} only\.\s*$/i;
/** "98941: C5, T4, L5.": a code with the segments of the spine that it was given to. */
const AT_SEGMENTS = /^\d{5}(?:-\w{2})?:? .*\b[CTLS]\d{1,2}\b/;
const CODED = /(?<![\d/-])\d{5}(?!\d)/;

/** "… and certify the need. Alan Pruitt MD, 09/02/2026": who certified it, and when, is one with what was certified. */
const SIGNED_BY =
  /^\s*(?:(?:Dr|e-?signed by|signed(?: by)?)[.:]? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2},? (?:MD|DO|DPM|NP|FNP(?:-\w{1,2})?|APRN|CNP|PA(?:-C)?|DC|PT|DPT),?\.? {1,3}(?:on )?\d{1,2}\/\d{1,2}\/\d{2}/u;
const CERTIFIED = /\b(?:certif(?:y|ied)|recertif(?:y|ied)|approved?|agree|concur)\b/i;
const LEANS_BACK =
  /^\s*(?:(?:this|these|such) (?:limit|benefit|service|visit|rule|provision|exception|requirement|approval|authorization|coverage|period)s?\b|(?:in|during|over|within) (?:that|this|the same) (?:time|period)|since then|after (?:that|this)\b|it (?:was|had been) (?:about |only )?\d|as a result|because of (?:that|this)\b|for (?:that|this) reason)/i;

/** "… received 03/19, in process. Ref 88120": the number of a call belongs to what was said in it. */
const REF_BEHIND =
  /^\s*(?:(?:call|rep|portal) )?(?:ref(?:erence)?|conf(?:irmation)?|ticket|tracking)\b[\s#:.]{0,3}(?:(?:no|number|is)\b[\s#:.]{0,3})?(?=[\w-]{0,12}\d{3})[\w-]{3,24}\.?\s*$/i;

/** "Goals: 1 not met (112). 2 not met: comes down step-to.": what became of each goal is one answer. */
const NEXT_GOAL =
  /^\s*\d{1,2}[.:)]?\s+(?:(?:not|partly|partially|nearly) )?(?:met|achieved|progressing|ongoing|in progress)\b/i;

/** "Holds a cup. Baseline: 2 of 10. Now: 8 of 10.": what it was and what it is are one answer, and say of what only together. */
const THEN = String.raw`(?:baseline|initial(?:ly)?|at (?:the )?(?:start|eval\w*|intake)|intake)\s?:`;
const NOW = String.raw`(?:now|current(?:ly)?|today)\s?:`;
const THEN_NEXT = new RegExp(String.raw`^\s*${THEN}[^:]{1,50}[.;,]\s+${NOW}`, "i");
const NOW_NEXT = new RegExp(String.raw`^\s*${NOW}`, "i");
const THEN_BEFORE = new RegExp(String.raw`\b${THEN}[^:]{1,50}$`, "i");

const NEXT_PART = /^\s*(?:\p{Lu}{4,}\b|\p{Lu}[\p{L}/]{1,14}(?: [\p{L}/]{1,14}){0,2}:\s)/u;
const LIST_OF_GOALS =
  /^\s*(?:(?:open|unmet|remaining|current|new|short[- ]term|long[- ]term) )?goals?\b(?: (?:by|for|due) \d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?=:)|[^.;:\d]{0,20}(?:\(\d{1,2}\))?)(?::|\s{2,})/i;
/** "No complication.  2:10 pm" at the end of a line: the hour belongs to what it stands behind, not to the next line. */
const HOUR_AT_END = /^\s{1,12}\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?\s*$/i;
