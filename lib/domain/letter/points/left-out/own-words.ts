import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Circumstances } from "./circumstances";
import { isSteppedUp, TORN_STATE } from "./too-well";
import { rowsOfSide } from "./treated-side";

/** A fact as the letter quotes it: without what its lines say of something else, and under what it speaks of. */
export function inOwnWords(fact: ChartFact, { side, ofClaim }: Circumstances): ChartFact {
  if (fact.measure) return fact;
  const whole = isSteppedUp(fact.quote) ? { ...fact, quote: fact.quote.replace(TORN_STATE, "") } : fact;
  // "R knee injection: 05/12; L knee injection: 10/14": rows of one list, each of its own side.
  const own = side && whole.quote.includes("; ") ? { ...whole, quote: rowsOfSide(whole.quote, side) } : whole;
  // "We see PA-26-124407 now": under the number alone it speaks of the approval.
  const isSeen = !own.topics.includes("authorization") && ofClaim(own.quote) && SEEN_NOW.test(own.quote);
  return isSeen ? { ...own, topics: [...own.topics, "authorization"] } : own;
}

const SEEN_NOW =
  /\b(?:see|found|find|located|show(?:s|ing)?|have|has|linked|attached|on file|approved|valid|active|covers?|loaded|entered)\b/i;
