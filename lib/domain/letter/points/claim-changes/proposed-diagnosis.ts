import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const CODE = /(?<![\w.-])[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![\w-]|\.\w)/g;
/** Why something was done, in the note's own words. */
const INDICATION =
  /\b(?:indications?|reason(?: for (?:visit|exam|study|test|referral))?|(?:ordered|done|obtained) (?:for|because of)|chief complaint)\b/i;
const LITTLE = new Set([
  "with",
  "without",
  "from",
  "today",
  "pain",
  "acute",
  "chronic",
  "unspecified",
  "stable",
  "new",
]);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LITTLE.has(word));

/**
 * The one diagnosis that the record ties to a service in place of the claim's: the only other code of the same category in the episode (the other side,
 * another site), else the only code of the day whose own words stand where the note says why the service was done.
 */
export function diagnosisBefore(
  had: string,
  ofDay: readonly ChartFact[],
  ofEpisode: readonly ChartFact[],
): { code: string; facts: ChartFact[] } | undefined {
  const coded = ofEpisode.flatMap((fact) => codesIn(fact.quote).map((one) => ({ ...one, fact })));
  const alike = coded.filter(({ code }) => code.slice(0, 3) === had.slice(0, 3));
  const [near, ...more] = new Set(alike.map(({ code }) => code));
  if (near && near !== had && more.length === 0) return { code: near, facts: factsOf(alike) };
  const why = ofDay.filter(({ quote }) => INDICATION.test(quote));
  const asked = new Set(why.flatMap(({ quote }) => wordsOf(quote)));
  const tied = coded.filter(
    ({ code, words, fact }) => code !== had && ofDay.includes(fact) && words.some((word) => asked.has(word)),
  );
  const [code, ...others] = new Set(tied.map((one) => one.code));
  if (!code || others.length > 0) return undefined;
  const own = tied.flatMap(({ words }) => words);
  return {
    code,
    facts: [
      ...factsOf(tied),
      ...why.filter(({ quote }) => wordsOf(quote).some((word) => own.includes(word))),
    ],
  };
}

const factsOf = (found: readonly { fact: ChartFact }[]) => [...new Set(found.map(({ fact }) => fact))];

/** Each code with the words that stand behind it, up to the next one. */
function codesIn(quote: string): { code: string; words: string[] }[] {
  const found = [...quote.matchAll(CODE)];
  return found.map((match, at) => ({
    code: match[0],
    words: wordsOf(
      quote.slice(match.index + match[0].length, found[at + 1]?.index).split(/ - |[.;,]/)[0] ?? "",
    ),
  }));
}
