import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { stemsOf } from "../../relevance/stems";
import { kindAsked, type PaperKind } from "./paper-kinds";

/** "Report requested, NOT rec'd as of today", "pt will bring the diary": said by the chart itself of a paper that is out. */
const OUT =
  /\b(?:not (?:yet )?(?:rec(?:eived|['’]?d)|back|arrived|returned)|nothing back|will (?:\w+ )?(?:bring|fax|send|mail)|await\w*|waiting (?:for|on)|to follow(?! up))\b|\b(?:reports?|records?|results?|path(?:ology)?) (?:is |are )?(?:still )?pending\b/i;
const PAPER =
  /\b(?:reports?|records?|letters?|orders?|referrals?|prescriptions?|script|forms?|results?|films?|EOB|summary|diary|logs?|questionnaires?)\b/i;
/** Words that any paper has. */
const OF_ANY: ReadonlySet<string> = new Set([
  "report",
  "record",
  "letter",
  "notes",
  "result",
  "form",
  "patien",
]);

/** Papers that the chart waits for and that share words with what the payer asks or misses. */
export function awaitedPapers(
  points: readonly { text: string }[],
  all: readonly ChartFact[],
): { quote: string; kind: PaperKind | undefined }[] {
  const asked = new Set(points.flatMap(({ text }) => [...stemsOf(text)]));
  return all
    .filter(({ measure, quote }) => !measure && OUT.test(quote) && PAPER.test(quote))
    .filter(({ quote }) => [...stemsOf(quote)].some((stem) => asked.has(stem) && !OF_ANY.has(stem)))
    .map(({ quote }) => ({ quote, kind: kindAsked(quote) }));
}
