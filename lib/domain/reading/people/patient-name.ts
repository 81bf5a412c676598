import { isCityAndState, isPlace } from "../gates/name-gate";
import { findDates } from "../page/calendar-date";
import {
  bestOf,
  type Candidate,
  firstLine,
  inScope,
  type Reading,
  type Scope,
  spansWithin,
} from "../page/candidate";
import { comparable } from "../page/clean-text";
import { GIVEN_NAMES } from "../page/given-names";
import type { LabeledValue } from "../page/labeled-values";
import {
  initialAndSurname,
  isSomebodyElse,
  NAME_IN_PROSE,
  type PersonName,
  parsePersonName,
  surnameLeads,
} from "../page/person-name";
import { payersOn } from "../payer/payer-mention";
import { enrolleeOfRelative, relativeOfEnrollee } from "./federal-enrollee";
import {
  addressee,
  assignors,
  namesInCells,
  surnameAndInitials,
  surnamesBelow,
  wrappedNames,
} from "./patient-in-lists";
import { personsInProse } from "./patient-in-prose";

/** Above any label of the insured's; over a "Re: our insured …" alone where the name is no common one. */
const OF_ACCIDENT = 0.96;
const UNSURE_OF_ACCIDENT = 0.72;
const TREATMENT =
  / (?:laser|taping|equipment|ambulance|transport|suppl(?:y|ies)|orthotics?|braces?|needling|decompression|imaging|injections?|x-?rays?|mri|stimulation|traction|massage|acupuncture|manipulations?|adjustments?|surgery|therapy|visits?|services|care|exam)$/i;

const PROSE: { pattern: RegExp; score: number }[] = [
  { pattern: `\\b[Cc]laims? (?:received )?for (?:services (?:to|for) )?${NAME_IN_PROSE}`, score: 0.95 },
  {
    pattern: `\\b[Cc]laim (?:number |no\\.? |# ?)?[A-Z0-9][\\w-]{4,24},? (?:for|of) ${NAME_IN_PROSE}`,
    score: 0.95,
  },
  { pattern: `\\b[Cc]laims? received for ${NAME_IN_PROSE}`, score: 0.95 },
  {
    pattern: `\\b(?:your|our|the|this|above|named|covered) (?:patient|member|enrollee|beneficiary|client|dependent),? ${NAME_IN_PROSE}`,
    score: 0.9,
  },
  { pattern: `\\b(?:[Bb]enefits|BENEFITS) (?:for|FOR):? ${NAME_IN_PROSE}`, score: 0.8 },
  { pattern: `\\b[Pp](?:atient|ATIENT):? ${NAME_IN_PROSE}`, score: 0.88 },
  { pattern: `\\b[Cc]laimant:? ${NAME_IN_PROSE}`, score: 0.8 },
  {
    pattern: `\\byour (?:son|daughter|child|wife|husband|spouse|mother|father),? ${NAME_IN_PROSE}`,
    score: 0.92,
  },
  // "Re: Your daughter Maren Onslow     Member number …"; "Your daughter, Ada Roe, spoke for you" may be said of anybody.
  {
    pattern: `^Your (?:son|daughter|child|wife|husband|spouse|mother|father) ${NAME_IN_PROSE}(?=$|,? (?:[Mm]ember|I\\.?D\\b|[Gg]roup|[Cc]laim|[Pp]olicy|[Pp]lan|DOB|[Dd]ate|[Aa]ccount|Your)\\b)`,
    score: 0.92,
  },
  {
    pattern: `\\b(?:[Mm]ember|[Ee]nrollee|[Bb]eneficiary|[Rr]ecipient|[Ii]nsured)(?: name)?:? ${NAME_IN_PROSE}`,
    score: 0.7,
  },
  { pattern: `(?:[Nn]otice|NOTICE) (?:for|FOR) ${NAME_IN_PROSE}`, score: 0.85 },
  {
    pattern: `(?:[Pp]arent|PARENT|[Gg]uardian|GUARDIAN)(?:\\(?s\\)?)?(?: ?(?:/|or|OR|and) ?(?:[Gg]uardian|GUARDIAN|[Pp]arent|PARENT))? (?:of|OF):? ${NAME_IN_PROSE}`,
    score: 0.86,
  },
  {
    pattern: `\\b(?:services?|care|treatment|visits?|therapy|surgery|admission|stay|request|coverage|procedure|test|item|equipment) (?:provided to|rendered to|given to|furnished to|received by|for|of|on behalf of) ${NAME_IN_PROSE}`,
    score: 0.62,
  },
  {
    pattern: `['’]s (?:son|daughter|child|wife|husband|spouse|mother|father|dependent),? ${NAME_IN_PROSE}`,
    score: 0.93,
  },
  {
    pattern: `^${NAME_IN_PROSE}, your (?:son|daughter|child|wife|husband|spouse|mother|father)\\b`,
    score: 0.9,
  },
  { pattern: `\\bservices? to ${NAME_IN_PROSE}`, score: 0.6 },
  // "our insured Ida Brandt … the bills for Lorne Brandt that we received": whose accident policy it is is often another one.
  {
    pattern: `(?<!\\bpaid (?:(?:the|your|all|these) )?)\\b[Bb]ills? for (?!Drs?\\b)${NAME_IN_PROSE}(?= (?:that|which) (?:we (?:received|have|got)|you (?:sent|submitted|billed|mailed|faxed))\\b| for (?:treatment|care|services|visits)\\b)`,
    score: OF_ACCIDENT,
  },
  {
    pattern: `\\b(?:[Vv]isits?|[Tt]reatments?|[Ss]essions?) that (?!Drs?\\b)${NAME_IN_PROSE}(?= (?:made to|had with|paid to|received from) (?:you|your|Drs?)\\b)`,
    score: OF_ACCIDENT,
  },
  // "… the visit that Dr. Sloane gave Mrs. Ida Brandt on July 14"
  {
    pattern: `\\b(?:gave|treated|saw|examined|operated on)(?: (?:to|your patient))? ${NAME_IN_PROSE}`,
    score: 0.62,
  },
  {
    pattern: `\\b${NAME_IN_PROSE} (?:is|was) (?:covered|insured|enrolled) as (?:the|a) (?:wife|husband|spouse|son|daughter|child|dependent)`,
    score: 0.8,
  },
  { pattern: `\\b(?:rendered|provided|furnished|given) (?:to|for) ${NAME_IN_PROSE}`, score: 0.62 },
  {
    pattern: `\\b(?:writ(?:e|ing)|(?:letter|notice) (?:is|concerns)|[Tt]his (?:is|concerns))(?: to you)?(?: about| regarding)? ${NAME_IN_PROSE}`,
    score: 0.62,
  },
  // "Mr. Leonard Voss, whom you treated on …"
  {
    pattern: `${NAME_IN_PROSE},? (?:whom|who was|who is being) (?:you |your \\p{Ll}+ )?(?:treated|saw|seen|cared for|treating|examined|evaluated)\\b`,
    score: 0.66,
  },
  // "Marisol Tremblay's coverage ended on August 31, 2026."
  {
    pattern: `\\b${NAME_IN_PROSE}['’]s (?:visits?|claims?|bills?|treatments?|therapy|coverage|care|surgery|plan of care|records|notes|benefits?|appointment|services?)\\b`,
    score: 0.58,
  },
  // "Marisol Tremblay was not covered by our plan on that day."
  {
    pattern: `\\b${NAME_IN_PROSE} (?:(?:is|was) (?:not |no longer )?(?:covered|eligible|insured|enrolled) |(?:had|has) (?:no|other|another) (?:coverage|insurance|plan)\\b)`,
    score: 0.6,
  },
  {
    pattern: `\\bclaims? (?:that )?(?:you|we|was|were) (?:sent|submitted|received|filed|billed)(?: to us)? for ${NAME_IN_PROSE}`,
    score: 0.9,
  },
  { pattern: `\\b(?:for|regarding|concerning) ${NAME_IN_PROSE}`, score: 0.4 },
  // A person whose birth is told is whom the claim is about, whatever word stands before.
  {
    pattern: `\\b(?:for|of|about) ${NAME_IN_PROSE},? \\(?(?:[Mm]edicare|[Mm]edicaid|[Mm]ember|[Ss]ubscriber|[Ii]dentification|ID|MBI)(?: (?:ID|[Nn]umber|no\\.?|#))? ?(?:is )?(?=[\\w-]*\\d)`,
    score: 0.66,
  },
  { pattern: `${NAME_IN_PROSE},? \\(?(?:date of birth|DOB|D\\.O\\.B|born)\\b`, score: 0.66 },
  { pattern: `^(?:RE|Re|Regarding|Subject|SUBJECT|REGARDING):? ${NAME_IN_PROSE}`, score: 0.7 },
].map(({ pattern, score }) => ({ pattern: new RegExp(pattern, "gu"), score }));

/** A sentence about a claim that is paid is not about the denied one. */
const SETTLED =
  /\b(?:paid in full|was paid|were paid|has been paid|nothing more is (?:due|needed)|overturned|reversed)\b/i;

const SENT_TO =
  /^\s*(?:to|mailed to|sent to)(?::| {2,})\s*(\p{Lu}[\p{L}.'’ -]{4,40}), (?:\d{1,6} \p{L}|P\.? ?O\.? box)/iu;
const RELATIVE_NEXT = /^ (?:son|daughter|child|wife|husband|spouse|mother|father|dependent)\b/;

const DEAR = new RegExp(
  `^(?:Dear|Hello|Hi) (?:Parent of |Parent or guardian of |parent of )?${NAME_IN_PROSE}[,:]?$`,
  "u",
);
const PROVIDER_SIGNS = /\b(?:M\.?D|D\.?O|DPM|DDS|DMD|LLC|PLLC|P\.?C|Inc|NP|PA-C|PhD|LCSW|DC|PT|DPT)\b/;

/** A street after a name: the addressee's block. */
const STREET = /^\d{1,6}\s+\p{L}|^P\.? ?O\.? box/iu;

const ROLE =
  /^(?:participant|member|claimant|employee|enrollee|subscriber|insured|patient|beneficiary),? (?=\p{Lu}[\p{L}.'’-]* \p{Lu})/iu;

/** What may follow somebody's name in that of a house: "Copper Basin Health Cooperative". */
const HOUSE_GOES_ON =
  /^ (?:health|insurance|mutual|medical|benefits?|plan|casualty|assurance|indemnity|fund|trust|clinic|hospital|administrat\w+)\b/i;

/** "… reviewed this claim for Copper Basin": the first words of a house's name are nobody's. */
const isOfHouse = ({ lines }: Reading, { name, score }: Found): boolean =>
  score < SAID_BY_LABEL &&
  lines.some(({ text }) => {
    const at = text.toLowerCase().indexOf(name.printed.toLowerCase());
    return at >= 0 && HOUSE_GOES_ON.test(text.slice(at + name.printed.length));
  });
const SAID_BY_LABEL = 0.951;

/** "Palmetto GBA" over an address: a payer's whole name, which reads like a person's. */
const isPayer = (name: string): boolean =>
  payersOn({ text: name }).some(({ start, end }) => start === 0 && end === name.length);

type Found = Candidate & { name: PersonName };

/** Every person who may be the patient. `score` tells patients from subscribers and addressees. */
function patientCandidates(reading: Reading): Found[] {
  const found: Found[] = [];
  const relatives = subscriberNames(reading);
  const add = (said: string, told: number, spans: Candidate["spans"]) => {
    // "Re: Participant Gideon Farr": whose plan it is stands before who was treated.
    const role = ROLE.exec(said)?.[0] ?? "";
    const raw = said.slice(role.length);
    const score = role && !/^(?:patient|claimant)/i.test(role) ? Math.min(told, 0.5) : told;
    const name = parsePersonName(raw);
    if (!name || isPayer(name.printed)) return;
    const turned = relatives.some(
      (r) => comparable(r) !== comparable(name.printed) && surnameLeads(name.printed, r),
    );
    const display = turned ? name.display.replace(/^(\S+) (.+)$/, "$2 $1") : name.display;
    found.push({ name, value: display, score, spans: trimmed(spans, reading, name.printed) });
  };
  const ofInjury = reading.labeled.some((v) =>
    /^(?:date of injury|injury date|d\.?o\.?i\.?)$/i.test(v.labelText),
  );
  for (const v of reading.labeled) {
    if (v.label.kind !== "patient" && v.label.kind !== "member" && v.label.kind !== "subscriber") continue;
    // Against a carrier for injuries at work the employee is the one who was treated.
    const hurt = ofInjury && v.layout !== "below" && /^(?:employee|claimant)(?: name)?$/i.test(v.labelText);
    const isHolders = enrolleeOfRelative(reading)?.spans.includes(v.span);
    const base =
      (hurt ? 0.8 : isHolders ? 0.3 : v.label.weight) *
      (v.layout === "inline" ? 1 : v.layout === "next-cell" ? 0.97 : 0.96);
    const value =
      v.label.kind === "subscriber" ? v.value.replace(/^[\d\w-]*\d[\d\w-]*\s*\/\s*/, "") : v.value;
    const self = /\b(?:self|\(patient\)|same)\b/i.test(v.value) ? 0.2 : 0;
    const initial = v.label.weight >= 0.75 && v.layout !== "below" && initialAndSurname(value);
    if (initial) found.push({ name: initial, value: initial.display, score: base, spans: [v.span] });
    const short = v.label.kind !== "subscriber" && v.label.weight >= 0.75 && surnameAndInitials(value);
    if (short)
      found.push({
        name: { display: short, printed: value, surnameFirst: true },
        value: short,
        score: base,
        spans: [v.span],
      });
    add(parsePersonName(value) ? value : withNextCell(value, v, reading), base + self, [v.span]);
  }
  for (const sentence of reading.sentences) {
    for (const { pattern, score } of PROSE) {
      for (const match of sentence.text.matchAll(pattern)) {
        if (/^patient /i.test(match[0]) && !isBesideLabel(match[0], sentence, reading)) continue;
        const raw = onOneLine(match[1] ?? "", sentence, reading);
        if (
          PROVIDER_SIGNS.test(
            sentence.text.slice(match.index + match[0].length, match.index + match[0].length + 8),
          )
        )
          continue;
        // "Lt. Col. Vigil's daughter": whose relative was treated is not who was.
        const after = sentence.text.slice(match.index + match[0].length);
        if (/['’]s$/.test(raw) && RELATIVE_NEXT.test(after)) continue;
        const own = raw.replace(/['’]s$/, "");
        // "the bills for Cold Laser that we received"
        if (score === OF_ACCIDENT && TREATMENT.test(own)) continue;
        const isSure =
          score !== OF_ACCIDENT || /\b(?:Mrs?|Ms|Miss)\b/.test(match[0]) || isCalledAsPerson(own, reading);
        const told = isSure ? score : UNSURE_OF_ACCIDENT;
        const settled = SETTLED.test(sentence.text) ? 0.4 : 0;
        add(own, told - settled, spansWithin(sentence, reading.lines, own));
      }
    }
  }
  addLineRules(reading, add);
  const relative = relativeOfEnrollee(reading);
  if (relative) add(relative.printed, OF_RELATIVE, [relative.span]);
  found.push(...childOfAddressee(reading), ...relativesOfHolder(reading));
  for (const { raw, score, spans } of personsInProse(reading)) add(raw, score, spans);
  for (const { raw, score, ...span } of [
    ...wrappedNames(reading),
    ...surnamesBelow(reading),
    ...namesInCells(reading.lines),
    ...addressee(reading.lines),
    ...assignors(reading.lines),
  ])
    add(raw, score, [span]);
  return found;
}

/** Opens with a common given name, or has the surname of whom the paper calls insured: "Gwendolyn Sharpless", "Lorne Sharpless". */
function isCalledAsPerson(name: string, { sentences }: Reading): boolean {
  const words = name.split(" ");
  if (GIVEN_NAMES.has((words[0] ?? "").toLowerCase())) return true;
  return sentences.some(({ text }) =>
    [...text.matchAll(INSURED)].some(
      ([, given = "", surname]) => surname === words.at(-1) && given !== words[0],
    ),
  );
}
const INSURED =
  /\b(?:insured|policy ?holder|member|subscriber|Mrs?\.?|Ms\.?)[:,]? (?:Mrs?\.? |Ms\.? )?(?:(\p{Lu}[\p{L}'’-]{1,24}) (?:\p{Lu}\.? )?)?(\p{Lu}[\p{L}'’-]{1,24})/gu;

/** The envelope tells it, and no label: fairly sure. */
const OF_RELATIVE = 0.7;

/** "your daughter Mia received": a letter to the parents names their child without the surname. */
const CHILD = /\byour (?:son|daughter|child),? (\p{Lu}\p{Ll}{1,15})(?![\p{L}'’-]|['’]s \p{Lu}| \p{Lu})/u;
const PARENTS =
  /^\s*Dear (?:(?:Mr|Mrs|Ms|Mx|Dr)\.? (?:(?:and|&|or) (?:Mr|Mrs|Ms|Mx|Dr)\.? )?)?(?:\p{Lu}[\p{L}.'’-]+ ){0,3}(\p{Lu}[\p{L}'’-]+)[,:]?\s*$/u;
/** In doubt: a child may have another surname. */
const CHILDS_SCORE = 0.62;

function childOfAddressee({ lines, sentences }: Reading): Found[] {
  const at = lines.findIndex(({ text }) => PARENTS.test(text));
  const surname = PARENTS.exec(lines[at]?.text ?? "")?.[1];
  const sentence = sentences.find(({ text }) => CHILD.test(text));
  const given = sentence && CHILD.exec(sentence.text)?.[1];
  const isPerson = given && surname && GIVEN_NAMES.has(given.toLowerCase()) && !NO_SURNAME.test(surname);
  if (!isPerson) return [];
  const display = `${given} ${surname}`;
  const name: PersonName = { display, printed: given, surnameFirst: false };
  return [{ name, value: display, score: CHILDS_SCORE, spans: spansWithin(sentence, lines, given) }];
}
/** "2.  For ILKA (daughter, born 03/19/2009)      Claim 26-7731": over its claim a member of a family is told by the given name. */
const GIVEN_RELATED =
  /^\s*(?:\d{1,2}[.)]\s+)?(?:for|patient|(?:services|claims?) for)(?::\s*|\s+)(\p{Lu}\p{L}{1,15}),?\s{1,3}\((?:your )?(you|self|subscriber|policyholder|spouse|wife|husband|son|daughter|child|dependent)\b/iu;
const IS_HOLDER = /^(?:you|self|subscriber|policyholder)$/i;
const ADDRESS_WITHIN = 14;

/** Whom the paper is addressed to, by name and street: an explanation of benefits goes to the one whose plan it is. */
const addressedHolder = ({ lines }: Pick<Reading, "lines">): string[] =>
  lines.slice(0, ADDRESS_WITHIN).flatMap(({ text }, at) => {
    const name = STREET.test(lines[at + 1]?.text.trim() ?? "") ? parsePersonName(text.trim()) : undefined;
    return name && name.printed === text.trim() && !PROVIDER_SIGNS.test(text) ? [name.display] : [];
  });

/** … and has the surname of the one whose plan it is, unless the paper says otherwise: in doubt. */
function relativesOfHolder({ labeled, lines }: Reading): Found[] {
  const told = labeled.flatMap(({ label, layout, value }) => {
    const isHolder = (label.kind === "member" || label.kind === "subscriber") && layout !== "below";
    return (isHolder && parsePersonName(value)?.display) || [];
  });
  const holders = told.length > 0 ? told : addressedHolder({ lines });
  const [holder] = holders;
  const surname = holder?.split(" ").at(-1);
  if (!holder || !surname || holders.some((one) => one !== holder)) return [];
  return lines.flatMap(({ text }, line) => {
    const [said, printed, relation] = GIVEN_RELATED.exec(text) ?? [];
    if (!said || !printed) return [];
    const given = `${printed.charAt(0).toUpperCase()}${printed.slice(1).toLowerCase()}`;
    const isHolder = IS_HOLDER.test(relation ?? "");
    if (isHolder && !holder.toLowerCase().startsWith(`${printed.toLowerCase()} `)) return [];
    const display = isHolder ? holder : `${given} ${surname}`;
    const start = text.indexOf(printed);
    const spans = [{ line, start, end: start + printed.length }];
    const name: PersonName = { display, printed, surnameFirst: false };
    const doubt = isHolder ? {} : { doubt: `Only "${printed}" is printed; the surname is the member's.` };
    return [{ name, value: display, score: CHILDS_SCORE, spans, ...doubt }];
  });
}

const NO_SURNAME =
  /^(?:members?|parents?|guardians?|family|sir|madam|providers?|patients?|customers?|subscribers?|enrollees?)$/i;

/** "Re: Claim CA-77012-26 / Ulf Noname / DOS 8/4/2025": any part of the subject may be the patient. */
const SUBJECT_LINE = /^\s*(?:re|regarding|subject|about|in re|concerning)\b\s*:?\s*/i;

/** "For    Sawyer Lindqvist (son), born 04/17/2012" in a list: the member's child was treated. */
const FOR_RELATED =
  /^\s*for(?::\s*|\s{2,})(\p{L}[\p{L}.'’ -]{4,40}?),? \(?(?:your )?(?:son|daughter|child|spouse|wife|husband|dependent)\b/iu;
const OF_A_RECORD = /\b(?:MRN|DOB|D\.O\.B|birth)\b/iu;
/** Asked only of lines with such a word: every other one it would search in every way there is. */
const NAME_LEADS = /^\s*[\p{L}'’., -]+\s{2,}.*\b(?:MRN|DOB|D\.O\.B|birth)\b/iu;

function addLineRules(
  reading: Reading,
  add: (raw: string, score: number, spans: Candidate["spans"]) => void,
) {
  const latest = Math.max(
    ...reading.lines.flatMap(({ text }) => findDates(text)).map(({ iso }) => Number(iso.slice(0, 4))),
    0,
  );
  reading.lines.forEach((line, index) => {
    const subject = SUBJECT_LINE.exec(line.text);
    if (subject) {
      for (const part of line.text.slice(subject[0].length).split(/\s*[/|;:,]\s+|\s+[-–]\s+|\s{2,}/)) {
        const start = line.text.indexOf(part);
        if (parsePersonName(part)) add(part, 0.6, [{ line: index, start, end: start + part.length }]);
      }
    }
    // "PELHAM-OKORO, Zebedee      MRN 00440812      DOB 10/05/1974" over a chart note.
    const [first] = line.cells;
    if (first && OF_A_RECORD.test(line.text) && NAME_LEADS.test(line.text))
      add(first.text, 0.75, [{ line: index, start: first.start, end: first.end }]);
    if (first && isOverOwnNumber(reading.lines, index))
      add(first.text, 0.85, [{ line: index, start: first.start, end: first.end }]);
    const apart = besideBirth(line, latest);
    if (apart) add(apart.name, 0.72, [{ line: index, start: apart.start, end: apart.end }]);
    const short = /(?:^|\s{2,})Pt\.?:\s{0,4}(\p{Lu}[\p{L}'’., -]{4,50}?)(?:\s{2,}|$)/u.exec(line.text);
    if (short?.[1]) {
      const start = line.text.indexOf(short[1], short.index);
      add(short[1], 0.8, [{ line: index, start, end: start + short[1].length }]);
    }
    const related = FOR_RELATED.exec(line.text);
    if (related?.[1]) {
      const start = line.text.indexOf(related[1]);
      add(related[1], 0.97, [{ line: index, start, end: start + related[1].length }]);
    }
    const addressee = /^\s*to\s*:\s*/i.exec(line.text);
    if (addressee) {
      const start = addressee[0].length;
      add(line.text.slice(start), 0.4, [{ line: index, start, end: line.text.length }]);
    }
    // "To       Sylvie Marchand-Boone, 77 SE Tacoma St"
    const sentTo = SENT_TO.exec(line.text);
    if (sentTo?.[1]) {
      const start = line.text.indexOf(sentTo[1]);
      add(sentTo[1], 0.42, [{ line: index, start, end: start + sentTo[1].length }]);
    }
    const dear = DEAR.exec(line.text.trim());
    if (dear?.[1] && !PROVIDER_SIGNS.test(line.text)) {
      const start = line.text.indexOf(dear[1]);
      add(dear[1], 0.42, [{ line: index, start, end: start + dear[1].length }]);
    }
    // A name alone over the member's number.
    const under = reading.labeled.find((v) => v.labelLine === index + 1 && v.layout === "inline");
    const ofClaim = reading.labeled.some((v) => v.labelLine === index + 1 && v.label.kind === "claim");
    const alone =
      line.cells.length === 1 &&
      under?.label.kind === "member_id" &&
      !isCityAndState(line.text) &&
      (under.label.weight >= 1 || (ofClaim && under.label.weight >= 0.7));
    if (alone && index < 30)
      add(line.text.trim(), 0.5, [{ line: index, ...line.cells[0] } as Candidate["spans"][number]]);
    for (const cell of line.cells) {
      const below = reading.lines[index + 1]?.cells.find((c) => Math.abs(c.start - cell.start) <= 2);
      if (!below || !STREET.test(below.text) || index >= 40) continue;
      if (!isCityAndState(cell.text) && !/^dr\b/i.test(cell.text))
        add(cell.text, 0.3, [{ line: index, ...cell }]);
    }
  });
}

/** "KOWALCZYK, JUNIPER A     Status: PROCESSED" over "Patient ID U71846092 01": a screen heads a claim with whose it is. */
function isOverOwnNumber(lines: Reading["lines"], index: number): boolean {
  const [cell] = lines[index]?.cells ?? [];
  const [under] = lines[index + 1]?.cells ?? [];
  return (
    cell !== undefined &&
    under?.start === cell.start &&
    SURNAME_FIRST.test(cell.text) &&
    !isCityAndState(cell.text) &&
    /^patient (?:id|dob|date of birth|birth date)\b/i.test(under.text) &&
    parsePersonName(cell.text) !== undefined
  );
}
const SURNAME_FIRST = /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?$/u;

const ONE_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?$/u;

/** "AMES-TELL   ROSA   01/02/1960   …": a remittance's columns of surname, given name and birth, years before its other days. */
function besideBirth(
  { cells }: Reading["lines"][number],
  latest: number,
): { name: string; start: number; end: number } | undefined {
  const [surname, given, born] = cells;
  if (!surname || !given || !born || !ONE_NAME.test(surname.text) || !ONE_NAME.test(given.text))
    return undefined;
  const [date] = findDates(born.text);
  if (date?.start !== 0 || Number(date.iso.slice(0, 4)) > latest - 2) return undefined;
  return { name: `${surname.text}, ${given.text}`, start: surname.start, end: given.end };
}

/** "GUARANTOR   PATIENT" over two columns: what begins the next line is not the patient for that. */
function isBesideLabel(said: string, sentence: Reading["sentences"][number], { lines }: Reading): boolean {
  const start = said.split(" ").slice(0, 2).join(" ");
  return sentence.spans.some(({ line }) => lines[line]?.text.replace(/\s+/g, " ").includes(start));
}

/** A name does not go on in the next line or column, unless a line ends inside it. */
function onOneLine(raw: string, sentence: Reading["sentences"][number], { lines }: Reading): string {
  const words = raw.split(" ");
  for (let count = words.length; count >= 2; count--) {
    const part = words.slice(0, count).join(" ");
    if (sentence.spans.some((s) => lines[s.line]?.text.includes(part))) return part;
  }
  return raw;
}

/** Some columns keep given name and surname apart: "SACHA       UNDERTONE". */
function withNextCell(value: string, v: LabeledValue, { lines }: Reading): string {
  if (!/^\p{Lu}[\p{L}'-]+$/u.test(value)) return value;
  const next = lines[v.span.line]?.cells.find((c) => c.start > v.span.end);
  return next && /^\p{Lu}[\p{L}'-]+$/u.test(next.text) ? `${value} ${next.text}` : value;
}

function trimmed(spans: Candidate["spans"], reading: Reading, printed: string): Candidate["spans"] {
  const [span] = spans;
  if (!span) return spans;
  const at = reading.lines[span.line]?.text.slice(span.start, span.end).indexOf(printed) ?? -1;
  return at < 0
    ? spans
    : [{ line: span.line, start: span.start + at, end: span.start + at + printed.length }];
}

function subscriberNames(reading: Reading): string[] {
  return reading.labeled
    .filter((v) => v.label.kind === "subscriber" && v.layout !== "below")
    .map((v) => v.value.replace(/^[\d\w-]*\d[\d\w-]*\s*\/\s*/, ""))
    .filter((value) => parsePersonName(value));
}

/** The patient of the claim that is on lines `from` to `to`; the whole document when it has one claim. */
export function readPatientName(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const holder = relativeOfEnrollee(reading)?.holder;
  const all = patientCandidates(reading).filter(({ value }) => value !== holder);
  const inside = scope ? all.filter((c) => inScope(scope, firstLine(c)) && c.score >= 0.4) : [];
  const pool = inside.length > 0 ? inside : all;
  // The same name said twice is surer than said once.
  const ranked = pool.map((c) => {
    const besideClaim = scope && firstLine(c) === scope.claimLine ? 0.2 : 0;
    const echoes = all.filter((o) => o !== c && comparable(o.value) === comparable(c.value)).length;
    return {
      ...c,
      plain: c.score + besideClaim,
      score: c.score + besideClaim + Math.min(0.12, echoes * 0.04),
    };
  });
  const persons = ranked.filter((c) => !isPlace(c.value) && !isOfHouse(reading, { ...c, score: c.plain }));
  const best = bestOf(persons);
  const rival =
    best &&
    persons.find(
      (c) =>
        c.plain > best.plain - RIVAL && !namedAsMember(reading, c) && isSomebodyElse(c.value, best.value),
    );
  if (!best) return undefined;
  const told = orderIsTold(best.name.printed) ? best : { ...best, score: Math.min(best.score, FAIRLY_SURE) };
  return rival ? { ...told, doubt: `These pages also name ${rival.value} like a patient.` } : told;
}

const FAIRLY_SURE = 0.8;

/** Capitals without a comma do not tell which word is the surname, unless one of them is a common given name. */
function orderIsTold(printed: string): boolean {
  if (printed.includes(",") || printed !== printed.toUpperCase()) return true;
  return printed.split(/\s+/).some((word) => GIVEN_NAMES.has(word.toLowerCase()));
}

/** "Enrollee: …" beside "Patient: …" names whose plan it is. */
function namedAsMember({ lines }: Reading, { spans }: Candidate): boolean {
  const [span] = spans;
  const before = span ? (lines[span.line]?.text.slice(0, span.start) ?? "") : "";
  return /\b(?:enrollee|member|subscriber|insured|employee|sponsor|policy ?holder|participant|dear|to|attn)\b[^.]{0,20}$/i.test(
    before,
  );
}

/** Two people so close in weight that the rules can't tell who was treated. */
const RIVAL = 0.04;
