import { asTickedOnSlip } from "@/lib/domain/reading/chart/values/tick-boxes";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { isDenied } from "../facts/ground";

/** "Billed without modifier AT", "the AT modifier is missing", "modifier 59 was not appended": the one that the payer misses. */
const MISSED =
  /\b(?:without|lack(?:s|ed|ing)?|missing|omit(?:s|ted|ting)?) (?:(?:an?|the|any) )?(?:(?:appropriate|required|proper) )?(?:[Mm]odifier ([A-Z][A-Z0-9]|\d{2})|([A-Z][A-Z0-9]|\d{2}) [Mm]odifier)\b|\b(?:[Mm]odifier ([A-Z][A-Z0-9]|\d{2})|([A-Z][A-Z0-9]|\d{2}) [Mm]odifier) (?:is|was|were) (?:missing|omitted|absent|not (?:present|billed|appended|reported|used|on (?:the|this|any|that|your) (?:lines?|claims?|services?)))\b/g;
/** "Must carry modifier GP, GO or GN", "requires the KX modifier", "modifier 25 is required". */
const ONE = String.raw`(?:[A-Z][A-Z0-9]|\d{2})`;
const LIST = `${ONE}(?:(?:, ?or | or |, ?|/)${ONE}){0,4}`;
const REQUIRED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:must|needs?|requires?|required|should)\b[^.;]{0,40}\b[Mm]odifiers?:? (${LIST})(?![\w-])`,
    "g",
  ),
  new RegExp(String.raw`\b(?:requires?|needs?|must (?:have|carry)) (?:an?|the) (${LIST}) [Mm]odifier\b`, "g"),
  new RegExp(String.raw`\b[Mm]odifiers?:? (${LIST}) (?:is|are) (?:required|needed)\b`, "g"),
];

/** A payer may name a modifier by what it stands for: "the modifier for active treatment", "the physical therapy modifier". */
const BY_MEANING: readonly [meaning: string, modifier: string][] = [
  ["(?:active|corrective)(?: or corrective)? (?:treatment|care|therapy)", "AT"],
  ["physical therapy(?: plan of care)?", "GP"],
  ["occupational therapy(?: plan of care)?", "GO"],
  ["speech(?:-language)?(?: pathology| therapy)(?: plan of care)?", "GN"],
];
const MEANINGS = BY_MEANING.map(
  ([meaning, modifier]) =>
    [
      new RegExp(
        String.raw`\b[Mm]odifier (?:for|of|that (?:shows|marks|tells|means|indicates)|which (?:shows|marks|means|indicates)|showing|marking|indicating) (?:(?:services|care) under )?(?:an? |the )?${meaning}(?![\w-])`,
        "g",
      ),
      new RegExp(String.raw`\b${meaning} (?:\(${modifier}\) )?[Mm]odifier\b`, "g"),
      modifier,
    ] as const,
);
/** A remittance prints its remarks in capitals: there each word of two letters looks like a modifier. */
const inLowerCase = (text: string) =>
  text.replace(/(?<![\w-])[A-Z]{3,}(?![\w-])/g, (word) => word.toLowerCase());
const WORDS = new Set(["AN", "AS", "BE", "BY", "IF", "IN", "IS", "IT", "NO", "OF", "ON", "OR", "TO"]);
const withNames = (text: string) =>
  MEANINGS.reduce(
    (said, [behind, before, modifier]) =>
      said.replace(behind, `modifier ${modifier}`).replace(before, `${modifier} modifier`),
    text,
  );

/** The modifiers that the payer finds missing, or says that such a line must have. */
export function missedModifiers(noticeText: string): Set<string> {
  const text = withNames(inLowerCase(noticeText.replace(/\s+/g, " ")));
  const found = [
    ...[...text.matchAll(MISSED)].flatMap((groups) => groups.slice(1).filter(Boolean)),
    ...REQUIRED.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, list = ""]) => list.match(/[A-Z][A-Z0-9]|\d{2}/g) ?? []),
    ),
  ];
  return new Set(found.filter((modifier) => modifier !== undefined && !WORDS.has(modifier)));
}

/** "98941 [AT]", "97140-59", "98941, modifier AT": a code with a modifier behind it, as a note or a fee slip has it. */
const WITH_MODIFIER =
  /(?<![\w-])(\d{5}|[A-Z]\d{4})(?: ?- ?| {1,3}|, modifier )[[(]?([A-Z][A-Z0-9]|\d{2})\b(?!\w|\.\w)/g;

export const codesWithModifier = (text: string): { code: string; modifier: string }[] =>
  [...text.matchAll(WITH_MODIFIER)].map(([, code = "", modifier = ""]) => ({ code, modifier }));

/** "97110   2   GP  KX": on a ticket the units may stand between the code and its modifiers. */
const IN_COLUMNS =
  /(?<![\w-])(?:\d{5}|[A-Z]\d{4})\s{1,12}\d{1,2}\s{1,12}([A-Z][A-Z0-9](?:\s{1,4}[A-Z][A-Z0-9]){0,3})(?![\w-])/g;
const modifiersInColumns = (text: string): string[] =>
  [...text.matchAll(IN_COLUMNS)].flatMap(([, modifiers = ""]) => modifiers.split(/\s+/));

/** "KX: therapy past the threshold remains medically necessary": what KX attests is of the course of care, and of no one line. */
const ATTESTED =
  /\bKX\b[^.\n]{0,60}\b(?:threshold|cap|medically necessary)\b|\b(?:threshold|cap)\b[^.\n]{0,60}\bKX\b/i;

const NOT_REACHED =
  /\b(?:threshold|cap)\b[^.\n]{0,24}\bnot (?:yet |been )?(?:reached|met|passed|exceeded)\b|\b(?:not|no longer) medically necessary\b/i;

/** "Dropped at claim entry", "fell off in the transfer", "forgot to key it": the practice's own word that it was not on the claim. */
const LEFT_OFF =
  /\b(?:left (?:it )?off|(?:was |got |were )?dropped|omitted|fell off|(?:cut|truncated|chopped)(?: off)? (?:at|in|by|during|from|on|when) (?:the |our )?(?:\w+ )?(?:export|transfer|transmission|claim|837P?|interface|file|update|upload|import|vendor|clearing ?house)|stripped|lost|missing (?:on|from|in) (?:the |our )?(?:\w+ )?(?:claim|837|line|charge)s?|(?:not|never|n['’]t) (?:\w+ )?(?:key(?:ed)?|enter(?:ed)?|typed?|carr(?:y|ied) (?:over|across|forward|through)|cross(?:ed)? over|transfer(?:red)?|transmit(?:ted)?|append(?:ed)?|added?|put on|picked up|pulled?|ma(?:k|d)e it|go(?:ne)? (?:over|across|out|through)|come (?:over|across|through)|on (?:the |our )(?:\w+ )?(?:claim|837)|sent|billed)|forg[eo]t(?:ten)?|overlooked|missed)\b/gi;
/** Left off with a purpose, or by somebody else than the practice. */
const NOT_OURS =
  /\b(?:payer|plan|MAC|contractor|carrier|insurer|medicare|they) (?:\w+ ){0,2}(?:dropped|stripped|lost|omitted|missed|overlooked)\b|\b(?:on purpose|intentionally|deliberately|correctly|rightly)\b|\bnot (?:needed|required|applicable|appropriate|supported|met|reached|(?:medically )?necessary)\b/i;
const NEAR = 140;
/** "25 minutes", "RT knee": what a note says of time and side is no modifier, unless it is called one. */
const ALSO_A_WORD = /^(?:\d{2}|RT|LT|AT)$/;
const NAMED_SO = /\b(?:mod(?:ifier)?s?|ticket|slip|charge|claim|837)\b|\b(?:\d{5}|[A-Z]\d{4})[ -]/i;

/** Near the modifier's name the practice's own paper says that it was left off. */
function saidLeftOff(page: string, missed: ReadonlySet<string>): boolean {
  const flat = page.replace(/\s+/g, " ");
  const names = [...flat.matchAll(/(?<![\w/.-])([A-Z][A-Z0-9]|\d{2})(?![\w/]|[.-]\d)/g)].filter(
    ({ 1: name = "", index }) =>
      missed.has(name) &&
      (!ALSO_A_WORD.test(name) || NAMED_SO.test(flat.slice(Math.max(0, index - 24), index + 40))),
  );
  return [...flat.matchAll(LEFT_OFF)].some(({ index, 0: words }) => {
    const around = flat.slice(Math.max(0, index - NEAR), index + words.length + NEAR);
    const isNear = names.some((name) => Math.abs(name.index - index) <= NEAR);
    return isNear && !isDenied(flat, index) && !NOT_OURS.test(around);
  });
}

/** "97110  GP" denied under 119 by Medicare: a line of therapy past the yearly threshold without KX, though the notice does not name it. */
const THERAPY_LINE = /(?<![\w.$-])9[27]\d{3}[- |]{1,12}G[NOP]\b/;
const PAST_THRESHOLD = /\b119\b|\bannual (?:therapy )?threshold\b|\btherapy (?:cap|threshold)\b/i;
const needsKx = (noticeText: string) =>
  THERAPY_LINE.test(noticeText) && PAST_THRESHOLD.test(noticeText) && !/(?<!\w)KX\b/.test(noticeText);

/** The claim as it was sent says what was on it, and is no record of what was done. */
const CLAIM_COPY =
  /\b(?:CMS-?1500|claim (?:form|image|history|as (?:sent|billed|submitted))|claims as sent|print image|837P?)\b/i;

/**
 * The payer misses a modifier, and a paper of a day of service has that very one behind a code: it was left off the claim, unless a copy of the
 * claim shows it there.
 */
export function modifierLeftOff(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
): boolean {
  const missed = missedModifiers(noticeText);
  if (missed.size === 0 && needsKx(noticeText)) missed.add("KX");
  if (missed.size === 0) return false;
  const has = (page: string) =>
    findDates(page).some(({ iso }) => services.includes(iso)) &&
    (codesWithModifier(page).some(({ modifier }) => missed.has(modifier)) ||
      modifiersInColumns(page).some((modifier) => missed.has(modifier)));
  // A sheet may hold the slips and, below them, the claim.
  const parts = pages.map((printed) => {
    const page = printed.split("\n").map(asTickedOnSlip).join("\n");
    const at = page.search(CLAIM_COPY);
    return at < 0 ? { record: page, claim: "" } : { record: page.slice(0, at), claim: page.slice(at) };
  });
  if (parts.some(({ claim }) => has(claim))) return false;
  const records = parts.map(({ record }) => record);
  const attests = (page: string) => ATTESTED.test(page) && !NOT_REACHED.test(page);
  return (
    (missed.has("KX") && records.some(attests)) ||
    parts.some(({ record, claim }) => saidLeftOff(`${record}${claim}`, missed)) ||
    records.some(has)
  );
}
