import { findDates } from "@/lib/domain/reading/page/calendar-date";

const CODE = "(?<![\\w-])([0-9A-Z]\\d{3}[0-9A-Z])";
/** "97530 x 12", "97110-GP, units 2". */
const COUNTED = new RegExp(
  `${CODE}(?:[ -][A-Z0-9]{2}){0,4}[,:]?\\s{1,12}(?:x|×|units?|qty)[ :]{0,6}(\\d{1,3})(?![\\d.])`,
  "gi",
);
/** "12 units of 97530", "12 x 97530". */
const COUNT_FIRST = new RegExp(
  `(?<![\\d.])(\\d{1,3}) ?(?:x|×|units?(?: of)?) {1,3}[(]?${CODE.replace("(?<![\\w-])", "")}`,
  "gi",
);
/** "97110 therapeutic exercise   56 min   4 units": a row of a note, with what the code means in between. */
const NAMED_COUNT = new RegExp(`${CODE}\\s[^\\n]{0,80}?(?<![\\d.])(\\d{1,3}) ?units?\\b`, "gi");
/** A line of the claim as it was sent: code, modifiers, units, charge; the pointer to its diagnosis may stand before the charge. */
const BILLED = new RegExp(
  `${CODE}(?:[ -]{1,12}[A-Z][A-Z0-9]){0,4}\\s{2,12}(\\d{1,3})\\s{2,16}(?:[A-L]{1,4}\\s{2,16})?\\$?\\d[\\d,]*\\.\\d{2}`,
  "g",
);
/** "12 units were keyed instead of 2", "keyed 97110 "12" units for 2". */
const INSTEAD =
  /\b(?:keyed|typed|entered|billed|posted)\b[^.\n\d]{0,12}(?:[0-9A-Z]\d{3}[0-9A-Z](?![\dA-Z])[^.\n\d]{0,6})?["“]?(\d{1,3})["”]? units?,? (?:for|not|in place of) ["“]?(\d{1,3})\b|(?<![\d.])(\d{1,3}) (?:units? )?(?:(?:was|were|got) )?(?:keyed|typed|entered|billed|sent|posted)\b[^.\n]{0,40}\b(?:instead of|should (?:be|have been|say|read))\s{1,3}(\d{1,3})\b/gi;

const CLAIM_PAGE = /\b(?:CMS-?1500|claim (?:form|image|print|copy|as (?:sent|billed|submitted))|837P?)\b/i;
const ENTRY_ERROR =
  /\b(?:key(?:ing|ed)?|typ(?:ing|ed)|data[- ]entry|charge[- ]entry|clerical|posting)[- ](?:errors?|mistakes?|wrong)\b|\btypo\b|\b(?:keyed|typed|entered|posted)\b[^.]{0,60}\b(?:instead of|should (?:be|have been|say|read)|by mistake|in error|wrong(?:ly)?|units?,? (?:for|not|in place of) ["“]?\d)\b/i;

type Count = { code: string; units: number };

const countsIn = (text: string): Count[] => [
  ...[COUNTED, NAMED_COUNT].flatMap((counted) =>
    [...text.matchAll(counted)].map(([, code = "", units]) => ({
      code: code.toUpperCase(),
      units: Number(units),
    })),
  ),
  ...[...text.matchAll(COUNT_FIRST)].map(([, units, code = ""]) => ({
    code: code.toUpperCase(),
    units: Number(units),
  })),
];
const billedIn = (text: string): Count[] =>
  [...text.matchAll(BILLED)].map(([, code = "", units]) => ({ code, units: Number(units) }));

/**
 * The practice's own papers show that the number of units on the claim was mistyped: its list of keying errors, or a slip of the day that
 * counts a code otherwise than the claim as sent. Only a count that the payer's notice prints beside the code is taken.
 */
export function unitsMiskeyed(
  pages: readonly string[],
  services: readonly string[],
  notice: string,
): boolean {
  const ofDay = (text: string) => findDates(text).some(({ iso }) => services.includes(iso));
  const last = services.toSorted().at(-1) ?? "";
  const isOnNotice = ({ code, units }: Count) =>
    notice
      .split("\n")
      .some(
        (line) =>
          line.includes(code) &&
          [...line.matchAll(/(?<![\d.,-])\d{1,3}(?![\d.,-])/g)].some(([count]) => count === String(units)),
      );
  const differs = (billed: Count, counted: Count) =>
    billed.code === counted.code && billed.units !== counted.units && isOnNotice(billed);
  const listed = pages
    .filter((page) => ENTRY_ERROR.test(page))
    .some((page) =>
      page.split("\n").some((line) => {
        // When the mistake was found is no day of the claim.
        const said = findDates(line).filter(({ iso }) => iso <= last);
        if (!ofDay(said.length > 0 ? line : page)) return false;
        const counts = countsIn(line);
        return (
          counts.some((one) => counts.some((other) => differs(one, other))) ||
          [...line.matchAll(INSTEAD)].some(([, keyed, meant, was = keyed, is = meant]) =>
            (page.match(/(?<![\w-])[0-9A-Z]\d{3}[0-9A-Z](?!\w)/g) ?? []).some((code) =>
              differs({ code, units: Number(was) }, { code, units: Number(is) }),
            ),
          )
        );
      }),
    );
  const claims = pages.filter((page) => CLAIM_PAGE.test(page));
  const slips = pages.filter((page) => !claims.includes(page) && ofDay(page));
  const countsOf = (billed: Count) => slips.flatMap(countsIn).filter(({ code }) => code === billed.code);
  return (
    listed ||
    claims.flatMap(billedIn).some((billed) => {
      const counted = countsOf(billed);
      return counted.length > 0 && counted.every((one) => differs(billed, one));
    }) ||
    // Without a copy of the claim the notice alone says what was billed: a note of the one day that counts fewer units shows that it was too much.
    (claims.length === 0 &&
      services.length === 1 &&
      printedOn(notice).some((billed) => {
        const counted = countsOf(billed);
        return counted.length > 0 && counted.every(({ units }) => units < billed.units);
      }))
  );
}

/** "97110   4 units   $128.00": a line of the notice with one count. */
const printedOn = (notice: string): Count[] =>
  notice.split("\n").flatMap((line) => {
    const [count, ...others] = countsIn(line);
    return count && others.length === 0 && !/\ballow/i.test(line) ? [count] : [];
  });
