import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import { compactOf } from "../../check/source-index";
import type { LetterFacts } from "../../facts/facts";
import { stemsOf } from "../../relevance/stems";
import type { PairedPoint } from "../answers/pair";
import { withinWindow } from "../answers/window";
import type { Need } from "../notice/needs";
import { awaitedPapers } from "./awaited-papers";
import { daysWithoutNote } from "./days-without-note";
import { missingPapers, unsignedDays } from "./missing-papers";
import { missingValues } from "./missing-values";
import { ASKS, asksInNotice, CONDITIONAL, LACKS, type NoticeAsk, tickedOf, wantsNone } from "./notice-asks";
import { hasPage, isHeld, isHeldByWords, saysNotReceived, tellsOf } from "./paper-held";
import { kindAsked, kindsAsked, type PaperKind } from "./paper-kinds";

type Known = {
  /** `answered`: a person said what there is, or why there is none. */
  points: readonly (PairedPoint & { open: boolean; answered: boolean })[];
  /** What the category turns on, and whether nothing of the chart and no person answers it. */
  needs: readonly { need: Need; open: boolean }[];
  /** What may stand in the letter, and all that the chart says. */
  facts: readonly ChartFact[];
  all: readonly ChartFact[];
  letter: LetterFacts;
  noticeText: string;
};

/**
 * What the denial turns on and the chart does not have, each once and in plain words: what the payer asks for and nothing shows, papers that the chart
 * only tells of, and what a reviewer will miss. It is told to the person, and stands in no letter.
 */
export function nameMissing(known: Known): string[] {
  const { points, all, letter, noticeText } = known;
  const named = new Set<PaperKind>();
  const lines: string[] = [];
  /** "The prescription or referral": either will do. */
  const holds = (kind: PaperKind, asked: string) =>
    (EITHER.test(asked) ? kindsAsked(asked) : [kind]).some((one) =>
      isHeld(one, withinWindow(asked, all, letter)),
    );
  for (const printed of points) {
    const point = { ...printed, text: tickedOf(printed.text) };
    if (!point.disputed || point.granted || !asksSomething(point)) continue;
    const kind = kindAsked(point.text);
    if (point.answered) {
      if (kind) named.add(kind);
      continue;
    }
    const held = kind && holds(kind, point.text);
    // Where it stands in the chart, what answers the sentence is a matter of the letter; a list asks for exactly what it says.
    if (
      point.open
        ? (point.kind === "reason" ? held : kind && hasPage(kind, withinWindow(point.text, all, letter))) &&
          !OF_NOW.test(point.text) &&
          !OF_CONTENT.test(point.text)
        : !kind || held || named.has(kind)
    )
      continue;
    if (kind) named.add(kind);
    lines.push(nothingShows(point, kind, all));
  }
  const asks = asksInNotice(noticeText);
  for (const { part, conditional } of asks) {
    const kind = kindAsked(part);
    if (!kind || named.has(kind) || holds(kind, part)) continue;
    const told = toldOf(kind, all);
    if (conditional && !told) continue;
    named.add(kind);
    lines.push(
      `Not found: ${kind.name}. The payer wants it: “${part}”.${toldIn(told)} It comes from ${kind.from}.`,
    );
  }
  lines.push(...otherPapers(asks, points, all));
  const awaited = awaitedPapers(points.filter(asksSomething), all).filter(
    ({ kind, quote }) =>
      !(kind && (named.has(kind) || isHeld(kind, all))) && !lines.some((line) => line.includes(quote)),
  );
  return [
    ...lines,
    ...awaited.map(({ quote }) => `The chart waits for a paper that bears on the denial: “${quote}”.`),
    ...missingValues(known),
    ...daysWithoutNote(points, letter, new Set(unsignedDays(all, letter))),
    ...openNeeds(known),
    ...missingPapers(all, letter, noticeText),
  ];
}

const EITHER = /^[^.;]{3,60}\bor\b[^.;]{3,60}$/i;

/** Papers of no known kind that the notice asks for outside its points, of which the chart has not half the words. */
function otherPapers(
  asks: readonly NoticeAsk[],
  points: readonly { text: string }[],
  all: readonly ChartFact[],
): string[] {
  const told = points.map(({ text }) => compactOf(text));
  const known = new Set<string>();
  return asks.flatMap(({ part, conditional, isPaper }) => {
    const said = compactOf(part);
    const stems = new Set([...stemsOf(part)].filter((stem) => !OF_ANY_PAPER.has(stem) && !/^\d/.test(stem)));
    if (!isPaper || conditional || NAMES_NOTHING.test(part) || kindAsked(part) || stems.size === 0) return [];
    if (told.some((text) => text.includes(said) || said.includes(text)) || known.has(said)) return [];
    if (stems.size > MOST_STEMS || isHeldByWords(stems, all)) return [];
    known.add(said);
    const tells = all.find(
      ({ quote }) => tellsOf(quote) && [...stemsOf(quote)].some((stem) => stems.has(stem)),
    );
    return [`Not found, and the payer wants it: “${part}”.${toldIn(tells?.quote)}`];
  });
}
const MOST_STEMS = 8;
/** Words of any paper. */
const OF_ANY_PAPER: ReadonlySet<string> = new Set(
  "report record letter statem form forms copy signed dated provid receiv submit attach includ enclos note notes result visit paper docume write writte compl claim servic patien member".split(
    " ",
  ),
);

/** "The report does not state which ankle": the paper is there and does not say it. */
const OF_CONTENT =
  /\bn(?:o|['’])t (?:\w+ )?(?:state|show|name|document|give|record|describe|list|specify|contain|identify)\b/i;
/** "A current order": an older one is none. */
const OF_NOW = /\b(?:current|new|updated|recent|latest|within)\b/i;

const asksSomething = ({ kind, text }: Pick<PairedPoint, "kind" | "text">) =>
  !CONDITIONAL.test(text) &&
  !NAMES_NOTHING.test(text) &&
  !wantsNone(text) &&
  (kind !== "reason" || LACKS.test(text) || ASKS.test(text) || isNameOfPaper(text));
/** "a written job description of the employer": one of several that the reader took apart, no sentence. */
const isNameOfPaper = (text: string) => /^(?:an?|the|your) /.test(text) && kindAsked(text) !== undefined;
/** What a code stands for, that "the records" did not come, and what an appeal is written on: nothing that a person could look for. */
const NAMES_NOTHING =
  /^[^.]{0,90}\b(?:records?|information|documentation|attachments?|documents?)\b[^.]{0,40}\b(?:not|never) (?:been )?(?:received|provided|sent|submitted)\b|^(?:the )?claim\/service lacks\b|^(?:pre-?cert\w*|prior auth\w*|auth\w*)\/[^.]{0,60}\babsent\b|\bcopy of (?:this|the) (?:letter|notice|decision|denial)\b|\bletter (?:that|which) (?:states?|says?|explains?)\b|^an? written (?:statement|request|explanation)\W*$/i;

function nothingShows(
  { text, near, kind: kindOfPoint, open }: Known["points"][number],
  kind: PaperKind | undefined,
  all: readonly ChartFact[],
): string {
  const told = kind && toldOf(kind, all);
  const [close] = near;
  const beside = told ? toldIn(told) : close && open ? ` Nearest: “${close.quote}”.` : "";
  const from = kind ? ` It comes from ${kind.from}.` : "";
  return `${kindOfPoint === "reason" && !kind ? "Nothing answers" : "Nothing shows"} “${text}”.${beside}${from}`;
}

/** What the chart says of a paper that it does not have: who was asked for it, or that it will come. */
function toldOf({ asked, held, told }: PaperKind, all: readonly ChartFact[]): string | undefined {
  const telling = all.filter(
    ({ quote, measure }) =>
      !measure && (held.test(quote) || asked.test(quote) || told?.test(quote)) && tellsOf(quote),
  );
  return (telling.find(({ quote }) => saysNotReceived(quote)) ?? telling[0])?.quote;
}
const toldIn = (told: string | undefined) => (told ? ` The chart only tells of it: “${told}”.` : "");

const NOTED: readonly string[] = [
  "medical_necessity",
  "coding",
  "documentation",
  "authorization",
  "benefit_exclusion",
];

/**
 * What the category turns on is missed where the payer lists nothing of its own, and neither papers that it names nor answers to all that it says would
 * settle it.
 */
function openNeeds({ points, needs, facts, letter }: Known): string[] {
  const asking = points.filter((point) => point.disputed && asksSomething(point));
  if (asking.some(({ kind }) => kind !== "reason")) return [];
  if (asking.length > 0 && !asking.some(({ open, text }) => open && !kindAsked(text))) return [];
  const missing = needs
    .filter(({ need, open }) => need.ask && open && !SAID_ELSEWHERE.has(need.id))
    // What was tried before is missed where the payer asks for it, or gives no reason at all.
    .filter(({ need }) => need.id !== "treatment" || asking.length === 0)
    .filter(({ need }) => !facts.some((fact) => need.topics.some((topic) => fact.topics.includes(topic))))
    .map(({ need }) => `Nothing found for: ${need.label.toLowerCase()}.`);
  const service = [...(letter.datesOfService ?? [])].sort();
  const [first, last] = [service[0], service.at(-1)];
  if (first && last && NOTED.includes(letter.denialCategory ?? "other")) {
    const near = facts.some(({ date }) => date && date >= addDays(first, -30) && date <= last);
    if (!near) missing.push("No note within 30 days of the service.");
  }
  return missing;
}
/** "What the notice overlooks" names nothing that a person could look for; the step itself asks for the plan's text. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(["answer", "plan-text"]);
