import { GIVEN_NAMES } from "../../page/given-names";
import type { Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import type { Sex } from "./age-and-sex";
import { distance } from "./same-person";
import {
  CLINICAL,
  endOf,
  FEMALE_WHO,
  ILL,
  INHERITED,
  OF_PATIENT,
  type Part,
  REPORTS,
  sexOf,
} from "./told-words";
import { isAlsoWord } from "./word-names";

const REPORTED = new RegExp(`\\b(?:${REPORTS}|per)\\b`, "i");

/** "Mr. Boone had reviewed the plan", "her friend had noticed the limp": what one did for the patient or saw. */
const DONE =
  "reviewed|noticed|noted|seen|observed|watched|witnessed|helped|assisted|driven|brought|called|phoned|measured|recorded|reported|documented|charted|said|told|asked|offered|given|carried|accompanied|requested|ordered|approved|denied|discussed|explained|shown|taught|trained|instructed|treated|evaluated|examined|mentioned|left (?:the|a|an|word|messages?|early)|made|sent|spoken|written|found|agreed|wanted|planned";
/** Verbs of what one has, is or can do oneself. */
const BEARS = `(?:also |once |already |recently |just )?(?:ha[ds] (?!to\\b|been \\w+ing\\b|taken (?:over|on)\\b|(?:${DONE})\\b)|have had |suffers? |suffered |underwent |was diagnosed |rated (?!(?:her|his|the|pt|patient)\\b)|is diabetic\\b|scored |scores |got better\\b|recovered |(?:could (?:never|not|only|barely|hardly) |couldn['’]t |can (?:never|only|barely|hardly) )(?!offer|provide|accommodate|reach |confirm|verify|palpate|reproduce|locate|find|approve|attend|interpret|come\\b|be\\b|help\\b|drive\\b|visit\\b|assist\\b|stay\\b|keep\\b)|died |walks |walked |takes (?!her|him|pt|the patient|care|over|turns)|is an? (?:diabetic|smoker)|regained |gained |improved |returned to (?!the (?:room|call|phone|clinic|office|plan)\\b)|reached (?!out\\b)|achieved |gets? (?:pain|dizzy)|got (?:pain|dizzy|relief)|went from |is in pain|(?:used|tried) (?=[^.;]{0,40}\\b(?:with(?:out)? (?:any |good |no |much |great |little )?(?:benefit|relief|success|effect)|in (?:19|20)\\d\\d)\\b))`;
/** "Greta asks about her own knee": what another wants for themselves. */
const ASKS_OWN =
  "(?:also )?(?:asks?|asked|inquire[sd]?|wonder(?:s|ed)|wants?|wanted|complains?|complained) (?:(?!him\\b|her\\b|them\\b|pt\\b|patient\\b)\\w+ ){0,2}(?:about|of|for|on) (?:her|his|their) own\\b";
/** "My brother had the same shoulder", "Her mother, she says, could never lift the arm". */
const SUBJECT = new RegExp(
  `(?<before>^["“(]?(?:PS\\W{1,3})?|[,;(–—-]\\s?|\\b(?:and|but|because|while|whereas|since|that|too)\\s|\\s["“(]?(?=\\p{Lu}))(?<np>(?:my|her|his|their|the|our|pt['’]s|patient['’]s|client['’]s)\\s(?<who>${RELATIVE})(?: \\p{Lu}\\p{L}+)?|(?:Mr|Mrs|Ms|Miss)\\.? (?<titled>\\p{Lu}[\\p{L}'’-]+)|(?<bare>${RELATIVE})(?!['’\\p{L}-])|(?<given>\\p{Lu}\\p{L}{2,})(?: \\p{Lu}(?:\\.|[\\p{L}'’-]+)?)?)(?:,? (?:(?:she|he|pt|patient) (?:${REPORTS})|who [^,;.]{3,40}|too|also|for instance|by the way),?|, (?:aged? )?\\d{1,2},)?\\s(?<verb>${BEARS}|${ASKS_OWN})`,
  "giu",
);

/** "hemiparesis", "dysphagia", "neuropathy". */
const ILLNESS = /\b\w{3,}(?:pathy|plegia|paresis|phagia|algia|emia|itis|osis)\b/i;

/** "Her husband's were 158/96", "my sister's Oswestry was 60%": whose the value is. */
const POSSESSIVE = new RegExp(
  `(?<before>^["“(]?(?:PS\\W{1,3})?|[,;(–—-]\\s?|\\b(?:and|but|while|whereas)\\s|\\s["“(]?(?=\\p{Lu}))(?<np>(?:(?:my|her|his|their|our|the)\\s)?(?<who>${RELATIVE})(?: \\p{Lu}\\p{L}+)?['’]s|(?:Mr|Mrs|Ms|Miss)\\.? (?<titled>\\p{Lu}[\\p{L}'’-]+?)['’]s|(?<given>\\p{Lu}\\p{Ll}{2,})['’]s)(?! (?:\\p{L}+ )?(?:reports?|account|goals?|concerns?|statement|estimate|rating|impression|opinion|description|view|words|request|help|assistance|house|home|car|insurance|plan|name|phone|number|employer|work|policy|test|sign)\\b)(?: (?!(?:is|was|were|are)\\b)[\\p{L}\\d/-]+){0,4}? (?:is|was|were|are|has been|have been|runs?|ran|went|fell|dropped|rose|hurts?|still|stays|reads?|took|\\d)`,
  "giu",
);

/** "Wife's knee is being replaced in December; her walk is 210 m": an operation that is the relative's, and what goes on of them. */
const OPERATED = new RegExp(
  `^["“(]?(?<whose>(?:my|her|his|their) )?(?<who>${RELATIVE})['’]s (?:right |left |other )?(?:knee|hip|back|neck|shoulder|heart|ankle|foot|hand|wrist|elbow|eye|cataract) (?:(?:is|was|has been|will be|is to be) (?:being )?|gets |got )(?:replaced|operated|repaired|fused|scoped|injected)\\b`,
  "iu",
);
const GOES_ON_OF_THEM: Record<Sex, RegExp> = {
  F: /^[;,]?\s*(?:and )?(?:her|she)\b(?! own\b)/i,
  M: /^[;,]?\s*(?:and )?(?:his|he)\b(?! own\b)/i,
};

/** "brother Esteban (20/day, ACT 22)": what stands behind a relative's name is theirs, but for how they help: "husband Tom (min assist)". */
const BEHIND_NAME = new RegExp(
  `\\b(?:[Ll]ives? with|(?:in|at) (?:the )?(?:home|house(?:hold)?)|[Hh]ousehold|[Ff]amily|[Ss]moker)\\b[^.;()]{0,30}\\b(?<who>${RELATIVE}),? \\p{Lu}\\p{Ll}{2,} (?<aside>\\((?![^()]*\\b(?:assist\\w*|help\\w*|cue\\w*|supervis\\w*|pt|patient|s?he|her|his)\\b)[^()]*(?:\\b(?:\\p{Lu}{2,6}(?:-\\d{1,2})?|A1c)[ :=]{1,2}\\d|\\d ?(?:\\/ ?day|ppd|packs?)\\b)[^()]*\\))`,
  "u",
);

/** "her husband Grant", "Others present: wife Greta": the given names of relatives that the papers tell, and their sex. */
const INTRODUCED = new RegExp(
  `(?:\\b(?:[Hh]er|[Hh]is|[Mm]y|[Tt]he|[Pp]t['’]s|[Pp]atient['’]s)|\\b(?:[Pp]resent|[Aa]ttend(?:ed|ing)|[Aa]ccompanied by|[Cc]ompanion)(?: with)?:?) (?<who>${RELATIVE}),? (?<given>\\p{Lu}\\p{Ll}{2,})(?![\\p{L}'’])`,
  "gu",
);
export const relativesByName = (
  lines: readonly Line[],
  own: readonly string[],
): Map<string, Sex | undefined> =>
  new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(INTRODUCED)].flatMap(({ groups }): [string, Sex | undefined][] => {
        const { who = "", given = "" } = groups ?? {};
        return own.includes(given.toLowerCase()) ? [] : [[given, sexOf(who)]];
      }),
    ),
  );

/** "She came with her husband. He had a fusion": who is spoken of before. */
const MENTIONS = new RegExp(`\\b(?:her|his|my|the)\\s(?<who>${RELATIVE})\\b`, "iu");
const GOES_ON = new RegExp(`^\\W*(?:He|She) ${BEARS}`, "u");
/** "has a bench that is 18 inches high", "had questions about 12 visits": what one owns or asks is no illness. */
const OWNS =
  /\b(?:has|had)\s+(?:an?|two|three|his|her|their)\b.{0,40}\b(?:house|home|apartment|bench|shower|gym|car|truck|van|bed|chair|recliner|tub|stairs?|steps|dog|cat|farm|shop|job|business|equipment|machine|press|cane|walker|wheelchair|crutch\w*|scooter|license|appointment)\b|\b(?:has|had)\s+(?:\p{L}+\s){0,2}(?:questions?|concerns?|videos?|photos?|exercises|instructions|program|training|power of attorney|records?|list|log|copy|notes?|forms?|papers)\b/iu;
/** "had noticed", "has been trained": what one did about somebody else. */
const DID =
  /\b(?:has|had)\s+(?:been\s)?(?!(?:injur|fractur|ruptur|strain|sprain|dislocat|herniat|recover|improv|suffer|diagnos)ed\b)\p{Ll}+ed\b/u;

/** For whom a relative writes: "I am writing for my mother" makes her the patient of the page. */
export const WRITES_FOR = new RegExp(
  `\\b(?:for|on behalf of|about|as) (?:my|our) (?<who>${RELATIVE})\\b|\\b(?:written|sent|completed|filled (?:in|out)|submitted|signed|reported) by\\b.{0,60}\\b(?:daughter|son|wife|husband|spouse|parent|mother|father|proxy|guardian|sister|brother|caregiver|partner)\\b`,
  "iu",
);

/** A relative of the sentence, of whom the next one may go on to speak. */
export function mentionedIn(text: string): { name: string; sex?: Sex; mentioned: true } | undefined {
  const who = MENTIONS.exec(text)?.groups?.who;
  const sex = who && sexOf(who);
  return sex ? { name: `the patient's ${who.toLowerCase()}`, sex, mentioned: true } : undefined;
}
/** What he has or can do himself, without a word of the patient. */
export const speaksOfThem = (text: string, sex: Sex): boolean =>
  GOES_ON.test(text) &&
  CLINICAL.test(text) &&
  !OWNS.test(text) &&
  !(sex === "M" ? /\b(?:she|hers?|patient|pt)\b/i : /\b(?:he|his|him|patient|pt)\b/i).test(text);

export function ofRelative(
  text: string,
  isMinor: boolean,
  own: readonly string[],
  named: ReadonlyMap<string, Sex | undefined>,
): Part | undefined {
  const apart = operatedOn(text) ?? behindName(text, isMinor) ?? illThemselves(text, isMinor);
  if (apart) return apart;
  for (const match of text.matchAll(SUBJECT)) {
    const part = relativeAt(text, match, isMinor, own, named);
    if (part) return part;
  }
  for (const match of text.matchAll(POSSESSIVE)) {
    const { before = "", np = "", who = "", titled, given } = match.groups ?? {};
    // "Thomas's test" names a test: only a relative whose name the page tells has values.
    if (given && !named.has(given)) continue;
    if (titled && own.includes(titled.toLowerCase())) continue;
    if (/^\W*$/.test(before) && !/[,;–—-]/.test(before) && match.index > 0 && !/^\p{Lu}/u.test(np)) continue;
    if (isMinor && /\b(?:son|daughter|twin)$/i.test(who)) continue;
    const start = match.index + before.length;
    const ends = endOf(text, match.index + match[0].length - 1);
    // "was 176/102 and she worries"
    const back = text
      .slice(match.index + match[0].length - 1, ends)
      .search(/ and (?:she|he|I|pt|the patient)\b/);
    const end = back < 0 ? ends : match.index + match[0].length - 1 + back;
    const rest = text.slice(start + np.length, end);
    if (/\d/.test(rest) && !OF_PATIENT.test(rest) && !(FEMALE_WHO.test(who) && /\bhis\b/i.test(rest)))
      return {
        name: titled ?? given ?? `the patient's ${who.toLowerCase()}`,
        start,
        end,
        ...(/^Mr\b/.test(np) || (given && named.get(given) === "M") ? { isMale: true } : {}),
      };
  }
  return undefined;
}

function operatedOn(text: string): Part | undefined {
  const match = OPERATED.exec(text);
  if (!match) return undefined;
  const stop = text.indexOf(";", match[0].length);
  const ends = Math.min(endOf(text, match[0].length), stop < 0 ? text.length : stop);
  // "Her mother's hip was replaced; she worries": behind a pronoun of the patient's own the next one is theirs.
  const sex = sexOf(match.groups?.who ?? "");
  const goesOn = !match.groups?.whose && sex !== undefined && GOES_ON_OF_THEM[sex].test(text.slice(ends));
  const stroke = /^[;,]?\s*/.exec(text.slice(ends))?.[0].length ?? 0;
  return {
    name: `the patient's ${(match.groups?.who ?? "").toLowerCase()}`,
    ...{ start: 0, end: goesOn ? text.length : ends + stroke },
  };
}

/** "Son Marcus has T1DM, A1c 7.0", "A: Husband Floyd uses a wheelchair, MoCA 17/30": an illness or an aid of theirs, and their value behind it. */
const ILL_THEMSELVES = new RegExp(
  `(?:^\\W*|[.;]\\s+\\W{0,4})(?:[A-Z]{1,3}: ?)?(?<np>(?<who>${RELATIVE})(?: (?=\\p{Lu})\\p{L}+)? (?:has (?:(?:an?|had|mild|severe|advanced|early) )?(?:T[12]DM|type [12] diabetes|diabetes|COPD|CHF|CKD|MS|ALS|RA|asthma|epilepsy|dementia|Alzheimer\\S*|Parkinson\\S*|arthritis|ADHD|autism|hypertension|HTN|depression|cancer)|uses (?:an? )?(?:\\w+ )?(?:wheelchair|walker|cane|CPAP|oxygen|insulin pump|pump))\\b)(?=[^.;]{0,40}\\b[A-Z][A-Za-z\\d-]{1,7}[ :=]{1,2}\\d)`,
  "iu",
);
function illThemselves(text: string, isMinor: boolean): Part | undefined {
  const match = ILL_THEMSELVES.exec(text);
  const { np = "", who = "" } = match?.groups ?? {};
  if (!match || (isMinor && /\b(?:son|daughter|twin)$/i.test(who))) return undefined;
  const end = endOf(text, match.index + match[0].length);
  const said = text.slice(match.index + match[0].length, end);
  if (OF_PATIENT.test(said) || /\b(?:she|he|her|his|pt|patient)\b/i.test(said)) return undefined;
  return {
    name: `the patient's ${who.toLowerCase()}`,
    start: match.index + match[0].length - np.length,
    end,
  };
}

function behindName(text: string, isMinor: boolean): Part | undefined {
  const match = BEHIND_NAME.exec(text);
  const { who = "", aside = "" } = match?.groups ?? {};
  if (!match || (isMinor && /\b(?:son|daughter|twin)$/i.test(who))) return undefined;
  const end = match.index + match[0].length;
  return { name: `the patient's ${who.toLowerCase()}`, start: end - aside.length, end };
}

function relativeAt(
  text: string,
  match: RegExpExecArray,
  isMinor: boolean,
  own: readonly string[],
  named: ReadonlyMap<string, Sex | undefined>,
): Part | undefined {
  const { before = "", np = "", who, bare, given, verb = "" } = match.groups ?? {};
  // "Vera rated 8/10" of a group's note; "Mari" is short for Marisol.
  if (given && !bare && !named.has(given) && !isOtherGiven(given, own)) return undefined;
  const titled = match.groups?.titled ?? (given ? np : undefined);
  if (
    titled &&
    own.some((word) =>
      titled
        .toLowerCase()
        .split("-")
        // "Ms. Trevethen" is the patient misspelled.
        .some((part) => part === word || (word.length > 5 && distance(part, word) < 2)),
    )
  )
    return undefined;
  // Behind a plain space only a capital begins what is said anew: "Remarks   My brother had".
  if (/^\W*$/.test(before) && !/[,;–—-]/.test(before) && match.index > 0 && !/^\p{Lu}/u.test(np))
    return undefined;
  // A mother who brings a child speaks of "my son".
  if (isMinor && /^(?:son|daughter|grand(?:son|daughter)|twin)$/i.test(who ?? bare ?? "")) return undefined;
  const start = match.index + before.length;
  // "Celeste reports that her mother fell": the one who reports speaks of the patient.
  if (REPORTED.test(text.slice(0, start)) && !/^\W*(?:she|he|pt|patient|client|I)\b/i.test(text))
    return undefined;
  const end = endOf(text, match.index + match[0].length);
  const rest = text.slice(match.index + match[0].length, end);
  const told = `${verb}${rest}`;
  if (!CLINICAL.test(told) || DID.test(told) || INHERITED.test(rest)) return undefined;
  if (OWNS.test(told) && !/\b(?:stroke|surgery|fusion|fracture|attack|replacement)\b/i.test(rest))
    return undefined;
  // "Partner stands, 30 seconds": without a word that says whose, an illness alone tells that it is the relative's.
  if (bare && !ILL.test(told) && !ILLNESS.test(told)) return undefined;
  const isMeasured =
    /^(?:\w+ )?(?:was diagnosed|underwent)/i.test(verb) || (/scores?d?/i.test(verb) && /^\s?\d/.test(rest));
  // "Her mother takes metformin and her A1c was 8.8": the one who is spoken of goes on.
  const ofThem = rest.replace(/\band (?:her|his|he|she)\b(?! (?:mother|father|pt|patient))/gi, "");
  if (!isMeasured && OF_PATIENT.test(ofThem)) return undefined;
  const relative = titled ?? (who ?? bare ?? "").toLowerCase();
  if (FEMALE_WHO.test(relative) && /\bhis\b/i.test(rest)) return undefined;
  // "His wife asks about his own knee": the patient's.
  const sex = given ? named.get(given) : sexOf(relative);
  if ((sex === "F" && /\bhis own$/i.test(verb)) || (sex === "M" && /\bher own$/i.test(verb)))
    return undefined;
  if (/^Mr\b/.test(np)) return { name: titled ?? np, start, end, isMale: true };
  return { name: titled ?? `the patient's ${relative}`, start, end };
}

/** A name that families give, and none that may be the patient's own cut short. */
const isOtherGiven = (given: string, [own = ""]: readonly string[]): boolean => {
  const name = given.toLowerCase();
  return (
    /^\p{Lu}\p{Ll}/u.test(given) &&
    GIVEN_NAMES.has(name) &&
    !isAlsoWord(name) &&
    !own.startsWith(name.slice(0, 3))
  );
};
