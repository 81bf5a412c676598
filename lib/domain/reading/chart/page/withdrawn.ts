import { isBlank, type Line } from "../../page/page-lines";

/** The record itself says that something in it is wrong. */
const WRONG =
  /\b(?:entered|charted|documented|recorded|dictated|filed|scanned|posted|signed) in error\b|\b(?:in|on) (?:the )?wrong (?:patient|chart)\b|\bwrong patient\b|\b(?:please )?disregard(?:ed)?\b|\b(?:is|are|was|were) (?:incorrect|erroneous|wrong|in error|an error|not correct|void(?:ed)?)\b|\berroneous(?:ly)? (?:entry|entered|value|score)\b|\bstruck (?:out|through)\b|\bstrike-?through\b|(?<!\b(?:tears?|tendons?|edges?|cuff|ends?|stumps?|muscles?|drums?|membranes?|skin|foreskin|scapulae?|shoulders?|chin|ribs?)\b[^.;]{0,40})\bretracted\b(?! (?:to|about|approximately|\d|medially|laterally|proximally|distally|with (?:a )?retractors?)\b)/i;
/** What somebody else got wrong speaks of no entry of the record: the payer's decision, a bill. */
const OF_ANOTHER =
  /\b(?:denial|denied|payer|insurer|insurance|plan'?s|decision|determination|claim|bill(?:ed|ing)?|EOB|remittance|reviewer)\b/i;
/** "The first request was voided": which of two requests counts is said of no entry. */
const REQUEST_VOIDED =
  /\b(?:request|auth\w*|referral|reference|approval|order)\b[^.;]{0,16}\b(?:is|are|was|were|been) void(?:ed)?\b/gi;
/** What the practice wrote for itself: "not for the letter", "do not send", "internal use only". */
const FOR_OURSELVES =
  /\bnot for (?:the )?(?:letter|appeal|payer|insurer|insurance|plan|release)\b|\bdo(?: not|n'?t) (?:send|include|release|quote|mention)\b|\binternal (?:use |note )?only\b|\boff the record\b/i;
const OF_PAGE =
  /\b(?:disregard|void|retract\w*)\b[^.;]{0,20}\b(?:this|entire|whole) (?:note|page|entry|document|report|visit)\b|\b(?:this|entire|whole) (?:note|page|document|report|visit|encounter) (?:is|was|has been) (?:entered|charted|documented|recorded|filed|incorrect|in error|void\w*|retracted)\b|\bwrong (?:patient|chart)\b/i;
const OF_ABOVE =
  /\b(?:above|previous|prior|preceding|earlier|foregoing)\b|\bsee addendum\b|^\s*(?:addendum|correction|late entry)\b/i;

/**
 * The lines that a page says are for the practice alone, and those that it says are wrong: the line that says so with what it belongs to, the entry above it where it speaks of that, or
 * the whole page.
 */
export function withdrawnLines(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  lines.forEach(({ text, page }, index) => {
    if (isNotHeld(text)) for (const at of noteBelow(lines, index)) found.add(at);
    if (FOR_OURSELVES.test(text)) found.add(index);
    if (!WRONG.test(text.replace(REQUEST_VOIDED, " ")) || OF_ANOTHER.test(text)) return;
    found.add(index);
    if (OF_PAGE.test(text)) {
      lines.forEach((line, at) => {
        if (line.page === page) found.add(at);
      });
      return;
    }
    if (!OF_ABOVE.test(text)) return;
    for (const at of entryAbove(lines, index)) found.add(at);
  });
  return found;
}

/** "VISIT --   09/22/2026   *** CANCELLED BY PATIENT ***": the head of a note of a visit that did not take place. */
const SHOUTED_NOT_HELD =
  /\*{2,}[^*]{0,20}\b(?:[Cc]ancel+ed|CANCEL+ED|[Vv]oid(?:ed)?|VOID(?:ED)?|(?:[Nn]o|NO)[- ]?(?:[Ss]how|SHOW))\b|\b(?:[Vv]isit|VISIT|[Ss]ession|SESSION|[Ee]ncounter|ENCOUNTER)\b.{0,40}\b(?:CANCEL+ED|VOID(?:ED)?|NO[- ]SHOW)\b/;
/** "Visit 4   09/22/2026   cancelled by patient". "Today's visit cancelled" in a row of a log of calls tells of one, and heads nothing. */
const TITLED_NOT_HELD =
  /(?:^\W*(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s{1,8})?|\s{3})(?:visit|session|encounter)\b.{0,40}\b(?:cancel+ed|void(?:ed)?|no[- ]show)\b/i;
const isNotHeld = (text: string) => SHOUTED_NOT_HELD.test(text) || TITLED_NOT_HELD.test(text);
const RULE = /^\s*[-=_*]{5,}\s*$/;

/** The note that the line heads: up to a rule, or to the next head that begins as it does. */
function noteBelow(lines: readonly Line[], index: number): number[] {
  const head = lines[index];
  const below = [index];
  for (let at = index + 1; head && lines[at]?.page === head.page; at++) {
    const line = lines[at];
    if (!line || RULE.test(line.text) || (line.cells[0] && line.cells[0].text === head.cells[0]?.text)) break;
    below.push(at);
  }
  return below;
}

/** The lines above up to a blank one; where none stands right above, the block behind the blank lines. */
function entryAbove(lines: readonly Line[], index: number): number[] {
  const above: number[] = [];
  for (let at = index - 1; lines[at]?.page === lines[index]?.page; at--) {
    if (isBlank(lines[at])) {
      if (above.length > 0) break;
      continue;
    }
    above.push(at);
  }
  return above;
}
