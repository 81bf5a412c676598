import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** What a patient does or wears before anybody treats, and what others gave. `code`: what it may be billed as, so that it is in question itself. */
const REMEDIES: readonly { name: RegExp; code?: RegExp }[] = [
  {
    name: /\b(?:night|bite|mouth) ?guard\b|\bocclusal splint\b|\b(?:home|self|gentle)[- ](?:\w+ )?(?:exercis\w+|stretch\w+|massage)|\b(?:exercis\w+|stretch\w+) (?:at home|on (?:her|his|their) own|from (?:an?|the) (?:printout|handout|sheet|video|app|book))\b|\bHEP\b|\b(?:heat|ice|rest)\b|\bactivity modification\b|\b(?:drugstore|store-?bought|OTC|gel|heel) (?:\w+ )?(?:inserts?|cups?|pads?|orthotics)\b|\bsoft collar\b|\bfoam roll\w+/gi,
  },
  {
    name: /\b(?:brace|splint|boot|orthotics|inserts)\b/gi,
    code: /^[LA]\d{4}|^977[0-6]|^29[1-5]/,
  },
  { name: /\b(?:injections?|shots?)\b/gi, code: /^J\d{4}|^20[56]\d\d|^6[24][34]\d\d|^2355/ },
  { name: /\b(?:chiropract\w+|adjustments)\b/gi, code: /^9894/ },
  { name: /\bacupuncture\b/gi, code: /^9781/ },
  { name: /\bmassage\b/gi, code: /^97124|^97140/ },
  {
    name: /\b(?:physical|occupational) therapy\b|\bPT\b(?! (?:reports?|states?|denies|c\/o|has|is|was)\b)/gi,
    code: /^97/,
  },
];
const NO_HELP =
  /\b(?:no|little|minimal|not much|without) (?:(?:any|lasting|real|further|significant|much|measurable|symptom|pain) )?(?:relief|benefit|help|improvement|effect)\b|\b(?:with no|without(?: any)?) change\b|\bno change in (?:pain|symptoms)\b|\b(?:did|does|has|have) ?(?:not|n['’]t) (?:help|reliev|work|improv|touch)\w*|\bfailed\b(?! (?:to\b(?! (?:help|relieve|improve|respond))|visits?\b|sessions?\b|appointments?\b|attend))/gi;
/** "Did not do home exercises", "refused injections", "failed to attend": it was left undone, and is no remedy that failed. */
const LEFT_UNDONE =
  /(?:\b(?:not|never)|n['’]t) (?:yet |really |always |been )?(?:do|doing|done|did|try|trying|tried|use|using|used|wear|wearing|wore|worn|start\w*|beg[aiu]n|(?:had|have|received)(?! (?:\w+ )?(?:relief|benefit|help|improvement|change|success|effect))|complet\w*|perform\w*|attend\w*|go|gone|compl(?:y|ied|iant)|follow\w*|finish\w*)\b|\bnever (?:the|an?|her|his) |\b(?:refus|non-?complian|non-?adher|skipp)\w*|\bdeclin(?:ed|es|ing) (?:to|the|any|an?|all|physical|therapy|PT|injections?|shots?|home|exercis\w+|chiro\w*|acupuncture|massage)\b|\bquit\b(?! smok)|\b(?:stopped|gave up)\b[^.;]{0,30}\b(?:days?|visits?|sessions?)\b|\bfailed (?:to\b(?! (?:help|relieve|improve|respond))|visits?\b|sessions?\b|appointments?\b|attend)/i;
/** "After 8 weeks of", "tried", "on her own": it was done, and is no advice. */
const WAS_DONE =
  /\b(?:tried|trial|did|done|had|used|wore|worn|failed|previous\w*|prior|before|already|on (?:her|his|their) own|(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten|twelve|several)[- ]?(?:days?|weeks?|wks?|months?|mos?|sessions?|visits?|rounds?|courses?))\b/i;
export const isLeftUndone = (part: string): boolean => LEFT_UNDONE.test(part);
/** What the visit itself brought, or the care in question. */
const OF_THIS_CARE =
  /\b(?:here|in (?:the )?(?:clinic|office)|in-office|today|this (?:visit|week|month|episode)|post[- ]?(?:treatment|tx)|since (?:the )?(?:eval\w*|start|last visit|SOC)|after (?:the |today['’]s )?(?:treatment|session|adjustment|manipulation|mobilization|manual)|goals?|plateau\w*|discharg\w+|manual therapy|manipulation|skilled)\b/i;
const FIRST_VISIT =
  /\b(?:initial (?:\w+ ){0,2}(?:eval\w*|exam\w*|visit|consult\w*|assessment|note|intake|report)|new patient|intake|first visit|eval|evaluation(?! (?:and|&) management))\b/i;
const NO_FIRST_VISIT =
  /\bre-? ?(?:eval\w*|exam\w*|assess\w*|check\w*)|\b(?:progress|discharge|follow-?up|recert\w*|daily|visit #?(?:[2-9]|1\d))\b/i;
/** "Referred by her dentist after 8 weeks of", "before therapy:": the words say themselves that it was earlier. */
const SAYS_EARLIER =
  /\breferred\b[^.;]{0,60}\bafter\b|\b(?:before|prior to) (?:(?:starting|beginning|coming to) )?(?:therapy|PT|OT|treatment|care|referral|this (?:episode|course))\b/i;

/** The days on which the care in question began: what did not help until then is why it began. */
export const firstVisitDays = (all: readonly ChartFact[]): ReadonlySet<string> =>
  new Set(
    all
      .filter(({ heading, quote }) => isFirstVisit(heading) || isFirstVisit(quote.slice(0, 40)))
      .flatMap(({ date }) => date ?? []),
  );
const isFirstVisit = (text: string) => FIRST_VISIT.test(text) && !NO_FIRST_VISIT.test(text);

/** "8 weeks of a night guard with no relief": a remedy of before, that the claim doesn't bill and the notice doesn't name. */
export function isEarlierRemedy(
  part: string,
  { procedureCodes = [] }: Pick<LetterFacts, "procedureCodes">,
  noticeText: string,
  atFirstVisit: boolean,
): boolean {
  if (!(atFirstVisit || SAYS_EARLIER.test(part)) || !WAS_DONE.test(part) || isLeftUndone(part)) return false;
  if (OF_THIS_CARE.test(part.replace(SAYS_EARLIER, " "))) return false;
  const notice = noticeText.toLowerCase();
  const tried = REMEDIES.flatMap(({ name, code }) =>
    [...part.replace(SAYS_EARLIER, (said) => said.replace(/\w/g, "_")).matchAll(name)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      isInQuestion:
        procedureCodes.some((own) => code?.test(own)) || (!code && notice.includes(match[0].toLowerCase())),
    })),
  );
  // One that is in question beside them is held against the care, whatever else was tried.
  if (tried.some(({ isInQuestion }) => isInQuestion)) return false;
  return [...part.matchAll(NO_HELP)].some(({ index, 0: said }) => {
    const end = index + said.length;
    return tried.some(
      (remedy) =>
        (remedy.end <= index && index - remedy.end <= LONGEST_BETWEEN) ||
        (remedy.at >= end && remedy.at - end <= LONGEST_BETWEEN && BY.test(part.slice(end, remedy.at))),
    );
  });
}
const LONGEST_BETWEEN = 60;
const BY = /^ (?:with|from|by|after|despite|to|on|using)\b/i;
