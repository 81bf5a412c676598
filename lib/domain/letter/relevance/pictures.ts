import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const KINDS: readonly [string, RegExp][] = [
  ["film", /\bx[- ]?rays?\b|\bC?XR\b|\bplain films?\b|\bradiograph\w*|\bfilms?\b/i],
  [
    "mri",
    /\b[Mm][Rr][Ii]s?\b|\b[Mm]agnetic [Rr]esonance\b|\bMR (?:[Aa]rthro|(?:[LlCcTtRr] |[Ll]eft |[Rr]ight )?(?:[A-Z]-?)?(?:[Ll]umbar|LUMBAR|[Cc]erv|CERV|[Tt]horac|THORAC|[Bb]rain|BRAIN|[Ss]pine|SPINE|[Kk]nee|KNEE|[Ss]houlder|SHOULDER|[Hh]ip|HIP|[Aa]nkle|ANKLE|[Ww]rist|WRIST|[Ee]lbow|ELBOW|[Pp]elvis|PELVIS))/,
  ],
  ["ct", /\bCT\b|\b[Cc]omputed [Tt]omography\b|\bCAT scan/],
  ["ultrasound", /\bultrasounds?\b|\bsonogra\w+/i],
];

/** The kinds of pictures that words name. */
const picturesIn = (text: string): Set<string> =>
  new Set(KINDS.flatMap(([kind, said]) => (said.test(text) ? kind : [])));

/** "XR ordered", "to be done next week": no picture yet. */
const TO_COME =
  /\border(?:s|ed|ing)?\b|\brequest(?:s|ed|ing)?\b|\bschedul\w+|\bpending\b|\bawait\w*|\b(?:will|plans?|needs?|recommend\w*|consider)\b|\b(?:to|going to) (?:do|get|have|be done|obtain)\b|\brefer(?:red|ral)?\b/i;
const SEEN =
  /\b(?:shows?|showed|showing|reveal\w*|demonstrat\w+|impression|findings?|read|reviewed|result\w*|negative|positive|normal|unremarkable|narrow\w+|fractur\w+|degenerat\w+|osteoarth\w+|stenosis|herniat\w+|protru\w+|extru\w+|bulg\w+|spurs?|osteophyt\w*|spondyl\w+|arthrosis|tendin\w+|tears?|listhesis|effusion|(?<!\bbe )(?:done|performed|obtained|completed|taken))\b/i;
/** "Ordered to rule out stenosis": what is looked for was not seen. */
const LOOKED_FOR =
  /\b(?:r\/o|rule out|rul\w+ out|suspect\w*|suspicion of|possible|concern for|(?:to )?(?:evaluate|assess|check|look) for|(?:ordered|requested|scheduled|referr?ed)(?: \w+){0,3} for)\b[^.;:,]*/gi;
/** Where a sentence turns to another picture: "MRI pending; x-ray normal", "MRI ordered as the x-ray was normal". */
const TURNS = /[;.]\s+|,? (?:as|because|since|after|but|while) /;
const ON_REPORT = /\b(?:radiolog\w+|imaging)\b/i;

/**
 * "Plain x-ray of the shoulder": a picture of another kind is none, and neither is one that was only ordered. Undefined where a point asks for no picture of
 * one kind, or for the order.
 */
export function pictureAsked(asked: string): ((fact: ChartFact) => boolean) | undefined {
  const kinds = picturesIn(asked);
  if (kinds.size === 0 || /\border/i.test(asked)) return undefined;
  return ({ quote, heading }) => {
    const named = new Set([...picturesIn(quote), ...picturesIn(heading)]);
    const isOfKind = named.size > 0 ? !named.isDisjointFrom(kinds) : ON_REPORT.test(heading);
    const others = (part: string) => picturesIn(part).size > 0 && picturesIn(part).isDisjointFrom(kinds);
    const ofHeading = !picturesIn(heading).isDisjointFrom(kinds);
    const said = (ofHeading ? [quote] : quote.split(TURNS).filter((part) => !others(part))).join("; ");
    return isOfKind && (!TO_COME.test(said) || SEEN.test(said.replace(LOOKED_FOR, " ")));
  };
}
