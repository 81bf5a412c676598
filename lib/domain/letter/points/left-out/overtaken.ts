import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ENTRY_DAY } from "@/lib/domain/reading/chart/person/entry-person";

/** What a payer answers when it does nothing yet, or holds to what it did. */
const REFUSED: readonly RegExp[] = [
  /\b(?:(?:will|would|can|could|does|do|did|has|have) ?not|won['’]t|can['’]t|(?:does|do|did|has|have)n['’]t) (?:be )?(?:re-?process|re-?open|pay|paid|adjust|release|reverse|overturn|change|see|find|show|have|received?|located?)/i,
  /\b(?:unable|refus\w+|declin\w+) to (?:re-?process|re-?open|pay|adjust|release|reverse|overturn|change|find|locate)/i,
  /\b(?:denial|decision|claim) (?:is (?:right|correct)|stands|was (?:right|correct)|upheld)\b/i,
  /\b(?:nothing|no (?:record|auth\w*|approval|referral|claim|appeal|fax|records?)) (?:\w+ ){0,2}(?:on file|found|received|in (?:the |their )?system)\b/i,
  /\bnot (?:on file|found|received|in (?:the |their )?system|loaded|updated)\b|\bnever (?:received|got)\b/i,
];

/** What it answers once it has looked again. */
const GRANTED: readonly RegExp[] = [
  /\b(?:denied|processed|loaded|keyed|entered|closed) (?:in error|by mistake|incorrectly|wrongly|late)\b/i,
  /\b(?:error|mistake) (?:on|at|of) (?:our|their|the plan['’]?s?|the payer['’]?s?) (?:side|part|end)\b|\b(?:our|their|plan|payer|system) (?:error|mistake)\b/i,
  /\bnow (?:shows?|sees?|has|have|on file|found|active|loaded|updated|corrected)\b/i,
  /\b(?:was|were|has been|have been|is) (?:found|located|corrected|updated|fixed|on file|received)\b/i,
  /\b(?:will|sent (?:back )?(?:for|to be)|is being|being) re-?process\w*/i,
  /\bsend (?:an |the |your |us an )?appeal\b/i,
];

/** "Disregard ref 4471", "earlier rep misread the file": the payer takes back what it said before. */
const TAKEN_BACK: readonly RegExp[] = [
  /\bdisregard\b/i,
  /\b(?:earlier|previous|prior|last|first|other) (?:\w+ )?(?:rep|representative|agent|answer|information|info|call) (?:\w+ ){0,2}(?:wrong|mistaken|incorrect|in error|misread|misquoted|misinformed|misspoke)\b/i,
  /^.{0,80}\bcorrection (?:to|of)\b/i,
];

const says = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** The clock of an entry tells the order of those of one day. */
const CLOCK = /^\D{0,4}[\d/-]+\s+(\d{1,2}:\d{2})/;
const momentOf = ({ date = "", quote }: ChartFact) =>
  `${date} ${CLOCK.exec(quote)?.[1]?.padStart(5, "0") ?? ""}`;

/** What the patient or the practice did is no answer of a payer. */
const OWN_SIDE = /^[^\p{L}]*(?:pt|patient|member|mother|father|mom|dad|parent|wife|husband|we|us|office)\b/iu;

const isEntry = ({ measure, date, quote }: ChartFact) =>
  !measure && date !== undefined && ENTRY_DAY.test(quote) && !OWN_SIDE.test(quote);

/** Words of the entry's beginning that are written like a name, or the side that speaks in a thread: "Prairie Lantern, claims", "plan". */
const BEGINS = 60;
const PARTY = /\b(?:\p{Lu}[\p{L}'’&-]{3,}|plan|payer|insurer|carrier|ins)\b/gu;
const NO_PARTY =
  /^(?:called|spoke|claims?|phone|call|rep|portal|fax|COB|denial|dept|provider|services?|line|member|patient)$/i;
const partiesOf = ({ quote }: ChartFact, patient: ReadonlySet<string>) =>
  new Set(
    [...quote.slice(0, BEGINS).matchAll(PARTY)]
      .map(([word]) => word.toLowerCase())
      .filter((word) => !NO_PARTY.test(word) && !word.split("-").some((part) => patient.has(part))),
  );

const CLAIM = /\bclaim (?:no\.? |number |# ?)?((?=[A-Z-]*\d)[A-Z0-9-]{5,})/gi;
const claimsOf = ({ quote }: ChartFact) => [...quote.matchAll(CLAIM)].map(([, number = ""]) => number);

/**
 * Of two answers that one payer gave about one thing, and that stand in one log, the later counts: what it refused at first and then granted, and what
 * it took back itself, is no answer any more. What it said before the service was relied on, whatever it said afterwards.
 */
export function overtakenAnswers(
  facts: readonly ChartFact[],
  { patientName = "", datesOfService = [] }: { patientName?: string; datesOfService?: readonly string[] },
): ReadonlySet<string> {
  const patient = new Set(patientName.toLowerCase().split(/[^\p{L}'’]+/u));
  const served = [...datesOfService].sort().at(-1) ?? "";
  const found = new Set<string>();
  const logs = Map.groupBy(facts.filter(isEntry), ({ place }) => `${place.documentId}|${place.page}`);
  for (const entries of logs.values())
    for (const later of entries) {
      const grants = says(GRANTED, later.quote) && !says(REFUSED, later.quote);
      const takesBack = says(TAKEN_BACK, later.quote);
      if (!grants && !takesBack) continue;
      const parties = partiesOf(later, patient);
      const claims = claimsOf(later);
      for (const earlier of entries) {
        const isOfOneThing =
          momentOf(earlier) < momentOf(later) &&
          [...partiesOf(earlier, patient)].some((party) => parties.has(party)) &&
          (claims.length === 0 ||
            claimsOf(earlier).length === 0 ||
            claimsOf(earlier).some((number) => claims.includes(number)));
        if (!isOfOneThing) continue;
        const isRefusal = grants && says(REFUSED, earlier.quote) && !says(GRANTED, earlier.quote);
        const isTakenBack =
          takesBack && (earlier.date ?? "") > served && isLastBefore(earlier, later, entries);
        if (isRefusal || isTakenBack) found.add(earlier.id);
      }
    }
  return found;
}

/** The answer that is taken back is the one before, where no other is named. */
const isLastBefore = (earlier: ChartFact, later: ChartFact, entries: readonly ChartFact[]) =>
  !entries.some(
    (one) => one !== earlier && momentOf(one) > momentOf(earlier) && momentOf(one) < momentOf(later),
  );
