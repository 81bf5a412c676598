import type { Reading } from "../page/candidate";
import { findLabels } from "../page/labeled-values";
import type { Sentence, Span } from "../page/page-lines";
import { isBlank, textOf } from "../page/page-lines";
import { isDecision, OPENS, STEPS, tellsBeside } from "./beside-reason";
import { isAdvice, isNoReason, reasonStrength, strengthOf } from "./denial-cues";
import { isOrdinary, type LegendEntry, readLegend } from "./legend";
import type { ReasonText } from "./reason-text";

const LONGEST = 900;
/** A sentence in the middle was left out: what it says may belong to the reason, too. */
const WITH_A_GAP = 0.8;
/** Farther off a paragraph speaks of something else. */
const MOST_FACTS = 5;
const LONGEST_FACT = 420;
/** Below this a sentence tells of rights and addresses, even between two of the reason's own. */
const NO_PART = -2.5;

/** "We asked for the evaluation on May 5 and sent a reminder on May 20.": what the payer did is no advice. */
const PAYER_ASKED =
  /^(?:on \w+ \d{1,2}(?:, \d{4})?,? )?we (?:have |had |also |first |then )?(?:asked|requested|wrote|mailed|faxed|sent|called)\b|^(?:the|an?|its|your|our) (?:\w+ )?(?:answer|reply|response|records?|notes?|form)s? (?:was|were) due\b/i;
/** "You billed 99213 with modifier 25": how a line was sent is no reason, unless something was lacking. */
const SENT_WITH = /\bmodifiers?\b/i;
const LACKING = /\b(?:no|not|without|missing|lack(?:s|ed|ing)?|n['’]t|never)\b/i;
const WIDE = /\S\s{3,}\S.*\S\s{3,}\S|[.·…_]{5,}|\|/;
const TELLS = /\p{L}[)”"’]?\.["”’)]?$|\d[)”"]?\.["”)]?$|[!]$/u;

/** "We accept (i)." between what a plan asks for and what it did not find. */
const CONCEDES =
  /^(?:we|the plan) (?:accepts?|agrees?(?: on| with| to)?) (?:items? |points? |criteri(?:on|a) )?\(?[\divx]{1,4}\)?\.$/i;

/** A sentence that tells something of the patient, the claim or the rule, and neither how the letter goes nor what to do. */
function isFact(sentence: Sentence, { lines }: Pick<Reading, "lines">): boolean {
  const { text, spans } = sentence;
  if (CONCEDES.test(text)) return true;
  if (text.length > LONGEST_FACT || text.split(" ").length < 4 || !TELLS.test(text)) return false;
  if (OPENS.test(text) || tellsBeside(text) || STEPS.test(text) || isDecision(text)) return false;
  if (isNoReason(text) || (SENT_WITH.test(text) && !LACKING.test(text))) return false;
  if (!PAYER_ASKED.test(text) && (isAdvice(text) || strengthOf(sentence) <= NO_PART)) return false;
  return spans.every(({ line, start, end }) => !WIDE.test(lines[line]?.text.slice(start, end) ?? ""));
}

const covers = (spans: readonly Span[], sentence: Sentence): boolean =>
  sentence.spans.some((s) => spans.some((p) => p.line === s.line && p.start < s.end && s.start < p.end));

/** Whether another value's label opens the sentence: "Patient: …" under the reason with no blank line. */
const opensWithLabel = ({ spans: [span] }: Sentence, { lines }: Pick<Reading, "lines">): boolean =>
  span !== undefined &&
  findLabels(lines[span.line]?.text ?? "").some((l) => l.marked && Math.abs(l.start - span.start) <= 1);

/** "WHY   The policy approves a monitor for …": what stands apart before the sentence heads it. */
function withoutLabel([first, ...rest]: readonly Span[], { lines }: Pick<Reading, "lines">): Span[] {
  if (!first) return [];
  const [label, value] = lines[first.line]?.cells ?? [];
  const isHeaded = label && value && first.start <= label.start && label.text.split(" ").length <= 4;
  return [isHeaded && value.start < first.end ? { ...first, start: value.start } : first, ...rest];
}

/**
 * The reason with what its paragraph tells beside the sentence that says no: "The balance score has not changed since June 2. She knows her
 * home program. Skilled therapy was no longer needed." Why the payer came to it stands in the sentences before and between.
 */
export function withFacts(reading: Reading, found: ReasonText): ReasonText {
  const { sentences, lines } = reading;
  // A legend's meanings stand each for itself, and each as a whole.
  const entries = readLegend(lines);
  const reason = found.points ? found : withoutHead(reading, found, entries);
  const entry = entries.find(({ spans }) =>
    reason.spans.every((own) => spans.some(({ line }) => line === own.line)),
  );
  if (
    entry &&
    !reason.points &&
    entry.text.length <= LONGEST &&
    entry.text.includes(reason.value) &&
    !OPENS.test(entry.text)
  )
    return withOwnGround(reading, { ...reason, spans: entry.spans, value: entry.text }, entries);
  const ofLegend = new Set(entries.flatMap(({ spans }) => spans.map(({ line }) => line)));
  if (reason.points || reason.spans.some(({ line }) => ofLegend.has(line))) return reason;
  const own = sentences.flatMap((s, at) => (covers(reason.spans, s) ? [at] : []));
  if (!own.every((at) => TELLS.test(sentences[at]?.text ?? ""))) return reason;
  let length = reason.value.length;
  let isWhole = true;
  const added: Sentence[] = [];
  const isPart = (one: Sentence) =>
    isFact(one, reading) &&
    !opensWithLabel(one, reading) &&
    !one.spans.some(({ line }) => ofLegend.has(line));
  const isBetween = (one: Sentence) => !isNoReason(one.text) && reasonStrength(one.text) > NO_PART;
  for (const [paragraph, group] of Map.groupBy(own, (at) => sentences[at]?.paragraph)) {
    const add = (at: number, fits: (one: Sentence) => boolean): boolean => {
      const one = sentences[at];
      if (!one || one.paragraph !== paragraph || length + one.text.length > LONGEST || !fits(one))
        return false;
      added.push(one);
      length += one.text.length + 1;
      return true;
    };
    const [first = 0, last = first] = [group[0], group.at(-1)];
    for (let at = first + 1; at < last; at++) if (!group.includes(at) && !add(at, isBetween)) isWhole = false;
    for (let at = first - 1; first - at <= MOST_FACTS && add(at, isPart); at--);
    for (let at = last + 1; at - last <= MOST_FACTS && add(at, isPart); at++);
  }
  const score = isWhole ? reason.score : Math.min(reason.score, WITH_A_GAP);
  if (added.length === 0) return isWhole ? reason : { ...reason, score };
  const spans = [...reason.spans, ...added.flatMap((one) => withoutLabel(one.spans, reading))].sort(
    (a, b) => a.line - b.line || a.start - b.start,
  );
  return { ...reason, spans, score, value: textOf(lines, spans) };
}

/**
 * "CO-50: These are not covered …" says what the list of codes says of every claim; in the next paragraph the payer tells this one: "The notes show
 * that he walks without limits. No goal was left that calls for a therapist." Below a legend of several codes stands what all claims are told.
 */
function withOwnGround(
  { sentences, lines }: Reading,
  reason: ReasonText,
  entries: readonly LegendEntry[],
): ReasonText {
  const at = sentences.findLastIndex((s) => covers(reason.spans, s)) + 1;
  const first = sentences[at]?.spans[0]?.line ?? 0;
  const last = reason.spans.at(-1)?.line ?? 0;
  const between = lines.slice(last + 1, first);
  const isNext = first > last && between.length <= 1 && lines[first]?.page === lines[last]?.page;
  if (entries.filter((one) => !isOrdinary(one)).length > 1 || !isNext || between.some((l) => !isBlank(l)))
    return reason;
  const own: Sentence[] = [];
  for (const one of sentences.slice(at, at + MOST_FACTS)) {
    const length = own.reduce((sum, { text }) => sum + text.length, reason.value.length + one.text.length);
    if (one.paragraph !== sentences[at]?.paragraph || length > LONGEST) break;
    if (!isFact(one, { lines }) || opensWithLabel(one, { lines })) break;
    own.push(one);
  }
  if (!OF_THIS_CASE.test(own[0]?.text ?? "") || !own.some((one) => strengthOf(one) >= HARDLY_A_REASON))
    return reason;
  const spans = [...reason.spans, ...own.flatMap((one) => one.spans)];
  return { ...reason, spans, value: textOf(lines, spans) };
}

/** "The notes show …", "She walks …": a rule of the plan's is told of any claim. */
const OF_THIS_CASE =
  /^(?!(?:a )?cop(?:y|ies)\b).*\b(?:(?:the|your|these|those|his|her) (?:[\w-]+ ){0,2}(?:notes?|records?|reports?|documentation|evaluation|chart|member|patient|enrollee|employee)|s?he|his|her)\b/i;

/** "Coverage had lapsed.", "You sent us this bill before." */
const SHORT_FACT =
  /^(?:coverage|eligibility|the (?:policy|plan)) (?:had |has )?(?:lapsed|ended|expired)\.$|^you (?:have )?(?:already )?(?:sent|billed) (?:us )?(?:for )?this (?:bill|claim|visit|service) (?:before|already|twice)\.$/i;
/** Weaker than this nothing was stated as a reason. */
const HARDLY_A_REASON = 1.3;
const BEHIND_A_DECISION = 0.5;

/**
 * "Your claim was not paid." alone, and in the next sentence, mostly a paragraph of its own, "The treatment times were left out.": behind a
 * decision that gives no reason stands why, in whatever words.
 */
export function afterDecision(reading: Reading, found: ReasonText): ReasonText {
  const { sentences, lines } = reading;
  const own = sentences.flatMap((s, at) => (covers(found.spans, s) ? [at] : []));
  const last = sentences[own.at(-1) ?? -1];
  const next = sentences[(own.at(-1) ?? 0) + 1];
  const isBare = own.every((at) => strengthOf(sentences[at] ?? { text: "" }) < HARDLY_A_REASON);
  if (found.points || !last || !next || !isBare || !isDecision(last.text)) return found;
  if (!(isFact(next, reading) || SHORT_FACT.test(next.text)) || opensWithLabel(next, reading)) return found;
  const spans = withoutLabel(next.spans, reading);
  return { value: textOf(lines, spans), spans, score: Math.min(found.score, BEHIND_A_DECISION) };
}

/** "Remarks" over "1  CO-197  Precertification …": neither the legend's head nor its code is a word of the reason, and what takes no money away is none. */
function withoutHead({ lines }: Reading, reason: ReasonText, entries: readonly LegendEntry[]): ReasonText {
  const opensIn = (span: Span | undefined) => entries.find(({ spans: [own] }) => own?.line === span?.line);
  const [head, next] = reason.spans;
  const title = lines[head?.line ?? -1]?.text.trim() ?? "";
  const isHead = head && next && head.line === next.line - 1 && /^\p{Lu}[\p{L} ]{3,24}:?$/u.test(title);
  const [first, ...rest] = isHead ? reason.spans.slice(1) : reason.spans;
  const start = opensIn(first)?.spans[0]?.start;
  if (!first || start === undefined || first.end <= start || first.start > start) return reason;
  const ordinary = new Set(entries.filter(isOrdinary).flatMap((e) => e.spans.map(({ line }) => line)));
  const spans = [{ ...first, start }, ...rest.filter(({ line }) => !ordinary.has(line))];
  return { ...reason, spans, value: textOf(lines, spans) };
}
