import type { Reading } from "../page/candidate";
import { withFullForms } from "../page/full-forms";
import { kept } from "../page/kept";
import { isBlank } from "../page/page-lines";
import { linesOfOtherClaims } from "./other-claims";

/** What the rules of a paper look at: its heading, its whole text and its sentences. */
export type Paper = {
  /** The first printed lines, where a paper says what it is. */
  head: string;
  text: string;
  sentences: string[];
};

const HEAD_LINES = 22;
const LONGEST = 60_000;

/** Bounds the work on text made to be slow. */
const MOST_SENTENCES = 500;
const LONGEST_SENTENCE = 1_000;

/** "[ ] Overturned": what a form offers and nobody ticked says nothing. */
const UNTICKED = /(?:\[\s?\]|☐|□) {0,4}[^[\]☐☒☑□\s]{0,40}(?: [^[\]☐☒☑□\s]{1,40}){0,12}/g;

const squeeze = (text: string) => withFullForms(text.replace(UNTICKED, "").trim().replace(/\s+/g, " "));

export function paperOf({ lines, sentences }: Reading): Paper {
  // What became of other claims says nothing of this one.
  const ofOthers = linesOfOtherClaims(lines);
  const printed = lines
    .filter((line, at) => !isBlank(line) && !ofOthers.has(at))
    .map((line) => squeeze(line.text));
  return {
    head: printed.slice(0, HEAD_LINES).join("\n"),
    text: printed.join("\n").slice(0, LONGEST),
    sentences: sentences
      .slice(0, MOST_SENTENCES)
      .filter(({ spans }) => ofOthers.size === 0 || !spans.every(({ line }) => ofOthers.has(line)))
      .map((sentence) => squeeze(sentence.text.slice(0, LONGEST_SENTENCE))),
  };
}

/**
 * What a paper says, sentence by sentence and line by line of its head. A line of the head in which a sentence goes on says nothing by
 * itself: "If we hear nothing by" / "then, the claim will be denied".
 */
export function saidIn({ head, sentences }: Paper): string[] {
  const lines = head.split("\n");
  const goesOn = (line: string, at: number) =>
    /^\p{Ll}/u.test(line) && line.split(" ").length > 5 && /[^.:;!?]$/.test(lines[at - 1] ?? "");
  return [...lines.filter((line, at) => !goesOn(line, at)), ...sentences];
}

/** Before a statement these words make it a case that may come, a right, or a question. */
const NOT_STATED =
  /\b(?:if|whether|unless|in case|in the event|should (?:we|you|the)|when (?:we|a|an|you|your)|may|might|could|can|would|to avoid|rights? to|why (?:we|your|(?:some |most |many |so many )?claims(?! \S{0,9}\d))|how (?:we|to)|after (?:we|the plan|our)|once(?! (?:more|again))|any (?:claim|service|request)s? (?:that|which)|each time|not all|now and then|sometimes|at times|in some cases|in which we (?:have|are)|days to (?:pay|answer|decide|approve)|that we still|(?:pay|approve|accept) or)\b[^.;]*$/i;
/** "Now and then we cannot pay: because …, a service is not covered, or …" tells of claims at large. */
const AT_LARGE =
  /\b(?:now and then|sometimes|at times|in some cases|for (?:any )?(?:care|services?|claims?) that (?:is|are|was|were)|reasons? such as|examples? (?:of|are)|for example)\b[^.]*$/i;
/** "Starting 01/01/2027 claims for 97110 without an authorization will be denied.": a rule that begins, and no claim. */
export const FROM_NOW_ON =
  /\b(?:starting|beginning|effective)(?: on| with)? [^.;]{0,60}(?<!\b(?:your|these|the|this|those|above) )\b(?:claims|bills)\b[^.;]*\b(?:will|may|must) (?:be )?(?:$|denied|rejected|returned|not\b)/i;
/** Directly before a verb these words turn it round: "was not denied", "is not a denial"; "MRI without contrast: denied" is refused. */
const NEGATED =
  /(?:\b(?:not|never|no|nor|neither|without(?! (?:\w+ )?contrast)|none of)|n['’]t)(?: \w+){0,3} $|\bno (?:\w+ ){1,4}(?:was|were|is|are|has been|have been) $|\b(?:none|nothing) (?:\w+ ){0,5}$/i;
/** "denied?" asks, and a heading such as "If we deny" or "Denied claims: 0" states nothing. */
const ASKED = /^[^.;]{0,60}\?/;
/** "It cannot be paid or denied until we see the records": nothing is decided yet. */
const NOT_YET = /^[^.;]{0,50}\b(?:until|before) (?:we|you|the|it|all|this|your)\b|^[^.;]{0,30}\byet\b/i;
const COUNT_OF_NONE = /^\W{0,3}(?:(?:claims?|lines?|services?|amount)\W{0,3})?(?:\$?0(?:\.00)?|none)\b/i;

/** "Denied lines are marked with X" tells what a mark means, "(denied, replaced by 4026-2461)" of a claim before this one. */
const OF_A_MARK =
  /^ (?:claims?|lines?|services?|charges?|items?) (?:are|will be|would be) (?:marked|flagged|identified) (?:with|by)\b|^,? (?:and )?(?:later )?replaced by\b/i;

/** "Some denied claims qualify for an outside review", "Re: Appeal of denied claim 26-28771": of which claims something else is said. */
const DENIED_ONES = /^denied$/i;
const OF_WHICH =
  /\b(?:some|any|most|all|many|other|appeal(?:ing)? (?:of )?(?:an? |the |your )?|dispute of (?:an? |the |your )?) ?$/i;
const ONES = /^ (?:claims?|services?|requests?|charges?)\b/i;

/** Most sentences hold none of a pattern's words, and that is told fastest without places. */
const searchFor = kept((pattern: RegExp) => ({
  anywhere: new RegExp(pattern.source, "i"),
  all: new RegExp(pattern.source, "gi"),
}));

/** Whether a sentence says this of the case in hand, neither turned round nor as a possibility. */
export function states(sentences: readonly string[], pattern: RegExp): boolean {
  return sentences.some((sentence) => statesIn(sentence, pattern));
}

export function statesIn(sentence: string, pattern: RegExp): boolean {
  const { anywhere, all } = searchFor(pattern);
  if (!anywhere.test(sentence)) return false;
  for (const match of sentence.matchAll(all)) {
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    if (
      NOT_STATED.test(clause(before)) ||
      NEGATED.test(before) ||
      AT_LARGE.test(before) ||
      FROM_NOW_ON.test(before)
    )
      continue;
    if (DENIED_ONES.test(match[0]) && OF_WHICH.test(before) && ONES.test(after)) continue;
    if (ASKED.test(after) || COUNT_OF_NONE.test(after) || OF_A_MARK.test(after)) continue;
    if (NOT_YET.test(after) && /\b(?:cannot|can't|can not) (?:be )?/i.test(sentence)) continue;
    return true;
  }
  return false;
}

/** "The committee met on May 14, 2026 and reversed the denial": the month is no possibility. */
const MONTH_OF_MAY = /\bmay\.?(?=,? (?:\d{1,2}\b|20\d\d\b))/gi;

/** The last clause: what stands before a full stop, a semicolon or a dash says nothing about the verb. */
const clause = (before: string): string =>
  (before.split(/[.;:!?]\s|\s[–—-]\s/).at(-1) ?? "").replace(MONTH_OF_MAY, "");
