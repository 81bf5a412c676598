import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isPolicyPage } from "../../relevance/policy-page";
import type { DenialPoint } from "../notice/denial-points";

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
/** "Medical Policy 7.03.18, version of January 2024", "the edition effective 01/01/2024". */
const NAMED = new RegExp(
  `\\b(?:version|edition|revision)\\b[^.;]{0,24}?\\b(?:of|dated|effective|from|in)?\\s*((?:${MONTHS}) (?:\\d{1,2}, )?20\\d\\d|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d)`,
  "i",
);
const IN_FORCE =
  /\b(?:current|in (?:force|effect)|effective|changed|revised|replaces|supersedes|updated|now)\b/i;
const ENDED = /\b(?:ended|expired|retired|replaced|superseded|archived|withdrawn|no longer)\b/i;
const STATEMENT = /\b(?:medically necessary|covered|eligible for coverage)\b[^.;]{0,80}\b(?:when|if|for)\b/i;
const MOST = 6;

const OF_MONTH = new RegExp(`^(${MONTHS}) (20\\d\\d)$`, "i");
/** The first day of a month or the day itself. */
const dayOf = (text: string): string | undefined => {
  const whole = OF_MONTH.exec(text);
  return findDates(whole ? `${whole[1]} 1, ${whole[2]}` : text)[0]?.iso;
};

/**
 * The payer decided by one edition of its policy, and the enclosed policy shows that a later one was in force on the days of service: what says so,
 * and what that one says of the service. Nothing where no later edition began by then.
 */
export function ofNamedEdition(
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  facts: readonly ChartFact[],
  { datesOfService = [] }: LetterFacts,
): ChartFact[] {
  const [, named = ""] = (kind === "reason" && NAMED.exec(text)) || [];
  const edition = dayOf(named);
  const first = [...datesOfService].sort()[0];
  if (!edition || !first) return [];
  const ofPolicy = facts.filter((fact) => isPolicyPage(fact) && !fact.adverse);
  const begins = ({ quote }: ChartFact) =>
    IN_FORCE.test(quote) &&
    !ENDED.test(quote) &&
    findDates(quote).some(({ iso }) => iso > edition && iso <= first);
  const later = ofPolicy.filter(begins);
  if (later.length === 0) return [];
  const papers = new Set(later.map(({ place }) => place.documentId));
  const ended = ({ quote }: ChartFact) =>
    ENDED.test(quote) && findDates(quote).some(({ iso }) => iso > edition && iso < first);
  return ofPolicy
    .filter(
      (fact) =>
        papers.has(fact.place.documentId) &&
        (later.includes(fact) || ended(fact) || STATEMENT.test(fact.quote)),
    )
    .slice(0, MOST);
}
