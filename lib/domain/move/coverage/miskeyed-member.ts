import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

const OF_COVERAGE =
  /\b(?:27[01]|eligib\w+|(?:member|recipient|portal|eligibility) (?:inquiry|verification|look-?up|search)|portal|MMIS|RTE|enrolled|insurance (?:screen|on file|card))\b|\b(?:27[01]|eligib\w+|coverage|card (?:copy|on file|scan\w*|in (?:the )?chart)|(?:copy|scan) of (?:the )?(?:member |insurance )?card|(?:insurance|member|id) card|RTE)\b/i;
const OF_NUMBER =
  /\b(?:ID|I\.D\.|member|subscriber|MBI|HICN|insured|policy|contract|certificate|enrollee|beneficiary|recipient|client|card|medicaid|CIN|RID|MID|PCN)\b/i;
/** "U7043318802", "H71 4402 8816", "W2218-40773": no day, time or amount. */
const NUMBER =
  /(?<![\w.$/-])(?:[A-Z]{1,4}[ -]?)?(?=[A-Z]{0,3}\d)[A-Z0-9]*\d[A-Z0-9]*(?:[ -](?=[A-Z0-9]*\d)[A-Z0-9]{2,})*(?![\w/:]|\.\d)/g;
const FEWEST_KEYS = 7;
const plain = (number: string) => number.replace(/[ -]/g, "");

const numbersIn = (line: string) =>
  (line.match(NUMBER) ?? []).filter(
    (number) => plain(number).length >= FEWEST_KEYS && !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(number),
  );
/** A number may have a suffix of its own behind a blank: with and without it. */
const readings = (number: string) =>
  [...new Set([plain(number), ...number.split(" ").map(plain)])].filter((one) => one.length >= FEWEST_KEYS);

/** A slip of the keys: neighbors or others that changed places, one or two that are wrong, one too many or too few. */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b || Math.min(a.length, b.length) < FEWEST_KEYS) return false;
  if (Math.abs(a.length - b.length) === 1) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  }
  if (a.length !== b.length) return false;
  const differ = [...a].flatMap((key, at) => (key === b[at] ? [] : [at]));
  return differ.length <= 2;
}

/**
 * The card or an eligibility answer has a member number that differs by a slip of the keys from the one on the claim, as the notice or the practice's own
 * screen has it.
 */
export function memberMiskeyed(pages: readonly Page[], noticeText: string): Ground | undefined {
  const onNotice = noticeText.split("\n").flatMap(numbersIn).flatMap(readings);
  const ofPages = pages.map((page) => ({ page, lines: numberedLines(page) }));
  const known = [...onNotice, ...ofPages.flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers))];
  const printed = plain(noticeText);
  const isUnknown = UNKNOWN.test(noticeText);
  for (const { page, lines } of ofPages) {
    if (!OF_COVERAGE.test(page.text)) continue;
    const found = lines
      // What went out last is told by the desk's own screen; the card and the payer's answer are right.
      .toSorted((a, b) => Number(AS_KEYED.test(a.line)) - Number(AS_KEYED.test(b.line)))
      .find(({ numbers }) =>
        numbers.some(
          (number) =>
            !printed.includes(number) &&
            known.some((had) => isSlip(had, number) && (isUnknown || !areOfFamily(had, number))),
        ),
      );
    if (found) return groundOf(page, found.line);
  }
  const said = pages
    .filter(({ text }) => OF_COVERAGE.test(text))
    .flatMap((page) => linesOf(page).map((line) => ({ page, line })))
    .find(({ line }) => OF_NUMBER.test(line) && SAID_WRONG.test(line));
  return said && groundOf(said.page, said.line);
}

/** The payer does not find the person: then the two figures behind a family's number may be the slip. */
const UNKNOWN =
  /\b(?:identif\w+|not found|no (?:such )?(?:member|match)|not (?:on|in) (?:our )?(?:file|records?)|unknown|invalid|not match\w*|(?:can ?not|could not|unable to) (?:find|locate|match))\b/i;
/** "W2284 40917 01" and "… 02": husband and wife under one number. */
const areOfFamily = (one: string, other: string): boolean =>
  one.length === other.length &&
  one.slice(0, -2) === other.slice(0, -2) &&
  [one, other].some((number) => /0\d$/.test(number));

/** "Two digits of the ID were swapped at check-in": the practice's own word. */
const SAID_WRONG =
  /\b(?:typed|keyed|entered|copied|registered) (?:\w+ )?(?:wrong(?:ly)?|incorrectly|in error|backwards|reversed)\b|\b(?:transposed|swapped|reversed|mistyped|miskeyed)\b|\bdigits? (?:is |was |were )?(?:off|wrong)\b|\bwrong (?:\w+ )?(?:ID|number)\b(?! of)/i;

/** What was typed at the desk, and the claim as it was sent. */
const AS_KEYED = /\b(?:regist\w+|keyed|typed|entered|billed|sent|claim|submitted|screen|system|account)\b/i;

/** A number may stand below its head. */
function numberedLines(page: Page): { line: string; numbers: string[] }[] {
  const lines = linesOf(page);
  return lines.flatMap((line, at) => {
    if (!OF_NUMBER.test(line) && !OF_NUMBER.test(lines[at - 1] ?? "")) return [];
    const numbers = numbersIn(line).flatMap(readings);
    return numbers.length > 0 ? [{ line, numbers }] : [];
  });
}
