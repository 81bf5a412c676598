import { addMonths } from "@/lib/core/dates";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { saysOnlyWho } from "../../relevance/guards";

/** What a request says of a paper beyond its name. */
const BEYOND_NAME =
  /\s+(?:with|for|from|of (?:the|each|every|all|both)|signed|including|showing|every|that|which|to support|dated|on|covering|between|as (?:it|they) (?:was|were)|as of|after|at the time|and any)\b.*$/i;
const FILLER = new Set(
  "the a an any all each every first new signed written of and or your our copy copies complete legible original relevant pertinent medical clinical patient most recent latest last current newest".split(
    " ",
  ),
);
/** What practices and payers call one paper. */
const SAME_NAME: readonly [RegExp, string][] = [
  [/^re-?exam(?:ination)?s?$|^re-?eval(?:uation)?s?$|^re-?assessments?$/, "reexam"],
  [/^exam(?:ination)?s?$/, "exam"],
  [/^(?:visit|office|treatment|daily|session|encounter|chart|clinic|tx|follow-?up)$/, "note"],
  [/^operative$|^surgical$|^surgery$|^operation$|^procedure$/, "operat"],
  [/^eval$|^assessment$/, "evalua"],
  [/^referral$|^prescription$|^script$/, "order"],
  [/^x-?rays?$|^radiographs?$|^mri$|^ct$|^radiology$|^films?$/, "imagin"],
  [/^e[ck]gs?$|^electrocardiograms?$/, "ecg"],
  [/^intake$/, "histor"],
  [/^histology$|^biopsy$|^\w+patholog(?:y|ical)$/, "pathol"],
  [/^(?:drawing|diagram|map|sketch|photo(?:graph)?|picture)s?$/, "drawin"],
];

const stem = (word: string) =>
  SAME_NAME.find(([pattern]) => pattern.test(word))?.[1] ?? word.replace(/(?<=\w{3})s$/, "").slice(0, 6);
const stemsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[a-z][a-z-]{1,}/g) ?? []).filter((word) => !FILLER.has(word)).map(stem),
  ),
];

/** Headings say only that it is a paper. */
const GENERIC = new Set(["report", "note", "record", "form", "letter", "log", "docume", "tracin"]);

const SIGNED = /\bsigned\b|\bsignature\b|\/s\//i;
const MOST_PAGES = 8;

/**
 * The pages whose heading is the paper that was asked for, each by one passage of it; undefined where no heading of the
 * chart speaks of such papers, so that its words have to tell.
 */
export function pagesAskedFor(
  text: string,
  facts: readonly ChartFact[],
  services: readonly string[] = [],
): { passages: ChartFact[]; near: ChartFact[] } | undefined {
  const pages = papersIn(text).reduce(
    (all, paper) => {
      for (const [page, said] of pagesOf(paper, facts)) all.set(page, said);
      return all;
    },
    pagesOf(text, facts),
  );
  if (pages.size === 0 && OF_THE_SERVICE.test(text))
    for (const [page, said] of pagesOfService(facts, services)) pages.set(page, said);
  if (pages.size === 0) return undefined;
  const passages = inTime(text, ofTheirDays(text, [...pages.values()], services), services)
    .slice(0, MOST_PAGES)
    .flatMap((page) => ofPage(page, text));
  return { passages, near: passages.slice(0, 3) };
}

/** "The report of the test", "the notes of the treatment": what was billed, which needs no other name. */
const OF_THE_SERVICE =
  /\b(?:reports?|records?|notes?|documentation|results?)\b[^.;]{0,12}\b(?:of|for|from) (?:the|this|that|each) (?:test|testing|study|service|procedure|treatment|session|exam(?:ination)?)s?\b/i;
const OF_OFFICE =
  /\b(?:log|ledger|claims?|fax|journal|e-?mail|message|schedule|account|call|eligib\w*|authori[sz]ation|referral|order|remittance|statement|invoice)\b/i;

/** The signed paper of the day of service: the pages of one title, of which one has the name of who signed. */
function pagesOfService(facts: readonly ChartFact[], services: readonly string[]): Map<string, ChartFact[]> {
  const papers = Map.groupBy(
    facts.filter(
      ({ date, heading }) =>
        date !== undefined && services.includes(date) && heading !== "" && !OF_OFFICE.test(heading),
    ),
    ({ place, heading }) => `${place.documentId}|${heading}`,
  );
  const signed = [...papers.values()].filter((paper) =>
    paper.some(({ quote, topics }) => topics.includes("signature") || SIGNED.test(quote)),
  );
  const pages = Map.groupBy(
    signed.flat().filter(({ measure }) => !measure),
    ({ place }) => `${place.documentId}|${place.page}|`,
  );
  // What came out and who signed it are what a report is asked for; its tables stand on the pages between.
  const told = [...pages].filter(([, page]) => page.some(({ section }) => OF_FINDINGS.test(section)));
  return told.length > 0 ? new Map(told) : pages;
}

/** "Initial evaluation and plan of care" are two papers, each on pages of its own. */
function papersIn(text: string): string[] {
  const parts = nameOf(text).split(/\s+(?:and|or)\s+|,\s+/i);
  return parts.length > 1 ? parts.filter((part) => /[a-z]{4}/i.test(part)) : [];
}

/** "The physician's signed referral": whose paper it is, and that it is signed, stand before its name. */
const WHOSE =
  /^\W*(?:the |an? |your )?(?:\w+ )?(?:physician|doctor|provider|therapist|chiropractor|prescriber|clinician|surgeon)(?:['’]s|s['’]) +/i;
/** "The signed first examination": how it should be says no more of what it is. */
const nameOf = (text: string) =>
  text
    .replace(WHOSE, "")
    .replace(
      /^\W*(?:(?:the|an?|all|any|your|our)\s+)?(?:(?:signed|dated|complete|legible)(?: and |,? ))+/i,
      "",
    )
    .replace(BEYOND_NAME, "");

function pagesOf(text: string, facts: readonly ChartFact[]): Map<string, ChartFact[]> {
  const name = stemsOf(nameOf(text));
  const telling = name.filter((word) => !GENERIC.has(word));
  const wanted = telling.length > 0 ? telling : name;
  if (wanted.length === 0) return new Map();
  const found = pagesNamed(wanted, facts);
  const rest = wanted.filter((word) => word !== INITIAL);
  if (found.size > 0 || rest.length === 0 || rest.length === wanted.length) return found;
  // "Initial examination": where none is called so, the first of them was it.
  const [first] = [
    ...pagesNamed(
      rest,
      facts.filter(({ heading }) => !LATER.test(heading)),
    ),
  ].toSorted(([, a], [, b]) => dayOf(a).localeCompare(dayOf(b)));
  return new Map(first && dayOf(first[1]) !== "" ? [first] : []);
}
const INITIAL = stem("initial");
/** "Re-evaluation", "Discharge exam": none of them was the first. */
const LATER =
  /\bre-?(?:eval|exam|assess|cert)|\b(?:discharge|d\/c|progress|final|follow[- ]?up|interim|\d+[- ]day)\b/i;
const dayOf = (page: readonly ChartFact[]) => page.flatMap(({ date }) => date ?? []).toSorted()[0] ?? "";

/** "Accident intake" tells a history; "claim history" and "payment history" tell none of the patient's. */
const HISTORY = "histor";
const NO_HISTORY = /\b(?:payments?|visits?|attendance|billing|charges?|fax|portal|audit|access|status)\b/i;
const isOfDesk = (heading: string) => OF_OFFICE.test(heading) || NO_HISTORY.test(heading);

/** Other papers of a visit are no note of it. */
const NOT_THE_NOTE = new Set(["operat", "imagin", "pathol", "evalua", "order", "consen"]);

function pagesNamed(wanted: readonly string[], facts: readonly ChartFact[]): Map<string, ChartFact[]> {
  const pages = new Map<string, ChartFact[]>();
  for (const fact of facts) {
    if (fact.measure) continue;
    const own = new Set(stemsOf(`${fact.heading} ${fact.section}`));
    if (!wanted.every((word) => own.has(word))) continue;
    if (wanted.includes(HISTORY) && isOfDesk(fact.heading)) continue;
    if (wanted[0] === "note" && [...own].some((word) => NOT_THE_NOTE.has(word))) continue;
    // Notes of several days may stand on one page.
    const day = wanted[0] === "note" ? (fact.date ?? "") : "";
    const key = `${fact.place.documentId}|${fact.place.page}|${day}`;
    pages.set(key, [...(pages.get(key) ?? []), fact]);
  }
  return pages;
}

/** What is asked for of the day of the service is that day's; of other papers none that a year and a newer one lie between. */
function inTime(text: string, pages: ChartFact[][], services: readonly string[]): ChartFact[][] {
  const [first, last] = [services.toSorted()[0], services.toSorted().at(-1)];
  if (!first || !last) return pages;
  const dated = (within: (date: string) => boolean) =>
    pages.filter((page) => page.some(({ date }) => date !== undefined && within(date)));
  const ofTheDay = dated((date) => date >= first && date <= last);
  if (ofTheDay.length > 0 && OF_THE_DAY.test(text)) return ofTheDay;
  const recent = dated((date) => date >= addMonths(first, -12));
  return recent.length > 0 ? recent : pages;
}

/** "The chart notes of the four dates of service": those of other days are none of them. */
const NOTES_OF_DAYS =
  /\b(?:notes?|(?:chart|treatment|visit) records?)\b[^.;]{0,20}\b(?:of|for|from|on) (?:the |each |all |every |these |those |both )?(?:of the )?(?:\w+ )?(?:dates? of service|service dates?|denied dates?)\b/i;
/** "The first examination", "initial evaluation": what came after the services was not the first. */
const FIRST_EXAM =
  /\b(?:first|initial|intake|new patient)\b[^.;]{0,16}\b(?:exam\w*|evaluation|visit|assessment)\b/i;

function ofTheirDays(text: string, pages: ChartFact[][], services: readonly string[]): ChartFact[][] {
  const [first, last] = [services.toSorted()[0], services.toSorted().at(-1)];
  if (!first || !last) return pages;
  const isOff = NOTES_OF_DAYS.test(text)
    ? (date: string) => date < first || date > last
    : FIRST_EXAM.test(text)
      ? (date: string) => date > last
      : () => false;
  return pages.filter((page) => {
    const dates = page.flatMap(({ date }) => date ?? []);
    return dates.length === 0 || !dates.every(isOff);
  });
}

const OF_THE_DAY =
  /\bdates? of service\b|\bservice dates?\b|\b(?:procedure|operative|surgical|office|visit|encounter|treatment|daily) (?:notes?|reports?|records?)\b|\beach (?:of the \w+ )?(?:dates?|visits?|days?)\b|\b(?:after|at the time of|as of) the (?:visit|service|encounter)\b|\bof this date\b/i;

/** "I have reviewed and approve this plan of care.", with the name and day behind it. */
function approvalOf(page: ChartFact[]): ChartFact[] {
  const at = page.findIndex(({ topics }) => topics.includes("certification"));
  return at < 0 ? [] : page.slice(at, at + 2);
}

/** "Interpretation: AF, rate 118": what a report found. */
const CONCLUDES = /^(?:interpretation|impression|conclusions?|findings?|final diagnosis)\b\s*:/i;
/** "total timed 53 min" says more of a service than the hour it began. */
const MINUTES = /\b(?:total|timed)\b[^.;]{0,20}\b\d{1,3} ?min/i;
/** "… that shows the site of each procedure", "with the sites and times": what is looked for on the page. */
const TO_SHOW = /\b(?:(?:that|which) (?:shows?|states?|gives?|documents?)|showing|stating|of)\s+(.+)$/i;
const PLACE_ASKED = /\b(?:sites?|sides?|locations?|lesions?|regions?|body parts?)\b/i;
const PLACE =
  /\b(?:left|right|bilateral|dorsal|ventral|lateral|medial|proximal|distal|upper|lower|L|R|Lt|Rt)\s(?:\w+ ){0,2}(?:scalp|face|cheek|temple|forehead|nose|ear|eye(?:lid)?|lip|neck|chest|breast|back|shoulder|scapula|arm|forearm|elbow|wrist|hand|palm|thumb|fingers?|abdomen|flank|hip|groin|buttock|thigh|knee|leg|calf|shin|ankle|foot|heel|toes?)\b/i;
const MOST_SHOWN = 5;

/** Where the request names what the paper has to show, every sentence of the page that shows it. */
function shownOn(page: readonly ChartFact[], asked: string): ChartFact[] {
  const [, what = ""] = TO_SHOW.exec(asked) ?? [];
  if (!PLACE_ASKED.test(what)) return [];
  const at = page.flatMap(({ quote }, index) => (PLACE.test(quote) ? [index] : []));
  // What was done there stands in the sentences right behind.
  return page
    .filter((fact, index) => at.includes(index) || (DONE_THERE.test(fact.quote) && index > (at[0] ?? index)))
    .slice(0, MOST_SHOWN);
}
const DONE_THERE =
  /\b\d{5}\b|\b(?:biops\w+|excis\w+|shave\w*|cryo\w*|inject\w+|destr\w+|remov\w+|repair\w*)\b/i;

/** A report of a tracing or a test is a few short sentences, of which none is longer for telling more. */
const OF_RESULT =
  /\binterpretation and report\b|\breports? of (?:the |an? )?(?:electro|EKG|ECG|lab|test)|\b(?:ECG|EKG|electrocardiogram|laboratory|lab) (?:reports?|results?|interpretation)\b/i;
/** A part of a report that says what came out. */
const OF_FINDINGS = /^(?:results?|findings?|impression|conclusions?|interpretation|summary of findings)\b/i;
const MOST_OF_REPORT = 4;

/** "A plan of care with goals and an end date": until when it goes. */
const ASKS_HOW_LONG =
  /\bplan of (?:care|treatment)\b.*\b(?:end date|duration|frequency|how (?:long|often))\b/i;
const HOW_LONG =
  /\b(?:through|until|till|thru)\b[^.;]{0,12}\d{1,2}\/\d{1,2}|\bto \d{1,2}\/\d{1,2}\/\d{2,4}|\bfor (?:\d{1,2}|two|three|four|six|eight|ten|twelve) (?:more )?weeks\b/i;

/** "Client  Rosa Ames   Born 01/02/1960   Date of test 10/06/2026": whose page it is. */
const NAMES_PATIENT =
  /^(?:client|patient|name|claimant|worker|member|employee)\b[:\s].{0,80}\b(?:born|DOB|birth|date of (?:test|service|visit|exam\w*)|acct|account|MRN)\b.{0,40}$/i;
const NAME_WITH_DAY =
  /^(?:(?:read|interpreted|reported) by:? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3},? [A-Z]{2}[\w,/ -]{0,16}\d{1,2}\/\d{1,2}\/\d{2,4}/iu;

/** "Examination report, with the history of the accident": what is looked for on the page first. */
const HOW_IT_BEGAN = /\bhistory\b|\b(?:accident|injury|collision|mechanism|onset)\b/i;

/** What the page says and who signed it. */
function ofPage(page: ChartFact[], asked: string): ChartFact[] {
  const own = page.filter(({ topics }) => !topics.includes("sent_before"));
  const unsigned = (own.length > 0 ? own : page).filter(
    ({ quote }) => !SIGNED.test(quote) && !NAMES_PATIENT.test(quote),
  );
  const longest = unsigned.toSorted((a, b) => b.quote.length - a.quote.length)[0];
  const concludes = /\binterpret|\breport\b|\breading\b|\bresults?\b/i.test(asked)
    ? unsigned.find(({ quote }) => CONCLUDES.test(quote))
    : undefined;
  const found =
    !concludes && OF_RESULT.test(asked)
      ? unsigned.filter(({ quote, adverse }) => !adverse && !saysOnlyWho(quote)).slice(0, MOST_OF_REPORT)
      : [];
  const resulted = /\breport\b|\bfindings?\b|\bresults?\b/i.test(asked)
    ? unsigned
        .filter(({ section, adverse }) => OF_FINDINGS.test(section) && !adverse)
        .slice(0, MOST_OF_REPORT)
    : [];
  if (resulted.length > 0) found.splice(0, found.length, ...resulted);
  const happened = HOW_IT_BEGAN.test(asked)
    ? unsigned.find(({ topics, adverse }) => topics.includes("onset") && !adverse)
    : undefined;
  const until = ASKS_HOW_LONG.test(asked) ? unsigned.find(({ quote }) => HOW_LONG.test(quote)) : undefined;
  const content =
    concludes ??
    happened ??
    until ??
    unsigned.find(({ quote }) => MINUTES.test(quote)) ??
    unsigned.find(isTelling) ??
    longest;
  const shown = shownOn(page, asked);
  // "Joel Roe, PT 09/01/2026": who signed, where no word says so.
  const signed =
    page.find(({ quote }) => SIGNED.test(quote)) ??
    page.findLast(({ quote }) => NAME_WITH_DAY.test(quote) && !NAMES_PATIENT.test(quote));
  const approved = /\bsigned|\bcertif|\bapprov|\bphysician\b/i.test(asked) ? approvalOf(page) : [];
  return page.filter(
    (fact) =>
      (fact === content && shown.length === 0 && found.length === 0) ||
      found.includes(fact) ||
      shown.includes(fact) ||
      fact === signed ||
      approved.includes(fact),
  );
}

/** Words of the chart speak of the paper that was asked for, where no heading names it. */
export function speaksOfPaper(text: string, { quote, heading, section }: ChartFact): boolean {
  const telling = stemsOf(nameOf(text)).filter((word) => !GENERIC.has(word));
  const own = new Set(stemsOf(`${heading} ${section} ${quote}`));
  return telling.length === 0 || telling.some((word) => own.has(word));
}

/** What a reviewer looks for on the page. */
const isTelling = ({ topics }: ChartFact) => topics.includes("time") || topics.includes("certification");
