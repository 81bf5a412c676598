import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase } from "../facts/said-as-fact";
import { unpaidRows } from "../facts/unpaid-row";

const NOTE =
  /\bsigned\b|\/s\/|\be-?sign\w*\b|,?\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|ARNP|PA-C|DPM|PhD)\b/;
/** What a hand does at a side; what was only looked at is another service. */
const LEFT =
  /\b(?:left(?: \w+)?|lt\.?)\b(?: \w+){0,2} (?:was |were |is )?not (?:\w+ )?(?:injected|treated|performed|done|operated on|completed|x-?rayed|aspirated|blocked)\b|\b(?:did not|didn['’]t|not) (?:\w+ )?(?:inject|treat|perform|do|operate on) (?:the |on the )?left\b/i;
const RIGHT =
  /\b(?:right(?: \w+)?|rt\.?)\b(?: \w+){0,2} (?:was |were |is )?not (?:\w+ )?(?:injected|treated|performed|done|operated on|completed|x-?rayed|aspirated|blocked)\b|\b(?:did not|didn['’]t|not) (?:\w+ )?(?:inject|treat|perform|do|operate on) (?:the |on the )?right\b/i;
const LATER =
  /\b(?:previous(?:ly)?|before|last (?:visit|time)|yet|until|earlier|prior|past|surgically|first|at that time)\b/i;
/** "Left knee injected", "20610 performed on the left": the note tells of the side as done, too. */
const LEFT_DONE =
  /\b(?:left|lt)\b(?:(?!\bnot\b|n['’]t|\bno\b|\bright\b)[^.;\n]){0,40}\b(?:injected|injection|treated|performed|done|operated on|aspirated|blocked)\b|\b(?:injected|injection|treated|performed|done|operated on|aspirated|blocked)\b(?:(?!\bnot\b|n['’]t|\bno\b)[^.;\n]){0,30}\b(?:left|lt)\b(?!(?: \w+){0,3} (?:was |were )?not\b)/i;
const RIGHT_DONE =
  /\b(?:right|rt)\b(?:(?!\bnot\b|n['’]t|\bno\b|\bleft\b)[^.;\n]){0,40}\b(?:injected|injection|treated|performed|done|operated on|aspirated|blocked)\b|\b(?:injected|injection|treated|performed|done|operated on|aspirated|blocked)\b(?:(?!\bnot\b|n['’]t|\bno\b)[^.;\n]){0,30}\b(?:right|rt)\b(?!(?: \w+){0,3} (?:was |were )?not\b)/i;

/** Every refused line is of one side, and the signed note of its day says that this side was not done: the charge was posted for nothing. */
export function sideNotDone(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const sides = unpaidRows(noticeText).map((row) => /[ -](LT|RT)(?![\w-])/.exec(row)?.[1]);
  const [side] = sides;
  if (!side || sides.some((one) => one !== side)) return undefined;
  for (const page of pages) {
    if (!NOTE.test(page.text) || !findDates(page.text).some(({ iso }) => services.includes(iso))) continue;
    const sentences = sentencesOn(page);
    const said = sentences.find((sentence) => {
      const found = (side === "LT" ? LEFT : RIGHT).exec(sentence);
      return found !== null && !LATER.test(sentence) && !isForACase(sentence, found.index);
    });
    const isDone = sentences.some((sentence) => (side === "LT" ? LEFT_DONE : RIGHT_DONE).test(sentence));
    if (said && !isDone) return groundOf(page, said);
  }
  return undefined;
}
