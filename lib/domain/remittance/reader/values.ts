import type { Segment } from "../x12/segment";
import { components, element, optional } from "../x12/segment";
import type { Amount, IsoDate, Person, Procedure, Reference } from "./model";
import type { ProblemCode, ProblemDetails } from "./problem";

/** Called for each value that cannot be taken as it stands. */
export type Report = (code: ProblemCode, segment: Segment, details?: ProblemDetails) => void;

/** 99,999,999.99, the largest amount of the guides' practical use and of our tables. */
const MAX_CENTS = 9_999_999_999n;

const AMOUNT = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Element `n` as cents; null when empty, unreadable or too large, the last two reported. */
export function readAmount(segment: Segment, n: number, what: string, report: Report): Amount {
  const text = element(segment, n);
  if (text === "") return null;
  const match = AMOUNT.exec(text);
  const [, sign = "", whole = "", fraction = ""] = match ?? [];
  if (!match || whole + fraction === "") {
    report("amount", segment, { what, text });
    return null;
  }
  if (text.length > 40) {
    report("amount_overflow", segment, { what });
    return null;
  }
  let cents = BigInt(whole || "0") * 100n + BigInt(`${fraction}00`.slice(0, 2));
  if (/[1-9]/.test(fraction.slice(2))) {
    if (Number(fraction[2]) >= 5) cents += 1n;
    report("amount_fraction", segment, { what, text });
  }
  if (cents > MAX_CENTS) {
    report("amount_overflow", segment, { what });
    return null;
  }
  return cents === 0n ? 0 : Number(sign ? -cents : cents);
}

/** As `readAmount`, but an empty element is reported and becomes null. */
export function requireAmount(segment: Segment, n: number, what: string, report: Report): Amount {
  if (element(segment, n) === "") report("missing", segment, { what });
  return readAmount(segment, n, what, report);
}

export function readQuantity(segment: Segment, n: number): number | null {
  const text = element(segment, n);
  return /^-?\d{0,12}(\.\d{1,6})?$/.test(text) && text !== "" ? Number(text) : null;
}

const EARLIEST = "1990-01-01";

/**
 * A CCYYMMDD element as an ISO date. A date that exists but lies before 1990 or after `latest` is reported and
 * still returned, so that a person can see it.
 */
export function readDate(
  segment: Segment,
  n: number,
  what: string,
  latest: IsoDate,
  report: Report,
): IsoDate | null {
  const text = element(segment, n);
  if (text === "" || text === "00000000") return null;
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const iso = match ? `${match[1]}-${match[2]}-${match[3]}` : "";
  const time = match ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) {
    report("date", segment, { what, text });
    return null;
  }
  if (iso < EARLIEST || iso > latest) report("date_range", segment, { what, text: iso });
  return iso;
}

export function readPerson(segment: Segment): Person {
  return {
    last: optional(segment, 3),
    first: optional(segment, 4),
    middle: optional(segment, 5),
    suffix: optional(segment, 7),
    idQualifier: optional(segment, 8),
    id: optional(segment, 9),
  };
}

/** "RAYMOND W BURCK"; null when no part is given. */
export function fullName(person: Person | null): string | null {
  const parts = [person?.first, person?.middle, person?.last, person?.suffix];
  return parts.filter((part) => part).join(" ") || null;
}

export function readReference(segment: Segment): Reference | null {
  const qualifier = element(segment, 1);
  const value = element(segment, 2);
  return qualifier && value ? { qualifier, value } : null;
}

/** A procedure composite (SVC01, SVC06), or null when it is empty or lacks its qualifier or code. */
export function readProcedure(segment: Segment, n: number): Procedure | null {
  const [qualifier = "", code = "", ...rest] = components(segment, n);
  if (!/^[A-Z0-9]{2}$/.test(qualifier) || code === "") return null;
  return { qualifier, code, modifiers: rest.slice(0, 4).filter((modifier) => modifier !== "") };
}

/** Digits without the dashes that some payers write; other text is kept as it stands. */
export function taxId(value: string): string {
  const digits = value.replace(/[\s-]/g, "");
  return /^\d{9}$/.test(digits) ? digits : value;
}
