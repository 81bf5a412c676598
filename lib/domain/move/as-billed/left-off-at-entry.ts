import type { DeniedLine } from "@/lib/core/notice";
import { asTickedOnSlip } from "@/lib/domain/reading/chart/values/tick-boxes";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { codesWithModifier } from "./left-off-modifier";

/** Reasons that a modifier answers, with the modifiers that do: bundled into another service, and had before. */
const ANSWERED_BY: readonly [reasons: readonly string[], modifiers: ReadonlySet<string>][] = [
  [
    ["97", "231", "234", "236", "B15"],
    new Set(["24", "25", "57", "58", "59", "78", "79", "XE", "XP", "XS", "XU"]),
  ],
  [["18"], new Set(["59", "76", "77", "91", "RT", "LT", "50", "XE", "XP", "XS", "XU"])],
];

/** The practice's own screen or list of what was keyed or sent for a claim. */
const KEYED =
  /\b(?:charge (?:entry|posting|capture|audit|detail|screen|slip as keyed)|claim (?:detail|lines?|form|copy|image|as (?:sent|billed|keyed))|CMS-?1500|837P?|transaction (?:detail|history)|posted\b[^\n]{0,40}\bby)\b/i;
const LINE = /(?<![\w-])(\d{5}|[A-Z]\d{4})((?:[-:* |,/]{1,12}(?:[A-Z][A-Z0-9]|\d{2})(?![\w.:/]))*)/g;

/** The modifiers that answer a reason; none where no modifier does. */
export const modifiersAgainst = (carc: string): ReadonlySet<string> | undefined =>
  ANSWERED_BY.find(([reasons]) => reasons.includes(carc))?.[1];

export const isKeyed = (text: string): boolean => KEYED.test(text);

/** The modifiers of a code wherever a text has it, a list for each place. */
const keyedWith = (text: string, code: string): string[][] =>
  [...text.matchAll(LINE)].flatMap(([, of = "", behind = ""]) =>
    of === code ? [behind.match(/[A-Z0-9]{2}/g) ?? []] : [],
  );

/**
 * A line was bundled or called a duplicate, and the practice's own papers show why: its slip or note of the day has the code with the modifier that
 * answers this, and what was keyed for the claim has the code without it. Not where the payer's paper shows the modifier on the line.
 */
export function leftOffAtEntry(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
  { carc, denied }: { carc: string; denied: readonly DeniedLine[] },
): boolean {
  const dated = pages.filter((page) => findDates(page).some(({ iso }) => services.includes(iso)));
  const keyed = dated.filter((page) => isKeyed(page));
  const records = dated
    .filter((page) => !keyed.includes(page))
    .map((page) => page.split("\n").map(asTickedOnSlip).join("\n"));
  return denied.some(({ procedureCode, code: own }) => {
    const code = procedureCode?.slice(0, 5) ?? "";
    const fitting = modifiersAgainst(own ?? carc);
    if (!code || !fitting) return false;
    const written = records
      .flatMap((page) => codesWithModifier(page))
      .filter((one) => one.code === code && fitting.has(one.modifier));
    const isOn = (text: string) =>
      keyedWith(text, code).some((modifiers) => modifiers.some((one) => fitting.has(one)));
    return (
      written.length > 0 &&
      keyed.some((page) => keyedWith(page, code).length > 0) &&
      !keyed.some(isOn) &&
      !isOn(noticeText)
    );
  });
}
