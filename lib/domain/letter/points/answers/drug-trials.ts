import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "Tried at least one oral weight loss drug without enough result, or could not tolerate it". */
const ASKED =
  /\b(?:tri(?:ed|al)|fail(?:ed|ure)|intoleran\w*|(?:not|n['’]t) (?:\w+ )?tolerat\w*|inadequate(?:ly)? (?:response|respond\w*)|without (?:\w+ )?(?:result|response|success|effect|relief))\b/i;
const DRUG = /((?:[\w-]+ ){0,4})(?:drugs?|medications?|medicines?|(?:pharmacologic(?:al)? )?agents?)\b/i;
/** Words before "drug" that name no purpose and no class. */
const GENERAL =
  /^(?:an?|at|least|one|two|three|the|any|of|or|other|another|oral|prescription|prescribed|preferred|formulary|generic|different|covered|tried|trial|failed|failure|to|more|with|and|alternative)$/i;

const STARTED =
  /\b(?:start(?:ed)?|began|begin|begun|prescribed|trial of|tried|put on|placed on|initiated?)\s+([a-z][a-z-]{4,24})\b/i;
const ENDED =
  /\b(?:stop(?:ped)?|discontinu\w+|d\/c(?:['’]?d)?|came off|taken off|quit|failed|off)\s+([a-z][a-z-]{4,24})\b/i;
/** Why it ended: it did not work, or was not borne. */
const FAILED =
  /\b(?:not (?:\w+ )?tolerat\w*|(?:did|could) ?(?:not|n['’]t) tolerate|intoleran\w*|side effects?|adverse|palpitation\w*|nause\w*|vomit\w*|rash|hives|allerg\w*|dizz\w*|no (?:\w+ )?(?:effect|help|relief|response|benefit|change|improvement)|not (?:\w+ )?(?:effective|enough|help\w*|work\w*)|ineffective|inadequate|insufficient|fail(?:ed|ure)|without (?:effect|relief|benefit))\b/gi;
/** "Stopped after remission, no side effects": it had worked, and was borne. */
const DENIED_BEFORE = /\b(?:no|not|without|denies|denied|never|nor|any|n['’]t)\s+(?:\w+\s+){0,2}$/i;
const hasFailed = (quote: string): boolean =>
  [...quote.matchAll(FAILED)].some(({ index }) => !DENIED_BEFORE.test(quote.slice(0, index)));
const NO_DRUG =
  /^(?:therapy|treatment|exercises?|program|visits?|working|smoking|eating|taking|using|lifting|driving|running|counting|walking|physical|insulin pump|school|today|after|before|because|with|when)$/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
const nameIn = (pattern: RegExp, quote: string) => {
  const name = pattern.exec(quote)?.[1]?.toLowerCase();
  return name && !NO_DRUG.test(name) ? name : undefined;
};

/**
 * A drug that was begun and then given up since it did not work or was not borne: its beginning and its end, each from its own visit. What was stopped
 * for another reason, or is still taken, was no failed trial.
 */
export function drugTrials(asked: string, facts: readonly ChartFact[]): ChartFact[] {
  const [, before = ""] = (ASKED.test(asked) && DRUG.exec(asked)) || [];
  if (!ASKED.test(asked) || !DRUG.test(asked)) return [];
  const purpose = before
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 3 && !GENERAL.test(word))
    .map((word) => word.toLowerCase());
  const told = facts.filter(({ measure }) => !measure);
  const pages = Map.groupBy(told, pageOf);
  // What the drug was for stands on the page where it was begun or given up.
  const isFor = (fact: ChartFact) => {
    const page = (pages.get(pageOf(fact)) ?? []).map(({ quote, heading }) => `${heading} ${quote}`).join(" ");
    return purpose.length === 0 || purpose.some((word) => page.toLowerCase().includes(word));
  };
  const ends = told.flatMap((fact) => {
    const name = nameIn(ENDED, fact.quote);
    return name && hasFailed(fact.quote) ? [{ fact, name }] : [];
  });
  const found = ends.flatMap(({ fact: end, name }) => {
    const begins = told.filter(
      (fact) =>
        fact !== end &&
        nameIn(STARTED, fact.quote) === name &&
        (fact.date ?? "") <= (end.date ?? fact.date ?? ""),
    );
    const [begin] = begins;
    return begin && (isFor(begin) || isFor(end)) ? [begin, end] : [];
  });
  return [...new Set(found)];
}
