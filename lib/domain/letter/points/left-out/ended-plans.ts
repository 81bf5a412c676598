import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
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

const IS_OVER = /\b(?:ended|terminated|termed|lapsed|expired|cancell?ed|through|thru|to)\b[^\d.;]{0,16}$/i;
const IN_FORCE = /\b(?:active|in force|effective|eligible|covered|current|present)\b/i;
/** The payer asks of other insurance and names none: any plan that ended may be the answer. */
const ASKS_OF_ANY =
  /\b(?:other|another|additional|primary|secondary|prior|previous|former|duplicate) (?:\w+ )?(?:insurance|insurers?|coverage|plans?|payers?|carriers?)\b|\b(?:primary|secondary|tertiary)\b|\bpays? (?:first|second)\b|\bEOBs?\b|\bexplanation of benefits\b|\bdifferent (?:\w+ )?(?:insur\w+|carrier|plan|payer)\b|\b(?:employer|spouse|parent)(?:['’]s)? (?:\w+ )?(?:plan|insurance|coverage)\b|\bcoordination of benefits\b|\bCOB\b|\bcreditable\b/i;
/** "Premera" is Premera Blue Cross. */
const isIn = (names: readonly string[], name: string) =>
  names.some((one) => one.startsWith(name) || name.startsWith(one));
const namesIn = (text: string) => findPayers(text).map(({ name }) => name.toLowerCase());

/**
 * The end of an older plan is no answer where the payer's reason turns on a plan that it names, or on its own, and another passage speaks of
 * that one: "Aetna, ended 12/31/2025" says nothing of whether Premera was in force.
 */
export function withoutOlderPlans(
  facts: ChartFact[],
  all: readonly ChartFact[],
  { payerName = "", denialText = "" }: LetterFacts,
  service: readonly string[],
): ChartFact[] {
  const first = service.toSorted()[0];
  const own = namesIn(payerName);
  const named = namesIn(denialText);
  const others = named.filter((name) => !isIn(own, name));
  if (!first || own.length === 0 || (ASKS_OF_ANY.test(denialText) && others.length === 0)) return facts;
  const asked = others.length > 0 ? others : own;
  // "Premera portal 11/10/2026: active": a log names a payer by one word.
  const isAsked = (text: string) =>
    asked.some((name) => text.toLowerCase().includes(name.split(" ")[0] ?? name));
  if (!all.some(({ quote }) => isAsked(quote) && (IN_FORCE.test(quote) || ENDS.test(quote)))) return facts;
  const isOld = ({ quote }: ChartFact) => {
    const names = namesIn(quote);
    const isOther = names.length > 0 && names.every((name) => !isIn(own, name) && !isIn(named, name));
    const days = findDates(quote);
    const last = days.at(-1);
    const isOver = last && days.every(({ iso }) => iso < first) && IS_OVER.test(quote.slice(0, last.start));
    return Boolean(isOther && isOver && ENDS.test(quote));
  };
  // "Certificate of coverage." over the old plan's own line is its title, unless the page speaks of the other one, too.
  const pageOf = ({ place }: ChartFact) => `${place.documentId} ${place.page}`;
  const pagesAsked = new Set(all.filter(({ quote }) => isAsked(quote)).map(pageOf));
  const pagesOfOld = new Set(
    all
      .filter(isOld)
      .map(pageOf)
      .filter((page) => !pagesAsked.has(page)),
  );
  return facts.filter(
    (fact) => !isOld(fact) && !(pagesOfOld.has(pageOf(fact)) && fact.topics.includes("coverage")),
  );
}
const ENDS = /\b(?:ended|terminated|termed|lapsed|expired|cancell?ed)\b/i;
