import { fieldWordsIn } from "./field-words";

/** What a text is about: its content words by their stems, the field's names, and its codes. */
export type Terms = { words: ReadonlySet<string>; names: ReadonlySet<string>; codes: ReadonlySet<string> };

const EMPTY = new Set(
  "about above after also and any are as at based be because been before being both but by can case claim claims could date dates decision denial denied did does document documentation documented documents each for from given had has have her here him his how include included including information into its itself letter made may medical medically member more must necessary need needed non not notice one only other our out over patient per plan please policy provide provided provider received record records reason request requested required review service services show shown shows since such than that the their them then there these they this those through time under until upon use used was were what when where which while who will with within without would you your".split(
    " ",
  ),
);

/** Words of one family share their first letters: "stiff" and "stiffness", "sprained" and "sprain". */
const stemOf = (word: string): string =>
  word
    .replace(/(?:ies)$/, "y")
    .replace(/(?<=\w{3})s$/, "")
    .slice(0, 6);

/** Codes of services, diagnoses and approvals: they tell more than any word. */
const CODE = /\b(?:[A-Z]\d{4}|\d{5}|[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}|[A-Z]{1,4}\d{0,3}-?\d{4,})\b/g;

export function termsOf(text: string): Terms {
  const words = (text.toLowerCase().match(/[a-z][a-z'-]{2,}/g) ?? [])
    .flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]))
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map(stemOf);
  return {
    words: new Set(words),
    names: fieldWordsIn(text),
    codes: new Set(text.match(CODE) ?? []),
  };
}

/** How rare each term is among the passages of a chart: what every page says tells none apart. */
export function rarityOf(passages: readonly Terms[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { words, names } of passages)
    for (const term of [...words, ...names]) counts.set(term, (counts.get(term) ?? 0) + 1);
  const all = Math.max(passages.length, 1);
  return (term) => Math.log(1 + all / (1 + (counts.get(term) ?? 0)));
}

/** What two texts have in common: a name of the field counts twice a word, a code three times, rare ones more. */
export function sharedWeight(asked: Terms, said: Terms, rarity: (term: string) => number): number {
  let sum = 0;
  for (const word of asked.words) if (said.words.has(word)) sum += 0.6 * rarity(word);
  for (const name of asked.names) if (said.names.has(name)) sum += 1.2 * rarity(name);
  for (const code of asked.codes) if (said.codes.has(code)) sum += 2;
  return sum;
}
