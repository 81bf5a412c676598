import { withFullForms } from "../page/full-forms";
import { kept } from "../page/kept";
import type { Paper } from "../signs/statements";
import { ACT_TABLE } from "./tables/act";
import { type Shares, weigh, weightsOf } from "./weights";
import { textSigns } from "./words";

/** What a sentence of a payer's mail does. */
export type Act =
  | "claim_refused"
  | "request_refused"
  | "care_stopped"
  | "records_wanted"
  | "granted"
  | "paid"
  | "paid_less"
  | "money_back"
  | "appeal_upheld"
  | "appeal_overturned"
  | "appeal_dismissed"
  | "why"
  | "advice"
  | "fact";

const weights = weightsOf(ACT_TABLE);

/** A line of a head with fewer words is a label or a name. */
const LEAST_WORDS = 4;
/** "If we don't hear from you, the claim will be closed", "May I send more?": nothing is said of this case yet. */
const NOT_STATED = /^\W*(?:if|unless|when|whenever|should|once|where|in case|before you)\b|\?\W*$/i;

/** Words enough for a sentence, and about the case in hand. */
const says = (sentence: string): boolean =>
  sentence.split(" ").length >= LEAST_WORDS && !NOT_STATED.test(sentence);

/** What one sentence does, each act with its share. */
export const actsIn = (sentence: string): Shares => weigh(weights(), textSigns(withFullForms(sentence)));

const sharesOf: (paper: Paper) => readonly Shares[] = kept((paper: Paper) =>
  paper.sentences.filter(says).map(actsIn),
);

/** How surely a paper does one of these somewhere: the largest share that they have together in one sentence. */
export const shareOfActs = (paper: Paper, ...acts: readonly Act[]): number =>
  Math.max(0, ...sharesOf(paper).map((shares) => acts.reduce((sum, act) => sum + (shares.get(act) ?? 0), 0)));

/** Each act with its largest share in one sentence. */
export function likeliestActs(paper: Paper): Shares {
  const most = new Map<string, number>();
  for (const shares of sharesOf(paper))
    for (const [act, share] of shares) most.set(act, Math.max(share, most.get(act) ?? 0));
  return most;
}

/** Whether a sentence does one of these at all: rules that know one word of it leave room for what it says. */
export const mayDo = (sentence: string, ...acts: readonly Act[]): boolean => {
  const shares = actsIn(sentence);
  return acts.reduce((sum, act) => sum + (shares.get(act) ?? 0), 0) >= AT_ALL;
};
const AT_ALL = 0.2;
