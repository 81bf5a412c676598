import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { DenialPoint } from "../notice/denial-points";

/** "Member is taking the drug as prescribed", "adherence to the medication". */
const ASKS_ADHERENCE =
  /\b(?:drug|medication|medicine|therapy|treatment|injections?|doses?)\b[^.;]{0,30}\b(?:as (?:prescribed|directed)|adheren\w+|complian\w+)|\b(?:adheren\w+|complian\w+)\b[^.;]{0,30}\b(?:drug|medication|medicine|doses?|injections?)\b/i;
/** "Six doses, none missed", "No missed doses", "Has not missed an injection". */
const NONE_MISSED =
  /\b(?:doses?|injections?|shots?|tablets?)\b[^.;]{0,20}\b(?:none|never|not (?:one|any)) missed\b|\bno (?:missed|skipped) (?:doses?|injections?|shots?|tablets?)\b|\b(?:has not|hasn['’]t|never|not) (?:missed|misse[sd]|skipped) (?:an?|any|one) (?:\w+ )?(?:dose|injection|shot|tablet)\b|\b(?:missed|skipped) no (?:doses?|injections?|shots?|tablets?)\b/i;
const MOST = 2;

/** What the chart says of doses that none was missed, where the payer asks whether the drug is taken as prescribed. */
export function drugAdherence(
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  facts: readonly ChartFact[],
): ChartFact[] {
  if (kind === "item" || !ASKS_ADHERENCE.test(text)) return [];
  return facts
    .filter(({ measure, adverse, quote }) => !measure && !adverse && NONE_MISSED.test(quote))
    .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""))
    .slice(0, MOST);
}
