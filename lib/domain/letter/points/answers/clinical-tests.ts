import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { turnedNegative } from "../../relevance/guards";
import { NO_EFFECT } from "../notice/point-topics";

const OF_BALANCE =
  /\b(?:dix-?\s?hallpike|hallpike|(?:supine )?roll(?: test)?|head (?:impulse|thrust|shake)|romberg|fukuda)\b/i;
/** Tests of an examination that are positive or negative. */
const BY_HAND =
  /\b(?:spurling|lachman|mcmurray|(?:anterior |posterior )?drawer|thessaly|neer|hawkins|jobe|empty can|drop arm|speed'?s|yergason|o'?brien|apprehension|tinel|phalen|finkelstein|kemp|SLR|straight leg raise|lasegue|slump|faber|patrick|gaenslen|ober|thomas|cozen|mill'?s|(?:cervical |foraminal )?compression|distraction|shoulder abduction relief|upper limb tension)\b/i;
/** "Dix-Hallpike right positive, 6 sec", "Spurling R +": the name comes first, and nothing else stands between. */
const POSITIVE = /^[^.;]{0,40}?(?:\bpos(?:itive)?\b|(?<=\s)\(?\+\)?(?=[\s,;.]|$)|\breproduces\b)/i;

const ASKS_POSITIVE =
  /\b(?:positive|abnormal)\b[^.;]{0,30}\b(?:tests?|testing|signs?)\b|\b(?:tests?|signs?)\b[^.;]{0,30}\bpositive\b/i;
const ASKS_BALANCE = /\bposition(?:al|ing)\b|\bvestibul|\bnystagm|\bvertigo\b|\bBPPV\b|\bdizz/i;
const MOST = 4;

const isPositive = ({ quote }: ChartFact, test: RegExp) => {
  const found = test.exec(quote);
  return found !== null && POSITIVE.test(quote.slice(found.index + found[0].length));
};

/** "The record contains no positive positional test": each such test that the chart has, in the order of its days. */
export function ofPositiveTest(text: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!ASKS_POSITIVE.test(text)) return [];
  const test = ASKS_BALANCE.test(text) ? OF_BALANCE : BY_HAND;
  return facts
    .filter((fact) => !fact.measure && !fact.adverse && isPositive(fact, test))
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""))
    .slice(0, MOST);
}

/** "The record does not show that the maneuver had any result": a test that was positive before, and is negative since. */
export function turnedSince(text: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!NO_EFFECT.test(text)) return [];
  const turned = turnedNegative(facts);
  return facts.filter((fact) => !fact.measure && !fact.adverse && turned.has(fact.id)).slice(-MOST);
}
