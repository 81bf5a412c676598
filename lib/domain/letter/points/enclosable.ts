import { addMonths } from "@/lib/core/dates";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { factsUsed } from "./facts-used";
import { consentPapers } from "./open/appeal-consent";
import { planLetter } from "./plan";
import type { LetterEvidence } from "./plan/letter-plan";

/** The practice's own slips: they argue nothing unless the letter says why they are there. */
const SLIP =
  /\bfax (?:cover|confirmation|transmission|report|log|receipt)\b|\btransmission (?:report|confirmation|verification)\b|\bcover sheet\b|\bcall log\b|\bphone log\b/i;
const OLD_MONTHS = 12;

/**
 * The papers that go along: none that is about other persons throughout, and, of what the letter does not cite, neither slips of
 * the practice nor notes of long before the service. The patient's consent to the appeal always goes along.
 */
export function withOwnPapers(facts: LetterFacts, evidence: LetterEvidence): LetterFacts {
  const { chart } = evidence;
  const others = new Set(
    chart.leftOut.flatMap(({ reason, documentId }) => (reason === "other_patient" ? [documentId] : [])),
  );
  const byPaper = Map.groupBy(chart.facts, ({ place }) => place.documentId);
  const cited = new Set([...citedPapers(facts, evidence), ...consentPapers(chart.facts)]);
  const [first] = [...(facts.datesOfService ?? [])].sort();
  const isLeftOut = (documentId: string) => {
    const said = byPaper.get(documentId);
    if (!said) return others.has(documentId);
    return !cited.has(documentId) && (said.every(isSlip) || said.every((fact) => isOld(fact, first)));
  };
  const enclosures = facts.enclosures?.filter(({ documentId }) => !documentId || !isLeftOut(documentId));
  return enclosures ? { ...facts, enclosures } : facts;
}

const isSlip = ({ heading }: ChartFact) => SLIP.test(heading);
const isOld = ({ date }: ChartFact, service: string | undefined) =>
  service !== undefined && date !== undefined && date < addMonths(service, -OLD_MONTHS);

function citedPapers(facts: LetterFacts, evidence: LetterEvidence): ReadonlySet<string> {
  const used = factsUsed(planLetter(facts, evidence));
  return new Set(evidence.chart.facts.filter(({ id }) => used.has(id)).map(({ place }) => place.documentId));
}
