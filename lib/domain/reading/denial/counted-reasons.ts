import type { Candidate, Reading } from "../page/candidate";
import type { Sentence, Span } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import { isAdvice } from "./denial-cues";

const FIRST = /^First(?:ly)?, /;
const NEXT = /^(?:Second|Third|Fourth|Fifth|Last)(?:ly)?, |^Finally, /;
/** "Second, you may call …": what to do is counted, too. */
const STEPS = /^(?:\w+, )(?:please|you|call|send|fax|write|ask|complete|log|if you)\b/i;
const SAYS_NO = /\b(?:not?|never|nor|without|lacks?|missing|ended|failed|exceed\w*|past|after the)\b/i;

/** "First, the note does not … Second, the plan of care ended …": reasons that running text counts, each a point of its own. */
export function countedReasons(
  { sentences, lines }: Reading,
  best: Candidate | undefined,
): (Candidate & { points: Span[][] }) | undefined {
  if (!best) return undefined;
  const near = new Set(best.spans.map(({ line }) => line));
  for (const [at, first] of sentences.entries()) {
    if (!FIRST.test(first.text)) continue;
    const groups = groupsFrom(sentences, at);
    const said = groups.flat();
    const paragraph = sentences.filter((s) => s.paragraph === first.paragraph);
    const isOfReason = paragraph.some(({ spans }) => spans.some(({ line }) => near.has(line)));
    const isCounted =
      groups.length > 1 && groups.every(([one]) => one && !STEPS.test(one.text) && !isAdvice(one.text));
    if (!isOfReason || !isCounted || !said.some(({ text }) => SAYS_NO.test(text))) continue;
    const spans = said.flatMap((one) => one.spans);
    const points = groups.map((group) => group.flatMap((one) => one.spans));
    return { ...best, value: textOf(lines, spans), spans, points };
  }
  return undefined;
}

/** The sentences of each reason; the last one is a single sentence, since what follows may say something else. */
function groupsFrom(sentences: readonly Sentence[], at: number): Sentence[][] {
  const first = sentences[at];
  const groups: Sentence[][] = first ? [[first]] : [];
  let open: Sentence[] = [];
  for (const sentence of sentences.slice(at + 1)) {
    if (sentence.paragraph !== first?.paragraph) break;
    if (!NEXT.test(sentence.text)) {
      open.push(sentence);
      continue;
    }
    groups.at(-1)?.push(...open);
    open = [];
    groups.push([sentence]);
  }
  return groups;
}
