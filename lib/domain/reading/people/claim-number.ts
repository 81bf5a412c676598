import { findCodes } from "../denial/denial-code";
import { refusedRows } from "../denial/refused-rows";
import { isAnotherNumber } from "../gates/identifier-gate";
import {
  bestOf,
  type Candidate,
  firstLine,
  inScope,
  type Reading,
  type Scope,
  spansWithin,
} from "../page/candidate";
import {
  identifierKey,
  parseIdentifier,
  parseMoney,
  partedByDash,
  printedInGroups,
  ZIP,
} from "../page/identifiers";
import { stateAbove } from "../page/table-rows";
import { type ClaimCandidate, LEGEND_LINE, lastOwnLine, ownLines, scopeOf } from "./claim-blocks";

/** "Claim we write about: 26-KL-0077119" */
const SPOKEN_LABEL = /\bclaim (?:[a-z]+ ){1,4}?[a-z]+: ?([A-Z0-9][\w-]{5,24})/i;

const IN_PROSE =
  /\bclaims?,?\/? ?(?:(?:number|numbers|no\.?|num|#|id|ID|control number|reference)(?: (?:is|was))?)? ?[:#(]? ?([A-Za-z0-9][\w./-]*(?: \d[\d-]*(?:(?<=-)[A-Z]\b)?(?![\d/])){0,4})/gi;

/** "The claim, number E7 P4 41K 9N 00, was refused": in groups of letters and digits, set off by a comma. */
const GROUPS_IN_PROSE =
  /\bclaims?,? ?(?:number|no\.?|id|#) ((?=(?:[^,.;]*\d){5})[A-Z0-9]{1,8}(?: [A-Z0-9]{1,8}){1,6})(?=[,;)]|\.(?:\s|$))/gi;

/** "claim 026K3317 7040": letters and digits, and digits that are no year, no day and no code of a service. */
const IN_TWO_GROUPS =
  /^(?=[A-Z]*\d)(?=\d*[A-Z])(?=(?:[A-Z]*\d){4})[A-Z\d]{6,12} (?!(?:19|20)\d\d$|(?:0[1-9]|1[0-2])[0-3]\d\d\d$)(?:\d{4}|\d{6,7})$/;

/** "CLAIMS FOR 98940 WERE PAID": in capitals a small word looks like the letters of a number. */
const OPENS_CLAUSE = /^(?:FOR|OF|ON|AND|BY|TO|IN|FROM|WITH|OR|WAS|WERE|IS|ARE) /;

/** "That claim, which we know as 26-2390-4471-8": the number behind what it is called by. */
const KNOWN_AS =
  /\bclaims?,? (?:which|that|it) (?:we|is|was) (?:know|carry|have|list|record|call|file|known|listed|recorded|filed)\w*(?: it| to us| with us| here)? (?:as|under) (?:claim )?(?:number |no\.? |# ?)?((?=(?:[^,.;\s]*\d){4})[A-Z0-9][\w/-]*)/gi;

/** "Your claim (number 26287004419)", "handled as ICN 26287004419", "The number of this claim is …" */
const TOLD_AS =
  /\b(?:claims?,? \((?:our )?(?:number|no\.?|#|ref(?:erence)?\.?)|(?:as|under|is|was) (?:[ITD]CN|claim control number)|numbers? (?:of|for) (?:this|the|your) claim (?:is|was)|claims?, (?:our|as) (?:number|no\.?|reference|ref\.?|file)|claims? is (?:our )?(?:number|no\.?)|claims? (?:is|was)(?= (?!\d{4,5}[.,;]?(?:\s|$))[A-Z\d])|claims? (?:that )?you (?:sent|submitted|filed)(?: us| to us)?,|(?:given|assigned) (?:it |this (?:claim )?|(?:the |your )claim )?(?:the |claim |our ){1,2}(?:number|no\.?)) ?:? ?((?=(?:[^,.;\s]*\d){4})[A-Z0-9][\w/-]*)/gi;

/** "The claim is filed with us as number 6202-887140-1", "We have processed it as 10-26-4471-88": an appeal has a number of its own. */
const KEPT_AS =
  /(?<!\b(?:appeal|dispute|grievance|request|complaint|inquiry|call|case|review)\b[^.;]{0,60})\b(?:filed|processed|recorded|handled|logged|entered|registered) (?:it |this |(?:the|your) (?:claim|bill) )?(?:with us |here |by us |in our system )?(?:as|under) (?:claim )?(?:number |no\.? |# ?)?((?=(?:[^,.;\s]*\d){5})[A-Z0-9][\w/-]*)/gi;

const ENDS_WITH_LETTER = /^\d{3,6}(?: \d{3,6}){1,3} [A-Z]$/;

const STREET_BEHIND =
  /^(?: (?:[NSEW]\.?|\p{Lu}\p{L}+)){1,3} (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Ln|Lane|Dr|Drive|Way|Pkwy|Parkway|Plaza|Place|Court|Ct|Circle|Highway|Hwy)\b/u;

/** As sure as a label that names a claim's number. */
const A_CLAIMS = 0.9;
/** "| Claim   | 26H0418 55073 |", "Claim: 26H0418 55073": behind a stroke, a colon or leaders a number in groups is a whole one. */
const isSetOff = ({ lines }: Reading, { layout, span }: Reading["labeled"][number]): boolean =>
  layout === "inline" && /(?:[:|]|\.{3})\s*$/.test(lines[span.line]?.text.slice(0, span.start) ?? "");

/** Words near a number that say: this is another claim, not the one denied here. */
const OTHER_CLAIM =
  /\b(?:already (?:have|paid|processed)|on file from|original(?:ly)? (?:claim|paid)|overturned|earlier claim|previous(?:ly)? (?:claim|paid|processed)|prior claim|was paid|payment .{0,30}released|duplicate of|other claim|see claim|matches claim|first claim|history claim|paid (?:\$ ?[\d,.]{3,12} )?(?:on|under)|reversed|voided|replaced by|for example|sample|nothing more is needed|approved|another claim|still being (?:worked|processed|reviewed)|separate(?:ly| letter)|were paid and|(?:is|are) not part of this|is not touched|(?:is|are) not affected)\b/i;

/** What a denied claim's lines say, and what a paid one's do. */
const DENIED_SIGNS =
  /\b(?:denied|denial|deny|not covered|non-?covered|not payable|stays denied|upheld|rejected)\b|\bNO\b|\b(?:CO|PR|OA|PI)[ -]?(?:4|5|6|7|9|1[0-9]|2[0-9]|3[0-9]|40|49|5\d|60|9[5-7]|1[0-9]\d|2[0-4]\d|25[0-2]|2[67]\d|B\d+|A1)\b/gi;
const PAID_SIGNS =
  /\b(?:outcome|status|result|decision):? {1,40}(?:is |was )?(?:paid|approved|allowed)\b|\b(?:overturned|reversed|payment .{0,40}(?:released|issued)|paid in full|nothing more is needed|approved:? yes)\b|\bYes\b/gi;

/** "Claims   (a) 262590447 01   (b) 262720118 03": by such a mark the notice calls each claim further down. */
const LIST_MARK = /^(?:\((?:[a-h]|\d)\)|(?:[a-h]|\d)[.)])[:\s]\s*/i;

const LAYOUT = { inline: 1, "next-cell": 0.96, below: 0.94 } as const;

function claimCandidates(reading: Reading): ClaimCandidate[] {
  const found: ClaimCandidate[] = [];
  for (const labeled of reading.labeled) {
    const v = behindNumber(reading, labeled);
    const { kind, weight } = v.label;
    if (kind !== "claim" && kind !== "reference" && kind !== "authorization") continue;
    if (isOfVeteran(reading, v)) continue;
    const said = kind === "claim" ? v.value.replace(LIST_MARK, "") : v.value;
    // "CLAIM   2026 2214 00718 W": a letter of its own ends a number in groups.
    const isGrouped =
      weight >= A_CLAIMS ||
      isSetOff(reading, v) ||
      (v.layout === "next-cell" && (said !== v.value || ENDS_WITH_LETTER.test(said)));
    const isWhole = kind === "claim" && v.layout !== "below" && !/s$/i.test(v.labelText);
    const value =
      (kind === "claim" && isGrouped && printedInGroups(said)) ||
      (isWhole && partedByDash(said)) ||
      parseIdentifier(said);
    if (!value || (v.layout !== "inline" && ZIP.test(value) && !isColumn(reading, v))) continue;
    const at = v.value.indexOf(value);
    const start = v.span.start + Math.max(0, at);
    const text = reading.lines[v.labelLine]?.text ?? "";
    const inSentence =
      weight < 1 &&
      v.layout === "inline" &&
      /[\p{L}.]\s?\(?$/u.test(text.slice(0, v.span.start - v.labelText.length).trimEnd());
    const other = inSentence && OTHER_CLAIM.test(around(reading, v.labelLine)) ? 0.5 : 0;
    found.push({
      value,
      labelText: v.labelText,
      score: weight * LAYOUT[v.layout] - (/^orig/i.test(v.labelText) ? 0.3 : 0) - other,
      spans: [{ line: v.span.line, start, end: start + value.length }],
      ...(v.layout === "below" ? { column: `${v.labelLine} ${v.labelText}` } : {}),
    });
  }
  reading.lines.forEach(({ text }, line) => {
    const match = SPOKEN_LABEL.exec(text);
    const value = match?.[1] && parseIdentifier(match[1]);
    if (!match || !value || OTHER_CLAIM.test(match[0])) return;
    const start = match.index + match[0].indexOf(value);
    found.push({
      value,
      labelText: "claim",
      score: 0.74,
      spans: [{ line, start, end: start + value.length }],
    });
  });
  for (const sentence of reading.sentences) {
    const grouped = [...sentence.text.matchAll(GROUPS_IN_PROSE)];
    for (const match of [
      ...grouped,
      ...sentence.text.matchAll(IN_PROSE),
      ...sentence.text.matchAll(KNOWN_AS),
      ...sentence.text.matchAll(TOLD_AS),
      ...sentence.text.matchAll(KEPT_AS),
    ]) {
      const isWhole =
        (grouped.includes(match) && /^[A-Z0-9 ]+$/.test(match[1] ?? "")) ||
        IN_TWO_GROUPS.test(match[1] ?? "");
      const value = isWhole ? match[1] : parseIdentifier(match[1] ?? "");
      if (!value || OPENS_CLAUSE.test(value) || value.replace(/\D/g, "").length < 4) continue;
      if (OF_ITS_FIELD.test(sentence.text.slice(0, match.index))) continue;
      // "TOTALS  CLAIMS 4    558.00": a count beside an amount.
      if (/^\.\d\d(?!\d)/.test(sentence.text.slice(match.index + match[0].length))) continue;
      // "Medical Claims, 1200 Mill St"
      if (/^\d{4,5}$/.test(value) && STREET_BEHIND.test(sentence.text.slice(match.index + match[0].length)))
        continue;
      const around = sentence.text.slice(Math.max(0, match.index - 90), match.index + match[0].length + 110);
      const score = OTHER_CLAIM.test(around) ? 0.2 : 0.72;
      const spans = spansWithin(sentence, reading.lines, value);
      // "Claim H26-0087704 (…): we reviewed this claim again." opens what is said of it.
      const inProse = match.index > 0;
      found.push({ value, labelText: "claim", score, spans, inProse });
    }
  }
  return found;
}

/** "CLAIM" over "Number   A0088831407", "CLAIM NOT PAID   26318044702": behind the label stands a word that is no number, and then the number. */
function behindNumber({ lines }: Reading, v: Reading["labeled"][number]): Reading["labeled"][number] {
  const words = v.layout === "below" ? NUMBER_ALONE : STATUS_ALONE;
  if (v.label.kind !== "claim" || !words.test(v.value)) return v;
  const next = lines[v.span.line]?.cells.find(({ start }) => start >= v.span.end);
  const isNumber = v.layout === "below" || A_NUMBER.test(next?.text ?? "");
  return next && isNumber
    ? { ...v, value: next.text, span: { ...v.span, start: next.start, end: next.end } }
    : v;
}

const NUMBER_ALONE = /^(?:number|no\.?|#):?$/i;
const STATUS_ALONE = /^(?:not (?:paid|payable|covered)|denied|rejected|refused):?$/i;
/** Behind what came of a claim stand its day, its account and whom to call as well. */
const A_NUMBER =
  /^(?!20\d{2}[01]\d[0-3]\d$|[01]\d[0-3]\d20\d{2}$|(?:1-)?\d{3}-\d{3}-\d{4}$)[A-Z]{0,5}-?\d[A-Z\d-]{5,}$/i;

/** "Veteran Thaddeus Marklund, ICN 1012345678V123456": the Department of Veterans Affairs calls a veteran's own number so. */
export const isOfVeteran = ({ lines }: Reading, v: Reading["labeled"][number]): boolean =>
  /^icn\b/i.test(v.labelText) &&
  (/^\d{10}V\d{0,6}\b/.test(v.value) ||
    /\bveteran\b/i.test(lines[v.labelLine]?.text.slice(0, v.span.start) ?? ""));

/** "The number in item 23 of your claim (26-0914-55873)", "the authorization on your claim": another number that the claim carried. */
const OF_ITS_FIELD =
  /\b(?:item|box|field|block|locator) ?\d{1,2}[a-z]?[^.;]{0,12}\b(?:of|on|in) (?:the|your|this|our) $|(?<!\bno (?:prior |valid )?)\b(?:authorization|approval|referral|certification)(?: number| no\.?)? (?:of|on|in) (?:the|your|this|our) $/i;

/** Under a heading "Claim" beside other headings even "26191-0440" is one. */
const isColumn = ({ lines }: Reading, v: Reading["labeled"][number]): boolean =>
  v.label.kind === "claim" && (lines[v.labelLine]?.cells.length ?? 0) >= 3;

const SAYS_CLAIM = /\bcl(?:ai)?ms?\b|\b[ITD]CN\b|control/i;

/** A column of control numbers names claims, where one of them alone may be anything. */
function repeated(found: ClaimCandidate[]): ClaimCandidate[] {
  const sameColumn = (c: ClaimCandidate) =>
    found.filter((o) => o.column !== undefined && o.column === c.column && o.value !== c.value).length;
  // "CONTROL NUMBER 1126292551170" over each claim of a remittance.
  const sameLabel = (c: ClaimCandidate) =>
    found.filter((o) => o.labelText === c.labelText && o.column === undefined && o.value !== c.value).length;
  return found.map((c) =>
    c.score < 0.7 &&
    /control|document|tracking/i.test(c.labelText) &&
    (c.column === undefined ? sameLabel(c) : sameColumn(c)) > 0
      ? { ...c, score: c.score + 0.2 }
      : c,
  );
}

/**
 * Where labels name claims, a sentence that mentions another ("Hospital claim 26-0098, paid 05/22") opens no block of it; nor does the
 * same number where a sentence runs on behind it.
 */
function announced(rivals: ClaimCandidate[]): ClaimCandidate[] {
  const labeled = rivals.filter((c) => !c.inProse);
  return labeled.length > 0 ? labeled : rivals;
}

/** The line and its neighbors, for words about a number that is in running text. */
function around({ lines }: Reading, at: number): string {
  return [at - 1, at].map((i) => lines[i]?.text ?? "").join(" ");
}

export type ClaimChoice = {
  claim: ClaimCandidate | undefined;
  /** The lines of the chosen claim, when the document has several. */
  scope: Scope | undefined;
  /** The blocks are of people, who are told apart without a claim's number. */
  people?: boolean;
  /** Whose item of a numbered list the block is. */
  person?: Candidate;
  /** The given name of the family's member whose rows the block is, in small letters. */
  given?: string;
  /** Why another block may be the one that is meant. */
  unclear?: string;
};

/** Shorter numbers stand in others. */
const LEAST_NUMBER = 5;
export const numberIn = (text: string, number: string): boolean =>
  number.length >= LEAST_NUMBER && identifierKey(text).includes(identifierKey(number));

/**
 * The denied claim: by its label alone when there is one, else the one that the paper was put with by its `numbers`, else the one whose
 * lines speak of a denial.
 */
export function chooseClaim(reading: Reading, numbers: readonly string[] = []): ClaimChoice {
  const all = repeated(claimCandidates(reading)).filter(
    (c) => !isDecoy(reading, c) && !isAnotherNumber(c.value, "claim", reading),
  );
  const strong = all.filter((c) => c.score >= 0.6);
  const distinct = new Map<string, ClaimCandidate[]>();
  for (const c of strong) {
    const key = identifierKey(c.value);
    distinct.set(key, [...(distinct.get(key) ?? []), c]);
  }
  const labeledTop = Math.max(0, ...strong.map((c) => c.score));
  const rivals = [...distinct.values()]
    .map((group) => bestOf(group))
    .filter((c): c is ClaimCandidate => Boolean(c && c.score >= labeledTop - 0.3 && c.score >= 0.7));
  // Where a label says "claim", a document's or a file's number is no claim beside it.
  const sayClaim = rivals.filter((c) => /\bcl(?:ai)?ms?\b|\b[ITD]CN\b/i.test(c.labelText));
  const named = sayClaim.length > 0 ? sayClaim : rivals.filter((c) => SAYS_CLAIM.test(c.labelText));
  const inOrder = oneNumberEach(
    announced(named.length > 0 ? named : rivals).sort((a, b) => firstLine(a) - firstLine(b)),
  );
  if (inOrder.length < 2) return { claim: inOrder[0] ?? bestOf(all), scope: undefined };
  const codes = findCodes(reading).filter((c) => !c.legend);
  const refused = refusedRows(reading);
  const blocks = inOrder.map((_, index) => scopeOf(reading, inOrder, index));
  const scored = inOrder.map((claim, index) => {
    const block = blocks[index];
    const others = blocks.flatMap((b, i) => (b && i !== index ? [ownLines(reading, b)] : []));
    const scope = block && { ...block, others };
    // What follows the last claim speaks of all of them.
    const end = scope && index === inOrder.length - 1 ? lastOwnLine(reading, scope) : scope?.to;
    const text = scope
      ? reading.lines
          .slice(scope.from, (end ?? scope.to) + 1)
          .map((l) => l.text)
          .filter((l) => !LEGEND_LINE.test(l))
          .join("\n")
      : "";
    const coded = codes.filter((c) => c.isDenial === "yes" && scope && inScope(scope, c.line)).length;
    const own = [...refused].filter((line) => scope && inScope(scope, line)).length;
    const denied = Math.min(3, Math.max(coded, 2 * own, (text.match(DENIED_SIGNS) ?? []).length));
    const paid = (text.match(PAID_SIGNS) ?? []).length;
    const zero = /(?:^|\s)\$?0\.00\s*$/m.test(text) ? 0.5 : 0;
    const money = scope ? moneyOf(reading, scope) : 0;
    const state = STATE[stateAbove(reading.lines, firstLine(claim)) ?? "unsaid"];
    const twice = paidTwice(reading, inOrder, claim);
    const signs = 0.25 * denied + 0.2 * zero - 0.5 * paid + 0.6 * money + 0.6 * state + 0.6 * twice;
    return { claim, scope, score: claim.score + signs };
  });
  const known = scored.filter(({ claim, scope }) => {
    const text = scope ? reading.lines.slice(scope.from, scope.to + 1).map((l) => l.text) : [];
    return numbers.some((number) => numberIn([claim.value, ...text].join("\n"), number));
  });
  const best = known.length === 1 ? known[0] : bestOf(scored);
  const rival = bestOf(scored.filter((s) => s !== best));
  const close = known.length !== 1 && best && rival && best.score - rival.score < 0.1;
  const doubt = close ? `Claim ${rival.claim.value} on these pages reads as denied too.` : undefined;
  return {
    claim: best && { ...best.claim, ...(doubt ? { doubt } : {}) },
    scope: best?.scope && withListed(reading, best.scope, best.claim.value),
    ...(doubt && { unclear: doubt }),
  };
}

/** ">820260802007718   MCCREADY, JANINE   07/30/2026" in a screen's list over the details of that claim: its row is the claim's, too. */
function withListed({ labeled }: Reading, scope: Scope, number: string): Scope {
  const rows = labeled.flatMap((v) => {
    const isRow = v.label.kind === "claim" && v.layout === "below" && !inScope(scope, v.span.line);
    return isRow &&
      MARKED.test(v.value) &&
      identifierKey(v.value.replace(MARKED, "")) === identifierKey(number)
      ? [v.span.line]
      : [];
  });
  return rows.length > 0 ? { ...scope, rows } : scope;
}

/** What points at the chosen row of a list. */
const MARKED = /^[>*»►▶→✓] ?/;

/** "Paid first   26V198300417   07/24/2026" over "Paid again   26V225107739   08/20/2026": the second one is asked back. */
const PAID_FIRST =
  /^[\s|]*(?:(?:the |1st |first |original |earlier |correct )(?:payment|claim|paid)\b|paid (?:first|before|correctly|originally)\b|payment (?:1|one)\b)/i;
const PAID_AGAIN =
  /^[\s|]*(?:(?:the )?(?:2nd|second|duplicate|repeat(?:ed)?) (?:payment|claim|paid)\b|paid (?:again|twice|second|a second time|in error|in duplicate)\b|payment (?:2|two)\b)/i;
function paidTwice({ lines }: Reading, all: readonly ClaimCandidate[], claim: ClaimCandidate): -1 | 0 | 1 {
  // The words may stand alone over the claim's row.
  const says = (words: RegExp) => (one: ClaimCandidate) => {
    const row = firstLine(one);
    const over = lines[row - 1];
    return words.test(lines[row]?.text ?? "") || (over?.cells.length === 1 && words.test(over.text));
  };
  const again = all.filter(says(PAID_AGAIN));
  if (again.length !== 1 || !all.some(says(PAID_FIRST))) return 0;
  return again[0] === claim ? 1 : says(PAID_FIRST)(claim) ? -1 : 0;
}

const STATE = { denied: 1, other: -1, unsaid: 0 } as const;

/** What the column of payments says of a claim's lines: -1 where each was paid, 1 where one was not. */
function moneyOf({ labeled, lines }: Reading, scope: Scope): -1 | 0 | 1 {
  const paid = labeled.flatMap((v) => {
    // "charge 188.00   plan paid 101.20": a row may name its amounts itself.
    const isAmount = v.layout === "below" || /\bplan\b|\bwe\b/i.test(v.labelText);
    const ofLine = isAmount && inScope(scope, v.span.line) && v.label.kind === "money";
    if (!ofLine || !/^(?:amt |amount |plan |net |we )?(?:paid|pays?|payment)\b/i.test(v.labelText)) return [];
    if (/\btotals?\b/i.test(lines[v.span.line]?.text ?? "")) return [];
    return parseMoney(v.value) ?? [];
  });
  if (paid.length === 0) return 0;
  return paid.some((amount) => Number(amount) === 0) ? 1 : -1;
}

/**
 * "Claim Number" over "Payer Claim Control Number": two labels side by side name one claim by the practice's number and
 * by the payer's. Claims of a list repeat one label.
 */
function oneNumberEach(inOrder: ClaimCandidate[]): ClaimCandidate[] {
  const claims: ClaimCandidate[] = [];
  for (const candidate of inOrder) {
    const last = claims.at(-1);
    const beside = last && firstLine(candidate) - firstLine(last) <= 1;
    const sameLabel = last?.labelText.toLowerCase() === candidate.labelText.toLowerCase();
    if (!last || !beside || sameLabel) claims.push(candidate);
    else if (candidate.score > last.score) claims[claims.length - 1] = candidate;
  }
  return claims;
}

/** A number that another label claims for itself: a member's id repeated, an account, an appeal. */
function isDecoy(reading: Reading, candidate: ClaimCandidate): boolean {
  const key = identifierKey(candidate.value);
  return reading.labeled.some(
    (v) =>
      ["appeal", "account", "other_id", "member_id"].includes(v.label.kind) &&
      v.label.weight >= 0.9 &&
      v.layout === "inline" &&
      identifierKey(parseIdentifier(v.value) ?? "") === key &&
      // "Your claim (number 26287004419) was received": a sentence, and no label of the practice's own number.
      !/\) \p{Ll}/u.test(v.value) &&
      candidate.score < 0.99,
  );
}
