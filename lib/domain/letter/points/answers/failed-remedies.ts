import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { adverseOf } from "@/lib/domain/reading/chart/page/adverse";
import type { LetterFacts } from "../../facts/facts";
import { firstVisitDays, isEarlierRemedy, isLeftUndone } from "./earlier-remedies";

/** Drugs and means that anybody takes first. What a brace or an injection did may be what is in question. */
const DRUG =
  /\b(?:NSAIDs?|ibuprofen|naproxen|meloxicam|diclofenac|celecoxib|acetaminophen|tylenol|advil|aleve|motrin|gabapentin|pregabalin|duloxetine|cyclobenzaprine|tizanidine|methocarbamol|baclofen|muscle relax\w+|prednisone|medrol|dose ?pack|tramadol|oxycodone|lidocaine patch(?:es)?|OTC|over[- ]the[- ]counter|topiramate|propranolol|amitriptyline|nortriptyline|sumatriptan|melatonin|trazodone|loratadine|cetirizine|fluticasone|omeprazole|famotidine|terbinafine|hydrocortisone|triamcinolone cream|sertraline|fluoxetine|escitalopram|bupropion|heat and ice|heat or ice|ice or heat|heating pad)\b/gi;
const CARE: readonly [RegExp, RegExp][] = [
  [/\bchiropract\w+/i, /^9894/],
  [/\bacupuncture\b/i, /^9781/],
  [/\bmassage\b/i, /^97124|^97140/],
  [/\b(?:physical|occupational) therapy\b|\b(?:PT|OT)\b(?= (?:x|for|\d|in|at|from|with)\b)/, /^97/],
];
const HELPED_NOT =
  /\b(?:no|without|den(?:ies|ied)(?: any)?|little|minimal|not much) (?:\w+ )?(?:relief|benefit|help|change|improvement|response|effect)\b|\b(?:did|does|do|has|have) ?(?:not|n['’]t) (?:help\w*|reliev\w*|improv\w*|work\w*|touch\w*)\b|\bnot (?:reliev\w*|help\w*|improv\w*) (?:with|by|from|on)\b|\bunchanged (?:with|by|on|despite|after)\b|\bfailed\b/i;

/** "Start 09/08/2026; Drug meloxicam; Remark no relief". */
const OF_DRUG = /(?:^|; )(?:drug|medication|medicine|med)(?: name)?:? [a-z]/i;
/** "Medication ibuprofen; PT visits: no change": what came of the visits is said of them. */
const BESIDE_DRUG = /; [^;]*\b(?:PT|OT|SLP|chiro\w*|acupuncture|massage|rehab\w*|visits?|HEP)\b/i;
/** "No improvement this month, still takes ibuprofen", "advised heat or ice": a remedy that is only named. */
const ONLY_NAMED =
  /\b(?:still|continues?|continued|continuing|takes|taking|on|advis\w+|recommend\w*|uses?|using|meds|plus|add(?:ed)?|start(?:ed)?) (?:\w+ ){0,2}$/i;
/** The care in question by its general names, which no other remedy has. */
const CARE_ITSELF =
  /\b(?:exercis\w+|manual|manipulat\w+|adjust\w+|session\w*|program|function\w*|here|in (?:the )?clinic|goals?|treatment|(?<!\b(?:physical|occupational) )therapy)\b/i;

/** "Result of trial: no change", on a day before the service: where the payer wants a trial that failed, it is the answer. */
const TRIAL_FAILED =
  /\b(?:results?|outcome|response) (?:of|to) (?:the |this )?(?:\w+ ){0,3}(?:trial|course)\b[^.;]{0,20}\b(?:no (?:change|improvement|relief|benefit)|failed|unchanged)\b|\btrial\b[^.;]{0,40}\b(?:failed|no (?:change|improvement|benefit|relief))\b/i;
const ASKS_FAILED_TRIAL =
  /\btrial of\b[^.;]{0,160}\b(?:fail\w*|without (?:improvement|success|relief|benefit)|no (?:improvement|relief|benefit))\b/i;

/**
 * "No change in pain with naproxen, 6 weeks": that another remedy did not help is why the service was needed, and no lack of progress of
 * the care in question. What the notice names, or a code of the claim stands for, is in question itself.
 */
function isFailedRemedy(
  { quote, measure, adverse, date, told }: ChartFact,
  letter: LetterFacts,
  noticeText: string,
  firstVisits: ReadonlySet<string>,
) {
  if (measure || adverse !== "no_progress") return false;
  const first = (letter.datesOfService ?? []).toSorted()[0];
  if (
    date &&
    first &&
    date < first &&
    TRIAL_FAILED.test(quote) &&
    ASKS_FAILED_TRIAL.test(noticeText.replace(/\s+/g, " "))
  )
    return true;
  const notice = noticeText.toLowerCase();
  const codes = letter.procedureCodes ?? [];
  // A row of a list of drugs is one statement, what came of the drug in a column of its own.
  const parts =
    told && OF_DRUG.test(quote) && !BESIDE_DRUG.test(quote)
      ? [quote.replaceAll(";", ",")]
      : quote.split(/[.;](?:\s|$)/);
  const atFirstVisit = date !== undefined && firstVisits.has(date);
  const isOther = (part: string) => {
    if (isEarlierRemedy(part, letter, noticeText, atFirstVisit)) return true;
    if (!HELPED_NOT.test(part) || CARE_ITSELF.test(part) || isLeftUndone(part)) return false;
    const drugs = [...part.matchAll(DRUG)].filter(({ index }) => !ONLY_NAMED.test(part.slice(0, index)));
    const care = CARE.filter(([name]) => name.test(part));
    if (drugs.length === 0 && care.length === 0) return false;
    return (
      !drugs.some(([name]) => notice.includes(name.toLowerCase())) &&
      !care.some(([name, code]) => name.test(noticeText) || codes.some((own) => code.test(own)))
    );
  };
  return (
    parts.some(isOther) &&
    parts.every((part) => isOther(part) || !(HELPED_NOT.test(part) || adverseOf(part).adverse))
  );
}

export const withFailedRemedies = (
  all: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): readonly ChartFact[] => {
  const firstVisits = firstVisitDays(all);
  return all.map((fact) => {
    if (!isFailedRemedy(fact, letter, noticeText, firstVisits)) return fact;
    const { adverse: _, ...rest } = fact;
    return { ...rest, topics: [...new Set([...fact.topics, "treatment_tried" as const])] };
  });
};
