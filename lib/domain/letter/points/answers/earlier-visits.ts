import { NOT_NEW, TAXONOMY } from "@/lib/domain/move/as-billed/new-patient";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const MOST = 6;

/** A row of the encounters, or of a registry, that says of which specialty a clinician is. */
const tellsSpecialty = ({ quote, measure }: ChartFact): boolean => !measure && TAXONOMY.test(quote);

/** Whether a row tells who of the group saw the patient when, where the payer doubts that the patient was new. */
export const isEarlierVisit = (fact: ChartFact, noticeText: string): boolean =>
  tellsSpecialty(fact) && NOT_NEW.test(noticeText);

/** Who of the group saw the patient when, each with the specialty, the newest first; then what a registry says of them. */
export const ofEarlierVisits = (text: string, facts: readonly ChartFact[]): ChartFact[] =>
  NOT_NEW.test(text)
    ? facts
        .filter(tellsSpecialty)
        .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""))
        .slice(0, MOST)
    : [];
