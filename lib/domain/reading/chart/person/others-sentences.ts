import { findDates } from "../../page/calendar-date";
import { cellsOf, isBlank, type Line, readSentences, type Sentence, textOf } from "../../page/page-lines";
import type { Sex } from "./age-and-sex";
import {
  groupNotes,
  ofAnother,
  ofBed,
  ofCopied,
  ofInjured,
  ofMember,
  ofTemplate,
  otherBeds,
  ownBeds,
} from "./fellow-patients";
import type { HiddenPerson } from "./person-columns";
import { quotedOthers } from "./quoted-blocks";
import { relativesRows } from "./relatives-rows";
import { mentionedIn, ofRelative, relativesByName, speaksOfThem, WRITES_FOR } from "./relatives-sentences";
import { FEMALE_WHO, MALE_WHO, type Part } from "./told-words";

/**
 * What a sentence of the patient's own page tells of somebody else: a relative's illness, the other patient of a group, the case that the
 * writer remembers or quotes. The words are taken out, so that no line tells them of the patient.
 */
export function withoutOthersSentences(
  lines: readonly Line[],
  patient: { name: string; born?: string; sex?: Sex } | undefined,
): { lines: Line[]; hidden: HiddenPerson[] } {
  const left = [...lines];
  const hidden: HiddenPerson[] = [];
  if (!patient) return { lines: left, hidden };
  const cut = (index: number, start: number, end: number, name: string) => {
    const line = left[index];
    if (!line || end <= start) return;
    const text = `${line.text.slice(0, start)}${" ".repeat(end - start)}${line.text.slice(end)}`.trimEnd();
    left[index] = { ...line, text, cells: cellsOf(text) };
    hidden.push({ page: line.page, name });
  };
  const own = patient.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  for (const { index, name } of [
    ...relativesRows(lines),
    ...otherBeds(lines, own),
    ...quotedOthers(lines, patient.name),
  ])
    cut(index, 0, lines[index]?.text.length ?? 0, name);
  for (const one of sentencesOf(lines, patient))
    for (const { line, start, end } of one.spans) cut(line, start, end, one.name);
  return { lines: left, hidden };
}

type Told = { name: string; spans: { line: number; start: number; end: number }[] };

/** "I told her of my own sciatica": what the writer went through. */
const OF_WRITER =
  /\b(?:my own|my (?:personal|past)) (?:(?:case|experience|bout|episode|history) (?:of|with) )?(?:(?:low |lower )?back|neck|knee|hip|shoulder|sciatica|pain|surger(?:y|ies)|injur(?:y|ies)|recovery|disc|discs|spine|rehab\w*|fractures?|tear|condition|illness)\b(?!(?: \w+)? (?:notes?|records?|exam\w*|model|findings?|reviews?|impression|opinion|practice|patients|protocol|handouts?|program|school|clinic|class|colleagues?|lawyer|attorney|cases?|clients|scale|diary|form|evaluation|assessment|measure\w*)\b)/i;
const TOLD_PATIENT =
  /\bI (?:\w+ )?(?:told|assured|reassured|(?:shared|discussed|talked|spoke) with|(?:mentioned|explained|described) to) (?:her|him|them|the patient|pt|patient|m[rs]s?\.)/i;
/** What the patient writes, where "I" is no clinician. */
const OF_MESSAGE =
  /\b(?:portal|message|diary|questionnaire|intake|inbox|dear (?:dr|sir|madam)|to whom it may concern|my (?:doctor|therapist|surgeon|physician)|subject)\b|^\s*(?:from|sender)\s*:/i;
/** "I had mine done in the spring", "I tore my own cuff": the writer's, on a page that tells of "your patient" or of "Mr. Ames". */
const WENT_THROUGH =
  /^[^"“”]{0,60}\bI (?:(?:have )?had mine (?:done|repaired|replaced|fixed|operated|injected|out)\b|(?:tore|broke|injured|ruptured|fractured) (?:mine\b|my (?:own )?(?:\p{Ll}+ ){0,2}?(?:cuff|shoulder|knee|hip|back|neck|ankle|wrist|elbow|arm|leg|hand|foot|achilles|meniscus|ACL|collarbone|clavicle|rib|ribs|hamstring|biceps|disc|tendon)\b)|had (?:the same|my own) (?:surgery|operation|procedure|injury|tear|problem|condition)\b|had my (?:own )?(?:knee|hip|shoulder|back|neck|cuff|ankle|wrist) (?:replaced|repaired|operated|fused|done)\b)|^\W*My own (?:knee|hip|shoulder|back|neck|cuff|ankle|wrist) (?:took|went|needed|healed|never|still)\b/u;
/** "She stated I tore my cuff": the patient's own words, without their marks. */
const SAYS_I =
  /\b(?:she|he|they|pt|patient|client|(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+)\b[^.]{0,24}\b(?:says?|said|states?|stated|reports?|reported|writes?|wrote|told|tells|explain(?:s|ed)|repl(?:ies|ied)|answered|recall(?:s|ed))\b/iu;
const OF_LETTER = /\b(?:your|our|my|mutual) patient\b/i;
const WRITER_GOES_ON =
  /^\s*["“']?(?:I (?:could|couldn|had|was (?:able|unable|back|off|out|on|in)\b|recovered|got better|took|needed|lifted|walked|went|wore|tore|broke)|mine\b|it took me)\b/i;

function sentencesOf(lines: readonly Line[], patient: { name: string; born?: string; sex?: Sex }): Told[] {
  const told: Told[] = [];
  const byProxy = new Set(lines.flatMap(({ text, page }) => (WRITES_FOR.test(text) ? [page] : [])));
  const messages = new Set(lines.flatMap(({ text, page }) => (OF_MESSAGE.test(text) ? [page] : [])));
  const letters = new Set(lines.flatMap(({ text, page }) => (OF_LETTER.test(text) ? [page] : [])));
  const last = Math.max(
    0,
    ...lines.flatMap(({ text }) => findDates(text).map(({ iso }) => Number(iso.slice(0, 4)))),
  );
  const isMinor = patient.born !== undefined && last - Number(patient.born.slice(0, 4)) < ADULT;
  const own = patient.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  const named = relativesByName(lines, own);
  const groups = groupNotes(lines, own);
  const beds = ownBeds(lines, own);
  let goesOn: { name: string; sex?: Sex; writer?: boolean; mentioned?: boolean } | undefined;
  let paragraph = -1;
  for (const sentence of joinedAtColons(partedAtItems(lines, readSentences([...lines])))) {
    if (sentence.paragraph !== paragraph) goesOn = undefined;
    paragraph = sentence.paragraph;
    const page = lines[sentence.spans[0]?.line ?? 0]?.page ?? 1;
    const found =
      ofAnother(sentence.text, own) ??
      ofCopied(sentence.text, lines, own) ??
      ofTemplate(sentence.text) ??
      ofInjured(sentence.text, own) ??
      ofBed(sentence.text, beds.get(page)) ??
      (groups.has(page) ? ofMember(sentence.text, own) : undefined) ??
      (byProxy.has(page) ? undefined : ofRelative(sentence.text, isMinor, own, named)) ??
      (messages.has(page) ? undefined : ofWriter(sentence.text, letters.has(page)));
    if (found) {
      told.push({ name: found.name, spans: spansFrom(lines, sentence, found.start, found.end) });
      const sex = found.isMale
        ? "M"
        : MALE_WHO.test(found.name)
          ? "M"
          : FEMALE_WHO.test(found.name)
            ? "F"
            : undefined;
      goesOn = { name: found.name, ...(sex ? { sex } : {}), writer: found.name === WRITER };
      continue;
    }
    const isOn =
      goesOn &&
      (goesOn.writer
        ? WRITER_GOES_ON.test(sentence.text)
        : goesOn.sex !== undefined &&
          patient.sex !== undefined &&
          goesOn.sex !== patient.sex &&
          (goesOn.sex === "M" ? /^\W*(?:He|His)\b/ : /^\W*(?:She|Her)\b/).test(sentence.text) &&
          (!goesOn.mentioned || speaksOfThem(sentence.text, goesOn.sex)));
    if (isOn && goesOn)
      told.push({ name: goesOn.name, spans: spansFrom(lines, sentence, 0, sentence.text.length) });
    else goesOn = byProxy.has(page) ? undefined : mentionedIn(sentence.text);
  }
  return told;
}

const NUMBERED = /^\s*(\d{1,2})(?:[.)]\s|\s{1,3}(?=\p{Lu}))/u;
/** "- ", "DIAGNOSIS  full": what begins anew, whatever the line before it said. */
const BEGINS = /^\s*(?:[-*•▪]\s|\p{Lu}{4,}(?: \p{Lu}{2,}){0,3}(?:\s{2,}|:\s)\S)/u;

/** The items of a list and the rows behind capitals are sentences of their own, though no stop parts them. */
function partedAtItems(lines: readonly Line[], sentences: readonly Sentence[]): Sentence[] {
  const numberOf = ({ text }: Line) => NUMBERED.exec(text)?.[1];
  const numbers = new Set(lines.map((line) => `${line.page} ${numberOf(line)}`));
  const begins = (line: Line) => {
    const number = numberOf(line);
    // "96 With the cuff on the left" goes on with a value; "4 Pain 5/10" follows a third item.
    const isNext = number !== undefined && numbers.has(`${line.page} ${Number(number) - 1}`);
    return isNext || BEGINS.test(line.text);
  };
  return sentences.flatMap((sentence) => {
    const parts: Sentence["spans"][] = [];
    for (const span of sentence.spans) {
      const line = lines[span.line];
      const isAnew = line?.text.slice(0, span.start).trim() === "" && begins(line);
      const last = parts.at(-1);
      if (last && !isAnew) last.push(span);
      else parts.push([span]);
    }
    if (parts.length < 2) return [sentence];
    return parts.map((spans) => ({
      ...sentence,
      spans,
      text: textOf([...lines], spans)
        .replace(/\s+/g, " ")
        .trim(),
    }));
  });
}

/** "Her husband had his pressure taken:   162/98" is one sentence. */
function joinedAtColons(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const one of sentences) {
    const last = joined.at(-1);
    if (last?.text.endsWith(":") && last.paragraph === one.paragraph)
      joined.splice(-1, 1, {
        ...one,
        text: `${last.text} ${one.text}`,
        spans: [...last.spans, ...one.spans],
      });
    else joined.push(one);
  }
  return joined;
}

const ADULT = 19;
const WRITER = "the writer of the note";

const ofWriter = (text: string, isLetter: boolean): Part | undefined =>
  (OF_WRITER.test(text) && TOLD_PATIENT.test(text)) ||
  (isLetter && WENT_THROUGH.test(text) && !SAYS_I.test(text))
    ? { name: WRITER, start: 0, end: text.length }
    : undefined;

/** A stretch of a sentence, whose spaces were made single, on the lines that it stands on. */
function spansFrom(lines: readonly Line[], sentence: Sentence, start: number, end: number): Told["spans"] {
  let at = 0;
  const spans: Told["spans"] = [];
  for (const span of sentence.spans) {
    const text = lines[span.line]?.text ?? "";
    let first: number | undefined;
    let last = span.start;
    let gap = at > 0;
    for (let index = span.start; index < span.end; index++) {
      if (/\s/.test(text.charAt(index))) {
        gap = at > 0;
        continue;
      }
      if (gap) at += 1;
      gap = false;
      if (at >= start && at < end) {
        first ??= index;
        last = index + 1;
      }
      at += 1;
    }
    if (first !== undefined) spans.push({ line: span.line, start: first, end: last });
  }
  return spans.filter(({ line }) => !isBlank(lines[line]));
}
