import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const STOCK = /\b(?:inventory|stock (?:card|list|record|sheet))\b/i;
/** A drug's number, with or without its dashes. */
const PRODUCT = /(?<![\d-])\d{4,5}-\d{3,4}-\d{1,2}(?![\d-])/g;

/** What is on the practice's shelf was given to nobody: only a row whose number the patient's own record names says anything. */
export function withOwnStock(all: readonly ChartFact[]): readonly ChartFact[] {
  const ofShelf = new Set(all.filter(({ heading, section }) => STOCK.test(`${heading} ${section}`)));
  if (ofShelf.size === 0) return all;
  const given = new Set(
    all.filter((fact) => !ofShelf.has(fact)).flatMap(({ quote }) => quote.match(PRODUCT) ?? []),
  );
  const isGiven = (text: string) => (text.match(PRODUCT) ?? []).some((number) => given.has(number));
  return all.flatMap((fact) => {
    if (!ofShelf.has(fact)) return fact;
    // Rows of a list that are told in one sentence: each is of its own stock.
    const own = fact.told ? fact.quote.split("; ").filter(isGiven).join("; ") : fact.quote;
    return isGiven(own) ? { ...fact, quote: own } : [];
  });
}
