import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { unpaidRows } from "../facts/unpaid-row";

const NOTE =
  /\bsigned\b|\/s\/|\be-?sign\w*\b|,?\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|ARNP|PA-C|DPM|PhD)\b/;
const DONE =
  "(?:injected|treated|performed|done|operated on|completed|x-?rayed|imaged|aspirated|blocked|tested)";
const LEFT = new RegExp(
  String.raw`\b(?:left(?: \w+)?|lt\.?)\b(?: \w+){0,2} (?:was |were |is )?not (?:\w+ )?${DONE}\b|\b(?:did not|didn['’]t|not) (?:\w+ )?(?:inject|treat|perform|do|operate on) (?:the |on the )?left\b`,
  "i",
);
const RIGHT = new RegExp(
  String.raw`\b(?:right(?: \w+)?|rt\.?)\b(?: \w+){0,2} (?:was |were |is )?not (?:\w+ )?${DONE}\b|\b(?:did not|didn['’]t|not) (?:\w+ )?(?:inject|treat|perform|do|operate on) (?:the |on the )?right\b`,
  "i",
);
const LATER = /\b(?:previous(?:ly)?|before|last (?:visit|time)|yet|until|earlier|prior)\b/i;

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
    const said = sentencesOn(page).find(
      (sentence) => (side === "LT" ? LEFT : RIGHT).test(sentence) && !LATER.test(sentence),
    );
    if (said) return groundOf(page, said);
  }
  return undefined;
}
