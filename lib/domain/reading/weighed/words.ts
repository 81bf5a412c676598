/** Words as the weights know them: lower case, without endings, and amounts, dates and numbers as one word each. */

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** They say nothing alone, only beside another word. */
const SMALL_WORDS = new Set(
  "a an the of to and in for is are this that it on by with as be or at our your we you".split(" "),
);

const stem = (word: string): string => {
  if (word.length <= 3) return word;
  if (word.length <= 5) return word.replace(/s$/, "");
  return word
    .replace(/(?:ations?|ings?|ments?|ed|es|s|ly)$/, "")
    .replace(/i$/, "y")
    .replace(/e$/, "");
};

function numberWord(digits: string): string {
  if (/^\d+\.\d\d$/.test(digits)) return "<m>";
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(digits)) return "<d>";
  return /^\d{5}$/.test(digits) ? "<5>" : "<n>";
}

/** Where somebody lives says nothing, and invented papers share their towns. */
const TOWN =
  /(?<![\p{L}])(?:\p{Lu}[\p{L}.'’-]*,? ){0,2}\p{Lu}[\p{L}.'’-]*,? {1,2}(?:[A-Z]{2}|(?:New |North |South |West )?\p{Lu}\p{Ll}{3,}),? {1,2}\d{5}(?:-\d{4})?(?!\d)/gu;

/** "$45.00 was paid on 03/04/2026?" is <m> was paid on <d> ? */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [found] of text
    .replace(TOWN, "townzip")
    .toLowerCase()
    .replace(/[’']/g, "")
    .matchAll(/\$ ?[\d,.]+|\d[\d/.,-]*|[a-z]+|[?:]/g)) {
    const word = found.startsWith("$")
      ? "<m>"
      : /^\d/.test(found)
        ? numberWord(found)
        : MONTH.test(found)
          ? "<month>"
          : stem(found);
    if (word.startsWith("<") && words.at(-1) === word) continue;
    words.push(word);
  }
  return words;
}

/** The words of a text, each alone and with its neighbor. `prefix` says where they stand. */
export function textSigns(text: string, prefix = ""): string[] {
  const words = wordsOf(text);
  const signs: string[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    const afterNext = words[at + 2];
    if (!SMALL_WORDS.has(word)) signs.push(`${prefix}${word}`);
    if (next !== undefined) signs.push(`${prefix}${word} ${next}`);
    if (next !== undefined && afterNext !== undefined && SMALL_WORDS.has(next))
      signs.push(`${prefix}${word} * ${afterNext}`);
  });
  return signs;
}
