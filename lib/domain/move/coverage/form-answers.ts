/** Every way to print a box as "[X]" or "[ ]". */
export const withPlainBoxes = (text: string): string =>
  text
    .replace(/\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|[☑☒✅]|(?<![\w_])_{1,2}[xX✓]_{1,2}(?![\w_])/gu, "[X]")
    .replace(/\[\s{0,3}\]|\(\s{0,3}\)|[☐□]|(?<![\w_])_{2,5}(?=\s?(?:yes|no|y|n)\b)/giu, "[ ]");

export type FormAnswer = { question: string; isYes: boolean };

/** "[ ] yes  [X] no", "Y [X]  N [ ]", "Work related?  No": a box may stand before its word or behind it. */
const ANSWER =
  /\[( |X)\] ?(yes|no|y|n)\b[ \t/]{0,8}\[( |X)\] ?(?:yes|no|y|n)\b|\b(yes|no|y|n)[ \t]{0,3}\[( |X)\][ \t/]{0,8}(?:yes|no|y|n)[ \t]{0,3}\[( |X)\]|[?:][ \t]{0,30}(yes|no|y|n)(?=[ \t]{2}|[ \t]*(?:[.;,|\n(]|$))/gim;
const isYesWord = (word: string) => /^y/i.test(word);

/** The yes-or-no questions of a form, each with its answer; one that was left open or ticked twice is none. */
export function formAnswers(page: string): FormAnswer[] {
  return withPlainBoxes(page)
    .split("\n")
    .flatMap((line) => {
      let from = 0;
      return [...line.matchAll(ANSWER)].flatMap((found) => {
        const question = line.slice(from, found.index + (found[7] ? 1 : 0)).trim();
        from = found.index + found[0].length;
        if (found[7]) return [{ question, isYes: isYesWord(found[7]) }];
        const [mark, word = "", other] = found[2]
          ? [found[1], found[2], found[3]]
          : [found[5], found[4], found[6]];
        return mark === other ? [] : [{ question, isYes: isYesWord(word) === (mark === "X") }];
      });
    });
}

/** The page without what it asks: a question tells nothing by itself. */
export const withoutQuestions = (page: string): string =>
  withPlainBoxes(page)
    .split("\n")
    .map((line) => line.replace(ANSWER, " ? ").replace(/[^.;?]{0,120}\?/g, " "))
    .join("\n");
