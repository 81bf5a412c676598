/** What people are called for short, where the short form is not how the long one begins. */
const SHORT: ReadonlySet<string> = new Set(
  (
    "bob:robert bobby:robert rob:robert bill:william billy:william will:william liam:william dick:richard rick:richard rich:richard " +
    "jack:john johnny:john jim:james jimmy:james jamie:james ted:theodore ted:edward ned:edward chuck:charles hank:henry harry:henry " +
    "larry:lawrence tony:anthony mike:michael mickey:michael nick:nicholas andy:andrew joe:joseph steve:stephen tom:thomas " +
    "peggy:margaret meg:margaret maggie:margaret betty:elizabeth beth:elizabeth liz:elizabeth libby:elizabeth lisa:elizabeth " +
    "kate:katherine kathy:katherine katie:katherine kate:catherine cathy:catherine sue:susan patty:patricia trish:patricia " +
    "sally:sarah sandy:sandra becky:rebecca nancy:ann molly:mary polly:mary ginny:virginia dottie:dorothy dot:dorothy nell:eleanor " +
    "nellie:eleanor lena:helena gus:augustus chris:christopher chris:christine tina:christina trina:katrina pepe:jose paco:francisco " +
    "pancho:francisco lupe:guadalupe nacho:ignacio beto:roberto memo:guillermo chuy:jesus toni:antonia nando:fernando"
  ).split(" "),
);
/** "Juan" and "Juanita", "Paul" and "Paula" are a brother and a sister, and neither is the other for short. */
const FEMININE = /^(?:a|e|ia|la|na|ita|ina|ine|ella|elle|lle|ette|etta)$/;
const LEAST = 3;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= LEAST);

/** "Des Achterberg" of Desmond, "Peggy Ames" of Margaret Ames: the same surname, and a given name that is short for the patient's. */
export function isShortFor(name: string, patient: string): boolean {
  const [given = "", ...rest] = wordsOf(patient);
  const words = wordsOf(name);
  const surname = words.find((word) => rest.includes(word));
  if (!surname) return false;
  const others = words.filter((word) => !rest.includes(word));
  return (
    others.length === 1 && others.every((word) => isBeginning(word, given) || SHORT.has(`${word}:${given}`))
  );
}

const isBeginning = (word: string, given: string) =>
  given !== word && given.startsWith(word) && !FEMININE.test(given.slice(word.length));

/** "Pe" of Peggy, who is Margaret: letters that a nickname of the given name begins with. */
export const isBeginningOfShort = (letters: string, given: string): boolean =>
  [...SHORT].some((pair) => pair.endsWith(`:${given}`) && pair.startsWith(letters));
