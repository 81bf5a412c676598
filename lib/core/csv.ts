/** Begins a formula in a spreadsheet, also after blanks or in full width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is skipped by some spreadsheets
const FORMULA = /^[\s\u0000]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * One row as RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front; control characters
 * but line breaks are left out.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const risky = FORMULA.test(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = value.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
  const safe = risky ? `'${plain}` : plain;
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
