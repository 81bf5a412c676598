import type { Confirmable } from "@/lib/core/confirmation";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import { isDiagnosisCode, isProcedureCode } from "./gates/number-patterns";
import { findDates, parseFormDate } from "./page/calendar-date";
import { cleanText } from "./page/clean-text";
import { parseMoney } from "./page/identifiers";

export type TypedValue = { value: string } | { problem: string };

const LONGEST: Partial<Record<Confirmable, number>> = {
  denial_text: 5000,
  payer_address: 500,
  claim_number: 100,
};
const LONGEST_LINE = 200;

const oneDate = (text: string): TypedValue => {
  const [date, ...more] = findDates(text);
  const iso = more.length === 0 ? (date?.iso ?? parseFormDate(text)) : undefined;
  return iso ? { value: iso } : { problem: "Enter one date, such as 08/19/2026." };
};

const dates = (text: string): TypedValue => {
  const found = [...new Set(findDates(text).map(({ iso }) => iso))].sort();
  return found.length > 0
    ? { value: found.join(", ") }
    : { problem: "Enter the dates, such as 08/19/2026, 08/26/2026." };
};

const money = (text: string): TypedValue => {
  const bare = text.replace(/[$,\s]/g, "");
  const value =
    parseMoney(text) ?? (/^\d{1,9}(?:\.\d{1,2})?$/.test(bare) ? Number(bare).toFixed(2) : undefined);
  return value ? { value } : { problem: "Enter an amount, such as 1,234.50." };
};

/** Codes parted by commas or blanks; each must be one. */
const codes =
  (isCode: (code: string) => boolean, problem: string) =>
  (text: string): TypedValue => {
    const found = [
      ...new Set(
        text
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ];
    return found.length > 0 && found.every(isCode) ? { value: found.join(", ") } : { problem };
  };

const fax = (text: string): TypedValue =>
  text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "").length === 10
    ? { value: text }
    : { problem: "Enter a fax number of ten digits." };

const RULES: Partial<Record<Confirmable, (text: string) => TypedValue>> = {
  appeal_deadline: oneDate,
  notice_date: oneDate,
  date_of_birth: oneDate,
  dates_of_service: dates,
  billed_amount: money,
  procedure_codes: codes(isProcedureCode, "Enter procedure codes, such as 97110, 97140."),
  diagnosis_codes: codes(isDiagnosisCode, "Enter diagnosis codes, such as M54.16."),
  remark_codes: codes(
    (code) => /^(?:[A-Z]{1,2}\d{1,4}|\d{1,4})$/.test(code),
    "Enter remark codes, such as N130.",
  ),
  denial_category: (text) =>
    (DENIAL_CATEGORIES as readonly string[]).includes(text)
      ? { value: text }
      : { problem: "Choose one of the denial categories." },
  payer_fax: fax,
  expedited_fax: fax,
};

/** Several lines are kept where a value has them on the paper. */
const LINES: ReadonlySet<Confirmable> = new Set(["denial_text", "payer_address"]);

/**
 * What a person typed, or what stands in a box that they drew, in the form in which a value of this kind is kept; a problem is a
 * sentence for the screen. An empty text is no value of any kind.
 */
export function typedValue(name: Confirmable, raw: string): TypedValue {
  const clean = cleanText(raw).trim();
  const text = LINES.has(name) ? clean : clean.replace(/\s+/g, " ");
  const longest = LONGEST[name] ?? LONGEST_LINE;
  if (text.length > longest) return { problem: `Use at most ${longest} characters.` };
  if (text === "") return { problem: "Enter a value." };
  return RULES[name]?.(text) ?? { value: text };
}
