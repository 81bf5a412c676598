import { GIVEN_NAMES } from "../../page/given-names";
import type { Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import { distance } from "./same-person";
import { CLINICAL, endOf, type Part } from "./told-words";

/** "Rosa Ames (bed A)" and not "out of bed a little easier", "412-A  Ames, Rosa": the letter of the patient's own bed, by page. */
export const ownBeds = (lines: readonly Line[], own: readonly string[]): Map<number, string> =>
  new Map(
    lines.flatMap(({ text, page }) => {
      const isOwn = own.some((word) => text.toLowerCase().includes(word));
      const letter =
        /\b(?:[Bb]ed|[Bb]ay|BED|BAY) ([A-D])(?![\w-])/.exec(text)?.[1] ??
        /^\s*\d{2,4} ?-? ?([A-D])\s{2,}/.exec(text)?.[1];
      return isOwn && letter ? [[page, letter.toUpperCase()] as const] : [];
    }),
  );

/** "Bed B: pain 8/10" in a line of its own. */
export function otherBeds(lines: readonly Line[], own: readonly string[]): { index: number; name: string }[] {
  const ours = ownBeds(lines, own);
  return lines.flatMap(({ text, page }, index) => {
    const letter = /^\s*(?:[Bb]ed|[Bb]ay|BED|BAY) ([A-D])(?![\w-])/.exec(text)?.[1];
    return letter && ours.has(page) && ours.get(page) !== letter ? [{ index, name: `bed ${letter}` }] : [];
  });
}

/** "Bed B fell at 0215" within a line, where the patient lies in bed A. */
export function ofBed(text: string, ours: string | undefined): Part | undefined {
  const letter = /^\W*(?:\p{L}+: )?(?:[Bb]ed|[Bb]ay|BED|BAY) ([A-D])(?![\w-])/u.exec(text)?.[1];
  return ours && letter && letter !== ours
    ? { name: `bed ${letter}`, start: 0, end: text.length }
    : undefined;
}

/** "The other patient in the group rated", "pt in bed B", "mentioned a schoolteacher I looked after last year, who". */
const ANOTHERS = [
  // "Several others were tried: gabapentin, naproxen" speaks of drugs.
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas)\s)(?<who>(?:one|two|three|four|several|some|the) others?\b)(?= (?:who|rated?|scored|walked|said|reported|reports?|described|shared|disclosed|told|cried)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas)\s)(?<who>(?:(?:an?|the|one) (?:second|third|fourth|fifth|different|fellow) (?:group )?(?:pt|patient|participant|member|client|attendee|peer)|one (?:other )?(?:group |class )?(?:member|participant|attendee|peer)|(?:two|three|several|some|most) (?:other )?(?:members|participants|peers|attendees))\b)(?=,| (?:who|had|has|was|were|is|are|rated|rate|scored|walked|said|reported|report|described|shared|disclosed|told|got|went|could|reached|completed|managed|needed|left|cried|came|arrived|used|uses|stood|sat|stayed|started|stopped|fell|lost|held|took|did)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas|of|about)\s)(?<who>(?:(?:the|an|one) )?(?:other|another) (?:\p{Ll}+ )?(?:pt|patient|member|participant|client|lady|man|woman|gentleman|attendee|resident)\b)(?=['’]s\b|,| in (?:the|this|our|her|his)\b| (?:who|with|had|has|was|is|did|rated|rates|scored|walked|walks|said|reported|reports|told|got|went|could|reached|completed|managed|needed)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas|of|about)\s)(?<who>(?:the )?(?:pt|patient|man|woman|lady|gentleman) in (?:the )?(?:(?:other|next|neighboring|adjacent|window|door) (?:bed|bay|cubicle|chair)\b|(?:bed|bay) [A-D]\b))/iu,
  /(?:^|\b(?:mentioned|of|about|remember(?:ed)?|recall(?:ed)?|had|have|like)\s)(?<who>(?:an?|another|one) (?:\p{Ll}+[- ]){1,3}?(?:(?:that|who|whom) )?I (?:looked after|treated|saw|cared for|took care of|followed) (?:last (?:year|month|spring|summer|fall|winter)|(?:some |many |\w+ )?years? ago|once|in (?:19|20)\d\d|in residency)\b(?=,? who)|(?:an?|another|one) (?:(?:other|former|previous) )?patient of mine\b(?!,? (?:since|for|is)\b))/iu,
  // "Another of my patients lost 50 degrees", "My last patient with this tear had"
  /^\W*(?<who>(?:another|one) of my (?:other )?patients\b(?! (?:is|since)\b)|an?(?:other)? patient of mine\b(?!,? (?:since|for|is)\b)|(?:my|our) (?:last|previous|other) (?:patient|case) with\b)/iu,
  // "Dr. Otto has a man of the same age: that one", "we had a runner with the same tear who"
  /\b(?:I|we|Dr\.? \p{Lu}[\p{L}'’-]+|(?:a|my|our) (?:colleague|partner)|another (?:surgeon|therapist|doctor)) (?:(?:once|also|just) )?(?:has|had|have|treated|operated on|saw|follow(?:s|ed)?|remembers?|recalls?) (?<who>(?:an?|another|one) (?:\p{Ll}+ )?(?:man|woman|patient|lady|gentleman|case|person|nurse|teacher|mechanic|athlete|student|\p{Ll}+er) (?:of (?:about )?(?:the same|a similar|(?:her|his) own) (?:age|build|weight|size)|with (?:the (?:very )?same|an? (?:similar|identical)) \p{Ll}+)\b)(?=: |;|,? (?:who|whose|that one|and (?:that|this) (?:one|man|woman|patient))\b)/iu,
];
/** "the numbers of the other patient", "unlike the other patients": it speaks of the patient, and of no single other. */
const COMPARES =
  /\b(?:than|unlike|like|as|with|compared (?:to|with)|from|alongside|next to|by|near|to|for)\s+$/i;

/** "I am writing about a patient of mine": whom the letter is about. */
const WRITES_ABOUT =
  /\b(?:writing|write|letter|referring|refer|calling|inquir\w+|concerning|on behalf)\b[^.;]*$/i;

/** "The aide, Mrs. Otto, strained her own back", "Her neighbor hurt his own knee": whose injury it is. */
const OWN_INJURY =
  /(?:^|[.;,]\s|\b(?:and|but|while)\s|\s(?=\p{Lu}))(?<who>(?:[Tt]he|[Hh]er|[Hh]is|[Mm]y|[Oo]ur|[Tt]heir|[Aa]n?|[Oo]ne)\s(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?:, (?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+,)?|(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+)\s(?:also |recently |once |had |has )?(?:strained|injured|hurt|sprained|tore|broke|fractured|pulled) (?:her|his|their) own\b/u;
/** In a note on a group: "One lady stopped oxycodone and reports 8/10". */
const OF_GROUP =
  /^\W*(?:one|another|an older|a younger) (?:lady|gentleman|woman|man|person|attendee|member|participant|peer)\s(?!assist)\p{Ll}+/iu;
/** "Kenji rated 7/10" where the patient stands so as well: "Marisol rated 6/10". */
const SAYS =
  "(?:reported|reports|rated|rates|said|says|shared|stated|described|disclosed|walked|slept|feels|felt|told|scored|completed|tolerated|held|stood|performed|lost|needed|managed)";
const GIVEN_SAYS = new RegExp(`^\\W*(?<who>\\p{Lu}\\p{Ll}{2,}) ${SAYS}\\b`, "u");
/** "Mrs. Otto: dizzy 8/10", "Mr. Otto rated 7/10". */
const TITLED_SAYS = new RegExp(
  `^\\W*(?:Mr|Mrs|Ms|Miss)\\.? (?<who>\\p{Lu}[\\p{L}'’-]+)(?::(?=[^:]*\\d)| ${SAYS}\\b)`,
  "u",
);
const SAYS_ITSELF =
  /^\W*\p{Lu}\p{Ll}{2,} (?:reported|reports|said|says|shared|stated|described|disclosed|told|feels|felt)\b/u;
const NO_GIVEN = new RegExp(
  `^(?:patient|client|group|class|members?|participants?|peers?|leader|facilitator|therapist|counsel\\w+|clinician|provider|writer|staff|nurse|everyone|everybody|all|most|many|some|several|both|others?|none|nobody|she|he|they|who|resident|family|interpreter|physician|doctor|pain|mood|anxiety|distress|sleep|affect|appetite|energy|stress|urges?|cravings?|depression|symptoms?|effort|exertion|overall|today|attendance|engagement|motivation|fatigue|levels?|scores?|exam\\w*|imaging|history|function|activity|progress|nothing|nausea|numbness|tingling|dizziness|falls?|side|medication|review\\w*|session|${RELATIVE})$`,
  "iu",
);
/** "Muscle group" and "class III" are of no group. */
const GROUP_NOTE =
  /(?<!\b(?:muscle|muscular|age|medical|provider|practice|payer|control|diagnostic) )\bgroup\b(?! (?:number|no\b|#|plan|policy|id\b|health))|\bclass\b(?! (?:[IV\d]|of\b))/i;
const GROUP_SIZE =
  /\b(?:attendance|attended|members?|participants?|peers|session)\b|\b\d{1,2} (?:present|attending|in attendance)\b/i;

/** The pages that note what a group did, and name the patient as one of it. */
export const groupNotes = (lines: readonly Line[], [given = "", ...rest]: readonly string[]): Set<number> =>
  new Set(
    [...Map.groupBy(lines, ({ page }) => page)].flatMap(([page, all]) => {
      const text = all.map((line) => line.text).join("\n");
      const [first, surname] = [given, rest.at(-1) ?? given].map((word) => word.replace(/[^\p{L}]/gu, "."));
      const says = new RegExp(
        `(?<!\\p{L})(?:${first}|(?:Mr|Mrs|Ms|Miss)\\.? ${surname}(?: \\(${first}\\))?) ${SAYS}\\b`,
        "iu",
      );
      return given.length > 2 && GROUP_NOTE.test(text) && GROUP_SIZE.test(text) && says.test(text)
        ? [page]
        : [];
    }),
  );

export function ofMember(text: string, own: readonly string[]): Part | undefined {
  const titled = TITLED_SAYS.exec(text)?.groups?.who;
  if (titled && !isMisspelled(titled.toLowerCase().split("-"), own))
    return { name: titled, start: 0, end: text.length };
  const who = GIVEN_SAYS.exec(text)?.groups?.who;
  // "Balance scored 42/56": only a name that families give rates, scores and walks.
  const isName = who !== undefined && (GIVEN_NAMES.has(who.toLowerCase()) || SAYS_ITSELF.test(text));
  const isOther = isName && !NO_GIVEN.test(who) && !isOwn(who, own);
  if (!isOther && !OF_GROUP.test(text)) return undefined;
  return { name: isOther ? who : "another member of the group", start: 0, end: text.length };
}
const isOwn = (given: string, [own = "", ...rest]: readonly string[]) => {
  const name = given.toLowerCase();
  return rest.includes(name) || own.startsWith(name.slice(0, 3));
};

export function ofInjured(text: string, own: readonly string[]): Part | undefined {
  const match = OWN_INJURY.exec(text);
  const who = match?.groups?.who ?? "";
  if (
    !match ||
    !who ||
    /\b(?:patient|pt|client|claimant|insured|resident|member|worker|employee|woman|man|lady|gentleman|mother|father)\b/i.test(
      who,
    )
  )
    return undefined;
  if (own.some((word) => who.toLowerCase().includes(word))) return undefined;
  const start = match.index + match[0].indexOf(who);
  return { name: who.replace(/,.*$/, ""), start, end: endOf(text, match.index + match[0].length) };
}

export function ofAnother(text: string, own: readonly string[]): Part | undefined {
  const match = ANOTHERS.map((one) => one.exec(text)).find((one) => one !== null);
  const who = match?.groups?.who?.trim();
  if (!match || !who) return undefined;
  const start = match.index + match[0].length - (match.groups?.who?.length ?? 0);
  // "A patient of mine, Ms. Ames, has"
  if (
    /\b(?:mine|my|our)\b/i.test(who) &&
    own.some((word) => word.length > 2 && text.toLowerCase().includes(word))
  )
    return undefined;
  if (COMPARES.test(text.slice(0, start)) || WRITES_ABOUT.test(text.slice(0, start))) return undefined;
  const end = endOf(text, match.index + match[0].length);
  return CLINICAL.test(text.slice(match.index + match[0].length, end))
    ? { name: who, start, end }
    : undefined;
}

/** The patient's own name, or one that is hardly another: "Ms. Aimes" of Ames. */
const isMisspelled = (words: readonly string[], own: readonly string[]) =>
  own.some((word) =>
    words.some(
      (part) =>
        part === word ||
        (word.length > 5 && distance(part, word) < 3) ||
        (word.length > 3 && part.at(0) === word.at(0) && distance(part, word) < 2),
    ),
  );

/** "Mr. Otto tolerated 30 minutes": what a note says of its patient, under another's name since it was copied from another chart. */
const TREATED =
  /^\W*(?<who>(?:Mr|Mrs|Ms|Miss)\.? (?:\p{Lu}\p{L}+ )?(?<name>\p{Lu}[\p{L}'’-]+)) (?:(?:tolerated|tolerates) (?!no\b)|ambulate[sd] |present(?:s|ed) with (?!(?:the |her |his |their )?(?:patient|pt|client|son|daughter|child|baby|infant|mother|father|husband|wife|spouse)\b)|complain(?:s|ed) of |is (?:status post|s\/p) |underwent |requires (?:min|mod|max|contact|stand|supervision)|arrived with (?:pain|complaints))/u;
export function ofCopied(
  text: string,
  lines: readonly Line[],
  [given = "", ...rest]: readonly string[],
): Part | undefined {
  const { who = "", name = "" } = TREATED.exec(text)?.groups ?? {};
  const words = name.toLowerCase().split("-");
  if (!name || !CLINICAL.test(text.slice(who.length)) || rest.length === 0) return undefined;
  // "Pruitt, Desmond", who is Mr. Achterberg by now.
  const isAlias = lines.some(
    (line) => line.text.toLowerCase().includes(given) && line.text.toLowerCase().includes(name.toLowerCase()),
  );
  return isMisspelled(words, rest) || isAlias ? undefined : { name: who, start: 0, end: text.length };
}

/** "Example: Pt is a 62 y/o male": a form's own text that was left in. */
const OF_TEMPLATE =
  /^\W*(?:(?:example|sample|template)\s?:.{0,20}\b(?:pt|patient|client|he|she) (?:is|was) an? \d{1,3}[- ]?y|(?:sample (?:text|note|wording|phrase)|template text)\s?:.{0,80}\b(?:pt|patient|client)\b)/i;
export const ofTemplate = (text: string): Part | undefined =>
  OF_TEMPLATE.test(text) ? { name: "the form's example", start: 0, end: text.length } : undefined;
