import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact, Side } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { countedBefore } from "../answers/rows-beside";
import { byCondition } from "./benefit-count";
import { treatedSide } from "./treated-side";

/** Of which care, of which side and of which time the claim is: by these the facts of a chart are chosen. */
export type Circumstances = {
  all: readonly ChartFact[];
  letter: LetterFacts;
  noticeText: string;
  category: DenialCategory;
  /** The days of service, in their order. */
  service: readonly string[];
  /** The first of them, or the day of the notice; of care ahead under a notice without a day, the newest day of the record. */
  from: string | undefined;
  side: Side | undefined;
  /** The side that was not treated, where only one of the two is in question. */
  other: Side | undefined;
  /** Rows of a limit's count: of whatever care they are, the letter tells them apart. */
  counted: ReadonlySet<string>;
  /** It bears the number of an approval that the claim carries. */
  ofClaim: (quote: string) => boolean;
};

export function circumstancesOf(
  all: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): Circumstances {
  const category = letter.denialCategory ?? "other";
  const side = treatedSide(noticeText, letter.procedureCodes ?? [], all, letter.datesOfService ?? []);
  const service = [...(letter.datesOfService ?? [])].sort();
  const from = service[0] ?? letter.noticeDate ?? (isAhead(letter) ? newestDay(all, letter) : undefined);
  // The claim carries the number: the approval is the claim's own, whatever code was billed under it.
  const numbers = all.flatMap(({ quote }) => CARRIED_NUMBER.exec(quote)?.[1] ?? []);
  return {
    ...{ all, letter, noticeText, category, service, from, side },
    // Of what a payer calls the same service twice, either side may be the one in question.
    other: TWO_PLACES.test(noticeText) || category === "duplicate" ? undefined : oppositeOf(side),
    counted: byCondition(letter, all, noticeText) ? countedBefore(all, from) : new Set<string>(),
    ofClaim: (quote) => numbers.some((number) => quote.includes(number)),
  };
}

const isAhead = ({ stage }: LetterFacts) => stage === "pre_service" || stage === "concurrent";

const newestDay = (all: readonly ChartFact[], { letterDate }: LetterFacts) =>
  all
    .flatMap(({ date }) => (date && (!letterDate || date <= letterDate) ? date : []))
    .toSorted()
    .at(-1);

function oppositeOf(side: Side | undefined): Side | undefined {
  if (side === "right") return "left";
  return side === "left" ? "right" : undefined;
}

/** Where it is in question whether two places were treated, both sides are the claim's. */
const TWO_PLACES =
  /\b(?:different|separate|distinct|two) (?:anatomic\w* )?(?:sites?|lesions?|regions?|locations?|sides?)\b|\bsites? of each\b/i;

/** Box 23 of the claim: "23 prior authorization   A184420936". */
const CARRIED_NUMBER =
  /(?:^|\s)(?:Box )?23\b[^:]{0,40}?(?:authorization(?: number)?\)?)[\s:]+([A-Z]{0,4}-?\d[A-Z0-9-]{5,})/i;
