import { findDates } from "../page/calendar-date";
import { type Candidate, type Reading, spansWithin } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import type { Cell } from "../page/page-lines";
import { PAYERS } from "../page/payer-directory";
import { OTHER_DATE } from "./notice-date-labels";

/** "Received   09/28/2026" in a message's head beside who sent it and what it is about, "Sent:  11/12/2026 by fax": when it was written. */
export function dayOfMessage({ lines }: Reading): Candidate[] {
  return lines.slice(0, MESSAGE_LINES).flatMap(({ text }, line) => {
    const head =
      /^\s*(?:(received|date)|sent|mailed|faxed)(?: on)?(?:\s*:\s*|\s{2,})(?:\w{3,9}day,? )?/i.exec(text);
    const date = head && datesOn({ text }).find(({ start }) => start === head[0].length);
    if (!head || !date) return [];
    const beside = lines
      .slice(Math.max(0, line - 4), line + 5)
      .filter((one) => HEAD_OF_MESSAGE.test(one.text));
    if (head[1] && beside.length < 2) return [];
    return [{ value: date.iso, score: 0.9, spans: [{ line, start: date.start, end: date.end }] }];
  });
}
const MESSAGE_LINES = 16;
const HEAD_OF_MESSAGE = /^\s*(?:from|to|subject|sender|recipient|re)(?::|\s{2,})/i;

/**
 * The payer's newest message of a thread: "11/12/2026 2:15 PM   Lake Forest Customer Service" over it, or "From:" below the day. The day of
 * printing stands on the page as well, and those of the practice's own questions.
 */
export function dayOfThread({ lines }: Reading): Candidate[] {
  const dated = lines.flatMap(({ text }, line) => {
    const [date, ...more] = datesOn({ text });
    const isHead = date && more.length === 0 && AT_MINUTE.test(text.slice(date.end)) && !PRINTED.test(text);
    if (!isHead) return [];
    const said = text.slice(0, date.start) + text.slice(date.end).replace(AT_MINUTE, "");
    const under = /^\s*from\s*:? +(.+)$/i.exec(lines[line + 1]?.text ?? "")?.[1];
    return [{ date, line, sender: under ?? said }];
  });
  // Under a message's head stands what it says; a fax machine's lines may stand one over the other.
  const heads = dated.filter(({ line }) => !dated.some((other) => other.line === line + 1));
  if (heads.length < FEWEST_MESSAGES || lines.some(({ cells }) => cells.some(isLettersDay))) return [];
  const ofPayer = heads.filter(
    ({ sender }) => OF_STAFF.test(sender) || NAMES.some((name) => sender.includes(name)),
  );
  const newest = ofPayer.toSorted((a, b) => b.date.iso.localeCompare(a.date.iso))[0];
  return newest && ofPayer.length < heads.length
    ? [
        {
          value: newest.date.iso,
          score: 0.9,
          spans: [{ line: newest.line, start: newest.date.start, end: newest.date.end }],
        },
      ]
    : [];
}
const FEWEST_MESSAGES = 2;
/** "October 29, 2026" alone: a letter that went through fax machines, which print their own days and minutes on it. */
const isLettersDay = ({ text }: Cell): boolean =>
  /^(?:\w{3,6}day, )?\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}$/u.test(text);
const NAMES = PAYERS.map(({ name }) => name);
const AT_MINUTE = /^,?(?: at)? {1,3}\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: [A-Z]{2,4}\b)?/i;
const PRINTED =
  /\b(?:p\.|pg\.?|page|P) ?\d|\b(?:fax|printed|exported|downloaded|logged|last (?:login|sign))\b|https?:/i;
const OF_STAFF =
  /\b(?:customer|provider|member|claims?|health plan) (?:service|services|relations|support|care|help|inquir(?:y|ies)|department|team|desk)\b/i;

/** An office's own bill names its day "Bill date"; on a plan's paper that is the day of somebody else's bill. */
export function dayOfBill({ lines, labeled }: Reading): Candidate[] {
  const isBill = lines.slice(0, BILL_LINES).some(({ cells }) => cells.some((c) => OF_OFFICE.test(c.text)));
  if (!isBill) return [];
  return labeled.flatMap((v) => {
    const [date] = findDates(v.value);
    if (!/^(?:bill|billing|invoice) date$/i.test(v.labelText) || !date || date.start > 1) return [];
    const start = v.span.start + date.start;
    return [
      { value: date.iso, score: 0.9, spans: [{ ...v.span, start, end: start + date.end - date.start }] },
    ];
  });
}
const BILL_LINES = 12;
const OF_OFFICE = /^(?:(?:your )?patient|your|account) (?:bill|statement|invoice)$/i;

/** "Status   Denied  (finalized 11/18/2026)": a portal's screen says beside the state when it was reached, and on top when it was printed. */
const STATUS_SINCE =
  /^\s*(?:claim )?status:? {1,30}(?:finali[sz]ed[ /-]{1,3})?(?:denied|rejected|not paid|paid|finali[sz]ed|processed|completed)[ ,;(/-]{1,12}(?:(?:finali[sz]ed|processed|adjudicated|decided|completed|as of|on|since)[: ]{1,2}){0,2}$/i;
export function dayOfStatus({ lines }: Reading): Candidate[] {
  return lines.slice(0, STATUS_LINES).flatMap((line, index) =>
    datesOn(line).flatMap(({ iso, start, end }) => {
      const before = line.text.slice(0, start);
      const score = RECEIVED_AND_DECIDED.test(before) ? 0.96 : STATUS_SINCE.test(before) ? 0.8 : 0;
      return score > 0 ? [{ value: iso, score, spans: [{ line: index, start, end }] }] : [];
    }),
  );
}
const STATUS_LINES = 30;
/** "Received / processed     10/29/2026   /   11/12/2026": the second of both days. */
const RECEIVED_AND_DECIDED =
  /^\s*(?:claim )?received ?(?:\/|and|&) ?(?:processed|finali[sz]ed|adjudicated|decided|completed)(?: dates?| on)?[ :.]{1,40}\d\S{5,9} {0,6}[/,–-]? {0,6}$/i;

/** "BlueCross BlueShield of Tennessee 10/19/2026: claim 26289TN00417 …": a note of a line or two opens with who sends it and when. */
export function dayOfNote({ lines }: Reading): Candidate[] {
  const [line = -1, ...more] = lines.flatMap(({ cells }, at) => (cells.length > 0 ? [at] : []));
  const text = lines[line]?.text ?? "";
  const [day] = line < 0 || more.length > 2 ? [] : datesOn({ text });
  const lead = text.slice(0, day?.start);
  const isSender = /^\s*\p{Lu}[\p{L}.,&'’ -]{3,60} $/u.test(lead) && !OTHER_DATE.test(lead);
  if (!day || !isSender || !/^ ?[:;–-]/.test(text.slice(day.end))) return [];
  return [{ value: day.iso, score: 0.8, spans: [{ line, start: day.start, end: day.end }] }];
}

/** In the head of a portal's message: the day it came, whatever a bare "Date" further down is the date of. */
export function dayPosted({ lines }: Reading): Candidate[] {
  return lines.slice(0, HEAD_LINES).flatMap(({ text }, line) => {
    const posted = POSTED.exec(text);
    const from = posted ? posted.index + posted[0].length : 0;
    const date = posted && datesOn({ text }).find(({ start }) => start === from);
    return date
      ? [{ value: date.iso, score: 0.97, spans: [{ line, start: date.start, end: date.end }] }]
      : [];
  });
}
const POSTED = /\bposted:? (?=\d{1,2}[/-]|[A-Z][a-z]{2})/;
const HEAD_LINES = 3;

/** "We mailed this on October 9, 2026" */
export function daysMade({ lines }: Reading): Candidate[] {
  return lines.slice(0, LETTER_LINES).flatMap(({ text }, line) =>
    datesOn({ text })
      .filter(({ start }) => MADE.test(text.slice(0, start)))
      .map(({ iso, start, end }) => ({ value: iso, score: 0.93, spans: [{ line, start, end }] })),
  );
}
/** "We mailed this on October 9, 2026"; "a letter about it was sent on October 2" is another paper. */
const MADE =
  /(?<!\b(?:about|for|of|on|with|regarding|concerning) )\b(?:we|it was|this (?:\w+ ){0,2}was) (?:mailed|sent|issued|printed|wrote|prepared)(?: (?:this|it|you this)(?: \w+){0,2}?)? (?:to (?:you|(?:the|your) [\w ]{3,50}) )?on:? (?:\w{3,9}day,? )?$/i;
const LETTER_LINES = 60;

/** A day that the letter's own sentences call its date. */
export function daysCalled({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((sentence) =>
    datesOn(sentence)
      .filter(({ end }) => CALLED_DATE.test(sentence.text.slice(end)))
      .map(({ iso, start, end }) => ({
        value: iso,
        score: 0.84,
        spans: spansWithin(sentence, lines, sentence.text.slice(start, end)),
      })),
  );
}
/** "… counted from October 22, 2026, the date of this notice" */
const CALLED_DATE =
  /^,? \(?(?:which is |that is )?(?:the (?:date|day) (?:of|on|that|when) (?:this|our|we)|the date (?:we )?(?:mailed|wrote) )(?: (?:letter|notice|decision|explanation|wrote|mailed|sent|was))?\b/i;
