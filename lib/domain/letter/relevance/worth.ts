import type { DenialCategory } from "@/lib/core/enums";
import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../facts/facts";
import { isCoverage } from "./page-heads";
import { rarityOf, sharedWeight, type Terms, termsOf } from "./terms";
import { tellsBefore } from "./value-before";

/** What a reviewer looks for in each category, by the field's names, whatever the notice says. */
const LOOKED_FOR: Record<DenialCategory, readonly string[]> = {
  medical_necessity: [
    "score",
    "change",
    "function",
    "work",
    "tried",
    "medicine",
    "injection",
    "imaging",
    "examination",
    "diagnosis",
    "strength",
    "motion",
    "gait",
    "nerve",
    "instability",
    "risk",
    "therapist",
    "device",
    "complication",
    "helper",
    "child's screening",
  ],
  authorization: ["authorization", "call", "sending", "emergency", "order"],
  coding: ["time", "region", "examination", "diagnosis", "medicine", "symptom"],
  documentation: ["signature", "order", "plan of care", "time", "consent", "waste"],
  eligibility: ["coverage", "payer order", "network", "work", "call"],
  billing: ["filing", "order", "coverage", "payer order", "call"],
  duplicate: ["time", "region", "visit", "call"],
  timely_filing: ["filing", "sending", "call"],
  benefit_exclusion: ["plan text", "function", "diagnosis", "visit", "change", "call", "child's screening"],
  other: [],
};

/** Of a reason that no code names, anything may matter. */
const lookedFor = (category: DenialCategory) =>
  category === "other"
    ? [...LOOKED_FOR.medical_necessity, "plan text", "authorization", "filing", "call"]
    : LOOKED_FOR[category];

/** A number with its unit, a date or a number of a report: what can be checked. */
const EXACT =
  /\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d+(?:\.\d+)? ?(?:%|mg|mcg|mm|cm|lb|kg|deg\w*|min\w*|weeks?|months?|years?|days?|visits?|sessions?|of \d|\/ ?\d)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i;

const OF_COVERAGE: readonly DenialCategory[] = ["eligibility", "benefit_exclusion", "billing"];

/** A period within which the service was given: an approval, a coverage. */
function coversService(quote: string, services: readonly string[]): boolean {
  const [from, to] = findDates(quote).map(({ iso }) => iso);
  return (
    from !== undefined && to !== undefined && from < to && services.some((day) => from <= day && day <= to)
  );
}

/** "Visit 3; Date 09/08/2026; Used 3/12": the visit in dispute and which of the approved or covered ones it is. */
const countsVisit = (quote: string, services: readonly string[]) =>
  /\bvisits?\W{0,3}\d{1,3}\b|\b\d{1,3} ?(?:\/|of) ?\d{1,3}\b(?!\/)/i.test(quote) &&
  findDates(quote).some(({ iso }) => services.includes(iso));
const BY_VISITS: readonly DenialCategory[] = ["authorization", "benefit_exclusion"];

/** Where a need is in question, a value beside what it was shows more than any other passage. */
const ON_CHANGE: readonly DenialCategory[] = ["medical_necessity", "benefit_exclusion", "other"];
const CHANGE = 2;

/** "Please treat with decongestive therapy.": a colleague asks for the care whose need is in question, in few words that share none with the notice. */
const ON_NEED: readonly DenialCategory[] = [
  "medical_necessity",
  "authorization",
  "benefit_exclusion",
  "other",
];
const ASKED_FOR = 2.5;
const ASKS_FOR_CARE =
  /\bplease (?:treat (?:\w+ )?with|(?:continue|carry on|go on|proceed|resume|start|begin|provide)(?: [\w-]+){0,5} (?:therapy|treatments?|rehabilitation|physio\w*|drainage|bracing|visits|sessions))\b/i;
/** "Please continue therapy at home on your own", "… until the visits are used up, then stop". */
const OF_NO_NEED =
  /\b(?:home|own|independent(?:ly)?|self|not|no|never|stop|stopped|taper|wean\w*|medic(?:ation|ine)s?|tablets?|only|last|final|discharge)\b/i;
const asksForCare = ({ quote, signedBy, heading, adverse }: ChartFact) =>
  !adverse &&
  // A letter without a title is headed by whoever signed it.
  PRESCRIBES.test(signedBy ?? heading) &&
  ASKS_FOR_CARE.test(quote) &&
  !OF_NO_NEED.test(quote);
/** Who refers to others; nobody asks this of a therapist's own page. */
const PRESCRIBES = /,? (?:MD|M\.D\.|DO|D\.O\.|DPM|NP|FNP\S*|APRN|PA|PA-C|DDS|DMD)$/;

const RECENT_DAYS = 45;
/** Of a word that stands in less than about a third of the passages. */
const RARE = 1.2;
const FEW = 3;

export type WorthContext = {
  letter: LetterFacts;
  category: DenialCategory;
  /** What the payer holds against the claim, in its own words. */
  asked: readonly string[];
};

/** How much each passage says for the case, by what it shares with the payer's words and with what the category turns on. */
export function worthOf(
  passages: readonly ChartFact[],
  { letter, category, asked }: WorthContext,
): (fact: ChartFact) => number {
  // A row of a table says what it is about in the title over it.
  const wordsOf = ({ section, quote, told, heading }: ChartFact) =>
    `${section} ${told ? heading : ""} ${quote}`;
  const read = new Map(passages.map((fact) => [fact.id, termsOf(wordsOf(fact))]));
  const rarity = rarityOf([...read.values()]);
  const points = asked.map(termsOf);
  const wanted: Terms = {
    words: new Set(),
    names: new Set(lookedFor(category)),
    codes: new Set([...(letter.procedureCodes ?? []), ...(letter.diagnosisCodes ?? [])]),
  };
  const ofCode = [...read.values()].filter(({ codes }) =>
    [...codes].some((code) => wanted.codes.has(code)),
  ).length;
  const days = letter.datesOfService ?? [];
  const anchor = days.toSorted()[0] ?? letter.noticeDate;
  const recent = anchor && addDays(anchor, -RECENT_DAYS);
  /** What is denied by its own word: none that every chart has, and that the category looks for anyway. */
  const sharesSubject = (point: Terms, said: Terms) =>
    [...point.words].some((word) => said.words.has(word) && rarity(word) >= RARE) ||
    [...point.names].some((name) => said.names.has(name) && !wanted.names.has(name) && rarity(name) >= RARE);
  return (fact) => {
    const said = read.get(fact.id) ?? termsOf(wordsOf(fact));
    const toPoints = Math.max(0, ...points.map((point) => sharedWeight(point, said, rarity)));
    const names = [...wanted.names].filter((name) => said.names.has(name)).length;
    const codes = [...wanted.codes].some((code) => said.codes.has(code)) ? 1 : 0;
    const onTheDay = fact.date !== undefined && days.includes(fact.date);
    // What the day's own note says of the denied code is the subject, whatever words the payer has for it; where each row of a note has its code, none is.
    const ofSubject =
      (codes > 0 && ofCode <= FEW && onTheDay) || points.some((point) => sharesSubject(point, said));
    return (
      Math.min(toPoints, 6) +
      Math.min(names, 3) +
      codes +
      (EXACT.test(fact.quote) ? 0.8 : 0) +
      (ON_CHANGE.includes(category) && tellsBefore(fact.quote) ? CHANGE : 0) +
      (ON_NEED.includes(category) && asksForCare(fact) ? ASKED_FOR : 0) +
      (onTheDay ? 0.7 : 0) +
      (ofSubject ? (onTheDay ? 1.5 : 0.8) : 0) +
      (findDates(fact.quote).some(({ iso }) => days.includes(iso)) ? 0.8 : 0) +
      (recent !== undefined && fact.date !== undefined && fact.date >= recent ? 0.5 : 0) +
      (saidIn(fact).some((said) => coversService(said, days)) ? 2 : 0) +
      (BY_VISITS.includes(category) && countsVisit(fact.quote, days) ? 1.5 : 0) +
      (isCoverage(fact) && OF_COVERAGE.includes(category) ? 2.5 : 0) +
      Math.min(fact.quote.length / 80, 1) * 0.8
    );
  };
}
