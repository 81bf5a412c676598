/** Months, everyday words and those after whom a sign or a test is called: "April: 12 visits", "Hope improved", "Thomas 10 degrees". */
const WORDS: ReadonlySet<string> = new Set(
  "april june august hope mark rose dawn max clark thomas craig patrick roland morris harris".split(" "),
);

/** Whether a given name is so common as another word that it names nobody by itself. */
export const isAlsoWord = (name: string): boolean => WORDS.has(name.toLowerCase());
