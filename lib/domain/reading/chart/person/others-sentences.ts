import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import { cellsOf, isBlank, type Line, readSentences, type Sentence } from "../../page/page-lines";
import type { Sex } from "./age-and-sex";
import type { HiddenPerson } from "./person-columns";
import { quotedOthers } from "./quoted-blocks";
import { distance } from "./same-person";
import { isAlsoWord } from "./word-names";

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

const RELATIVE =
  "(?:(?:older|younger|big|little|twin|half|step|maternal|paternal|late|elder|eldest|oldest|youngest|own)[- ])?(?:husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|sibling|twin|room-?mate|cousin|aunt|uncle|nephew|niece|grand(?:mother|father|son|daughter|ma|pa)|(?:mother|father|brother|sister)-in-law|neighbor|friend|co-?worker)";

/** What the patient or the writer says of themselves in the same breath. */
const OF_PATIENT =
  /\b(?:she|he|hers?|him|I|me|my|mine|we|us|our|pt|patient|client|child|baby|infant|an? (?:man|woman|person) (?:of|who|with))(?:['’]s)?\b/i;
const REPORTS =
  "reports?|reported|states?|stated|says|said|notes|noted|tells|told|writes|wrote|feels|thinks|believes|describes|confirms?|confirmed|agrees?|denies|denied|adds|added|observed|observes";
const REPORTED = new RegExp(`\\b(?:${REPORTS}|per)\\b`, "i");
/** What a relative tells or does, who is named for it and not for an illness. */
const HELPS = new RegExp(
  `\\b(?:${REPORTS}|present|contact|lives|violence|helps?|helped|assists?|assisted|drives?|drove|brought|brings|carries|carried|accompan\\w+)\\b`,
  "i",
);

/** "Mother   rheumatoid arthritis", "Brother: L4-L5 fusion 2019": a row of a family's history. */
const ROW = new RegExp(
  `^\\s*(?:[-*•.]\\s{0,3})?(?<who>${RELATIVE})s?(?: \\([^)]{1,20}\\))?(?:\\s{2,}|\\s{0,2}[:=–-]\\s{1,8}|,\\s)(?<said>\\S.*)$`,
  "iu",
);
/** Under the head of a family's history one space is enough. */
const ROW_UNDER_HEAD = new RegExp(`^\\s*(?:[-*•.]\\s{0,3})?(?<who>${RELATIVE})s?,? (?<said>\\S.*)$`, "iu");
const FAMILY_HEAD =
  /^\s*(?:(?:past|pertinent|significant) )?(?:family (?:medical |health )?(?:history|hx|hist\.?)|FHx?|FMHx?|fam\.? ?hx)\b[\s:.-]*$/i;
/** "Social History:", "MEDICATIONS:" ends the family's rows. */
const NEXT_HEAD =
  /^\s*(?!(?:mother|father|maternal|paternal)\b)[\p{L} /]{3,40}:\s*$|^\s*(?:social|surgical|past|medical)\b.{0,20}\bh(?:istory|x)\b/iu;
const ILL =
  /\b(?:arthritis|surger(?:y|ies)|fusion|replaced|replacement|stroke|cancer|diabet\w+|heart|attack|MI|CAD|hypertension|HTN|blood pressure|BP|scoliosis|disease|died|deceased|tumou?r|dementia|alzheimer\w*|parkinson\w*|pain|fracture\w*|osteoporosis|gout|lupus|migraines?|depression|alive|healthy|herniat\w+|stenosis|bypass|stent)\b/i;
/** Why somebody is screened or tested: an inherited risk is the patient's own, and its words say whose illness it is. */
const INHERITED =
  /\b(?:cancers?|BRCA\d?|gene(?:tic)?s?|mutation|variant|carrier|lynch|hereditary|familial|inherited|polyposis|aneurysm|sudden (?:cardiac )?death|cardiomyopathy|premature|early[- ]onset|huntington\w*)\b/i;
const ROWS_BELOW = 10;

function relativesRows(lines: readonly Line[]): { index: number; name: string }[] {
  let head = -ROWS_BELOW - 1;
  return lines.flatMap((line, index) => {
    if (line.page !== lines[index - 1]?.page) head = -ROWS_BELOW - 1;
    if (FAMILY_HEAD.test(line.text)) head = index;
    else if (NEXT_HEAD.test(line.text)) head = -ROWS_BELOW - 1;
    const isUnderHead = index - head <= ROWS_BELOW;
    const row = ROW.exec(line.text) ?? (isUnderHead ? ROW_UNDER_HEAD.exec(line.text) : null);
    const { who = "", said = "" } = row?.groups ?? {};
    if (!who) return [];
    const isReport = HELPS.test(said) || /\b(?:pt|patient|client)\b/i.test(said);
    const isIll = ILL.test(said) && (isUnderHead || !OF_PATIENT.test(said));
    return isIll && !isReport && !INHERITED.test(said)
      ? [{ index, name: `the patient's ${who.toLowerCase()}` }]
      : [];
  });
}

/** "Bed B: pain 8/10" below "Rosa Ames (bed A)". */
function otherBeds(lines: readonly Line[], own: readonly string[]): { index: number; name: string }[] {
  const bed = (text: string) => /\b(?:bed|bay) ([A-D])\b/i.exec(text)?.[1]?.toUpperCase();
  const ours = new Map(
    lines.flatMap(({ text, page }) => {
      const letter = own.some((word) => text.toLowerCase().includes(word)) ? bed(text) : undefined;
      return letter ? [[page, letter] as const] : [];
    }),
  );
  return lines.flatMap(({ text, page }, index) => {
    const letter = /^\s*(?:bed|bay) [A-D]\b/i.test(text) ? bed(text) : undefined;
    return letter && ours.has(page) && ours.get(page) !== letter ? [{ index, name: `bed ${letter}` }] : [];
  });
}

type Told = { name: string; spans: { line: number; start: number; end: number }[] };

/** "Mr. Boone had reviewed the plan", "her friend had noticed the limp": what one did for the patient or saw. */
const DONE =
  "reviewed|noticed|noted|seen|observed|watched|witnessed|helped|assisted|driven|brought|called|phoned|measured|recorded|reported|documented|charted|said|told|asked|offered|given|carried|accompanied|requested|ordered|approved|denied|discussed|explained|shown|taught|trained|instructed|treated|evaluated|examined|mentioned|left (?:the|a|an|word|messages?|early)|made|sent|spoken|written|found|agreed|wanted|planned";
/** Verbs of what one has, is or can do oneself. */
const BEARS = `(?:also |once |already |recently |just )?(?:ha[ds] (?!to\\b|been \\w+ing\\b|taken (?:over|on)\\b|(?:${DONE})\\b)|have had |suffers? |suffered |underwent |was diagnosed |rated (?!(?:her|his|the|pt|patient)\\b)|is diabetic\\b|scored |scores |got better\\b|recovered |(?:could (?:never|not|only|barely|hardly) |couldn['’]t |can (?:never|only|barely|hardly) )(?!offer|provide|accommodate|reach |confirm|verify|palpate|reproduce|locate|find|approve|attend|interpret|come\\b|be\\b|help\\b|drive\\b|visit\\b|assist\\b|stay\\b|keep\\b)|died |walks |walked |takes (?!her|him|pt|the patient|care|over|turns)|is an? (?:diabetic|smoker)|regained |gained |improved |returned to (?!the (?:room|call|phone|clinic|office|plan)\\b)|reached (?!out\\b)|achieved |gets? (?:pain|dizzy)|got (?:pain|dizzy|relief)|went from |is in pain)`;
/** "My brother had the same shoulder", "Her mother, she says, could never lift the arm". */
const SUBJECT = new RegExp(
  `(?<before>^["“(]?(?:PS\\W{1,3})?|[,;(–—-]\\s?|\\b(?:and|but|because|while|whereas|since|that|too)\\s|\\s["“(]?(?=\\p{Lu}))(?<np>(?:my|her|his|their|the|our|pt['’]s|patient['’]s|client['’]s)\\s(?<who>${RELATIVE})(?: \\p{Lu}\\p{L}+)?|(?:Mr|Mrs|Ms|Miss)\\.? (?<titled>\\p{Lu}[\\p{L}'’-]+)|(?<bare>${RELATIVE})(?!['’\\p{L}-])|(?<given>\\p{Lu}\\p{L}{2,})(?: \\p{Lu}(?:\\.|[\\p{L}'’-]+)?)?)(?:,? (?:(?:she|he|pt|patient) (?:${REPORTS})|who [^,;.]{3,40}|too|also|for instance|by the way),?|, (?:aged? )?\\d{1,2},)?\\s(?<verb>${BEARS})`,
  "giu",
);
const CLINICAL =
  /\d|\b(?:pressure|sugar|glucose|pain|arthritis|surger(?:y|ies)|fusion|replac\w+|stroke|cancer|diabet\w+|injections?|shots?|brace|therapy|same|attack|disease|tear|fractur\w+|herniat\w+|scoliosis|walk\w*|lift\w*|bend\w*|reach\w*|stand\w*|sit(?:ting)?|relief|numb\w*|dizzy|weak\w*|better|worse|sciatica|\w{3,}(?:pathy|plegia|paresis|phagia|algia|emia|itis|osis)|dementia|confused|back|neck|knee|shoulder|hip)\b/i;
/** "hemiparesis", "dysphagia", "neuropathy". */
const ILLNESS = /\b\w{3,}(?:pathy|plegia|paresis|phagia|algia|emia|itis|osis)\b/i;
/** Where the sentence comes back to whom it is about. */
const BACK =
  /[,;]\s(?=(?:but |and |while |whereas |so )?(?:I|she|he|mine|hers|my|the patient|pt|patient)\b|so\b)/gi;

/** "Her husband's were 158/96", "my sister's Oswestry was 60%": whose the value is. */
const POSSESSIVE = new RegExp(
  `(?<before>^["“(]?(?:PS\\W{1,3})?|[,;(–—-]\\s?|\\b(?:and|but|while|whereas)\\s|\\s["“(]?(?=\\p{Lu}))(?<np>(?:(?:my|her|his|their|our|the)\\s)?(?<who>${RELATIVE})(?: \\p{Lu}\\p{L}+)?['’]s|(?:Mr|Mrs|Ms|Miss)\\.? (?<titled>\\p{Lu}[\\p{L}'’-]+?)['’]s|(?<given>\\p{Lu}\\p{Ll}{2,})['’]s)(?! (?:\\p{L}+ )?(?:reports?|account|goals?|concerns?|statement|estimate|rating|impression|opinion|description|view|words|request|help|assistance|house|home|car|insurance|plan|name|phone|number|employer|work|policy|test|sign)\\b)(?: (?!(?:is|was|were|are)\\b)[\\p{L}\\d/-]+){0,4}? (?:is|was|were|are|has been|have been|runs?|ran|went|fell|dropped|rose|hurts?|still|stays|reads?|took|\\d)`,
  "giu",
);

/** "The other patient in the group rated", "pt in bed B", "mentioned a schoolteacher I looked after last year, who". */
const ANOTHERS = [
  // "Several others were tried: gabapentin, naproxen" speaks of drugs.
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas)\s)(?<who>(?:one|two|three|four|several|some|the) others?\b)(?= (?:who|rated?|scored|walked|said|reported|reports?|described|shared|disclosed|told|cried)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas)\s)(?<who>(?:(?:an?|the|one) (?:second|third|fourth|fifth|different|fellow) (?:group )?(?:pt|patient|participant|member|client|attendee|peer)|one (?:other )?(?:group |class )?(?:member|participant|attendee|peer)|(?:two|three|several|some|most) (?:other )?(?:members|participants|peers|attendees))\b)(?=,| (?:who|had|has|was|were|is|are|rated|rate|scored|walked|said|reported|report|described|shared|disclosed|told|got|went|could|reached|completed|managed|needed|left|cried)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas|of|about)\s)(?<who>(?:(?:the|an|one) )?(?:other|another) (?:\p{Ll}+ )?(?:pt|patient|member|participant|client|lady|man|woman|gentleman|attendee|resident)\b)(?=['’]s\b|,| in (?:the|this|our|her|his)\b| (?:who|with|had|has|was|is|did|rated|rates|scored|walked|walks|said|reported|reports|told|got|went|could|reached|completed|managed|needed)\b)/iu,
  /(?:^|[,;:(–—]\s?|\b(?:and|but|while|whereas|of|about)\s)(?<who>(?:the )?(?:pt|patient|man|woman|lady|gentleman) in (?:the )?(?:(?:other|next|neighboring|adjacent|window|door) (?:bed|bay|cubicle|chair)\b|(?:bed|bay) [A-D]\b))/iu,
  /(?:^|\b(?:mentioned|of|about|remember(?:ed)?|recall(?:ed)?|had|have|like)\s)(?<who>(?:an?|another|one) (?:\p{Ll}+[- ]){1,3}?(?:(?:that|who|whom) )?I (?:looked after|treated|saw|cared for|took care of|followed) (?:last (?:year|month|spring|summer|fall|winter)|(?:some |many |\w+ )?years? ago|once|in (?:19|20)\d\d|in residency)\b(?=,? who)|(?:an?|another|one) (?:(?:other|former|previous) )?patient of mine\b)/iu,
];
/** "the numbers of the other patient", "unlike the other patients": it speaks of the patient, and of no single other. */
const COMPARES =
  /\b(?:than|unlike|like|as|with|compared (?:to|with)|from|alongside|next to|by|near|to|for)\s+$/i;

/** "I am writing about a patient of mine": whom the letter is about. */
const WRITES_ABOUT =
  /\b(?:writing|write|letter|referring|refer|calling|inquir\w+|concerning|on behalf)\b[^.;]*$/i;

/** "I told her of my own sciatica": what the writer went through. */
const OF_WRITER =
  /\b(?:my own|my (?:personal|past)) (?:(?:case|experience|bout|episode|history) (?:of|with) )?(?:(?:low |lower )?back|neck|knee|hip|shoulder|sciatica|pain|surger(?:y|ies)|injur(?:y|ies)|recovery|disc|discs|spine|rehab\w*|fractures?|tear|condition|illness)\b(?!(?: \w+)? (?:notes?|records?|exam\w*|model|findings?|reviews?|impression|opinion|practice|patients|protocol|handouts?|program|school|clinic|class|colleagues?|lawyer|attorney|cases?|clients|scale|diary|form|evaluation|assessment|measure\w*)\b)/i;
const TOLD_PATIENT =
  /\bI (?:\w+ )?(?:told|assured|reassured|(?:shared|discussed|talked|spoke) with|(?:mentioned|explained|described) to) (?:her|him|them|the patient|pt|patient|m[rs]s?\.)/i;
/** What the patient writes, where "I" is no clinician. */
const OF_MESSAGE =
  /\b(?:portal|message|diary|questionnaire|intake|inbox|dear (?:dr|sir|madam)|to whom it may concern|my (?:doctor|therapist|surgeon|physician)|subject)\b|^\s*(?:from|sender)\s*:/i;
const WRITER_GOES_ON =
  /^\s*["“']?(?:I (?:could|couldn|had|was able|was unable|recovered|got better|took|needed|lifted|walked|went|wore|tore|broke)|mine\b|it took me)\b/i;

/** "The aide, Mrs. Otto, strained her own back", "Her neighbor hurt his own knee": whose injury it is. */
const OWN_INJURY =
  /(?:^|[.;,]\s|\b(?:and|but|while)\s|\s(?=\p{Lu}))(?<who>(?:[Tt]he|[Hh]er|[Hh]is|[Mm]y|[Oo]ur|[Tt]heir|[Aa]n?|[Oo]ne)\s(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?:, (?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+,)?|(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+)\s(?:also |recently |once |had |has )?(?:strained|injured|hurt|sprained|tore|broke|fractured|pulled) (?:her|his|their) own\b/u;
/** In a note on a group: "One lady stopped oxycodone and reports 8/10". */
const OF_GROUP =
  /^\W*(?:one|another|an older|a younger) (?:lady|gentleman|woman|man|person|attendee|member|participant|peer)\s(?!assist)\p{Ll}+/iu;
/** "Kenji rated 7/10" where the patient stands so as well: "Marisol rated 6/10". */
const SAYS =
  "(?:reported|reports|rated|rates|said|says|shared|stated|described|disclosed|walked|slept|feels|felt|told|scored|completed|tolerated)";
const GIVEN_SAYS = new RegExp(`^\\W*(?<who>\\p{Lu}\\p{Ll}{2,}) ${SAYS}\\b`, "u");
const SAYS_ITSELF =
  /^\W*\p{Lu}\p{Ll}{2,} (?:reported|reports|said|says|shared|stated|described|disclosed|told|feels|felt)\b/u;
const NO_GIVEN = new RegExp(
  `^(?:patient|client|group|class|members?|participants?|peers?|leader|facilitator|therapist|counsel\\w+|clinician|provider|writer|staff|nurse|everyone|everybody|all|most|many|some|several|both|others?|none|nobody|she|he|they|who|resident|family|interpreter|physician|doctor|pain|mood|anxiety|distress|sleep|affect|appetite|energy|stress|urges?|cravings?|depression|symptoms?|effort|exertion|overall|today|attendance|engagement|motivation|fatigue|levels?|scores?|exam\\w*|imaging|history|function|activity|progress|nothing|nausea|numbness|tingling|dizziness|falls?|side|medication|review\\w*|session|${RELATIVE})$`,
  "iu",
);
const GROUP_NOTE = /\b(?:group|class)\b/i;
const GROUP_SIZE = /\b(?:attendance|attended|members?|participants?|peers|session)\b/i;

/** "her husband Grant": the given names of relatives that the papers tell, and their sex. */
const INTRODUCED = new RegExp(
  `\\b(?:[Hh]er|[Hh]is|[Mm]y|[Tt]he|[Pp]t['’]s|[Pp]atient['’]s) (?<who>${RELATIVE}),? (?<given>\\p{Lu}\\p{Ll}{2,})(?![\\p{L}'’])`,
  "gu",
);
const relativesByName = (lines: readonly Line[], own: readonly string[]): Map<string, Sex | undefined> =>
  new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(INTRODUCED)].flatMap(({ groups }): [string, Sex | undefined][] => {
        const { who = "", given = "" } = groups ?? {};
        return own.includes(given.toLowerCase()) ? [] : [[given, sexOf(who)]];
      }),
    ),
  );
const sexOf = (who: string): Sex | undefined =>
  MALE_WHO.test(who) ? "M" : FEMALE_WHO.test(who) ? "F" : undefined;
/** "She came with her husband. He had a fusion": who is spoken of before. */
const MENTIONS = new RegExp(`\\b(?:her|his|my|the)\\s(?<who>${RELATIVE})\\b`, "iu");
const GOES_ON = new RegExp(`^\\W*(?:He|She) ${BEARS}`, "u");
/** "has a bench that is 18 inches high", "had questions about 12 visits": what one owns or asks is no illness. */
const OWNS =
  /\b(?:has|had)\s+(?:an?|two|three|his|her|their)\b.{0,40}\b(?:house|home|apartment|bench|shower|gym|car|truck|van|bed|chair|recliner|tub|stairs?|steps|dog|cat|farm|shop|job|business|equipment|machine|press|cane|walker|wheelchair|crutch\w*|scooter|license|appointment)\b|\b(?:has|had)\s+(?:\p{L}+\s){0,2}(?:questions?|concerns?|videos?|photos?|exercises|instructions|program|training|power of attorney|records?|list|log|copy|notes?|forms?|papers)\b/iu;
/** "had noticed", "has been trained": what one did about somebody else. */
const DID =
  /\b(?:has|had)\s+(?:been\s)?(?!(?:injur|fractur|ruptur|strain|sprain|dislocat|herniat|recover|improv|suffer|diagnos)ed\b)\p{Ll}+ed\b/u;

const MALE_WHO =
  /\b(?:mr\.?|husband|boyfriend|son|father|dad|brother|uncle|nephew|grand(?:father|son|pa)|man|gentleman)\b/i;
const FEMALE_WHO =
  /\b(?:wife|girlfriend|daughter|mother|mom|mum|sister|aunt|niece|grand(?:mother|daughter|ma)|woman|lady)\b/i;

/** For whom a relative writes: "I am writing for my mother" makes her the patient of the page. */
const WRITES_FOR = new RegExp(
  `\\b(?:for|on behalf of|about|as) (?:my|our) (?<who>${RELATIVE})\\b|\\b(?:written|sent|completed|filled (?:in|out)|submitted|signed|reported) by\\b.{0,60}\\b(?:daughter|son|wife|husband|spouse|parent|mother|father|proxy|guardian|sister|brother|caregiver|partner)\\b`,
  "iu",
);

function sentencesOf(lines: readonly Line[], patient: { name: string; born?: string; sex?: Sex }): Told[] {
  const told: Told[] = [];
  const byProxy = new Set(lines.flatMap(({ text, page }) => (WRITES_FOR.test(text) ? [page] : [])));
  const messages = new Set(lines.flatMap(({ text, page }) => (OF_MESSAGE.test(text) ? [page] : [])));
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
  let goesOn: { name: string; sex?: Sex; writer?: boolean; mentioned?: boolean } | undefined;
  let paragraph = -1;
  for (const sentence of joinedAtColons(readSentences([...lines]))) {
    if (sentence.paragraph !== paragraph) goesOn = undefined;
    paragraph = sentence.paragraph;
    const page = lines[sentence.spans[0]?.line ?? 0]?.page ?? 1;
    const found =
      ofAnother(sentence.text) ??
      ofInjured(sentence.text, own) ??
      (groups.has(page) ? ofMember(sentence.text, own) : undefined) ??
      (byProxy.has(page) ? undefined : ofRelative(sentence.text, isMinor, own, named)) ??
      (messages.has(page) ? undefined : ofWriter(sentence.text));
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

/** The pages that note what a group did, and name the patient as one of it. */
const groupNotes = (lines: readonly Line[], [given = ""]: readonly string[]): Set<number> =>
  new Set(
    [...Map.groupBy(lines, ({ page }) => page)].flatMap(([page, all]) => {
      const text = all.map((line) => line.text).join("\n");
      const says = new RegExp(`(?<!\\p{L})${given.replace(/[^\p{L}]/gu, ".")} ${SAYS}\\b`, "iu");
      return given.length > 2 && GROUP_NOTE.test(text) && GROUP_SIZE.test(text) && says.test(text)
        ? [page]
        : [];
    }),
  );

function ofMember(text: string, own: readonly string[]): Part | undefined {
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

function ofInjured(text: string, own: readonly string[]): Part | undefined {
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

/** A relative of the sentence, of whom the next one may go on to speak. */
function mentionedIn(text: string): { name: string; sex?: Sex; mentioned: true } | undefined {
  const who = MENTIONS.exec(text)?.groups?.who;
  const sex = who && sexOf(who);
  return sex ? { name: `the patient's ${who.toLowerCase()}`, sex, mentioned: true } : undefined;
}
/** What he has or can do himself, without a word of the patient. */
const speaksOfThem = (text: string, sex: Sex): boolean =>
  GOES_ON.test(text) &&
  CLINICAL.test(text) &&
  !OWNS.test(text) &&
  !(sex === "M" ? /\b(?:she|hers?|patient|pt)\b/i : /\b(?:he|his|him|patient|pt)\b/i).test(text);

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
type Part = { name: string; start: number; end: number; isMale?: boolean };

/** Up to where the sentence comes back to the patient. */
function endOf(text: string, from: number): number {
  BACK.lastIndex = 0;
  for (const { index } of text.matchAll(BACK)) if (index > from) return index + 1;
  return text.length;
}

function ofRelative(
  text: string,
  isMinor: boolean,
  own: readonly string[],
  named: ReadonlyMap<string, Sex | undefined>,
): Part | undefined {
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

function ofAnother(text: string): Part | undefined {
  const match = ANOTHERS.map((one) => one.exec(text)).find((one) => one !== null);
  const who = match?.groups?.who?.trim();
  if (!match || !who) return undefined;
  const start = match.index + match[0].length - (match.groups?.who?.length ?? 0);
  if (COMPARES.test(text.slice(0, start)) || WRITES_ABOUT.test(text.slice(0, start))) return undefined;
  const end = endOf(text, match.index + match[0].length);
  return CLINICAL.test(text.slice(match.index + match[0].length, end))
    ? { name: who, start, end }
    : undefined;
}

const ofWriter = (text: string): Part | undefined =>
  OF_WRITER.test(text) && TOLD_PATIENT.test(text) ? { name: WRITER, start: 0, end: text.length } : undefined;

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
