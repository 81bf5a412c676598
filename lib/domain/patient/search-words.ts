const PHONE_LIKE = /^[\d\s().+\-/]*\d[\d\s().+\-/]*$/;
/** More words than this narrow nothing further. */
const MAX_WORDS = 8;

/**
 * What was typed into the search box, as the words that each must occur: longest first, because the first two are
 * looked up in the index. A phone number counts by its digits however it is punctuated.
 */
export function searchWords(typed: string): string[] {
  const text = typed.trim();
  if (text === "") return [];
  if (PHONE_LIKE.test(text)) return [phoneDigits(text)];
  const words = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (PHONE_LIKE.test(word) ? phoneDigits(word) : word));
  const distinct = [...new Set(words)];
  return distinct.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

/** Without the country code, which is typed as often as it is left out. */
function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
