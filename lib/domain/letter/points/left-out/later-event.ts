import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";

const OF_ILLNESS: readonly DenialCategory[] = [
  "medical_necessity",
  "authorization",
  "coding",
  "benefit_exclusion",
];
/** What plans, clerks and referrers wrote after the service is about the service, whatever befell the patient. */
const OF_DESK: readonly Topic[] = [
  "authorization",
  "call",
  "coverage",
  "filing",
  "sent_before",
  "plan_text",
  "other_payer",
  "certification",
];
/** "FLARE after lifting", "leg pain is back", "fell on the stairs 9/6": something new, and no result of what was done before. */
const NEW_EVENT =
  /\b(?:flare(?:d|s|-?ups?)?(?! (?:(?:was|were|is) )?(?:prevented|avoided|resolved|settled|free))|re-?injur\w+|relaps\w+|new (?:injury|fall|accident|episode|onset)|(?:pain|numbness|tingling|weakness|swelling|symptoms?) (?:is|are|has come|have come|came) back|(?<!\b(?:pt|patient|s?he|they|who|mom|mother) )came back after|fell on(?:to)? (?:his|her|my|their|the) (?:\w+ )?(?:foot|feet|toes?|hands?|fingers?|head|neck|legs?|arms?|knees?|back|shoulders?|wrists?)|(?:slipped|tripped|(?<!\b(?:pain|scores?|A1c|ODI|NDI|DASH|QuickDASH|LEFS|PHQ-?9|pressure|BP|rate|weight|swelling|count|level|values?|glucose|saturation|SpO2|index|it|use|need) )fell(?! (?:from|to|by) \d)) (?:on|off|down|at|from|in|over|while|again|yesterday|last)|after (?:lifting (?:an?|the|his|her|some|two|heavy|boxes|furniture|groceries)\b(?! (?:(?:left|right|affected|involved|sore) )?(?:arms?|legs?|head|foot|feet|heels?|shoulders?|hands?|hips?|trunk)\b)|a (?:new )?(?:fall|accident)(?! in (?:19|20)\d\d)))\b/i;
const ASKED = /\b(?:flare|new (?:injury|accident|episode|condition)|exacerbation|re-?injur)/i;
const NONE = /\b(?:no|without|denies|any|since the|if|prevent\w*|avoid\w*)\b[^.;]{0,30}$/i;

/** "Flared after therapy was stopped by the plan": what came of it that the care was withheld. */
const WITHOUT_CARE =
  /\b(?:flare\w*|came back|(?:is|are|came) back|relaps\w+)\b[^.;]{0,30}\b(?:(?:after|since|when|once|as) (?:the )?(?:therapy|treatment|PT|OT|visits?|care|sessions?) (?:\w+ ){0,2}(?:stopped|ended|denied|paused|lapsed|held)|without (?:\w+ )?(?:therapy|treatment|PT|OT|visits?|care))\b/i;

const tellsEvent = ({ quote }: ChartFact) => {
  const found = NEW_EVENT.exec(quote);
  return found !== null && !NONE.test(quote.slice(0, found.index)) && !WITHOUT_CARE.test(quote);
};

/**
 * Where something new befell the patient after the last day of the service, the visits from then on are another story: they neither
 * show why the service was needed nor what came of it.
 */
export function ofLaterEvent(
  facts: readonly ChartFact[],
  { stage, denialCategory = "other", datesOfService = [] }: LetterFacts,
  noticeText = "",
): ReadonlySet<string> {
  // "No new injury or flare explains more care": such an event is what the payer asks about.
  if (ASKED.test(noticeText)) return new Set();
  const last = datesOfService.toSorted().at(-1);
  if (!last || stage !== "post_service" || !OF_ILLNESS.includes(denialCategory)) return new Set();
  const later = facts.filter(
    ({ date, topics }) =>
      date !== undefined && date > last && !topics.some((topic) => OF_DESK.includes(topic)),
  );
  const from = later
    .filter(tellsEvent)
    .flatMap(({ date }) => date ?? [])
    .sort()[0];
  return new Set(later.flatMap(({ id, date = "" }) => (from && date >= from ? [id] : [])));
}
