import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf, partsOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

const CODE = /(?<![\w.-])[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}(?![\w-])/g;
/** Categories without subdivisions: whole codes that have no point. A level of the spine (T12) is none, and N10, N12 and N19 are remark codes of a remittance. */
const WHOLE_CATEGORY = /(?<![\w.-])(?:I10|I96|J00|J40|R42|R52|R64|Z23)(?![\w.-])/g;
/** "HI*ABK:E1156*ABF:I10", "Dx E1156": an electronic claim and many screens leave the point out. */
const WITHOUT_POINT =
  /(?:\bAB[KF]:|\bB[KF]:|\b(?:dx|diag\w*|icd(?:-?10)?)\b[ :.#\w]{0,12}?)([A-TV-Z]\d[0-9A-Z][0-9A-Z]{1,4})(?![\w.])/gi;
export const codesOf = (text: string): Set<string> =>
  new Set([
    ...(text.match(CODE) ?? []),
    ...(text.match(WHOLE_CATEGORY) ?? []),
    ...[...text.matchAll(WITHOUT_POINT)].map(([, code = ""]) => `${code.slice(0, 3)}.${code.slice(3)}`),
  ]);
/** The claim as it was sent, and the desk's keying of it, say what went out. */
export const CLAIM_COPY =
  /\b(?:CMS-?1500|claim (?:form|image|detail|copy|history|as (?:sent|billed|submitted|transmitted|filed))|charges? (?:entry|screen|posted|sent)|billed (?:as|with|dx)|dx (?:billed|sent|on (?:the )?claim)|837P?|HI\*ABK)\b/i;
export const NOTE =
  /\bsigned\b|\/s\/|\be-?sign\w*\b|,\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|PA-C|DPM|LCSW|PhD|SLP)\b|\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|PA-C|DPM|LCSW|PhD|SLP)\b(?! ?:)/;
/** "Keyed E11.56, should be E11.65", "dx typed wrong": the practice's own word. */
const SAID_WRONG =
  /\b(?:should (?:be|have been|read|say)|s\/b|instead of|in place of|rather than|meant (?:to be )?)\b[^.\n]{0,12}(?<![\w.])[A-TV-Z]\d[0-9A-Z]|\b(?:keyed|typed|entered|posted|billed|sent|picked|selected|went out)\b[^.\n]{0,60}\b(?:instead of|should (?:be|have been|read|say)|by mistake|in error|wrong(?:ly)?|s\/b)\b|\b(?:wrong|incorrect|mistyped|miskeyed|transposed) (?:dx|diagnosis|ICD(?:-10)?|code)\b|\b(?:dx|diagnosis|ICD(?:-10)?(?: code)?)\b[^.\n]{0,30}\b(?:wrong(?:ly)?|typo|transposed|mistyped|miskeyed|in error)\b|\btypo\b/i;

/** One key away, or two that changed places; a code that is only shorter is another matter. */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = [one.replace(".", ""), other.replace(".", "")];
  if (a === b || a.length !== b.length || a.length < 4) return false;
  const differ = [...a].flatMap((key, at) => (key === b[at] ? [] : [at]));
  const [first = 0, second = -1] = differ;
  return differ.length === 1 || (differ.length === 2 && a[first] === b[second] && a[second] === b[first]);
}

/** "M54.50 rather than M51.26" weighs two diagnoses; it tells of the claim only where that has the one that is set aside. */
const SET_ASIDE =
  /\b(?:instead of|in place of|rather than)\b[^.\n]{0,12}?(?<![\w.])([A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4})/i;
const OF_ENTRY = /\b(?:keyed|typed|entered|posted|billed|sent|picked|selected|went out|claim|charge|typo)\b/i;
function isOfClaim(said: string, codes: readonly string[], billed: ReadonlySet<string>): boolean {
  const [, aside] = SET_ASIDE.exec(said) ?? [];
  if (!aside || OF_ENTRY.test(said)) return true;
  return billed.has(aside) && codes.some((code) => code !== aside && !billed.has(code));
}

/**
 * Another line of the claim has the right code: the one diagnosis that the note lacks is a slip of it into another category. Two codes of one category may
 * both be meant: a side, a stage.
 */
const onOtherLine = (noted: readonly string[], billed: ReadonlySet<string>, wrong: readonly string[]) =>
  wrong.length === 1
    ? noted.find(
        (code) =>
          billed.has(code) && wrong.some((had) => isSlip(had, code) && had.slice(0, 3) !== code.slice(0, 3)),
      )
    : undefined;

/**
 * The practice's own papers show that the diagnosis on the claim was mistyped: its list of errors sets the right code beside the billed one, or the signed note of
 * the day has, in place of the billed code, one a slip of the keys away.
 */
export function diagnosisMiskeyed(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const parts = pages.flatMap((page) => partsOf(page, CLAIM_COPY));
  const copies = parts.filter(({ text }) => CLAIM_COPY.test(text));
  const billed = codesOf([noticeText, ...copies.map(({ text }) => text)].join("\n"));
  const ofDay = pages.filter(({ text }) => findDates(text).some(({ iso }) => services.includes(iso)));
  for (const page of ofDay) {
    const lines = linesOf(page);
    const said = lines
      .map((line, at) => `${line} ${lines[at + 1] ?? ""}`)
      .find((two) => {
        const codes = [...codesOf(two)];
        return SAID_WRONG.test(two) && codes.length > 1 && isOfClaim(two, codes, billed);
      });
    if (said) return groundOf(page, said);
  }
  const signed = new Set(ofDay.filter(({ text }) => NOTE.test(text)).map(({ place }) => place));
  const notes = parts.filter((part) => signed.has(part.place) && !copies.includes(part));
  const noted = codesOf(notes.map(({ text }) => text).join("\n"));
  const wrong = [...billed].filter((code) => !noted.has(code));
  // Of one billed diagnosis that the note does not have at all, the note's own one is the right one.
  const isAnother = billed.size === 1 && wrong.length === 1 && noted.size === 1;
  const right =
    [...noted].find((code) => !billed.has(code) && (isAnother || wrong.some((had) => isSlip(had, code)))) ??
    onOtherLine([...noted], billed, wrong);
  if (!right) return undefined;
  for (const page of notes) {
    const line = linesOf(page).find((one) => codesOf(one).has(right));
    if (line) return groundOf(page, line);
  }
  return undefined;
}
