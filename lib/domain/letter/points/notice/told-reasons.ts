import { isNoReason } from "@/lib/domain/reading/denial/denial-cues";
import { ITEM } from "./notice-lists";
import { behindRow, clausesOf, letters, paragraphsOf, rowsOf, sentencesOf } from "./notice-sentences";
import { CRITERIA, inlineItems, TO_APPEAL, WOULD_NEED } from "./sentence-points";

/**
 * The sentences that give a reason, one by one: those of the reason itself, unless the reading took it apart already (`read`), of a
 * rationale, of a quoted reviewer, and any other of the notice that says why.
 */
export function reasonsTold(noticeText: string, reason: string, read: readonly string[]): string[] {
  const given = read.length > 0 ? [] : sentencesOf(wholeReason(noticeText, reason));
  const own = [...given, ...rationaleOf(noticeText, [...given, ...read])];
  const told = [...own, ...quotedReviewer(noticeText, [...own, ...read])];
  const rows = rowsOf(noticeText);
  return [...told, ...reasonsElsewhere(noticeText, [...told, ...read])]
    .map((said) => behindRow(said, rows))
    .flatMap(clausesOf);
}

/** The paragraph of the notice that the reason stands in, from the reason on: what follows it there is a reason too. */
function wholeReason(noticeText: string, reason: string): string {
  const start = letters(reason).slice(0, 40);
  if (start.length < 12) return reason;
  const paragraphs = paragraphsOf(noticeText);
  const paragraph = paragraphs.find((text) => letters(text).includes(start));
  if (!paragraph || paragraph.length > 1200) return reason;
  const sentences = sentencesOf(paragraph);
  // A reason that was read from the middle of its sentence is quoted with its beginning.
  const [begun] = sentencesOf(reason);
  const first = sentences.findIndex((sentence) => letters(sentence).includes(start.slice(0, 24)));
  // What stands before the reason in its first line is a label or a column.
  const rest =
    first < 0
      ? []
      : [
          ...leansOn(sentences, first),
          (isTail(begun) ? sentences[first]?.replace(CODE_LABEL, "") : begun) ?? "",
          ...sentences.slice(first + 1),
        ];
  return rest.join(" ").length > reason.length ? rest.filter((text) => !ITEM.test(text)).join(" ") : reason;
}

/** "After a clinical review we cannot pay for these visits.", "About 97140-59.": that, and not why. */
const OPENS =
  /^(?:after (?:an? |our |the )?(?:\w+ ){0,2}review\b|about \S+\.$|we (?:have )?(?:reviewed|completed)\b|dear\b)/i;

/** "There is no referral from him", "He did not refer her": whom that speaks of stands in the sentence before. */
const LEANS: readonly RegExp[] = [
  /^(?:There|No) \b.{0,60}\b(?:from|by|of|for|to|with) (?:him|her|them|it)\b/,
  /^(?:He|She|They|His|Her|Their) \b/,
];
/** "Lastly we did not find …", "Nor do we see …": the last of several reasons, of which the others stand before it. */
const LAST_OF_SEVERAL =
  /^(?:last(?:ly)?|finally|nor|also|in addition|additionally|further(?:more)?|moreover|second(?:ly)?|third(?:ly)?|besides)\b,?/i;
const MOST_BEFORE = 5;
const leansOn = (sentences: readonly string[], at: number): string[] => {
  if (LAST_OF_SEVERAL.test(sentences[at] ?? ""))
    return sentences
      .slice(Math.max(0, at - MOST_BEFORE), at)
      .filter((sentence) => !TO_APPEAL.test(sentence) && !isNoReason(sentence) && !OPENS.test(sentence));
  const before = sentences[at - 1];
  if (!before || !LEANS.some((pattern) => pattern.test(sentences[at] ?? ""))) return [];
  return TO_APPEAL.test(before) ? [] : [before];
};

/** "Codes denied: 97110   Denial code: 50 - these are …": what stands before the code's meaning are fields. */
const CODE_LABEL =
  /^.*?\b(?:denial|reason|remark|adjustment)(?: reason)? codes?\s{0,3}:?\s{0,3}(?:[A-Z]{2}[ -]?)?[A-Z]?\d{1,3}\s{0,3}[-–:=]\s{0,3}(?=\p{L})/iu;
const isTail = (sentence: string | undefined) => /^\p{Ll}/u.test(sentence ?? "");

/** "Clinical rationale" over a paragraph: each of its sentences is a reason, whatever its words. */
const RATIONALE =
  /^\s*(?:(?:clinical|medical|denial|reviewer'?s?|decision|determination) )*(?:rationale|reviewer (?:comments|notes?)|basis (?:for|of) (?:the |our |this )?(?:decision|denial|determination)|reasons? for (?:the |our |this )?(?:decision|denial|determination)|why (?:we|was|is|this|it)\b[^.]{0,40})\s*[:?]?\s*$/im;

function rationaleOf(noticeText: string, told: readonly string[]): string[] {
  const found = RATIONALE.exec(noticeText);
  if (!found) return [];
  const below = noticeText.slice(found.index + found[0].length).replace(/^\s*\n/, "");
  const [paragraph = ""] = below.split(/\n\s*\n|\f/);
  if (paragraph.length > 1500 || ITEM.test(paragraph.split("\n")[0] ?? "")) return [];
  const known = told.map(letters).join(" ");
  const said = sentencesOf(paragraph).filter(
    (sentence) => !known.includes(letters(sentence).slice(0, 40)) && !TO_APPEAL.test(sentence),
  );
  const reasons = said.filter((sentence) => !GIVEN_ONLY.test(sentence));
  return reasons.length > 0 ? reasons : said;
}
/** "Ms. Ames-Tell had 12 visits for neck pain.": what was given, before the reasons. */
const GIVEN_ONLY =
  /^(?:the (?:member|patient|client)|(?:mr|mrs|ms)\.? [\p{L}'’-]+) (?:had|has had|received|attended) \d{1,3} (?:\p{L}{1,14} ){0,2}(?:visits?|sessions?)(?: for [^;,.]{3,60})?\.$/iu;

/** "In the words of our reviewer:" over a quotation: each of its sentences is a reason. */
const REVIEWERS_WORDS =
  /\b(?:reviewer|physician|director|examiner|consultant)(?:'s words?)?\b[^.\n]{0,40}:\s{0,40}["“]([^"“”]{20,1200})["”]/i;

function quotedReviewer(noticeText: string, told: readonly string[]): string[] {
  const [, said = ""] = REVIEWERS_WORDS.exec(noticeText) ?? [];
  const known = told.map(letters).join(" ");
  return sentencesOf(said).filter((sentence) => !known.includes(letters(sentence).slice(0, 40)));
}

const GIVES_REASON =
  /\b(?:do(?:es)?|did|could) not (?:show|support|document|demonstrate|indicate|contain|include|establish|meet|find|state|receive|have|identify|describe|change)\b|\bno (?:evidence|documentation|record|prior authorization)\b|\bnothing (?:in|on|of|that)\b[^.;]{0,30}\b(?:shows?|supports?|documents?|indicates?|suggests?|tells?)\b|^no (?:[\w-]+ ){1,8}(?:was|were|is|has been|have been) (?:found|received|documented|submitted|included|on file|in the)\b|\b(?:you|the (?:patient|member|client)) (?:were|was|had|have|has|are|is) (?:not|already|able|no longer|only)\b|\bnot (?:documented|obtained|on file|met|shown|supported)\b|\bcould (?:have been|be) (?:done|performed|carried)/i;

/** "T01 No plan of care was in the records sent." of a table's key. */
const KEY = /^(?:[A-Z]{1,2}-?\d{1,3}|[A-Z]\d{1,2}[A-Z])\s{1,4}(?=\p{Lu}\p{Ll})/u;

/** The key to a table's findings: where one of its entries gives a reason, each does. Undefined where the paragraph is none. */
function keyedReasons(paragraph: string): string[] | undefined {
  const sentences = sentencesOf(paragraph);
  const said = sentences.map((sentence) => sentence.replace(KEY, ""));
  const isKey = sentences.length > 1 && sentences.every((sentence) => KEY.test(sentence));
  return isKey && said.some((sentence) => GIVES_REASON.test(sentence)) ? sentences : undefined;
}

function givesReason(sentence: string): boolean {
  const inline = inlineItems(sentence);
  return inline
    ? CRITERIA.test(inline.lead) || GIVES_REASON.test(inline.lead) || WOULD_NEED.test(inline.lead)
    : GIVES_REASON.test(sentence);
}

/** Sentences of the notice that give a reason, or the policy's conditions one by one, beside the reason that was read. */
function reasonsElsewhere(noticeText: string, told: readonly string[]): string[] {
  const known = told.map(letters).join(" ");
  return paragraphsOf(noticeText)
    .filter((paragraph) => paragraph.length < 1200 && !ITEM.test(paragraph))
    .flatMap((paragraph) => keyedReasons(paragraph) ?? sentencesOf(paragraph).filter(givesReason))
    .filter((sentence) => !known.includes(letters(sentence).slice(0, 40)) && sentence.length < 500)
    .filter((sentence) => !TO_APPEAL.test(sentence) && !/^[\s•*▪–-]*if\b/i.test(sentence));
}
