import type { Line } from "../../page/page-lines";
import type { ChartFact } from "../chart";
import { titleCase } from "./headings";

const DEGREE =
  "(?:MD|M\\.D\\.|DO|D\\.O\\.|DPM|DDS|DMD|OD|DC|DPT|PT|OTR(?:/L)?|OT|SLP|FNP(?:-[A-Z]{1,2})?|NP|APRN|PA-C|PA|LCSW|PhD|PsyD)";
const WORD = "\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*";
const NAME = `(?:Dr\\.? )?(?<name>(?:(?:${WORD}|\\p{Lu}\\.?) ){1,3}${WORD}),? (?<degree>${DEGREE})(?![\\p{L}-])(?:, ?[A-Z]{2,4})*`;
const WHEN = "\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}(?:,? +(?:at )?\\d{1,2}:\\d{2}(?: ?[AaPp][Mm])?)?";

/** What a signature looks like. An order "for" somebody, a referral "from" somebody or a copy "to" somebody has none of these words. */
/** The words before a name in any case; the name itself begins with capitals. */
const inAnyCase = (...words: string[]) =>
  `(?:${words.join("|").replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})`;
const SIGNED = inAnyCase("(?:e-?|electronically |digitally )?signed", "e-?sig(?:nature)?\\.?");
const SIGNATURES = [
  `\\b(?:${SIGNED}(?: ${inAnyCase("by")})?|${inAnyCase("dictated(?: by)?", "authenticated(?: by)?", "interpreted by", "read by", "seen by", "/s/")}) *[:,]? +${NAME}`,
  `^ *${NAME},? +\\(?${SIGNED}\\b`,
  `(?:^|\\s{2})${NAME},? +(?:${SIGNED} +)?${WHEN} *$`,
  `(?:^|\\s{2})${inAnyCase("read")} +${NAME} *$`,
  `(?:^|\\s{2})${inAnyCase("radiologist", "clinician", "therapist", "examiner")} *: +${NAME} *$`,
  // "12:52   from  Horatio Pelletier MD   to  Bay PT": who wrote a message. A referral from somebody says not to whom.
  `(?:^|\\s)${inAnyCase("from")}:? +${NAME} +${inAnyCase("to")}\\b`,
].map((pattern) => new RegExp(pattern, "u"));

/** "Read L. Roe MD": what a name does not begin with. */
const BEFORE_NAME = /^ *(?:read|signed|dictated|reviewed|seen|copy|cc|attn|provider|to|from|by)\b/i;
/** "Lysander Roe, MD" alone in the last line of a page: how a letter is signed. */
const CLOSING = new RegExp(`^ *${NAME} *$`, "u");

/** "Return in three months. Lysander Roe, MD." at the end of a dictated letter. */
const CLOSING_IN_TEXT = new RegExp(
  `(?<!(?<!\\p{L})(?:[Cc]c|[Aa]ttn|[Rr]ef|[Rr]eferr|[Pp]hys|[Pp]rov|[Dd]r|[Dd]oc|[Cc]onsult|[Aa]tt|[Ss]up|[Ss]upv|[Oo]rd|[Oo]p))(?<=\\p{Ll})[.!?] +${NAME}\\.? *$`,
  "u",
);

/** "Philippa Gaunt, HR Manager": an employer's or a school's letter. The practice's own desk is no witness. */
const TITLE =
  "(?:(?:\\p{Lu}[\\p{L}&]*|of|and|the) ){0,4}(?:Manager|Director|Supervisor|Owner|Officer|Administrator|Coordinator|Superintendent|President|Principal|Teacher|Foreman|Human Resources|HR)(?: (?:of|for) \\p{Lu}[\\p{L} &]{2,30})?";
const OF_EMPLOYER = new RegExp(
  `^ *(?<name>(?:(?:${WORD}|\\p{Lu}\\.?) ){1,3}${WORD}), (?<degree>(?!.*\\b(?:Billing|Claims?|Office|Practice|Clinic|Medical|Front|Desk|Revenue|Account)\\b)${TITLE}) *$`,
  "u",
);

const surnameOf = (name: string) => /(\S+), [^,]+$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** "Electronically signed Horatio Pelletier MD 9/9/2026": who signed the page, where one person alone did. */
export function signerOf(lines: readonly Line[]): string | undefined {
  const last = nameLine(lines.filter(({ text }) => text.trim() !== ""));
  const names = lines.flatMap((line) =>
    (line === last && !BEFORE_NAME.test(line.text)
      ? [...SIGNATURES, CLOSING, CLOSING_IN_TEXT, OF_EMPLOYER]
      : SIGNATURES
    ).flatMap((signature) => {
      const { text } = line;
      const { name, degree } = signature.exec(text)?.groups ?? {};
      return name && degree ? [`${titleCase(name)}, ${degree}`] : [];
    }),
  );
  const people = new Map(names.map((name) => [surnameOf(name), name]));
  return people.size === 1 ? names[0] : undefined;
}

/** The last line that says anything; under a letter's greeting the one above, where the department stands below the name. */
function nameLine(said: readonly Line[]): Line | undefined {
  const [name, below] = [said.at(-2), said.at(-1)];
  const isClosed = said.slice(-5, -2).some(({ text }) => GREETING.test(text));
  const isNamedAbove = name && below && name.page === below.page && CLOSING.test(name.text);
  return isNamedAbove && (SIGNED_BELOW.test(below.text) || (isClosed && isDepartment(below.text)))
    ? name
    : below;
}
/** "signed electronically 10/28/2026" below the name: how it was signed, and when. */
const SIGNED_BELOW =
  /^\s*\(?(?:e-?|electronically |digitally )?signed(?: electronically| digitally)?(?:,? (?:on |at )?[\d/.: -]{4,24}(?: ?[AP]\.?M\.?)?)?\)?\.?\s*$/i;
const GREETING =
  /^\s*(?:(?:very )?sincerely|(?:with )?(?:kind(?:est)?|best|warm(?:est)?) regards|regards|respectfully|yours (?:truly|sincerely|faithfully)|thank you|thanks)\b[^.]{0,20}$/i;
/** "Otology and Neurotology", "Orthopedic Surgery, Hand Division". */
const isDepartment = (text: string) =>
  DEPARTMENT.test(text) &&
  text
    .trim()
    .split(/,? /)
    .every((word) => /^(?:and|of|the|&)$|^\p{Lu}\p{Ll}/u.test(word));
const DEPARTMENT = /^\s*\p{Lu}\p{Ll}[\p{L}&/-]*(?:,? [\p{L}&/-]+){0,6}\s*$/u;

/** An order is worth as much as whoever gave it. */
const OF_PRESCRIBER =
  /\b(?:prescription|referral|(?:physician|therapy|treatment)(?:'s)? orders?|orders? for)\b/i;

/** Of the chart's pages, one in so many. */
const LEAST_SHARE = 4;
/** Says of each fact who signed its page, where somebody else signed most of the chart: a surgeon's words are worth more under his name. */
export function nameSigners(
  facts: ChartFact[],
  papers: readonly { documentId: string; lines: readonly Line[] }[],
): void {
  const signed = new Map<string, string>();
  for (const { documentId, lines } of papers) {
    for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
      const name = signerOf(own);
      if (name) signed.set(`${documentId}|${page}`, name);
    }
  }
  const pages = [...Map.groupBy(signed.values(), surnameOf)].map(([surname, all]) => ({
    surname,
    count: all.length,
  }));
  const most = Math.max(0, ...pages.map(({ count }) => count));
  // A dentist's one letter among notes that are signed with initials alone makes nobody the chart's usual signer.
  const all = new Set(
    papers.flatMap(({ documentId, lines }) => lines.map(({ page }) => `${documentId}|${page}`)),
  ).size;
  const usual = most * LEAST_SHARE >= all ? pages.filter(({ count }) => count === most) : [];
  for (const fact of facts) {
    const name = signed.get(`${fact.place.documentId}|${fact.place.page}`);
    const isUsual = usual.length === 1 && name !== undefined && surnameOf(name) === usual[0]?.surname;
    if (name && (!isUsual || OF_PRESCRIBER.test(fact.heading))) fact.signedBy = name;
  }
}
