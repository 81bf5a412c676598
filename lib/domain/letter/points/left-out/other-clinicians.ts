import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** A provider's national number: ten digits, the first of them 1 (45 CFR 162.406). */
const NPI = /(?<![\d-])1\d{9}(?![\d-])/g;
/** "Annika Okwuosa, DPT", "OKWUOSA ANNIKA DPT": a name with its degree. */
const CLINICIAN =
  /(\p{Lu}[\p{L}'’-]+),? (?:MD|DO|DC|DPM|PTA?|DPT|OTR?(?:\/L)?|COTA|SLP|NP|FNP|PA|PA-C|APRN|RN|LCSW|PhD|PsyD)\b/u;
const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/**
 * Rows of a practice's list of its own clinicians that are about somebody who neither gave the care in question nor stands on the claim: who
 * else works there, and since when, says nothing of this claim, and reads as if that person had treated.
 */
export function ofOtherClinicians(
  all: readonly ChartFact[],
  { datesOfService = [] }: LetterFacts,
): ReadonlySet<string> {
  const rows = all.filter(({ quote }) => quote.match(NPI)?.length === 1 && CLINICIAN.test(quote));
  const found = new Set<string>();
  for (const page of Map.groupBy(rows, pageOf).values()) {
    if (new Set(page.flatMap(({ quote }) => quote.match(NPI) ?? [])).size < 2) continue;
    const elsewhere = all.filter((fact) => !page.includes(fact));
    const ofDay = elsewhere.filter(({ date }) => date !== undefined && datesOfService.includes(date));
    for (const { id, quote } of page) {
      const [number = ""] = quote.match(NPI) ?? [];
      const [, surname = ""] = CLINICIAN.exec(quote) ?? [];
      const treated = ofDay.some((fact) => fact.quote.toLowerCase().includes(surname.toLowerCase()));
      if (!treated && !elsewhere.some((fact) => fact.quote.includes(number))) found.add(id);
    }
  }
  return found;
}
