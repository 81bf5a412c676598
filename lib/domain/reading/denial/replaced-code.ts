import type { Line, Sentence } from "../page/page-lines";

type Mention = { code: string; line: number; start: number; end: number; legend: boolean; isDenial: string };

const EARLIER = "(?:previous|prior|earlier|original|initial|first|former|old)";
const OWN = `(?:(?:our|the|this|that|its|an?|your|${EARLIER}) ){0,3}`;
const REFUSAL = "(?:denials?|rejections?|refusals?)";
const UNDONE = "(?:reversed|taken back|withdrawn|rescinded|lifted|cancell?ed|voided|overturned|set aside)";
const UNDOES =
  "(?:revers(?:ed|es|ing)|reversal of|tak(?:en|es?|ing) back|took back|withdr(?:ew|awn?|aws|awing)|withdrawal of|rescind(?:ed|s|ing)?|cancel(?:l?ed|s)|void(?:ed|s)|overturn(?:ed|s))";

/** "We have reversed our denial of June 3, code CO-16": whatever else the paper says, this code is gone. */
const UNDONE_BEFORE = new RegExp(
  `\\b${UNDOES} ${OWN}(?:(?:${REFUSAL}|decision|reason|reduction|adjustment|code)\\b[^.;]{0,60})?$|\\b(?:this|the enclosed|the attached) (?:\\w+ )?payment (?:replaces|supersedes|corrects|takes the place of)\\b[^.;]{0,90}$`,
  "i",
);
/** "CO-16 has been taken back", "CO-16 no longer applies". */
const UNDONE_AFTER = new RegExp(
  `^[^.;,]{0,40}?\\b(?:(?:has|have|is|was|are|were) (?:(?:been|now|hereby) ){0,2}${UNDONE}|no longer (?:applies|apply|stands?)|(?:is|are) no longer in (?:force|effect))\\b`,
  "i",
);
/** "Previously denied CO-16, now CO-50": gone only where another code took its place. */
const REPLACED_BEFORE = new RegExp(
  `\\b(?:replac(?:es|ed|ing)|supersed(?:es|ed|ing)|in(?:stead| place) of|changed from|formerly|(?:notice|letter|explanation|remittance|statement|EO[BP]) corrects|(?:previously|originally|first|earlier|initially) (?:denied|processed|reported|listed|issued|adjusted|reduced|rejected|coded|returned)|${EARLIER} (?:denial|decision|reason|code|determination|notice|explanation|remittance|remark|message)s?)\\b[^.;]{0,90}$`,
  "i",
);
/** Behind these words stands what is in force: "replaces our notice of June 3 with CO-50", "and denies it as CO-50". */
const NEW =
  /\b(?:now|new|today|this time|denies|(?:is|are|and) denied)\b|^(?:replac|supersed)\w* .*\b(?:with|by)\b/i;
const CODE = /\b(?:CO|PR|OA|PI|CR)[ -]{0,2}[AB]?\d{1,3}\b/gi;
const JOINED = /^[\s,/&+]*(?:and|or)?[\s,/&+]*$/i;
/** What may be done or was not done: "if we reverse our denial", "we have not reversed it". */
const NOT_DONE =
  /\b(?:if|unless|until|may|might|could|can|cannot|would|whether|not|never|nor|asked us to|request)\b[^.;]*$/i;

/**
 * The mentions of codes that a paper takes back or puts another in the place of. A code that is gone is no reason to appeal: the
 * one that counts is in force.
 */
export function withdrawn<M extends Mention>(
  lines: readonly Line[],
  sentences: readonly Sentence[],
  mentions: readonly M[],
): ReadonlySet<M> {
  const gone = new Set<M>();
  const replaced = new Set<M>();
  for (const one of mentions) {
    const { before, after } = around(lines, sentences, one);
    // An entry of a legend opens with its code; "CO-16 has been withdrawn" is none.
    if (one.legend && !before.trim() && !/^\s*(?:has|have|is|was|no longer)\b/i.test(after)) continue;
    if (isSaid(UNDONE_BEFORE, before) || (UNDONE_AFTER.test(after) && !NOT_DONE.test(before))) gone.add(one);
    else if (isSaid(REPLACED_BEFORE, before)) replaced.add(one);
  }
  const inForce = mentions.filter((one) => !gone.has(one) && !replaced.has(one) && one.isDenial !== "no");
  for (const one of replaced) if (inForce.some(({ code }) => code !== one.code)) gone.add(one);
  // The meaning of a code goes with it.
  for (const one of mentions) {
    const uses = mentions.filter(({ code, legend }) => code === one.code && !legend);
    if (one.legend && uses.length > 0 && uses.every((use) => gone.has(use))) gone.add(one);
  }
  return gone;
}

/** The pattern's words stand before the code, said of the case in hand, and no newer code between them. */
function isSaid(pattern: RegExp, before: string): boolean {
  const match = pattern.exec(before);
  if (!match || NOT_DONE.test(before.slice(0, match.index))) return false;
  const [between] = match;
  const last = [...between.matchAll(CODE)].at(-1);
  return last ? JOINED.test(between.slice(last.index + last[0].length)) : !NEW.test(between);
}

/** What a sentence says before and after a place in it; a heading with a colon goes with what follows it. */
function around(lines: readonly Line[], sentences: readonly Sentence[], { line, start, end }: Mention) {
  const at = sentences.findIndex((s) =>
    s.spans.some((p) => p.line === line && p.start <= start && p.end >= end),
  );
  const own = sentences[at];
  const text = lines[line]?.text ?? "";
  if (!own) return { before: text.slice(0, start), after: text.slice(end) };
  const piece = (from: number, to: number, of: number) => lines[of]?.text.slice(from, to) ?? "";
  const before = own.spans
    .filter((p) => p.line <= line)
    .map((p) => piece(p.start, p.line === line ? start : p.end, p.line));
  const after = own.spans
    .filter((p) => p.line >= line)
    .map((p) => piece(p.line === line ? end : p.start, p.end, p.line));
  const heading = sentences[at - 1];
  const announced = heading?.paragraph === own.paragraph && /:$/.test(heading.text) ? [heading.text] : [];
  const joined = (parts: string[]) => parts.join(" ").replace(/\s+/g, " ");
  return { before: joined([...announced, ...before]), after: joined(after) };
}

/** "This payment replaces our denial of June 3", "we have reversed our denial". */
const TAKES_BACK = new RegExp(
  `\\b${UNDOES} ${OWN}(?:\\w+ ){0,3}?${REFUSAL}\\b|\\b${REFUSAL}\\b[^.;]{0,60}\\b(?:has|have|is|was|are|were) (?:(?:been|now|hereby) ){0,2}${UNDONE}\\b|\\b(?:this|the enclosed) (?:\\w+ )?payment (?:replaces|supersedes|corrects)\\b|\\breplaces ${OWN}(?:\\w+ ){0,3}?${REFUSAL}\\b`,
  "i",
);
const WAS_REFUSED =
  /\b(?:previously|originally|earlier|first|initially|had been|had) (?:\w+ ){0,2}?(?:denied|rejected|refused|disallowed|not paid)\b/i;
const NOW_REFUSED = /\b(?:now|still|again|denies|remains?|is denied|are denied)\b/i;

/** What a paper says of a denial that it takes back is no refusal: its sentences without those. */
export function withoutWithdrawn(sentences: readonly string[]): string[] {
  const says = (sentence: string, pattern: RegExp) => {
    const match = pattern.exec(sentence);
    return match !== null && !NOT_DONE.test(sentence.slice(0, match.index));
  };
  if (!sentences.some((sentence) => says(sentence, TAKES_BACK))) return [...sentences];
  return sentences.filter(
    (sentence) => NOW_REFUSED.test(sentence) || !(says(sentence, TAKES_BACK) || says(sentence, WAS_REFUSED)),
  );
}
