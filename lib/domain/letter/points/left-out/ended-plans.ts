import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "The Regence ended July 31": a plan that another page says was over before the service covers nothing of it. */
const ENDED =
  /\b(\p{Lu}[\p{Ll}&'-]{3,})(?: \p{Lu}[\w&'-]+){0,3}(?:'s)? (?:coverage |plan |insurance |policy )?(?:has |had |was |is )?(?:ended|terminated|termed|lapsed|expired)\b([^.;]{0,30})/gu;

/** "Medical ended 06/30/2026": a column's name is no plan's. */
const OF_ANY_PLAN =
  /^(?:your|our|their|this|that|the|his|her|patient|member|subscriber|previous|prior|former|current|active|old|new|auth\w*|pre-?auth\w*|approvals?|approved|referrals?|orders?|scripts?|prescriptions?|certif\w+|recertif\w+|employment|contracts?|treatments?|therapy|services?|visits?|dates?|cards?|part|medical|dental|vision|pharmacy|coverage|benefits?|eligibility|insurance|plan|reason|status|version|edition|effective)$/i;

/** "Therapy ended 7/31" names no plan: what speaks of one says so itself. */
const SAYS_PLAN =
  /\b(?:PPO|HMO|EPO|POS|cards?|primary|secondary|auth\w*|approv\w+|active|co-?pays?|deductibles?|plans?|coverage|covers?|insur\w+|members?|IDs?|benefits?|eligib\w+|policy|\d+ visits?|claims?|payer)\b/i;
const isOfPlan = (topic: Topic) =>
  topic === "coverage" || topic === "other_payer" || topic === "plan_text" || topic === "authorization";

export function withoutEndedPlans(
  facts: ChartFact[],
  all: readonly ChartFact[],
  { payerName = "" }: LetterFacts,
  service: readonly string[],
): ChartFact[] {
  const [first] = service;
  if (!first) return facts;
  const ended = all.flatMap(({ quote, date }) =>
    [...quote.matchAll(ENDED)].flatMap(([, name = "", when = ""]) => {
      const day = findDates(`${when}, ${first.slice(0, 4)}`)[0]?.iso ?? findDates(when)[0]?.iso ?? date;
      return day && day < first && !payerName.includes(name) && !OF_ANY_PLAN.test(name) ? [name] : [];
    }),
  );
  return facts.filter(
    ({ quote, topics }) =>
      !ended.some(
        (name) =>
          quote.includes(name) &&
          (topics.some(isOfPlan) || SAYS_PLAN.test(quote)) &&
          !/\b(?:ended|terminated|termed|lapsed|expired|inactive|reinstated|restored)\b/i.test(quote),
      ),
  );
}
