import { addMonths } from "@/lib/core/dates";
import { addDays, findDates } from "../page/calendar-date";
import { LAST_DAY, sentencesOf } from "./answer-by";
import { addBusinessDays } from "./business-days";
import { NUMBER_WORDS } from "./deadline";

/** Until when a notice lets the treating clinician talk to its reviewer, and its own words for it. */
type PeerToPeerWindow = { date: string; quote: string };

const TALK = new RegExp(
  [
    String.raw`\bpeer[- ]?(?:to|2)[- ]?peer\b`,
    String.raw`\bP2P\b`,
    String.raw`\b(?:talk|speak|discuss\w*|call|conversation)\b[^.;]{0,60}\b(?:with|to) (?:(?:the|our|an?|one of our) )?(?:\w+[ -]){0,2}(?:medical director|reviewer|reviewing (?:physician|clinician|doctor|therapist))\b`,
    String.raw`\b(?:talk|speak) (?:with|to) the (?:doctor|physician|clinician|therapist|person) who (?:decided|made|reviewed|did)\b`,
    String.raw`\b(?:treating|attending|ordering|requesting|your) (?:doctor|physician|provider|clinician|therapist)s? (?:may|can) (?:talk|speak)\b`,
    // "Can talk to one of our doctors", "physician line 800-555-0170".
    String.raw`\b(?:talk|speak) (?:with|to) (?:one of )?(?:our|the plan['’]s|their|a plan|an on-call) (?:[\w-]+ )?(?:doctors?|physicians?|clinicians?|medical directors?|MDs?|chiropractors?|therapists?)\b`,
    String.raw`\b(?:physician|clinician|doctor)(?:['’]s)? (?:review )?line\b`,
    String.raw`\btakes calls from (?:the )?(?:treating|attending|ordering)\b`,
  ].join("|"),
  "i",
);
/** Whether a paper names a talk between the treating clinician and the payer's reviewer. */
export const offersTalk = (text: string): boolean => TALK.test(text.replace(/\s+/g, " "));
/** The sentence after it may go on about the same talk without naming it. */
const GOES_ON =
  /^(?:(?:[ECMP][SD]?T )?(?:until|through|by)\b|(?:please )?call|(?:please )?(?:ask|request|schedule)|(?:the|this|that|such an?|your) (?:request|call|talk|discussion|conversation|review)|it|this|requests?|you (?:have|must|may)|to (?:schedule|request|arrange))\b/i;
const OTHER_STEP =
  /\bappeals?\b|\breconsider\w*|\bgrievance|\bdispute|\bexternal review\b|\bhearing\b|\brecords?\b|\bexpedited\b/i;
/** How soon the payer calls back. */
const THEIR_TURN =
  /\bwe (?:will|shall|call|return|answer)\b|\bwill be (?:scheduled|returned|called|held|completed|offered|arranged)\b|\b(?:returns?|schedul\w+|respond\w*|answer\w*|complete[sd]?) (?:\w+ ){0,5}within\b/i;
const OF_REQUEST =
  /^ (?:of|after|from|following) (?:receiving |receipt of |getting )?(?:your|the|this|that|a) (?:request|call|message)\b/i;

const WORDS = { ...NUMBER_WORDS, five: 5, seven: 7, eight: 8, nine: 9 } as Record<string, number>;
const COUNT = `\\d{1,3}|${Object.keys(WORDS)
  .filter((word) => word !== "a")
  .sort((a, b) => b.length - a.length)
  .join("|")}`;
const PERIOD = new RegExp(
  `\\b(${COUNT})[ -]?(?:\\(\\d{1,3}\\) ?)?((?:calendar|consecutive|business|working)[ -])?(hour|day|week|month)s?\\b`,
  "gi",
);

/**
 * A payer's own window for a peer-to-peer talk: a printed date, else a period counted from its notice (hours as whole days). The
 * earliest one where the notice names several, so that nobody calls late.
 */
export function readPeerToPeer(notice: string, noticeDate: string | undefined): PeerToPeerWindow | undefined {
  const found: PeerToPeerWindow[] = [];
  let isOfTalk = false;
  for (const sentence of sentencesOf(notice)) {
    for (const clause of clausesOf(sentence)) {
      const named = TALK.test(clause);
      isOfTalk = named || (isOfTalk && GOES_ON.test(clause) && !OTHER_STEP.test(clause));
      if (isOfTalk) found.push(...windowsIn(clause, noticeDate).map((date) => ({ date, quote: sentence })));
    }
  }
  return found
    .filter(({ date }) => !noticeDate || date >= noticeDate)
    .sort((a, b) => a.date.localeCompare(b.date))[0];
}

const PHONE = /(?<!\bfax\D{0,20})\(?\b(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/i;
/** "PEER-TO-PEER LINE   800-555-0161": the words lead to the number. */
const TALK_LINE = new RegExp(
  String.raw`\b(?:peer[- ]?(?:to|2)[- ]?peer|P2P|reviewing (?:physician|clinician|doctor|therapist)|medical director)\b[^.;]{0,60}?(${PHONE.source})`,
  "i",
);

/** The number to call for that talk, as printed; undefined where the notice gives none beside its words. */
export const readTalkLine = (notice: string): string | undefined =>
  notice.split("\n").flatMap((line) => TALK_LINE.exec(line)?.[1] ?? [])[0];

/** "until noon on Oct 20": the day counts. */
const HOUR =
  /\b(until|by|before) (?:noon|midnight|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)(?: [A-Z]\w*(?: time)?)?,? (?:on |of )?/gi;

function windowsIn(said: string, noticeDate: string | undefined): string[] {
  const clause = said.replace(HOUR, "$1 ");
  const printed = findDates(clause)
    .filter(({ start }) => LAST_DAY.test(clause.slice(Math.max(0, start - 60), start)))
    .map(({ iso }) => iso);
  if (printed.length > 0 || !noticeDate || THEIR_TURN.test(clause)) return printed;
  return [...clause.matchAll(PERIOD)].flatMap((match) => {
    const [all, amount = "", working, unit = ""] = match;
    if (OF_REQUEST.test(clause.slice(match.index + all.length)) || isOfOther(clause, match.index)) return [];
    const count = WORDS[amount.toLowerCase()] ?? Number(amount);
    if (!count) return [];
    return counted(noticeDate, count, unit.toLowerCase(), /business|working/i.test(working ?? ""));
  });
}

/** "Peer-to-peer: 7 days  Appeal: 180 days": another step stands between the talk and the period. */
function isOfOther(clause: string, at: number): boolean {
  const talk = TALK.exec(clause)?.index ?? 0;
  return OTHER_STEP.test(clause.slice(Math.min(talk, at), Math.max(talk, at)));
}

function counted(from: string, count: number, unit: string, business: boolean): string[] {
  if (unit === "month") return [addMonths(from, count)];
  const days = unit === "hour" ? Math.floor(count / 24) : unit === "week" ? count * 7 : count;
  if (days < 1) return [];
  return [business ? addBusinessDays(from, days) : addDays(from, days)];
}

/** "… within 7 business days, or appeal within 180 days": each step with its own time. */
const clausesOf = (sentence: string): string[] =>
  sentence.split(
    /;\s|,?\s+(?=(?:or|and) (?:(?:you|your \w+|the \w+) (?:may|can) )?(?:also )?(?:ask for an appeal|request an appeal|appeal|file|submit|write)\b)|,\s+(?=(?:an?|your|the) (?:written |formal )?appeal\b)/i,
  );
