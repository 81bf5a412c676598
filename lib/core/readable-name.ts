/** Stay in capitals: what follows a last name. */
const NUMERALS = new Set(["II", "III", "IV", "VI"]);

/**
 * A person's name as people write it. Payers send names in capitals: "O'NEIL-MCCOY" is "O'Neil-McCoy". A name that
 * has small letters is left as it is.
 */
export function readableName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (NUMERALS.has(word)) return word;
    // "'S" at a word's end is no beginning of a name.
    if (name[at - 1] === "'" && word.length === 1) return word.toLowerCase();
    const lower = word.toLowerCase();
    const head = /^mc(?=\p{L}{2})/u.test(lower) ? 3 : 1;
    const capital = lower.charAt(0).toUpperCase();
    return head === 1
      ? capital + lower.slice(1)
      : `${capital}${lower.charAt(1)}${lower.charAt(2).toUpperCase()}${lower.slice(3)}`;
  });
}
