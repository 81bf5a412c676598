import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { withPlainBoxes } from "../coverage/form-answers";
import { groundOf, isDenied, linesOf, partsOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase, isOfRules } from "../facts/said-as-fact";
import { PRICE } from "./agreed-to-pay";

const FORM = /\badvance(?:d)? beneficiary notice\b|\bCMS-?R-?131\b|\bABN\b/i;
/** The patient takes the service and the bill (1, 2); with the third one it is not given. */
const TAKEN =
  /\[X\]\s{0,3}(?:option )?[12]\b|\boption [12]\b\W{0,3}\[X\]|\b(?:chose|checked|selected|picked|marked|ticked|initialed)\b[^.\n]{0,20}\boption (?:1|2|one|two)\b|\boption (?:1|2|one|two)\b[^.\n]{0,12}\b(?:chosen|checked|selected|picked|marked|ticked|initialed)\b/i;
const REFUSED =
  /\[X\]\s{0,3}(?:option )?3\b|\boption 3\b\W{0,3}\[X\]|\b(?:chose|checked|selected|picked|marked|ticked)\b[^.\n]{0,20}\boption (?:3|three)\b|\boption (?:3|three)\b[^.\n]{0,12}\b(?:chosen|checked|selected|picked|marked|ticked)\b/i;
const SIGNATURE = /\bsign(?:ed|ature)\b|\/s\//i;
const UNSIGNED =
  /\bsignature\b[\s:]{0,12}(?:_{3,}|none|blank|missing|(?:J\.? )?date\b|$)|\b(?:not signed|unsigned|no signature|refused to sign|declin\w+ to sign)\b/im;
/** Such a notice for a course of the same service holds for a year. */
const HOLDS_DAYS = 365;
/** The box that says what may not be paid, not the patient's number above it. */
const OF_SERVICE = /\b(?:services?|items?|tests?|laborator\w+|procedures?|care|CPT|HCPCS)\b/i;
const CODE = /(?<![\w.$/-])(?:\d{5}|[A-V]\d{4})(?![\w/-]|\.\d)/g;

/**
 * Medicare's own form, filled in with a price, an option by which the patient pays, and a signature of before the service. Not one for another
 * service, nor one that is blank, late, older than a year or of a service that was turned down.
 */
export function signedAbn(
  pages: readonly Page[],
  services: readonly string[],
  codes: readonly string[],
): Ground | undefined {
  const [first, last] = [services.toSorted()[0], services.toSorted().at(-1)];
  if (!first || !last) return undefined;
  if (qmbPatient(pages, services)) return undefined;
  for (const page of pages.flatMap((one) => partsOf(one))) {
    const form = { ...page, text: withPlainBoxes(page.text) };
    if (!FORM.test(form.text) || !TAKEN.test(form.text) || REFUSED.test(form.text)) continue;
    if (!PRICE.test(form.text) || UNSIGNED.test(form.text)) continue;
    const lines = linesOf(form);
    const named = lines.filter((line) => OF_SERVICE.test(line)).flatMap((line) => line.match(CODE) ?? []);
    if (named.length > 0 && !named.some((code) => codes.includes(code))) continue;
    const at = lines.findLastIndex((line) => SIGNATURE.test(line));
    const near = lines.slice(at, at + 2).join("\n");
    const isInTime = findDates(near).some(({ iso }) => iso <= first && iso >= addDays(last, -HOLDS_DAYS));
    if (at < 0 || !isInTime) continue;
    const taken = lines.find((line) => TAKEN.test(line));
    return groundOf(page, ...(taken ? [taken] : []), lines[at] ?? "");
  }
  return undefined;
}

/** Who has Medicaid beside Medicare owes nothing, whatever was signed. "QMB patients are never billed" is a rule and names nobody. */
const QMB =
  /\b(?:QMB|qualified medicare beneficiary)\b(?!\W{1,4}(?:no|none|not|n|inactive)\b)(?! (?:patients|beneficiaries|members|enrollees|individuals|people)\b)/gi;
const OVER =
  /\b(?:ended|ends?|term(?:ed|inated)?|inactive|expired|lapsed|former(?:ly)?|no longer|lost|through|thru|until)\b/i;
/** "Her husband is QMB" */
const OF_RELATIVE = /\b(?:husband|wife|spouse|mother|father|parent|son|daughter|brother|sister)\b[^.;]*$/i;

/** A paper at hand has the patient in the program on the days of service. */
export function qmbPatient(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  const last = services.toSorted().at(-1) ?? "";
  for (const page of pages) {
    if (isOfRules(page)) continue;
    const said = linesOf(page).find(
      (line) =>
        !line.includes("?") &&
        [...line.matchAll(QMB)].some(
          ({ index }) =>
            !isDenied(line, index) &&
            !isForACase(line, index) &&
            !OF_RELATIVE.test(line.slice(0, index)) &&
            !isOver(line.slice(index), last),
        ),
    );
    if (said) return groundOf(page, said);
  }
  return undefined;
}

/** "QMB ended 06/30/2026", "inactive": but not where the end lies behind the service. */
function isOver(words: string, last: string): boolean {
  const at = OVER.exec(words);
  if (!at) return false;
  const [end] = findDates(words).filter(({ start }) => start > at.index);
  return end === undefined || end.iso < last;
}
