export const sentencesOf = (text: string) =>
  (
    text
      .replace(/\s+/g, " ")
      .match(
        /(?:\b(?:[A-Z]|No|Mr|Mrs|Ms|Dr|Sgt|St|Jr|Sr|Sec|vs|approx)\.(?= )|\bno\.(?= [A-Z-]{0,5}\d)|[^.!?]|[.!?](?=\S))+[.!?]*/g,
      ) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length >= 4);

/** "… because it did not show progress, and because it could be done at home", "…, and no plan of care was found": two reasons. */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(
      /[,;]?\s+and\s+(?=because\b)|[,;]\s+and\s+(?=(?:there (?:is|was|are|were) no|no)\b[^,;.]{4,70}\b(?:found|received|on file|in the (?:file|records?)|submitted|sent|enclosed|provided|included|documented|recorded)\b)/i,
    )
    .map((clause) => clause.replace(/^because\s+/i, ""))
    .filter((clause) => clause.split(" ").length >= 4);

/** "E0730 TENS unit   $310.00   Not medically necessary": a row of a bill is no beginning of the sentence below it. */
const ROW = /\S {3,}\S.*\$?\d[\d,]*\.\d{2}\b|\$?\d[\d,]*\.\d{2}\b.* {3,}\S/;
export const paragraphsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => (ROW.test(line) ? `\n${line}\n` : line))
    .join("\n")
    .split(/\n\s*\n|\f/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());

export const rowsOf = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => ROW.test(line))
    .map((line) => line.replace(/\s+/g, " ").trim());
export const behindRow = (sentence: string, rows: readonly string[]): string => {
  const row = rows.find((one) => sentence.startsWith(one) && sentence.length - one.length > LEAST_BEHIND);
  return row ? sentence.slice(row.length).trim() : sentence;
};
const LEAST_BEHIND = 30;

/** What tells two prints of the same words: letters and digits alone. */
export const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
