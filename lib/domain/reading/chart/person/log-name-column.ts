import type { Line } from "../../page/page-lines";
import { ENTRY_DAY, goesOnWith } from "./entry-person";

/** "10/02  08:05  " and "10/02/2026 8:05 AM | ": the day of an entry and its hour. */
const DAY_AND_HOUR =
  /^\s*[[(]?(?:[A-Z][a-z]{2,8}\.?,? )?[\d/-]{3,10}(?: 20\d\d)?[\])]?[\s,|]+(?:\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?[\s,|-]+)?/i;

/** How a log writes whom an entry is about. */
const FORMS: readonly RegExp[] = [
  // "BREWSTER H.", "LINDQUIST Tove": the surname in capitals.
  /^(\p{Lu}[\p{Lu}'’-]{2,}),? (\p{Lu}(?:\p{Ll}[\p{L}'’-]*|\.))(?=[\s,;:|(]|$)/u,
  // "Brewster, H.", "Lindquist, Tove"
  /^(\p{Lu}\p{Ll}[\p{L}'’-]+), (\p{Lu}(?:\p{Ll}[\p{L}'’-]*|\.)?)(?=[\s,;:|(]|$)/u,
  // "Tove Lindquist    ", "Tove Lindquist 11/19/1990": nothing else of the entry touches it.
  /^(\p{Lu}\p{Ll}[\p{L}'’-]+) (\p{Lu}\p{Ll}[\p{L}'’-]+)(?=\s{2,}|\s*\||\s+\(?\d{1,2}\/\d{1,2}\/\d{2,4}|\s*$)/u,
];
/** "AETNA Called back": what somebody did is no given name. */
const DEED =
  /^(?:\p{L}+ed|spoke|left|sent|rep|told|says?|said|no|not|will|has|is|was|auth|approv\w*|den\w*|claims?|um|fax|portal|per|via|to|from)\.?$/iu;

/**
 * "10/02  08:05  BREWSTER H.   Regence. No auth needed": a log whose entries begin with the name of whoever they are about, the patient's among
 * them. An entry that begins with another name, written in the same way at the same place, is that person's, with the lines that go on with it.
 */
export function ofLogNameColumn(
  lines: readonly Line[],
  /** The patient's names as a log may write them, each of two words in small letters. */
  ours: readonly string[][],
  namesPatient: (text: string) => boolean,
): Map<number, string> {
  const isOurs = (text: string) => text !== "" && (namesPatient(text) || isShortFor(text, ours));
  const found = new Map<number, string>();
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const entries = page.flatMap((index) => {
      const text = lines[index]?.text ?? "";
      const start = ENTRY_DAY.test(text) ? (DAY_AND_HOUR.exec(text)?.[0].length ?? 0) : 0;
      return start > 0 ? [{ index, start, said: text.slice(start) }] : [];
    });
    for (const own of entries) {
      const form = FORMS.find((one) => isOurs(one.exec(own.said)?.[0] ?? ""));
      if (!form) continue;
      for (const { index, start, said } of entries) {
        const [name, one = "", two = ""] = form.exec(said) ?? [];
        if (!name || Math.abs(start - own.start) > 2 || DEED.test(one) || DEED.test(two)) continue;
        if (isOurs(name) || namesPatient(said)) continue;
        for (let at = index; at === index || goesOnWith(lines[at], lines[index] as Line); at++) {
          if (lines[at]?.page !== lines[index]?.page) break;
          found.set(at, name);
        }
      }
      break;
    }
  }
  return found;
}

/** "AMES Roz" of Rosa Ames-Tell: a part of the surname, and a given name that begins alike. */
function isShortFor(name: string, ours: readonly string[][]): boolean {
  const words: string[] = name.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return ours.some(
    ([one = "", two = ""]) =>
      one.length > 2 &&
      words.includes(one) &&
      words.some((word) => word !== one && word.startsWith(two.slice(0, 1))),
  );
}
