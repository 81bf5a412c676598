import { findDates } from "./calendar-date";

/** Numbers that name a claim, a member or a case, and what only looks like one. */

const PHONE = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$|^1[ .-]\d{3}[ .-]\d{3}[ .-]\d{4}$/;
/** A place's code where no label vouches for the number. */
export const ZIP = /^\d{5}-\d{4}$/;
const MONEY = /^\$|^\d{1,3}(?:,\d{3})*\.\d{2}$|^\d+\.\d{2}$/;
/** "1EG4 TE5 MK73": Medicare's own number, as its card prints it. */
const MBI_APART = /^[1-9][A-Z][A-Z\d]\d[ -][A-Z][A-Z\d]\d[ -][A-Z]{2}\d{2}(?![\w-])/;
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9/.\-–_*]*$/;

/**
 * The identifier at the start of `raw`: one token with digits, or several of digits printed apart
 * ("6612 0098 4417", "ZZZ 900111222 01"). Undefined for dates, money, phone numbers, words.
 */
export function parseIdentifier(raw: string, options: { minDigits?: number } = {}): string | undefined {
  const ofMedicare = MBI_APART.exec(raw.trim())?.[0];
  if (ofMedicare) return ofMedicare;
  const tokens = raw
    .trim()
    .replace(/^[#:.\s]+/, "")
    .split(" ");
  const taken: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const bare = token.replace(/[,;:)\].]+$/, "");
    const stops = bare !== token;
    if (!TOKEN.test(bare)) break;
    const digits = bare.replace(/\D/g, "").length;
    if (taken.length === 0) {
      const prefix =
        /^[A-Z]{1,4}$/.test(bare) &&
        (/^\d{4,}/.test(tokens[1] ?? "") ||
          /^(?=(?:-?\d){6})\d{2,}(?:-\d{2,}){1,4}$/.test(tokens[1] ?? "") ||
          (/^\d{2,}$/.test(tokens[1] ?? "") &&
            /^\d{5,}/.test(
              tokens
                .slice(1, 5)
                .join("")
                .replace(/[.,;].*$/, ""),
            )));
      if (digits === 0 && !prefix) break;
      if (digits > 0 && /^[a-z]+$/i.test(bare.replace(/[\d.-]/g, "")) && digits < 2 && tokens.length > 1)
        break;
      taken.push(bare);
    } else {
      const before = taken.at(-1) ?? "";
      const continues =
        (/^\d{1,14}(?:[-*]\d{1,4}){0,4}$/.test(bare) || (taken.length > 1 && /^\d{3,6}-[A-Z]$/.test(bare))) &&
        /^[A-Z]{0,4}\d*$/.test(before) &&
        !isDateLike(bare, tokens.slice(index));
      if (
        !continues &&
        !(taken.length === 1 && tokens.length === 2 && /^\d{2}$/.test(bare) && /\d[A-Z]/.test(before)) &&
        // "Z0928L7 720415": letters and digits mixed as no word is, and a group of digits behind.
        !(tokens.length === 2 && /^\d{5,9}$/.test(bare) && /^[A-Z]\d{3,}[A-Z]\d*$/.test(before)) &&
        !(taken.length === 1 && /^[A-Z]{2}$/.test(bare) && tokens.length === 2 && /\d$/.test(before))
      )
        break;
      taken.push(bare);
    }
    if (stops) break;
  }
  const value = taken.join(" ").replace(/[.\-–_/]+$/, "");
  const digits = value.replace(/\D/g, "").length;
  // "EXQ4TR9WZ 00": letters and digits mixed as no word is.
  const mixed = /^[A-Z0-9]{8,}(?: \d\d)?$/.test(value) && /\d[A-Z]+\d/.test(value);
  if (digits < (mixed ? 2 : (options.minDigits ?? 4)) || value.length > 32) return undefined;
  if (PHONE.test(value) || MONEY.test(value) || /^X{3}/i.test(value)) return undefined;
  if (findDates(value).some((date) => date.end - date.start >= value.length - 3)) return undefined;
  if (/^0+$/.test(value.replace(/\D/g, ""))) return undefined;
  return value;
}

/** "0744102887 KZB", "26292 4417 08FE", "26H0418 55073", "26061 WT 884 0172" and "26198 WT 004417-00": groups of digits and few letters, which under its own label are one number. */
const GROUPS =
  /^(?=(?:\D*\d){6})(?:[A-Z]{1,4}|\d{2,}|\d+[A-Z]{1,3}\d*|[A-Z]{1,4}\d+[A-Z]?)(?: (?:\d{1,12}[A-Z]{0,3}|[A-Z]{1,3}\d+|[A-Z]{2}(?= \d{3}))){0,5}(?: [A-Z]{1,3}|(?<=\d)-\d{2})?$/;

/** "V6224 - 880153": one number, whose groups a dash with blanks parts; two numbers of one length are a range's ends or days. */
const PARTED =
  /^([A-Z]{0,3}\d{2,}[A-Z]{0,2}) ?[-–] ([A-Z]{0,3}\d{2,}[A-Z]{0,2})$|^([A-Z]{0,3}\d{2,}[A-Z]{0,2}) [-–]([A-Z]{0,3}\d{2,}[A-Z]{0,2})$/;
export function partedByDash(value: string): string | undefined {
  const [, one, two, third, fourth] = PARTED.exec(value) ?? [];
  const [first = "", second = ""] = one === undefined ? [third, fourth] : [one, two];
  const isRange = /^\d+$/.test(first + second) && first.length === second.length;
  const digits = (first + second).replace(/\D/g, "").length;
  // "26150447 - 99213", "44718821 - A1234567": a whole number, and what else is told beside it; "800 - 5550199" is a telephone's.
  const isWhole = first.replace(/\D/g, "").length > 6 || /^\d{3} ?[-–] ?\d{7}$/.test(value);
  return digits >= 6 && !isRange && !isWhole && value.length <= 32 && findDates(value).length === 0
    ? value
    : undefined;
}

/** The whole of a value that is printed in groups, none of which is a word; undefined for all else. */
export function printedInGroups(value: string): string | undefined {
  const isOther = PHONE.test(value) || /^\d{5} \d{4}$/.test(value) || findDates(value).length > 0;
  return value.includes(" ") && GROUPS.test(value) && value.length <= 32 && !isOther ? value : undefined;
}

function isDateLike(token: string, tokens: string[]): boolean {
  return findDates(tokens.join(" "))[0]?.start === 0 && token.length <= 2;
}

/** "$4,310.00" or "538 00" to "4310.00". */
export function parseMoney(raw: string): string | undefined {
  const match =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})[.](\d{2})(?!\d)/.exec(raw) ??
    /^\s*\$?\s*(\d{1,7}) (\d{2})(?!\d|\/)/.exec(raw) ??
    /^\s*\$\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?![.,]?\d)/.exec(raw);
  if (!match) return undefined;
  return `${Number((match[1] ?? "").replace(/,/g, ""))}.${match[2] ?? "00"}`;
}

/** For comparing identifiers: capitals and digits only. */
export const identifierKey = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, "");
