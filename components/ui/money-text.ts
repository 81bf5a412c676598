/**
 * What a person types for an amount, as a decimal string with two places: "$1,234.5" is "1234.50".
 * Null when it is not an amount; an empty string stays empty.
 */
export function normalizeMoney(text: string): string | null {
  const bare = text.trim().replace(/^\$\s*/, "");
  if (bare === "") return "";
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(bare);
  if (!match || bare === ".") return null;
  const dollars = (match[1] ?? "0").replaceAll(",", "").replace(/^0+(?=\d)/, "");
  return `${dollars}.${(match[2] ?? "").padEnd(2, "0")}`;
}
