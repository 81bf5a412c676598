import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const KINDS: readonly [string, RegExp][] = [
  ["film", /\bx-?rays?\b|\bXR\b|\bplain (?:films?|radiographs?)\b|\bradiographs?\b|\bfilms?\b/i],
  ["mri", /\bMRIs?\b|\bmagnetic resonance\b/i],
  ["ct", /\bCT\b|\bcomputed tomography\b/],
  ["ultrasound", /\bultrasounds?\b|\bsonogra\w+/i],
];

/** The kinds of pictures that words name. */
export const picturesIn = (text: string): Set<string> =>
  new Set(KINDS.flatMap(([kind, said]) => (said.test(text) ? kind : [])));

/** "XR ordered", "to be done next week": no picture yet. */
const TO_COME =
  /\border(?:s|ed|ing)?\b|\brequest(?:s|ed|ing)?\b|\bschedul\w+|\bpending\b|\bawait\w*|\b(?:will|plans?|needs?|recommend\w*|consider)\b|\b(?:to|going to) (?:do|get|have|be done|obtain)\b|\brefer(?:red|ral)?\b/i;
const SEEN =
  /\b(?:shows?|showed|showing|reveal\w*|demonstrat\w+|impression|findings?|read|reviewed|result\w*|negative|positive|normal|unremarkable|narrow\w+|fractur\w+|degenerat\w+|osteoarth\w+|stenosis|herniat\w+|protru\w+|tears?|listhesis|effusion)\b/i;
const ON_REPORT = /\b(?:radiolog\w+|imaging)\b/i;

/**
 * "Plain x-ray of the shoulder": a picture of another kind is none, and neither is one that was only ordered. Undefined where a point asks for no picture of
 * one kind, or for the order.
 */
export function pictureAsked(asked: string): ((fact: ChartFact) => boolean) | undefined {
  const kinds = picturesIn(asked);
  if (kinds.size === 0 || /\border/i.test(asked)) return undefined;
  return ({ quote, heading }) => {
    const own = picturesIn(quote);
    const named = own.size > 0 ? own : picturesIn(heading);
    const isOfKind = named.size > 0 ? !named.isDisjointFrom(kinds) : ON_REPORT.test(heading);
    return isOfKind && (!TO_COME.test(quote) || SEEN.test(quote));
  };
}
