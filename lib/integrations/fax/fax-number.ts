import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

export type ParsedFaxNumber = { ok: true; number: string } | { ok: false; message: string };

export const BAD_FAX_NUMBER = "Enter a 10-digit US or Canadian fax number, such as (415) 555-0100.";

/** The states, the territories of the US, and Canada; the plan's other countries cost and count as abroad. */
const SERVED: readonly CountryCode[] = ["US", "CA", "PR", "VI", "GU", "AS", "MP"];

/** One US or Canadian fax number as typed by a person, to E.164 (`+14155550100`). */
export function parseFaxNumber(input: string): ParsedFaxNumber {
  const bad = { ok: false, message: BAD_FAX_NUMBER } as const;
  const typed = input.trim();
  if (typed.length > 40 || !/^[+0-9().\s/-]+$/.test(typed)) return bad;
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false });
  if (parsed?.countryCallingCode !== "1" || parsed.ext) return bad;
  if (!parsed.isValid() || !parsed.country || !SERVED.includes(parsed.country)) return bad;
  if (parsed.getType() === "PREMIUM_RATE") return bad;
  return { ok: true, number: parsed.number };
}
