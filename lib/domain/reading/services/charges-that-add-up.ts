import type { DeniedLine } from "@/lib/core/notice";
import { findDates } from "../page/calendar-date";
import { inScope, type Reading, type Scope } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import { formServices } from "./form-services";
import { AMOUNT, amountIn, PROCEDURE } from "./service-rows";

type Charge = { procedure: string; amount: string; date: string | null };

/** "99214 for $172.00", "20610 (injection) at $144.00", "97110 ($124.00)" in running text. */
const IN_PROSE =
  /(?<![\w$.,/#-])([A-CEGHJ-MP-V]\d{4}|\d{5})(?:-[A-Z\d]{2})?(?: \([^()$]{3,40}\)| (?:line|charge|service))?(?:,? (?:for|at|billed (?:at|for)|charged at) | \()(\$ ?[\d,]+\.\d\d)(?!\d)/g;
/** "(97161, $148.00; 97110, two units, $124.00)": what was done, in brackets behind its day. */
const BRACKETS = /\(([^()]*\$[^()]*)\)/g;
const IN_BRACKETS =
  /(?<![\w$.,/#-])([A-CEGHJ-MP-V]\d{4}|\d{5})(?:-[A-Z\d]{2})?(?:,? (?:\d{1,2}|\p{Ll}+) units?)?(?: \p{Ll}+){0,3}(?:,|:)? (?:at )?(\$ ?[\d,]+\.\d\d)(?!\d)/gu;
const TOTALS = /\b(?:totals?|sum|together|in all)\b/i;

/**
 * The charges of a claim that was refused as a whole, where each of its services stands with nothing but its charge and they come to
 * the claim's printed total: what adds up is all of it.
 */
export function chargesThatAddUp(
  reading: Reading,
  scope: Scope | undefined,
  total: string | undefined,
): DeniedLine[] {
  const cents = (charges: Charge[]) =>
    charges.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const isAll = (charges: Charge[]) =>
    charges.length > 1 && total !== undefined && cents(charges) === Math.round(Number(total) * 100);
  const whole =
    [
      ofRows(reading, scope),
      ofSentences(reading, scope),
      ofBrackets(reading, scope),
      formServices(reading.lines).filter(({ line }) => inScope(scope, line)),
    ].find(isAll) ?? [];
  return whole.map(({ procedure, amount, date }) => ({
    ...{ procedureCode: procedure, dateOfService: date, billed: amount, amount },
    ...{ groupCode: null, code: null, remarks: [], reason: null },
  }));
}

function ofRows({ lines }: Reading, scope: Scope | undefined): Charge[] {
  return lines.flatMap(({ text }, line) => {
    if (!inScope(scope, line) || TOTALS.test(text)) return [];
    const amounts = text.match(AMOUNT) ?? [];
    const procedures = [...text.replace(AMOUNT, (amount) => " ".repeat(amount.length)).matchAll(PROCEDURE)];
    // "139.00  0.00  139.00": nothing was paid of it, and the same is left.
    const named = new Set(amounts.flatMap((one) => amountIn(one) ?? []).filter((one) => one !== "0.00"));
    const amount = named.size === 1 ? [...named][0] : undefined;
    const [procedure] = procedures;
    return amount && procedures.length === 1 && procedure?.[1]
      ? [{ procedure: procedure[1], amount, date: findDates(text)[0]?.iso ?? null }]
      : [];
  });
}

function ofSentences({ sentences }: Reading, scope: Scope | undefined): Charge[] {
  return sentences.flatMap(({ text, spans }, at) => {
    if (!spans.some(({ line }) => inScope(scope, line) || isOfNoClaim(scope, line))) return [];
    // "The services were given on May 4, 2026:" leads to what was charged.
    const lead = sentences[at - 1]?.text ?? "";
    const own = findDates(text);
    const days = [...(lead.endsWith(":") ? findDates(lead) : []), ...own];
    const only = days.length === 1 ? (days[0]?.iso ?? null) : null;
    return [...text.matchAll(IN_PROSE)].flatMap(({ index, 0: whole, 1: procedure = "", 2: said = "" }) => {
      const amount = parseMoney(said);
      const behind = own.find(
        ({ start }) => start > index && LEADS_TO_DAY.test(text.slice(index + whole.length, start)),
      );
      return amount ? [{ procedure, amount, date: only ?? behind?.iso ?? null }] : [];
    });
  });
}

/** Behind the blocks of all claims a letter goes on about the one that was refused. */
const isOfNoClaim = (scope: Scope | undefined, line: number): boolean =>
  scope?.others.every(({ from, to }) => line < from || line > to) === true && line > scope.to;

/** "… and 97110 ($124.00) for ": between a charge and its day stand at most other charges of that day. */
const LEADS_TO_DAY =
  /^\)?(?:,? ?(?:and |& )?(?:[A-Z]\d{4}|\d{5})(?:-[A-Z\d]{2})? \(\$ ?[\d,]+\.\d\d\))*,? (?:for|on) $/;

/** "… on February 3, 2026 (97161, $148.00) and on February 5, 2026 (97110, two units, $124.00)" */
function ofBrackets({ sentences }: Reading, scope: Scope | undefined): Charge[] {
  return sentences.flatMap(({ text, spans }) => {
    if (!spans.some(({ line }) => inScope(scope, line))) return [];
    const days = findDates(text);
    return [...text.matchAll(BRACKETS)].flatMap(({ index, 1: inside = "" }) => {
      const own = days.findLast(({ end }) => end <= index && !text.slice(end, index).trim());
      const date = (own ?? (days.length === 1 ? days[0] : undefined))?.iso ?? null;
      return [...inside.matchAll(IN_BRACKETS)].flatMap(([, procedure = "", said = ""]) => {
        const amount = parseMoney(said);
        return amount ? [{ procedure, amount, date }] : [];
      });
    });
  });
}
