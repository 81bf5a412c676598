/** Regular expression sources for identifiers of people, as they are printed in US medical and payer papers. */

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Not inside a longer word or number. */
const bounded = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁđĐøØ]/g, (letter) => ({ ł: "l", Ł: "L", đ: "d", Đ: "D", ø: "o", Ø: "O" })[letter] ?? letter);

/** A word as written, without its accents, or with them as separate marks. */
const spellings = (word: string) =>
  [...new Set([word.normalize("NFC"), word.normalize("NFD"), withoutAccents(word)])]
    .map(escapeRegExp)
    .join("|");

const NAME_SUFFIX = /^(jr|sr|ii|iii|iv|v|md|do|phd)\.?$/i;
/** Names that are everyday words: as single words they count as names only with a capital letter. */
const EVERYDAY =
  /^(will|may|mark|grace|hope|faith|joy|rose|bill|art|drew|chase|page|case|best|good|rich|stone|wood|woods|hill|field|bush|rivers|hand|head|long|young|day|short|white|black|brown|green|gray|king|price|cook|baker|miller|smith|hall|lane|park|reed|rice|west|north|bell|church|major|august|april|june|summer|dawn|iris|pat|sue|an|do|so|in|to|no|he|the|can|la|de|van|von|den|del|mi|my|you|sun|lee|son)$/i;
const JOIN = "(?:[\\s,]+|\\s*-\\s*)";

const nameTokens = (name: string) =>
  name
    .split(/[\s,]+/)
    .map((token) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((token) => token !== "" && !NAME_SUFFIX.test(token));

/** Sources of single words: in any case, and as they stand. */
type WordSources = { any: string[]; cased: string[] };
const NO_WORDS: WordSources = { any: [], cased: [] };

/** Sources for a person's full name in both orders and for each of its words. "Doe, Jane" and "Jane Doe" are the same. */
export function nameSources(name: string): { full: string[]; first: WordSources; last: WordSources } {
  const parts = name.split(",");
  const turned =
    parts.length === 2 && nameTokens(parts[1] ?? "").length > 0 ? `${parts[1]} ${parts[0]}` : name;
  const tokens = nameTokens(turned);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return { full: [], first: NO_WORDS, last: NO_WORDS };
  if (tokens.length === 1) return { full: [bounded(spellings(first))], first: NO_WORDS, last: NO_WORDS };
  const word = (token: string) =>
    token.length === 1 ? `${escapeRegExp(token)}\\.?` : `(?:${spellings(token)})`;
  const middle = `(?:${JOIN}\\p{L}\\.?)?`;
  const all = tokens.map(word);
  const surnameFirst = [...all.slice(-1), ...all.slice(0, -1)];
  const full = [all.join(JOIN), surnameFirst.join(JOIN), `${word(first)}${middle}${JOIN}${word(last)}`];
  full.push(`${word(last)}${JOIN}${word(first)}${middle}`);
  const singles = (list: string[]): WordSources => {
    const words = list
      .flatMap((token) => [token, ...token.split("-").filter((part) => part.length > 2)])
      .filter((token) => token.length > 1);
    return {
      any: words.filter((word) => !EVERYDAY.test(word)).map((word) => bounded(spellings(word))),
      cased: words.filter((word) => EVERYDAY.test(word)).map(everydayWord),
    };
  };
  return {
    full: full.map(bounded),
    first: singles([first]),
    last: singles(tokens.slice(1)),
  };
}

/** An everyday word is a name only as "Long" or "LONG". */
function everydayWord(word: string): string {
  const titled = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return bounded([titled, word.toUpperCase()].map(escapeRegExp).join("|"));
}

/**
 * A source of plain words in any case, for an expression that is about case: of one in which "(?-i:" stands V8 loses "i"
 * altogether in a process that has compiled many.
 */
const anyCase = (source: string) =>
  source.replace(/\\.|\[[^\]]*\]|[a-z]/gi, (part) =>
    part.length === 1 ? `[${part.toUpperCase()}${part.toLowerCase()}]` : part,
  );

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH_ENDS = [
  "uary",
  "ruary",
  "ch",
  "il",
  "",
  "e",
  "y",
  "ust",
  "t(?:ember)?",
  "ober",
  "ember",
  "ember",
];
const SEP = "[\\s/.,\\-‐‑–]{1,2}";

/** Sources for one ISO date in the ways Americans print it. */
export function dateSources(iso: string): string[] {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return [bounded(escapeRegExp(iso))];
  const [, year = "", month = "", day = ""] = match;
  const m = `0?${Number(month)}`;
  const d = `0?${Number(day)}`;
  const y = `(?:${year}|${year.slice(2)})`;
  const index = Number(month) - 1;
  const name = `${MONTHS[index]}(?:${MONTH_ENDS[index]})?\\.?`;
  return [
    `${m}${SEP}${d}${SEP}${y}`,
    `${year}${SEP}${m}${SEP}${d}`,
    `${year}${month}${day}`,
    `${month}${day}${year}`,
    `${name}${SEP}${d}(?:st|nd|rd|th)?${SEP}${y}`,
    `${d}(?:st|nd|rd|th)?${SEP}(?:of\\s)?${name}${SEP}${y}`,
  ].map(bounded);
}

/**
 * Sources for an identifier with any spacing or hyphens. Very short ones ("100") would match everywhere, so those are
 * looked for only after one of their labels.
 */
export function idSources(id: string, labels: string): string[] {
  const characters = [...id].filter((character) => /[\p{L}\p{N}]/u.test(character)).map(escapeRegExp);
  if (characters.length === 0) return [];
  const loose = characters.join("[\\s\\-‐‑–./]{0,3}");
  if (characters.length >= 4) return [bounded(loose)];
  return [
    `(?<=(?:${labels})[^\\p{L}\\p{N}]{0,12}(?:(?:number|no|id)[^\\p{L}\\p{N}]{0,12})?)(?<![\\p{L}\\p{N}])(?:${loose})(?![\\p{L}\\p{N}])`,
  ];
}

export const literalSource = (text: string) =>
  bounded(text.trim().split(/\s+/).map(escapeRegExp).join("\\s+"));

/** SSNs, whole or masked, and what follows a label that says SSN. Never sent, never restored. */
export const SSN_SOURCES = [
  "(?:social\\s+security(?:\\s+(?:number|no))?|\\bSSN?)\\b[\\s#:.()]*(?:(?:number|no|ending|last\\s+four|last\\s+4|in|is|are|digits)[\\s#:.()]*)*(?:[\\dxX*•][\\dxX*•\\s.\\-‐‑–]{2,12}[\\dxX*•]\\b|[\\dxX*•]{4,11})",
  "(?<![\\p{L}\\p{N}])[\\dxX*•]{3}[\\s]?[\\-‐‑–.\\s][\\s]?[\\dxX*•]{2}[\\s]?[\\-‐‑–.\\s][\\s]?\\d{4}(?!\\d)",
];

const US_STREET =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|way|parkway|pkwy|highway|hwy|terrace|ter|trail|trl|square|sq|loop|pike|row|walk|landing|alley)";

/** Identifiers that can be told by their shape alone. */
export const SHAPE_SOURCES: readonly { name: string; source: string; cased?: true }[] = [
  {
    name: "EMAIL",
    source:
      "(?<![\\p{L}\\p{N}._%+\\-])[\\p{L}\\p{N}._%+\\-]{1,64}@[\\p{L}\\p{N}\\-]{1,63}(?:\\.[\\p{L}\\p{N}\\-]{1,63}){1,5}",
  },
  {
    name: "PHONE",
    source:
      "(?<![\\p{L}\\p{N}])(?:\\+?1[\\s.\\-]?)?(?:\\(\\d{3}\\)\\s?|\\d{3}[\\s.\\-‐‑–])\\d{3}[\\s.\\-‐‑–]\\d{4}(?!\\d)",
  },
  {
    name: "ADDRESS",
    source: `(?<![\\p{L}\\p{N}])\\d{1,6}(?:[ \\t]{1,4}[\\p{L}\\p{N}.'’]{1,25}){1,4}?[ \\t]{1,4}${US_STREET}\\b\\.?(?:,?[ \\t]+(?:apt|apartment|suite|ste|unit|#)\\.?[ \\t]*[\\p{L}\\p{N}\\-]+)?`,
  },
  {
    name: "CITY",
    cased: true,
    source:
      "(?<![\\p{L}.'’])[A-Z][\\p{L}.'’]{1,25}(?:[ \\t][A-Z][\\p{L}.'’]{1,25}){0,2},?[ \\t]{1,4}[A-Z]{2}[ \\t]{1,4}\\d{5}(?:-\\d{4})?(?!\\d)",
  },
  {
    name: "BIRTH_DATE",
    source:
      "(?<=(?:\\bdob|birth\\s*-?date|date\\s+of\\s+birth|birth\\s+date\\s*/\\s*sex|\\bborn(?:\\s+on)?)[^\\p{L}\\p{N}]{0,12})(?:\\d{1,4}[\\s/.\\-]\\d{1,2}[\\s/.\\-]\\d{2,4}|\\p{L}{3,9}\\.?\\s+\\d{1,2},?\\s+\\d{4})",
  },
  {
    name: "MEDICARE_NUMBER",
    source:
      "(?<![\\p{L}\\p{N}])[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\\d-?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\\d-?[AC-HJKMNP-RT-Y]{2}\\d{2}(?![\\p{L}\\p{N}])",
  },
  {
    name: "PERSON",
    cased: true,
    source: `(?=[A-Z])(?<=${anyCase(
      "\\b(?:patient|member|subscriber|insured|beneficiary|employee|sponsor|card\\s?holder|enrollee)(?:['’]?s)?(?:(?:[ \\t]{1,4}name)?[ \\t]{0,20}[:.][ \\t.:]{0,40}|[ \\t]{1,4}name[ \\t]{2,40})",
    )})[A-Z][\\p{L}'’\\-]+(?:,?[ \\t][A-Z][\\p{L}'’.\\-]*){1,3}`,
  },
  {
    name: "RECORD_NUMBER",
    source:
      "(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}\\-]{0,24}\\d)(?<=\\b(?:member|subscriber|insured|patient|group|policy|contract|medicare|medicaid|identification|card|certificate|mrn|med\\s+rec|medical\\s+record|account|acct|claim|icn|dcn|reference|ref|file|case|appeal|authorization|auth)(?:['’]?s)?(?:[ \\t]{0,4}(?:i\\.?d\\b\\.?|number|no|num|#|acct|group)){0,3}(?:[ \\t.]{0,20}[:#.][ \\t.#:]{0,40}|[ \\t]{2,40}))(?!\\d{4}-\\d{2}-\\d{2})[\\p{L}\\p{N}][\\p{L}\\p{N}\\-]{4,24}(?![\\p{L}\\p{N}]|[.,]\\d)",
  },
  { name: "NUMBER", source: "(?<![\\p{L}\\p{N}$.,])\\d{9,}(?![\\p{L}\\p{N}])" },
];
