const STOP = new Set(
  "that this these with from have been were which when where there their does not show shows records record documentation documented services service patient member provided support supported medical necessary medically information required following least after before other under dates date your clinical evidence treatment made more than also only must such each care".split(
    " ",
  ),
);

const stem = (word: string) => word.replace(/(?<=\w{3})s$/, "").slice(0, 6);

/** The words of a text that tell one point from another, by their first letters. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z][a-z-]{2,}|\d{4,}[a-z]?/g) ?? [])
      .filter(
        (word) => (word.length > 3 || /\d/.test(word)) && !STOP.has(word) && !/^(?:19|20)\d\d$/.test(word),
      )
      .flatMap((word) =>
        word.includes("-")
          ? [
              word,
              ...word
                .split("-")
                .filter((part) => part.length > 3)
                .map(stem),
            ]
          : [stem(word)],
      ),
  );
