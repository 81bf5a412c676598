import { comparable } from "./clean-text";
import { GIVEN_NAMES } from "./given-names";

/** People's names as documents print them, to the way a letter writes them. */

const PARTICLES = new Set(
  "de la los las del der den van von vom zu zur du des di da dos das do le el al bin ibn bint ter ten te y e af av".split(
    " ",
  ),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** "Luis A. Menendez Sr, USAF (Ret)": where a sponsor served is no part of the name. */
const SERVED =
  /^(?:US(?:A|N|AF|MC|CG|SF|PHS)|U\.S\. (?:Army|Navy|Air Force|Marine Corps|Coast Guard)|Army|Navy|Air Force|Marines?|ret(?:ired|\.)?)$/i;
/** Also the ranks that a military plan's letters put before a sponsor's name. */
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|pvt|pfc|spc|cpl|lcpl|(?:[smt]|gy)?sgt|ssg|csm|sgm|sfc|ens|lt|ltjg|ltc|capt|cpt|maj|col|cmdr|l?cdr|cw[2-5]|po[123]|sra|a1c)\.?$/i;
const CREDENTIAL =
  /^(?:m\.?d|d\.?o|d\.?p\.?m|d\.?d\.?s|d\.?m\.?d|d\.?c|n\.?p|p\.?a|p\.?a-c|r\.?n|f\.?n\.?p|l\.?c\.?s\.?w|p\.?t|d\.?p\.?t|o\.?d|ph\.?d|psy\.?d|lmft|lpc|ot|slp|crna|aprn|pharm\.?d|esq|r\.?ph|otr|mph|facs|cpc|lmhc|bcba)\.?$/i;

/** Words that no person's name holds: titles of forms, columns, organizations. */
const NOT_A_NAME = new Set(
  (
    "a an and any are as at be by for from has have if in is it not of on or our that the this to was we were who with your you " +
    "account acct acnt action address adjustment advice allowed amount appeal appeals associates authorization authorized balance behavioral benefit benefits " +
    "bill billed billing blue board box bureau care center centers centre charge charges check city claim claims clinic code codes " +
    "company complete contact contract copay corporation corp coverage covered cross customer date dates deductible denial denied department dental dependent " +
    "description detail details discount disposition division doctor drive due employee employer enrollee eob explanation facility family fax federation first fund " +
    "gender general government group guardian hca health healthcare healthplan hospital household identification identifier important inc information insurance insured insurer invoice " +
    "injured itemized last letter liability limited llc llp local ltd mail male female medicaid medical medicare medicine member members message middle name names national network " +
    "no notice npi number office ohi operations only organization original orthopedics owner paid parent party patient patients pay payable payer payment permanente pharmacy phone physician physicians " +
    "plan plans please pllc po policy part qic hmo ppo epo pos mri ct cat pet scan xray lumbar cervical thoracic knee shoulder spine hip infusion injection practice practices procedure processed professional program provider providers reason received recipient reconsideration record records reference referral rehab " +
    "rehabilitation relationship remark remarks remit remittance reply request response responsibility review role see self sent service services servicing shield sir madam sponsor state statement status " +
    "street subject subscriber suite summary surgery surgical system tax team telephone therapy total trust type union unit units utilization veteran voucher welfare worker page bldg coordinator " +
    "concern whom manager supervisor director reviewer specialist representative sincerely regards thank thanks dear hello attn attention re to share owe owes rate may yes note notes sex birth same above below " +
    "primary secondary spouse child son daughter id dob ssn mrn unknown none pending approved allowable billed benefit line item items mod modifier pos qty units proc rev prov participating enclosed " +
    // Titles and columns of a chart.
    "history order orders ordered grid log ledger print image sheet flowsheet visit visits walk-in exam exams examination evaluation report reports " +
    "submission registration questionnaire schedule copy scan portal batch template progress treatment diagnosis assessment " +
    // What a fax or a signature is headed with, and what practices are called.
    "license document vendor rendering trace auth retro urgent signed resubmission cardiology chiropractic dermatology imaging laboratory neurology orthopaedics orthopedic pediatrics radiology wellness clearinghouse"
  ).split(" "),
);

/** People are called Tuesday or October, but nobody both. */
const CALENDAR = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april may june july august september october november december"
  ).split(" "),
);
/** "BFR", "TKE": three letters and more that nobody can say. */
const ABBREVIATION = /^[bcdfghjklmnpqrstvwxz]{3,}$/;

/** "Clinch Valley Timber Co.": the form of a company ends its name. */
const COMPANY_FORM = /^(?:cos?|pc|p\.c|plc|lp|incorporated|companies|enterprises|industries|holdings)\.?$/i;

/** "Jeffrey Co" and "Maria Santos Co" are people: what begins as people's names do ends in a surname. */
const endsAsCompany = (tokens: readonly string[]): boolean =>
  tokens.length > 2 &&
  COMPANY_FORM.test(tokens.at(-1) ?? "") &&
  !GIVEN_NAMES.has((tokens[0] ?? "").toLowerCase());

/** "ForwardHealth", "CareSource", "MassHealth": two words in one, of which no person's name is made. */
const BRAND = /\p{Ll}(?:Health|Care|Plan|Plus|Source|Point|Choice|Shield|Cross|First|Net|Well|Med)$/u;

const NAME_TOKEN = /^\p{L}[\p{L}\p{M}'’`.-]*(?<!-)$/u;

export type PersonName = { display: string; printed: string; surnameFirst: boolean };

/** Scanners read O as 0 and I as 1 inside capital letters. */
function repairLetters(token: string): string {
  return /\p{L}/u.test(token) && /^[\p{L}0158'’.,-]+$/u.test(token)
    ? token
        .replace(/0/g, "O")
        .replace(/1/g, token === token.toUpperCase() ? "I" : "l")
        .replace(/5/g, "S")
        .replace(/8/g, "B")
    : token;
}

/**
 * A person's name at the start of `raw`, or undefined when the words are none. What follows the name (a relation
 * in brackets, an id, a birth date) is left off.
 */
export function parsePersonName(raw: string): PersonName | undefined {
  const cut =
    // A form's line letter before the name: "b FINGIERSKI, OTTO".
    raw
      .replace(/^[A-Da-d] (?=\p{Lu}{2,}, ?\p{Lu})/u, "")
      // "Baby boy AMES (Otto)": what the child is called by now stands behind.
      .replace(/^(?:baby|newborn|infant) (?:boy|girl) (\p{Lu}[\p{L}'’-]+) \((\p{Lu}\p{L}+)\)/iu, "$2 $1")
      .replace(
        /^(Baby) (boy|girl)(?= \p{Lu})/u,
        (_, baby, child) => `${baby} ${child === "boy" ? "Boy" : "Girl"}`,
      )
      // 'Theodora "Teddy" Marsh': what they are called stands in quotes.
      .replace(/(?<=\p{L}) ["“][\p{L}.'’-]{2,15}["”](?= \p{Lu})/u, "")
      // "PELLETIER/ROMY", as remittances and airlines print it.
      .replace(/^(\p{Lu}[\p{Lu}'-]+)\/(\p{Lu}[\p{Lu}'-]+)(?=\s|$)/u, "$1, $2")
      .split(
        /\s*[([|;:•·]|\s{2,}|\s[-–—/]\s|\s\/|\s(?=#)|,?\s(?=(?:ID|DOB|D\.O\.B|SSN|MRN|Claim|Member|Medicare|Medicaid|Date|Sex|Age|Acct)\b)|(?:,|(?<=\p{Ll}))\s(?=(?:DOS(?! \p{Lu}\p{L})|CPT|DX|Dx|ICN|NPI|MBI|TIN)\b)/u,
      )[0] ?? "";
  const text = cut
    // "Ada Roe, October 2, 2026" names a day, and "Ada Roe's" what is hers.
    .replace(/(?<=\p{L}),? (?:January|February|March|July|September|October|November|December)$/u, "")
    .replace(/(?<=\p{Lu}\p{L}+ (?:\p{L}+ )?\p{Lu}\p{Ll}+)['’]s$/u, "")
    .replace(/\*+/g, " ")
    .replace(/[\s.,]+$/, "")
    .trim();
  if (text.length < 4 || text.length > 60) return undefined;
  const [before = "", ...after] = text.split(",").map((part) => part.trim());
  const rest = after.findIndex((part) => /\d|^\p{Ll}/u.test(part));
  const given = (rest < 0 ? after : after.slice(0, rest)).filter(
    (part) => part && !SUFFIX.test(part) && !SERVED.test(part),
  );
  const trailing = given.at(-1)?.split(" ").at(-1) ?? "";
  const inGiven = given.length > 0 && SUFFIX.test(trailing) && given.join(" ").includes(" ");
  const suffix = after.find((part) => SUFFIX.test(part)) ?? (inGiven ? trailing : undefined);
  const tokens = (part: string) =>
    part
      .split(/\s+/)
      .map(repairLetters)
      .filter((token, index) => token && !(index === 0 && TITLE.test(token)));
  const surname = tokens(before);
  const first = given.flatMap(tokens).filter((token) => !(inGiven && token === trailing));
  const all = [...surname, ...first];
  if (all.length < 2 || all.length > 6 || !all.every((token) => NAME_TOKEN.test(token) && !BRAND.test(token)))
    return undefined;
  const lettersOnly = all.map((t) => t.toLowerCase().replace(/[.'’`]/g, ""));
  if (
    lettersOnly.some((t) => t.length > 1 && (NOT_A_NAME.has(t) || ABBREVIATION.test(t))) ||
    lettersOnly.filter((t) => CALENDAR.has(t)).length > 1 ||
    all.some((t, i) => i > 0 && CREDENTIAL.test(t) && (i > 1 || t.length > 2 || /\./.test(t)))
  ) {
    return undefined;
  }
  if (given.length === 0 && endsAsCompany(all)) return undefined;
  if (!all.every((t) => /^\p{Lu}/u.test(t) || PARTICLES.has(t.toLowerCase()))) return undefined;
  if (all.filter((t) => t.replace(/\W/g, "").length >= 2).length < 2) return undefined;
  const turned = given.length === 0 && shoutsSurnameFirst(surname);
  const ordered =
    given.length > 0
      ? [...first, ...surname]
      : turned
        ? [...surname.slice(1), ...surname.slice(0, 1)]
        : surname;
  const display = ordered.map((token, index) => naturalCase(token, index, ordered)).join(" ");
  return {
    display: suffix ? `${display} ${naturalCase(suffix, 0, [suffix])}` : display,
    printed: text,
    surnameFirst: given.length > 0,
  };
}

/** "A NEWBORN", "M MARRIED", "E SIGNATURE": what a box of a person holds beside a name. */
const WHO_IT_IS =
  /^\p{Lu} (?:ADULT|MINOR|NEWBORN|INFANT|RESIDENT|DECEASED|DISCHARGED|REFERRED|SIGNATURE|EMPLOYED|RETIRED|SINGLE|MARRIED|DIVORCED|WIDOWED|OTHER)$/u;

/** "H. Fennimore-Castle", "H FENNIMORE-CASTLE": a name only where a person's own label stands before it. */
export function initialAndSurname(raw: string): PersonName | undefined {
  const text = raw.split(/\s*[([|;:,]|\s{2,}/)[0]?.trim() ?? "";
  const surname = /^(?:\p{Lu}\. (?=\p{Lu})|(?![IX])\p{Lu} (?=[\p{Lu}'’-]+$))([\p{L}'’-]{4,31})$/u.exec(
    text,
  )?.[1];
  if (!surname || NOT_A_NAME.has(surname.toLowerCase()) || WHO_IT_IS.test(text)) return undefined;
  return { display: text, printed: text, surnameFirst: false };
}

/** "BEATRIZ LUNA", "THANDIWE COLE": given names that are surnames about as often tell nothing of the order. */
const AS_OFTEN_SURNAMES = new Set(
  (
    "avery blake carter clay cole cooper craig dale dean franklin grant hudson jackson jordan kelly lee leon lewis logan luna marshall " +
    "mason mitchell morgan nelson parker perry ross rowan russell santos scott simon stewart taylor tyler wade wallace warren"
  ).split(" "),
);

/** "SMITH JOHN A", "LOPEZ-DIAZ ANA": capitals without a comma, where the words themselves tell the surname. */
function shoutsSurnameFirst(tokens: string[]): boolean {
  const [first = "", second = "", third = ""] = tokens;
  if (tokens.length > 3 || tokens.some((t) => t !== t.toUpperCase()) || third.replace(/\W/g, "").length > 1)
    return false;
  const isGiven = (token: string) => GIVEN_NAMES.has(token.toLowerCase());
  return (
    (isGiven(second) && !isGiven(first) && !AS_OFTEN_SURNAMES.has(second.toLowerCase())) ||
    (first.includes("-") && !second.includes("-") && !isGiven(first))
  );
}

/** "DE LA MUESTRA" and "McFALSIE" to the usual capitals; mixed case stays as printed. */
function naturalCase(token: string, index: number, all: string[]): string {
  const shouting = all.every((t) => t === t.toUpperCase() || t.length < 2);
  if (!shouting && token !== token.toUpperCase()) return token;
  if (token.length <= 2 && (/\.$/.test(token) || token.length === 1)) return token.toUpperCase();
  if (!shouting && token === token.toUpperCase() && token.length <= 2) return token;
  const lower = token.toLowerCase();
  if (SUFFIX.test(token))
    return /^[jsJS]/.test(token) ? lower.replace(/^./, (c) => c.toUpperCase()) : token.toUpperCase();
  if (PARTICLES.has(lower) && index > 0 && index < all.length - 1) return lower;
  return lower
    .replace(/(^|[-'’`.])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** A name in running text, for rules such as "your patient ___". Bounded, so that it cannot backtrack far. */
export const NAME_IN_PROSE =
  "(?:(?:Mr|Mrs|Ms|Miss|Dr|Pvt|Pfc|Spc|Cpl|[SM]?Sgt|Sfc|Ens|Lt|Capt|Cpt|Maj|Col|Cmdr|Cdr)\\.? )?(\\p{Lu}[\\p{L}'’.-]{0,24}(?:,? (?:(?:de|la|los|las|del|van|von|der|den|di|da|al|bin|el|le|du|y) ){0,3}\\p{Lu}[\\p{L}'’.-]{0,24}){1,4})";

/** "SMITH JOHN" beside a relative "SMITH MARY": the shared first word is the surname. */
export function surnameLeads(name: string, relative: string): boolean {
  const [a, ...restA] = name.trim().split(/\s+/);
  const [b, ...restB] = relative.trim().split(/\s+/);
  const upper = name === name.toUpperCase() && !name.includes(",");
  return (
    upper &&
    Boolean(a && b) &&
    a?.toLowerCase() === b?.toLowerCase() &&
    restA.join() !== restB.join() &&
    restA.length > 0
  );
}

/** "Jane Doe" and "Jane A Doe" are one person. */
export function isSomebodyElse(a: string, b: string): boolean {
  const words = (name: string) =>
    name
      .split(/[\s.]+/)
      .map(comparable)
      .filter((w) => w.length > 1);
  const [x, y] = [words(a), words(b)];
  const shared = x.filter((w) => y.includes(w)).length;
  return shared < Math.min(x.length, y.length);
}
